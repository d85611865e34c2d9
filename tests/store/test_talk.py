"""The talk of a match, on SQLite and on PostgreSQL."""

import asyncio
from uuid import uuid4

import pytest
from msgspec import structs

from quadriga.house.commands import AddTalkLine
from quadriga.house.values import Submit, TalkLine
from quadriga.store import SqlStore
from tests.postgresql import Cluster
from tests.store.places import Place, in_loop, new_table, opened, opening


def line(match: str, seat: int, *, said: str = "", reaction: str | None = None) -> AddTalkLine:
    """A line with an id of its own."""
    return AddTalkLine(match, seat, Submit("ada", uuid4().hex), reaction, said or None)


@in_loop
async def test_lines_come_back_in_their_order_each_from_its_match(place: Place) -> None:
    async with opened(place) as store:
        for match in ("m", "other"):
            await store.write(opening(match, new_table()))
        await store.write(line("m", 0, said="Salve"))
        await store.write(line("other", 0, said="elsewhere"))
        await store.write(line("m", 1, reaction="hello"))
    async with opened(place) as store:
        lines = [TalkLine(0, 0, text="Salve"), TalkLine(1, 1, reaction="hello")]
        assert await store.talk_of("m") == lines
        assert await store.talk_of("m", 1) == lines[1:]


@in_loop
async def test_the_oldest_lines_go_when_there_are_too_many(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quadriga.store.writing.talk.MAX_LINES", 2)
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        for text in "abc":
            await store.write(line("m", 0, said=text))
        assert [(line.n, line.text) for line in await store.talk_of("m")] == [(1, "b"), (2, "c")]


@in_loop
async def test_of_those_who_speak_at_once_at_two_servers_all_are_heard(cluster: Cluster) -> None:
    database = cluster.create(uuid4().hex)
    async with opened(database) as here, SqlStore.attach(database) as there:
        await here.write(opening("m", new_table()))
        for text in map(str, range(20)):
            both = [store.write(line("m", 0, said=text)) for store in (here, there)]
            await asyncio.gather(*both)
        assert [line.n for line in await here.talk_of("m")] == list(range(40))


@in_loop
async def test_what_is_sent_again_is_said_once(place: Place) -> None:
    first = line("m", 0, said="Salve")
    async with opened(place) as store:
        await store.write(opening("m", new_table()))
        await asyncio.gather(store.write(first), store.write(first))
        # The same id of somebody else is another line.
        await store.write(structs.replace(first, submit=Submit("gaius", first.submit.id)))
    async with opened(place) as store:  # after a restart
        await store.write(first)
        assert [said.n for said in await store.talk_of("m")] == [0, 1]


@in_loop
async def test_what_is_sent_to_two_servers_at_once_is_said_once(cluster: Cluster) -> None:
    database = cluster.create(uuid4().hex)
    async with opened(database) as here, SqlStore.attach(database) as there:
        await here.write(opening("m", new_table()))
        for text in map(str, range(10)):
            same = line("m", 0, said=text)
            await asyncio.gather(*(store.write(same) for store in (here, there)))
        assert [said.text for said in await here.talk_of("m")] == list(map(str, range(10)))
