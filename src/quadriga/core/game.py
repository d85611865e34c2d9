"""The contract: what everything that plays knows about a game."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from quadriga.core.actors import Actor, Seat
from quadriga.core.setup import Setup

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class Guide(Protocol[S_contra, A_contra]):
    """A game in words: what people need beyond the rules. Nothing here decides anything."""

    def prompt(self, state: S_contra, seat: Seat | None) -> str:
        """One sentence that tells this seat what to do now, or whom the table waits for."""

    def label(self, state: S_contra, action: A_contra) -> str:
        """What a choice means, in words: the text of a button or a numbered line."""

    def sentence(
        self, before: S_contra, action: A_contra, after: S_contra, seat: Seat | None
    ) -> str:
        """One sentence of what `action` did, as this seat may read it.

        `before` and `after` are the positions around the action.
        """

    def digest(
        self, before: S_contra, action: A_contra, after: S_contra, seat: Seat | None
    ) -> Struct | None:
        """The same as data, for whoever draws or sums it up; None where the sentence is enough."""

    def refusal(self, state: S_contra, text: str) -> str:
        """Why this text is not a legal action now, and what would be."""

    def headline(self, state: S_contra) -> tuple[str, str]:
        """Where a game stands, in two short lines for a list of matches."""

    def outlook(self, state: S_contra, seat: Seat | None) -> Struct:
        """What the page shows beside the view: points so far, threats, why not."""

    def preview(self, state: S_contra, action: A_contra) -> Struct:
        """What a choice would bring, before it is made."""


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
        """How many sit at the table."""

    @property
    def rules(self) -> int:
        """The version of the rules: bumped when any recorded game would end differently."""

    @property
    def fingerprint(self) -> str:
        """A short digest of the component data: it differs when any figure of the data differs."""

    @property
    def setup(self) -> Setup:
        """The options from which the registry's class makes an equal game."""

    @property
    def guide(self) -> Guide[S, A]:
        """The game in words."""

    def initial(self) -> S:
        """The position before anything, even a shuffle, has happened."""

    def to_act(self, state: S) -> Actor | None:
        """A seat, CHANCE, or None once the game is over."""

    def legal_actions(self, state: S) -> Sequence[A]:
        """The one truth about legality, in a stable order.

        At CHANCE these are the outcomes; a game with too many to list gives none there, and
        `outcome` and `sample_chance` stand for the list.
        """

    def outcome(self, state: S, text: str) -> A | None:
        """The outcome of chance that this text names, if it can come up now."""

    def sample_chance(self, state: S, rng: Random) -> A:
        """One outcome, with the right odds."""

    def apply(self, state: S, action: A) -> S:
        """The position after an action. Trusts its caller."""

    def scores(self, state: S) -> tuple[int, ...]:
        """The rulebook's points, a seat each, if the game ended now."""

    def rewards(self, state: S) -> tuple[float, ...]:
        """How well each seat did, from 0 to 1: wins, ties, solitaire goals."""

    def result(self, state: S) -> str:
        """The result of a finished game as a record writes it; `GameNotOver` before its end."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat, or a spectator, may know."""

    def determinize(self, view: V, rng: Random) -> S:
        """Sample a position consistent with `view`.

        Every fact that the view shows is the same in it, everything else is random.
        """

    def told(self, before: S, action: A, seat: Seat | None, now: S) -> str:
        """The notation of an entry as this seat may read it, with `hidden` for its secrets."""

    def begins_turn(self, state: S) -> bool:
        """Whether a turn begins here; who looks to the end of the own turn stops here."""

    def worth(self, state: S, seat: Seat) -> float:
        """What a position is worth to a seat, in points: the knowledge handed to bots."""


AnyGame: TypeAlias = Game[Any, Any, Any]


class GameClass(Protocol):
    """What the registry holds: it makes a game from its options and says what it accepts."""

    name: str
    title: str
    shown: tuple[type[Struct], ...]
    """The types of its view, outlook, preview, digest and box, for whoever draws the page."""

    @classmethod
    def setups(cls) -> Sequence[Setup]:
        """Every set-up that can be played; the first is the usual one."""

    @classmethod
    def box(cls) -> Struct:
        """Everything in the box, with the source of every figure, for people to read."""

    def __call__(self, *args: Any, **options: Any) -> AnyGame:
        """The game for so many `seats`, in a `variant`, with its options, or `BadSetup`."""


Registry: TypeAlias = Mapping[str, GameClass]
