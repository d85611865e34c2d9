"""The rules of a game: what every game implements, and every other layer calls."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from quadriga.core.actors import Actor, Seat
from quadriga.core.guide import Guide
from quadriga.core.knowledge import Knowledge
from quadriga.core.setup import Setup
from quadriga.core.typevars import A, S, V


class Game(Protocol[S, A, V]):
    """A rule set with its options fixed. Positions never change: `apply` returns a new one.

    Games are equal when their set-ups and component data are. Positions and views are equal by
    value and have a hash. All of them can be pickled and sent to another process.
    """

    @property
    def name(self) -> str:
        """The name in the registry, such as "minerva"."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def rules(self) -> int:
        """The version of the rules; raised when a recorded game would end differently."""

    @property
    def fingerprint(self) -> str:
        """A short digest of the component data: it differs when any figure of the data differs."""

    @property
    def setup(self) -> Setup:
        """The set-up from which the registry makes an equal game."""

    @property
    def guide(self) -> Guide[S, A]:
        """The texts and page data of this game."""

    @property
    def knowledge(self) -> Knowledge[S, A, V]:
        """What bots know about this game."""

    def initial(self) -> S:
        """The position before the first action, even before the first shuffle."""

    def to_act(self, state: S) -> Actor | None:
        """The seat to act, CHANCE, or None once the game is over."""

    def legal_actions(self, state: S) -> Sequence[A]:
        """Every legal action, always in the same order for equal positions.

        At CHANCE these are the possible outcomes. A game with too many outcomes returns an empty
        sequence there; use `outcome` and `sample_chance` instead.
        """

    def outcome(self, state: S, text: str) -> A | None:
        """The outcome of chance with this notation; None if it is not possible now."""

    def sample_chance(self, state: S, rng: Random) -> A:
        """A random outcome of chance, drawn with its real probability."""

    def apply(self, state: S, action: A) -> S:
        """The position after `action`, which is not checked: it must be legal."""

    def scores(self, state: S) -> tuple[int, ...]:
        """The points of each seat by the rulebook, if the game ended now."""

    def rewards(self, state: S) -> tuple[float, ...]:
        """The success of each seat from 0 to 1: win, shared win, solitaire goal."""

    def result(self, state: S) -> str:
        """The result of a finished game as a record writes it; `GameNotOver` before its end."""

    def view(self, state: S, seat: Seat | None) -> V:
        """Everything that `seat` may know; for None, what a spectator may know."""

    def redacted(self, before: S, action: A, seat: Seat | None, now: S) -> str:
        """The notation of an entry, with `hidden` for what `seat` may not know at `now`."""

    def begins_turn(self, state: S) -> bool:
        """Whether a turn begins at this position; a bot that plans one turn stops here."""


AnyGame: TypeAlias = Game[Any, Any, Any]


class GameClass(Protocol):
    """A class in the registry: lists the set-ups of a game and makes a game from one."""

    name: str
    usual_seats: int
    """The default number of seats on the first screen; a standard set-up has that number."""
    minutes: tuple[int, int]
    """Its length with one person among bots, and with people in all seats (bench/lengths.py)."""
    weight: int
    """How much there is to think about, from 1 (very light) to 4 (heavy): our own judgement."""
    draws_beginner: bool
    """Whether chance picks the starting seat; otherwise it is the first one."""
    action_data: Any
    """The union of the types that `Guide.action_data` returns."""

    @property
    def page_types(self) -> tuple[type[Struct], ...]:
        """Its view, outlook, preview, digest and box, from which the client's types are made."""

    @classmethod
    def setups(cls) -> Sequence[Setup]:
        """Every set-up that can be played; the first is the default."""

    @classmethod
    def box(cls) -> Struct:
        """All components, with their words and the source of every figure."""

    def __call__(self, *args: Any, **options: Any) -> AnyGame:
        """The game with these `seats`, `variant` and options; raises `BadSetup`."""


Registry: TypeAlias = Mapping[str, GameClass]
