"""Random walks through a game, which hypothesis generates and shrinks."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from quadriga.core import CHANCE, Actor, AnyGame, Entry, Seat, Setup, replay
from quadriga.core.records import Reading, load

T = TypeVar("T")

RECORDS = Path(__file__).parent / "records"
SPOTS = 5
"""Number of positions of a walk that the slow laws check."""


class Step(NamedTuple):
    """One action of a walk."""

    before: Any
    actor: Actor
    action: Any
    after: Any


@dataclass(frozen=True)
class Walk:
    """The first entries of a recorded game, if any, then one action for each byte of `choices`."""

    game: AnyGame
    opening: tuple[Entry, ...]
    choices: bytes

    @cached_property
    def start(self) -> Any:
        """The position after the opening."""
        return replay(self.game, self.opening)

    def moves(self) -> Iterator[tuple[Any, Any]]:
        """Each position with the action chosen there, before the action is applied."""
        state = self.start
        for index, choice in enumerate(self.choices):
            if self.game.to_act(state) is None:
                return
            action = chosen(self.game, state, index << 8 | choice)
            yield state, action
            state = self.game.apply(state, action)

    def steps(self) -> Sequence[Step]:
        """Each action with the positions before and after it; they are gone once for all laws."""
        return self._steps

    @cached_property
    def _steps(self) -> Sequence[Step]:
        steps: list[Step] = []
        for state, action in self.moves():
            actor = self.game.to_act(state)
            assert actor is not None
            steps.append(Step(state, actor, action, self.game.apply(state, action)))
        return steps

    def again(self) -> "Walk":
        """The same walk, to be gone anew."""
        return replace(self)

    def positions(self) -> list[Any]:
        """Every position of the walk, the first and the last included."""
        return [self.start, *(step.after for step in self.steps())]

    def spots(self) -> Sequence[Any]:
        """At most `SPOTS` positions, evenly spread; the last of them differs from walk to walk."""
        positions = self.positions()
        shift = sum(self.choices) % max(len(positions) // SPOTS, 1)
        return some(positions[: len(positions) - shift], SPOTS)

    def log(self) -> tuple[Entry, ...]:
        """The whole log, from the first entry of the opening."""
        return (*self.opening, *(Entry(step.actor, str(step.action)) for step in self.steps()))

    def viewers(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        return [*map(Seat, range(self.game.seats)), None]


def chosen(game: AnyGame, state: Any, choice: int) -> Any:
    """The action that `choice` selects; the same number always selects the same action."""
    if game.to_act(state) is CHANCE:
        return game.sample_chance(state, Random(choice))
    legal = game.legal_actions(state)
    assert legal, "a seat is to act and has no legal action"
    return legal[(choice & 0xFF) % len(legal)]


def some(items: Sequence[T], count: int) -> Sequence[T]:
    """At most `count` items, evenly spread, the first and the last included."""
    if len(items) <= count:
        return items
    return [items[n * (len(items) - 1) // (count - 1)] for n in range(count)]


@dataclass(frozen=True)
class Sample:
    """So many walks through a game, the same ones each time."""

    game: AnyGame
    size: int

    @cached_property
    def walks(self) -> Sequence[Walk]:
        """The walks, made once for all that look at them."""
        made: list[Walk] = []
        self._try(made.append, Phase.generate)
        return made

    def shrink(self, check: Callable[[Walk], None]) -> None:
        """Makes the walks anew until the check fails, and fails with the shortest such walk."""
        self._try(check, Phase.generate, Phase.shrink)

    def _try(self, check: Callable[[Walk], None], *phases: Phase) -> None:
        @settings(
            max_examples=self.size,
            derandomize=True,
            deadline=None,
            phases=phases,
            report_multiple_bugs=False,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        )
        @given(walks(self.game))
        def holds(walk: Walk) -> None:
            check(walk)

        holds()


def walks(game: AnyGame) -> st.SearchStrategy[Walk]:
    """Walks of all lengths, many of them from the middle or the end of a recorded game."""
    openings = st.one_of(
        st.just(()), *(_beginnings(r.record.entries) for r in recorded(game.setup))
    )
    choices = st.one_of(st.binary(max_size=12), st.binary(min_size=40, max_size=80))
    return st.builds(Walk, st.just(game), openings, choices)


def _beginnings(entries: tuple[Entry, ...]) -> st.SearchStrategy[tuple[Entry, ...]]:
    return st.integers(0, len(entries)).map(lambda length: entries[:length])


def recorded(setup: Setup) -> list[Reading]:
    """The recorded games of a set-up."""
    return [reading for reading in _all_recorded(setup.game) if reading.record.setup == setup]


@cache
def _all_recorded(game: str) -> list[Reading]:
    return [load(path) for path in sorted((RECORDS / game).glob("*.txt"))]
