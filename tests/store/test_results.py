"""What the store knows of finished matches, and of the deals of a day."""

import asyncio
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from quadriga.core import Headline, Stale
from quadriga.house.commands import AddPlayer, OpenDaily, OpenMatch, Reseat
from quadriga.language import verbatim
from quadriga.store import SqlStore
from quadriga.table import Sitter
from tests.house.parts import written_now
from tests.store.places import OWNER, Place, advance, in_loop, new_table, opened, opening

DAY = "2026-11-17"


def daily(name: str, created: str, player: str = OWNER) -> OpenDaily:
    """The job that opens a match of the deal of the day."""
    job = opening(name, new_table())
    row = replace(job.match, owner=player, daily=DAY, deal="seed", created=created)
    return OpenDaily(OpenMatch(row, {0: player}, job.entries))


async def end(store: SqlStore, name: str, points: int, seen: int = 0) -> None:
    """Let a match end with these points."""
    headline = Headline(verbatim("Tiberius"), (points,))
    job = replace(
        advance(name, seen, 1), over=True, result=str(points), to_act=None, headline=headline
    )
    await store.write(job)


@in_loop
async def test_finished_matches_are_told_with_what_they_brought(place: Place) -> None:
    async with opened(place) as store:
        for name in ("m", "other"):
            await store.write(opening(name, new_table()))
        assert await store.finished_of(OWNER) == []
        await end(store, "m", 14)
        (row,) = await store.finished_of(OWNER)
        match = row.match
        assert (match.id, match.setup.game, match.over, match.result) == (
            "m",
            "imperator",
            True,
            "14",
        )
        assert (match.headline.scores, row.people, row.stood_in) == ((14,), {0: OWNER}, frozenset())
        assert (await store.finished_of(OWNER, "imperator"), match.daily) == ([row], None)
        assert await store.finished_of(OWNER, "minerva") == await store.finished_of("nobody") == []


@in_loop
async def test_a_lesson_is_no_result(place: Place) -> None:
    async with opened(place) as store:
        job = opening("m", new_table())
        await store.write(OpenMatch(replace(job.match, lesson="taught"), job.players, job.entries))
        await end(store, "m", 14)
        assert await store.finished_of(OWNER) == []


@in_loop
async def test_who_was_played_for_is_known_after_they_have_come_back(place: Place) -> None:
    async with opened(place) as store:
        for name in ("m", "other"):
            await store.write(opening(name, new_table()))
        for seen, bot in enumerate(("citizen", None)):
            await store.write(Reseat("m", seen, seen + 1, [Sitter("Livia", bot)], written_now()))
        await end(store, "m", 14, seen=2)
        await end(store, "other", 12)
        rows = {row.match.id: row.stood_in for row in await store.finished_of(OWNER)}
        assert rows == {"m": frozenset({0}), "other": frozenset()}


@in_loop
async def test_one_match_of_a_deal_at_a_time(place: Place) -> None:
    async with opened(place) as store:
        await store.write(daily("a", "1"))
        with pytest.raises(Stale):
            await store.write(daily("b", "2"))
        await end(store, "a", 14)
        await store.write(daily("b", "2"))
        assert [row.match.id for row in await store.daily_matches(DAY, "imperator")] == ["a", "b"]
        assert await store.daily_matches(DAY, "minerva") == []
        assert await store.daily_matches("2026-11-18", "imperator") == []


@in_loop
async def test_opened_twice_at_once_there_is_one_match_of_a_deal(place: Place) -> None:
    """Where several servers may write, by two of them."""
    async with opened(place) as store:
        if isinstance(place, str):
            async with SqlStore.attach(place) as other:
                await _open_at_once(store, other)
        else:
            await _open_at_once(store, store)


async def _open_at_once(one: SqlStore, other: SqlStore) -> None:
    jobs = one.write(daily("a", "1")), other.write(daily("b", "1"))
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in answers].count(Stale) == 1
    assert len(await one.daily_matches(DAY, "imperator")) == 1


@in_loop
async def test_the_matches_of_a_deal_are_told_by_person(place: Place) -> None:
    async with opened(place) as store:
        await store.write(AddPlayer("guest", "Gaius", "other hash", written_now()))
        await store.write(daily("a", "2"))
        await store.write(daily("b", "1", "guest"))
        await end(store, "b", 9)
        found = await store.daily_matches(DAY, "imperator")
        told: Mapping[str, tuple[str, bool]] = {
            row.match.id: (row.name, row.match.over) for row in found
        }
        assert list(told.items()) == [("b", ("Gaius", True)), ("a", ("Livia", False))]
        assert [row.match.id for row in await store.daily_matches_of(DAY, "guest")] == ["b"]


@in_loop
async def test_the_first_matches_of_a_game_are_those_that_were_begun_first(place: Place) -> None:
    async with opened(place) as store:
        for created, name in enumerate(("fourth", "third", "second", "lesson", "first")):
            job = opening(name, new_table())
            lesson = "taught" if name == "lesson" else None
            row = replace(job.match, created=str(9 - created), lesson=lesson)
            await store.write(OpenMatch(row, job.players, job.entries))
        first = await store.first_matches(OWNER, "imperator", 3)
        assert first == ["first", "second", "third"]
        assert await store.first_matches(OWNER, "minerva", 3) == []
        assert await store.first_matches("nobody", "imperator", 3) == []
