"""Text outside of the catalogue: notation, results in records, and what people type."""

from collections.abc import Iterable, Sequence
from typing import Final

HIDDEN: Final = "hidden"
"""The notation of what a seat may not know."""

_MAX_ECHO_LENGTH = 40


def won_by(scores: Iterable[int], winners: Sequence[int]) -> str:
    """The result of a record: "31 40 40, won by seat 2 and seat 3"."""
    *most, final = [f"seat {seat + 1}" for seat in winners]
    seats = f"{', '.join(most)} and {final}" if most else final
    return f"{' '.join(map(str, scores))}, won by {seats}"


def echo(text: str) -> str:
    """`text` quoted for an error message, shortened to 40 characters."""
    return repr(text if len(text) <= _MAX_ECHO_LENGTH else f"{text[:_MAX_ECHO_LENGTH]}…")
