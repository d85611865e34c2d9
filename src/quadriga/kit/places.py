"""The places of seats in a final ranking."""

from collections.abc import Sequence


def places(standings: Sequence[tuple[float, ...]]) -> tuple[int, ...]:
    """The place of each seat, from 1, by its standing; equal standings share a place."""
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


def has_ties(points: Sequence[int]) -> bool:
    """Whether any two seats have the same points."""
    return len({*points}) < len(points)
