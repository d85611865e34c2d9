"""All Roads for people: prompts, labels, sentences, refusals, and what a choice would bring."""

from functools import partial
from typing import TYPE_CHECKING, assert_never

from quadriga.core import Headline, Seat
from quadriga.games.all_roads.guide import log, merits, reckoning
from quadriga.games.all_roads.guide.choices import Choices
from quadriga.games.all_roads.guide.facts import outlook as look
from quadriga.games.all_roads.guide.facts import preview as pre
from quadriga.games.all_roads.guide.facts.action_data import ActionData, action_data
from quadriga.games.all_roads.guide.glossary.glossary import glossary
from quadriga.games.all_roads.guide.reasons import why_not
from quadriga.games.all_roads.guide.words import Words, ending, ending_title
from quadriga.games.all_roads.rules import scoring
from quadriga.games.all_roads.rules.actions import Action
from quadriga.games.all_roads.rules.state import Building, Dealing, Drawing, Laying, Over, State
from quadriga.games.all_roads.rules.tables import Variant
from quadriga.games.all_roads.rules.view import turn_number, turns_each
from quadriga.kit.plain_guide import PlainGuide
from quadriga.kit.sentences import game_over
from quadriga.kit.words import echo
from quadriga.language import Message, message, seated

if TYPE_CHECKING:
    from quadriga.games.all_roads.game import AllRoads


class Guide(PlainGuide[State, Action]):
    """The game in messages."""

    def __init__(self, game: "AllRoads") -> None:
        self._tables = tables = game.tables
        self._words = words = Words(tables)
        choices = Choices(tables, words)
        super().__init__(
            game,
            label=choices.label,
            wording=choices.wording,
            sentence=partial(log.sentence, tables, words),
            recap=partial(log.recap, tables),
            reason=partial(merits.reason, tables, words, game.knowledge.tile_worth),
            reckoning=partial(reckoning.reckoning, tables),
            glossary=glossary(tables, words),
        )

    def prompt(self, state: State, seat: Seat | None) -> Message:
        """What this seat is to do now, or whom the table waits for."""
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
        if isinstance(state.phase, Laying):
            number, of = len(state.phase.fresh) + 1, self._tables.tiles_per_turn
            return message("step-tile", number=number, of=of)
        return message("step-houses") if isinstance(state.phase, Building) else None

    def chapter(self, state: State) -> str:
        """The chapter of the rules about this moment."""
        return {Building: "houses", Over: "end"}.get(type(state.phase), "tiles")

    def action_data(self, action: Action) -> ActionData:
        """An action as data for the page."""
        return action_data[action]

    def digest(
        self, before: State, action: Action, after: State, seat: Seat | None
    ) -> log.Digest | None:
        """What an action brought; None for a draw."""
        return log.digest(self._tables, before, action, after)

    def begins(self, before: State, after: State) -> Message | None:
        """The next turn, once every seat has had this one."""
        later = turn_number(self._tables, after) > turn_number(self._tables, before)
        return self._turn(after) if later and not isinstance(after.phase, Over) else None

    def _turn(self, state: State) -> Message:
        turn, turns = turn_number(self._tables, state), turns_each(self._tables)
        return message("headline-turn", turn=turn, of=turns)

    def why_not(self, state: State, text: str) -> Message | None:
        """Why this text is not a choice now."""
        if isinstance(state.phase, Dealing | Drawing):
            return message("refused-draw", text=echo(text))
        if isinstance(state.phase, Laying):
            return why_not(self._tables, state, state.phase, text)
        return None

    def headline(self, state: State) -> Headline:
        """Where a game stands."""
        tables, scores = self._tables, scoring.points(self._tables, state.supply)
        if not isinstance(state.phase, Over):
            return Headline(self._turn(state), scores)
        best = scoring.winners(tables, state) if tables.variant is not Variant.COOPERATIVE else ()
        return Headline(ending_title(tables, state), scores, best)

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """How the seats stand, what the map consists of, and what the seat to act needs."""
        return look.outlook(self._tables, self._words, state, seat)

    def preview(self, state: State, action: Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._tables, state, action)
