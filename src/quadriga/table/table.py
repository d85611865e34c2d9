"""A match as an immutable value: every change returns a new table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from msgspec import Struct
from msgspec.structs import replace as replace_fields

from quadriga.core import (
    CHANCE,
    Actor,
    AnyGame,
    BadSetup,
    Entry,
    GameOver,
    NothingToUndo,
    NotYourTurn,
    Seat,
    Stale,
    recognise,
    replay,
    replay_entry,
    who,
)
from quadriga.core.chance import Dice
from quadriga.core.records import Record
from quadriga.language import message
from quadriga.table.lesson import Lesson
from quadriga.table.log_cache import LogCache, LogLine


class Sitter(Struct, frozen=True):
    """The occupant of a seat: a person, or a bot by its name in `quadriga.bots.BOTS`."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A match: its log and `state`, the position that the log leads to.

    `revision` grows by one with every change, undo included. The length of the log would not
    identify a change: after an undo and another action it is the same as before.
    """

    game: AnyGame
    sitters: tuple[Sitter, ...]
    log: tuple[Entry, ...]
    state: Any
    revision: int

    @classmethod
    def open(
        cls, game: AnyGame, sitters: Sequence[Sitter], dice: Dice, lesson: Lesson | None = None
    ) -> "Table":
        """A new match, with chance played up to the first decision; a lesson has an opening."""
        opening = () if lesson is None else lesson.opening
        return cls.play_on(game, sitters, opening, _led(dice, lesson))

    @classmethod
    def resume(
        cls, game: AnyGame, sitters: Sequence[Sitter], entries: Sequence[Entry], revision: int
    ) -> "Table":
        """A match replayed from its log; raises a `Refusal` if an entry is wrong."""
        if len(sitters) != game.seats:
            raise BadSetup(message("setup-sitters", seats=game.seats, sitters=len(sitters)))
        return cls(game, tuple(sitters), tuple(entries), replay(game, entries), revision)

    @classmethod
    def play_on(
        cls, game: AnyGame, sitters: Sequence[Sitter], entries: Sequence[Entry], dice: Dice
    ) -> "Table":
        """A new match that continues these entries of another one; `dice` draw from there.

        Raises a `Refusal` if an entry is wrong.
        """
        return cls.resume(game, sitters, entries, 0)._play_chance(dice)

    def extended(
        self, sitters: Sequence[Sitter], entries: Sequence[Entry], revision: int
    ) -> "Table":
        """The match after more entries of its log, equal to `resume` of the whole log."""
        state = self.state
        for entry in entries:
            state = replay_entry(self.game, state, entry)
        return Table(self.game, tuple(sitters), (*self.log, *entries), state, revision)

    @property
    def to_act(self) -> Actor | None:
        """The actor to act, or None once the game is over."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act is None

    def submit(
        self, seat: Seat, seen: int, text: str, dice: Dice, lesson: Lesson | None = None
    ) -> "Table":
        """The table after the action `text` of `seat` and the chance that follows.

        Raises `Stale` if `seen` is not the latest revision, `GameOver`, `NotYourTurn`, `Illegal`.
        As long as the match follows a `lesson`, the lesson decides chance, and choices that it
        doesn't accept are refused with `NotThisStep`.
        """
        self._check_seen(seen)
        actor = self.to_act
        if actor is None:
            raise GameOver(message("refused-over"))
        if actor != seat:
            raise NotYourTurn(message("refused-not-your-turn", actor=who(actor)))
        action = recognise(self.game, self.state, text)
        if lesson is not None:
            lesson.check(self.log, seat, text)
        after = replace(
            self,
            log=(*self.log, Entry(seat, text)),
            state=self.game.apply(self.state, action),
            revision=self.revision + 1,
        )
        return after._play_chance(_led(dice, lesson))

    def _play_chance(self, dice: Dice) -> "Table":
        """The table after all outcomes of chance up to the next decision of a seat."""
        game, state, log = self.game, self.state, list(self.log)
        while game.to_act(state) is CHANCE:
            action = dice.draw(game, state, log)
            log.append(Entry(CHANCE, str(action)))
            state = game.apply(state, action)
        return replace(self, log=tuple(log), state=state)

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last entry of the log is a decision of `seat` and the game goes on."""
        return bool(self.log) and self.log[-1].actor == seat and not self.over

    def undo(self, seat: Seat, seen: int, *, whole: bool = False, agreed: bool = False) -> "Table":
        """The table before the last decision of `seat`.

        With `whole`, before all its decisions since something was revealed or somebody else acted.
        With `agreed`, everybody who has acted since agrees, and loses those decisions too.
        Raises `Stale` if `seen` is not the latest revision, `GameOver`, `NothingToUndo`.
        """
        self._check_seen(seen)
        if self.over:
            raise GameOver(message("refused-undo-over"))
        actors = [entry.actor for entry in self.log]
        if seat not in actors:
            raise NothingToUndo(message("no-undo-yet"))
        since = [*takewhile(lambda actor: actor != seat, reversed(actors))]
        if since and (CHANCE in since or not agreed):
            revealed = message("refused-undo-revealed")
            acted = message("refused-undo-acted")
            raise NothingToUndo(revealed if agreed or {*since} == {CHANCE} else acted)
        kept = len(self.log) - len(since) - 1
        while whole and kept and self.log[kept - 1].actor == seat:
            kept -= 1
        return self.resume(self.game, self.sitters, self.log[:kept], self.revision + 1)

    def with_bots(self, bots: Mapping[Seat, str | None]) -> "Table":
        """The table with these bots in their seats; None returns a seat to its person."""
        sitters = tuple(
            replace_fields(sitter, bot=bots.get(Seat(at), sitter.bot))
            for at, sitter in enumerate(self.sitters)
        )
        return replace(self, sitters=sitters, revision=self.revision + 1)

    def _check_seen(self, seen: int) -> None:
        if seen != self.revision:
            raise Stale(message("refused-stale"))

    def log_lines(self, seat: Seat | None) -> tuple[LogLine, ...]:
        """The whole log as `seat` may read it; a `LogCache` only works out what is new."""
        return LogCache(self.game).lines(seat, self.log, self.state)

    def record(self) -> Record:
        """The match as a record, with nothing redacted."""
        return Record(
            setup=self.game.setup,
            rules=self.game.rules,
            names=tuple(sitter.name for sitter in self.sitters),
            entries=self.log,
            result=self.game.result(self.state) if self.over else None,
            components=self.game.fingerprint,
        )


def _led(dice: Dice, lesson: Lesson | None) -> Dice:
    """These dice, except where a lesson decides chance."""
    return dice if lesson is None else lesson.scripted(dice)
