"""Bags of tiles, which have no order until they are drawn."""

from collections.abc import Iterable


def without(bag: Iterable[int], drawn: Iterable[int]) -> tuple[int, ...]:
    """`bag` without the `drawn` tiles, each of which it must contain; the rest keeps its order."""
    left = list(bag)
    for tile in drawn:
        left.remove(tile)
    return tuple(left)
