"""A game in words and pictures, for people; it decides nothing."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from quadriga.core.actors import Seat
from quadriga.core.typevars import A, S
from quadriga.language import Message

S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class Wording(Struct, frozen=True, gc=False, omit_defaults=True):
    """More words for a choice, beside its label.

    button    the text of the button that plays it; by default the label
    question  the prompt while it is chosen but not yet played; by default the label with "?"
    brings    sentences on what it would bring or cost; a screen reader says them after the label
    """

    button: Message | None = None
    question: Message | None = None
    brings: tuple[Message, ...] = ()


class FollowUp(Struct, frozen=True, gc=False, omit_defaults=True):
    """A later step of the same turn that can be chosen ahead.

    `do` is its notation; `wording` covers both choices: "Go left and take the pond?".
    """

    do: str
    label: Message
    wording: Wording


class Recap(Struct, frozen=True, omit_defaults=True):
    """A short account of a turn: its deeds, without who did them, and its gains ("+2 fish")."""

    deeds: tuple[Message, ...] = ()
    gains: tuple[Message, ...] = ()


class Headline(Struct, frozen=True, omit_defaults=True):
    """A match in a list: how far it is, or how it ended, and the points.

    `winners` are the seats that won; empty before the end, or if nobody can win. `secret` has the
    points of each seat including what only it knows, if they differ; `seen_by` shows them to that
    seat alone.
    """

    title: Message
    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    secret: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> "Headline":
        """The headline with the points that this seat, or a spectator, may know."""
        if not self.secret:
            return self
        scores = tuple(
            own if at == seat else points
            for at, (points, own) in enumerate(zip(self.scores, self.secret, strict=True))
        )
        return Headline(self.title, scores, self.winners)


class ScoreLine(Struct, frozen=True):
    """One line of the final scores: what counts, and each seat's points for it.

    `why` explains them, if the explanation is the same for everybody.
    """

    name: Message
    points: tuple[int, ...]
    why: Message | None = None


class Reckoning(Struct, frozen=True):
    """The final scores; the `lines` add up to them.

    `places` are the ranks of the seats, from 1, with ties; empty in a solitaire or cooperative
    game. `tie_break` explains what decides between equal points, if there are any.
    """

    lines: tuple[ScoreLine, ...]
    places: tuple[int, ...] = ()
    tie_break: Message | None = None


class Rung(Struct, frozen=True):
    """A title that a lone player gets from `points` on; `printed` is its name in the data."""

    points: int
    printed: str
    title: Message


class Explanation(Struct, frozen=True, omit_defaults=True):
    """A thing on the table, explained: its `name`, and `what` it is and does.

    `now` is what it does for the reader in this position, `why_not` why it can't be chosen, and
    `instead` how it could be. `rule` is the id of its rule in the specification.
    """

    name: Message
    what: tuple[Message, ...]
    now: tuple[Message, ...] = ()
    why_not: Message | None = None
    instead: Message | None = None
    rule: str = ""


class Step(Struct, Generic[S, A], frozen=True):
    """An action with the positions before and after it."""

    before: S
    action: A
    after: S


class Guide(Protocol[S_contra, A_contra]):
    """A game in messages, and as the data that is drawn.

    `kit.plain_guide` has a default for everything but the prompt.
    """

    def prompt(self, state: S_contra, seat: Seat | None) -> Message:
        """One sentence on what this seat should do now, or whom the table waits for."""

    def step(self, state: S_contra) -> Message | None:
        """The part of the turn, such as "tile 2 of 2", or None."""

    def chapter(self, state: S_contra) -> str:
        """The chapter of the rulebook (`rules.toml`) that is about this moment."""

    def label(self, state: S_contra, action: A_contra) -> Message:
        """A choice in words: in a list, in a hint, as the name of something on the board."""

    def wording(self, state: S_contra, action: A_contra, preview: Any) -> Wording:
        """More words for a choice, given its preview."""

    def action_data(self, action: A_contra) -> Struct:
        """An action as data for the page, in the game's own union of types."""

    def preview(self, state: S_contra, action: A_contra) -> Struct:
        """The effects of a choice, as data to draw."""

    def sentence(
        self, before: S_contra, action: A_contra, after: S_contra, seat: Seat | None
    ) -> Message:
        """One sentence on what happened, as this seat may read it."""

    def digest(
        self, before: S_contra, action: A_contra, after: S_contra, seat: Seat | None
    ) -> Struct | None:
        """The same as data to draw; None if the action says it all."""

    def begins(self, before: S_contra, after: S_contra) -> Message | None:
        """What the step between these positions started, such as a round or an invasion.

        The page pauses for it, and everybody may see it; None if the game just goes on.
        """

    def recap(self, steps: Sequence[Step[Any, Any]], seat: Seat | None) -> Recap:
        """The decisions of one turn in short, as this seat may read them."""

    def reason(
        self, turn: Sequence[Step[Any, Any]], instead: Sequence[Step[Any, Any]], seat: Seat
    ) -> Message | None:
        """Why this turn of `seat` is good, in one sentence, or None.

        That is what it brings or spares and `instead`, the best other turn, doesn't. The positions
        are sampled worlds, so the sentence may only mention what the seat's view shows.
        """

    def refusal(self, state: S_contra, text: str) -> Message:
        """Why this text is not a legal action now, and what would be."""

    def headline(self, state: S_contra) -> Headline:
        """The match in a list."""

    def reckoning(self, state: S_contra) -> Reckoning:
        """The final scores of a finished game, line by line, and the places of the seats."""

    def titles(self) -> tuple[Rung, ...]:
        """The titles that a lone player can reach, the lowest first; none in other set-ups."""

    def outlook(self, state: S_contra, seat: Seat | None) -> Struct:
        """What the page shows beside the view: points so far, threats, obstacles."""

    def things(self, state: S_contra, seat: Seat | None) -> Sequence[str]:
        """The names of everything that can be explained in this position, as `track:military`."""

    def explain(self, state: S_contra, thing: str, seat: Seat | None) -> Explanation | None:
        """What a thing is, and what it does for `seat` now; None for an unknown name.

        It only uses what the seat's view shows.
        """
