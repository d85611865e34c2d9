"""The whole position: district, ring, forum and seats."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from quadriga.games.carpe_diem.phase_views import Crafting, Placing
from quadriga.games.carpe_diem.state import Moving, Over, Starting, Taking
from quadriga.kit.words import COLOURS
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
        Padding(Group(*_legend()), (0, 0, 0, 1)),
        Text(),
        *_middle(scene),
        seats.seats(scene),
        Text(),
        named(_lines(scene, seat)),
        *_in_hand(scene),
    )


def _legend() -> Iterator[Text]:
    yield Text(
        "Words are cut to four letters; CAPITALS: completed, a goal reached; ● a tile;", "dim"
    )
    yield Text("digit: chimneys; w: writ; x,y: a tile may go there; beside the frame: goals", "dim")


def _middle(scene: Drawn) -> Iterator[RenderableType]:
    """The ring while tiles are taken, the forum once it is laid out."""
    if isinstance(scene.view.moment, Starting | Moving | Taking | Crafting):
        yield ring(scene)
        if any(scene.view.row):
            yield named([("Bottom row", row(scene))])
        yield Text()
    cards = list(forum(scene))
    if cards and not isinstance(scene.view.moment, Over):
        yield Text(" Forum", "bold").append(_forum_words(scene), "not bold dim")
        yield from cards
        yield Text()


def _forum_words(scene: Drawn) -> str:
    free = "+3 what a marker would bring you now; " if scene.outlook.offers else ""
    return f"   {free}[1] a marker; step: 1 prestige"


def _lines(scene: Drawn, seat: int) -> Iterator[tuple[str, Text]]:
    mine = "You" if seat == scene.view.seat else _called(seat)
    yield f"{mine} built", seats.built(scene, seat)
    yield "Score so far", seats.score(scene, seat)
    if scene.outlook.seats[seat].fountains:
        yield "Fountains", seats.fountains(scene, seat)
    for other in range(len(scene.view.seats)):
        if other != seat:
            yield f"{_called(other)} built", seats.built(scene, other)
    waiting = seats.waiting(scene)
    if waiting is not None:
        yield "To follow", waiting


def _in_hand(scene: Drawn) -> Iterator[RenderableType]:
    """Pictures of the tile to be placed, or of those that can be taken."""
    moment, names = scene.view.moment, list[tuple[str, str]]()
    if isinstance(moment, Placing):
        names = [(f"tile {moment.tile}", moment.tile)]
    elif isinstance(moment, Taking):
        blueprint = scene.view.ring[scene.view.seats[moment.seat].patrician - 1]
        names = [(name, name) for name in blueprint if name]
    if names:
        yield Text()
        yield tiles.pictures([(head, tiles.faces(scene.box, name)[0]) for head, name in names])


def _called(seat: int) -> str:
    """A seat by its number on the board and its colour in sentences."""
    return f"{seat + 1} {COLOURS[seat]}"
