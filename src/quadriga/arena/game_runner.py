"""Plays one game of the schedule."""

import time
from collections.abc import Sequence
from contextlib import ExitStack
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct

from quadriga.arena.schedule import Pairing, Plan, Seating
from quadriga.bots import AnyBot
from quadriga.bots.foreign.faults import Fault, close_bot, faults_of
from quadriga.bots.foreign.foreign import ForeignBot
from quadriga.bots.foreign.names import find_bot
from quadriga.core import CHANCE, AnyGame, Entry, Seat, Setup
from quadriga.core.records import Record, write
from quadriga.games import make
from quadriga.table import seeded


class GameResult(Struct, frozen=True, omit_defaults=True):
    """How a game went; the tuples are by seat.

    `micros` has the microseconds of each decision, in processor time, or wall time for a foreign
    program. `record` is the text of the record if one was wanted.
    """

    deal: int
    number: int
    bots: Seating
    result: str
    scores: tuple[int, ...]
    rewards: tuple[float, ...]
    micros: tuple[tuple[int, ...], ...]
    faults: tuple[tuple[Fault, ...], ...]
    record: str | None = None

    @property
    def key(self) -> tuple[int, int]:
        """The game's key in the journal."""
        return self.deal, self.number


def play_game(plan: Plan, pairing: Pairing, *, recorded: bool) -> GameResult:
    """Play a game to its end.

    The generator of a draw depends on the deal and on how many draws came before, so the games of
    a deal are as alike as the players allow. A bot's generator depends on the deal, the bot and
    its seat. So the result is always the same, wherever the game is played.
    """
    setup = plan.setup
    game = _game(setup.game, setup.seats, setup.variant, tuple(setup.options.items()))
    with ExitStack() as stack:
        bots: list[AnyBot] = []
        for number, name in enumerate(pairing.bots):
            rng = Random(f"{plan.seed}/{pairing.deal}/{name}/{number}")
            bots.append(find_bot(name, plan.seconds)(game, Seat(number), rng))
            stack.callback(close_bot, bots[-1])
        state, entries, micros = _played(game, bots, f"{plan.seed}/{pairing.deal}")
        faults = tuple(tuple(faults_of(bot)) for bot in bots)
    return GameResult(
        deal=pairing.deal,
        number=pairing.number,
        bots=pairing.bots,
        result=game.result(state),
        scores=game.scores(state),
        rewards=game.rewards(state),
        micros=micros,
        faults=faults,
        record=_record(game, pairing.bots, entries, game.result(state)) if recorded else None,
    )


def _played(
    game: AnyGame, bots: Sequence[AnyBot], seed: str
) -> tuple[Any, Sequence[Entry], tuple[tuple[int, ...], ...]]:
    """The last position, the log, and the time of each decision by seat."""
    dice, outcomes, state = seeded(seed), 0, game.initial()
    entries: list[Entry] = []
    micros: tuple[list[int], ...] = tuple([] for _ in bots)
    clocks = [time.monotonic if isinstance(bot, ForeignBot) else time.process_time for bot in bots]
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            action = game.sample_chance(state, dice.generator(outcomes))
            outcomes += 1
        else:
            view, legal, clock = game.view(state, actor), game.legal_actions(state), clocks[actor]
            begun = clock()
            action = bots[actor].choose(view, legal)
            micros[actor].append(round((clock() - begun) * 1e6))
        entries.append(Entry(actor, str(action)))
        state = game.apply(state, action)
    return state, entries, tuple(map(tuple, micros))


def _record(game: AnyGame, names: Seating, entries: Sequence[Entry], result: str) -> str:
    record = Record(game.setup, game.rules, names, tuple(entries), result, game.fingerprint)
    return write(record)


@lru_cache(maxsize=4)
def _game(name: str, seats: int, variant: str, options: tuple[tuple[str, int], ...]) -> AnyGame:
    return make(Setup(name, seats, variant, dict(options)))
