"""A bot's knowledge of a game beyond its rules: how good positions are, how to look ahead."""

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
        """The game."""

    @property
    def advice(self) -> Advice:
        """How best to search this game, and what beginners overlook."""

    @property
    def taught(self) -> "Knowledge[S, A, V]":
        """The knowledge of somebody who has only played the game's lesson."""

    def determinize(self, view: V, rng: Random) -> S:
        """Sample a position consistent with `view`.

        It agrees with every fact that the view shows; everything else is random.
        """

    def worth(self, state: S, seat: Seat) -> float:
        """An estimate of the position for `seat`, in points; bots maximise it."""

    def worths(self, state: S, actions: Sequence[A], seat: Seat) -> Sequence[float]:
        """`worth` after each of these legal actions; faster than applying them one by one."""

    def expected(self, state: S) -> Sequence[float]:
        """The points that each seat can expect at the end, for a position where a turn has ended.

        Once the game is over these are the final points. In a cooperative game everybody expects
        the points of all.
        """


AnyKnowledge: TypeAlias = Knowledge[Any, Any, Any]
