"""The rules of thumb of the lesson, and nothing else (docs/research/rules-of-thumb.toml)."""

from quadriga.games.all_roads.knowledge.evaluation import crossings, likely_points
from quadriga.games.all_roads.rules.state import Laying, Over, State
from quadriga.games.all_roads.rules.tables import Tables, Variant

GAP = 0.5
"""The worth of a gap in a loop to the seat that lays the next tile."""


def taught(tables: Tables, state: State, seat: int) -> float:
    """The value of `state` for `seat` by the lesson's rules of thumb alone."""
    phase, scores = state.phase, likely_points(tables, state)
    if tables.variant is Variant.COOPERATIVE:
        return float(sum(scores))
    lead = float(scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0))
    if isinstance(phase, Over) or not any(state.hands):
        return lead
    # Whoever lays the next tile may close a loop: leave no gap to somebody else.
    mine = isinstance(phase, Laying) and phase.seat == seat and bool(phase.fresh)
    return lead + (GAP if mine else -GAP) * crossings(state.frontier)
