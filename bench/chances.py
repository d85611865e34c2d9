"""How often chances to win come true: `python -m bench.chances GAME SEATS [GAMES]`.

Bots of the usual level play against each other. Now and then the analysis tells whoever is to act
the chance to win, as it would in a hint or a review, and the end of the game tells whether that was
right. Game n is the same on every machine. `Advice.doubt` of the games comes from here.
"""

import sys
from collections.abc import Iterable, Sequence
from functools import partial
from math import log
from multiprocessing import Pool
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

from quadriga.bots import BOTS, USUAL_LEVEL
from quadriga.bots.analysis.analysis import FINALISTS, Analyst, prospects_of
from quadriga.bots.search.budget import Budget
from quadriga.bots.search.chances import chance_ahead
from quadriga.core import CHANCE, AnyGame, Seat
from quadriga.games import GAMES

GAMES_PLAYED: Final = 30
HALF: Final = Budget(playouts=32)
"""Half of what a decision under review gets."""

EVERY: Final = 8
"""One of so many decisions, times the seats, is looked at."""

DOUBTS: Final = (0.5, 1, 2, 3, 4, 6, 8, 10, 14, 20)
STAGES: Final = 4
SURE: Final = 0.75
"""What is said to be as likely as this, or as unlikely, is told apart."""


class Told(NamedTuple):
    """What was told: how far ahead in each world, how much is to come, and what came of it.

    `stage` is the part of the game that was over, from 0 to 1.
    """

    stage: float
    margins: Sequence[float]
    coming: float
    came_true: float

    def chance(self, doubt: float) -> float:
        """The chance to win with this doubt."""
        return mean(chance_ahead(margin, doubt * self.coming) for margin in self.margins)


def play(name: str, seats: int, number: int) -> list[Told]:
    """One game, and what was told in it."""
    game, rng = GAMES[name](seats=seats, variant="standard"), Random(f"{name} {seats} {number}")
    bots = [BOTS[USUAL_LEVEL](game, Seat(seat), rng) for seat in range(seats)]
    state, decisions, every = game.initial(), 0, EVERY * seats
    first, told = Random(number).randrange(every), list[tuple[int, Seat, list[float], float]]()
    while (actor := game.to_act(state)) is not None:
        action: Any
        if actor is CHANCE:
            action = game.sample_chance(state, rng)
        else:
            view, legal = game.view(state, actor), game.legal_actions(state)
            if len(legal) > 1:
                decisions += 1
                if decisions % every == first:
                    told.append((decisions, actor, *_told(game, actor, view, legal)))
            action = bots[actor].choose(view, legal)
        state = game.apply(state, action)
    rewards = game.rewards(state)
    return [
        Told(at / decisions, margins, coming, rewards[seat]) for at, seat, margins, coming in told
    ]


def _told(game: AnyGame, seat: Seat, view: Any, legal: Sequence[Any]) -> tuple[list[float], float]:
    """How far the best choice is ahead in each world, and how many points are to come."""
    analyst: Analyst[Any, Any, Any] = Analyst(game, seat, Random(0))
    found = analyst.candidates(view, legal, HALF)[:FINALISTS]
    prospects = prospects_of(analyst.measured(view, found, HALF)[0])
    coming = analyst.points_to_come(game.knowledge.determinize(view, Random(0)), prospects)
    return [one.margin for one in prospects], coming


def loss(told: Iterable[Told], doubt: float) -> float:
    """The mean logarithmic loss: 0.69 for who always says one half, less is better."""
    losses = []
    for one in told:
        chance = min(max(one.chance(doubt), 0.005), 0.995)
        losses.append(-one.came_true * log(chance) - (1 - one.came_true) * log(1 - chance))
    return mean(losses)


def report(name: str, seats: int, games: int) -> None:
    """Plays so many games and prints what was said and what came true."""
    with Pool() as pool:
        told = [
            one for found in pool.map(partial(play, name, seats), range(games), 1) for one in found
        ]
    doubt = GAMES[name](seats=seats, variant="standard").knowledge.advice.doubt
    best = min(DOUBTS, key=lambda one: loss(told, one))
    print(f"{name}, {seats} at the table, {games} games, {len(told)} decisions")
    print(f"  loss {loss(told, 1):.3f} with a doubt of 1, {loss(told, doubt):.3f} with {doubt:g}")
    print(f"  least with {best:g}: {loss(told, best):.3f}")
    for stage in range(STAGES):
        part = [one for one in told if stage < STAGES * one.stage <= stage + 1]
        print(f"  quarter {stage + 1}: {len(part)} decisions")
        for one in sorted({1.0, doubt}):
            print(f"    doubt {one:g}: {_sure(part, one)}")


def _sure(told: Sequence[Told], doubt: float) -> str:
    """How often came true what was said to be likely, and unlikely."""
    said = [(one.chance(doubt), one.came_true) for one in told]
    parts = {
        "likely": [one for one in said if one[0] > SURE],
        "unlikely": [one for one in said if one[0] < 1 - SURE],
    }
    return ", ".join(
        f"{len(part)} {name}, said {mean(one for one, _ in part):.0%}, "
        f"true {mean(true for _, true in part):.0%}"
        for name, part in parts.items()
        if part
    )


if __name__ == "__main__":
    game, seats, *more = sys.argv[1:]
    report(game, int(seats), int(more[0]) if more else GAMES_PLAYED)
