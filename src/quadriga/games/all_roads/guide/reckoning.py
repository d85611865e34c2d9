"""The end in figures: points by kind of token, and the places."""

from quadriga.core import Reckoning, ScoreLine
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.rules import scoring
from quadriga.games.all_roads.rules.state import State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.kit.places import has_ties, places
from quadriga.language import message

_KINDS = tuple(Kind)


def reckoning(tables: Tables, state: State) -> Reckoning:
    """What each kind of token counts for each seat; together, nobody has a place (ROA-C4)."""
    seats = range(tables.seats)
    built = [scoring.built(tables, state, seat) for seat in seats]
    lines = tuple(
        ScoreLine(
            message("score-line", kind=_KINDS[kind].value, each=tables.points[kind]),
            tuple(mine[kind] * tables.points[kind] for mine in built),
        )
        for kind in scoring.KINDS
    )
    if tables.variant is Variant.COOPERATIVE:
        return Reckoning(lines)
    ranks = places([scoring.standing(tables, state, seat) for seat in seats])
    tied = has_ties(scoring.points(tables, state))
    return Reckoning(lines, ranks, message("tie-break") if tied else None)
