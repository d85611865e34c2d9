"""The protocol of a bot."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")


class Bot(Protocol[V_contra, A]):
    """Chooses one of the legal actions from the view of its seat."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> A:
        """The chosen one of the `legal` actions."""
