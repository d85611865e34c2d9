"""What a game advises its players: how a search of it looks best, and what beginners overlook."""

from collections.abc import Mapping
from typing import Any, Final, get_type_hints

from msgspec import Struct


class Advice(Struct, frozen=True, kw_only=True):
    """How wide and how far a search looks, and how carefully a beginner does.

    width      how many turns are compared
    pool       how many turns are judged at sight to find these; at least `width`
    distinct   whether of turns that are worth exactly the same only the first is compared: where
               `worth` tells apart all that matters, the others would do as well
    horizon    how many turns of all seats a playout goes on
    furthest   up to how many it goes on if that is more: in each world a round further than in the
               one before, then from `horizon` again, so that a game with little chance is not
               played twice alike
    breadth    how many first actions a playout compares where a turn begins
    variety    by how many points the seats of a playout misjudge a choice at most: where little is
               left to chance, all worlds would else foresee the same, and rely on it
    trust      as how many worlds it counts what the end of a turn promises at sight
    rivalry    1 compares margins, 0 own points: where seats seldom meet, what others have is noise
    foresight  how many of its own turns a seat plans ahead, at most to the next deal; with 0 it
               compares turns by playouts in sampled worlds, else by where the plans lead: for
               games that hide nothing and seldom deal
    scatter    more than 0 compares chances to win instead of points: the variance of what a seat is
               still to gain, as a part of these points (1 is that of a count)
    doubt      the same as it was measured, for what people are told of their chance to win: players
               differ from those of playouts, so that more is open than their games tell
    endgame    whether lines are played to the end, once nothing is hidden or left to chance
    playouts   how many a player makes who does not take long over a turn
    oversight  the points by which a beginner misjudges a choice
    slip       the points by which a citizen misjudges a turn: where the best turn at sight is so
               good that it would leave too little room for the levels above
    """

    width: int = 16
    pool: int = 0
    distinct: bool = False
    horizon: int = 2
    furthest: int = 0
    breadth: int = 1
    variety: float = 0.0
    trust: int = 0
    rivalry: float = 1.0
    foresight: int = 0
    scatter: float = 0.0
    doubt: float = 1.0
    endgame: bool = False
    playouts: int = 32
    oversight: float = 1.0
    slip: float = 0.0


OF_SEARCH: Final[Mapping[str, Any]] = {
    name: kind
    for name, kind in get_type_hints(Advice).items()
    if name not in ("doubt", "playouts", "oversight", "slip")
}
"""The fields that a search follows, with their types."""
