"""What a game is known by: its set-up and its component data."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import Self

from msgspec import Struct

from quadriga.core import Setup
from quadriga.kit import datafile


class MadeFromData:
    """Equality, hash, pickling and fingerprint of a game that is made from component data.

    A game calls `__init__` with its set-up, the component data that comes with it (`standard`),
    and the data that it was given instead (`given`), if any. Its own `__init__` takes `seats`,
    `variant`, each option of the set-up, and `box`. Nothing here knows a rule.
    """

    def __init__(self, setup: Setup, standard: Struct, given: Struct | None) -> None:
        self.setup = setup
        self._data = standard if given is None else given
        self._given = given

    def __eq__(self, other: object) -> bool:
        """Whether `other` is the same game with the same set-up and component data."""
        if not isinstance(other, MadeFromData):
            return NotImplemented
        return self.setup == other.setup and self._data == other._data

    def __hash__(self) -> int:
        return hash(self.setup)

    def __reduce__(self) -> tuple[partial[Self], tuple[()]]:
        """Pickle what the game is made of; its tables are built again where it is unpickled."""
        make: Callable[..., Self] = type(self)
        setup, box = self.setup, self._given
        again = partial(make, seats=setup.seats, variant=setup.variant, box=box, **setup.options)
        return again, ()

    @cached_property
    def fingerprint(self) -> str:
        """A short digest of the component data that this game is played with."""
        return datafile.fingerprint(self._data)
