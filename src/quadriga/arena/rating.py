"""Ratings on the scale of Elo: how often a bot wins in whatever company it played.

The model is that of Bradley and Terry, with Luce's extension to several seats: a bot has a
strength, and each seat wins with a probability in proportion to it. The strengths that make the
results likeliest are found by minorisation and maximisation: each step sets the wins of a bot
against those that it would have expected.
"""

from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from typing import Final, TypeAlias

from quadriga.arena.statistics import LEVEL, Interval, t_quantile

Contest: TypeAlias = Sequence[tuple[str, float]]
"""The bots of one game with the share of the win that each got; the shares add up to 1."""

PRIOR: Final = 1.0
"""Games against a bot of average strength, half won, that keep the rating of a winner of all
games finite."""

GROUPS: Final = 20
"""Groups of deals that the interval leaves out in turn."""

_STEPS: Final = 500
_PRECISION: Final = 1e-7


def ratings(deals: Sequence[Sequence[Contest]]) -> Mapping[str, Interval]:
    """The rating of each bot around the average of 0; the contests are given by deal.

    The interval is that of the jackknife, which leaves out groups of whole deals in turn, and so
    respects that the games of one deal belong together. It is never narrower than the model makes
    it for independent games, because where somebody wins all of them nothing scatters.
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
    found: dict[str, Interval] = {}
    for bot, elo in everything.items():
        others = [part.get(bot, 0.0) for part in parts]
        middle = sum(others) / groups
        error = sqrt((groups - 1) / groups * sum((other - middle) ** 2 for other in others))
        half = quantile * max(error, least[bot])
        found[bot] = Interval(elo, elo - half, elo + half)
    return found


def _elo(contests: Sequence[Contest]) -> dict[str, float]:
    strengths = _strengths(contests)
    logs = {bot: 400 * log10(strength) for bot, strength in strengths.items()}
    average = sum(logs.values()) / len(logs)
    return {bot: elo - average for bot, elo in logs.items()}


def _model_errors(contests: Sequence[Contest]) -> dict[str, float]:
    """The standard error of each rating if all games were independent.

    From the information of the likelihood, each bot by itself; a rating is a distance from the
    average, which takes a part of its error away.
    """
    strengths = _strengths(contests)
    information = {bot: PRIOR * s / (1 + s) ** 2 for bot, s in strengths.items()}
    for bots, games in _tallies(contests).items():
        total = sum(strengths[bot] for bot in bots)
        for bot in bots:
            chance = strengths[bot] / total
            information[bot] += games * chance * (1 - chance)
    part = 1 - 1 / len(strengths)
    return {bot: part * 400 / log(10) / sqrt(told) for bot, told in information.items()}


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
