"""Bots in separate processes."""

import asyncio
import os
import signal
from collections.abc import Awaitable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from time import process_time

import pytest

from quadriga.bots.budget import Budget
from quadriga.core import Entry, Seat, Setup
from quadriga.games import make
from quadriga.table import Sitter, Table, seeded
from quadriga.web import bot_pool
from quadriga.web.bot_pool import BotPool, Question, best_choices, bot_choice


def new_table() -> Table:
    return Table.open(make(Setup("imperator", 1)), [Sitter("Livia", "citizen")], seeded("t"))


def choose(pool: BotPool, table: Table, match: str = "m") -> Awaitable[str]:
    return pool.choose(match, "citizen", table.game.setup, table.log, Seat(0), "seed")


def question(bot: str, table: Table, match: str, crowd: int = 1) -> Question:
    return Question(match, bot, table.game.setup, tuple(table.log), Seat(0), "seed", crowd)


def test_a_choice_is_legal_and_the_same_everywhere() -> None:
    async def ask() -> None:
        table, pool = new_table(), BotPool()
        text = await choose(pool, table)
        assert text in map(str, table.game.legal_actions(table.state))
        assert text == bot_choice(question("citizen", table, "elsewhere"))
        pool.close()

    asyncio.run(ask())


def test_an_analysis_has_the_best_choices_by_their_notations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool, "ANALYSIS", Budget(playouts=60))
    table = new_table()
    found = best_choices(question("", table, "m"))
    assert len(found) == 3
    assert {one.action for one in found} <= set(map(str, table.game.legal_actions(table.state)))
    assert found == best_choices(question("", table, "elsewhere"))


def test_a_match_is_always_asked_in_the_same_process() -> None:
    async def ask() -> None:
        table, pool = new_table(), BotPool(2)
        for match in ("a", "a", "a"):
            await choose(pool, table, match)
        assert [worker.executor is None for worker in pool._workers].count(True) == 1
        for match in "bcdefgh":
            await choose(pool, table, match)
        assert all(worker.executor for worker in pool._workers)
        pool.close()

    asyncio.run(ask())


def test_a_process_that_dies_is_started_anew() -> None:
    async def ask() -> None:
        table, pool = new_table(), BotPool(1)
        (worker,) = pool._workers
        first = await choose(pool, table)
        executor = worker.executor
        assert isinstance(executor, ProcessPoolExecutor)
        for pid in executor._processes:
            os.kill(pid, signal.SIGKILL)
        assert await choose(pool, table) == first
        assert worker.executor is not executor
        pool.close()

    asyncio.run(ask())


def test_without_processes_a_thread_runs_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(bot_pool, "ProcessPoolExecutor", none)

    async def ask() -> None:
        table, pool = new_table(), BotPool(1)
        assert await choose(pool, table)
        assert isinstance(pool._workers[0].executor, ThreadPoolExecutor)
        pool.close()

    asyncio.run(ask())


def test_a_bot_keeps_its_plan_from_one_question_to_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitters = [Sitter("Livia", "senator"), Sitter("Cassius", "citizen")]
    table = Table.open(make(Setup("all_roads", 2)), sitters, seeded("t"))
    first = bot_choice(question("senator", table, "planned"))
    monkeypatch.setattr("quadriga.bots.search.Comparison.rank", None)  # a second search fails
    log = (*table.log, Entry(Seat(0), first))
    setup = table.game.setup
    later = Question("planned", "senator", setup, log, Seat(0), "seed")
    assert bot_choice(later)
    with pytest.raises(TypeError):
        bot_choice(Question("unplanned", "senator", setup, log, Seat(0), "seed"))


def test_who_shares_a_process_takes_a_part_of_the_time() -> None:
    table = new_table()

    def seconds(crowd: int) -> float:
        started = process_time()
        bot_choice(question("emperor", table, f"crowd of {crowd}", crowd))
        return process_time() - started

    assert seconds(1) > 2 * seconds(9)
