import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from quadriga.core import Stale, Unavailable
from quadriga.house.commands import AddCampaign, AddPlayer, RenamePlayer
from quadriga.store import SqlStore
from quadriga.store.writing.dispatch import Job
from tests.house.parts import written_now
from tests.store.places import (
    HEADLINE,
    OWNER,
    Place,
    advance,
    engine_of,
    in_loop,
    new_table,
    opened,
    opening,
)


async def lines(store: SqlStore, name: str) -> list[str]:
    found = await store.match(name)
    assert found is not None
    return [entry.text for entry in found.entries]


@in_loop
async def test_a_match_comes_back_as_it_went_in(place: Place) -> None:
    table = new_table()
    job = opening("m", table)
    async with opened(place) as store:
        await store.write(job)
    async with opened(place) as store:
        found = await store.match("m")
    assert found is not None
    assert found.match == job.match
    assert found.entries == table.log
    assert found.players == {0: OWNER}


@in_loop
async def test_moves_and_undo_are_kept(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        first = await lines(store, "m")
        await store.write(advance("m", 0, 1, "take gardens", "draw x"))
        assert await lines(store, "m") == [*first, "take gardens", "draw x"]
        await store.write(advance("m", 1, 2))
        assert await lines(store, "m") == [*first, "take gardens"]
        await store.write(advance("m", 2, 1, "take temple"))
        assert await lines(store, "m") == [*first, "take temple"]
        found = await store.match("m")
        assert found is not None
        assert (found.match.revision, found.match.headline) == (3, HEADLINE)


@in_loop
async def test_fifty_matches_share_few_transactions(place: Place) -> None:
    async with opened(place) as store:
        commits: list[None] = []
        event.listen(engine_of(store), "commit", lambda _: commits.append(None))
        await asyncio.gather(*(store.write(opening(f"m{n}", new_table())) for n in range(50)))
        await asyncio.gather(*(store.write(advance(f"m{n}", 0, 1, f"line {n}")) for n in range(50)))
        assert len(commits) <= 4
        for n in range(50):
            assert (await lines(store, f"m{n}"))[1:] == [f"line {n}"]


@in_loop
async def test_a_stale_job_changes_nothing_and_harms_nobody(place: Place) -> None:
    async with opened(place) as store:
        await asyncio.gather(*(store.write(opening(f"m{n}", new_table())) for n in range(3)))
        before = await store.match("m1")
        outcomes = await asyncio.gather(
            store.write(advance("m0", 0, 1, "good")),
            store.write(advance("m1", 7, 0, "late")),
            store.write(advance("nowhere", 0, 0, "lost")),
            store.write(advance("m2", 0, 1, "good")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Stale, Stale, type(None)]
        assert await store.match("m1") == before
        assert (await lines(store, "m0"))[1:] == (await lines(store, "m2"))[1:] == ["good"]


@in_loop
async def test_of_two_jobs_on_one_revision_the_first_is_written(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        outcomes = await asyncio.gather(
            store.write(advance("m", 0, 1, "first")),
            store.write(advance("m", 0, 1, "second")),
            store.write(advance("m", 1, 2, "third")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Stale, type(None)]
        assert (await lines(store, "m"))[1:] == ["first", "third"]


@in_loop
async def test_jobs_of_one_match_are_written_in_order(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        moves = [advance("m", n, n + 1, f"line {n}") for n in range(4)]
        await asyncio.gather(*map(store.write, moves))
        assert (await lines(store, "m"))[1:] == [f"line {n}" for n in range(4)]


@in_loop
async def test_a_job_that_cannot_be_written_harms_itself_alone(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        outcomes = await asyncio.gather(
            store.write(AddPlayer("a", "A", "ha", written_now())),
            store.write(AddPlayer("b", "B", "ha", written_now())),
            store.write(AddCampaign("c", "nobody", written_now())),
            store.write(advance("m", 0, 1, "good")),
            return_exceptions=True,
        )
        kinds = [type(outcome) for outcome in outcomes]
        assert kinds == [type(None), Unavailable, Unavailable, type(None)]
        assert await store.campaign("c") is None
        assert (await lines(store, "m"))[1:] == ["good"]


@in_loop
async def test_of_two_jobs_in_one_transaction_only_the_bad_one_fails(place: Place) -> None:
    async with opened(place) as store, asyncio.timeout(10):
        outcomes = await asyncio.gather(
            store.write(AddPlayer("a", "A", "ha", written_now())),
            store.write(AddPlayer("b", "B", "ha", written_now())),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Unavailable]
        found = await store.player_by_hash("ha")
        assert found is not None
        assert found.id == "a"


@in_loop
async def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.write(opening("m", new_table()))

        def no_room(connection: sqlite3.Connection, _: object) -> None:
            connection.execute("PRAGMA max_page_count = 1")

        engine_of(store).dispose()
        event.listen(engine_of(store), "connect", no_room)
        with pytest.raises(Unavailable, match="is full"):
            await store.write(advance("m", 0, 1, *(f"{n} " + "x" * 500 for n in range(99))))
        event.remove(engine_of(store), "connect", no_room)
        engine_of(store).dispose()
        assert len(await lines(store, "m")) == 1
        await store.write(advance("m", 0, 1, "now there is room"))
        assert (await lines(store, "m"))[1:] == ["now there is room"]


@in_loop
async def test_a_database_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.write(opening("m", new_table()))

        def read_only(connection: sqlite3.Connection, _: object) -> None:
            connection.execute("PRAGMA query_only = ON")

        engine_of(store).dispose()
        event.listen(engine_of(store), "connect", read_only)
        with pytest.raises(Unavailable, match="cannot be written"):
            await store.write(advance("m", 0, 1, "lost"))
        with pytest.raises(Unavailable, match="cannot be written"):
            await store.check()
        assert len(await lines(store, "m")) == 1
        event.remove(engine_of(store), "connect", read_only)
        engine_of(store).dispose()
        await store.write(advance("m", 0, 1, "kept"))
        assert (await lines(store, "m"))[1:] == ["kept"]


@in_loop
async def test_a_batch_into_a_file_that_is_gone_is_refused_as_such(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.write(opening("m", new_table()))
        file = tmp_path / "quadriga.sqlite3"
        file.rename(tmp_path / "elsewhere")
        jobs: list[Job] = [advance("m", 0, 1, "lost"), RenamePlayer(OWNER, "Livia Drusilla")]
        outcomes = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
        assert [getattr(one, "code", None) for one in outcomes] == ["unavailable"] * 2
        assert all("moved, deleted or replaced" in str(one) for one in outcomes)
        with pytest.raises(Unavailable, match="put the same file back"):
            await store.match("m")
        (tmp_path / "elsewhere").rename(file)
        assert len(await lines(store, "m")) == 1
        await asyncio.gather(*map(store.write, jobs))


@in_loop
async def test_closing_writes_what_waits(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        waiting = asyncio.create_task(store.write(advance("m", 0, 1, "in time")))
        await asyncio.sleep(0)
    await waiting
    with pytest.raises(Unavailable, match="stopping"):
        await store.write(advance("m", 1, 2, "too late"))
    async with opened(place) as store:
        assert (await lines(store, "m"))[1:] == ["in time"]


@in_loop
async def test_who_leaves_while_waiting_does_not_stop_the_writer(place: Place) -> None:
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        task = asyncio.create_task(store.write(advance("m", 0, 1, "written anyway")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.write(RenamePlayer(OWNER, "Julia"))
        assert (await lines(store, "m"))[1:] == ["written anyway"]


@in_loop
async def test_the_database_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        with engine_of(store).connect() as connection:
            wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
            for name, value in wanted.items():
                assert connection.exec_driver_sql(f"PRAGMA {name}").one() == (value,)
    with closing(sqlite3.connect(tmp_path / "quadriga.sqlite3")) as plain:
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@in_loop
async def test_campaigns_know_their_stages(place: Place) -> None:
    async with opened(place) as store:
        await store.write(AddCampaign("c", OWNER, written_now()))
        await store.write(opening("m1", new_table(), ("c", 1)))
        with pytest.raises(Unavailable):  # a stage is played once
            await store.write(opening("m2", new_table(), ("c", 1)))
        row = await store.campaign("c")
        assert row is not None
        assert (row.matches, row.results) == (("m1",), (None,))
        assert await store.campaigns_of(OWNER) == [row]
        assert await store.campaigns_of("nobody") == []
        assert [match.campaign for match in await store.matches_of(OWNER)] == ["c"]


@in_loop
async def test_matches_are_listed_for_owner_and_players_the_latest_first(place: Place) -> None:
    async with opened(place) as store:
        await store.write(AddPlayer("guest", "Julia", "other hash", written_now()))
        for name, seconds in (("older", 1), ("latest", 3), ("newer", 2)):
            job = opening(name, new_table())
            match = replace(job.match, updated=f"2026-01-01T00:00:0{seconds}+00:00")
            players = {0: "guest"} if name == "newer" else {}
            await store.write(replace(job, match=match, players=players))

        async def listed(player: str, most: int = 200) -> list[str]:
            return [match.id for match in await store.matches_of(player, most)]

        assert await listed(OWNER) == ["latest", "newer", "older"]
        assert await listed(OWNER, most=2) == ["latest", "newer"]
        assert await listed("guest") == ["newer"]
        assert await listed("nobody") == []


@pytest.mark.rule("IMP-C1")
@in_loop
async def test_results_are_those_of_finished_ordinary_games(place: Place) -> None:
    stage = new_table(standing=0)
    async with opened(place) as store:
        for name, table in (("ordinary", new_table()), ("stage", stage), ("open", new_table())):
            await store.write(opening(name, table))
        for name, result in (("ordinary", "12"), ("stage", "15")):
            last = advance(name, 0, 1)
            await store.write(replace(last, over=True, result=result, to_act=None))
        assert await store.results_of(OWNER, "imperator") == ["12"]
        assert await store.results_of(OWNER, "minerva") == []
        assert await store.results_of("nobody", "imperator") == []


@in_loop
async def test_people_are_found_by_hash_and_renamed(place: Place) -> None:
    async with opened(place) as store:
        await store.write(RenamePlayer(OWNER, "Julia"))
        found = await store.player_by_hash("hash")
        assert found is not None
        assert (found.id, found.name) == (OWNER, "Julia")
        assert await store.player_by_hash("other") is None
