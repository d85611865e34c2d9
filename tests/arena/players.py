"""Bots for tests of the arena, and games played in this process."""

import os
import signal
import time
from collections.abc import Generator, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from quadriga.arena.game_runner import GameResult, play_game
from quadriga.arena.journal import FORMAT, Head
from quadriga.arena.schedule import Pairing, Plan
from quadriga.bots import RandomBot
from quadriga.core import AnyGame, Seat, Setup
from quadriga.games import make

HERE = "tests.arena.players"


def here(
    plan: Plan, pairings: Iterable[Pairing], *, recorded: bool
) -> Generator[GameResult, None, None]:
    """Plays in this process, in the order of the schedule."""
    for pairing in pairings:
        yield play_game(plan, pairing, recorded=recorded)


def plan(*bots: str, game: str = "imperator", seats: int = 1, seed: str = "1") -> Plan:
    return Plan(Setup(game, seats), bots, seed, 10)


def head(of: Plan, games: int = 12) -> Head:
    """The first line of a journal."""
    game = make(of.setup)
    return Head(FORMAT, of, game.rules, game.fingerprint, games, None)


def untimed(results: Iterable[GameResult]) -> list[GameResult]:
    """The results in the order of the schedule, without what differs from run to run."""
    ordered = sorted(results, key=lambda result: result.key)
    return [replace(result, micros=()) for result in ordered]


class Dying(RandomBot[Any, Any, Any]):
    """Kills its process, `times` times in all; each death leaves a file in the folder `deaths`.

    Two workers may come here at the same time: who makes the file of a death dies it.
    """

    def __init__(
        self, game: AnyGame, seat: Seat, rng: Random, *, deaths: str = "", times: int = 1
    ) -> None:
        super().__init__(game, seat, rng)
        for number in range(times):
            with suppress(FileExistsError):
                Path(deaths, str(number)).touch(exist_ok=False)
                os.kill(os.getpid(), signal.SIGKILL)


class Slow(RandomBot[Any, Any, Any]):
    """Sleeps before each game."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, *, seconds: float = 0.1) -> None:
        super().__init__(game, seat, rng)
        time.sleep(seconds)
