"""The rules of thumb of the lesson, and nothing else (docs/research/rules-of-thumb.toml)."""

from quadriga.games.imperator.box.components import Effect, Monument, Resource
from quadriga.games.imperator.rules.scoring import is_lost, monument_points, score
from quadriga.games.imperator.rules.state import Over, State
from quadriga.games.imperator.rules.tables import Tables

UNIT, MILITARY = 0.2, 0.4
"""The worth of a unit while there is time to spend it; military is needed most."""

PLENTY = 6
"""Units of a kind beyond this number cannot be spent soon."""

BONUS, CAMP = 0.1, 0.3
"""What a building that adds units is worth in each remaining turn; military is worth most."""

CUBE = 0.4
"""The share of a monument's points that its first cube is worth."""

LOST_GAME = -5.0


def taught(tables: Tables, state: State) -> float:
    """The value of `state` by the rules of thumb of the lesson alone."""
    if isinstance(state.phase, Over):
        return LOST_GAME if is_lost(tables, state) else float(score(tables, state))
    near = -(-state.deck.bit_count() // tables.hand_size)
    periods = len(tables.prices) - 1 - state.marked
    left = near + periods * len(tables.cards) // tables.hand_size
    return (
        score(tables, state)
        + _units(state) * min(1.0, left / PLENTY)
        + _bonuses(tables, state) * left
        + _monuments(tables, state, left)
        - _barbarians(tables, state, near)
    )


def _units(state: State) -> float:
    """Leftover units score nothing; until the end they buy what scores."""
    others = min(state.culture, PLENTY) + min(state.industry, PLENTY)
    return UNIT * others + MILITARY * min(state.military, PLENTY)


def _bonuses(tables: Tables, state: State) -> float:
    """A building like the camp pays again and again."""
    bonuses = [tables.building[row.card.builds or ""].bonus for row in tables.rows(state.built)]
    return sum(CAMP if bonus is Resource.MILITARY else BONUS for bonus in bonuses if bonus)


def _monuments(tables: Tables, state: State, left: int) -> float:
    """A monument needs two cubes: the first is a promise while there is time for the second."""
    value = 0.0
    for monument, cubes in zip(tables.box.monuments, state.cubes, strict=True):
        safety = _safety(tables, state, monument)
        if cubes >= monument.cubes:
            value += safety
        elif cubes and left > 2:
            value += CUBE * (monument_points(state, monument) + safety)
    return value


def _safety(tables: Tables, state: State, monument: Monument) -> int:
    """Once the Colosseum is complete, later invasions do no harm."""
    safe = monument.effect is Effect.IGNORE_INVASIONS
    return len(tables.prices) - state.marked if safe else 0


def _barbarians(tables: Tables, state: State, near: int) -> float:
    """Arm in time: missing units cost regions at the next invasion, or Rome."""
    missing = tables.prices[state.marked] - state.military
    if tables.powers[state.cubes].safe or missing <= 0:
        return 0.0
    losses = tables.losses[state.marked]
    regions = (state.regions & ~tables.rome).bit_count()
    harm = losses if regions >= losses else score(tables, state)
    return harm * min(1.0, missing / 3) / max(near, 1)
