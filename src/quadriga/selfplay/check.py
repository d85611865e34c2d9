"""Whether learned values still beat the hand-made ones."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from msgspec import Struct

from quadriga.arena.run import Report, Run
from quadriga.arena.schedule import Plan
from quadriga.arena.workers import PlayGames
from quadriga.bots import GreedyBot
from quadriga.bots.foreign.names import DEFAULT_SECONDS
from quadriga.bots.search.search import SearchBot
from quadriga.core import CHANCE, AnyGame, AnyKnowledge, AnyLearnableWorth, Seat
from quadriga.core.learning import learns
from quadriga.selfplay.selfplay import margin

SURE: Final = 2.0
"""Standard errors by which the learned values must be ahead."""

PLAYOUTS: Final = 32
"""Playouts of the searches that play a match."""


class Verdict(Struct, frozen=True):
    """The mean results of both over the same deals: points in a solitaire game, else margins."""

    games: int
    learned: float
    handmade: float
    difference: float
    error: float
    """The standard error of `difference`."""

    @property
    def ahead(self) -> bool:
        """Whether the learned values are clearly better."""
        return self.difference > SURE * self.error


def without_learning(knowledge: AnyKnowledge) -> AnyKnowledge:
    """The same knowledge as if nothing had been learned."""
    return knowledge.unlearned if learns(knowledge) else knowledge


class HandmadeSearch(SearchBot[Any, Any, Any]):
    """The search with hand-made values, for the arena; compare it with `search:seconds=0`."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, *, playouts: int = 32) -> None:
        handmade = without_learning(game.knowledge)
        super().__init__(game, seat, rng, handmade, seconds=0, playouts=playouts)


def compare(knowledge: AnyLearnableWorth, seed: int, games: int) -> Verdict:
    """Let the greedy bot play deals with learned and with hand-made values.

    Other seats play by hand-made values in both cases.
    """
    game = knowledge.game
    learned, by_hand = [], []
    for deal in range(games):
        seat = Seat(deal % game.seats)
        minds: list[AnyKnowledge] = [knowledge.unlearned] * game.seats
        by_hand.append(_result(game, minds, seat, f"{seed} {deal}"))
        minds[seat] = knowledge
        learned.append(_result(game, minds, seat, f"{seed} {deal}"))
    differences = [mine - other for mine, other in zip(learned, by_hand, strict=True)]
    error = stdev(differences) / sqrt(games)
    return Verdict(games, fmean(learned), fmean(by_hand), fmean(differences), error)


def match(game: AnyGame, seed: int, games: int, play_games: PlayGames) -> Report:
    """Let a search with learned values play against the same search with hand-made ones."""
    others = f"{__name__}:HandmadeSearch:playouts={PLAYOUTS}"
    bots = (f"search:seconds=0,playouts={PLAYOUTS}", *[others] * (game.seats - 1))
    run = Run(Plan(game.setup, bots, str(seed), DEFAULT_SECONDS), games, None)
    ended = run.play(play_games, None, None, lambda _: None)
    return run.report(interrupted=not ended)


def is_clearly_better(report: Report) -> bool:
    """Whether the first bot won more than its share even at the lower end of its interval."""
    wins = next(s.wins for s in report.standings if s.bot == report.plan.entrants[0])
    return wins is not None and wins.low is not None and wins.low > report.plan.par


def _result(game: AnyGame, minds: Sequence[AnyKnowledge], seat: Seat, deal: str) -> float:
    """The margin of `seat` in one game, each seat judging positions by its own knowledge."""
    bots = [GreedyBot(game, Seat(n), Random(f"{deal} {n}"), mind) for n, mind in enumerate(minds)]
    state, chances = game.initial(), 0
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            chances += 1
            action = game.sample_chance(state, Random(f"{deal} chance {chances}"))
        else:
            action = bots[actor].choose(game.view(state, actor), game.legal_actions(state))
        state = game.apply(state, action)
    return margin(game.scores(state), seat)
