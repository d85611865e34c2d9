"""Measuring in turn, so that a noisy machine is noisy for everybody."""

import statistics
import time
from collections.abc import Sequence
from typing import NamedTuple

from bench.engines import Player


class Speed(NamedTuple):
    """Medians over the rounds."""

    name: str
    games: float
    decisions: float


def in_turn(players: Sequence[Player], rounds: int, seconds: float) -> list[Speed]:
    """The speed of each player; in every round all play one after the other."""
    samples: dict[str, list[tuple[float, float]]] = {player.name: [] for player in players}
    for player in players:
        player.play(0)
    for number in range(rounds):
        for player in players:
            samples[player.name].append(_sample(player, number, seconds))
    return [
        Speed(name, *(statistics.median(column) for column in zip(*rows, strict=True)))
        for name, rows in samples.items()
    ]


def _sample(player: Player, number: int, seconds: float) -> tuple[float, float]:
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += player.play(number * 1_000_000 + games)
        games += 1
    return games / spent, decisions / spent
