"""Means with intervals. Each value is the mean of one deal, whose games aren't independent."""

from collections.abc import Sequence
from math import ceil, cos, fsum, pi, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

from msgspec import Struct

LEVEL: Final = 0.95
"""The level of all intervals in the table."""


class Interval(Struct, frozen=True):
    """An estimate and the ends of its interval; None stands for infinite."""

    mean: float
    low: float | None
    high: float | None


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean with Student's interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, None, None)
    half = t_quantile(_upper(), len(values) - 1) * sqrt(variance(values) / len(values))
    return Interval(mean, mean - half, mean + half)


def share_interval(values: Sequence[float]) -> Interval:
    """The mean of shares from 0 to 1, with Wilson's interval for an effective number of games.

    The games of a deal are not independent. The scatter of the deals shows how many independent
    games they are worth (the design effect of cluster samples). Wilson's interval for that number
    stays between 0 and 1, and has a width even if all games were won.
    """
    mean, count = fmean(values), len(values)
    if count < 2:
        return Interval(mean, 0.0, 1.0)
    scatter = variance(values)
    inside = mean * (1 - mean)
    games = inside * count / scatter if scatter > 0 and inside > 0 else count
    quantile = t_quantile(_upper(), count - 1)
    square = quantile**2 / games
    middle = (mean + square / 2) / (1 + square)
    half = quantile / (1 + square) * sqrt(inside / games + square / (4 * games))
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def _upper() -> float:
    return (1 + LEVEL) / 2


def t_quantile(probability: float, freedom: int) -> float:
    """The quantile of Student's distribution, to an accuracy of at least one part in 800.

    One and two degrees of freedom have closed forms; more use the Cornish-Fisher series around the
    normal quantile.
    """
    if freedom == 1:
        return -cos(pi * probability) / sqrt(1 - cos(pi * probability) ** 2)
    if freedom == 2:
        centred = 2 * probability - 1
        return centred * sqrt(2 / (1 - centred**2))
    z = NormalDist().inv_cdf(probability)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return fsum(term / float(freedom) ** power for power, term in enumerate(terms))


def percentile(values: Sequence[int], share: float) -> int:
    """The smallest of the values that at least this share of them don't exceed."""
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]
