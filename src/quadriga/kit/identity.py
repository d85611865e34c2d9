"""The identity of a game: its set-up and its component data."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from functools import cache, cached_property, partial
from typing import Any, ClassVar, Generic, Self, TypeVar, TypeVarTuple

from msgspec import Struct

from quadriga.core import Setup, check_setup
from quadriga.kit import datafile

B = TypeVar("B", bound=Struct)
D = TypeVar("D", bound=Struct)
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class MadeFromData(ABC, Generic[B, D]):
    """Set-ups, equality, hash, pickling and fingerprint of a game made from component data.

    A game calls `__init__` with its set-up and the data that it was given instead of its own
    (`load`), if any. Its own `__init__` takes `seats`, `variant`, each option of the set-up, and
    `box`. Nothing here knows a rule. `core.GameClass` explains the class attributes.
    """

    name: ClassVar[str]
    usual_seats: ClassVar[int]
    minutes: ClassVar[tuple[int, int]]
    weight: ClassVar[int]
    draws_beginner: ClassVar[bool] = False
    action_data: ClassVar[Any]
    page_types: ClassVar[tuple[type[Struct], ...]]

    def __init__(self, setup: Setup, given: B | None) -> None:
        self._data = self.load() if given is None else given
        check_setup(setup, self.setups_of(self._data))
        self.setup = setup
        self.seats = setup.seats
        self._given = given

    @staticmethod
    @abstractmethod
    def load() -> B:
        """The component data that come with the game."""

    @staticmethod
    @abstractmethod
    def described(data: B, /) -> D:
        """Component data with their words."""

    @classmethod
    @abstractmethod
    def setups_of(cls, data: B) -> Sequence[Setup]:
        """Every set-up that can be played with these component data; the first is the default."""

    @classmethod
    def setups(cls) -> Sequence[Setup]:
        """Every set-up that can be played; the first is the default."""
        return cls.setups_of(cls.load())

    @classmethod
    def box(cls) -> D:
        """Everything in the box, with its words and the source of every figure."""
        found: D = _made_once(cls.described, cls.load)
        return found

    def prepared(self, make: Callable[[B, *Ts], T], *args: *Ts) -> T:
        """`make` of the component data; its result for the game's own data is cached."""
        if self._given is not None:
            return make(self._given, *args)
        found: T = _made_once(make, self.load, *args)
        return found

    def __eq__(self, other: object) -> bool:
        """Whether `other` is the same game with the same set-up and component data."""
        if not isinstance(other, MadeFromData):
            return NotImplemented
        return self.setup == other.setup and self._data == other._data

    def __hash__(self) -> int:
        return hash(self.setup)

    def __reduce__(self) -> tuple[partial[Self], tuple[()]]:
        """Pickle the set-up and data; unpickling builds the tables again."""
        make: Callable[..., Self] = type(self)
        setup, box = self.setup, self._given
        again = partial(make, seats=setup.seats, variant=setup.variant, box=box, **setup.options)
        return again, ()

    @cached_property
    def fingerprint(self) -> str:
        """A short digest of the component data of this game."""
        return datafile.fingerprint(self._data)


@cache
def _made_once(make: Callable[..., Any], load: Callable[[], Struct], *args: Hashable) -> Any:
    return make(load(), *args)
