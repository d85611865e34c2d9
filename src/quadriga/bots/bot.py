"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")


class Bot(Protocol[V_contra, A]):
    """Chooses one of the legal actions from what its seat may see."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> A:
        """The action it would take."""
