"""Finished matches: daily deals, what comes after an end, and statistics."""

from typing import Literal

from msgspec import Struct

from quadriga.house.wire.table import CampaignCard
from quadriga.language import Message


class DealCard(Struct, frozen=True):
    """A game's solo deal of a `day`, and my progress.

    `match` is my first match, the one that counts; `points` and `title` are its result, None if it
    was given up. `helped`: I asked for a hint in it, or let a bot play for me. `again` is a later
    match of mine in progress.
    """

    game: str
    day: str
    stage: Literal["new", "running", "done"]
    match: str | None
    points: int | None
    title: Message | None
    helped: bool
    again: str | None


class DealResult(Struct, frozen=True):
    """Somebody's result in a deal: their place, from 1, shared if points are equal.

    `points` are None after giving up, `title` and `place` also after losing. `name` may be empty.
    Those who were `helped`, by a hint or by a bot, come last and have places of their own.
    """

    place: int | None
    name: str
    mine: bool
    points: int | None
    title: Message | None
    helped: bool


class DealTable(Struct, frozen=True):
    """The deal of a day with its public `seed`; only that of `today` can be begun.

    `before` and `after` are the neighbouring days with a deal. `results` are shown once mine is in,
    or at the moment `closes`, when nobody can add one any more. `open`: results are still taken.
    """

    card: DealCard
    today: bool
    before: str
    after: str | None
    seed: str
    closes: str
    open: bool
    results: tuple[DealResult, ...] | None


class NextTitle(Struct, frozen=True):
    """A title that was missed by `points`."""

    title: Message
    points: int


class Milestone(Struct, frozen=True):
    """How a finished match compares with my others of the same players and variant.

    `points` are None where there are none to compare: given up or lost alone, a shared screen, a
    lesson, a stage, or no seat here. `best` is the best before, None for the first. It `counts`
    unless a bot has played for me, or I have played the deal before.
    """

    points: int | None
    best: int | None
    counts: bool
    title: Message | None
    next_title: NextTitle | None
    daily: str | None


class LevelRecord(Struct, frozen=True):
    """Games and wins against the strongest opponent of a level, or against `people`."""

    opponent: str
    games: int
    wins: int


class TitleCount(Struct, frozen=True):
    """How often a title was reached, which takes `points`."""

    title: Message
    points: int
    games: int


class SetupRecord(Struct, frozen=True):
    """My games of one set-up: best, average, and the latest `points`, oldest first.

    `lost` counts solo games without points. `titles` are all of a solo game, the lowest first.
    """

    seats: int
    variant: str
    games: int
    best: int | None
    average: float | None
    points: tuple[int, ...]
    lost: int
    titles: tuple[TitleCount, ...]


class GameRecord(Struct, frozen=True):
    """My finished matches of a game, with current and longest streaks of wins."""

    game: str
    games: int
    wins: int
    streak: int
    longest_streak: int
    levels: tuple[LevelRecord, ...]
    setups: tuple[SetupRecord, ...]


class DealRecord(Struct, frozen=True):
    """How many daily deals I have played, on how many days in a row, now and at most.

    `helped` of them had a hint or a bot that played for me.
    """

    deals: int
    streak: int
    longest_streak: int
    helped: int


class Statistics(Struct, frozen=True):
    """All my finished matches in figures."""

    games: tuple[GameRecord, ...]
    deals: DealRecord
    campaigns: tuple[CampaignCard, ...]


class ExportedResult(Struct, frozen=True):
    """One of my finished matches, exported; `title` is its name in the game's data.

    `opponents` are the levels of bots, and `person` for each other person.
    """

    match: str
    game: str
    variant: str
    seats: int
    ended: str
    points: int | None
    place: int | None
    won: bool | None
    title: str | None
    opponents: tuple[str, ...]
    given_up: bool
    stood_in: bool
    hinted: bool
    daily: str | None
    campaign: str | None
    counts: bool
