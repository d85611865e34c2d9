"""The common prefix of two sequences."""

from typing import TypeVar

T = TypeVar("T")


def common_length(old: tuple[T, ...], new: tuple[T, ...]) -> int:
    """The length of the common prefix; quick for a log that has only grown."""
    if new[: len(old)] == old:
        return len(old)
    pairs = enumerate(zip(old, new, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(old), len(new)))
