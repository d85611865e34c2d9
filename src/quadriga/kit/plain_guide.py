"""A guide with a default for everything but the prompt: a new game is shown before it has words."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from quadriga.core import (
    CHANCE,
    Explanation,
    Game,
    Headline,
    Recap,
    Reckoning,
    Rung,
    ScoreLine,
    Seat,
    Step,
    Wording,
    who,
)
from quadriga.core.typevars import A, S
from quadriga.kit.glossary import Glossary
from quadriga.kit.places import has_ties, places
from quadriga.kit.sentences import not_a_choice
from quadriga.language import Message, message, verbatim

Steps: TypeAlias = Sequence[Step[Any, Any]]


class PlainOutlook(Struct, frozen=True):
    """The points of each seat, as far as the reader knows them."""

    points: tuple[int, ...]


class PlainPreview(Struct, frozen=True):
    """By how much a choice changes the points of each seat at once."""

    points: tuple[int, ...]


class PlainGuide(ABC, Generic[S, A]):
    """A game in its notation and its scores.

    A game passes functions that make better sentences, and overrides methods that return data, so
    that they state its own types. A game with secret scores overrides `points`.
    """

    def __init__(
        self,
        game: Game[S, A, Any],
        *,
        label: Callable[[S, A], Message] | None = None,
        wording: Callable[[S, A, Any], Wording] | None = None,
        sentence: Callable[[S, A, S, Seat | None], Message] | None = None,
        recap: Callable[[Steps], Recap] | None = None,
        reason: Callable[[Steps, Steps, Seat], Message | None] | None = None,
        reckoning: Callable[[S], Reckoning] | None = None,
        titles: tuple[Rung, ...] = (),
        glossary: Glossary[S, Any] | None = None,
    ) -> None:
        self._rules = game
        self._label = label
        self._wording = wording
        self._sentence = sentence
        self._recap = recap
        self._reason = reason
        self._reckoning = reckoning
        self._titles = titles
        self._glossary = glossary

    @abstractmethod
    def prompt(self, state: S, seat: Seat | None) -> Message:
        """One sentence on what this seat should do now, or whom the table waits for."""

    def points(self, state: S, seat: Seat | None) -> tuple[int, ...]:
        """The points of each seat, as far as `seat` knows them."""
        return self._rules.scores(state)

    def step(self, state: S) -> Message | None:
        """Nothing: a turn has no parts."""
        return None

    def chapter(self, state: S) -> str:
        """No chapter of the rules."""
        return ""

    def label(self, state: S, action: A) -> Message:
        """A choice in words; by default its notation."""
        return self._label(state, action) if self._label else verbatim(str(action))

    def wording(self, state: S, action: A, preview: Any) -> Wording:
        """More words for a choice; by default none."""
        return self._wording(state, action, preview) if self._wording else Wording()

    def action_data(self, action: A) -> Struct:
        """The action itself."""
        assert isinstance(action, Struct), "override this where actions are no structs"
        return action

    def preview(self, state: S, action: A) -> Struct:
        """The change of all seats' points, as far as the seat to act knows them."""
        actor = self._rules.to_act(state)
        seat = None if actor is CHANCE else actor
        now = self.points(state, seat)
        then = self.points(self._rules.apply(state, action), seat)
        return PlainPreview(tuple(new - old for new, old in zip(then, now, strict=True)))

    def sentence(self, before: S, action: A, after: S, seat: Seat | None) -> Message:
        """What has happened; by default the actor and the notation."""
        if self._sentence:
            return self._sentence(before, action, after, seat)
        what = self._rules.redacted(before, action, seat, after)
        return message("log-notation", who=who(self._rules.to_act(before)), what=what)

    def digest(self, before: S, action: A, after: S, seat: Seat | None) -> Struct | None:
        """Nothing: the action says it all."""
        return None

    def begins(self, before: S, after: S) -> Message | None:
        """Nothing: the game just goes on."""
        return None

    def recap(self, steps: Steps, seat: Seat | None) -> Recap:
        """A short account of a turn; by default the notation of its decisions."""
        if self._recap:
            return self._recap(steps)
        redacted = self._rules.redacted
        deeds = [redacted(step.before, step.action, seat, step.after) for step in steps]
        return Recap(tuple(map(verbatim, deeds)))

    def reason(self, turn: Steps, instead: Steps, seat: Seat) -> Message | None:
        """Why a turn is better than the best other one; by default None."""
        return self._reason(turn, instead, seat) if self._reason else None

    def refusal(self, state: S, text: str) -> Message:
        """Why this text is not a choice now; by default what would be."""
        reason = self.why_not(state, text)
        return reason or not_a_choice(text, self._rules.legal_actions(state))

    def why_not(self, state: S, text: str) -> Message | None:
        """A better reason why this text is not a choice now, if there is one."""
        return None

    def headline(self, state: S) -> Headline:
        """The spectators' prompt and the points; once the game is over, the winners too."""
        seats = range(self._rules.seats)
        title, shown = self.prompt(state, None), self.points(state, None)
        own = tuple(self.points(state, Seat(at))[at] for at in seats)
        secret = () if own == shown else own
        if self._rules.to_act(state) is not None or len(seats) == 1:
            return Headline(title, shown, secret=secret)
        rewards = self._rules.rewards(state)
        winners = tuple(at for at in seats if rewards[at] == max(rewards))
        return Headline(title, shown, winners, secret)

    def reckoning(self, state: S) -> Reckoning:
        """The final scores line by line; by default in one line."""
        if self._reckoning:
            return self._reckoning(state)
        scores = self._rules.scores(state)
        lines = (ScoreLine(message("points-column"), scores),)
        if len(scores) == 1:
            return Reckoning(lines)
        standings = [*zip(scores, self._rules.rewards(state), strict=True)]
        tie = message("tie-by-the-rules") if has_ties(scores) else None
        return Reckoning(lines, places(standings), tie)

    def titles(self) -> tuple[Rung, ...]:
        """The titles that a lone player can reach, if there are any."""
        return self._titles

    def outlook(self, state: S, seat: Seat | None) -> Struct:
        """The points of each seat."""
        return PlainOutlook(self.points(state, seat))

    def things(self, state: S, seat: Seat | None) -> Sequence[str]:
        """The names of everything that can be explained in this position."""
        return self._glossary.things(state, seat) if self._glossary else ()

    def explain(self, state: S, thing: str, seat: Seat | None) -> Explanation | None:
        """What a thing is, and what it does for a seat now."""
        return self._glossary.explain(state, thing, seat) if self._glossary else None
