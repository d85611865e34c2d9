"""Text that is no part of the catalogue: results as records write them, and what a person typed."""

from collections.abc import Iterable

_MAX_ECHO_LENGTH = 40


def listed(items: Iterable[str]) -> str:
    """Items as the result of a record lists them: "seat 1, seat 2 and seat 3"."""
    *most, final = items
    return f"{', '.join(most)} and {final}" if most else final


def echo(text: str) -> str:
    """`text` quoted for an error message, shortened to 40 characters."""
    return repr(text if len(text) <= _MAX_ECHO_LENGTH else f"{text[:_MAX_ECHO_LENGTH]}…")
