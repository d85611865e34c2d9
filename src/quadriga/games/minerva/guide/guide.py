"""Minerva for people: prompts, choices, sentences, refusals, and what a choice would bring."""

from functools import partial
from typing import TYPE_CHECKING, Final, get_args

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
_CHAPTERS: Final[dict[type[s.Phase], str]] = {
    s.Placing: "facilities",
    s.Selling: "money",
    s.Directing: "residences",
    s.Choosing: "effects",
    s.Exchanging: "effects",
    **dict.fromkeys((s.Using, s.Taking, s.Moving, s.Shifting, s.Removing), "specials"),
    s.Hiring: "assistants",
    s.Over: "end",
}
_STEPS: Final[dict[type[s.Phase], Message]] = {
    s.Placing: message("step-placing"),
    s.Directing: message("step-directing"),
    s.Selling: message("step-selling"),
    s.Hiring: message("step-hiring"),
    **dict.fromkeys(get_args(s.Working), message("step-effects")),
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
        """What this seat is to do now, or whom the table waits for, in one sentence."""
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
        tables, city = self._tables, state.cities[phase.seat]
        match phase:
            case s.Acting():
                if levy := acting.tax(tables, state):
                    return message("prompt-act-taxed", tax=amount(levy, "denarii"))
                return message("prompt-act")
            case s.Placing(tile=tile):
                return message("prompt-place", tile=words.the(tables, tile))
            case s.Directing():
                return message("prompt-direction")
            case s.Selling(due=due):
                return message("prompt-sell", missing=amount(due - city.denarii, "denarii"))
            case s.Hiring():
                return message("prompt-hire")
            case _:
                tile = city.tiles[phase.agenda[0].cell]
                return _working(phase, words.tile(tables, tile))

    def step(self, state: s.State) -> Message | None:
        """The part of a turn that this is; None where a turn begins."""
        return _STEPS.get(type(state.phase))

    def chapter(self, state: s.State) -> str:
        """The chapter of the rules about this phase."""
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
        """What a decision brought its seat; None for chance."""
        return log.digest(self._tables, before, action, after)

    def begins(self, before: s.State, after: s.State) -> Message | None:
        """The round that begins here, if one does."""
        return self._round(after) if after.round > before.round else None

    def _round(self, state: s.State) -> Message:
        return message("headline-round", round=max(1, state.round), of=self._tables.rounds)

    def why_not(self, state: s.State, text: str) -> Message | None:
        """Why this text is not a choice now."""
        if isinstance(state.phase, s.Chancy):
            return message("why-drawing", text=echo(text))
        return reasons.why_not(self._tables, state, text)

    def headline(self, state: s.State) -> Headline:
        """How far a game is, or who has won."""
        tables, scores = self._tables, scoring.points(self._tables, state)
        if not isinstance(state.phase, s.Over):
            return Headline(self._round(state), scores)
        if tables.solo:
            return Headline(words.title(tables, scores[0]), scores)
        best = scoring.winner(tables, state)
        return Headline(message("headline-won", who=seated(best)), scores, (best,))

    def outlook(self, state: s.State, seat: Seat | None) -> look.Outlook:
        """How the seats are doing, and what the market costs this one."""
        return look.outlook(self._tables, self._places, state, seat)


def _working(phase: s.Working, tile: Message) -> Message:
    """What an effect asks for."""
    if isinstance(phase, s.Using):
        return message("prompt-use", tile=tile, n=phase.agenda[0].left[0])
    prompts: dict[type[s.Phase], Message] = {
        s.Choosing: message("prompt-choose", tile=tile),
        s.Exchanging: message("prompt-exchange", tile=tile),
        s.Taking: message("prompt-take", tile=tile),
        s.Moving: message("prompt-move", tile=tile),
        s.Shifting: message("prompt-shift", tile=tile),
        s.Removing: message("prompt-remove", tile=tile),
    }
    return prompts[type(phase)]
