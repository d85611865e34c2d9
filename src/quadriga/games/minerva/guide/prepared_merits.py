"""Why a turn helps later: lines that wait for a residence, means to pay, assistants."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from quadriga.core import Seat
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.box.grid import Cell
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.deeds import Deeds, gained
from quadriga.games.minerva.guide.facts import line_preview as lines
from quadriga.games.minerva.knowledge import weights
from quadriga.games.minerva.rules.actions import Decline
from quadriga.games.minerva.rules.phases import acting, rounds
from quadriga.games.minerva.rules.state import Acting, State
from quadriga.games.minerva.rules.tables import COINS, Tables
from quadriga.kit.merits import Merit
from quadriga.language import Message, message

PROMISE: Final = 0.7
"""The value of a line before it is activated, as a share of what it would bring."""

SHORTEST_LINE: Final = 2
"""The fewest facilities of a line that is worth mentioning."""

MEANS: Final = 0.2
"""The value of each token in the cost of a tile that can now be paid."""

FACILITY: Final = 0.1
"""The value of each facility of a line, on top of what the line would bring now."""


def merits(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What a turn prepares."""
    yield from _line(tables, turn)
    yield from _means(tables, turn)
    yield from _assistant(tables, turn)


class Waiting(NamedTuple):
    """A line that could be activated `by` a residence or an assistant.

    `facilities` is the number of its tiles that do something.
    """

    cells: frozenset[Cell]
    facilities: int
    preview: lines.Line
    by: str


def _line(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """The line of a new facility, as the next residence or assistant would activate it."""
    placed = {cell for cell, tile in turn.placed() if tables.activated[tile]}
    if not placed:
        return
    after = tables.rounds - turn.after.round
    waiting = [each for each in _lines(tables, turn.after, turn.seat) if placed & each.cells]
    best = max(waiting, key=lambda each: each.preview.worth, default=None)
    if best is None or best.facilities < SHORTEST_LINE:
        return
    was = [each.preview.worth for each in _lines(tables, turn.before, turn.seat)]
    more = max(0.0, best.preview.worth - max(was, default=0.0))
    worth = PROMISE * more + FACILITY * best.facilities
    yield Merit("line", worth, _lined_up(best, after), long=True)


def _lined_up(best: Waiting, after: int) -> Message:
    """A line that waits to be activated, with what it would bring."""
    number, stacks, vp = best.facilities, best.preview.culture, best.preview.vp
    if len(stacks) > 1:
        return message("merit-line-cultures", n=number, tiles=len(stacks), vp=vp)
    if stacks:
        stack = message("culture-stack", category=stacks[0].value)
        return message("merit-line-culture", n=number, stack=stack, vp=vp)
    if gains := gained(best.preview.gains, after):
        return message("merit-line-yield", n=number, gains=gains)
    return message("merit-line", n=number, by=best.by)


def _lines(tables: Tables, state: State, seat: Seat) -> list[Waiting]:
    """Every line that the seat could activate with a residence or an assistant that it has."""
    city, waiting = state.cities[seat], list[Waiting]()
    for start, by, way, cells in lines.reachable(city):
        if number := lines.facilities(tables, city, cells):
            (preview,) = lines.preview_lines(tables, (state,), seat, start, (way,))
            waiting.append(Waiting(frozenset(cells), number, preview, by))
    return waiting


def _means(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """The most expensive tile that the seat can pay for now and couldn't before."""
    before, after = turn.before, turn.after
    if not isinstance(before.phase, Acting) or turn.seat in after.passed:
        return
    offered = [n for n in dict.fromkeys(after.market + after.row) if n != COINS]
    new = [n for n in offered if _pays(tables, after, turn.seat, n)]
    new = [n for n in new if not _pays(tables, before, turn.seat, n)]
    if new:
        tile = max(new, key=lambda n: sum(tables.costs[n]))
        worth = MEANS * sum(tables.costs[tile])
        yield Merit("means", worth, message("merit-means", tile=words.the(tables, tile)))


def _pays(tables: Tables, state: State, seat: Seat, tile: int) -> bool:
    """Whether a seat could pay for a tile, selling tokens if it must."""
    city = state.cities[seat]
    return tables.prices[city.held][tile] <= city.denarii - acting.tax(tables, state)


def _assistant(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """An assistant that was bought, or the price that was saved."""
    city = turn.new
    if city.assistants > turn.old.assistants:
        helped = [cells for _, by, _, cells in lines.reachable(city) if by == "assistant"]
        longest = max((lines.facilities(tables, city, cells) for cells in helped), default=0)
        worth = weights.ASSISTANT[tables.rounds - turn.before.round] + longest
        if longest >= SHORTEST_LINE:
            yield Merit("assistant", worth, message("merit-assistant-line", n=longest))
        else:
            yield Merit("assistant", worth, message("merit-assistant"))
    elif isinstance(turn.steps[-1].action, Decline):
        denarii, glory = tables.assistants[turn.old.assistants]
        in_denarii, _ = rounds.affordable(tables, turn.old)
        price = amount(denarii, "denarii") if in_denarii else amount(glory, "glory")
        worth = weights.DENARIUS[0] * denarii
        yield Merit("price", worth, message("merit-no-assistant", price=price))
