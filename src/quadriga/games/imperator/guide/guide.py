"""Imperator for people: prompts, previews, what happened, why not."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, assert_never

from quadriga.core import Headline, Seat
from quadriga.games.imperator.guide import choices, log, merits, reasons, reckoning, words
from quadriga.games.imperator.guide.facts import outlook as look
from quadriga.games.imperator.guide.facts import preview as pre
from quadriga.games.imperator.guide.glossary.glossary import glossary
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules import state as s
from quadriga.games.imperator.rules.actions import PAY, Action
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.view import turn_of
from quadriga.kit.plain_guide import PlainGuide
from quadriga.language import Message, message

if TYPE_CHECKING:
    from quadriga.games.imperator.game import Imperator


_CHAPTERS: Mapping[type[s.Phase], str] = {
    s.Drawing: "turn",
    s.Choosing: "turn",
    s.Spending: "senate",
    s.Booking: "senate",
    s.Invading: "invasions",
    s.Losing: "invasions",
    s.Paying: "invasions",
    s.Over: "end",
}


class Guide(PlainGuide[State, Action]):
    """The game in messages."""

    def __init__(self, game: "Imperator") -> None:
        self._game = game
        self._tables = tables = game.tables
        super().__init__(
            game,
            label=partial(choices.label, tables),
            wording=partial(choices.wording, tables),
            sentence=lambda before, action, after, _: log.sentence(tables, before, action, after),
            recap=partial(log.recap, tables),
            reason=lambda turn, instead, _: merits.reason(tables, turn, instead),
            reckoning=partial(reckoning.reckoning, tables),
            titles=reckoning.titles(tables),
            glossary=glossary(tables),
        )

    def prompt(self, state: State, seat: Seat | None) -> Message:
        """What to do now, in one sentence."""
        match state.phase:
            case s.Choosing():
                return message("prompt-choose")
            case s.Drawing():
                return message("prompt-draw")
            case s.Spending(action):
                return message("prompt-spend", plan=words.plan(self._tables, action))
            case s.Booking(units):
                return message("prompt-book", n=units)
            case s.Invading():
                return self._invasion(state)
            case s.Losing(left):
                return message("prompt-lose", n=left)
            case s.Paying():
                return message("prompt-pay", n=self._tables.prices[state.marked])
            case s.Over():
                return log.ending(self._tables, state)
            case _:
                assert_never(state.phase)

    def _invasion(self, state: State) -> Message:
        tables = self._tables
        invasion = words.invasion(tables, state)
        legal = self._game.legal_actions(state)
        if legal == list(tables.lose_rome):
            return message("prompt-rome-falls", invasion=invasion)
        price = words.cost(tables, state, PAY)
        if PAY not in legal:
            return message("prompt-give-up", invasion=invasion, price=price)
        if len(legal) == 1:
            return message("prompt-only-pay", invasion=invasion, price=price)
        loss = words.regions(tables.losses[state.marked])
        return message("prompt-invasion", invasion=invasion, price=price, regions=loss)

    def chapter(self, state: State) -> str:
        """The chapter of the rules about this moment."""
        return _CHAPTERS[type(state.phase)]

    def preview(self, state: State, action: Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._game, state, action)

    def begins(self, before: State, after: State) -> Message | None:
        """An invasion or the next period; else None."""
        if isinstance(after.phase, s.Invading):
            return message("hand-invasion", invasion=words.invasion(self._tables, after))
        is_over = isinstance(after.phase, s.Over)
        return self._turn(after) if after.marked > before.marked and not is_over else None

    def _turn(self, state: State) -> Message:
        turn, turns = turn_of(self._tables, state)
        period = words.numeral(self._tables, state)
        return message("headline-turn", period=period, turn=turn, turns=turns)

    def why_not(self, state: State, text: str) -> Message | None:
        """Why this text is not a choice now, if there is more to say than what would be."""
        return reasons.refusal(self._tables, state, text)

    def headline(self, state: State) -> Headline:
        """The turn, or how the game ended, with the points."""
        points = scoring.score(self._tables, state)
        if not isinstance(state.phase, s.Over):
            return Headline(self._turn(state), (points,))
        if scoring.is_lost(self._tables, state):
            return Headline(message("headline-lost"), (points,))
        return Headline(words.title(self._tables, points), (points,))

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """Points, the threat, and what the drawn cards could do."""
        return look.outlook(self._tables, state, self._game.standing)
