"""Writes matches: new ones, who sits at them, notes about them, and requests to take back."""

from collections.abc import Sequence

from msgspec import to_builtins
from sqlalchemy import Connection, Update, insert, select, update

from quadriga.core import CHANCE, Entry
from quadriga.house import commands
from quadriga.house.values import TakeBack
from quadriga.language import message
from quadriga.store.reading.match_rows import take_back_of
from quadriga.store.schema import campaigns, clocks, entries, matches, players, seats, stages
from quadriga.store.writing.clocks import set_clocks
from quadriga.store.writing.rows import Row, change_one, row_of, stale


def add_campaign(connection: Connection, command: commands.AddCampaign) -> None:
    """Insert the campaign."""
    connection.execute(insert(campaigns), row_of(campaigns, command))


def open_match(connection: Connection, command: commands.OpenMatch) -> None:
    """Insert the match with its clocks, seats, first entries and stage."""
    match = command.match
    connection.execute(insert(matches), row_of(matches, match.setup, match))
    if match.clock is not None:
        row = row_of(clocks, match.clock.limit, match.clock, match=match.id)
        connection.execute(insert(clocks), row)
    seat_rows = [{"match": match.id, "seat": s, "player": p} for s, p in command.players.items()]
    if seat_rows:
        connection.execute(insert(seats), seat_rows)
    if command.entries:
        connection.execute(insert(entries), entry_rows(match.id, 0, command.entries))
    if command.stage is not None:
        row = row_of(stages, command, campaign=match.campaign, match=match.id)
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
        raise stale()
    open_match(connection, command.opening)


def reseat(connection: Connection, command: commands.Reseat) -> None:
    """Update the sitters and the clocks, and note for whom a bot plays."""
    change_one(connection, _at(command.match, command.seen).values(row_of(matches, command)))
    bots = [seat for seat, sitter in enumerate(command.sitters) if sitter.bot]
    left = update(seats).where(seats.c.match == command.match, seats.c.seat.in_(bots))
    connection.execute(left.values(stood_in=True))
    if command.clock is not None:
        set_clocks(connection, {command.match: command.clock})


def leave_lesson(connection: Connection, command: commands.LeaveLesson) -> None:
    """Update what kind of match it is."""
    values = row_of(matches, command, lesson="free")
    change_one(connection, _at(command.match, command.seen).values(values))


def note_hint(connection: Connection, command: commands.NoteHint) -> None:
    """Note the hint with the seat."""
    seat = update(seats).where(seats.c.match == command.match, seats.c.seat == command.seat)
    connection.execute(seat.values(hinted=True))


def ask_take_back(connection: Connection, command: commands.AskTakeBack) -> None:
    """Store the request; one that is sent twice is stored once."""
    request = command.request
    known = _locked_request(connection, command.match, request.revision)
    if known is None:
        _put_request(connection, command.match, request)
    elif (known.seat, known.submit) != (request.seat, request.submit):
        raise commands.AlreadyAsked(message("refused-undo-asked"))


def answer_take_back(connection: Connection, command: commands.AnswerTakeBack) -> None:
    """Add the answer to the request."""
    known = _locked_request(connection, command.match, command.revision)
    _put_request(connection, command.match, command.added_to(known))


def _locked_request(connection: Connection, match: str, revision: int) -> TakeBack | None:
    """The request at this revision, locked against other writers; raises `Stale`."""
    query = select(matches.c.revision, matches.c.take_back).where(matches.c.id == match)
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None or row.revision != revision:
        raise stale()
    return take_back_of(row.take_back, revision)


def _put_request(connection: Connection, match: str, request: TakeBack) -> None:
    change = update(matches).where(matches.c.id == match)
    connection.execute(change.values(take_back=to_builtins(request)))


def lock_player(connection: Connection, player: str) -> None:
    """Lock the player, for whom nobody else opens anything before the end of the transaction."""
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
    """An update of this match, if it is at the revision `seen`."""
    return update(matches).where(matches.c.id == match, matches.c.revision == seen)
