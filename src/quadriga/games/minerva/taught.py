"""The rules of thumb of the lesson, and nothing else (docs/learning.md has its sentences)."""

from functools import lru_cache
from heapq import nlargest

from quadriga.core import Seat
from quadriga.games.minerva.grid import DIRECTIONS, Cell
from quadriga.games.minerva.line_values import Yields, harvest
from quadriga.games.minerva.phases import building, resolving
from quadriga.games.minerva.phases.rounds import awards
from quadriga.games.minerva.scoring import breakdown
from quadriga.games.minerva.state import City, Directing, Over, Placing, Points, State, Working
from quadriga.games.minerva.tables import ACTIVATE, RESIDENCE, Tables

TOKEN = 0.4
DENARIUS = 0.35
GLORY = 0.5
"""What these are worth while there is something to buy; a race for glory counts besides."""

CULTURE_POINT = 1.5
"""What a point is worth that is still to be counted in this turn."""

RACE = 0.6
"""The part of a glory tile that who leads now will get."""

LINES = (0.8, 0.5, 0.3, 0.2)
"""The parts of what the best lines would bring that are still to be had, the best first."""

ASSISTANT, HOUSE = 2.0, 0.6
"""What an assistant in hand and a residence in the stack are worth while rounds are to come."""


def taught(tables: Tables, state: State, seat: Seat) -> float:
    """Points that the position promises to somebody who has played the lesson."""
    phase = state.phase
    if isinstance(phase, Placing) and phase.seat == seat:
        places = building.legal(state, phase)
        return max(
            taught(tables, building.apply(tables, state, phase, one), seat) for one in places
        )
    if isinstance(phase, Directing) and phase.seat == seat:
        ways = (resolving.activate(tables, state, phase, one) for one in ACTIVATE)
        return max(taught(tables, way, seat) for way in ways)
    score = float(sum(breakdown(tables, state, seat)))
    if isinstance(phase, Over):
        return score
    city, rounds = state.cities[seat], tables.rounds - state.round
    later = min(1.0, rounds / 2)
    return (
        score
        + _glory(tables, state, seat)
        + later * (TOKEN * sum(city.held) + DENARIUS * city.denarii + GLORY * city.glory)
        + later * (ASSISTANT * city.hand + HOUSE * city.residences)
        + _pending(phase, seat)
        + (_lines(tables, city, state.taken) if rounds or seat not in state.passed else 0.0)
    )


def _glory(tables: Tables, state: State, seat: Seat) -> float:
    """Who has most glory when the round ends gets its tile; who passes first wins a tie."""
    tile = awards(tables, state).get(seat)
    return RACE * tables.box.glory[tile].vp if tile is not None else 0.0


def _pending(phase: object, seat: Seat) -> float:
    """What the rest of an activation will bring."""
    if not isinstance(phase, Working) or phase.seat != seat:
        return 0.0
    return CULTURE_POINT * sum(phase.points) + TOKEN * len(phase.agenda)


def _lines(tables: Tables, city: City, taken: Points) -> float:
    """What a residence, or an assistant, could activate next: the best lines."""
    ends: list[Cell] = [*city.free] if city.residences else []
    if city.hand:
        ends += [
            cell
            for cell, tile in city.tiles.items()
            if tile == RESIDENCE and cell not in city.assisted
        ]
    found = {_line(city, cell, step) for cell in ends for step in DIRECTIONS.values()}
    worths = [_worth(tables, line, taken) for line in found if line]
    return sum(part * one for part, one in zip(LINES, nlargest(len(LINES), worths), strict=False))


def _line(city: City, cell: Cell, step: int) -> tuple[int, ...]:
    """The facilities of a straight line that begins beside a cell: up to a gap or a residence."""
    found = []
    at = cell + step
    while city.tiles.get(at, RESIDENCE) != RESIDENCE:
        found.append(city.tiles[at])
        at += step
    return tuple(sorted(found))


def _worth(tables: Tables, line: tuple[int, ...], taken: Points) -> float:
    """What an activation brings: tokens, and culture tiles for points that come together."""
    yields = _yields(tables)
    total = yields.together(yields.of_tile[tile] for tile in line)
    vp, _ = harvest(tables, taken, total.points, total.wild)
    return vp + TOKEN * total.resources + DENARIUS * total.denarii + GLORY * 2 * total.glory


@lru_cache(maxsize=16)
def _yields(tables: Tables) -> Yields:
    return Yields(tables)
