"""The smallest game there can be: rules and a prompt, and nothing else of its own.

Players take one to three counters from a heap in turn. Taking the last one wins.
"""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from quadriga.core import Actor, GameNotOver, Seat, Setup
from quadriga.kit.identity import MadeFromData
from quadriga.kit.plain_guide import PlainGuide, PlainOutlook, PlainPreview
from quadriga.kit.plain_knowledge import PlainKnowledge
from quadriga.language import Message, message, seated, verbatim

SEATS = 2


class Box(Struct, frozen=True):
    """All that is needed to play."""

    counters: int = 11
    most: int = 3


class Take(Struct, frozen=True):
    """Take so many counters."""

    counters: int

    def __str__(self) -> str:
        return f"take {self.counters}"


class State(Struct, frozen=True):
    """The counters that are left, and who is to take some of them."""

    left: int
    seat: int


class Guide(PlainGuide[State, Take]):
    """Nim in its notation."""

    def prompt(self, state: State, seat: Seat | None) -> Message:
        """What to do, or who is to act."""
        if not state.left:
            return verbatim("The game is over.")
        if state.seat != seat:
            return message("waiting-for", who=seated(state.seat))
        return verbatim("Take up to three counters.")


class Nim(MadeFromData[Box, Box]):
    """Nim with one heap."""

    name = "nim"
    usual_seats = SEATS
    minutes = (1, 1)
    weight = 1
    action_data = Take
    page_types = (State, PlainOutlook, PlainPreview, Box)
    rules = 1

    def __init__(
        self, *, seats: int = SEATS, variant: str = "standard", box: Box | None = None
    ) -> None:
        super().__init__(Setup(self.name, seats, variant), box)
        self.heap = box or Box()
        self.knowledge = PlainKnowledge(self)
        self.guide = Guide(self)

    @staticmethod
    def load() -> Box:
        """The usual heap."""
        return Box()

    @staticmethod
    def described(data: Box, /) -> Box:
        """Counters need no words."""
        return data

    @classmethod
    def setups_of(cls, data: Box) -> Sequence[Setup]:
        """It is for two."""
        return [Setup(cls.name, SEATS)]

    def initial(self) -> State:
        """The whole heap."""
        return State(self.heap.counters, 0)

    def to_act(self, state: State) -> Actor | None:
        """The seats act in turn, as long as there are counters."""
        return Seat(state.seat) if state.left else None

    def legal_actions(self, state: State) -> Sequence[Take]:
        """Any number of counters up to the most."""
        return [Take(n + 1) for n in range(min(state.left, self.heap.most))]

    def outcome(self, state: State, text: str) -> Take | None:
        """Chance never acts."""
        return None

    def sample_chance(self, state: State, rng: Random) -> Take:
        """Chance never acts."""
        raise AssertionError

    def apply(self, state: State, action: Take) -> State:
        """The heap without these counters."""
        return State(state.left - action.counters, 1 - state.seat)

    def scores(self, state: State) -> tuple[int, ...]:
        """A point for the last counter."""
        return tuple(int(not state.left and state.seat != seat) for seat in range(SEATS))

    def rewards(self, state: State) -> tuple[float, ...]:
        """The point is the game."""
        return tuple(map(float, self.scores(state)))

    def result(self, state: State) -> str:
        """Who took the last counter."""
        if state.left:
            raise GameNotOver()
        return f"won by seat {2 - state.seat}"

    def view(self, state: State, seat: Seat | None) -> State:
        """Everything: nothing is hidden."""
        return state

    def redacted(self, before: State, action: Take, seat: Seat | None, now: State) -> str:
        """The notation: nothing is hidden."""
        return str(action)

    def begins_turn(self, state: State) -> bool:
        """Every action is a turn."""
        return True


def census(game: Nim, state: State) -> None:
    """Counters are only taken."""
    assert 0 <= state.left <= game.heap.counters
