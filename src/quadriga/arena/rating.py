"""Ratings on the Elo scale: how often a bot wins, allowing for its opponents.

The model is Bradley and Terry's with Luce's extension to several seats: each seat wins with a
probability in proportion to its bot's strength. The likeliest strengths are found by
minorisation-maximisation: each step scales a strength by actual over expected wins.
"""

from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from typing import Final, TypeAlias

from quadriga.arena.statistics import LEVEL, Interval, t_quantile

Contest: TypeAlias = Sequence[tuple[str, float]]
"""The bots of one game with each one's share of the win; the shares add up to 1."""

PRIOR: Final = 1.0
"""Imaginary games against an average bot, half of them won, so that the rating of a bot that won
every game stays finite."""

GROUPS: Final = 20
"""The number of groups of deals, which the jackknife leaves out in turn."""

_STEPS: Final = 500
_PRECISION: Final = 1e-7


def ratings(deals: Sequence[Sequence[Contest]]) -> Mapping[str, Interval]:
    """The rating of each bot, with an average of 0; the contests are given by deal.

    The interval comes from a jackknife over groups of whole deals, because the games of one deal
    are not independent. It is never narrower than the model's own for independent games: where one
    bot wins all games, a jackknife finds no scatter.
    """
    contests = [contest for deal in deals for contest in deal]
    everything, least = _elo(contests), _model_errors(contests)
    groups = min(GROUPS, len(deals))
    if groups < 2:
        return {bot: Interval(elo, None, None) for bot, elo in everything.items()}
    parts = [
        _elo([c for n, deal in enumerate(deals) if n % groups != left_out for c in deal])
        for left_out in range(groups)
    ]
    quantile = t_quantile((1 + LEVEL) / 2, groups - 1)
    rated: dict[str, Interval] = {}
    for bot, elo in everything.items():
        others = [part.get(bot, 0.0) for part in parts]
        middle = sum(others) / groups
        error = sqrt((groups - 1) / groups * sum((other - middle) ** 2 for other in others))
        half = quantile * max(error, least[bot])
        rated[bot] = Interval(elo, elo - half, elo + half)
    return rated


def _elo(contests: Sequence[Contest]) -> dict[str, float]:
    strengths = _strengths(contests)
    logs = {bot: 400 * log10(strength) for bot, strength in strengths.items()}
    average = sum(logs.values()) / len(logs)
    return {bot: elo - average for bot, elo in logs.items()}


def _model_errors(contests: Sequence[Contest]) -> dict[str, float]:
    """The standard error of each rating if all games were independent.

    It follows from the Fisher information of each bot by itself; measuring from the average takes
    away a part of the error.
    """
    strengths = _strengths(contests)
    information = {bot: PRIOR * s / (1 + s) ** 2 for bot, s in strengths.items()}
    for bots, games in _tallies(contests).items():
        total = sum(strengths[bot] for bot in bots)
        for bot in bots:
            chance = strengths[bot] / total
            information[bot] += games * chance * (1 - chance)
    part = 1 - 1 / len(strengths)
    return {bot: part * 400 / log(10) / sqrt(amount) for bot, amount in information.items()}


def _strengths(contests: Sequence[Contest]) -> dict[str, float]:
    """The strengths of highest likelihood."""
    tallies = _tallies(contests)
    wins: dict[str, float] = {}
    for contest in contests:
        for bot, share in contest:
            wins[bot] = wins.get(bot, PRIOR / 2) + share
    strengths = dict.fromkeys(wins, 1.0)
    for _ in range(_STEPS):
        expected = {bot: PRIOR / (1 + strength) for bot, strength in strengths.items()}
        for bots, games in tallies.items():
            together = games / sum(strengths[bot] for bot in bots)
            for bot in bots:
                expected[bot] += together
        better = {bot: wins[bot] / expected[bot] for bot in wins}
        change = max(abs(better[bot] / strengths[bot] - 1) for bot in wins)
        strengths = better
        if change < _PRECISION:
            break
    return strengths


def _tallies(contests: Sequence[Contest]) -> dict[tuple[str, ...], int]:
    """How many contests the same bots had with each other."""
    tallies: dict[tuple[str, ...], int] = {}
    for contest in contests:
        bots = tuple(sorted(bot for bot, _ in contest))
        tallies[bots] = tallies.get(bots, 0) + 1
    return tallies
