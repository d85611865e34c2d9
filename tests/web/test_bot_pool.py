"""Bots in a separate process."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest

from quadriga.core import Seat, Setup
from quadriga.games import make
from quadriga.table import Sitter, Table, seeded
from quadriga.web import bot_pool
from quadriga.web.bot_pool import BotPool


def new_table() -> Table:
    return Table.open(make(Setup("imperator", 1)), [Sitter("Greedy", "greedy")], seeded("t"))


def choose(pool: BotPool, table: Table) -> Any:
    return pool.choose("greedy", table.game.setup, table.log, Seat(0), "seed")


def test_a_choice_is_legal_and_the_same_everywhere() -> None:
    async def ask() -> None:
        table, pool = new_table(), BotPool()
        text = await choose(pool, table)
        assert text in map(str, table.game.legal_actions(table.state))
        assert text == bot_pool.bot_choice("greedy", table.game.setup, table.log, Seat(0), "seed")
        pool.close()

    asyncio.run(ask())


def test_a_process_that_dies_is_started_anew() -> None:
    async def ask() -> None:
        table, pool = new_table(), BotPool()
        first = await choose(pool, table)
        executor = pool._executor
        assert isinstance(executor, ProcessPoolExecutor)
        for pid in executor._processes:
            os.kill(pid, signal.SIGKILL)
        assert await choose(pool, table) == first
        assert pool._executor is not executor
        pool.close()

    asyncio.run(ask())


def test_without_processes_a_thread_runs_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(bot_pool, "ProcessPoolExecutor", none)

    async def ask() -> None:
        table, pool = new_table(), BotPool()
        assert await choose(pool, table)
        assert isinstance(pool._executor, ThreadPoolExecutor)
        pool.close()

    asyncio.run(ask())
