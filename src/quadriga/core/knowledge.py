"""What bots know about a game beyond its rules: how good positions are, and how to look ahead."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from quadriga.core.actors import Seat
from quadriga.core.advice import Advice
from quadriga.core.typevars import A, S, V

if TYPE_CHECKING:
    from quadriga.core.rules import Game


class Knowledge(Protocol[S, A, V]):
    """Estimates of positions, in points; `kit.plain_knowledge` has a default for all of it."""

    @property
    def game(self) -> "Game[S, A, V]":
        """The game that it is about."""

    @property
    def advice(self) -> Advice:
        """How a search of this game looks best, and what beginners overlook."""

    @property
    def taught(self) -> "Knowledge[S, A, V]":
        """What somebody knows who has played the game's lesson and nothing else."""

    def determinize(self, view: V, rng: Random) -> S:
        """Sample a position consistent with `view`.

        Every fact that the view shows is the same in it, everything else is random.
        """

    def worth(self, state: S, seat: Seat) -> float:
        """An estimate of the position for `seat`, in points; bots maximise it."""

    def worths(self, state: S, actions: Sequence[A], seat: Seat) -> Sequence[float]:
        """`worth` after each of these legal actions; quicker than applying one after the other."""

    def expected(self, state: S) -> Sequence[float]:
        """The points that each seat can expect at the end, judged where a turn has ended.

        Once the game is over they are its points. Where all win or lose together, everybody
        expects the points of all.
        """


AnyKnowledge: TypeAlias = Knowledge[Any, Any, Any]
