"""The position: market, races, seats and cities."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from quadriga.games.minerva.box.components import Category
from quadriga.games.minerva.rules.phase_views import Directing, Placing, Resolving, Selling
from quadriga.games.minerva.rules.state import Over
from quadriga.language import message, seated
from quadriga.terminal.boards.board import Importance, Part, Words
from quadriga.terminal.boards.minerva.city import city, in_short
from quadriga.terminal.boards.minerva.market import market, market_in_short
from quadriga.terminal.boards.minerva.seats import own_seat, points, races, seats, sitter
from quadriga.terminal.boards.minerva.signs import ASSISTED, RESIDENCE, Drawn, kind, said
from quadriga.terminal.boards.parts import named, part, still

IN_TURN: Final = (Placing, Directing, Resolving, Selling)
"""The phases within a turn, in which less is drawn."""

NOW, SOON, LATER, ASIDE = Importance


def parts(scene: Drawn, answers: Words) -> Iterator[Part]:
    """The parts of the position."""
    view = scene.view
    in_turn = isinstance(view.moment, IN_TURN) and view.moment.seat == view.seat
    if not isinstance(view.moment, Over):
        # Whoever is asked which tile to build reads the market in the answers.
        soon = LATER if answers else SOON
        yield part(
            message("board-part", part="market"),
            ASIDE if in_turn else soon,
            still(lambda: market(scene)),
            lambda columns: market_in_short(scene, columns),
        )
    yield part(message("board-part", part="races"), LATER, still(lambda: named(races(scene))))
    yield part(
        message("board-part", part="seats"),
        SOON,
        still(lambda: seats(scene)),
        still(lambda: own_seat(scene)),
    )
    drawn = range(len(view.seats)) if view.seat is None else [view.seat]
    others = [seat for seat in range(len(view.seats)) if seat not in drawn]
    if others:
        yield part(
            message("board-part", part="others"),
            ASIDE if in_turn else LATER,
            still(lambda: _others(scene, others)),
        )
    for seat in drawn:
        yield _city(scene, seat, SOON if answers[:1] == ("build",) else NOW)
    legend = Group(*_legend(scene))
    yield part(
        message("board-part", part="legend"), LATER, still(lambda: Padding(legend, (0, 0, 0, 1)))
    )


def _city(scene: Drawn, seat: int, importance: Importance) -> Part:
    """The city of a seat; whoever looks on sees all of them, each with its number."""
    name = message("city-title", who=seated(seat))
    number = f"{seat + 1}" if scene.view.seat is None else ""
    title = named([(said(scene, name), Text(points(scene, seat)))])
    return Part(
        f"city{number}",
        name,
        importance,
        (
            lambda columns: Group(title, *city(scene, seat, columns)),
            lambda columns: Group(*city(scene, seat, columns)),
            lambda columns: Group(*city(scene, seat, columns, effects=False)),
        ),
    )


def _others(scene: Drawn, seats: Sequence[int]) -> RenderableType:
    return named((sitter(scene, seat).plain, _in_short(scene, seat)) for seat in seats)


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
