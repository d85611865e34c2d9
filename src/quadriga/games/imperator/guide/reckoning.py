"""The final score line by line, and the titles of the score chart."""

from quadriga.core import Reckoning, Rung, ScoreLine
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.facts.captions import part
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.tables import Tables


def reckoning(tables: Tables, state: State) -> Reckoning:
    """The lines of the score; there are none if Rome has fallen."""
    items = () if scoring.is_lost(tables, state) else scoring.breakdown(tables, state)
    parts = [part(tables, item) for item in items]
    return Reckoning(tuple(ScoreLine(one.name, (one.points,), one.why) for one in parts))


def titles(tables: Tables) -> tuple[Rung, ...]:
    """The rows of the score chart, the lowest first (IMP-E5)."""
    rows = reversed(tables.box.scores)
    return tuple(Rung(row.at_least, row.title, words.emperor(row.title)) for row in rows)
