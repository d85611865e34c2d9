"""Choosing like somebody who overlooks points."""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

ABSURD: Final = 3.0
"""A choice more than `ABSURD * oversight` points below the best is never taken."""


def seems_best(worths: Sequence[float], oversight: float, rng: Random) -> int:
    """The index of the highest of `worths`, each misjudged by about `oversight`.

    Equal worths are taken equally often; the better one is, the more surely it is taken. Without
    an oversight, the first of the highest is.
    """
    least = max(worths) - ABSURD * oversight
    sensible = [n for n, worth in enumerate(worths) if worth >= least]
    if not oversight:
        return sensible[0]
    glances = [worths[n] + oversight * _misjudged(rng) for n in sensible]
    return sensible[max(range(len(glances)), key=glances.__getitem__)]


def _misjudged(rng: Random) -> float:
    """Gumbel noise, which makes choices follow a Boltzmann distribution."""
    return -log(-log(1 - rng.random() or 1e-300) or 1e-300)
