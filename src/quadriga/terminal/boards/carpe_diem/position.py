"""The position: district, ring, forum and seats."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from quadriga.games.carpe_diem.rules.state import Crafting, Moving, Over, Starting, Taking
from quadriga.games.carpe_diem.rules.view import Placing
from quadriga.language import message, seated
from quadriga.terminal.boards.board import Importance, Part, Words
from quadriga.terminal.boards.carpe_diem import seats, tiles
from quadriga.terminal.boards.carpe_diem.district import district, district_in_short, goals_in_short
from quadriga.terminal.boards.carpe_diem.forum import forum
from quadriga.terminal.boards.carpe_diem.ring import ring, row
from quadriga.terminal.boards.carpe_diem.signs import Drawn, owner
from quadriga.terminal.boards.parts import indented, named, part

ON_RING: Final = (Starting, Moving, Taking, Crafting)
"""The phases in which tiles are taken."""

NOW, SOON, LATER, ASIDE = Importance


def parts(scene: Drawn, _answers: Words) -> Iterator[Part]:
    """The parts of the position: the ring while tiles are taken, the forum once it is laid out."""
    seat, moment = owner(scene), scene.view.moment
    with_tile, on_ring = isinstance(moment, Placing | Taking), isinstance(moment, ON_RING)
    district_rows = Group(*district_in_short(scene, seat))
    yield part(
        message("board-part", part="district"),
        NOW if with_tile else SOON,
        Group(*district(scene, seat)),
        Group(district_rows, goals_in_short(scene, seat)),
        district_rows,
    )
    legend = indented(Group(*_legend(scene)))
    yield part(message("board-part", part="legend"), LATER, legend, apart=False)
    if not isinstance(moment, Over):
        soon = SOON if with_tile else NOW
        ring_and_row = Group(*_ring(scene))
        yield part(message("board-part", part="ring"), soon if on_ring else ASIDE, ring_and_row)
    cards = list(forum(scene))
    if cards and not isinstance(moment, Over):
        soon = LATER if on_ring or with_tile else NOW
        yield part(message("board-part", part="forum"), soon, Group(_forum_heading(scene), *cards))
    rows = seats.seats(scene), seats.seats(scene, own=True)
    yield part(message("board-part", part="seats"), SOON, *rows)
    yield part(message("board-part", part="score"), LATER, named(_score(scene, seat)))
    others = named(_others(scene, seat))
    yield part(message("board-part", part="others"), LATER, others, apart=False)
    waiting = seats.waiting(scene)
    if waiting is not None:
        queue = named([(scene.say(message("terminal-to-follow")), waiting)])
        yield part(message("board-part", part="queue"), SOON, queue, apart=False)
    tiles_now = list(_in_hand(scene))
    if tiles_now:
        shown = [(head, tiles.faces(scene.box, name)[0]) for head, name in tiles_now]
        yield part(
            message("board-part", part="tiles"),
            NOW if isinstance(moment, Placing) else LATER,
            tiles.pictures(scene, shown),
            named((head, tiles.words(scene, name)) for head, name in tiles_now),
        )


def _legend(scene: Drawn) -> Iterator[Text]:
    yield scene.text(message("terminal-legend"), "dim")
    yield scene.text(message("terminal-legend-more"), "dim")


def _ring(scene: Drawn) -> Iterator[RenderableType]:
    yield ring(scene)
    if any(scene.view.row):
        yield named([(scene.say(message("bottom-row")), row(scene))])


def _forum_heading(scene: Drawn) -> Text:
    offers = bool(scene.outlook.offers)
    legend = message("terminal-forum-offers") if offers else message("terminal-forum")
    heading = Text(f" {scene.say(message('forum'))}", "bold")
    return heading.append(f"   {scene.say(legend)}", "not bold dim")


def _score(scene: Drawn, seat: int) -> Iterator[tuple[str, Text]]:
    say = scene.say
    yield say(message("terminal-built", who=seated(seat))), seats.built(scene, seat)
    yield say(message("terminal-score")), seats.score(scene, seat)
    if scene.outlook.seats[seat].fountains:
        yield say(message("terminal-fountains")), seats.fountains(scene, seat)


def _others(scene: Drawn, seat: int) -> Iterator[tuple[str, Text]]:
    for other in range(len(scene.view.seats)):
        if other != seat:
            name = scene.say(message("terminal-built", who=seated(other)))
            yield name, seats.built(scene, other)


def _in_hand(scene: Drawn) -> Iterator[tuple[str, str]]:
    """The tile to be placed, or those that can be taken, each with its heading."""
    moment = scene.view.moment
    if isinstance(moment, Placing):
        yield scene.say(message("terminal-your-tile")), moment.tile
    elif isinstance(moment, Taking):
        blueprint = scene.view.ring[scene.view.seats[moment.seat].patrician - 1]
        yield from ((str(slot), name) for slot, name in enumerate(blueprint, start=1) if name)
