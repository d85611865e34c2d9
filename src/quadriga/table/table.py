"""One match. A table never changes: whatever happens makes a new one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct

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
    who,
)
from quadriga.core.records import Record
from quadriga.table.dice import Dice
from quadriga.table.stories import Stories, Told


class Sitter(Struct, frozen=True):
    """Who sits in a seat: a person, or a bot by its name in `quadriga.bots`."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """The log is the match; the state is what the log leads to.

    `revision` grows with every change, undo included, so that a line meant for an older table
    can be told apart even when the log is as long as it was.
    """

    game: AnyGame
    sitters: tuple[Sitter, ...]
    log: tuple[Entry, ...]
    state: Any
    revision: int

    @classmethod
    def open(cls, game: AnyGame, sitters: Sequence[Sitter], dice: Dice) -> "Table":
        """A new match, up to the first decision."""
        _check_sitters(game, sitters)
        return cls(game, tuple(sitters), (), game.initial(), 0)._settled(dice)

    @classmethod
    def resume(
        cls, game: AnyGame, sitters: Sequence[Sitter], entries: Sequence[Entry], revision: int
    ) -> "Table":
        """A match replayed from its log; a wrong entry is refused."""
        _check_sitters(game, sitters)
        return cls(game, tuple(sitters), tuple(entries), replay(game, entries), revision)

    @property
    def to_act(self) -> Actor | None:
        """Whom the table waits for."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act is None

    def submit(self, seat: Seat, seen: int, text: str, dice: Dice) -> "Table":
        """The table after this seat's action and the chance that follows, or a refusal."""
        self._check_seen(seen)
        actor = self.to_act
        if actor is None:
            raise GameOver("The game is over: nothing more can be played.")
        if actor != seat:
            raise NotYourTurn(f"It is not your turn: {who(actor)} is to act.")
        action = recognise(self.game, self.state, text)
        after = replace(
            self,
            log=(*self.log, Entry(seat, text)),
            state=self.game.apply(self.state, action),
            revision=self.revision + 1,
        )
        return after._settled(dice)

    def _settled(self, dice: Dice) -> "Table":
        """The table once chance has done what it is asked for."""
        game, state, log = self.game, self.state, list(self.log)
        while game.to_act(state) is CHANCE:
            action = game.sample_chance(state, dice(len(log)))
            log.append(Entry(CHANCE, str(action)))
            state = game.apply(state, action)
        return replace(self, log=tuple(log), state=state)

    def can_undo(self, seat: Seat) -> bool:
        """Whether nothing was revealed, and nobody acted, since this seat's last decision."""
        return bool(self.log) and self.log[-1].actor == seat and not self.over

    def undo(self, seat: Seat, seen: int) -> "Table":
        """The table before this seat's last decision, or a refusal."""
        self._check_seen(seen)
        if self.over:
            raise GameOver("The game is over: its last choice stands.")
        if not self.can_undo(seat):
            raise NothingToUndo("Nothing to take back: something was revealed since your choice.")
        return self.resume(self.game, self.sitters, self.log[:-1], self.revision + 1)

    def _check_seen(self, seen: int) -> None:
        if seen != self.revision:
            raise Stale("The table has moved on since you looked. Look again, then choose.")

    def story(self, seat: Seat | None, stories: Stories | None = None) -> tuple[Told, ...]:
        """The whole log as this seat may read it, on from what `stories` has told already."""
        return (stories or Stories(self.game)).of(seat, self.log, self.state)

    def record(self) -> Record:
        """The match as a record."""
        return Record(
            setup=self.game.setup,
            rules=self.game.rules,
            names=tuple(sitter.name for sitter in self.sitters),
            entries=self.log,
            result=self.game.result(self.state) if self.over else None,
            components=self.game.fingerprint,
        )


def _check_sitters(game: AnyGame, sitters: Sequence[Sitter]) -> None:
    if len(sitters) != game.seats:
        raise BadSetup(f"This table has {game.seats} seat(s), but {len(sitters)} sit down.")
