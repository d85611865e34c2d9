"""How well bots play Imperator: `python -m bench.imperator PLAYER [PLAYER …] --deals N --seed S`.

Players are bots by name (docs/reference/bots.md), as `citizen` or `emperor:seconds=0,playouts=9`,
`handmade` (the best turn by hand-made values), and `clairvoyant:WIDTH`, which knows the order of
the deck and keeps the best positions of each turn: no player can do better than perfect play with
that knowledge, and this is at least what that would bring.

A deal is the order of all cards in each period; cards that are built are passed over. All players
get the same deals. Times are processor time. With `--journal FILE` each finished deal is appended
to FILE, and deals that stand there are not played again: a long measurement can be interrupted, and
`--first` begins with another deal.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

import msgspec

from quadriga.bots import GreedyBot
from quadriga.bots.foreign.names import find_bot
from quadriga.bots.search.turns import best_turns
from quadriga.core import CHANCE, Seat
from quadriga.games.imperator.game import Imperator
from quadriga.games.imperator.rules.actions import Action
from quadriga.games.imperator.rules.campaign import LOST_RESULT
from quadriga.games.imperator.rules.scoring import title
from quadriga.games.imperator.rules.state import State

SEAT = Seat(0)
ALL_TURNS = 1_000


class Deal(NamedTuple):
    """The order of the cards in each period."""

    periods: tuple[tuple[int, ...], ...]

    def draw(self, game: Imperator, state: State) -> Action:
        """The next cards of the period that are still in the deck."""
        size = game.tables.hand_size
        coming = [bit for bit in self.periods[state.marked] if state.deck & bit]
        return game.tables.draw[sum(coming[:size])]


class Result(NamedTuple):
    """The points of a game, and the seconds that its turns took."""

    points: int
    seconds: float
    turns: int


Player = Callable[[Imperator, Deal, Random], Result]


def deal(game: Imperator, seed: str) -> Deal:
    rng, bits = Random(seed), game.tables.bits
    return Deal(tuple(tuple(rng.sample(bits, len(bits))) for _ in game.tables.prices))


def play(make: Callable[..., Any], game: Imperator, dealt: Deal, rng: Random) -> Result:
    """A game of the bot that `make` makes."""
    bot, state, turns, seconds = make(game, SEAT, rng), game.initial(), 0, 0.0
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            turns += 1
            action = dealt.draw(game, state)
        else:
            started = process_time()
            action = bot.choose(game.view(state, SEAT), game.legal_actions(state))
            seconds += process_time() - started
        state = game.apply(state, action)
    return Result(game.scores(state)[SEAT], seconds, turns)


def _handmade(game: Imperator, seat: Seat, rng: Random) -> Any:
    return GreedyBot(game, seat, rng, game.knowledge.unlearned)


def foresee(width: int, game: Imperator, dealt: Deal, rng: Random) -> Result:
    """Beam search through the turns of a deal that is known."""
    started, turns, best = process_time(), 0, 0
    beam = [game.initial()]
    while beam:
        turns += 1
        ends: dict[State, float] = {}
        for state in beam:
            drawn = game.apply(state, dealt.draw(game, state))
            for turn in best_turns(
                game.knowledge, drawn, game.legal_actions(drawn), SEAT, ALL_TURNS
            ):
                ends[turn.end] = turn.worth
        best = max([best, *(game.scores(end)[SEAT] for end in ends if game.to_act(end) is None)])
        going = [end for end in ends if game.to_act(end) is not None]
        beam = sorted(going, key=ends.__getitem__, reverse=True)[:width]
    return Result(best, process_time() - started, turns)


def player(name: str) -> Player:
    """The player of this name."""
    kind, _, width = name.partition(":")
    if name == "handmade":
        return partial(play, _handmade)
    if kind == "clairvoyant":
        return partial(foresee, int(width))
    return partial(play, find_bot(name))


class Finished(msgspec.Struct, frozen=True):
    """A line of the journal: what a player made of a deal."""

    player: str
    deal: str
    standing: int | None
    result: Result


def results(
    name: str, game: Imperator, seeds: Sequence[str], journal: Path | None
) -> Iterator[Result]:
    """What a player makes of these deals, taken from the journal where that has it."""
    lines = journal.read_bytes().splitlines() if journal and journal.exists() else []
    known = {
        one.deal: one.result
        for one in (msgspec.json.decode(line, type=Finished) for line in lines)
        if (one.player, one.standing) == (name, game.standing)
    }
    one = player(name)
    for seed in seeds:
        if seed not in known:
            known[seed] = one(game, deal(game, seed), Random(seed))
            if journal:
                line = msgspec.json.encode(Finished(name, seed, game.standing, known[seed]))
                with journal.open("ab") as file:
                    file.write(line + b"\n")
        yield known[seed]


def report(name: str, game: Imperator, results: Sequence[Result]) -> str:
    points = [result.points for result in results]
    spread = stdev(points) if len(points) > 1 else 0.0
    time = 1_000 * sum(r.seconds for r in results) / sum(r.turns for r in results)
    titles = Counter(title(game.tables, one) if one else LOST_RESULT for one in points)
    names = [*(row.title for row in game.tables.box.scores), LOST_RESULT]
    shares = [f"{name} {titles[name] / len(points):.1%}" for name in names]
    return (
        f"{name:<24} {len(points):>5} deals: mean {fmean(points):.2f} ± "
        f"{spread / sqrt(len(points)):.2f}, spread {spread:.2f}, "
        f"from {min(points)} to {max(points)}, {time:.1f} ms a turn\n  {', '.join(shares)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.imperator")
    parser.add_argument("players", nargs="+", metavar="PLAYER")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--standing", type=int, help="a stage of the campaign")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="keep the results here")
    options = parser.parse_args()
    game = Imperator(standing=options.standing)
    numbers = range(options.first, options.first + options.deals)
    seeds = [f"{options.seed} {number}" for number in numbers]
    for name in options.players:
        print(report(name, game, [*results(name, game, seeds, options.journal)]), flush=True)


if __name__ == "__main__":
    main()
