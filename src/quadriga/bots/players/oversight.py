"""What somebody takes for the best who does not see every point of it."""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

ABSURD: Final = 3.0
"""Mistakes of so many oversights are never made: what is that much worse is seen by anybody."""


def seems_best(worths: Sequence[float], oversight: float, rng: Random) -> int:
    """The number of the worth that looks highest to whom misjudges each by about `oversight`.

    Of two that are worth the same either is taken as often; the more one is better, the more
    surely it is taken. Without an oversight it is the first of the highest.
    """
    least = max(worths) - ABSURD * oversight
    sensible = [n for n, worth in enumerate(worths) if worth >= least]
    if not oversight:
        return sensible[0]
    glances = [worths[n] + oversight * _misjudged(rng) for n in sensible]
    return sensible[max(range(len(glances)), key=glances.__getitem__)]


def _misjudged(rng: Random) -> float:
    """An error of Gumbel's distribution, so that choices follow Boltzmann's."""
    return -log(-log(1 - rng.random() or 1e-300) or 1e-300)
