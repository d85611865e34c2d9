"""Bots in a process of their own."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest

from quadriga.core import Seat, Setup
from quadriga.games import make
from quadriga.table import Sitter, Table, seeded
from quadriga.web import thinking
from quadriga.web.thinking import Thinker


def new_table() -> Table:
    return Table.open(make(Setup("imperator", 1)), [Sitter("Greedy", "greedy")], seeded("t"))


def choose(thinker: Thinker, table: Table) -> Any:
    return thinker.choose("greedy", table.game.setup, table.log, Seat(0), "seed")


def test_a_choice_is_legal_and_the_same_everywhere() -> None:
    async def ask() -> None:
        table, thinker = new_table(), Thinker()
        text = await choose(thinker, table)
        assert text in map(str, table.game.legal_actions(table.state))
        assert text == thinking.think("greedy", table.game.setup, table.log, Seat(0), "seed")
        thinker.close()

    asyncio.run(ask())


def test_a_process_that_dies_is_started_anew() -> None:
    async def ask() -> None:
        table, thinker = new_table(), Thinker()
        first = await choose(thinker, table)
        executor = thinker._executor
        assert isinstance(executor, ProcessPoolExecutor)
        for pid in executor._processes:
            os.kill(pid, signal.SIGKILL)
        assert await choose(thinker, table) == first
        assert thinker._executor is not executor
        thinker.close()

    asyncio.run(ask())


def test_without_processes_a_thread_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(thinking, "ProcessPoolExecutor", none)

    async def ask() -> None:
        table, thinker = new_table(), Thinker()
        assert await choose(thinker, table)
        assert isinstance(thinker._executor, ThreadPoolExecutor)
        thinker.close()

    asyncio.run(ask())
