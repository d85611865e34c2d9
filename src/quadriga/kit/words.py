"""Phrases that the texts of all games share."""

from collections.abc import Iterable
from typing import Final

COLOURS: Final = ("Red", "Blue", "Yellow", "Green")
"""What seats are called, by the colours in which they are drawn."""

_MAX_ECHO_LENGTH = 40


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words as a person lists them: "a, b and c"."""
    *most, final = list(words) or ["nothing"]
    return f"{', '.join(most)} {last} {final}" if most else final


def count(number: int, thing: str) -> str:
    """A number with what it counts: "1 loop", "2 loops"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def echo(text: str) -> str:
    """`text` quoted for an error message, shortened to 40 characters."""
    return repr(text if len(text) <= _MAX_ECHO_LENGTH else f"{text[:_MAX_ECHO_LENGTH]}…")
