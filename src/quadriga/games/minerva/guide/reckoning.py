"""The final figures: scores line by line, places, and the titles of solitaire."""

from quadriga.core import Reckoning, Rung, ScoreLine
from quadriga.games.minerva.box.descriptions import title_name
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.state import State
from quadriga.games.minerva.rules.tables import Tables
from quadriga.kit.places import has_ties, places
from quadriga.language import message


def reckoning(tables: Tables, state: State) -> Reckoning:
    """The parts of all scores (MIN-E2); solitaire has no order tile and no place."""
    seats = range(tables.seats)
    scores = [scoring.breakdown(tables, state, seat) for seat in seats]
    names = [name for name in scoring.Breakdown._fields if not (tables.solo and name == "order")]
    lines = tuple(
        ScoreLine(message("score-line", line=name), tuple(getattr(score, name) for score in scores))
        for name in names
    )
    if tables.solo:
        return Reckoning(lines)
    ranks = places([scoring.standing(tables, state, seat) for seat in seats])
    tied = has_ties(scoring.points(tables, state))
    return Reckoning(lines, ranks, message("tie-break") if tied else None)


def titles(tables: Tables) -> tuple[Rung, ...]:
    """The titles of solitaire, the lowest first (MIN-1P10); empty for more players."""
    rows = reversed(tables.box.titles) if tables.solo else ()
    return tuple(Rung(row.min_score, row.name, title_name(row)) for row in rows)
