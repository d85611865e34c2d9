"""What two sequences have in common at their beginnings."""

from typing import TypeVar

T = TypeVar("T")


def common_length(old: tuple[T, ...], new: tuple[T, ...]) -> int:
    """How many items at the beginnings of both are equal.

    A log has mostly only grown, which is found out without a look at each entry in Python.
    """
    if new[: len(old)] == old:
        return len(old)
    pairs = enumerate(zip(old, new, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(old), len(new)))
