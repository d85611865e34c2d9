"""Who has many tables keeps nobody waiting."""

import asyncio
from contextlib import AsyncExitStack

from quadriga.web.fair_turns import FairTurns
from tests.store.places import in_loop


async def wait(turns: FairTurns, owner: str, order: list[str]) -> int:
    async with turns.turn(owner) as crowd:
        order.append(owner)
        await asyncio.sleep(0)
        return crowd


async def wait_all(turns: FairTurns, owners: str) -> tuple[str, list[int]]:
    """The order in which these are let in who come at once, and by how many each shares."""
    order: list[str] = []
    crowds = await asyncio.gather(*(wait(turns, owner, order) for owner in owners))
    return "".join(order), crowds


@in_loop
async def test_owners_take_turns() -> None:
    assert (await wait_all(FairTurns(), "aaaaabcb"))[0] == "aabcabaa"


@in_loop
async def test_one_at_a_time() -> None:
    turns, inside = FairTurns(), 0

    async def enter(owner: str) -> None:
        nonlocal inside
        async with turns.turn(owner):
            inside += 1
            assert inside == 1
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(enter(owner) for owner in "abcabc" * 5))


@in_loop
async def test_every_owner_has_the_same_part_whatever_they_wait_for() -> None:
    """Three of one owner beside one of another: a sixth each, and a half."""
    turns = FairTurns()
    async with AsyncExitStack() as first:
        assert await first.enter_async_context(turns.turn("x")) == 1
        waiting = asyncio.gather(*(wait(turns, owner, []) for owner in "aaab"))
        await asyncio.sleep(0)
    assert await waiting == [2 * 3, 2, 1, 2]


@in_loop
async def test_who_leaves_the_line_holds_nobody_up() -> None:
    turns, order = FairTurns(), list[str]()
    async with turns.turn("x"):
        tasks = [asyncio.create_task(wait(turns, owner, order)) for owner in "abab"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        tasks[1].cancel()  # and is still in line when the next one is let in
    tasks[2].cancel()  # it has just been let in
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["b"]
    async with asyncio.timeout(5), turns.turn("z") as crowd:
        assert crowd == 1
