"""The rules of thumb of the lesson, and nothing else (docs/research/rules-of-thumb.toml)."""

from functools import lru_cache
from heapq import nlargest

from quadriga.core import Seat
from quadriga.games.minerva.knowledge.evaluation import evaluation
from quadriga.games.minerva.knowledge.line_values import Yield, harvest
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.phases import acting, resolving
from quadriga.games.minerva.rules.phases.rounds import awards
from quadriga.games.minerva.rules.scoring import breakdown
from quadriga.games.minerva.rules.tables import ACTIVATE, Tables

TOKEN = 0.4
DENARIUS = 0.35
GLORY = 0.5
"""What these are worth while there is something to buy; races for glory come on top."""

CULTURE_POINT = 1.5
"""The value of a point that is still to be counted in this turn."""

RACE = 0.6
"""The share of a glory tile that the leader now will get."""

LINES = 4
"""The number of lines considered, the most promising ones."""

COMES_ABOUT = 0.8
"""The share of what a line would bring that it will bring."""

GLORY_OF_A_LINE = 1.0
"""The value of a glory token of a line, since it may win a race."""

SAVED = 4.0
"""How much more an activation brings if it is saved until lines are longer."""

LONG = 3
"""The number of rounds until they are."""

A_ROUND = 3
"""The number of activations in a round."""


def taught(tables: Tables, state: s.State, seat: Seat) -> float:
    """The value of `state` for `seat` by the lesson's rules of thumb alone."""
    phase = state.phase
    if isinstance(phase, s.Placing) and phase.seat == seat:
        places = acting.places(tables, state, phase)
        return max(taught(tables, acting.place(tables, state, phase, one), seat) for one in places)
    if isinstance(phase, s.Directing) and phase.seat == seat:
        ways = (resolving.activate(tables, state, phase, one) for one in ACTIVATE)
        return max(taught(tables, way, seat) for way in ways)
    score = float(sum(breakdown(tables, state, seat)))
    if isinstance(phase, s.Over):
        return score
    city, rounds = state.cities[seat], tables.rounds - state.round
    later = min(1.0, rounds / 2)
    return (
        score
        + _glory(tables, state, seat)
        + later * (TOKEN * sum(city.held) + DENARIUS * city.denarii + GLORY * city.glory)
        + _pending(phase, seat)
        + SAVED * min(1.0, rounds / LONG) * (city.residences + city.hand)
        + _lines(tables, city, state.taken, rounds + (seat not in state.passed))
    )


def _glory(tables: Tables, state: s.State, seat: Seat) -> float:
    """The most glory at the end of a round gets its tile; the first to pass wins a tie."""
    tile = awards(tables, state).get(seat)
    return RACE * tables.box.glory[tile].vp if tile is not None else 0.0


def _pending(phase: object, seat: Seat) -> float:
    """The value of the rest of an activation."""
    if not isinstance(phase, s.Working) or phase.seat != seat:
        return 0.0
    return CULTURE_POINT * sum(phase.points) + TOKEN * len(phase.agenda)


def _lines(tables: Tables, city: s.City, taken: s.Points, rounds: int) -> float:
    """The value of residences and assistants: the best lines, each as often as possible."""
    left = min(city.residences + city.hand, A_ROUND * rounds)
    surveyor = evaluation(tables).surveyor
    lines = surveyor.usable(surveyor.ground(city.tiles), city.assisted)[:LINES]
    worths = [worth for *_, often, line in lines for worth in _uses(tables, line, taken, often)]
    return COMES_ABOUT * sum(nlargest(left, worths))


@lru_cache(maxsize=1 << 14)
def _uses(tables: Tables, line: Yield, taken: s.Points, often: int) -> list[float]:
    """The value of each activation of a line: tokens, and tiles for points that come together."""
    tokens = TOKEN * line.resources + DENARIUS * line.denarii + GLORY_OF_A_LINE * line.glory
    worths = []
    for _ in range(often):
        vp, taken = harvest(tables, taken, line.points, line.wild)
        worths.append(tokens + vp)
    return worths
