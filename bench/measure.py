"""Measuring in turn and in processor time, so that a busy machine does not bend the figures."""

import statistics
import time
from collections.abc import Sequence
from typing import NamedTuple

from bench.engines import Player


class Speed(NamedTuple):
    """Medians over the rounds, for a second of processor time."""

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
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += player.play(number * 1_000_000 + games)
        games += 1
    return games / spent, decisions / spent
