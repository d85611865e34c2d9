"""Lobbies, links and seats that change hands, on SQLite and on PostgreSQL."""

import asyncio

import pytest
from msgspec.structs import replace

from quadriga.core import Setup, Stale, Unavailable
from quadriga.house.commands import (
    AddInvitation,
    AddPlayer,
    Become,
    BeginMatch,
    ChangeLobby,
    CloseLobby,
    OpenLobby,
    OpenRematch,
    ReplaceCode,
    Reseat,
)
from quadriga.house.values import Invitation, KeyKind, Lobby, LobbySeat
from quadriga.store.writing.dispatch import Job
from quadriga.table import Sitter
from tests.house.parts import written_now
from tests.store.places import OWNER, Place, in_loop, new_table, opened, opening

GUEST = "guest"
LONG_AGO = "2000-01-01T00:00:00+00:00"

LOBBY = Lobby(
    id="m",
    code="code-m",
    owner=OWNER,
    host="Livia",
    setup=Setup("all_roads", 3),
    seats=(LobbySeat("Livia", None, OWNER), LobbySeat("Gaius", "citizen"), LobbySeat()),
    public=True,
    locked=False,
    revision=0,
    updated=written_now(),
)


def taken(lobby: Lobby, player: str) -> Lobby:
    """The lobby after somebody has taken its last seat."""
    seats = (*lobby.seats[:-1], LobbySeat("Ada", None, player))
    return replace(lobby, seats=seats, revision=lobby.revision + 1)


@in_loop
async def test_a_lobby_comes_back_as_it_went_in_and_as_it_was_changed(place: Place) -> None:
    async with opened(place) as store:
        await store.write(AddPlayer(GUEST, "Ada", "other hash", written_now()))
        await store.write(OpenLobby(LOBBY))
        assert await store.lobby("m") == LOBBY
        assert await store.invitation("code-m") == Invitation("code-m", "m", "join")
        changed = taken(LOBBY, GUEST)
        await store.write(ChangeLobby(0, changed))
        assert await store.lobby("m") == changed
        for player in (OWNER, GUEST):
            assert await store.lobbies_of(player) == [changed]
        assert await store.lobbies_of("nobody") == []


@in_loop
async def test_of_two_changes_of_one_lobby_the_second_is_refused(place: Place) -> None:
    async with opened(place) as store:
        await store.write(OpenLobby(LOBBY))
        jobs: list[Job] = [ChangeLobby(0, taken(LOBBY, OWNER)), CloseLobby("m", 0)]
        outcomes = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Stale]
        assert await store.lobby("m") == taken(LOBBY, OWNER)


@in_loop
async def test_a_lobby_that_is_closed_leaves_nothing(place: Place) -> None:
    async with opened(place) as store:
        await store.write(OpenLobby(LOBBY))
        await store.write(CloseLobby("m", 0))
        assert await store.lobby("m") is None
        assert await store.invitation("code-m") is None


@in_loop
async def test_a_lobby_becomes_the_match_of_its_id_and_keeps_its_link(place: Place) -> None:
    job = opening("m", new_table())
    async with opened(place) as store:
        await store.write(OpenLobby(LOBBY))
        with pytest.raises(Stale):
            await store.write(BeginMatch(7, job))
        assert await store.match("m") is None
        await store.write(BeginMatch(0, job))
        found = await store.match("m")
        assert found is not None
        assert found.match == job.match
        assert await store.lobby("m") is None
        assert await store.invitation_to("m", "join") == Invitation("code-m", "m", "join")


@in_loop
async def test_public_lobbies_are_those_where_somebody_may_sit_down(place: Place) -> None:
    full = taken(LOBBY, OWNER)
    others = [
        replace(LOBBY, public=False),
        replace(LOBBY, locked=True),
        replace(full, revision=0),
        replace(LOBBY, updated=LONG_AGO),
    ]
    async with opened(place) as store:
        await store.write(OpenLobby(LOBBY))
        for n, other in enumerate(others):
            await store.write(OpenLobby(replace(other, id=f"other {n}", code=f"code {n}")))
        assert await store.public_lobbies("2001-01-01T00:00:00+00:00") == {"m": OWNER}
        assert await store.lobbies(["other 1", "m", "nothing"]) == [
            LOBBY,
            await store.lobby("other 1"),
        ]


@in_loop
async def test_of_public_lobbies_opened_at_once_no_more_than_one_may_have_are_kept(
    place: Place,
) -> None:
    async with opened(place) as store:
        jobs = [
            OpenLobby(replace(LOBBY, id=f"m{n}", code=f"code {n}"), most_public=3) for n in range(9)
        ]
        outcomes = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
        assert sorted(type(one).__name__ for one in outcomes) == [
            *["NoneType"] * 3,
            *["TooManyPublic"] * 6,
        ]
        assert len(await store.lobbies_of(OWNER)) == 3
        # With the link alone it may be opened, and again once another one is closed.
        private = replace(LOBBY, id="private", code="private", public=False)
        await store.write(OpenLobby(private, most_public=3))
        await store.write(CloseLobby((await store.lobbies_of(OWNER))[0].id, 0))


@in_loop
async def test_a_match_has_one_link_of_each_kind(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        await store.write(AddInvitation(Invitation("one", "m", "watch")))
        with pytest.raises(Unavailable):
            await store.write(AddInvitation(Invitation("two", "m", "watch")))
        assert await store.invitation_to("m", "watch") == Invitation("one", "m", "watch")


@in_loop
async def test_other_sitters_are_kept_and_a_late_change_of_them_is_refused(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        left = Reseat("m", 0, 1, (Sitter("Livia", "citizen"),), written_now())
        await store.write(left)
        with pytest.raises(Stale):
            await store.write(left)
        found = await store.match("m")
        assert found is not None
        assert (found.match.revision, found.match.sitters) == (1, left.sitters)
        assert found.players == {0: OWNER}


@in_loop
async def test_a_match_has_one_rematch(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        jobs: list[Job] = [OpenRematch("m", opening(name, new_table())) for name in ("one", "two")]
        outcomes = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Stale]
        found = await store.match("m")
        assert found is not None
        assert found.match.rematch == "one"
        assert await store.match("two") is None


@in_loop
async def test_awaited_is_who_is_to_act_where_others_play(place: Place) -> None:
    alone = opening("alone", new_table())
    together = replace(opening("together", new_table()), players={0: OWNER, 1: GUEST})
    bot = replace(together.match, id="bot", sitters=(Sitter("Livia", "citizen"),))
    over = replace(together.match, id="over", over=True)
    async with opened(place) as store:
        await store.write(AddPlayer(GUEST, "Ada", "other hash", written_now()))
        for job in (alone, together, replace(together, match=bot), replace(together, match=over)):
            await store.write(job)
        assert [row.id for row in await store.awaited(OWNER)] == ["together"]
        assert await store.awaited(GUEST) == []


@in_loop
async def test_who_becomes_another_player_keeps_their_lobbies(place: Place) -> None:
    async with opened(place) as store:
        await store.write(AddPlayer(GUEST, "Ada", "other hash", written_now()))
        await store.write(OpenLobby(taken(LOBBY, GUEST)))
        await store.write(ReplaceCode(GUEST, KeyKind.RECOVERY, "code hash", written_now()))
        await store.write(Become("code hash", "new hash", written_now(), "hash", OWNER))
        found = await store.lobby("m")
        assert found is not None
        assert (found.owner, found.host, found.seats_of(GUEST)) == (GUEST, "Ada", (0, 2))
