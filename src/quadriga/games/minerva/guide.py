"""Minerva for people: prompts, labels, sentences, refusals, and what a choice would bring."""

from itertools import islice
from typing import TYPE_CHECKING, assert_never

from quadriga.core import Seat
from quadriga.games.minerva import events, labels, reasons, scoring, words
from quadriga.games.minerva import outlook as look
from quadriga.games.minerva import preview as pre
from quadriga.games.minerva.actions import Action
from quadriga.games.minerva.digest import Digest, digest
from quadriga.games.minerva.phases import acting
from quadriga.games.minerva.state import (
    Acting,
    Chancy,
    Choosing,
    Directing,
    Exchanging,
    Hiring,
    Moving,
    Over,
    Placing,
    Removing,
    Selling,
    Shifting,
    State,
    Taking,
    Using,
    Working,
)
from quadriga.games.minerva.telling import amount
from quadriga.kit.words import called, echo

if TYPE_CHECKING:
    from quadriga.games.minerva.game import Minerva

SOME = 12
"""How many choices a refusal names."""


class Guide:
    """The game in words."""

    def __init__(self, game: "Minerva") -> None:
        self._game = game
        self._tables = game.tables

    def prompt(self, state: State, seat: Seat | None) -> str:
        """One sentence that tells this seat what to do now, or whom the table waits for."""
        phase = state.phase
        if isinstance(phase, Over):
            return f"The game is over. {words.ending(self._tables, state, seat)}"
        if isinstance(phase, Chancy):
            return "Tiles are laid out."
        if phase.seat != seat:
            return f"{called(phase.seat, seat)} {self._doing(phase)}."
        return self._asking(state, phase)

    def _doing(self, phase: Acting | Placing | Directing | Selling | Hiring | Working) -> str:
        match phase:
            case Acting():
                return "is to act"
            case Placing(tile=tile):
                return f"places {words.tile(self._tables, tile)}"
            case Directing():
                return "chooses a direction"
            case Selling():
                return "sells tokens"
            case Hiring():
                return "may buy an assistant"
            case _:
                return "resolves an effect"

    def _asking(
        self, state: State, phase: Acting | Placing | Directing | Selling | Hiring | Working
    ) -> str:
        tables = self._tables
        match phase:
            case Acting():
                levy = acting.tax(tables, state)
                tax = f" It costs {amount(levy, 'denarii')} tax." if levy else ""
                return f"Build, activate a line, or pass.{tax}"
            case Placing(tile=tile):
                return f"Place {words.tile(tables, tile)} beside your city."
            case Directing():
                return "Choose the direction in which the residence activates your facilities."
            case Selling(due=due):
                short = due - state.cities[phase.seat].denarii
                return f"Sell tokens: {amount(short, 'denarii')} still to be raised."
            case Hiring():
                return "You may buy an assistant, for denarii or for glory tokens."
            case _:
                tile = state.cities[phase.seat].tiles[phase.agenda[0].cell]
                return f"{tables.tiles[tile].name}: {_working(phase)}"

    def label(self, state: State, action: Action) -> str:
        """A choice in words."""
        return labels.label(self._tables, state, action)

    def sentence(self, before: State, action: Action, after: State, seat: Seat | None) -> str:
        """What has happened, with what it brought and the end that it led to."""
        return events.sentence(self._tables, before, action, after, seat)

    def digest(
        self, before: State, action: Action, after: State, seat: Seat | None
    ) -> Digest | None:
        """What an action brought; None for chance."""
        return digest(self._tables, before, action, after)

    def refusal(self, state: State, text: str) -> str:
        """Why this text is not a choice now, and what would be."""
        if isinstance(state.phase, Chancy):
            return f"{echo(text)} is not a choice now: tiles are drawn."
        reason = reasons.why_not(self._tables, state, text)
        if reason:
            return reason
        legal = self._game.legal_actions(state)
        some = [str(action) for action in islice(legal, SOME)]
        return words.unknown(text, some, len(legal) - SOME)

    def headline(self, state: State) -> tuple[str, str]:
        """Where a game stands, in two short lines."""
        tables, scores = self._tables, scoring.points(self._tables, state)
        points = f"{' : '.join(map(str, scores))} points"
        if not isinstance(state.phase, Over):
            return f"Round {max(1, state.round)} of {tables.rounds}", points
        if tables.solo:
            return scoring.title(tables, scores[0]), points
        return f"{called(scoring.winner(tables, state), None)} won", points

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """How the seats stand, and what the market costs this one."""
        return look.outlook(self._tables, state, seat)

    def preview(self, state: State, action: Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._tables, state, action)


def _working(phase: Working) -> str:
    """What an effect asks for."""
    match phase:
        case Choosing():
            return "choose what you receive."
        case Exchanging():
            return "exchange as often as you like, or be done."
        case Using(agenda=agenda):
            uses = agenda[0].left[0]
            left = "1 more facility" if uses == 1 else f"{uses} more facilities"
            return f"use up to {left} around it, or be done."
        case Taking():
            return "take the top tile of a culture stack, or be done."
        case Moving():
            return "choose a facility to move, or be done."
        case Shifting():
            return "choose where the facility goes."
        case Removing():
            return "choose a residence to remove, or be done."
        case _:
            assert_never(phase)
