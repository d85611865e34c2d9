"""Bots for tests of the arena, and games played in this process."""

import os
import signal
import time
from collections.abc import Generator, Iterable
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
    """Kills its process as long as the file `counter` has fewer than `times` lines."""

    def __init__(
        self, game: AnyGame, seat: Seat, rng: Random, *, counter: str = "", times: int = 1
    ) -> None:
        super().__init__(game, seat, rng)
        path = Path(counter)
        died = len(path.read_text().splitlines()) if path.exists() else 0
        if died < times:
            with path.open("a") as file:
                file.write("died\n")
            os.kill(os.getpid(), signal.SIGKILL)


class Slow(RandomBot[Any, Any, Any]):
    """Sleeps before each game."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, *, seconds: float = 0.1) -> None:
        super().__init__(game, seat, rng)
        time.sleep(seconds)
