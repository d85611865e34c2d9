"""What the house needs from its shell: a store, notices, a thinker, and the time."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from quadriga.house.commands import Command
from quadriga.house.notices.news import Notice
from quadriga.house.thinking.questions import Question
from quadriga.house.values import (
    Campaign,
    DailyMatch,
    Invitation,
    InvitationKind,
    Key,
    Lobby,
    Match,
    PlayedMatch,
    Player,
    StoredMatch,
    Submit,
    TalkLine,
)

T = TypeVar("T")

Now: TypeAlias = Callable[[], datetime]
"""The wall clock, in UTC."""


class Asker(NamedTuple):
    """Who asks a question; `person` is empty for a stranger.

    Addresses get equal shares of the time, and so do the people behind each: another cookie doesn't
    help.
    """

    address: str
    person: str


class Thinker(Protocol):
    """Thinks about decisions, wherever bots run."""

    async def ask(self, question: Question[T], asker: Asker) -> T:
        """The answer to a question; raises `Unavailable`."""

    async def run(self, work: Callable[[], T]) -> T:
        """The result of work that takes a moment, done where it blocks nobody."""


class Notices(Protocol):
    """Carries notices to the other houses on the same store."""

    def send(self, notice: Notice) -> None:
        """Send a notice to all others, not to this house."""

    def receiving(self, receive: Callable[[Notice], None]) -> AbstractAsyncContextManager[object]:
        """Call `receive` with what others send, inside the `async with` block."""


class Store(Protocol):
    """Keeps everything that outlives the house; its methods raise `Unavailable` if they can't."""

    @property
    def id(self) -> str:
        """The id of the database, the same as long as it exists."""

    @property
    def is_shared(self) -> bool:
        """Whether other houses may use it at the same time."""

    async def write(self, command: Command) -> None:
        """Return once the command is committed; raises a `Refusal` if nothing was written."""

    async def check(self) -> None:
        """Raise `Unavailable` if nothing can be written now."""

    async def player_by_hash(self, key_hash: str) -> Player | None:
        """The player with this hash of the cookie's secret, or None."""

    async def player_by_code(self, code_hash: str, moment: str) -> Player | None:
        """The player with this hash of a code that is valid at this moment, or None."""

    async def keys_of(self, player: str) -> Sequence[Key]:
        """The keys of `player`, the latest last."""

    async def match(self, name: str) -> StoredMatch | None:
        """A match with its players and its log, or None."""

    async def revision_after(self, match: str, submit: Submit) -> int | None:
        """The revision that `submit` led to; None if it was never played."""

    async def matches_of(self, player: str, most: int = 200) -> Sequence[Match]:
        """The newest `most` matches that `player` owns or sits at, the latest first."""

    async def seats_of(self, player: str) -> Mapping[str, set[int]]:
        """The seats of `player`, by match id."""

    async def awaited(self, player: str) -> Sequence[Match]:
        """The matches with other people in which `player` is to act, the latest first."""

    async def results_of(self, player: str, game: str) -> Sequence[str]:
        """The results of the finished games of `player` without options.

        Lessons and matches that were played on don't count.
        """

    async def finished_of(self, player: str, game: str | None = None) -> Sequence[PlayedMatch]:
        """The finished matches of `player`, of all games or one, and their daily deals.

        Without lessons and matches that were played on.
        """

    async def first_matches(self, player: str, game: str, most: int) -> Sequence[str]:
        """The first `most` matches of `player` in a game, over or not; the oldest first.

        Without lessons and matches that were played on.
        """

    async def daily_matches(self, day: str, game: str) -> Sequence[DailyMatch]:
        """All matches of the deal of a game and day, in the order in which they were opened."""

    async def daily_matches_of(self, day: str, player: str) -> Sequence[DailyMatch]:
        """The matches of `player` of the deals of a day, in the order in which they were opened."""

    async def finished_games(self, player: str) -> frozenset[str]:
        """The games of which `player` has finished a match: lessons count, playing on doesn't."""

    async def campaigns_of(self, player: str) -> Sequence[Campaign]:
        """The campaigns of `player`, the latest first."""

    async def campaign(self, name: str) -> Campaign | None:
        """The campaign with this id, or None."""

    async def invitation(self, code: str) -> Invitation | None:
        """What the code of a link leads to, or None."""

    async def invitation_to(self, match: str, kind: InvitationKind) -> Invitation | None:
        """The code of this kind of a match or lobby, or None."""

    async def lobby(self, name: str) -> Lobby | None:
        """The lobby with this id, or None."""

    async def lobbies_of(self, player: str) -> Sequence[Lobby]:
        """The lobbies that `player` owns or sits in, the latest first."""

    async def lobbies(self, names: Collection[str]) -> Sequence[Lobby]:
        """The lobbies with these ids that there are, the latest first."""

    async def public_lobbies(self, since: str, most: int = 1000) -> Mapping[str, str]:
        """The owners of the latest `most` public lobbies, by lobby id, the latest first.

        They have an open seat and changed after `since`.
        """

    async def talk_of(self, match: str, first: int = 0) -> Sequence[TalkLine]:
        """The lines that were said at a match from number `first` on, the oldest first."""

    async def last_tick(self) -> float:
        """When a house last looked at running clocks, as `Tick` says; 0 if none ever did."""

    async def last_moment(self) -> float:
        """The latest moment at which a house looked at running clocks, or set one; 0 if none
        did.
        """

    async def late_clocks(self, moment: float) -> Sequence[str]:
        """The matches whose clock is due at this moment, the first one first."""

    async def next_due(self, moment: float) -> float | None:
        """When the first clock is due after this moment; None if none is."""

    async def waiting_for_bots(self) -> Sequence[str]:
        """The matches with clocks where people play and a bot is to act."""
