"""Matches read from their records: verified, cached, never stored."""

from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any, Final, NamedTuple

from quadriga.core import CHANCE, AnyGame, BadMessage, GameNotOver, Seat, replay, replay_entry
from quadriga.core.records import GIVEN_UP, Record, read
from quadriga.core.verification import verify
from quadriga.games import make
from quadriga.house.ports import Thinker
from quadriga.kit.memo import Lru
from quadriga.language import message

MAX_MATCHES: Final = 128
"""Records that are kept, some kilobytes each."""


class Decision(NamedTuple):
    """A choice among several that a seat has made; `at` is the number of its entry in the log."""

    at: int
    seat: Seat


@dataclass(frozen=True)
class PastMatch:
    """A verified record; `id` is the digest of its text."""

    id: str
    text: str
    game: AnyGame
    record: Record
    decisions: tuple[Decision, ...]

    @property
    def given_up(self) -> bool:
        """Whether the match was ended before the game was over."""
        return self.record.result == GIVEN_UP

    def seat(self, number: int) -> Seat:
        """A seat by its number; raises `BadMessage` if there is none."""
        if not 0 <= number < self.game.seats:
            raise BadMessage(message("refused-no-seat", seats=self.game.seats))
        return Seat(number)

    def position(self, at: int) -> Any:
        """The position after the first `at` entries."""
        return replay(self.game, self.record.entries[:at])


class PastMatches:
    """The latest records that were read."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: Lru[str, PastMatch] = Lru(MAX_MATCHES)

    async def read(self, text: str) -> PastMatch:
        """The match of this record; raises `BadRecord` or `BadSetup`."""
        name = sha256(text.encode(errors="replace")).hexdigest()[:32]
        match = self._kept.get(name)
        if match is None:
            match = await self._thinker.run(partial(_verified, name, text))
            self._kept.put(name, match)
        return match

    async def read_finished(self, text: str) -> PastMatch:
        """As `read`; raises `GameNotOver` for the record of a match in progress."""
        match = await self.read(text)
        if match.record.result is None:
            raise GameNotOver()
        return match


def _verified(name: str, text: str) -> PastMatch:
    reading = read(text.encode(errors="replace"))
    record = reading.record
    game = make(record.setup)
    verify(game, reading)
    decisions, state = [], game.initial()
    for at, entry in enumerate(record.entries):
        if entry.actor is not CHANCE and len(game.legal_actions(state)) > 1:
            decisions.append(Decision(at, entry.actor))
        state = replay_entry(game, state, entry)
    return PastMatch(name, text, game, record, tuple(decisions))
