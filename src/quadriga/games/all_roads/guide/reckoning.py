"""The end in figures: points by kind of token, and the places."""

from quadriga.core import Reckoning, ScoreLine
from quadriga.games.all_roads.rules import scoring
from quadriga.games.all_roads.rules.state import State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.games.all_roads.rules.view import KINDS
from quadriga.kit.places import has_ties, places
from quadriga.language import message


def reckoning(tables: Tables, state: State) -> Reckoning:
    """The points of each seat by kind of token; no places in the cooperative game (ROA-C4)."""
    seats = range(tables.seats)
    built = [scoring.built(tables, state, seat) for seat in seats]
    lines = tuple(
        ScoreLine(
            message("score-line", kind=kind.value, each=points),
            tuple(mine[n] * points for mine in built),
        )
        for n, (kind, points) in enumerate(zip(KINDS, tables.points, strict=True))
    )
    if tables.variant is Variant.COOPERATIVE:
        return Reckoning(lines)
    ranks = places([scoring.standing(tables, state, seat) for seat in seats])
    tied = has_ties(scoring.points(tables, state.supply))
    return Reckoning(lines, ranks, message("tie-break") if tied else None)
