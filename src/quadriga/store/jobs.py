"""The write jobs of the store; each is committed completely or not at all."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct, to_builtins
from sqlalchemy import Connection, insert, select, update

from quadriga.core import CHANCE, Entry, Headline, Stale
from quadriga.language import message
from quadriga.store import schema
from quadriga.store.clocks import clock_row, set_clocks
from quadriga.store.facts import put_fact
from quadriga.store.rows import Clock, KeyKind, MatchRow, now
from quadriga.table import Sitter

Row: TypeAlias = dict[str, Any]

PULSE: Final = "pulse"
"""The name of the fact that a `Pulse` writes."""


class AddPlayer(Struct, frozen=True):
    """A new player, known by the hash of the secret in the cookie of one browser."""

    id: str
    name: str
    key_hash: str

    def write(self, connection: Connection) -> None:
        """Insert the player with this key."""
        connection.execute(insert(schema.players), {"id": self.id, "name": self.name})
        key = {
            "hash": self.key_hash,
            "player": self.id,
            "kind": KeyKind.BROWSER,
            "created": now(),
        }
        connection.execute(insert(schema.keys), key)


class RenamePlayer(Struct, frozen=True):
    """The new name of a player."""

    id: str
    name: str

    def write(self, connection: Connection) -> None:
        """Update the name."""
        change = update(schema.players).where(schema.players.c.id == self.id)
        connection.execute(change.values(name=self.name))


class AddCampaign(Struct, frozen=True):
    """A new campaign."""

    id: str
    player: str
    created: str

    def write(self, connection: Connection) -> None:
        """Insert the campaign."""
        row = {"id": self.id, "player": self.player, "created": self.created}
        connection.execute(insert(schema.campaigns), row)


class OpenMatch(Struct, frozen=True):
    """A new match with its players by seat; `stage` is its number in a campaign, if it is one."""

    match: MatchRow
    players: Mapping[int, str]
    entries: Sequence[Entry]
    stage: int | None = None

    def write(self, connection: Connection) -> None:
        """Insert the match with its clocks, seats, first entries and stage."""
        match = self.match
        connection.execute(insert(schema.matches), _match_row(match))
        if match.clock is not None:
            connection.execute(insert(schema.clocks), clock_row(match.id, match.clock))
        seat_rows = [{"match": match.id, "seat": s, "player": p} for s, p in self.players.items()]
        if seat_rows:
            connection.execute(insert(schema.seats), seat_rows)
        if self.entries:
            connection.execute(insert(schema.entries), entry_rows(match.id, 0, self.entries))
        if self.stage is not None:
            row = {"campaign": match.campaign, "stage": self.stage, "match": match.id}
            connection.execute(insert(schema.stages), row)


class Submit(Struct, frozen=True):
    """What `player` has sent, with the `id` that their client gave it."""

    player: str
    id: str


class Advance(Struct, frozen=True):
    """A change of a match at revision `seen`: its first `kept` entries stay, `entries` follow.

    `takes_back` says whether there were more entries than those that stay. `submit` is kept with
    it, if a person has made the change. Written by `advances.advance`; refused with `Stale` if the
    stored revision is not `seen`.
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


class Reseat(Struct, frozen=True):
    """Other sitters at a match at revision `seen`; refused with `Stale` if it has another one."""

    match: str
    seen: int
    revision: int
    sitters: Sequence[Sitter]
    updated: str
    clock: Clock | None = None

    def write(self, connection: Connection) -> None:
        """Update the sitters and the clocks, and note for whom a bot plays."""
        matches = schema.matches
        change = update(matches).where(matches.c.id == self.match, matches.c.revision == self.seen)
        values = {
            "sitters": to_builtins(self.sitters),
            "revision": self.revision,
            "updated": self.updated,
        }
        if connection.execute(change.values(values)).rowcount != 1:
            raise Stale(message("refused-stale"))
        seats, bots = schema.seats, [n for n, one in enumerate(self.sitters) if one.bot]
        left = update(seats).where(seats.c.match == self.match, seats.c.seat.in_(bots))
        connection.execute(left.values(stood_in=True))
        if self.clock is not None:
            set_clocks(connection, {self.match: self.clock})


class LeaveLesson(Struct, frozen=True):
    """A lesson at revision `seen` is played freely from now on; refused with `Stale` as others."""

    match: str
    seen: int
    revision: int
    updated: str

    def write(self, connection: Connection) -> None:
        """Update what kind of match it is."""
        matches = schema.matches
        change = update(matches).where(matches.c.id == self.match, matches.c.revision == self.seen)
        values = {"lesson": "free", "revision": self.revision, "updated": self.updated}
        if connection.execute(change.values(values)).rowcount != 1:
            raise Stale(message("refused-stale"))


class NoteHint(Struct, frozen=True):
    """The person of a seat is about to be given a hint."""

    match: str
    seat: int

    def write(self, connection: Connection) -> None:
        """Note it with the seat."""
        seats = schema.seats
        seat = update(seats).where(seats.c.match == self.match, seats.c.seat == self.seat)
        connection.execute(seat.values(hinted=True))


class Pulse(Struct, frozen=True):
    """A sign of life: it is committed if anything can be."""

    moment: str

    def write(self, connection: Connection) -> None:
        """Replace the sign before it, so that there is always something to write."""
        put_fact(connection, PULSE, self.moment)


class OpenRematch(Struct, frozen=True):
    """A new match after `previous`; refused with `Stale` if that has one already."""

    previous: str
    opening: OpenMatch

    def write(self, connection: Connection) -> None:
        """Insert the match and name it in the previous one."""
        matches = schema.matches
        change = update(matches).where(matches.c.id == self.previous, matches.c.rematch.is_(None))
        named = connection.execute(change.values(rematch=self.opening.match.id))
        if named.rowcount != 1:
            raise Stale(message("refused-stale"))
        self.opening.write(connection)


class OpenDaily(Struct, frozen=True):
    """A new match of a daily deal; refused with `Stale` while its player has one that goes on."""

    opening: OpenMatch

    def write(self, connection: Connection) -> None:
        """Insert the match, while no other server opens one for the same player."""
        match, players = self.opening.match, schema.players
        mine = (
            select(players.c.id).where(players.c.id == match.owner).with_for_update(key_share=True)
        )
        connection.execute(mine)
        matches = schema.matches
        open_ones = select(matches.c.id).where(
            matches.c.owner == match.owner,
            matches.c.game == match.setup.game,
            matches.c.daily == match.daily,
            ~matches.c.over,
        )
        if connection.execute(open_ones).first() is not None:
            raise Stale(message("refused-stale"))
        self.opening.write(connection)


class Writable(Protocol):
    """A job that writes itself."""

    def write(self, connection: Connection) -> None:
        """Write everything of the job inside a transaction; raises a `Refusal` to undo it."""


Job: TypeAlias = Writable | Advance


def entry_rows(match: str, start: int, entries: Sequence[Entry]) -> list[Row]:
    """The rows of these entries, numbered from `start`."""
    return [
        {
            "match": match,
            "n": number,
            "actor": None if entry.actor is CHANCE else entry.actor,
            "text": entry.text,
        }
        for number, entry in enumerate(entries, start)
    ]


def _match_row(match: MatchRow) -> Row:
    setup = match.setup
    return {
        "id": match.id,
        "owner": match.owner,
        "game": setup.game,
        "seats": setup.seats,
        "variant": setup.variant,
        "options": dict(setup.options),
        "rules": match.rules,
        "sitters": [{"name": sitter.name, "bot": sitter.bot} for sitter in match.sitters],
        "created": match.created,
        "updated": match.updated,
        "revision": match.revision,
        "over": match.over,
        "result": match.result,
        "to_act": match.to_act,
        "headline": to_builtins(match.headline),
        "components": match.components,
        "secret": match.secret,
        "lesson": match.lesson,
        "daily": match.daily,
        "deal": match.deal,
        "played_on": match.played_on,
        "hints": match.hints,
    }
