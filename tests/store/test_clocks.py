"""The clocks of matches, on SQLite and on PostgreSQL."""

from msgspec.structs import replace
from sqlalchemy import update

from quadriga.house.commands import OpenLobby, Reseat, Tick
from quadriga.house.values import Clock, TimeLimit
from quadriga.store import schema
from quadriga.table import Sitter
from tests.house.parts import written_now
from tests.store.places import Place, advance, execute, in_loop, new_table, opened, opening
from tests.store.test_lobbies import LOBBY

LIMIT = TimeLimit("game", 600)


@in_loop
async def test_a_clock_comes_back_as_it_went_in_and_as_each_change_set_it(place: Place) -> None:
    opened_one = Clock(LIMIT, (600.0,), None, (0,))
    begun = Clock(LIMIT, (600.0,), 1_000_000.125)
    played = Clock(LIMIT, (540.5,), 1_000_600.0)
    left = Clock(LIMIT, (0.0,), None)
    job = opening("m", new_table())
    timed = replace(job, match=replace(job.match, clock=opened_one))
    async with opened(place) as store:
        await store.write(timed)
        await store.write(opening("other", new_table()))
        jobs = [
            (opened_one, None),
            (begun, replace(advance("m", 0, 1), clock=begun)),
            (played, replace(advance("m", 1, 2, "one"), clock=played)),
            (left, Reseat("m", 2, 3, (Sitter("Livia", "citizen"),), written_now(), left)),
        ]
        for clock, change in jobs:
            if change is not None:
                await store.write(change)
            found = await store.match("m")
            assert found is not None
            assert found.match.clock == clock
        other = await store.match("other")
        assert other is not None
        assert other.match.clock is None


@in_loop
async def test_a_clock_from_before_clocks_waited_for_people_waits_for_nobody(place: Place) -> None:
    job = opening("m", new_table())
    timed = replace(job, match=replace(job.match, clock=Clock(LIMIT, (600.0,), 1.0, (0,))))
    async with opened(place) as store:
        await store.write(timed)
        # As clocks were before.
        await execute(store, update(schema.clocks).values(missing=None))
        found = await store.match("m")
        assert found is not None
        assert found.match.clock == Clock(LIMIT, (600.0,), 1.0, ())


@in_loop
async def test_a_lobby_keeps_the_time_limit_of_its_match(place: Place) -> None:
    timed = replace(LOBBY, clock=TimeLimit("turn", 86_400))
    async with opened(place) as store:
        await store.write(OpenLobby(timed))
        assert await store.lobby("m") == timed


@in_loop
async def test_clocks_are_found_when_they_are_due(place: Place) -> None:
    due = {"early": 100.0, "late": 200.0, "bot": None, "left": None}
    async with opened(place) as store:
        for name, moment in due.items():
            job = opening(name, new_table())
            sitters = (Sitter("Livia", "citizen" if name == "left" else None),)
            clock = Clock(LIMIT, (600.0,), moment)
            row = replace(job.match, clock=clock, sitters=sitters)
            await store.write(replace(job, match=row))
        assert await store.late_clocks(99.9) == []
        assert await store.late_clocks(100.0) == ["early"]
        assert (await store.next_due(0), await store.next_due(100.0)) == (100.0, 200.0)
        assert await store.next_due(200.0) is None
        # Where people play and no time runs, a bot is to act.
        assert await store.waiting_for_bots() == ["bot"]


@in_loop
async def test_the_last_look_at_clocks_is_kept(place: Place) -> None:
    async with opened(place) as store:
        assert await store.last_tick() == 0
        for moment in (1_000_000.25, 1_000_005.5):
            await store.write(Tick(moment))
            assert await store.last_tick() == moment


@in_loop
async def test_a_server_was_last_there_when_it_looked_at_clocks_or_set_one(place: Place) -> None:
    async with opened(place) as store:
        assert await store.last_moment() == 0
        await store.write(Tick(100.0))
        assert await store.last_moment() == 100
        for name, due in (("stopped", None), ("early", 690.0), ("late", 720.0)):
            job, clock = opening(name, new_table()), Clock(LIMIT, (600.0,), due)
            await store.write(replace(job, match=replace(job.match, clock=clock)))
        assert await store.last_moment() == 120
        await store.write(Tick(125.0))
        assert await store.last_moment() == 125
