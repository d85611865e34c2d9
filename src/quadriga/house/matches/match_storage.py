"""Rooms as a store keeps them: what to write for a new one or a change, and loading them again."""

from quadriga.core import CHANCE, AnyGame, Refusal, Unavailable
from quadriga.core.verification import why_not
from quadriga.games import make
from quadriga.house.commands import Advance, LeaveLesson, Reseat
from quadriga.house.matches.room import Room
from quadriga.house.notices.news import MAX_PLAYED_CHARACTERS, Played
from quadriga.house.rendering.common_prefix import common_length
from quadriga.house.values import Match, StoredMatch, Submit
from quadriga.language import message
from quadriga.table import Table


def stored_match(room: Room, moment: str) -> Match:
    """What a store keeps of a new room."""
    table = room.table
    return Match(
        id=room.id,
        owner=room.owner,
        setup=table.game.setup,
        rules=table.game.rules,
        sitters=table.sitters,
        created=moment,
        updated=moment,
        revision=table.revision,
        over=room.over,
        result=room.result,
        to_act=room.to_act,
        headline=room.headline,
        components=table.game.fingerprint,
        campaign=room.campaign,
        secret=room.secret,
        clock=room.clock,
        lesson=room.lesson,
        daily=room.daily,
        deal=room.deal,
        played_on=room.played_on,
        hints=room.hints,
    )


def change_command(
    before: Room, after: Room, submit: Submit | None, moment: str
) -> Advance | LeaveLesson | Reseat:
    """The command that brings a match from `before` to `after`, by what `submit` names."""
    table = after.table
    seen, revision = before.table.revision, table.revision
    if before.lesson != after.lesson:
        return LeaveLesson(after.id, seen, revision, moment)
    if before.table.sitters == after.table.sitters:
        return _advance(before, after, submit, moment)
    return Reseat(after.id, seen, revision, table.sitters, moment, after.clock)


def _advance(before: Room, after: Room, submit: Submit | None, moment: str) -> Advance:
    """The command that writes what was played between `before` and `after`."""
    old, new = before.table.log, after.table.log
    kept = common_length(old, new)
    table = after.table
    return Advance(
        match=after.id,
        seen=before.table.revision,
        revision=table.revision,
        kept=kept,
        takes_back=kept < len(old),
        entries=new[kept:],
        over=after.over,
        result=after.result,
        to_act=after.to_act,
        headline=after.headline,
        updated=moment,
        submit=submit,
        clock=after.clock,
    )


def news_of(before: Room, after: Room) -> Played | None:
    """What other servers need to follow to `after`; None if they have to read the match again."""
    old, new = before.table, after.table
    entries = new.log[len(old.log) :]
    is_all = new.log[: len(old.log)] == old.log and new.sitters == old.sitters
    is_all = is_all and (before.given_up, before.lesson) == (after.given_up, after.lesson)
    if not is_all or sum(len(entry.text) for entry in entries) > MAX_PLAYED_CHARACTERS:
        return None
    sent = ((None if entry.actor is CHANCE else int(entry.actor), entry.text) for entry in entries)
    return Played(old.revision, tuple(sent), after.clock)


def restored(found: StoredMatch, known: Table | None = None) -> Room:
    """The room of a stored match; raises `Unavailable` if it can't be replayed.

    `known` is an earlier table of it, whose position needn't be worked out again.
    """
    row = found.match
    table = _resumed(found, known)
    return Room(
        id=row.id,
        owner=row.owner,
        players=found.players,
        campaign=row.campaign,
        table=table,
        given_up=row.over and not table.over,
        secret=row.secret,
        rematch=row.rematch,
        clock=row.clock,
        lesson=row.lesson,
        daily=row.daily,
        deal=row.deal,
        played_on=row.played_on,
        hints=row.hints,
        hinted=found.hinted,
        take_back=row.request,
    )


def _resumed(found: StoredMatch, known: Table | None) -> Table:
    row = found.match
    try:
        if known is not None and found.entries[: len(known.log)] == known.log:
            return known.extended(row.sitters, found.entries[len(known.log) :], row.revision)
        game = make(row.setup)
        if row.rules > game.rules:
            raise Unavailable(message("match-newer"))
        return _replayed(game, found)
    except Refusal as refusal:
        reason = message("match-cannot-be-shown", reason=refusal.message)
        raise Unavailable(reason, refusal.part) from refusal


def _replayed(game: AnyGame, found: StoredMatch) -> Table:
    row = found.match
    try:
        return Table.resume(game, row.sitters, found.entries, row.revision)
    except Refusal as refusal:
        reason = why_not(game, row.components, refusal.message)
        raise Unavailable(reason, refusal.part) from refusal
