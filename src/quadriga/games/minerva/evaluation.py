"""What a position is worth: the knowledge that is handed to bots.

An estimate of the final score: the points so far, the stock, the glory race of this round, and
what the residences and assistants left would still bring along the lines of the city.
"""

from functools import lru_cache

from quadriga.games.minerva import scoring
from quadriga.games.minerva.actions import Assist, Build, Reside
from quadriga.games.minerva.components import ActivateAround, TakeCulture
from quadriga.games.minerva.line_values import CACHED_ESTIMATES, LineValues, Run
from quadriga.games.minerva.phases.lines import line
from quadriga.games.minerva.state import (
    NO_POINTS,
    City,
    Directing,
    Over,
    Placing,
    Points,
    Revealing,
    Selling,
    State,
)
from quadriga.games.minerva.tables import ACTIVATE, Tables

TOKEN_WORTH = (0.33, 0.50, 0.58, 0.64, 0.68, 0.72, 0.72)
"""What a token is worth by the rounds that follow; the first of its kind more than the sixth."""

DENARIUS_WORTH = (0.33, 0.34, 0.36, 0.38, 0.40, 0.42, 0.42)
"""What a denarius is worth."""

EXPECTED_ASSISTANTS = (0.0, 0.6, 1.1, 1.5, 1.8, 2.0, 2.0)
"""How many assistants somebody will still buy, by the rounds that follow."""

MAX_ACTIVATIONS = 3
"""The largest number of activations in a round."""

LATER_ACTIVATION = 0.97
"""The chance that one more activation comes about: the others may pass before it."""

UNKNOWN_RIVAL = -1
"""Stands for the glory tokens of the others in a later round."""

RIVAL_WEIGHT = 0.15
"""What a point of somebody else takes away."""


@lru_cache(maxsize=16)
def _line_values(tables: Tables) -> LineValues:
    return LineValues(tables)


def worth(tables: Tables, state: State, seat: int) -> float:
    """The estimated final score of a seat, less a share of the others'."""
    mine = _estimate(tables, state, seat)
    if tables.solo or isinstance(state.phase, Over):
        return mine
    score = _line_values(tables).score
    others = [score(city) for n, city in enumerate(state.cities) if n != seat]
    return mine - RIVAL_WEIGHT * sum(others) / len(others)


def _estimate(tables: Tables, state: State, seat: int) -> float:
    score, city = scoring.breakdown(tables, state, seat), state.cities[seat]
    if isinstance(state.phase, Over):
        return float(sum(score))
    after = tables.rounds - state.round
    value = score.culture + score.glory + score.temples + score.order + _stock(city, after)
    value += _pending(tables, state, seat, city, after)
    return value + _future(tables, state, seat, city, after)


def _stock(city: City, after: int) -> float:
    token, value = TOKEN_WORTH[after], 0.0
    for number in city.held:
        value += token * (number - 0.05 * number * (number - 1))
    return value + DENARIUS_WORTH[after] * city.denarii


# ---- in the middle of a turn ---------------------------------------------------------------------


def _pending(tables: Tables, state: State, seat: int, city: City, after: int) -> float:
    """What the rest of a turn promises, where it is the turn of this seat."""
    phase = state.phase
    if phase.to_act != seat:
        return 0.0
    match phase:
        case Placing(tile=tile):
            return _tile(tables, city, tile, after)
        case Directing(cell=cell):
            return _line(tables, state, city, cell, after)
        case Selling(due=due, kept=kept, choice=choice):
            paid = DENARIUS_WORTH[after] * due + TOKEN_WORTH[after] * sum(kept)
            if isinstance(choice, Build):
                return _tile(tables, city, choice.number, after) - paid
            if isinstance(choice, Reside | Assist):
                return _line(tables, state, city, choice.cell, after) - paid
            return -paid
    theater, art, academics = getattr(phase, "points", NO_POINTS)
    return _line_values(tables).culture(state.taken, (0, 0, 0, theater, art, academics, 0))[0]


def _tile(tables: Tables, city: City, number: int, after: int) -> float:
    """A tile that is still to be placed: a temple where it counts most, others as they yield."""
    if number >= tables.first_temple:
        counts = [scoring.temple_count(tables, city, cell, number) for cell in city.free]
        return float(tables.scoring[number].vp * max(counts))
    step = tables.steps[tables.built[number]] if tables.built[number] >= 0 else None
    if isinstance(step, TakeCulture):
        return 5.0
    if step is not None:
        return 2.0 if isinstance(step, ActivateAround) else 1.0
    res, coins, glory, *culture = _line_values(tables).yields[number]
    activations = 0.5 * (city.residences + city.hand)
    each = (
        TOKEN_WORTH[after] * res + DENARIUS_WORTH[after] * coins + 1.3 * glory + 1.4 * sum(culture)
    )
    return each * activations


def _line(tables: Tables, state: State, city: City, cell: int, after: int) -> float:
    """A residence that is still to be directed: the best of its four lines."""
    values, best = _line_values(tables), 0.0
    for way in ACTIVATE:
        total = [0.0] * 7
        for at in line(city, cell, way.step):
            for n, amount in enumerate(values.yields[city.tiles[at]]):
                total[n] += amount
        res, coins, glory = total[:3]
        value = TOKEN_WORTH[after] * res + DENARIUS_WORTH[after] * coins + 1.3 * glory
        a, b, c, d, e, f, g = total
        value += values.culture(state.taken, (a, b, c, d, e, f, g))[0]
        best = max(best, value)
    return best


# ---- what is to come -----------------------------------------------------------------------------


def _future(tables: Tables, state: State, seat: int, city: City, after: int) -> float:
    """What the activations left would bring, and the glory race of this round."""
    given = isinstance(state.phase, Revealing)  # The glory tiles of the round.
    over = given or seat in state.passed
    left = city.residences + city.hand + (EXPECTED_ASSISTANTS[after] if city.assistants < 4 else 0)
    tokens, rival = (0, UNKNOWN_RIVAL) if given else (city.glory, _rival(state, seat))
    value = _glory(tables, state.round, tokens, rival) if over else 0.0
    start = (0, UNKNOWN_RIVAL) if over else (tokens, rival)
    # Once somebody has passed, every activation of this round takes the tax (MIN-P4).
    taxed = bool(state.passed) and not over
    purse = city.denarii + sum(city.held) if taxed else MAX_ACTIVATIONS
    return value + _coming(
        tables,
        _line_values(tables).best_runs(city),
        state.round + over,
        left,
        min(purse, MAX_ACTIVATIONS),
        *start,
        state.taken,
    )


@lru_cache(maxsize=CACHED_ESTIMATES)
def _coming(
    tables: Tables,
    runs: tuple[Run, ...],
    first: int,
    left: float,
    now: int,
    tokens: float,
    rival: int,
    taken: Points,
) -> float:
    """What so many activations of these runs would bring, spread over the rounds from this on.

    In the first of them there are at most `now`.
    """
    value, uses = 0.0, [run.open * 2 + run.vacant for run in runs]
    later, sure = 1.0 if tables.solo else LATER_ACTIVATION, 1.0
    for place, number in enumerate(range(first, tables.rounds + 1)):
        share = min(left / (tables.rounds + 1 - number), MAX_ACTIVATIONS if place else now)
        left -= share
        weight = 0.93**place
        while share > 0.01:
            part = min(1.0, share)
            gain, taken, tokens = _activation(tables, runs, uses, number, taken, tokens, rival)
            sure *= later**part
            value += sure * weight * part * gain
            share -= part
        value += weight * _glory(tables, number, tokens, rival)
        tokens, rival = 0.0, UNKNOWN_RIVAL
    return value


def _activation(
    tables: Tables,
    runs: tuple[Run, ...],
    uses: list[int],
    number: int,
    taken: Points,
    tokens: float,
    rival: int,
) -> tuple[float, Points, float]:
    """The best use of one activation in a round: its value, the stacks and the tokens then."""
    after = tables.rounds - number
    token, coin, culture = TOKEN_WORTH[after], DENARIUS_WORTH[after], _line_values(tables).culture
    now = _glory(tables, number, tokens, rival)
    best, chosen, brought, then = 0.0, -1, 0.0, taken
    for n, run in enumerate(runs):
        if uses[n] <= 0:
            continue
        yields = run.yields
        value, gone = culture(taken, yields)
        value += token * yields[0] + coin * yields[1]
        more = value
        if yields[2]:
            more += _glory(tables, number, tokens + yields[2], rival) - now
        if more > best:
            best, chosen, brought, then = more, n, value, gone
    if chosen < 0:
        return 0.0, taken, tokens
    uses[chosen] -= 1
    return brought, then, tokens + runs[chosen].yields[2]


def _rival(state: State, seat: int) -> int:
    """The most tokens that somebody else holds."""
    return max((c.glory for n, c in enumerate(state.cities) if n != seat), default=0)


@lru_cache(maxsize=CACHED_ESTIMATES)
def _glory(tables: Tables, number: int, tokens: float, rival: int) -> float:
    """What so many tokens are worth in the glory step of a round, if the best other has so many."""
    if tokens <= 0 or number > tables.rounds:
        return 0.0
    glory, box = tables.glory, tables.box.glory
    first, second = box[glory[number, 1]].vp, box[glory[number, 2]].vp
    if tables.solo:
        short = second + 0.6 * (first - second) * tokens / number
        return float(first) if tokens >= number else short
    third = box[glory[number, 3]].vp if (number, 3) in glory else 0
    usual = 1.0 + 0.45 * number
    share = tokens / (tokens + (usual if rival == UNKNOWN_RIVAL else max(rival, 0.6 * usual)))
    return min(first, third * 0.5 + first * share * share * 1.3 + second * share * 0.4)
