"""The rules of thumb of the lesson, and nothing else (docs/research/rules-of-thumb.toml)."""

from quadriga.games.all_roads.knowledge.evaluation import crossings
from quadriga.games.all_roads.rules.phases import laying
from quadriga.games.all_roads.rules.scoring import values
from quadriga.games.all_roads.rules.settling import settle
from quadriga.games.all_roads.rules.state import HOUSE, Building, Laying, Over, State
from quadriga.games.all_roads.rules.tables import Tables, Variant

GAP = 0.5
"""What a gap in a loop is worth to who lays the next tile."""


def taught(tables: Tables, state: State, seat: int) -> float:
    """Points that the position promises to somebody who has played the lesson."""
    phase, mover, offers = state.phase, seat, 0
    supply = state.supply
    if isinstance(phase, Laying) and phase.fresh:
        mover, offers = phase.seat, len(phase.formed)
        loops = laying.closed(tables, state.land, state.land, phase.fresh)
        if loops:
            _, supply, found = settle(
                tables, state.land, state.ends, state.tokens, supply, mover, phase.formed, loops
            )
            offers = len(found)
    elif isinstance(phase, Building):
        mover, offers = phase.seat, len(phase.offers)
    scores = list(values(tables, supply))
    left = sum(supply[colour][HOUSE] for colour in tables.colours[mover])
    scores[mover] += min(offers, left) * tables.points[HOUSE]
    if tables.variant is Variant.COOPERATIVE:
        return float(sum(scores))
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0) + _gaps(state, seat)


def _gaps(state: State, seat: int) -> float:
    """Whoever lays the next tile may close a loop: leave no gap to somebody else."""
    phase = state.phase
    if isinstance(phase, Over) or not any(state.hands):
        return 0.0
    mine = isinstance(phase, Laying) and phase.seat == seat and bool(phase.fresh)
    return (GAP if mine else -GAP) * crossings(state.frontier)
