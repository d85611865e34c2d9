"""The position: market, races, seats and cities."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group
from rich.text import Text

from quadriga.games.minerva.box.components import Category
from quadriga.games.minerva.rules.phase_views import Directing, Placing, Resolving, Selling
from quadriga.games.minerva.rules.state import Over
from quadriga.language import message, seated
from quadriga.terminal.boards.board import ByWidth, Importance, Part, Words
from quadriga.terminal.boards.minerva.city import city, in_short
from quadriga.terminal.boards.minerva.market import market, market_in_short
from quadriga.terminal.boards.minerva.seats import points, races, seats, sitter
from quadriga.terminal.boards.minerva.signs import ASSISTED, RESIDENCE, Drawn, kind
from quadriga.terminal.boards.parts import indented, named, part

IN_TURN: Final = (Placing, Directing, Resolving, Selling)
"""The phases within a turn, in which less is drawn."""

NOW, SOON, LATER, ASIDE = Importance


def parts(scene: Drawn, answers: Words) -> Iterator[Part]:
    """The parts of the position."""
    view = scene.view
    in_turn = isinstance(view.moment, IN_TURN) and view.moment.seat == view.seat
    if not isinstance(view.moment, Over):
        # The question which tile to build has the market in its answers.
        soon = LATER if answers else SOON
        yield part(
            message("board-part", part="market"),
            ASIDE if in_turn else soon,
            market(scene),
            ByWidth(lambda columns: market_in_short(scene, columns)),
        )
    yield part(message("board-part", part="races"), LATER, named(races(scene)))
    yield part(message("board-part", part="seats"), SOON, seats(scene), seats(scene, own=True))
    drawn = range(len(view.seats)) if view.seat is None else [view.seat]
    others = [seat for seat in range(len(view.seats)) if seat not in drawn]
    if others:
        yield part(
            message("board-part", part="others"),
            ASIDE if in_turn else LATER,
            named((sitter(scene, seat).plain, in_short(scene, seat)) for seat in others),
        )
    for seat in drawn:
        yield _city(scene, seat, SOON if answers[:1] == ("build",) else NOW)
    legend = indented(Group(*_legend(scene)))
    yield part(message("board-part", part="legend"), LATER, legend)


def _city(scene: Drawn, seat: int, importance: Importance) -> Part:
    """The city of a seat; spectators see all of them, each with its number."""
    name = message("city-title", who=seated(seat))
    number = f"{seat + 1}" if scene.view.seat is None else ""
    title = named([(scene.say(name), Text(points(scene, seat)))])
    whole = ByWidth(lambda columns: Group(*city(scene, seat, columns)))
    short = ByWidth(lambda columns: Group(*city(scene, seat, columns, effects=False)))
    return Part(f"city{number}", name, importance, (Group(title, whole), whole, short))


def _legend(scene: Drawn) -> Iterator[Text]:
    """The legend of the characters."""
    kinds = "  ".join(
        f"{kind(scene.translator, every)} {scene.say(message('category', category=every.value))}"
        for every in Category
        if every is not Category.RESIDENTIAL
    )
    yield Text(f"{scene.say(message('legend-units'))}   {kinds}", "dim")
    yield scene.text(message("legend-city", residence=RESIDENCE, assisted=ASSISTED), "dim")
