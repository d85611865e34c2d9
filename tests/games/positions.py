"""What the positions and games of every game's tests can do."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Generic, Self, TypeAlias, TypeVar

from msgspec import structs

from quadriga.bots import Bot, MakeBot
from quadriga.core import CHANCE, AnyGame, Game, Seat, play

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
Choice: TypeAlias = Callable[[S, Sequence[A]], A]
"""What a player does in a position, of all that can be done."""


@dataclass(frozen=True)
class GamePosition(Generic[G, S]):
    """A position that speaks the notation and is read in words."""

    game: G
    state: S

    def at(self, state: S) -> Self:
        """Another position of the same game."""
        return replace(self, state=state)

    def after(self, *lines: str) -> Self:
        """The position after these lines, each of which must be legal."""
        state = self.state
        for line in lines:
            state = play(self.game, state, line)
        return self.at(state)

    def drawn(self, seed: int = 0) -> Self:
        """The position once chance has done what it is asked for."""
        state, rng = self.state, Random(seed)
        while self.game.to_act(state) is CHANCE:
            state = self.game.apply(state, self.game.sample_chance(state, rng))
        return self.at(state)

    def with_(self, **fields: Any) -> Self:
        """The same with other fields of the state."""
        state: Any = self.state
        return self.at(structs.replace(state, **fields))

    @property
    def legal(self) -> list[str]:
        """The lines of all that can be done, in their order."""
        return [str(action) for action in self.game.legal_actions(self.state)]

    @property
    def asked(self) -> str:
        """What the game waits for, as in "laying"."""
        state: Any = self.state
        return type(state.phase).__name__.lower()

    @property
    def to_act(self) -> Any:
        """Who is to act."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act is None

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat, if the game ended now."""
        return tuple(self.game.scores(self.state))


def played(
    game: Game[S, A, V], rng: Random, choose: Choice[S, A] | None = None, state: S | None = None
) -> Iterator[S]:
    """Every position of a game, the last one included; without a choice anything is done."""
    state = game.initial() if state is None else state
    yield state
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            action = game.sample_chance(state, rng)
        else:
            legal = game.legal_actions(state)
            action = choose(state, legal) if choose else rng.choice(legal)
        state = game.apply(state, action)
        yield state


def match(game: Game[S, A, V], make: Sequence[MakeBot], seed: str) -> S:
    """The end of a game between bots."""
    rng = Random(seed)
    bots: list[Bot[V, A]] = [bot(game, Seat(seat), rng) for seat, bot in enumerate(make)]

    def choose(state: S, legal: Sequence[A]) -> A:
        seat = game.to_act(state)
        assert isinstance(seat, int)
        return bots[seat].choose(game.view(state, Seat(seat)), legal)

    return [*played(game, rng, choose)][-1]
