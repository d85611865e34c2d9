"""Work beside other work: it gives way, fails aloud, and ends with its owner."""

import asyncio

import pytest

from quadriga.house.notices.concurrency import Latest, until_one_ends
from tests.store.places import in_loop


async def forever() -> None:
    await asyncio.Event().wait()


@in_loop
async def test_what_is_begun_next_takes_the_place_of_the_last() -> None:
    latest, ended, done = Latest(), list[str](), asyncio.Event()

    async def work(name: str) -> None:
        try:
            await asyncio.sleep(0 if name == "third" else 3600)
        finally:
            ended.append(name)
            if name == "third":
                done.set()

    running = asyncio.create_task(latest.run())
    latest.begin(work("first"))
    await asyncio.sleep(0)
    latest.begin(work("second"))
    latest.begin(work("third"))
    await done.wait()
    await asyncio.sleep(0)
    assert ended == ["first", "third"]  # the second had not even begun
    assert not latest.drop()
    running.cancel()


@in_loop
async def test_what_fails_ends_those_beside_it() -> None:
    latest = Latest()

    async def fail() -> None:
        raise ValueError("a mistake")

    latest.begin(fail())
    with pytest.raises(ValueError, match="a mistake"):
        await until_one_ends(latest.run(), forever())


@in_loop
async def test_what_is_in_progress_ends_with_those_beside_it() -> None:
    latest, begun, cancelled = Latest(), asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        try:
            await forever()
        finally:
            cancelled.set()

    latest.begin(work())

    async def leave() -> None:
        await begun.wait()

    await until_one_ends(latest.run(), leave())
    async with asyncio.timeout(60):
        await cancelled.wait()
