"""The sources of the figures in a data file."""

from collections.abc import Collection, Iterator
from enum import StrEnum

from msgspec import Struct, field


class Source(StrEnum):
    """The source of a figure, the most reliable first; `ours` is reconstructed, not published."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    DERIVED = "derived"
    OURS = "ours"


_WEAKNESS = {source: n for n, source in enumerate(Source)}


class Sourced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every entry in a data file: its source, and those of fields that differ."""

    source: Source
    source_fields: dict[str, Source] = field(default_factory=dict)


def problems(name: str, entry: Sourced, more: Collection[str] = ()) -> Iterator[str]:
    """The errors in the sources of `entry`; `more` are valid names besides those of its fields."""
    weakest = max(entry.source_fields.values(), key=_WEAKNESS.__getitem__, default=None)
    if weakest not in (None, entry.source):
        yield f"{name}: its source must be {weakest!s}, the weakest of its source_fields."
    known = {*entry.__struct_fields__, *more} - {"source", "source_fields"}
    for one in entry.source_fields:
        if one not in known:
            yield f"{name}: source_fields names {one!r}, which it does not have."
