"""Carpe Diem for people: prompts, choices, the log, refusals, and what a choice would bring."""

from functools import partial
from typing import TYPE_CHECKING, Final

from quadriga.core import CHANCE, Headline, Seat
from quadriga.games.carpe_diem.guide import choices, log, merits, reasons, reckoning, words
from quadriga.games.carpe_diem.guide.facts import outlook as look
from quadriga.games.carpe_diem.guide.facts import preview as pre
from quadriga.games.carpe_diem.guide.facts.action_data import ActionData, action_data
from quadriga.games.carpe_diem.guide.facts.standings import score
from quadriga.games.carpe_diem.guide.glossary.glossary import glossary
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.state import State
from quadriga.kit.plain_guide import PlainGuide
from quadriga.kit.sentences import game_over
from quadriga.kit.words import echo
from quadriga.language import Message, message, seated

if TYPE_CHECKING:
    from quadriga.games.carpe_diem.game import CarpeDiem

_DECIDING: Final = {
    s.Starting: "starting",
    s.Moving: "moving",
    s.Taking: "taking",
    s.Placing: "placing",
    s.Rewarding: "rewarding",
    s.Crafting: "crafting",
    s.Returning: "returning",
    s.Visiting: "visiting",
    s.Ordering: "ordering",
    s.Paying: "paying",
}
_CHANCE: Final = {
    s.Assigning: message("prompt-boards"),
    s.Framing: message("prompt-frames"),
    s.Opening: message("prompt-forum"),
    s.Dealing: message("prompt-blueprints"),
    s.Filling: message("prompt-row"),
    s.Drawing: message("prompt-fountain"),
}
_STEPS: Final = {
    s.Moving: message("step-move"),
    s.Taking: message("step-take"),
    s.Placing: message("step-build"),
    s.Rewarding: message("step-rewards"),
    s.Crafting: message("step-craftsman"),
    s.Returning: message("step-fountain"),
    s.Visiting: message("step-forum"),
    s.Ordering: message("step-forum"),
    s.Paying: message("step-forum"),
}
_CHAPTERS: Final = {
    s.Moving: "ring",
    s.Taking: "ring",
    s.Placing: "placing",
    s.Rewarding: "rewards",
    s.Crafting: "rewards",
    s.Drawing: "rewards",
    s.Returning: "rewards",
    s.Visiting: "forum",
    s.Ordering: "forum",
    s.Paying: "forum",
    s.Over: "end",
}


class Guide(PlainGuide[State, a.Action]):
    """The game in messages."""

    def __init__(self, game: "CarpeDiem") -> None:
        self._game = game
        self._tables = tables = game.tables
        super().__init__(
            game,
            label=partial(choices.label, tables),
            wording=partial(choices.wording, tables),
            sentence=partial(log.sentence, tables),
            recap=partial(log.recap, tables),
            reason=partial(merits.reason, tables),
            reckoning=partial(reckoning.reckoning, tables),
            glossary=glossary(tables),
        )

    def prompt(self, state: State, seat: Seat | None) -> Message:
        """One sentence that tells this seat what to do now, or whom the table waits for."""
        phase = state.phase
        if isinstance(phase, s.Over):
            return game_over(words.ending(self._tables, state))
        actor = phase.to_act
        if actor is CHANCE:
            return _CHANCE[type(phase)]
        assert not isinstance(actor, type(CHANCE))
        doing = _DECIDING[type(phase)]
        if actor != seat:
            return message("prompt-others", who=seated(actor), doing=doing)
        if isinstance(phase, s.Moving) and not state.purses[actor].bread:
            doing = "moving-without-bread"
        return message("prompt", doing=doing)

    def step(self, state: State) -> Message | None:
        """The part of a turn; None in the set-up and at the end."""
        return _STEPS.get(type(state.phase))

    def chapter(self, state: State) -> str:
        """The chapter of the rules about this moment."""
        return _CHAPTERS.get(type(state.phase), "setup")

    def action_data(self, action: a.Action) -> ActionData:
        """An action as data for the page."""
        return action_data(action)

    def preview(self, state: State, action: a.Action) -> pre.Preview:
        """What a choice would bring, as data to be drawn."""
        return pre.preview(self._game, state, action)

    def digest(
        self, before: State, action: a.Action, after: State, seat: Seat | None
    ) -> log.Digest | None:
        """What an action brought; None for what chance does."""
        return log.digest(self._tables, before, action, after)

    def begins(self, before: State, after: State) -> Message | None:
        """The forum, or the phase of building that follows it."""
        forum_opens = _in_forum(after) and not _in_forum(before)
        return self._where(after) if forum_opens or after.stage > before.stage else None

    def why_not(self, state: State, text: str) -> Message | None:
        """Why this text is not a choice now."""
        if state.phase.to_act is CHANCE:
            now = _CHANCE[type(state.phase)]
            return message("why-not-dealt", text=echo(text), now=now)
        return reasons.why_not(self._tables, state, text)

    def headline(self, state: State) -> Headline:
        """Where a game stands; hidden fountain cards count for their owner alone."""
        tables = self._tables
        scores = tuple(score(tables, state, n, None).total for n in range(tables.seats))
        if isinstance(state.phase, s.Over):
            winners = scoring.winners(tables, state)
            return Headline(words.ending(tables, state), scores, winners)
        own = tuple(score(tables, state, n, Seat(n)).total for n in range(tables.seats))
        return Headline(self._where(state), scores, secret=() if own == scores else own)

    def _where(self, state: State) -> Message:
        phases = self._tables.box.phases
        if _in_forum(state):
            return message("headline-forum", phase=state.stage, phases=phases.count)
        now = min(state.turn // self._tables.seats + 1, phases.rounds)
        return message(
            "headline-round",
            phase=state.stage,
            phases=phases.count,
            round=now,
            rounds=phases.rounds,
        )

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """How the seats stand, where a seat can go, and where a tile does not fit."""
        return look.outlook(self._tables, state, seat)


def _in_forum(state: State) -> bool:
    return isinstance(state.phase, s.Visiting | s.Ordering | s.Paying)
