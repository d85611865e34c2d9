"""The chance to win, from expected points."""

from collections.abc import Sequence
from math import erf, prod, sqrt

from quadriga.core import Seat


def chance_ahead(margin: float, variance: float) -> float:
    """The chance that a normal variable with this mean and variance is positive."""
    if not variance:
        return (1 + (margin > 0) - (margin < 0)) / 2
    return (1 + erf(margin / sqrt(2 * variance))) / 2


def chance_to_win(
    expected: Sequence[float], scores: Sequence[int], seat: Seat, scatter: float
) -> float:
    """The chance that `seat` will be ahead of all others, taken as independent.

    Points so far are certain; points to come vary like counts, times `scatter`.
    """
    coming = [max(end - now, 0.0) for end, now in zip(expected, scores, strict=True)]
    return prod(
        [
            chance_ahead(expected[seat] - end, scatter * (coming[seat] + coming[other]))
            for other, end in enumerate(expected)
            if other != seat
        ]
    )
