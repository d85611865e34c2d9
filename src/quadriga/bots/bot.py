"""The protocol of a bot."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from quadriga.core import AnyGame, Seat
from quadriga.core.typevars import A

V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, A]):
    """Chooses one of the legal actions from the view of its seat."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> A:
        """The chosen one of the `legal` actions."""


AnyBot: TypeAlias = Bot[Any, Any]

MakeBot: TypeAlias = Callable[[AnyGame, Seat, Random], AnyBot]
"""Makes the bot of one seat for one game: a class, or any function like it."""
