"""Where the figures of a data file come from."""

from enum import StrEnum


class Source(StrEnum):
    """Where a figure comes from, the surest first; `ours` is reconstructed, not published."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    DERIVED = "derived"
    OURS = "ours"
