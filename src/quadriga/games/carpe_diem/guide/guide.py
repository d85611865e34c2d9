"""Carpe Diem for people: prompts, choices, the log, refusals and previews."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from quadriga.core import CHANCE, Headline, Seat
from quadriga.games.carpe_diem.guide import choices, log, merits, reasons, reckoning, words
from quadriga.games.carpe_diem.guide.facts import outlook as look
from quadriga.games.carpe_diem.guide.facts import preview as pre
from quadriga.games.carpe_diem.guide.facts.action_data import action_data
from quadriga.games.carpe_diem.guide.facts.standings import score
from quadriga.games.carpe_diem.guide.glossary.glossary import glossary
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.state import State
from quadriga.kit.plain_guide import PlainGuide
from quadriga.kit.sentences import game_over
from quadriga.kit.words import echo
from quadriga.language import Message, message, seated

if TYPE_CHECKING:
    from quadriga.games.carpe_diem.game import CarpeDiem

_CHANCE: Final = {
    s.Assigning: message("prompt-boards"),
    s.Framing: message("prompt-frames"),
    s.Opening: message("prompt-forum"),
    s.Dealing: message("prompt-blueprints"),
    s.Filling: message("prompt-row"),
    s.Drawing: message("prompt-fountain"),
}
_SET_UP: Final[tuple[str, Message | None]] = ("setup", None)
_PARTS: Final[Mapping[type[s.Phase], tuple[str, Message | None]]] = {
    s.Moving: ("ring", message("step-move")),
    s.Taking: ("ring", message("step-take")),
    s.Placing: ("placing", message("step-build")),
    s.Rewarding: ("rewards", message("step-rewards")),
    s.Crafting: ("rewards", message("step-craftsman")),
    s.Drawing: ("rewards", None),
    s.Returning: ("rewards", message("step-fountain")),
    s.Visiting: ("forum", message("step-forum")),
    s.Ordering: ("forum", message("step-forum")),
    s.Paying: ("forum", message("step-forum")),
    s.Over: ("end", None),
}
"""The chapter of the rules about a phase, and the part of a turn that it is."""


class Guide(PlainGuide[State, a.Action]):
    """The game in messages."""

    action_data = staticmethod(action_data)

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
        """What this seat has to do now, or whom the table waits for, in one sentence."""
        phase = state.phase
        if isinstance(phase, s.Over):
            return game_over(words.ending(self._tables, state))
        if not isinstance(phase, s.Deciding):
            return _CHANCE[type(phase)]
        doing = words.doing(phase)
        if phase.seat != seat:
            return message("prompt-others", who=seated(phase.seat), doing=doing)
        if isinstance(phase, s.Moving) and not state.purses[seat].bread:
            doing = "moving-without-bread"
        return message("prompt", doing=doing)

    def step(self, state: State) -> Message | None:
        """The part of a turn; None in the set-up and at the end."""
        return _PARTS.get(type(state.phase), _SET_UP)[1]

    def chapter(self, state: State) -> str:
        """The chapter of the rules about this moment."""
        return _PARTS.get(type(state.phase), _SET_UP)[0]

    def preview(self, state: State, action: a.Action) -> pre.Preview:
        """What a choice would bring, as data to be drawn."""
        return pre.preview(self._game, state, action)

    def digest(
        self, before: State, action: a.Action, after: State, seat: Seat | None
    ) -> log.Digest | None:
        """What an action brought; None for what chance does."""
        return log.digest(self._tables, before, action, after)

    def begins(self, before: State, after: State) -> Message | None:
        """That the forum begins, or the building phase after it."""
        forum_opens = _in_forum(after) and not _in_forum(before)
        return self._where(after) if forum_opens or after.stage > before.stage else None

    def why_not(self, state: State, text: str) -> Message | None:
        """Why this text is not a choice now."""
        if state.phase.to_act is CHANCE:
            now = _CHANCE[type(state.phase)]
            return message("why-not-dealt", text=echo(text), now=now)
        return reasons.why_not(self._tables, state, text)

    def points(self, state: State, seat: Seat | None) -> tuple[int, ...]:
        """The points of each seat; hidden fountain cards count for their owner alone."""
        seats = range(self._tables.seats)
        return tuple(score(self._tables, state, n, seat).total for n in seats)

    def headline(self, state: State) -> Headline:
        """Where a game is, or how it ended."""
        over = isinstance(state.phase, s.Over)
        title = words.ending(self._tables, state) if over else self._where(state)
        return replace(super().headline(state), title=title)

    def _where(self, state: State) -> Message:
        phases = self._tables.box.phases
        if _in_forum(state):
            return message("headline-forum", phase=state.stage, phases=phases.count)
        now = min(state.turn // self._tables.seats + 1, phases.rounds)
        place = {"phase": state.stage, "phases": phases.count}
        return message("headline-round", **place, round=now, rounds=phases.rounds)

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """How the seats stand, where a seat can go, and where tiles fit."""
        return look.outlook(self._tables, state, seat)


def _in_forum(state: State) -> bool:
    return isinstance(state.phase, s.InForum)
