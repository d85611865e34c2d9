"""The figures of each bot in the finished games."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import fmean, pstdev

from msgspec import Struct

from quadriga.arena.game_runner import GameResult
from quadriga.arena.rating import Contest, ratings
from quadriga.arena.schedule import Plan
from quadriga.arena.statistics import Interval, mean_interval, percentile, share_interval


class DecisionTime(Struct, frozen=True):
    """The time of decisions in microseconds."""

    mean: float
    percentile_99: int
    longest: int


class Standing(Struct, frozen=True):
    """The figures of one bot.

    `wins` is its share of wins per seat that it had, `margin` its points less those of the best
    other seat. Bots that play alone are compared in pairs on each deal: more points win, and the
    margin is to the mean of the others. Both are None for a single bot that plays alone.
    """

    bot: str
    games: int
    wins: Interval | None
    points: Interval
    spread: float
    margin: Interval | None
    rating: Interval | None
    decisions: int
    time: DecisionTime | None
    faults: dict[str, int]
    fault_example: str | None


def by_deal(results: Iterable[GameResult]) -> Mapping[int, Sequence[GameResult]]:
    """The games of each deal, in the order of the schedule."""
    deals: dict[int, list[GameResult]] = {}
    for result in sorted(results, key=lambda result: result.key):
        deals.setdefault(result.deal, []).append(result)
    return deals


def contests(games: Sequence[GameResult]) -> Sequence[Contest]:
    """The contests of one deal: its games, or each pair of the bots that played it alone."""
    if all(len(game.bots) > 1 for game in games):
        return [tuple(zip(game.bots, _shares(game.rewards), strict=True)) for game in games]
    return [
        ((one.bots[0], share), (other.bots[0], 1 - share))
        for one, other in combinations(games, 2)
        for share in [(one.scores > other.scores) + (one.scores == other.scores) / 2]
    ]


def share_of(bot: str, games: Sequence[GameResult]) -> float | None:
    """This bot's share of wins per seat in one deal; None if it didn't play."""
    shares = [share for contest in contests(games) for one, share in contest if one == bot]
    return fmean(shares) if shares else None


def standings(plan: Plan, results: Sequence[GameResult]) -> tuple[Standing, ...]:
    """The standing of each bot, in the order of the command line."""
    deals = list(by_deal(results).values())
    compared = len(plan.entrants) > 1
    rated = ratings([contests(games) for games in deals]) if compared else {}
    return tuple(_standing(bot, deals, rated.get(bot)) for bot in plan.entrants)


def _standing(bot: str, deals: Sequence[Sequence[GameResult]], rating: Interval | None) -> Standing:
    own = [
        (game, seat)
        for games in deals
        for game in games
        for seat, name in enumerate(game.bots)
        if name == bot
    ]
    micros = [micro for game, seat in own for micro in game.micros[seat]]
    faults = [fault for game, seat in own for fault in game.faults[seat]]
    points = [game.scores[seat] for game, seat in own]
    shares = [share for games in deals if (share := share_of(bot, games)) is not None]
    margins = [margin for games in deals if (margin := _margin(bot, games)) is not None]
    return Standing(
        bot=bot,
        games=len({game.key for game, _ in own}),
        wins=share_interval(shares) if margins else None,
        points=mean_interval(_deal_means(own)),
        spread=pstdev(points),
        margin=mean_interval(margins) if margins else None,
        rating=rating,
        decisions=len(micros),
        time=_time(micros) if micros else None,
        faults=dict(Counter(str(fault.kind) for fault in faults)),
        fault_example=faults[0].detail if faults else None,
    )


def _deal_means(own: Sequence[tuple[GameResult, int]]) -> Sequence[float]:
    deals: dict[int, list[int]] = {}
    for game, seat in own:
        deals.setdefault(game.deal, []).append(game.scores[seat])
    return [fmean(points) for points in deals.values()]


def _margin(bot: str, games: Sequence[GameResult]) -> float | None:
    """The mean margin of a bot in one deal; None if there was no other bot."""
    margins: list[float] = []
    for game in games:
        for seat, name in enumerate(game.bots):
            others = [*game.scores[:seat], *game.scores[seat + 1 :]]
            if name == bot and others:
                margins.append(game.scores[seat] - max(others))
    if not margins:
        alone = [game for game in games if len(game.bots) == 1]
        mine = [game.scores[0] for game in alone if game.bots[0] == bot]
        theirs = [game.scores[0] for game in alone if game.bots[0] != bot]
        margins = [fmean(mine) - fmean(theirs)] if mine and theirs else []
    return fmean(margins) if margins else None


def _shares(rewards: Sequence[float]) -> Sequence[float]:
    """Rewards scaled to add up to 1; equal shares if nobody has any."""
    total = sum(rewards)
    return [reward / total if total else 1 / len(rewards) for reward in rewards]


def _time(micros: Sequence[int]) -> DecisionTime:
    return DecisionTime(fmean(micros), percentile(micros, 0.99), max(micros))
