"""What a store keeps for the house: players, matches, lobbies, campaigns, results and talk."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

from msgspec import Struct

from quadriga.core import Entry, Headline, Setup
from quadriga.table import Sitter


class Player(Struct, frozen=True):
    """A player, known by the cookie of each browser that has a key."""

    id: str
    name: str


class KeyKind(StrEnum):
    """What a key is for: in a browser's cookie, to move once, or to come back."""

    BROWSER = "browser"
    MOVE = "move"
    RECOVERY = "recovery"


class Key(Struct, frozen=True):
    """A key of a player, without its secret."""

    kind: KeyKind
    created: str


class TimeLimit(Struct, frozen=True, forbid_unknown_fields=True):
    """The `seconds` of each person for the whole game, or for each of their turns."""

    per: Literal["game", "turn"]
    seconds: int


class Clock(Struct, frozen=True):
    """The clocks of a match with a time `limit`.

    `left` are the seconds that each seat had left at the last change. `due` is when the time of the
    person to act is up, on the servers' shared time; None while no time runs. Nobody's time runs
    until the people of the seats `missing` have come.
    """

    limit: TimeLimit
    left: tuple[float, ...]
    due: float | None
    missing: tuple[int, ...] = ()


class TakeBack(Struct, frozen=True):
    """A request to take back the last decision of `seat`, or its `whole` turn, at a revision.

    Those in the seats `asked` have to agree; the first to refuse has `declined`. `submit` is the id
    that the asking client gave it.
    """

    revision: int
    seat: int
    submit: str
    whole: bool
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    declined: int | None = None


LessonStage = Literal["taught", "free"]
"""A match that teaches its game, or one that did until its player wanted to play freely."""


class Match(Struct, frozen=True):
    """A match without its log; nobody sees its secret before it is over.

    `daily` is the day of its deal, and `deal` that deal's public seed. Without `hints`, several
    people can't ask for any.
    """

    id: str
    owner: str
    setup: Setup
    rules: int
    sitters: tuple[Sitter, ...]
    created: str
    updated: str
    revision: int
    over: bool
    result: str | None
    to_act: int | None
    headline: Headline
    components: str | None = None
    campaign: str | None = None
    secret: str | None = None
    rematch: str | None = None
    clock: Clock | None = None
    lesson: LessonStage | None = None
    daily: str | None = None
    deal: str | None = None
    played_on: int | None = None
    hints: bool = True
    request: TakeBack | None = None


class StoredMatch(Struct, frozen=True):
    """A match with its log, the player id of each person's seat, and the seats that got hints."""

    match: Match
    players: Mapping[int, str]
    entries: tuple[Entry, ...]
    hinted: frozenset[int] = frozenset()


class Campaign(Struct, frozen=True):
    """A campaign: the match of each stage so far and its result, None while it goes on."""

    id: str
    player: str
    created: str
    matches: tuple[str, ...]
    results: tuple[str | None, ...]


class LobbySeat(Struct, frozen=True):
    """A seat at a table that hasn't begun: of a person, of a bot, or open."""

    name: str = ""
    bot: str | None = None
    player: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.bot is None and self.player is None


class Lobby(Struct, frozen=True):
    """A table that waits for people; it becomes the match with the same id.

    `code` is in the link to join it, `host` is the name of its owner. With `hints`, people may ask
    for some in the match.
    """

    id: str
    code: str
    owner: str
    host: str
    setup: Setup
    seats: tuple[LobbySeat, ...]
    public: bool
    locked: bool
    revision: int
    updated: str
    clock: TimeLimit | None = None
    hints: bool = False

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats where somebody may still sit down."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.is_open)

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats of `player`."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.player == player)


InvitationKind = Literal["join", "watch"]


class Invitation(Struct, frozen=True):
    """What the code of a link leads to: a seat at a table, or a place to watch it."""

    code: str
    match: str
    kind: InvitationKind


class TalkLine(Struct, frozen=True):
    """A line of talk, number `n` at its table: a ready `reaction`, by its name, or a `text`."""

    n: int
    seat: int
    reaction: str | None = None
    text: str | None = None


class PlayedMatch(Struct, frozen=True):
    """A match of a person, in progress or over; never a lesson or a match that was played on.

    `people` has the player of each person's seat. A bot has played for a while in those `stood_in`,
    and the people of those `hinted` got hints.
    """

    match: Match
    people: Mapping[int, str]
    stood_in: frozenset[int]
    hinted: frozenset[int] = frozenset()

    @property
    def helped(self) -> frozenset[int]:
        """The seats whose person had help."""
        return self.stood_in | self.hinted


class DailyMatch(Struct, frozen=True):
    """A match of a daily deal, with its player; `helped` by a hint or by a bot standing in."""

    match: Match
    player: str
    name: str
    helped: bool = False


class Submit(Struct, frozen=True):
    """What `player` has sent, with the `id` that their client gave it."""

    player: str
    id: str
