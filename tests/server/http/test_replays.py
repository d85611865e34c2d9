"""A replay is rendered once for all who see the same."""

import asyncio
import gzip
from random import Random

import msgspec

from quadriga.core import Setup
from quadriga.games import make
from quadriga.house.matches.room import SPECTATOR, Room
from quadriga.house.rendering import snapshots
from quadriga.house.rendering.messages import encode
from quadriga.house.rendering.replays import Replays
from quadriga.table import Sitter, Table, seeded
from tests.house.parts import Inline
from tests.server.clients import Browser, refused
from tests.server.tables.test_company import at_match, begin
from tests.server.tables.test_lobbies import done
from tests.store.places import in_loop

PEOPLE = ("Ada", "Gaius")


def new_room(name: str) -> Room:
    sitters = [Sitter(person) for person in PEOPLE]
    table = Table.open(make(Setup("all_roads", 2)), sitters, seeded("1"))
    return Room(name, "Ada", dict(enumerate(PEOPLE)), None, table)


@in_loop
async def test_a_replay_is_rendered_once_for_all_who_see_the_same() -> None:
    room, replays = new_room("match"), Replays(Inline())
    for player in (*PEOPLE, SPECTATOR):
        bodies = [
            *await asyncio.gather(*[replays.gzipped(room, player) for _ in range(5)]),
            await replays.gzipped(room, player),
        ]
        for body in bodies:
            assert gzip.decompress(body) == encode(snapshots.replay(room, player))
    assert replays.rendered == 3


@in_loop
async def test_a_move_makes_it_another_replay() -> None:
    room, replays = new_room("match"), Replays(Inline())
    before = await replays.gzipped(room, "Ada")
    seat = room.to_act
    assert seat is not None
    action = Random(1).choice(list(room.table.game.legal_actions(room.table.state)))
    room.table = room.table.submit(seat, 0, str(action), seeded("1"))
    after = await replays.gzipped(room, "Ada")
    assert after != before
    assert gzip.decompress(after) == encode(snapshots.replay(room, "Ada"))


@in_loop
async def test_the_oldest_replays_make_room() -> None:
    old, new, replays = new_room("old"), new_room("new"), Replays(Inline())
    size = len(await replays.gzipped(old, "Ada"))
    replays = Replays(Inline(), max_bytes=size * 3 // 2)
    for room, rendered in ((old, 1), (old, 1), (new, 2), (new, 2), (old, 3)):
        await replays.gzipped(room, "Ada")
        assert replays.rendered == rendered


def test_who_watches_sees_the_replay_that_anybody_may_see(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    match = begin(browser, friend)
    code = str(done(at_match(browser, match, "watch")).json()["code"])
    replay = stranger.get(f"/api/watch/{code}/replay")
    assert (replay["match"], replay["seat"], replay["mine"]) == (match, None, [])
    own = browser.get(f"/api/matches/{match}/replay")
    assert len(own["frames"]) == len(replay["frames"])
    assert own["frames"][-1]["view"]["hand"] != replay["frames"][-1]["view"]["hand"] == []
    refused(stranger.http.get(f"/api/watch/{match}/replay"), 404, "not_found")


def test_a_replay_for_who_takes_nothing_compressed(browser: Browser) -> None:
    match = browser.open_match()
    path = f"/api/matches/{match}/replay"
    plain = browser.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert msgspec.json.decode(plain.content) == browser.get(path)
    assert browser.http.get(path).headers["content-encoding"] == "gzip"
