"""How the greedy bot fares against itself: `python -m bench.calibration GAME SEATS [GAMES]`.

The figures of `docs/rules/minerva.md` come from here. Game n is the same on every machine.
"""

import sys
from collections.abc import Mapping
from functools import partial
from multiprocessing import Pool
from random import Random
from statistics import mean, quantiles, stdev
from typing import Any, NamedTuple

from msgspec import structs

from quadriga.bots import GreedyBot
from quadriga.core import CHANCE, Seat
from quadriga.games import GAMES

GAMES_PLAYED = 200


class Ended(NamedTuple):
    """A finished game, seats from the one that acted first: points, wins, what points are from."""

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    sources: tuple[Mapping[str, int], ...]


def play(name: str, seats: int, number: int) -> Ended:
    """One game of the greedy bot against itself."""
    game, rng = GAMES[name](seats=seats, variant="standard"), Random(f"{name} {seats} {number}")
    state, first = game.initial(), None
    while (actor := game.to_act(state)) is not None:
        action: Any
        if actor is CHANCE:
            action = game.sample_chance(state, rng)
        else:
            first = actor if first is None else first
            bot = GreedyBot(game, actor, rng)
            action = bot.choose(game.view(state, actor), game.legal_actions(state))
        state = game.apply(state, action)
    order = [Seat(((first or 0) + n) % seats) for n in range(seats)]
    scores, rewards = game.scores(state), game.rewards(state)
    best = max(rewards)
    shared = sum(one == best for one in rewards)
    return Ended(
        scores=tuple(scores[seat] for seat in order),
        wins=tuple((rewards[seat] == best) / shared for seat in order),
        sources=tuple(_sources(game, state, seat) for seat in order),
    )


def _sources(game: Any, state: Any, seat: int) -> Mapping[str, int]:
    """What a score consists of, where the game says so line by line."""
    standings = getattr(game.guide.outlook(state, None), "seats", ())
    score = getattr(standings[seat], "score", None) if standings else None
    lines = {} if score is None else structs.asdict(score)
    return {name: number or 0 for name, number in lines.items() if name != "total"}


def report(name: str, seats: int, games: int) -> None:
    """Plays so many games and prints what they were like."""
    with Pool() as pool:
        ended = pool.map(partial(play, name, seats), range(games), chunksize=1)
    points = [n for one in ended for n in one.scores]
    low, middle, high = quantiles(points, n=4)
    print(f"{name}, {seats} at the table, {games} games of the greedy bot against itself")
    print(f"  mean {mean(points):.1f}, standard deviation {stdev(points):.1f}")
    print(f"  quartiles {low:.0f}, {middle:.0f}, {high:.0f}; {min(points)} to {max(points)}")
    print(f"  winner {mean(max(one.scores) for one in ended):.1f}")
    for place in range(seats):
        own = mean(one.scores[place] for one in ended)
        won = 100 * mean(one.wins[place] for one in ended)
        print(f"  {place + 1}. from the starting player: {own:.1f}, wins {won:.0f} %")
    for source in ended[0].sources[0]:
        own = mean(lines[source] for one in ended for lines in one.sources)
        print(f"  {source} {own:.1f} ({100 * own / mean(points):.0f} %)")


if __name__ == "__main__":
    game, seats, *more = sys.argv[1:]
    report(game, int(seats), int(more[0]) if more else GAMES_PLAYED)
