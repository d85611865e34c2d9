"""What sockets are sent: the whole table first, then what is new, made once for all of them."""

from collections.abc import Iterator
from itertools import product
from random import Random
from time import time
from typing import Any

import msgspec
import pytest

from quadriga.core import CHANCE, AnyGame, Entry, Seat
from quadriga.games import GAMES, make
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.rendering import feeds as feeds_module
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.differences import difference
from quadriga.house.rendering.feeds import MAX_CHANGES, Feeds, Subscriber
from quadriga.house.rendering.snapshots import Viewpoint
from quadriga.table import Sitter, Table, seeded
from tests.house.parts import Unused
from tests.laws import log_of_another_world
from tests.server.clients import company_of
from tests.server.table_copy import Json, TableCopy
from tests.tiny.game import Tiny
from tests.walks import recorded

ME, OTHER, BOTH, WATCHER = "me", "other", "both", "watcher"
SECRETIVE = ("all_roads", "carpe_diem")
"""The games in which a seat holds what others do not see."""
LATE = 30
"""Entries from the end at which somebody comes."""


def room_at(table: Table, players: dict[int, str] | None = None) -> Room:
    return Room("match", WATCHER, players or {0: ME, 1: OTHER}, None, table)


def opened(name: str) -> Table:
    game = GAMES[name](seats=GAMES[name].setups()[0].seats, variant="standard")
    return Table.open(game, [Sitter("Somebody")] * game.seats, seeded("broadcast"))


def played(table: Table, rng: Random, most: int) -> Iterator[Table]:
    """The table, and after each random choice again."""
    for _ in range(most):
        yield table
        seat = table.to_act
        if not isinstance(seat, int):
            return
        choice = str(rng.choice(table.game.legal_actions(table.state)))
        table = table.submit(seat, table.revision, choice, seeded("broadcast"))


class Socket:
    """A subscriber to feeds."""

    def __init__(self, feeds: Feeds) -> None:
        self._feeds = feeds
        self._subscriber = Subscriber(Unused(), "")

    def news(
        self, room: Room, company: wire.Company, viewpoint: Viewpoint, own: wire.Own
    ) -> bytes | None:
        sight, seen = self._feeds.sight(room, company, viewpoint, own), self._subscriber.seen
        news = None if sight == seen else sight.message(sight.base(seen))
        self._subscriber.see(sight)
        assert self._subscriber.revision == room.table.revision
        return news


def message(socket: Socket, room: Room, player: str) -> bytes:
    own = snapshots.own(room, player, (), None)
    return socket.news(room, company_of(room), snapshots.viewpoint(room, player), own) or b""


def decoded(sent: bytes) -> Json:
    return dict(msgspec.json.decode(sent))


def whole(room: Room, player: str) -> Json:
    """The table as somebody who joins now is told."""
    return TableCopy().read(decoded(message(Socket(Feeds(room.table.game, time)), room, player)))


@pytest.mark.parametrize("name", GAMES)
def test_changes_lead_to_the_table_that_a_newcomer_is_told(name: str) -> None:
    """For a player and a watcher who skip different changes, and after an undo."""
    tables = list(played(opened(name), Random(7), 60))
    room = room_at(tables[0])
    feeds = Feeds(room.table.game, time)
    people = {ME: (Socket(feeds), TableCopy()), WATCHER: (Socket(feeds), TableCopy())}
    told: dict[str, Json] = {}
    for number, table in enumerate([*tables, tables[-2], tables[-1], tables[20]]):
        room.table = table
        for step, (player, (reader, copy)) in enumerate(people.items(), 1):
            if number % step == 0:
                if news := message(reader, room, player):
                    sent = decoded(news)
                    assert sent["type"] == ("changes" if number else "update")
                    told[player] = copy.read(sent)
                assert told[player] == whole(room, player)


@pytest.mark.parametrize(("name", "has_secrets"), [(n, n in SECRETIVE) for n in GAMES])
def test_nothing_secret_is_in_a_change(name: str, has_secrets: bool) -> None:
    """Two matches that look alike to a reader send it the same bytes at every change."""
    setup = GAMES[name].setups()[0]
    game, record = make(setup), recorded(setup)[0].record
    differing = 0
    for seed, (player, seat) in product(range(2), ((ME, Seat(0)), (WATCHER, None))):
        other = log_of_another_world(game, record.entries, seat, Random(seed))
        log = record.entries[: len(other)]
        differing += other != log
        assert sent_along(game, log, player) == sent_along(game, other, player)
    assert bool(differing) is has_secrets


def sent_along(game: AnyGame, log: tuple[Entry, ...], player: str) -> list[bytes]:
    """All that `player`, who comes late, is sent while a match goes as `log` does."""
    reader, sent = Socket(Feeds(game, time)), []
    for length in range(max(0, len(log) - LATE), len(log) + 1):
        now = Table.resume(game, [Sitter("Somebody")] * game.seats, log[:length], length)
        if now.to_act is not CHANCE:
            sent.append(message(reader, room_at(now), player))
    return sent


def test_what_many_see_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    scene = snapshots.scene

    def counted(room: Room, company: Any, viewpoint: snapshots.Viewpoint, cache: Any) -> Any:
        made.append(viewpoint.seat)
        return scene(room, company, viewpoint, cache)

    monkeypatch.setattr(snapshots, "scene", counted)
    tables = list(played(opened("carpe_diem"), Random(1), 4))
    room, feeds = room_at(tables[0]), Feeds(tables[0].game, time)
    readers = [Socket(feeds) for _ in range(50)]
    for table in tables:
        room.table = table
        sent = {message(reader, room, WATCHER) for reader in readers}
        assert len(sent) == 1
        message(readers[0], room, WATCHER)
    assert made == [None] * len(tables)


def test_who_comes_and_goes_is_a_change_without_a_new_revision() -> None:
    room = room_at(opened("minerva"))
    reader, copy = Socket(Feeds(room.table.game, time)), TableCopy()
    copy.read(decoded(message(reader, room, WATCHER)))
    gone = wire.Place(person=True, here=False, gone=True)
    company = wire.Company((gone, *company_of(room).places[1:]), 2)
    viewpoint, own = snapshots.viewpoint(room, WATCHER), snapshots.own(room, WATCHER, (), None)
    sent = decoded(reader.news(room, company, viewpoint, own) or b"")
    assert (sent["type"], sent["since"]) == ("changes", room.table.revision)
    assert set(sent["changes"][0]["scene"]) == {"company"}
    assert copy.read(sent)["company"]["places"][0]["gone"]
    assert reader.news(room, company, viewpoint, own) is None, "nothing is new"
    other = snapshots.own(room, WATCHER, (Seat(0),), None)
    told = decoded(reader.news(room, company, viewpoint, other) or b"")
    assert (told["changes"], told["own"]["replaceable"]) == ([], [0])


def test_who_has_missed_too_much_gets_the_whole_table() -> None:
    tables = list(played(opened("minerva"), Random(2), MAX_CHANGES + 3))
    room = room_at(tables[0])
    feeds = Feeds(room.table.game, time)
    quick, slow, slower = (Socket(feeds) for _ in range(3))
    for reader in (quick, slow, slower):
        message(reader, room, WATCHER)
    for number, table in enumerate(tables[1:]):
        room.table = table
        message(quick, room, WATCHER)
        if number == 1:
            message(slow, room, WATCHER)
    kept = decoded(message(slow, room, WATCHER))
    assert (kept["type"], len(kept["changes"])) == ("changes", MAX_CHANGES)
    assert decoded(message(slower, room, WATCHER))["type"] == "update"


def test_from_another_seat_the_whole_table_is_sent() -> None:
    """Two people at one screen: what the one saw is no base for what the other may see."""
    table = Table.open(Tiny(seats=2), [Sitter("Somebody")] * 2, seeded("broadcast"))
    room, seats = room_at(table, {0: BOTH, 1: BOTH}), list[int]()
    reader, copy = Socket(Feeds(table.game, time)), TableCopy()
    for now in played(table, Random(1), 20):
        room.table = now
        sent = decoded(message(reader, room, BOTH))
        told = copy.read(sent)
        assert told == whole(room, BOTH)
        if seats and seats[-1] != told["seat"]:
            assert sent["type"] == "update"
        seats.append(told["seat"])
    assert set(seats) == {0, 1}
    assert room.over


def test_what_is_new_is_worked_out_only_for_who_has_what_is_old(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked_out: list[None] = []

    def counted(before: msgspec.Raw, after: msgspec.Raw) -> Any:
        worked_out.append(None)
        return difference(before, after)

    monkeypatch.setattr(feeds_module, "difference", counted)
    tables = list(played(opened("carpe_diem"), Random(1), 3))
    room = room_at(tables[0])
    feeds = Feeds(room.table.game, time)
    moving, gone = Socket(feeds), Socket(feeds)
    for reader in (moving, gone):
        message(reader, room, ME)
    message(moving, room, WATCHER)
    del gone, reader
    room.table = tables[1]
    assert decoded(message(moving, room, ME))["type"] == "update"
    assert not worked_out
    room.table = tables[2]
    assert decoded(message(moving, room, ME))["type"] == "changes"
    assert len(worked_out) == 1


def test_a_match_that_is_given_up_is_shown_so() -> None:
    room = room_at(opened("imperator"), {0: ME})
    reader, copy = Socket(Feeds(room.table.game, time)), TableCopy()
    assert copy.read(decoded(message(reader, room, ME)))["choices"]
    room.given_up = True
    told = copy.read(decoded(message(reader, room, ME)))
    assert (told["choices"], told["ending"]["result"]) == ([], "lost")
