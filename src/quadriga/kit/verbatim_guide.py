"""A guide whose words are still text, as one that gives messages."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from quadriga.core import AnyGame, Headline, Recap, Seat, Step, Wording
from quadriga.language import Message, verbatim


class VerbatimGuide:
    """Every text as a message that says it as it is."""

    def __init__(self, game: AnyGame, guide: Any) -> None:
        self._game = game
        self._guide = guide

    def prompt(self, state: Any, seat: Seat | None) -> Message:
        """The prompt."""
        return verbatim(self._guide.prompt(state, seat))

    def step(self, state: Any) -> None:
        """Nothing."""

    def label(self, state: Any, action: Any) -> Message:
        """The label."""
        return verbatim(self._guide.label(state, action))

    def wording(self, state: Any, action: Any, preview: Any) -> Wording:
        """Nothing beside the label."""
        return Wording()

    def action_data(self, action: Any) -> Struct:
        """The action itself."""
        assert isinstance(action, Struct)
        return action

    def preview(self, state: Any, action: Any) -> Struct:
        """The preview."""
        found: Struct = self._guide.preview(state, action)
        return found

    def sentence(self, before: Any, action: Any, after: Any, seat: Seat | None) -> Message:
        """The sentence."""
        return verbatim(self._guide.sentence(before, action, after, seat))

    def digest(self, before: Any, action: Any, after: Any, seat: Seat | None) -> Struct | None:
        """The digest."""
        found: Struct | None = self._guide.digest(before, action, after, seat)
        return found

    def recap(self, steps: Sequence[Step[Any, Any]], seat: Seat | None) -> Recap:
        """The sentences of a turn."""
        return Recap(tuple(self.sentence(s.before, s.action, s.after, seat) for s in steps))

    def refusal(self, state: Any, text: str) -> Message:
        """The refusal."""
        return verbatim(self._guide.refusal(state, text))

    def headline(self, state: Any) -> Headline:
        """The headline."""
        title, _ = self._guide.headline(state)
        game = self._game
        winners: tuple[int, ...] = ()
        if game.to_act(state) is None and game.seats > 1:
            rewards = game.rewards(state)
            winners = tuple(seat for seat in range(game.seats) if rewards[seat] == max(rewards))
        return Headline(verbatim(title), game.scores(state), winners)

    def outlook(self, state: Any, seat: Seat | None) -> Struct:
        """The outlook."""
        found: Struct = self._guide.outlook(state, seat)
        return found
