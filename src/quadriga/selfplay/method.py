"""How values are learned: in rounds of games, until as many are played as are planned."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, Protocol, TypeVar

from quadriga.core import AnyLearnable
from quadriga.kit.learned import LearnedValues
from quadriga.selfplay.tasks import RunTasks


class Progress(Protocol):
    """How far learning has come: a value that a checkpoint can keep."""

    planned: int
    """Games to play in all; 0 until that is known."""
    games: int


K = TypeVar("K", bound=AnyLearnable)
P = TypeVar("P", bound=Progress)


class Method(ABC, Generic[K, P]):
    """Learns the values of one set-up; the same seed learns the same.

    default_games         how many games are played by default
    depends_on_processes  whether the result depends on the number of processes
    """

    default_games: ClassVar[int]
    depends_on_processes: ClassVar[bool]

    def __init__(self, knowledge: K, seed: int, processes: int, run: RunTasks) -> None:
        self._knowledge = knowledge
        self._seed = seed
        self._processes = processes
        self._run = run

    @abstractmethod
    def start(self, planned: int) -> P:
        """The progress before the first round."""

    @abstractmethod
    def play_round(self, progress: P) -> None:
        """Learn from one more round."""

    @abstractmethod
    def report(self, progress: P) -> str:
        """One line that tells the user how far it is."""

    @abstractmethod
    def finish(self, progress: P) -> LearnedValues:
        """The learned values."""
