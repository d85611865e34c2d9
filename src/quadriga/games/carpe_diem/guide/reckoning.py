"""The end in figures: the final scores line by line, and the places."""

from collections.abc import Iterator, Sequence

from quadriga.core import Reckoning, ScoreLine, Seat
from quadriga.games.carpe_diem.guide.facts.standings import Score, score
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules.state import State
from quadriga.games.carpe_diem.rules.tables import Tables
from quadriga.kit.places import has_ties, places
from quadriga.language import message

_AT_THE_END = ("items", "prestige", "frame", "fountains", "villas")


def reckoning(tables: Tables, state: State) -> Reckoning:
    """What each seat has from the beginning, from each forum, beyond the bar and at the end."""
    seats = range(tables.seats)
    scores = [score(tables, state, seat, Seat(seat)) for seat in seats]
    ranks = places([scoring.standing(tables, state, seat) for seat in seats])
    tied = has_ties(scoring.points(tables, state))
    return Reckoning(tuple(_lines(scores)), ranks, message("score-tied") if tied else None)


def _lines(scores: Sequence[Score]) -> Iterator[ScoreLine]:
    yield _line(scores, "beginning")
    for number, points in enumerate(zip(*(one.forums for one in scores), strict=True), start=1):
        yield ScoreLine(message("score-line-forum", phase=number), points)
    yield _line(scores, "beyond")
    for name in _AT_THE_END:
        yield _line(scores, name)


def _line(scores: Sequence[Score], name: str) -> ScoreLine:
    return ScoreLine(message("score-line", line=name), tuple(getattr(s, name) for s in scores))
