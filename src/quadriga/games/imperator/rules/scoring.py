"""Points, titles, and rewards for bots."""

from collections.abc import Iterator
from typing import assert_never

from msgspec import Struct

from quadriga.games.imperator.box.components import Monument, Scoring
from quadriga.games.imperator.rules.state import Over, State
from quadriga.games.imperator.rules.tables import Tables


class ScoreItem(Struct, frozen=True, gc=False):
    """One item of a score: an id and its points."""

    id: str
    points: int


def is_lost(tables: Tables, state: State) -> bool:
    """Whether Rome has fallen (IMP-E1)."""
    return not state.regions & tables.rome


def breakdown(tables: Tables, state: State) -> Iterator[ScoreItem]:
    """The score item by item, if the game ended now (IMP-E3)."""
    yield ScoreItem("regions", state.regions.bit_count())
    for name in tables.built_ids[state.built]:
        points = tables.building[tables.card[name].card.builds or ""].points
        if points:
            yield ScoreItem(name, points)
    for monument, cubes in zip(tables.box.monuments, state.cubes, strict=True):
        if cubes >= monument.cubes:
            yield ScoreItem(monument.id, monument_points(state, monument))


def monument_points(state: State, monument: Monument) -> int:
    """What a monument scores when complete (IMP-M5 to IMP-M10)."""
    match monument.scoring:
        case Scoring.FIXED:
            return monument.points
        case Scoring.BUILDINGS:
            return state.built.bit_count()
        case Scoring.REGIONS:
            return state.regions.bit_count()
        case Scoring.LOWEST_TRACK:
            return min(state.culture, state.military, state.industry)
        case _:
            assert_never(monument.scoring)


def score(tables: Tables, state: State) -> int:
    """The points if the game ended now; 0 for a lost game."""
    return 0 if is_lost(tables, state) else sum(item.points for item in breakdown(tables, state))


def title(tables: Tables, points: int) -> str:
    """The emperor of a score (IMP-E5)."""
    return next(row.title for row in tables.box.scores if row.at_least <= points)


def reward(tables: Tables, state: State, target: int | None) -> float:
    """From 0 to 1: the share of titles reached, or in a campaign stage 1 for success."""
    if not isinstance(state.phase, Over) or is_lost(tables, state):
        return 0.0
    points = score(tables, state)
    if target is not None:
        return float(points >= target)
    titles = tables.box.scores
    return sum(row.at_least <= points for row in titles) / len(titles)
