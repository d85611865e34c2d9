"""All Roads for people: prompts, labels, sentences, refusals, and what a choice would bring."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from quadriga.core import Explanation, Headline, Recap, Reckoning, Rung, Seat, Step, Wording
from quadriga.games.all_roads import log, merits, reckoning, scoring
from quadriga.games.all_roads import outlook as look
from quadriga.games.all_roads import preview as pre
from quadriga.games.all_roads.action_data import ActionData, action_data
from quadriga.games.all_roads.actions import Action
from quadriga.games.all_roads.choices import Choices
from quadriga.games.all_roads.glossary import glossary
from quadriga.games.all_roads.reasons import why_not
from quadriga.games.all_roads.state import Building, Dealing, Drawing, Laying, Over, State
from quadriga.games.all_roads.tables import Variant
from quadriga.games.all_roads.view import turn_number, turns_each
from quadriga.games.all_roads.words import Words, ending, ending_title
from quadriga.kit.refusals import not_a_choice
from quadriga.kit.sentences import game_over
from quadriga.kit.words import echo
from quadriga.language import Message, message, seated

if TYPE_CHECKING:
    from quadriga.games.all_roads.game import AllRoads


class Guide:
    """The game in messages."""

    def __init__(self, game: "AllRoads") -> None:
        self._game = game
        self._tables = game.tables
        self._words = Words(game.tables)
        self._glossary = glossary(game.tables, self._words)
        self._choices = Choices(game.tables, self._words)

    def prompt(self, state: State, seat: Seat | None) -> Message:
        """One sentence that tells this seat what to do now, or whom the table waits for."""
        match state.phase:
            case Laying(mover, fresh):
                return message("prompt-lay", who=seated(mover), number=len(fresh) + 1)
            case Building(mover, _, offers):
                return message("prompt-build", who=seated(mover), count=len(offers))
            case Dealing(mover) | Drawing(mover):
                return message("prompt-draw", who=seated(mover))
            case Over():
                return game_over(ending(self._tables, state))
            case _:
                assert_never(state.phase)

    def step(self, state: State) -> Message | None:
        """The tile of the turn that is to be placed, or that houses are built."""
        match state.phase:
            case Laying(_, fresh):
                return message("step-tile", number=len(fresh) + 1, of=self._tables.tiles_per_turn)
            case Building():
                return message("step-houses")
            case _:
                return None

    def chapter(self, state: State) -> str:
        """The chapter of the rules about this moment."""
        match state.phase:
            case Building():
                return "houses"
            case Over():
                return "end"
            case _:
                return "tiles"

    def label(self, state: State, action: Action) -> Message:
        """What a choice means."""
        return self._choices.label(state, action)

    def wording(self, state: State, action: Action, preview: pre.Preview) -> Wording:
        """What else is said of a choice."""
        return self._choices.wording(state, action, preview)

    def action_data(self, action: Action) -> ActionData:
        """An action as data for the page."""
        return action_data[action]

    def sentence(self, before: State, action: Action, after: State, seat: Seat | None) -> Message:
        """What has happened, with what it brought and the end that it led to."""
        return log.sentence(self._tables, self._words, before, action, after, seat)

    def digest(
        self, before: State, action: Action, after: State, seat: Seat | None
    ) -> log.Digest | None:
        """What an action brought; None for a draw."""
        return log.digest(self._tables, before, action, after)

    def begins(self, before: State, after: State) -> Message | None:
        """The next turn of everybody, once all have had theirs."""
        is_over = isinstance(after.phase, Over)
        later = turn_number(self._tables, after) > turn_number(self._tables, before)
        return self._turn(after) if later and not is_over else None

    def _turn(self, state: State) -> Message:
        turn, turns = turn_number(self._tables, state), turns_each(self._tables)
        return message("headline-turn", turn=turn, of=turns)

    def recap(self, steps: Sequence[Step[State, Action]], seat: Seat | None) -> Recap:
        """The decisions of one turn in short."""
        return log.recap(self._tables, steps)

    def reason(
        self,
        turn: Sequence[Step[State, Action]],
        instead: Sequence[Step[State, Action]],
        seat: Seat,
    ) -> Message | None:
        """Why a turn is good, next to the best other one."""
        worth_of = self._game.tile_worth
        return merits.reason(self._tables, self._words, worth_of, turn, instead, seat)

    def refusal(self, state: State, text: str) -> Message:
        """Why this text is not a choice now, and what would be."""
        if isinstance(state.phase, Dealing | Drawing):
            return message("refused-draw", text=echo(text))
        if isinstance(state.phase, Laying):
            reason = why_not(self._tables, state, state.phase, text)
            if reason:
                return reason
        return not_a_choice(text, self._game.legal_actions(state))

    def headline(self, state: State) -> Headline:
        """Where a game stands."""
        tables, scores = self._tables, scoring.points(self._tables, state)
        if not isinstance(state.phase, Over):
            return Headline(self._turn(state), scores)
        together = tables.variant is Variant.COOPERATIVE
        best = () if together else scoring.winners(tables, state)
        return Headline(ending_title(tables, state), scores, best)

    def reckoning(self, state: State) -> Reckoning:
        """The final scores line by line, and the places."""
        return reckoning.reckoning(self._tables, state)

    def titles(self) -> tuple[Rung, ...]:
        """None: this is no game for one."""
        return ()

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """How the seats stand, what the map consists of, and what the seat to act needs."""
        return look.outlook(self._tables, self._words, state, seat)

    def things(self, state: State, seat: Seat | None) -> Sequence[str]:
        """The names of all things that may be pointed at in this position."""
        return self._glossary.things(state, seat)

    def explain(self, state: State, thing: str, seat: Seat | None) -> Explanation | None:
        """What a thing is, and what it does for a seat now."""
        return self._glossary.explain(state, thing, seat)

    def preview(self, state: State, action: Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._tables, state, action)
