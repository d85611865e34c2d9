"""The chance to win, told from the points that are expected."""

from collections.abc import Sequence
from math import erf, prod, sqrt

from quadriga.core import Seat


def chance_ahead(margin: float, variance: float) -> float:
    """The chance that who is expected to be ahead by `margin` will be, by the normal law."""
    if not variance:
        return (1 + (margin > 0) - (margin < 0)) / 2
    return (1 + erf(margin / sqrt(2 * variance))) / 2


def chance_to_win(
    expected: Sequence[float], scores: Sequence[int], seat: Seat, scatter: float
) -> float:
    """The chance that `seat` will be ahead of all others, as if each were a game of its own.

    What a seat has is certain; the points that it will gain vary as counts do, times `scatter`.
    """
    coming = [max(end - now, 0.0) for end, now in zip(expected, scores, strict=True)]
    return prod(
        [
            chance_ahead(expected[seat] - end, scatter * (coming[seat] + coming[other]))
            for other, end in enumerate(expected)
            if other != seat
        ]
    )
