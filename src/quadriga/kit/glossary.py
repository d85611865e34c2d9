"""Explanations of things on a table by their names, which depend on the position."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from quadriga.core import Explanation, Seat
from quadriga.core.typevars import S

Seen = TypeVar("Seen")


class Glossary(Generic[S, Seen]):
    """Explains things; keeps the entries of the last position.

    `see` prepares a position for a reading seat, and `entries_of` makes the entries from that.
    """

    def __init__(
        self,
        see: Callable[[S, Seat | None], Seen],
        entries_of: Callable[[Seen], Mapping[str, Callable[[Seen], Explanation]]],
    ) -> None:
        self._see = see
        self._entries_of = entries_of
        self._latest: tuple[S, Seat | None] | None = None
        self._entries: Mapping[str, Callable[[Seen], Explanation]] = {}

    def things(self, state: S, seat: Seat | None) -> Sequence[str]:
        """The names of everything that can be explained in a position."""
        return tuple(self._of(state, seat))

    def explain(self, state: S, thing: str, seat: Seat | None) -> Explanation | None:
        """What a thing is, and what it does for a seat; None for an unknown name."""
        entry = self._of(state, seat).get(thing)
        return None if entry is None else entry(self._see(state, seat))

    def _of(self, state: S, seat: Seat | None) -> Mapping[str, Callable[[Seen], Explanation]]:
        if self._latest is None or self._latest[0] is not state or self._latest[1] != seat:
            self._entries = self._entries_of(self._see(state, seat))
            self._latest = state, seat
        return self._entries
