"""Knowledge that is learned from games that the program plays against itself."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeGuard

from quadriga.core.actors import Seat
from quadriga.core.knowledge import AnyKnowledge, Knowledge
from quadriga.core.typevars import A, S, V


class Learnable(Knowledge[S, A, V], Protocol[S, A, V]):
    """Knowledge that names what learning looks at in a position.

    What is learned are tables of numbers, in points; their entries are numbered through all tables.
    """

    @property
    def learned_key(self) -> str:
        """The name of what is learned of this set-up; set-ups with the same name share it."""

    @property
    def feature_tables(self) -> Mapping[str, int]:
        """The number of entries of each table, by its name."""

    @property
    def unlearned(self) -> Knowledge[S, A, V]:
        """The same without anything learned: the hand-made values."""


class LearnableWorth(Learnable[S, A, V], Protocol[S, A, V]):
    """Knowledge whose `worth` is learned: the sum of the entries that a position has."""

    @property
    def hoped_result(self) -> float:
        """What learning expects of positions that it never met; much makes it try them."""

    def features(self, state: S, seat: Seat) -> Sequence[int]:
        """The entries of a position at the end of a turn.

        They depend on what `seat` may know only. The value of the position is their sum.
        """


class Terms(NamedTuple):
    """What a prediction is the sum of.

    entries  these entries; one that is named twice counts twice
    row      the entry with which a row of entries begins,
    numbers  and by what each of them is multiplied
    """

    entries: Sequence[int]
    row: int
    numbers: Sequence[float]


class LearnableExpected(Learnable[S, A, V], Protocol[S, A, V]):
    """Knowledge whose `expected` is learned: the hand-made one, and the sum of a seat's terms."""

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
