"""What things on a table are, by their names; which of them there are depends on the position."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from quadriga.core import Explanation, Seat
from quadriga.core.typevars import S

Seen = TypeVar("Seen")


class Glossary(Generic[S, Seen]):
    """Explains things; the entries of the position that was asked for last are kept.

    `see` makes what entries look at of a position and the seat that reads them, `entries_of` tells
    which of them there are.
    """

    def __init__(
        self,
        see: Callable[[S, Seat | None], Seen],
        entries_of: Callable[[Seen], Mapping[str, Callable[[Seen], Explanation]]],
    ) -> None:
        self._see = see
        self._entries_of = entries_of
        self._asked: tuple[S, Seat | None] | None = None
        self._entries: Mapping[str, Callable[[Seen], Explanation]] = {}

    def things(self, state: S, seat: Seat | None) -> Sequence[str]:
        """The names of all things that may be pointed at in a position."""
        return tuple(self._of(state, seat))

    def explain(self, state: S, thing: str, seat: Seat | None) -> Explanation | None:
        """What a thing is, and what it does for a seat; None if there is none of this name."""
        entry = self._of(state, seat).get(thing)
        return None if entry is None else entry(self._see(state, seat))

    def _of(self, state: S, seat: Seat | None) -> Mapping[str, Callable[[Seen], Explanation]]:
        if self._asked is None or self._asked[0] is not state or self._asked[1] != seat:
            self._entries = self._entries_of(self._see(state, seat))
            self._asked = state, seat
        return self._entries
