"""The position: district, ring, forum and seats."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
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
from quadriga.terminal.boards.parts import named, part, still

ON_RING: Final = (Starting, Moving, Taking, Crafting)
"""The phases in which tiles are taken."""

NOW, SOON, LATER, ASIDE = Importance


def parts(scene: Drawn, _answers: Words) -> Iterator[Part]:
    """The parts of the position: the ring while tiles are taken, the forum once it is laid out."""
    seat, moment = owner(scene), scene.view.moment
    with_tile, on_ring = isinstance(moment, Placing | Taking), isinstance(moment, ON_RING)
    yield part(
        message("board-part", part="district"),
        NOW if with_tile else SOON,
        still(lambda: Group(*district(scene, seat))),
        still(lambda: Group(*district_in_short(scene, seat), goals_in_short(scene, seat))),
        still(lambda: Group(*district_in_short(scene, seat))),
    )
    legend = Group(*_legend(scene))
    yield part(
        message("board-part", part="legend"),
        LATER,
        still(lambda: Padding(legend, (0, 0, 0, 1))),
        apart=False,
    )
    if not isinstance(moment, Over):
        soon = SOON if with_tile else NOW
        yield part(
            message("board-part", part="ring"),
            soon if on_ring else ASIDE,
            still(lambda: Group(*_ring(scene))),
        )
    cards = list(forum(scene))
    if cards and not isinstance(moment, Over):
        soon = LATER if on_ring or with_tile else NOW
        yield part(
            message("board-part", part="forum"),
            soon,
            still(lambda: Group(_forum_heading(scene), *cards)),
        )
    yield part(
        message("board-part", part="seats"),
        SOON,
        still(lambda: seats.seats(scene)),
        still(lambda: seats.own(scene)),
    )
    yield part(
        message("board-part", part="score"), LATER, still(lambda: named(_score(scene, seat)))
    )
    yield part(
        message("board-part", part="others"),
        LATER,
        still(lambda: named(_others(scene, seat))),
        apart=False,
    )
    waiting = seats.waiting(scene)
    if waiting is not None:
        heading = scene.translator.text(message("terminal-to-follow"))
        yield part(
            message("board-part", part="queue"),
            SOON,
            still(lambda: named([(heading, waiting)])),
            apart=False,
        )
    tiles_now = list(_in_hand(scene))
    if tiles_now:
        shown = [(head, tiles.faces(scene.box, name)[0]) for head, name in tiles_now]
        yield part(
            message("board-part", part="tiles"),
            NOW if isinstance(moment, Placing) else LATER,
            still(lambda: tiles.pictures(scene, shown)),
            still(lambda: named((head, tiles.words(scene, name)) for head, name in tiles_now)),
        )


def _legend(scene: Drawn) -> Iterator[Text]:
    yield Text(scene.translator.text(message("terminal-legend")), "dim")
    yield Text(scene.translator.text(message("terminal-legend-more")), "dim")


def _ring(scene: Drawn) -> Iterator[RenderableType]:
    yield ring(scene)
    if any(scene.view.row):
        yield named([(scene.translator.text(message("bottom-row")), row(scene))])


def _forum_heading(scene: Drawn) -> Text:
    heading = Text(f" {scene.translator.text(message('forum'))}", "bold")
    return heading.append(_forum_words(scene), "not bold dim")


def _forum_words(scene: Drawn) -> str:
    if scene.outlook.offers:
        return f"   {scene.translator.text(message('terminal-forum-offers'))}"
    return f"   {scene.translator.text(message('terminal-forum'))}"


def _score(scene: Drawn, seat: int) -> Iterator[tuple[str, Text]]:
    say = scene.translator.text
    yield say(message("terminal-built", who=seated(seat))), seats.built(scene, seat)
    yield say(message("terminal-score")), seats.score(scene, seat)
    if scene.outlook.seats[seat].fountains:
        yield say(message("terminal-fountains")), seats.fountains(scene, seat)


def _others(scene: Drawn, seat: int) -> Iterator[tuple[str, Text]]:
    for other in range(len(scene.view.seats)):
        if other != seat:
            name = scene.translator.text(message("terminal-built", who=seated(other)))
            yield name, seats.built(scene, other)


def _in_hand(scene: Drawn) -> Iterator[tuple[str, str]]:
    """The tile to be placed, or those that can be taken, each with its heading."""
    moment = scene.view.moment
    if isinstance(moment, Placing):
        yield scene.translator.text(message("terminal-your-tile")), moment.tile
    elif isinstance(moment, Taking):
        blueprint = scene.view.ring[scene.view.seats[moment.seat].patrician - 1]
        yield from ((str(slot), name) for slot, name in enumerate(blueprint, start=1) if name)
