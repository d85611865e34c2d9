"""The value of a position for the greedy player of the specification, section 7."""

from quadriga.games.imperator.box.components import Effect, Monument, Resource, Scoring
from quadriga.games.imperator.rules.scoring import is_lost, monument_points, score
from quadriga.games.imperator.rules.state import Over, State
from quadriga.games.imperator.rules.tables import Tables

LOST_GAME_WORTH = -5.0
TURNS_A_PERIOD = 6
"""Turns assumed for later periods, since buildings thin the deck."""

BONUS_A_TURN = {Resource.CULTURE: 0.1, Resource.MILITARY: 0.3, Resource.INDUSTRY: 0.1}
TRACK_WEIGHTS = (0.3, 0.5, 0.3)
GROWTH = {Scoring.BUILDINGS: 2, Scoring.REGIONS: 6}
"""Points that a monument may still gain in 20 turns."""
PART_DONE = 0.3


def worth(tables: Tables, state: State) -> float:
    """The points to expect from a position between turns."""
    if isinstance(state.phase, Over):
        return LOST_GAME_WORTH if is_lost(tables, state) else float(score(tables, state))
    near = -(-state.deck.bit_count() // tables.hand_size)
    left = near + TURNS_A_PERIOD * (len(tables.prices) - 1 - state.marked)
    return (
        state.regions.bit_count() * (1 + 0.2 * left / 20)
        + _buildings(tables, state, left)
        + _monuments(tables, state, left)
        + _tracks(state) * min(1, left / 8)
        - _danger(tables, state, near)
    )


def _buildings(tables: Tables, state: State, left: int) -> float:
    value = 0.0
    for row in tables.rows(state.built):
        building = tables.building[row.card.builds or ""]
        value += building.points
        if building.bonus:
            value += BONUS_A_TURN[building.bonus] * left
    return value


def _monuments(tables: Tables, state: State, left: int) -> float:
    value = 0.0
    for monument, cubes in zip(tables.box.monuments, state.cubes, strict=True):
        if not cubes:
            continue
        full = _full_value(tables, state, monument, left)
        value += full if cubes >= monument.cubes else full * PART_DONE * _time_for_more(left)
    return value


def _time_for_more(left: int) -> float:
    if left <= 1:
        return 0.0
    return left / 5 if left <= 4 else 1.0


def _full_value(tables: Tables, state: State, monument: Monument, left: int) -> float:
    if monument.effect is Effect.IGNORE_INVASIONS:
        return 1 + len(tables.prices) - state.marked
    return monument_points(state, monument) + GROWTH.get(monument.scoring, 0) * left / 20


def _tracks(state: State) -> float:
    return sum(weight * _units(n) for weight, n in zip(TRACK_WEIGHTS, state.tracks, strict=True))


def _units(n: int) -> float:
    """Units on a track: the first four count in full, two more less, the rest little."""
    return min(n, 4) + 0.6 * min(max(n - 4, 0), 2) + 0.3 * max(n - 6, 0)


def _danger(tables: Tables, state: State, near: int) -> float:
    """The expected harm of the next invasion, which grows as it comes nearer."""
    if tables.powers[state.cubes].safe:
        return 0.0
    price, losses = tables.prices[state.marked], tables.losses[state.marked]
    missing = price - state.military
    if missing <= 0:
        return 0.0
    others = (state.regions & ~tables.rome).bit_count()
    harm = 2.0 if others < losses else 0.5 * losses
    haste = 1.0 if near <= 2 else 0.5 if near <= 4 else 0.15
    return harm * min(1, missing / 2) * haste
