"""Finished matches: daily deals, what comes after an end, and statistics."""

from typing import Literal

from msgspec import Struct

from quadriga.house.wire.table import CampaignCard
from quadriga.language import Message


class DealCard(Struct, frozen=True):
    """The deal of a `day` of a game for one, and how far I am with it.

    `match` is my match that counts, which is the first; `points` and `title` are how it ended, and
    None if it was given up. `helped`: I asked for a hint in it, or let a bot play for me. `again`
    is one that I play once more and that goes on.
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
    """Somebody's result in a deal: their place, from 1, which who has equal points shares.

    `points` are None for who gave up, `title` and `place` for who has lost or given up. Some have
    no `name`. Those who were `helped`, by a hint or by a bot that played for them, come after all
    others and have places of their own.
    """

    place: int | None
    name: str
    mine: bool
    points: int | None
    title: Message | None
    helped: bool


class DealTable(Struct, frozen=True):
    """The deal of a day with the public `seed` that its chance follows from; that of `today` can be
    begun. `before` and `after` are the days beside it that have a deal.

    `results` are told once my own is in, or nobody can add one any more, which is at the moment
    `closes`; None before. `open` says whether results are still taken.
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
    """A title that was missed, by so many points."""

    title: Message
    points: int


class Milestone(Struct, frozen=True):
    """What a finished match is among all of mine with the same number of people and variant.

    `points` are None where there are none to compare: it was given up or, alone, lost, several
    people shared the screen, it is a lesson or a stage, or I have no seat here. `best` is the best
    of those before, None if it is the first. It `counts` unless a bot has played for me, or I have
    played the same deal before.
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
    """My games of one set-up: the best and the average, and the latest `points`, oldest first.

    So many were `lost` that have none, alone. `titles` are all of a game for one, the lowest first.
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
    """My finished matches of a game: how many were won in a row lately, and at best."""

    game: str
    games: int
    wins: int
    streak: int
    longest_streak: int
    levels: tuple[LevelRecord, ...]
    setups: tuple[SetupRecord, ...]


class DealRecord(Struct, frozen=True):
    """How many deals of a day I have played, and on how many days in a row lately and at best.

    In so many of them I was `helped`, by a hint or by a bot that played for me.
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
    """One of my finished matches, as it is exported; `title` is its name in the data of the game.

    `opponents` are the levels of bots, and `person` for each person who is not me.
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
