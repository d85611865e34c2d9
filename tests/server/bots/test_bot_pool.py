"""Bots in separate processes, which may hang, die or want too much."""

import asyncio
import gc
import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from types import MethodType
from typing import Any, cast

import pytest
from msgspec.structs import replace

from quadriga.bots.search.budget import Budget, Meter
from quadriga.bots.search.search import SearchBot
from quadriga.core import Entry, Seat, Setup, Unavailable
from quadriga.games import make
from quadriga.house.ports import Asker
from quadriga.house.thinking import questions
from quadriga.house.thinking.questions import (
    CheckMove,
    ChooseMove,
    FindBest,
    Position,
    ReviewMove,
)
from quadriga.server.bots import bot_pool, bot_process
from quadriga.server.bots.bot_pool import BotPool, Worker, usual_processes
from quadriga.server.bots.bot_process import BotFailed, BotProcess
from quadriga.table import Sitter, Table, seeded
from tests.store.places import in_loop

ME = Asker("here", "me")


def new_table() -> Table:
    return Table.open(make(Setup("imperator", 1)), [Sitter("Livia", "citizen")], seeded("t"))


def position(table: Table, match: str) -> Position:
    return Position(match, table.game.setup, tuple(table.log), Seat(0), "seed")


def choice(bot: str, table: Table, match: str, crowd: int = 1) -> ChooseMove:
    return ChooseMove(position(table, match), crowd=crowd, bot=bot)


def best(table: Table, match: str = "m") -> FindBest:
    return FindBest(position(table, match))


def choose(pool: BotPool, table: Table, match: str = "m") -> Awaitable[str]:
    return pool.ask(choice("citizen", table, match), Asker("", "owner"))


def first(table: Table) -> str:
    return str(table.game.legal_actions(table.state)[0])


def reviewed(table: Table, match: str = "m") -> ReviewMove:
    """What would the first choice at the table cost?"""
    return ReviewMove(position(table, match), played=first(table))


def checked(table: Table) -> CheckMove:
    """The same, as the coach asks."""
    return CheckMove(position(table, "m"), played=first(table))


@asynccontextmanager
async def running(processes: int | None = None) -> AsyncIterator[BotPool]:
    pool = BotPool(processes)
    try:
        yield pool
    finally:
        pool.close()


def pid_of(worker: Worker) -> int:
    assert worker.process is not None
    assert worker.process.pid is not None
    return worker.process.pid


@in_loop
async def test_a_choice_is_legal_and_the_same_everywhere() -> None:
    async with running() as pool:
        table = new_table()
        text = await choose(pool, table)
        assert text in map(str, table.game.legal_actions(table.state))
        assert text == choice("citizen", table, "elsewhere").answer()


def test_an_analysis_has_the_best_choices_by_their_notations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(questions, "ANALYSIS", Budget(playouts=60))
    table = new_table()
    found = best(table, "m").answer()
    assert len(found) == 3
    assert {one.action for one in found} <= set(map(str, table.game.legal_actions(table.state)))
    assert found == best(table, "elsewhere").answer()


@in_loop
async def test_a_match_is_always_asked_in_the_same_process() -> None:
    async with running(2) as pool:
        table = new_table()
        for match in ("a", "a", "a"):
            await choose(pool, table, match)
        assert [worker.process is None for worker in pool.workers].count(True) == 1
        for match in "bcdefgh":
            await choose(pool, table, match)
        assert all(worker.process for worker in pool.workers)


def test_a_core_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((1, 1), (2, 1), (4, 3), (64, 4)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, n=cores: range(n), raising=False)
        assert usual_processes() == processes


@in_loop
async def test_a_process_that_dies_is_started_anew() -> None:
    async with running(1) as pool:
        table, (worker,) = new_table(), pool.workers
        first = await choose(pool, table)
        pid = pid_of(worker)
        os.kill(pid, signal.SIGKILL)
        assert await choose(pool, table) == first
        assert pid_of(worker) != pid


@in_loop
async def test_a_process_that_hangs_holds_no_table_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor those who wait behind it; and the next question is answered by another process."""
    assert bot_pool.TURN_SECONDS < 10
    async with running(1) as pool:
        table, (worker,) = new_table(), pool.workers
        await choose(pool, table)
        pid = pid_of(worker)
        os.kill(pid, signal.SIGSTOP)
        monkeypatch.setattr(bot_pool, "TURN_SECONDS", 0.5)
        monkeypatch.setattr(worker, "seconds", 0.5)
        started = time.monotonic()
        with caplog.at_level(logging.INFO):
            texts = await asyncio.gather(*(choose(pool, table, match) for match in "ab"))
        assert time.monotonic() - started < 5
        assert set(texts) <= set(map(str, table.game.legal_actions(table.state)))
        assert "in match a: no answer in time" in caplog.text
        monkeypatch.undo()
        assert await choose(pool, table)
        assert pid_of(worker) != pid


@in_loop
async def test_who_asks_a_process_that_hangs_for_a_hint_is_told_and_the_next_one_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running(1) as pool:
        table = new_table()
        await pool.ask(best(table, "m"), ME)
        pid = pid_of(pool.hints)
        os.kill(pid, signal.SIGSTOP)
        monkeypatch.setattr(pool.hints, "seconds", 0.5)
        with pytest.raises(Unavailable, match="Ask again"):
            await pool.ask(best(table, "m"), ME)
        monkeypatch.undo()
        assert await pool.ask(best(table, "m"), ME)
        assert pid_of(pool.hints) != pid


@in_loop
async def test_a_game_waits_for_no_hint_and_a_hint_for_no_review() -> None:
    """Though those who answer them are at it, for ever."""
    async with running(1) as pool:
        table = new_table()
        expected = await choose(pool, table)
        await pool.ask(best(table), ME)
        await pool.ask(reviewed(table), ME)
        os.kill(pid_of(pool.reviews), signal.SIGSTOP)
        reviews = [
            asyncio.create_task(pool.ask(reviewed(table, f"{n}"), Asker("there", f"{n}")))
            for n in range(59)
        ]
        assert await pool.ask(best(table, "m"), ME)
        os.kill(pid_of(pool.hints), signal.SIGSTOP)
        hints = [
            asyncio.create_task(pool.ask(best(table, f"{n}"), Asker("there", f"{n}")))
            for n in range(59)
        ]
        assert await choose(pool, table) == expected
        assert not any(task.done() for task in (*reviews, *hints))


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="other systems have other priorities")
@in_loop
async def test_the_system_lets_games_go_before_hints_and_hints_before_reviews() -> None:
    async with running(1) as pool:
        table, (games,) = new_table(), pool.workers
        await choose(pool, table)
        await pool.ask(best(table, "m"), ME)
        await pool.ask(reviewed(table), ME)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        nices = [
            os.getpriority(os.PRIO_PROCESS, pid_of(worker)) - own
            for worker in (games, pool.hints, pool.reviews)
        ]
        assert nices[0] == 0
        assert nices == sorted(set(nices))


def question_of(work: Callable[[], object]) -> Any:
    """The question whose answer a process is asked for."""
    return cast(MethodType, work).__self__


class Slow:
    """In place of a process: answers after a moment; `asked` is what it was asked in this order."""

    asked: list[Any]
    is_asked: asyncio.Event
    is_ready = True

    def __init__(self, _nice: int) -> None:
        pass

    async def ready(self) -> None:
        pass

    async def ask(self, work: Callable[[], object]) -> str:
        self.asked.append(question_of(work))
        self.is_asked.set()
        await asyncio.sleep(0.01)
        return ""

    def close(self) -> None:
        pass


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What `Slow` processes were asked, which all are in this test."""
    asked = list[Any]()
    monkeypatch.setattr(Slow, "asked", asked, raising=False)
    monkeypatch.setattr(Slow, "is_asked", asyncio.Event(), raising=False)
    monkeypatch.setattr(bot_pool, "BotProcess", Slow)
    return asked


@in_loop
async def test_many_cookies_of_one_address_have_its_part_of_the_time(asked: list[Any]) -> None:
    async with running(1) as pool:
        table = new_table()
        many = [pool.ask(reviewed(table, "many"), Asker("there", f"{n}")) for n in range(30)]
        mine = [pool.ask(reviewed(table, "mine"), ME) for _ in range(5)]
        await asyncio.gather(*many, *mine)
    first = [question.position.match for question in asked[:12]]
    assert first.count("mine") >= 4


@in_loop
async def test_reviews_make_no_bot_hurry(asked: list[Any]) -> None:
    """It has its whole time, and does not leave the move to a quick one."""
    async with running(1) as pool:
        table = new_table()
        reviews = [pool.ask(reviewed(table), Asker(f"{n}", "")) for n in range(100)]
        await asyncio.gather(*reviews, pool.ask(choice("emperor", table, "mine"), Asker("", "me")))
    (mine,) = [question for question in asked if question.position.match == "mine"]
    assert (mine.bot, mine.crowd) == ("emperor", 1)


@in_loop
async def test_what_nobody_waits_for_any_more_is_not_asked(asked: list[Any]) -> None:
    async with running(1) as pool:
        table = new_table()
        tasks = [asyncio.create_task(pool.ask(best(table, match), ME)) for match in "abc"]
        await Slow.is_asked.wait()
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert [question.position.match for question in asked] == ["a", "c"]


@in_loop
async def test_who_waits_when_the_server_stops_is_told_so(
    asked: list[Any], caplog: pytest.LogCaptureFixture
) -> None:
    """And nothing is left behind, neither in the log nor as a task that failed."""
    failed = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
    pool, table = BotPool(1), new_table()
    waiting = [
        asyncio.create_task(ask)
        for n in range(20)
        for ask in (
            pool.ask(best(table, "m"), Asker("there", f"{n}")),
            pool.ask(reviewed(table), Asker("there", f"{n}")),
            pool.ask(checked(table), ME),
        )
    ]
    await Slow.is_asked.wait()
    pool.close()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    for answer in (
        *answers,
        *await asyncio.gather(pool.ask(reviewed(table), ME), return_exceptions=True),
    ):
        assert isinstance(answer, Unavailable)
        assert answer.message.id == "server-stopping"
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
    del waiting, answers, answer
    gc.collect()
    assert (failed, caplog.text) == ([], "")


@in_loop
async def test_processes_that_are_at_work_or_still_start_end_with_the_pool() -> None:
    failed = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
    pool, table = BotPool(1), new_table()
    await choose(pool, table)
    at_work = asyncio.create_task(pool.ask(choice("emperor", table, "m"), Asker("", "me")))
    starting = asyncio.create_task(pool.ask(reviewed(table), ME))
    for _ in range(10):
        await asyncio.sleep(0)
    assert pool.reviews.process is not None
    assert not pool.reviews.process.is_ready
    processes = [pool.workers[0].process, pool.reviews.process]
    pool.close()
    answers = await asyncio.gather(at_work, starting, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unavailable, Unavailable]
    for process in processes:
        assert process is not None
        await asyncio.to_thread(process._process.join)
    gc.collect()
    assert failed == []


@in_loop
async def test_for_a_crowd_quick_bots_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of one owner: somebody else's single table gets the bot that it has chosen."""
    asked: list[tuple[str, str]] = []

    class Process:
        is_ready = True

        def __init__(self, _nice: int) -> None:
            pass

        async def ready(self) -> None:
            pass

        async def ask(self, work: Callable[[], object]) -> str:
            question = question_of(work)
            asked.append((question.position.match, question.bot))
            await asyncio.sleep(0)
            return ""

        def close(self) -> None:
            pass

    monkeypatch.setattr(bot_pool, "BotProcess", Process)
    async with running(1) as pool:
        table = new_table()
        many = [pool.ask(choice("emperor", table, "many"), Asker("", "many")) for _ in range(50)]
        await asyncio.gather(*many, pool.ask(choice("emperor", table, "one"), Asker("", "one")))
    assert ("one", "emperor") in asked
    assert asked.count(("many", "greedy")) > 10
    assert asked[-1] == ("many", "emperor")


@in_loop
async def test_who_leaves_does_not_break_the_process_off() -> None:
    async with running(1) as pool:
        table = new_table()
        await pool.ask(best(table, "m"), ME)
        pid = pid_of(pool.hints)
        asking = asyncio.ensure_future(pool.ask(best(table, "m"), ME))
        await asyncio.sleep(0.05)
        asking.cancel()
        await pool.ask(checked(table), ME)
        assert pid_of(pool.hints) == pid


def greedy_of_memory(size: int) -> int:
    return len(bytearray(size))


def mistaken(_: int) -> int:
    raise ValueError("a mistake")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have other limits")
@in_loop
async def test_a_process_gets_only_so_much_memory() -> None:
    process = BotProcess()
    await process.ready()
    assert await process.ask(partial(greedy_of_memory, 1_000_000)) == 1_000_000
    with pytest.raises(BotFailed, match="too much memory"):
        await process.ask(partial(greedy_of_memory, bot_process.MAX_MEMORY))
    process.close()


@in_loop
async def test_a_mistake_costs_its_question_alone() -> None:
    process = BotProcess()
    await process.ready()
    with pytest.raises(BotFailed, match="ValueError: a mistake"):
        await process.ask(partial(mistaken, 0))
    assert await process.ask(partial(greedy_of_memory, 7)) == 7
    process.close()


@in_loop
async def test_without_processes_a_thread_runs_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_nice: int) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(bot_pool, "BotProcess", none)
    async with running(1) as pool:
        assert await choose(pool, new_table())
        assert pool.workers[0].process is None


def test_a_bot_keeps_its_plan_from_one_question_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitters = [Sitter("Livia", "senator"), Sitter("Cassius", "citizen")]
    table = Table.open(make(Setup("all_roads", 2)), sitters, seeded("t"))
    first = choice("senator", table, "planned").answer()
    monkeypatch.setattr(
        "quadriga.bots.search.search.Comparison.rank", None
    )  # a second search fails
    log = (*table.log, Entry(Seat(0), first))
    later = replace(position(table, "planned"), log=log)
    assert ChooseMove(later, bot="senator").answer()
    with pytest.raises(TypeError):
        ChooseMove(replace(later, match="unplanned"), bot="senator").answer()


def test_bots_of_the_server_do_not_search_for_ever_on_a_busy_machine() -> None:
    choice("senator", new_table(), "patient").answer()
    bot = questions._bots.get(("patient", "senator", Seat(0)))
    assert isinstance(bot, SearchBot)
    assert bot.budget.patience == questions.PATIENCE < bot_pool.TURN_SECONDS


def test_who_shares_a_process_takes_a_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    class Watched(Meter):
        def __init__(self, budget: Budget) -> None:
            given.append(budget.seconds)
            super().__init__(budget)

    monkeypatch.setattr("quadriga.bots.search.search.Meter", Watched)
    table = new_table()
    for crowd in (1, 9):
        choice("emperor", table, f"crowd of {crowd}", crowd).answer()
    alone, shared = given
    assert alone == pytest.approx(9 * shared)
