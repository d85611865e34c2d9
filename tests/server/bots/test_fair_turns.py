"""Every owner gets the same time: who has many tables keeps nobody waiting."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from quadriga.server.bots import fair_turns
from quadriga.server.bots.fair_turns import FairTurns
from tests.store.places import in_loop


class Clock:
    """A clock that goes on only when somebody works."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(fair_turns, "monotonic", clock)
    return clock


async def work(turns: FairTurns, owner: str, order: list[str], clock: Clock, time: float) -> int:
    async with turns.turn(owner) as crowd:
        order.append(owner)
        await asyncio.sleep(0)
        clock.now += time
        return crowd


async def order_of(clock: Clock, owners: str, **times: float) -> str:
    """The order in which these are let in who come at once, each for a time of their owner."""
    turns, order = FairTurns(), list[str]()
    await asyncio.gather(*(work(turns, o, order, clock, times.get(o, 1)) for o in owners))
    return "".join(order)


@in_loop
async def test_owners_take_turns(clock: Clock) -> None:
    assert await order_of(clock, "aaaaabcb") == "abcabaaa"


@in_loop
async def test_owners_get_the_same_time(clock: Clock) -> None:
    assert await order_of(clock, "aaabbbbbbbb", a=4) == "abbbbabbbba"


@in_loop
async def test_who_comes_later_has_no_time_saved(clock: Clock) -> None:
    turns, order = FairTurns(), list[str]()
    late: list[asyncio.Task[int]] = []

    async def third() -> None:
        async with turns.turn("a"):
            order.append("a")
            late.extend(asyncio.create_task(work(turns, "b", order, clock, 1)) for _ in range(3))
            await asyncio.sleep(0)
            clock.now += 1

    early = [work(turns, "a", order, clock, 1) for _ in range(2)]
    later = [work(turns, "a", order, clock, 1) for _ in range(3)]
    await asyncio.gather(*early, third(), *later)
    await asyncio.gather(*late)
    assert "".join(order) == "aaabababab"[: len(order)]


@in_loop
async def test_a_place_is_held_for_who_comes_back_at_once(clock: Clock) -> None:
    """A bot that acts four times in its turn waits for a long answer of somebody else once."""
    turns, order = FairTurns(), list[str]()

    async def act() -> None:
        for _ in range(4):
            await work(turns, "b", order, clock, 1)
            await asyncio.sleep(0.001)

    others = [work(turns, "a", order, clock, 10) for _ in range(4)]
    await asyncio.gather(*others, act())
    assert "".join(order) == "abbbbaaa"


@in_loop
async def test_one_at_a_time(clock: Clock) -> None:
    turns, inside = FairTurns(), 0

    async def enter(owner: str) -> None:
        nonlocal inside
        async with turns.turn(owner):
            inside += 1
            assert inside == 1
            await asyncio.sleep(0)
            clock.now += ord(owner) % 3
            inside -= 1

    await asyncio.gather(*(enter(owner) for owner in "abcabc" * 5))


@in_loop
async def test_every_owner_has_the_same_part_whatever_they_wait_for(clock: Clock) -> None:
    """Three of one owner beside one of another: a sixth each, and a half."""
    turns = FairTurns()
    async with AsyncExitStack() as first:
        assert await first.enter_async_context(turns.turn("x")) == 1
        waiting = asyncio.gather(*(work(turns, owner, [], clock, 1) for owner in "aaab"))
        await asyncio.sleep(0)
    assert await waiting == [2 * 3, 2, 1, 2]


async def order_behind(clock: Clock, owners: list[str]) -> str:
    """As `order_of`, for people behind addresses: `a1` is the first behind `a`."""
    turns, order = FairTurns(), list[str]()

    async def enter(owner: str) -> None:
        async with turns.turn(*owner):
            order.append(owner)
            await asyncio.sleep(0)
            clock.now += 1

    await asyncio.gather(*map(enter, owners))
    return " ".join(order)


@in_loop
async def test_addresses_get_the_same_time_and_so_do_the_people_behind_each(clock: Clock) -> None:
    owners = ["a1", "a1", "a1", "a2", "a3", "b1", "b1", "b1"]
    assert await order_behind(clock, owners) == "a1 b1 a2 b1 a3 b1 a1 a1"


@in_loop
async def test_people_behind_one_address_share_its_part(clock: Clock) -> None:
    """Two of one person, one of another at the same address, beside one at another address."""
    turns = FairTurns()
    crowds = dict[str, list[int]]()

    async def enter(owner: str) -> None:
        async with turns.turn(*owner) as crowd:
            crowds.setdefault(owner, []).append(crowd)
            await asyncio.sleep(0)
            clock.now += 1

    async with turns.turn("x", "1"):
        waiting = asyncio.gather(*map(enter, ("a1", "a1", "a2", "b1")))
        await asyncio.sleep(0)
    await waiting
    assert crowds == {"a1": [2 * 2 * 2, 1], "b1": [2], "a2": [2]}


@in_loop
async def test_who_leaves_the_line_holds_nobody_up(clock: Clock) -> None:
    turns, order = FairTurns(), list[str]()
    async with turns.turn("x"):
        tasks = [asyncio.create_task(work(turns, owner, order, clock, 1)) for owner in "abab"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        tasks[1].cancel()  # and is still in line when the next one is let in
        clock.now += 1
    tasks[2].cancel()  # it has just been let in
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["b"]
    async with asyncio.timeout(5), turns.turn("z") as crowd:
        assert crowd == 1


@in_loop
async def test_who_had_time_long_ago_is_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_turns, "MAX_TAGS", 5)
    turns = FairTurns()
    owners = [f"owner {n}" for n in range(40)]
    await asyncio.gather(*(work(turns, owner, [], clock, 1) for owner in ["all"] * 40 + owners))
    assert len(turns._tags) <= 40


@in_loop
async def test_people_and_addresses_that_had_time_long_ago_are_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_turns, "MAX_TAGS", 5)
    turns = FairTurns()

    async def enter(*owner: str) -> None:
        async with turns.turn(*owner):
            await asyncio.sleep(0)
            clock.now += 1

    async def one_after_the_other() -> None:
        for n in range(40):
            await enter(f"{n}", f"{n}")
            await enter("club", f"{n}")

    busy = [enter("busy", "me") for _ in range(120)]
    async with turns.turn("first", "me"):
        waiting = asyncio.gather(*busy, one_after_the_other())
        await asyncio.sleep(0)
    while turns._lines:
        assert len(turns._tags) <= 20
        assert len(turns._now) <= 20
        await asyncio.sleep(0)
    await waiting
