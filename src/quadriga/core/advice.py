"""A game's advice to its players: how best to search it, and what beginners overlook."""

from collections.abc import Mapping
from typing import Any, Final, get_type_hints

from msgspec import Struct


class Advice(Struct, frozen=True, kw_only=True):
    """How widely and how far a search looks, and how much weaker players overlook.

    width      the number of turns to compare
    pool       the number of turns to judge at sight to find these; at least `width`
    distinct   compare only the first of several turns with the same `worth`, in games whose `worth`
               distinguishes everything that matters
    horizon    the length of a playout, in turns of all seats
    furthest   the length of the longest playout, if that is more: each world goes a round further
               than the one before, then back to `horizon`, so that games with little chance are not
               played alike
    breadth    the number of first actions that a playout compares at the start of a turn
    variety    by how many points, at most, the seats of a playout misjudge a choice: with little
               chance, all worlds would otherwise foresee, and rely on, the same play
    trust      the weight, in worlds, of what the end of a turn promises at sight
    rivalry    1 compares margins, 0 own points: where seats seldom meet, others' points are noise
    foresight  how many of its own turns a seat plans ahead, at most to the next deal, in games that
               hide nothing and seldom deal; 0 compares turns by playouts in sampled worlds
    scatter    above 0, compares chances to win instead of points: the variance of the points that a
               seat will still gain, relative to these points (1 is that of a count)
    doubt      the same as measured, for the chance to win that people see: they play differently
               from playouts, so more is open than playouts show
    endgame    play lines to the end, once nothing is hidden or left to chance
    playouts   the number of playouts of a quick player
    oversight  the points by which a beginner misjudges a choice
    slip       the points by which a citizen misjudges a turn, in games where the best turn at sight
               would leave too little room for the levels above
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
"""The fields that apply to a search, with their types."""
