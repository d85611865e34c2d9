"""Imperator for people: what to do, what a choice means and brings, what happened, why not."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from quadriga.core import Explanation, Headline, Recap, Reckoning, Rung, Seat, Step, Wording
from quadriga.games.imperator import (
    choices,
    log,
    merits,
    reasons,
    reckoning,
    scoring,
    words,
)
from quadriga.games.imperator import outlook as look
from quadriga.games.imperator import preview as pre
from quadriga.games.imperator.actions import Action, Pay
from quadriga.games.imperator.glossary import glossary
from quadriga.games.imperator.state import (
    Booking,
    Choosing,
    Drawing,
    Invading,
    Losing,
    Over,
    Paying,
    Spending,
    State,
)
from quadriga.games.imperator.view import turn_of
from quadriga.language import Message, message

if TYPE_CHECKING:
    from quadriga.games.imperator.game import Imperator


class Guide:
    """The game in messages."""

    def __init__(self, game: "Imperator") -> None:
        self._game = game
        self._tables = game.tables
        self._glossary = glossary(game.tables)

    def prompt(self, state: State, seat: Seat | None) -> Message:
        """One sentence that tells the player what to do now."""
        match state.phase:
            case Choosing():
                return message("prompt-choose")
            case Drawing():
                return message("prompt-draw")
            case Spending(_, action):
                return message("prompt-spend", plan=words.plan(self._tables, action))
            case Booking(_, units, _):
                return message("prompt-book", n=units)
            case Invading():
                return self._invasion(state)
            case Losing(left):
                return message("prompt-lose", n=left)
            case Paying():
                return message("prompt-pay", n=self._tables.prices[state.marked])
            case Over():
                return log.ending(self._tables, state)
            case _:
                assert_never(state.phase)

    def _invasion(self, state: State) -> Message:
        tables = self._tables
        invasion = words.invasion(tables, state)
        legal = self._game.legal_actions(state)
        if legal == list(tables.lose_rome):
            return message("prompt-rome-falls", invasion=invasion)
        price = words.price(tables, state, (0, tables.prices[state.marked], 0))
        if not isinstance(legal[0], Pay):
            return message("prompt-give-up", invasion=invasion, price=price)
        if len(legal) == 1:
            return message("prompt-only-pay", invasion=invasion, price=price)
        loss = words.regions(tables.losses[state.marked])
        return message("prompt-invasion", invasion=invasion, price=price, regions=loss)

    def step(self, state: State) -> None:
        """Nothing: the clock of the game says it all."""

    def chapter(self, state: State) -> str:
        """The chapter of the rules about this moment."""
        match state.phase:
            case Drawing() | Choosing():
                return "turn"
            case Spending() | Booking():
                return "senate"
            case Invading() | Losing() | Paying():
                return "invasions"
            case Over():
                return "end"
            case _:
                assert_never(state.phase)

    def label(self, state: State, action: Action) -> Message:
        """A choice in words."""
        return choices.label(self._tables, state, action)

    def wording(self, state: State, action: Action, preview: pre.Preview) -> Wording:
        """What else is said of a choice."""
        return choices.wording(self._tables, state, action, preview)

    def action_data(self, action: Action) -> Action:
        """The action itself: its fields are what the page reads."""
        return action

    def preview(self, state: State, action: Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._game, state, action)

    def sentence(self, before: State, action: Action, after: State, seat: Seat | None) -> Message:
        """What has happened, with the end that it brought about."""
        return log.sentence(self._tables, before, action, after)

    def digest(self, before: State, action: Action, after: State, seat: Seat | None) -> None:
        """Nothing: the action says it all."""

    def begins(self, before: State, after: State) -> Message | None:
        """The barbarians have come, or the next period begins."""
        if isinstance(after.phase, Invading):
            return message("hand-invasion", invasion=words.invasion(self._tables, after))
        is_over = isinstance(after.phase, Over)
        return self._turn(after) if after.marked > before.marked and not is_over else None

    def _turn(self, state: State) -> Message:
        turn, turns = turn_of(self._tables, state)
        period = words.numeral(self._tables, state)
        return message("headline-turn", period=period, turn=turn, turns=turns)

    def recap(self, steps: Sequence[Step[State, Action]], seat: Seat | None) -> Recap:
        """A turn in short."""
        return log.recap(self._tables, steps)

    def reason(
        self,
        turn: Sequence[Step[State, Action]],
        instead: Sequence[Step[State, Action]],
        seat: Seat,
    ) -> Message | None:
        """Why a turn is good, next to the best other one."""
        return merits.reason(self._tables, turn, instead)

    def refusal(self, state: State, text: str) -> Message:
        """Why this text is not a choice now, and what would be."""
        legal = () if isinstance(state.phase, Drawing) else self._game.legal_actions(state)
        return reasons.refusal(self._tables, state, text, legal)

    def headline(self, state: State) -> Headline:
        """Where a game stands: the turn, or how it ended."""
        points = scoring.score(self._tables, state)
        if not isinstance(state.phase, Over):
            return Headline(self._turn(state), (points,))
        if scoring.is_lost(self._tables, state):
            return Headline(message("headline-lost"), (points,))
        return Headline(words.emperor(scoring.title(self._tables, points)), (points,))

    def reckoning(self, state: State) -> Reckoning:
        """The score line by line."""
        return reckoning.reckoning(self._tables, state)

    def titles(self) -> tuple[Rung, ...]:
        """The titles of the score chart, the lowest first."""
        return reckoning.titles(self._tables)

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """Points, the threat, and what the drawn cards could do."""
        return look.outlook(self._tables, state, self._game.standing)

    def things(self, state: State, seat: Seat | None) -> Sequence[str]:
        """Everything that may be pointed at."""
        return self._glossary.things(state, seat)

    def explain(self, state: State, thing: str, seat: Seat | None) -> Explanation | None:
        """What a thing is, and what it does for the player now."""
        return self._glossary.explain(state, thing, seat)
