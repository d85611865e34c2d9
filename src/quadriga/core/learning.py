"""Knowledge that is learned from games that the program plays against itself."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeGuard

from quadriga.core.actors import Seat
from quadriga.core.knowledge import AnyKnowledge, Knowledge
from quadriga.core.typevars import A, S, V


class Learnable(Knowledge[S, A, V], Protocol[S, A, V]):
    """Knowledge with features that can be learned from.

    Learned values are tables of numbers, in points, whose entries are numbered across all tables.
    """

    @property
    def learned_key(self) -> str:
        """The name of this set-up's learned values; set-ups with the same name share them."""

    @property
    def feature_tables(self) -> Mapping[str, int]:
        """The number of entries of each table, by its name."""

    @property
    def unlearned(self) -> Knowledge[S, A, V]:
        """The same knowledge with hand-made values only."""


class LearnableWorth(Learnable[S, A, V], Protocol[S, A, V]):
    """Knowledge whose `worth` is learned: the sum of the entries that a position has."""

    @property
    def hoped_result(self) -> float:
        """The value of positions never seen in learning; a high one makes it try them."""

    def features(self, state: S, seat: Seat) -> Sequence[int]:
        """The entries of a position at the end of a turn.

        They depend only on what `seat` may know. The value of the position is their sum.
        """


class Terms(NamedTuple):
    """The terms of a prediction, which is their sum.

    entries  these entries; one that is named twice counts twice
    row      the first of a row of consecutive entries
    numbers  the factors of the entries in that row
    """

    entries: Sequence[int]
    row: int
    numbers: Sequence[float]


class LearnableExpected(Learnable[S, A, V], Protocol[S, A, V]):
    """Knowledge whose `expected` is learned: the hand-made one plus the sum of a seat's terms."""

    def terms(self, state: S) -> Sequence[Terms]:
        """The terms of each seat, for a position where a turn has ended."""


AnyLearnable: TypeAlias = Learnable[Any, Any, Any]
AnyLearnableWorth: TypeAlias = LearnableWorth[Any, Any, Any]
AnyLearnableExpected: TypeAlias = LearnableExpected[Any, Any, Any]


def learns(knowledge: AnyKnowledge) -> TypeGuard[AnyLearnable]:
    """Whether any of it is learned."""
    return hasattr(knowledge, "learned_key")


def learns_worth(knowledge: AnyKnowledge) -> TypeGuard[AnyLearnableWorth]:
    """Whether its `worth` is learned."""
    return hasattr(knowledge, "features")


def learns_expected(knowledge: AnyKnowledge) -> TypeGuard[AnyLearnableExpected]:
    """Whether its `expected` is learned."""
    return hasattr(knowledge, "terms")
