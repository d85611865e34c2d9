"""Random generators for chance, one for each entry of a log."""

from collections.abc import Callable
from random import Random, SystemRandom
from typing import TypeAlias

Dice: TypeAlias = Callable[[int], Random]
"""Returns the generator for the entry with this index."""


def fair() -> Dice:
    """Unpredictable dice, from the operating system."""
    source = SystemRandom()
    return lambda index: source


def seeded(seed: str) -> Dice:
    """Reproducible dice: the same for each entry, also after a match was resumed."""
    return lambda index: Random(f"{seed}/{index}")
