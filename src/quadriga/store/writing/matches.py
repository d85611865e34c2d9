"""Writes matches: new ones, who sits at them, and what was noted about them."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import to_builtins
from sqlalchemy import Connection, Update, insert, select, update

from quadriga.core import CHANCE, Entry, Stale
from quadriga.house import commands
from quadriga.house.values import Match
from quadriga.language import message
from quadriga.store.schema import campaigns, clocks, entries, matches, players, seats, stages
from quadriga.store.writing.clocks import clock_row, set_clocks

Row: TypeAlias = dict[str, Any]


def add_campaign(connection: Connection, command: commands.AddCampaign) -> None:
    """Insert the campaign."""
    row = {"id": command.id, "player": command.player, "created": command.created}
    connection.execute(insert(campaigns), row)


def open_match(connection: Connection, command: commands.OpenMatch) -> None:
    """Insert the match with its clocks, seats, first entries and stage."""
    match = command.match
    connection.execute(insert(matches), _match_row(match))
    if match.clock is not None:
        connection.execute(insert(clocks), clock_row(match.id, match.clock))
    seat_rows = [{"match": match.id, "seat": s, "player": p} for s, p in command.players.items()]
    if seat_rows:
        connection.execute(insert(seats), seat_rows)
    if command.entries:
        connection.execute(insert(entries), entry_rows(match.id, 0, command.entries))
    if command.stage is not None:
        row = {"campaign": match.campaign, "stage": command.stage, "match": match.id}
        connection.execute(insert(stages), row)


def open_rematch(connection: Connection, command: commands.OpenRematch) -> None:
    """Insert the match and name it in the previous one."""
    change = update(matches).where(matches.c.id == command.previous, matches.c.rematch.is_(None))
    change_one(connection, change.values(rematch=command.opening.match.id))
    open_match(connection, command.opening)


def open_daily(connection: Connection, command: commands.OpenDaily) -> None:
    """Insert the match, while no other server opens one for the same player."""
    match = command.opening.match
    lock_player(connection, match.owner)
    open_ones = select(matches.c.id).where(
        matches.c.owner == match.owner,
        matches.c.game == match.setup.game,
        matches.c.daily == match.daily,
        ~matches.c.over,
    )
    if connection.execute(open_ones).first() is not None:
        raise Stale(message("refused-stale"))
    open_match(connection, command.opening)


def reseat(connection: Connection, command: commands.Reseat) -> None:
    """Update the sitters and the clocks, and note for whom a bot plays."""
    values = {
        "sitters": to_builtins(command.sitters),
        "revision": command.revision,
        "updated": command.updated,
    }
    change_one(connection, _at(command.match, command.seen).values(values))
    bots = [seat for seat, sitter in enumerate(command.sitters) if sitter.bot]
    left = update(seats).where(seats.c.match == command.match, seats.c.seat.in_(bots))
    connection.execute(left.values(stood_in=True))
    if command.clock is not None:
        set_clocks(connection, {command.match: command.clock})


def leave_lesson(connection: Connection, command: commands.LeaveLesson) -> None:
    """Update what kind of match it is."""
    values = {"lesson": "free", "revision": command.revision, "updated": command.updated}
    change_one(connection, _at(command.match, command.seen).values(values))


def note_hint(connection: Connection, command: commands.NoteHint) -> None:
    """Note the hint with the seat."""
    seat = update(seats).where(seats.c.match == command.match, seats.c.seat == command.seat)
    connection.execute(seat.values(hinted=True))


def change_one(connection: Connection, change: Update) -> None:
    """Change one row; raises `Stale` if the row to be changed isn't as it was seen."""
    if connection.execute(change).rowcount != 1:
        raise Stale(message("refused-stale"))


def lock_player(connection: Connection, player: str) -> None:
    """Let nobody else open anything for this player before the end of the transaction."""
    query = select(players.c.id).where(players.c.id == player)
    connection.execute(query.with_for_update(key_share=True))


def entry_rows(match: str, start: int, log: Sequence[Entry]) -> list[Row]:
    """The rows of these entries, numbered from `start`."""
    return [
        {
            "match": match,
            "n": number,
            "actor": None if entry.actor is CHANCE else entry.actor,
            "text": entry.text,
        }
        for number, entry in enumerate(log, start)
    ]


def _at(match: str, seen: int) -> Update:
    """A change of this match, if it is at the revision `seen`."""
    return update(matches).where(matches.c.id == match, matches.c.revision == seen)


def _match_row(match: Match) -> Row:
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
