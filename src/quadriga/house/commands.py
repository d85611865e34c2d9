"""Commands to a store: each is written as a whole, or not at all."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import Entry, Headline, NotFound, Refusal, Stale
from quadriga.house.values import Clock, Invitation, KeyKind, Lobby, Match, Submit, TakeBack
from quadriga.language import message
from quadriga.table import Sitter


class AlreadyAsked(Refusal):
    """Somebody has asked since the last move already."""

    code = "already_asked"


class TooManyPublic(Refusal):
    """This person, or this address, has enough public tables."""

    code = "too_many_public"


def no_such_code() -> NotFound:
    """The refusal for a code that is wrong, used or expired."""
    return NotFound(message("refused-no-code"))


class Command(Struct, frozen=True):
    """Something for a store to write."""


class AddPlayer(Command, frozen=True):
    """A new player, known by the hash of the secret in the cookie of one browser."""

    id: str
    name: str
    key_hash: str
    created: str


class RenamePlayer(Command, frozen=True):
    """The new name of a player."""

    id: str
    name: str


class ReplaceCode(Command, frozen=True):
    """A new code of `player`; the earlier one of this kind is not valid any more."""

    player: str
    kind: KeyKind
    hash: str
    created: str
    expires: str | None = None


class Become(Command, frozen=True):
    """Make a browser the player of a code at this `moment`; a code to move is valid once.

    `old_hash` is the browser's key so far, if it has one. `leaving` is the browser's former player,
    if another: their matches, campaigns and keys move along.
    """

    code_hash: str
    new_hash: str
    moment: str
    old_hash: str | None = None
    leaving: str | None = None


class AddCampaign(Command, frozen=True):
    """A new campaign."""

    id: str
    player: str
    created: str


class OpenMatch(Command, frozen=True):
    """A new match with its players by seat; `stage` is its number in a campaign."""

    match: Match
    players: Mapping[int, str]
    entries: Sequence[Entry]
    stage: int | None = None


class OpenRematch(Command, frozen=True):
    """A new match after `previous`; refused with `Stale` if that has one already."""

    previous: str
    opening: OpenMatch


class OpenDaily(Command, frozen=True):
    """A new match of a daily deal; refused with `Stale` while its player has one in progress."""

    opening: OpenMatch


class Advance(Command, frozen=True):
    """A change of a match at revision `seen`: its first `kept` entries stay, `entries` follow.

    `takes_back`: some earlier entries don't stay. `submit` is stored along, if a person made the
    change. Refused with `Stale` at another revision.
    """

    match: str
    seen: int
    revision: int
    kept: int
    takes_back: bool
    entries: Sequence[Entry]
    over: bool
    result: str | None
    to_act: int | None
    headline: Headline
    updated: str
    submit: Submit | None = None
    clock: Clock | None = None


class Reseat(Command, frozen=True):
    """Other sitters at a match at revision `seen`; refused with `Stale` at another one."""

    match: str
    seen: int
    revision: int
    sitters: Sequence[Sitter]
    updated: str
    clock: Clock | None = None


class LeaveLesson(Command, frozen=True):
    """A lesson at revision `seen` is played freely from now on; refused with `Stale` at another."""

    match: str
    seen: int
    revision: int
    updated: str


class NoteHint(Command, frozen=True):
    """The person of a seat is about to get a hint."""

    match: str
    seat: int


class AskTakeBack(Command, frozen=True):
    """A new request; refused with `Stale` at another revision, and with `AlreadyAsked`."""

    match: str
    request: TakeBack


class AnswerTakeBack(Command, frozen=True):
    """The answer of these `seats` to the request at this `revision` of a match.

    Refused with `Stale` if there is none, or somebody has declined it.
    """

    match: str
    revision: int
    seats: tuple[int, ...]
    agrees: bool

    def added_to(self, request: TakeBack | None) -> TakeBack:
        """The request with this answer; raises `Stale` if there is none to answer."""
        if request is None or request.declined is not None:
            raise Stale(message("refused-no-request"))
        if self.agrees:
            return replace(request, agreed=tuple(sorted({*request.agreed, *self.seats})))
        return replace(request, declined=self.seats[0])


class AddTalkLine(Command, frozen=True):
    """A new line of talk: a `reaction` or a `text`. A repeated `submit` is ignored."""

    match: str
    seat: int
    submit: Submit
    reaction: str | None = None
    text: str | None = None


class AddInvitation(Command, frozen=True):
    """The code of a new link."""

    invitation: Invitation


class OpenLobby(Command, frozen=True):
    """A new lobby with the code to join it.

    A public one is refused with `TooManyPublic` if its owner has `most_public` already.
    """

    lobby: Lobby
    most_public: int | None = None


class ChangeLobby(Command, frozen=True):
    """A change of a lobby at revision `seen`; refused with `Stale` at another."""

    seen: int
    lobby: Lobby


class CloseLobby(Command, frozen=True):
    """The end of a lobby at revision `seen` without a match; refused with `Stale` at another."""

    lobby: str
    seen: int


class BeginMatch(Command, frozen=True):
    """A lobby at revision `seen` becomes the match with the same id; refused with `Stale`."""

    seen: int
    opening: OpenMatch


class Tick(Command, frozen=True):
    """A server has looked at running clocks at this `moment`."""

    moment: float
