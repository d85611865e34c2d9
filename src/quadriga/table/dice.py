"""Where chance comes from: a generator for each entry of a log."""

from collections.abc import Callable
from random import Random, SystemRandom
from typing import TypeAlias

Dice: TypeAlias = Callable[[int], Random]
"""The generator for the entry with this index."""


def fair() -> Dice:
    """Chance from the operating system, which nobody can foresee."""
    source = SystemRandom()
    return lambda index: source


def seeded(seed: str) -> Dice:
    """Chance that comes out the same each time, wherever a match is taken up again."""
    return lambda index: Random(f"{seed}/{index}")
