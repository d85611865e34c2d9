"""The whole position: district, ring, forum and seats."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from quadriga.games.carpe_diem.phase_views import Crafting, Placing
from quadriga.games.carpe_diem.state import Moving, Over, Starting, Taking
from quadriga.language import message, seated
from quadriga.terminal.boards.carpe_diem import seats, tiles
from quadriga.terminal.boards.carpe_diem.district import district
from quadriga.terminal.boards.carpe_diem.forum import forum
from quadriga.terminal.boards.carpe_diem.ring import ring, row
from quadriga.terminal.boards.carpe_diem.signs import Drawn, owner
from quadriga.terminal.boards.parts import named


def position(scene: Drawn) -> RenderableType:
    """The whole position."""
    seat = owner(scene)
    return Group(
        *district(scene, seat),
        Padding(Group(*_legend(scene)), (0, 0, 0, 1)),
        Text(),
        *_middle(scene),
        seats.seats(scene),
        Text(),
        named(_lines(scene, seat)),
        *_in_hand(scene),
    )


def _legend(scene: Drawn) -> Iterator[Text]:
    yield Text(scene.translator.text(message("terminal-legend")), "dim")
    yield Text(scene.translator.text(message("terminal-legend-more")), "dim")


def _middle(scene: Drawn) -> Iterator[RenderableType]:
    """The ring while tiles are taken, the forum once it is laid out."""
    say = scene.translator.text
    if isinstance(scene.view.moment, Starting | Moving | Taking | Crafting):
        yield ring(scene)
        if any(scene.view.row):
            yield named([(say(message("bottom-row")), row(scene))])
        yield Text()
    cards = list(forum(scene))
    if cards and not isinstance(scene.view.moment, Over):
        yield Text(f" {say(message('forum'))}", "bold").append(_forum_words(scene), "not bold dim")
        yield from cards
        yield Text()


def _forum_words(scene: Drawn) -> str:
    if scene.outlook.offers:
        return f"   {scene.translator.text(message('terminal-forum-offers'))}"
    return f"   {scene.translator.text(message('terminal-forum'))}"


def _lines(scene: Drawn, seat: int) -> Iterator[tuple[str, Text]]:
    say = scene.translator.text
    yield say(message("terminal-built", who=seated(seat))), seats.built(scene, seat)
    yield say(message("terminal-score")), seats.score(scene, seat)
    if scene.outlook.seats[seat].fountains:
        yield say(message("terminal-fountains")), seats.fountains(scene, seat)
    for other in range(len(scene.view.seats)):
        if other != seat:
            yield say(message("terminal-built", who=seated(other))), seats.built(scene, other)
    waiting = seats.waiting(scene)
    if waiting is not None:
        yield say(message("terminal-to-follow")), waiting


def _in_hand(scene: Drawn) -> Iterator[RenderableType]:
    """Pictures of the tile to be placed, or of those that can be taken."""
    moment, names = scene.view.moment, list[tuple[str, str]]()
    if isinstance(moment, Placing):
        names = [(scene.translator.text(message("terminal-your-tile")), moment.tile)]
    elif isinstance(moment, Taking):
        blueprint = scene.view.ring[scene.view.seats[moment.seat].patrician - 1]
        names = [(str(slot), name) for slot, name in enumerate(blueprint, start=1) if name]
    if names:
        yield Text()
        shown = [(head, tiles.faces(scene.box, name)[0]) for head, name in names]
        yield tiles.pictures(scene, shown)
