"""The whole position: market, races, seats and cities."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from quadriga.games.minerva.components import Category
from quadriga.games.minerva.phase_views import Directing, Placing, Resolving, Selling
from quadriga.games.minerva.state import Over
from quadriga.language import message, seated
from quadriga.terminal.boards.minerva.city import city, in_short
from quadriga.terminal.boards.minerva.market import market
from quadriga.terminal.boards.minerva.seats import points, races, seats, sitter
from quadriga.terminal.boards.minerva.signs import ASSISTED, RESIDENCE, Drawn, kind, said
from quadriga.terminal.boards.parts import named

IN_TURN: Final = (Placing, Directing, Resolving, Selling)
"""The phases within a turn, in which less is drawn."""


def position(scene: Drawn) -> RenderableType:
    """The whole position; shorter within the own turn."""
    return Group(*_parts(scene))


def _parts(scene: Drawn) -> Iterator[RenderableType]:
    view = scene.view
    in_turn = isinstance(view.moment, IN_TURN) and view.moment.seat == view.seat
    if not in_turn and not isinstance(view.moment, Over):
        yield market(scene)
        yield Text()
    yield named(races(scene))
    yield Text()
    yield seats(scene)
    drawn = range(len(view.seats)) if view.seat is None else [view.seat]
    others = [seat for seat in range(len(view.seats)) if seat not in drawn]
    if others and not in_turn:
        yield Text()
        yield named((sitter(scene, seat).plain, _in_short(scene, seat)) for seat in others)
    for seat in drawn:
        yield Text()
        name = said(scene, message("city-title", who=seated(seat)))
        yield named([(name, Text(points(scene, seat)))])
        yield from city(scene, seat)
    yield Text()
    yield Padding(Group(*_legend(scene)), (0, 0, 0, 1))


def _in_short(scene: Drawn, seat: int) -> Text:
    words = in_short(scene, scene.view.seats[seat])
    return Text.assemble(points(scene, seat), (f"\n{words}", "dim"))


def _legend(scene: Drawn) -> Iterator[Text]:
    """The legend of the characters."""
    kinds = "  ".join(
        f"{kind(scene.translator, one)} {said(scene, message('category', category=one.value))}"
        for one in Category
        if one is not Category.RESIDENTIAL
    )
    yield Text(f"{said(scene, message('legend-units'))}   {kinds}", "dim")
    yield Text(said(scene, message("legend-city", residence=RESIDENCE, assisted=ASSISTED)), "dim")
