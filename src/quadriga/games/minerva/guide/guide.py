"""Minerva for people: prompts, choices, sentences, refusals, and what a choice would bring."""

from functools import partial
from typing import TYPE_CHECKING, Final, assert_never

from msgspec import Struct

from quadriga.core import Headline, Seat
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide import choices, log, merits, reasons, reckoning, words
from quadriga.games.minerva.guide.facts import outlook as look
from quadriga.games.minerva.guide.facts import preview as pre
from quadriga.games.minerva.guide.facts.action_data import action_data
from quadriga.games.minerva.guide.glossary.glossary import glossary
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.actions import Action
from quadriga.games.minerva.rules.phases import acting
from quadriga.kit.plain_guide import PlainGuide
from quadriga.kit.sentences import game_over
from quadriga.kit.words import echo
from quadriga.language import Message, message, seated

if TYPE_CHECKING:
    from quadriga.games.minerva.game import Minerva

Deciding = s.Acting | s.Placing | s.Directing | s.Selling | s.Hiring | s.Working
_CHAPTERS: Final = {
    s.Placing: "facilities",
    s.Selling: "money",
    s.Directing: "residences",
    s.Choosing: "effects",
    s.Exchanging: "effects",
    s.Using: "specials",
    s.Taking: "specials",
    s.Moving: "specials",
    s.Shifting: "specials",
    s.Removing: "specials",
    s.Hiring: "assistants",
    s.Over: "end",
}


class Guide(PlainGuide[s.State, Action]):
    """The game in messages."""

    def __init__(self, game: "Minerva") -> None:
        self._game = game
        self._tables = tables = game.tables
        self._places = places = words.Places(tables)
        super().__init__(
            game,
            label=partial(choices.label, tables, places),
            wording=partial(choices.wording, tables),
            sentence=lambda before, action, after, _: log.sentence(
                tables, places, before, action, after
            ),
            recap=partial(log.recap, tables),
            reason=partial(merits.reason, tables),
            reckoning=partial(reckoning.reckoning, tables),
            titles=reckoning.titles(tables),
            glossary=glossary(tables, places),
        )

    def prompt(self, state: s.State, seat: Seat | None) -> Message:
        """One sentence that tells this seat what to do now, or whom the table waits for."""
        phase = state.phase
        if isinstance(phase, s.Over):
            return game_over(words.ending(self._tables, state))
        if isinstance(phase, s.Chancy):
            return message("prompt-laying-out")
        return self._asking(state, phase) if phase.seat == seat else self._doing(phase)

    def _doing(self, phase: Deciding) -> Message:
        who = seated(phase.seat)
        match phase:
            case s.Acting():
                return message("doing-act", who=who)
            case s.Placing(tile=tile):
                return message("doing-place", who=who, tile=words.the(self._tables, tile))
            case s.Directing():
                return message("doing-direction", who=who)
            case s.Selling():
                return message("doing-sell", who=who)
            case s.Hiring():
                return message("doing-hire", who=who)
            case _:
                return message("doing-effect", who=who)

    def _asking(self, state: s.State, phase: Deciding) -> Message:
        tables = self._tables
        match phase:
            case s.Acting():
                levy = acting.tax(tables, state)
                if levy:
                    return message("prompt-act-taxed", tax=amount(levy, "denarii"))
                return message("prompt-act")
            case s.Placing(tile=tile):
                return message("prompt-place", tile=words.the(tables, tile))
            case s.Directing():
                return message("prompt-direction")
            case s.Selling(due=due):
                short = due - state.cities[phase.seat].denarii
                return message("prompt-sell", missing=amount(short, "denarii"))
            case s.Hiring():
                return message("prompt-hire")
            case _:
                tile = state.cities[phase.seat].tiles[phase.agenda[0].cell]
                return _working(phase, words.tile(tables, tile))

    def step(self, state: s.State) -> Message | None:
        """Which part of a turn this is; None where a turn begins."""
        match state.phase:
            case s.Placing():
                return message("step-placing")
            case s.Directing():
                return message("step-directing")
            case s.Selling():
                return message("step-selling")
            case s.Hiring():
                return message("step-hiring")
        return message("step-effects") if isinstance(state.phase, s.Working) else None

    def chapter(self, state: s.State) -> str:
        """The chapter of the rules about this moment."""
        return _CHAPTERS.get(type(state.phase), "turn")

    def action_data(self, action: Action) -> Struct:
        """An action as data for the page."""
        return action_data(action)

    def preview(self, state: s.State, action: Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._game, state, action)

    def digest(
        self, before: s.State, action: Action, after: s.State, seat: Seat | None
    ) -> log.Digest | None:
        """What an action brought; None for chance."""
        return log.digest(self._tables, before, action, after)

    def begins(self, before: s.State, after: s.State) -> Message | None:
        """A round, once its market is laid out."""
        return self._round(after) if after.round > before.round else None

    def _round(self, state: s.State) -> Message:
        return message("headline-round", round=max(1, state.round), of=self._tables.rounds)

    def why_not(self, state: s.State, text: str) -> Message | None:
        """Why this text is not a choice now."""
        if isinstance(state.phase, s.Chancy):
            return message("why-drawing", text=echo(text))
        return reasons.why_not(self._tables, state, text)

    def headline(self, state: s.State) -> Headline:
        """Where a game stands."""
        tables, scores = self._tables, scoring.points(self._tables, state)
        if not isinstance(state.phase, s.Over):
            return Headline(self._round(state), scores)
        if tables.solo:
            return Headline(words.title(tables, scores[0]), scores)
        best = scoring.winner(tables, state)
        return Headline(message("headline-won", who=seated(best)), scores, (best,))

    def outlook(self, state: s.State, seat: Seat | None) -> look.Outlook:
        """How the seats stand, and what the market costs this one."""
        return look.outlook(self._tables, self._places, state, seat)


def _working(phase: s.Working, tile: Message) -> Message:
    """What an effect asks for."""
    match phase:
        case s.Choosing():
            return message("prompt-choose", tile=tile)
        case s.Exchanging():
            return message("prompt-exchange", tile=tile)
        case s.Using(agenda=agenda):
            return message("prompt-use", tile=tile, n=agenda[0].left[0])
        case s.Taking():
            return message("prompt-take", tile=tile)
        case s.Moving():
            return message("prompt-move", tile=tile)
        case s.Shifting():
            return message("prompt-shift", tile=tile)
        case s.Removing():
            return message("prompt-remove", tile=tile)
        case _:
            assert_never(phase)
