"""Why a turn is good for later: lines that wait for a residence, means to pay, assistants."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from quadriga.core import Seat
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.box.grid import DIRECTIONS, Cell
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.deeds import Deeds, gained
from quadriga.games.minerva.guide.facts.line_preview import Line, preview_lines
from quadriga.games.minerva.knowledge import weights
from quadriga.games.minerva.rules.actions import Decline
from quadriga.games.minerva.rules.phases import acting, rounds
from quadriga.games.minerva.rules.phases.lines import line
from quadriga.games.minerva.rules.state import Acting, City, State
from quadriga.games.minerva.rules.tables import COINS, Tables
from quadriga.kit.merits import Merit
from quadriga.language import Message, message

PROMISE: Final = 0.7
"""The share of what a line would bring that it is worth before it is activated."""

SHORTEST_LINE: Final = 2
"""From how many facilities on a line is told."""

MEANS: Final = 0.2
"""What a token is worth of the cost of a tile that can now be paid."""

FACILITY: Final = 0.1
"""What a facility of a line is worth beside what the line would bring now."""


def merits(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What a turn prepares."""
    yield from _line(tables, turn)
    yield from _means(tables, turn)
    yield from _assistant(tables, turn)


class Waiting(NamedTuple):
    """A line that could be activated.

    `facilities` are how many of its tiles do something, `by` is what would activate it.
    """

    cells: frozenset[Cell]
    facilities: int
    preview: Line
    by: str


def _line(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """The line of a new facility, as the next residence or assistant would activate it."""
    placed = {cell for cell, tile in turn.placed() if tables.activated[tile]}
    if not placed:
        return
    after = tables.rounds - turn.after.round
    lines = [one for one in _lines(tables, turn.after, turn.seat) if placed & one.cells]
    best = max(lines, key=lambda one: one.preview.worth, default=None)
    if best is None or best.facilities < SHORTEST_LINE:
        return
    was = [one.preview.worth for one in _lines(tables, turn.before, turn.seat)]
    more = max(0.0, best.preview.worth - max(was, default=0.0))
    worth = PROMISE * more + FACILITY * best.facilities
    yield Merit("line", worth, _lined_up(best, after), long=True)


def _lined_up(best: Waiting, after: int) -> Message:
    """A line that waits for its activation, with what it would bring."""
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
    city, found = state.cities[seat], list[Waiting]()
    starts = [(cell, "residence") for cell in city.free if city.residences]
    starts += [(cell, "assistant") for cell in acting.vacant(city) if city.hand]
    for start, by in starts:
        for way, step in DIRECTIONS.items():
            cells = line(city, start, step)
            if number := _facilities(tables, city, cells):
                (preview,) = preview_lines(tables, (state,), seat, start, (way,))
                found.append(Waiting(frozenset(cells), number, preview, by))
    return found


def _facilities(tables: Tables, city: City, cells: Sequence[Cell]) -> int:
    """How many tiles on these cells do something when they are activated."""
    return sum(bool(tables.activated[city.tiles[cell]]) for cell in cells)


def _means(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """A tile that the seat can pay now and could not before, the one that costs most."""
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
    """Whether a seat could pay for a tile, tokens sold included."""
    city = state.cities[seat]
    return tables.prices[city.held][tile] <= city.denarii - acting.tax(tables, state)


def _assistant(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """An assistant that is bought, or what was not paid for one."""
    city = turn.new
    if city.assistants > turn.old.assistants:
        lines = (line(city, at, way) for at in acting.vacant(city) for way in DIRECTIONS.values())
        longest = max((_facilities(tables, city, cells) for cells in lines), default=0)
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
