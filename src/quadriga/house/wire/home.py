"""The home screen, and the server's health."""

from typing import Literal

from msgspec import Struct, field

from quadriga.core import Headline, Setup
from quadriga.house.values import LessonStage, TimeLimit
from quadriga.house.wire.lobby import LobbySeat
from quadriga.house.wire.person import Me
from quadriga.house.wire.results import DealCard
from quadriga.house.wire.table import CampaignCard
from quadriga.table import Sitter


class GameCard(Struct, frozen=True):
    """A game on the home screen with all set-ups, and its usual number of players.

    The first seat begins, unless `draws_beginner`. `minutes` for one person among bots, and for
    people in all seats; `weight` from 1 to 4, the heaviest. `lesson` is the length of its lesson in
    minutes, if it has one. `finished`: this player has finished a match.
    """

    name: str
    usual_seats: int
    draws_beginner: bool
    setups: tuple[Setup, ...]
    minutes: tuple[int, int]
    weight: int
    lesson: int | None
    finished: bool


class MatchCard(Struct, frozen=True):
    """A match of this player on the home screen; `mine` are the player's seats.

    `time_left` are the seconds of the person to act; None if no time runs. For `lesson`, `daily`
    and `played_on` see `Scene`.
    """

    id: str
    setup: Setup
    sitters: tuple[Sitter, ...]
    updated: str
    over: bool
    mine: tuple[int, ...]
    to_act: int | None
    headline: Headline
    result: str | None
    campaign: str | None
    time_left: float | None
    lesson: LessonStage | None
    daily: str | None
    played_on: int | None


class LobbyCard(Struct, frozen=True):
    """A table that waits for people, on the home screen."""

    code: str
    setup: Setup
    host: str
    hosting: bool
    seats: tuple[LobbySeat, ...]
    updated: str
    clock: TimeLimit | None
    hints: bool


class Home(Struct, frozen=True):
    """Everything on the home screen.

    `lobbies` are those that I host or sit in, `public_lobbies` those where I could sit down, and
    `deals` those of today.
    """

    me: Me
    games: tuple[GameCard, ...]
    bots: tuple[str, ...]
    usual_bot: str
    matches: tuple[MatchCard, ...]
    lobbies: tuple[LobbyCard, ...]
    public_lobbies: tuple[LobbyCard, ...]
    campaigns: tuple[CampaignCard, ...]
    campaign_open: bool
    deals: tuple[DealCard, ...]


class Health(Struct, frozen=True):
    """The server runs, built from `commit` if known; `open_tables` are in memory."""

    status: Literal["ok"] = "ok"
    version: str = ""
    commit: str = ""
    open_tables: int = 0
    limits: dict[str, int] = field(default_factory=dict)
