"""What a thing on the table is, for the page's tooltips."""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from quadriga.core import AnyGame, BadMessage, Entry, Explanation, NotFound, Seat, replay
from quadriga.house.matches.room import Room
from quadriga.house.rendering import snapshots
from quadriga.language import message


def at_table(room: Room, player: str, thing: str) -> Explanation:
    """`thing` as `player` sees it now; raises `NotFound` if there is no such thing."""
    table = room.table
    return _explain(table.game, table.state, thing, snapshots.viewpoint(room, player).seat)


def in_replay(room: Room, player: str, thing: str, at: int) -> Explanation:
    """`thing` as the replay of `player` shows it after `at` entries."""
    seat = snapshots.only_seat(room, player)
    return in_record(room.table.game, room.table.log, thing, seat, at)


def in_record(
    game: AnyGame, entries: Sequence[Entry], thing: str, seat: Seat | None, at: int
) -> Explanation:
    """`thing` after `at` entries, without why it can't be chosen; raises `BadMessage`."""
    if not 0 <= at <= len(entries):
        raise BadMessage(message("refused-no-position"))
    found = _explain(game, replay(game, entries[:at]), thing, seat)
    return structs.replace(found, why_not=None, instead=None)


def _explain(game: AnyGame, state: Any, thing: str, seat: Seat | None) -> Explanation:
    found = game.guide.explain(state, thing, seat)
    if found is None:
        raise NotFound(message("refused-no-thing"))
    return found
