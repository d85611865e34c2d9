"""All finished matches of a person in figures."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final

from quadriga.bots import LEVELS
from quadriga.core import Setup
from quadriga.games import GAMES
from quadriga.house import wire
from quadriga.house.results.results import PEOPLE, Result, ladder

MAX_PLOTTED: Final = 60
"""The latest points shown of each set-up."""

_OPPONENTS: Final = (*LEVELS, PEOPLE)


def game_records(results: Sequence[Result]) -> tuple[wire.GameRecord, ...]:
    """The record of each game that was played, in the order of the registry."""
    by_game = {name: [one for one in results if one.setup.game == name] for name in GAMES}
    return tuple(_game_record(name, found) for name, found in by_game.items() if found)


def _game_record(game: str, found: Sequence[Result]) -> wire.GameRecord:
    races = [one for one in found if one.opponent is not None and _is_race(one)]
    streak, longest = _streaks(map(_is_win, races))
    setups = dict.fromkeys(_plain(one.setup) for one in found)
    return wire.GameRecord(
        game=game,
        games=len(found),
        wins=sum(_is_win(one) for one in races),
        streak=streak,
        longest_streak=longest,
        levels=tuple(
            wire.LevelRecord(
                opponent,
                sum(one.opponent == opponent for one in races),
                sum(one.opponent == opponent and _is_win(one) for one in races),
            )
            for opponent in _OPPONENTS
            if any(one.opponent == opponent for one in races)
        ),
        setups=tuple(
            _setup_record(setup, [one for one in found if _plain(one.setup) == setup])
            for setup in sorted(setups, key=lambda setup: (setup.seats, setup.variant))
        ),
    )


def _is_race(result: Result) -> bool:
    """Whether somebody could win; giving up a game with opponents is losing it."""
    return result.won is not None or (result.given_up and result.setup.seats > 1)


def _is_win(result: Result) -> bool:
    return result.won is True and result.counts


def _plain(setup: Setup) -> Setup:
    """The set-up without the options of a campaign."""
    return Setup(setup.game, setup.seats, setup.variant)


def _setup_record(setup: Setup, found: Sequence[Result]) -> wire.SetupRecord:
    counted = [one for one in found if one.counts]
    points = [one.points for one in counted if one.points is not None]
    reached = Counter(one.title.printed for one in counted if one.title is not None)
    return wire.SetupRecord(
        seats=setup.seats,
        variant=setup.variant,
        games=len(found),
        best=max(points, default=None),
        average=round(sum(points) / len(points), 1) if points else None,
        points=tuple(points[-MAX_PLOTTED:]),
        lost=len(counted) - len(points),
        titles=tuple(
            wire.TitleCount(rung.title, rung.points, reached[rung.printed])
            for rung in ladder(setup)
        ),
    )


def deal_record(days: Iterable[str], today: str, helped: int = 0) -> wire.DealRecord:
    """Daily deals played: given the `days` of the first matches, `helped` of them with help."""
    played = Counter(days)
    dates = sorted(map(date.fromisoformat, played))
    run, longest = 0, 0
    for before, day in zip([None, *dates], dates, strict=False):
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest = max(longest, run)
    # Today is not over: a streak lasts as long as yesterday is in it.
    lasts = bool(dates) and date.fromisoformat(today) - dates[-1] <= timedelta(days=1)
    return wire.DealRecord(played.total(), run if lasts else 0, longest, helped)


def _streaks(wins: Iterable[bool]) -> tuple[int, int]:
    """Wins in a row: now, and at most."""
    run, longest = 0, 0
    for won in wins:
        run = run + 1 if won else 0
        longest = max(longest, run)
    return run, longest
