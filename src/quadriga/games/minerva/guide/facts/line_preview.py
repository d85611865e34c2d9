"""Preview of a line: what its facilities would yield, leaving choices open."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.minerva.box.components import Culture
from quadriga.games.minerva.box.grid import DIRECTIONS, Cell, text
from quadriga.games.minerva.guide.deeds import unit_worth
from quadriga.games.minerva.guide.facts.estimates import Stand, purse_changes, stand
from quadriga.games.minerva.knowledge import weights
from quadriga.games.minerva.rules.effects import FREE_CHOICE_STEP
from quadriga.games.minerva.rules.phases import acting, resolving
from quadriga.games.minerva.rules.phases.lines import agenda_of, line
from quadriga.games.minerva.rules.state import NO_POINTS, Choosing, City, State, Task, Working
from quadriga.games.minerva.rules.tables import Tables

Way = Literal["up", "right", "down", "left"]
_WAYS: tuple[Way, ...] = ("up", "right", "down", "left")

RACE: Final = 0.6
"""The value of leading for a glory tile before the round ends, as a share of its VP."""

STOP: Final = Task(FREE_CHOICE_STEP, 0, (1,))
"""A choice that ends an agenda: the rules stop there, and the turn's culture points can be read."""


class Line(Struct, frozen=True, gc=False):
    """What a line would bring, before the free choices (`picks`) and exchanges (`trades`) in it.

    `cells` are those of its `tiles`, the nearest first. `culture` are the stacks that a tile would
    be taken from, `vp` the VP of those tiles; `rank` is the glory tile of this round that the seat
    would then take, 0 for none, and `race` its VP if it beats the one without the line, else 0;
    `estimate` is the score then, `worth` about how many points all of it is worth.
    """

    direction: Way
    tiles: int
    cells: tuple[str, ...]
    gains: dict[str, int]
    picks: int
    trades: int
    culture: tuple[Culture, ...]
    vp: int
    rank: int
    race: int
    estimate: int
    worth: float


def reachable(city: City) -> Iterator[tuple[Cell, str, Way, list[Cell]]]:
    """Every line that could be activated: from which cell, by what, the direction, its cells."""
    starts = [(cell, "residence") for cell in city.free if city.residences]
    starts += [(cell, "assistant") for cell in acting.vacant(city) if city.hand]
    for start, by in starts:
        for way in _WAYS:
            yield start, by, way, line(city, start, DIRECTIONS[way])


def facilities(tables: Tables, city: City, cells: Sequence[Cell]) -> int:
    """How many tiles on these cells do something when they are activated."""
    return sum([bool(tables.activated[city.tiles[cell]]) for cell in cells])


class Haul(NamedTuple):
    """What facilities bring: the position afterwards, the gains, and the choices left open."""

    state: State
    gains: dict[str, int]
    picks: int
    trades: int


def haul(tables: Tables, state: State, seat: int, cells: list[Cell]) -> Haul:
    """What the facilities on these cells would bring; the rules resolve them in this order."""
    city, owner = state.cities[seat], Seat(seat)
    agenda = (*agenda_of(tables, city, cells), STOP)
    then = resolving.resolve(tables, state, owner, city, NO_POINTS, agenda)
    picks = trades = 0
    while True:
        phase = then.phase
        assert isinstance(phase, Working)
        task, *rest = phase.agenda
        if not rest:
            break
        if isinstance(phase, Choosing):
            picks += task.left[0]
        else:
            trades += sum(task.left)
        left, now = tuple(rest), then.cities[seat]
        then = resolving.resolve(tables, then, owner, now, phase.points, left)
    before = resolving.purse_of(city, NO_POINTS)
    after = resolving.purse_of(then.cities[seat], phase.points)
    return Haul(then, purse_changes(before, after), picks, trades)


def preview_lines(
    tables: Tables,
    states: Sequence[State],
    seat: int,
    cell: Cell,
    ways: Sequence[str] = _WAYS,
    now: Stand | None = None,
) -> tuple[Line, ...]:
    """A preview of the lines from a residence on a cell: all four, or only these.

    `states` are the ways to pay for it, which differ in the tokens sold, the best one first. Each
    line is shown for the state in which it scores most.
    """
    now, city = now or stand(tables, states[0], seat), states[0].cities[seat]
    previews = list[Line]()
    for way in _WAYS:
        if way not in ways:
            continue
        cells = line(city, cell, DIRECTIONS[way])
        if not cells:
            previews.append(Line(way, 0, (), {}, 0, 0, (), 0, now.rank, 0, now.score, 0.0))
            continue
        hauls = [haul(tables, state, seat, cells) for state in states]
        lines = [
            _line(tables, seat, way, cells, hauled, now)
            for n, hauled in enumerate(hauls)
            if not any(hauled[1:] == other[1:] for other in hauls[:n])
        ]
        previews.append(max(lines, key=lambda each: (each.estimate, each.worth)))
    return tuple(previews)


def _line(
    tables: Tables, seat: int, way: Way, cells: Sequence[Cell], hauled: Haul, now: Stand
) -> Line:
    then = stand(tables, hauled.state, seat)
    ahead = then.race if then.race > now.race else 0
    return Line(
        direction=way,
        tiles=len(cells),
        cells=tuple(map(text, cells)),
        gains=hauled.gains,
        picks=hauled.picks,
        trades=hauled.trades,
        culture=tuple([tile.category for tile in then.culture]),
        vp=then.vp,
        rank=then.rank,
        race=ahead,
        estimate=then.score,
        worth=worth_of(tables, hauled, then.vp + RACE * ahead),
    )


def worth_of(tables: Tables, hauled: Haul, vp: float) -> float:
    """About how many points this is worth, to one decimal; `vp` are those of tiles it takes."""
    after = tables.rounds - hauled.state.round
    units = sum([unit_worth(unit, hauled.gains, after) for unit in hauled.gains])
    left_open = weights.TOKEN[after] * (hauled.picks + hauled.trades / 2)
    return round(vp + units + left_open, 1)
