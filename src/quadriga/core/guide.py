"""A game in words and pictures: what people need beyond the rules; nothing here decides."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from quadriga.core.actors import Seat
from quadriga.core.typevars import A, S
from quadriga.language import Message

S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class Wording(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is said of a choice beside its label.

    `button` is the text of the button that plays it (else the label), `question` the prompt while
    it is chosen and not yet played (else the label with a question mark), `brings` what it would
    bring or cost, in sentences. A screen reader hears the label and then `brings`.
    """

    button: Message | None = None
    question: Message | None = None
    brings: tuple[Message, ...] = ()


class FollowUp(Struct, frozen=True, gc=False, omit_defaults=True):
    """A later step of the same turn that can be chosen ahead, with the words for both together.

    `do` is its notation, `wording` speaks of the choice that it follows and of itself: "Go left
    and take the pond?".
    """

    do: str
    label: Message
    wording: Wording


class Recap(Struct, frozen=True, omit_defaults=True):
    """A turn in short: what was done, without who did it, and what it brought ("+2 fish")."""

    deeds: tuple[Message, ...] = ()
    gains: tuple[Message, ...] = ()


class Headline(Struct, frozen=True, omit_defaults=True):
    """Where a game stands, for a list of matches: how far it is, or how it ended, and the points.

    `winners` are the seats that won; empty while it lasts, and where nobody can win. `secret` are
    the points of each seat with what it alone knows, where that differs: `seen_by` tells them to
    nobody else.
    """

    title: Message
    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    secret: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> "Headline":
        """The same with the points as a seat knows them, or anybody."""
        if not self.secret:
            return self
        scores = tuple(
            own if at == seat else points
            for at, (points, own) in enumerate(zip(self.scores, self.secret, strict=True))
        )
        return Headline(self.title, scores, self.winners)


class ScoreLine(Struct, frozen=True):
    """One line of the final scores: what counts, and the points of each seat for it.

    `why` tells how they come about, where that is the same for everybody.
    """

    name: Message
    points: tuple[int, ...]
    why: Message | None = None


class Reckoning(Struct, frozen=True):
    """The end of a game in figures; the `lines` add up to the scores.

    `places` are those of the seats, from 1; equal ones are shared, and there are none where nobody
    is to be beaten. `tie_break` tells what decides between equal points, where there are some.
    """

    lines: tuple[ScoreLine, ...]
    places: tuple[int, ...] = ()
    tie_break: Message | None = None


class Rung(Struct, frozen=True):
    """A title that a lone player has from so many points on; `printed` is its name in the data."""

    points: int
    printed: str
    title: Message


class Explanation(Struct, frozen=True, omit_defaults=True):
    """A thing on the table, explained: its `name`, and `what` it is and does.

    `now` is what it does for the reader in this position, `why_not` why it cannot be chosen, and
    `instead` what would make that possible. `rule` is the id of its rule in the specification.
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
        """One sentence that tells this seat what to do now, or whom the table waits for."""

    def step(self, state: S_contra) -> Message | None:
        """Which part of a turn this is: "tile 2 of 2"; None where there is nothing to tell."""

    def chapter(self, state: S_contra) -> str:
        """The chapter of the rulebook (`rules.toml`) that is about this moment."""

    def label(self, state: S_contra, action: A_contra) -> Message:
        """What a choice means: a line of a list, a hint, the name of what can be pointed at."""

    def wording(self, state: S_contra, action: A_contra, preview: Any) -> Wording:
        """What else is said of a choice, given its preview."""

    def action_data(self, action: A_contra) -> Struct:
        """An action as data for the page, in the game's own union of types."""

    def preview(self, state: S_contra, action: A_contra) -> Struct:
        """What a choice would bring, as data to be drawn."""

    def sentence(
        self, before: S_contra, action: A_contra, after: S_contra, seat: Seat | None
    ) -> Message:
        """One sentence of what has happened, as this seat may read it."""

    def digest(
        self, before: S_contra, action: A_contra, after: S_contra, seat: Seat | None
    ) -> Struct | None:
        """The same as data to be drawn; None where the action says it all."""

    def begins(self, before: S_contra, after: S_contra) -> Message | None:
        """What an entry of the log between these has begun and all may see: a round, an invasion.

        It has a moment of its own on the page; None where the game just goes on.
        """

    def recap(self, steps: Sequence[Step[Any, Any]], seat: Seat | None) -> Recap:
        """The decisions of one turn in short, as this seat may read them."""

    def reason(
        self, turn: Sequence[Step[Any, Any]], instead: Sequence[Step[Any, Any]], seat: Seat
    ) -> Message | None:
        """Why this turn of `seat` is good, in one sentence; None where there is nothing to tell.

        It tells what the turn brings, or what it spares, that `instead`, the best other turn, does
        not. Positions are sampled worlds that fit what the seat may know, so it draws only on what
        the view of the seat would show.
        """

    def refusal(self, state: S_contra, text: str) -> Message:
        """Why this text is not a legal action now, and what would be."""

    def headline(self, state: S_contra) -> Headline:
        """Where a game stands."""

    def reckoning(self, state: S_contra) -> Reckoning:
        """The final scores of a finished game, line by line, and the places of the seats."""

    def titles(self) -> tuple[Rung, ...]:
        """The titles that a lone player can reach, the lowest first; none in other set-ups."""

    def outlook(self, state: S_contra, seat: Seat | None) -> Struct:
        """What the page shows beside the view: points so far, threats, why not."""

    def things(self, state: S_contra, seat: Seat | None) -> Sequence[str]:
        """The names of all things that may be pointed at in this position: `track:military`."""

    def explain(self, state: S_contra, thing: str, seat: Seat | None) -> Explanation | None:
        """What a thing is, and what it does for `seat` now; None for a text that names no thing.

        It draws only on what the view of the seat shows.
        """
