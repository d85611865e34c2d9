"""What has happened at a table, as each seat may read it."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import CHANCE, AnyGame, Entry, Seat, recognise


class Told(Struct, frozen=True, omit_defaults=True):
    """An entry as a seat may read it: notation and a sentence. Seat None is chance.

    `digest` is the same as data, in the game's own type, where a game has one.
    """

    seat: int | None
    text: str
    sentence: str
    digest: Any = None


class Stories:
    """The stories of one table. Each goes on where it was left, so that a long game stays cheap."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._stories: dict[Seat | None, _Story] = {}

    def of(self, seat: Seat | None, log: tuple[Entry, ...], now: Any) -> tuple[Told, ...]:
        """The whole log, which has led to the position `now`, as this seat may read it."""
        story = self._stories.get(seat)
        if story is None or not story.leads_to(log):
            story = self._stories[seat] = _Story(self._game, seat)
        return story.up_to(log, now)


class _Story:
    """What one seat has been told; only what is hidden from it yet is looked at again."""

    def __init__(self, game: AnyGame, seat: Seat | None) -> None:
        self._game = game
        self._seat = seat
        self._log: tuple[Entry, ...] = ()
        self._state: Any = game.initial()
        self._told: list[Told] = []
        self._secrets: dict[int, tuple[Any, Any]] = {}

    def leads_to(self, log: tuple[Entry, ...]) -> bool:
        """Whether this log goes on from what was told; after an undo it may not."""
        return log[: len(self._log)] == self._log

    def up_to(self, log: tuple[Entry, ...], now: Any) -> tuple[Told, ...]:
        """The story of this log."""
        self._reveal(now)
        for entry in log[len(self._log) :]:
            self._tell(entry, now)
        self._log = log
        return tuple(self._told)

    def _reveal(self, now: Any) -> None:
        for number, (before, action) in tuple(self._secrets.items()):
            text = self._game.told(before, action, self._seat, now)
            if text != self._told[number].text:
                self._told[number] = replace(self._told[number], text=text)
            if text == str(action):
                del self._secrets[number]

    def _tell(self, entry: Entry, now: Any) -> None:
        game, before, seat = self._game, self._state, self._seat
        action = recognise(game, before, entry.text)
        after = game.apply(before, action)
        told = Told(
            seat=None if entry.actor is CHANCE else entry.actor,
            text=game.told(before, action, seat, now),
            sentence=game.guide.sentence(before, action, after, seat),
            digest=game.guide.digest(before, action, after, seat),
        )
        if told.text != entry.text:
            self._secrets[len(self._told)] = (before, action)
        self._told.append(told)
        self._state = after
