"""Reads matches, their talk, and campaigns."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, or_, select

from quadriga.core import CHANCE, Entry, Seat
from quadriga.house.values import Campaign, Match, StoredMatch, Submit, TalkLine
from quadriga.store.reading.match_rows import MATCHES, match_row
from quadriga.store.schema import campaigns, entries, facts, matches, seats, stages, submits, talk


def database_id(connection: Connection) -> str:
    """The id that this database was given when it was made."""
    query = select(facts.c.value).where(facts.c.name == "id")
    return str(connection.execute(query).scalar_one())


def match(connection: Connection, name: str) -> StoredMatch | None:
    """A match with its players and its log, or None."""
    row = connection.execute(MATCHES.where(matches.c.id == name)).one_or_none()
    if row is None:
        return None
    seat_rows = connection.execute(select(seats).where(seats.c.match == name)).all()
    log = connection.execute(
        select(entries.c.actor, entries.c.text).where(entries.c.match == name).order_by(entries.c.n)
    )
    return StoredMatch(
        match_row(row),
        {row.seat: row.player for row in seat_rows},
        tuple(Entry(CHANCE if actor is None else Seat(actor), text) for actor, text in log),
        frozenset(row.seat for row in seat_rows if row.hinted),
    )


def revision_after(connection: Connection, match: str, submit: Submit) -> int | None:
    """The revision of the match after `submit`; None if it never arrived."""
    query = select(submits.c.revision).where(
        submits.c.match == match, submits.c.player == submit.player, submits.c.id == submit.id
    )
    return connection.execute(query).scalar_one_or_none()


def matches_of(connection: Connection, player: str, most: int = 200) -> Sequence[Match]:
    """The newest `most` matches that `player` owns or sits at, the latest first."""
    sits = select(seats.c.match).where(seats.c.player == player)
    query = MATCHES.where(or_(matches.c.owner == player, matches.c.id.in_(sits)))
    newest = query.order_by(matches.c.updated.desc(), matches.c.id).limit(most)
    return [match_row(row) for row in connection.execute(newest)]


def seats_of(connection: Connection, player: str) -> Mapping[str, set[int]]:
    """The seats of `player`, by match id."""
    query = select(seats.c.match, seats.c.seat).where(seats.c.player == player)
    seats_by_match: dict[str, set[int]] = {}
    for row in connection.execute(query):
        seats_by_match.setdefault(row.match, set()).add(row.seat)
    return seats_by_match


def awaited(connection: Connection, player: str) -> Sequence[Match]:
    """The matches with other people in which `player` is to act, the latest first."""
    others = select(seats.c.match).where(seats.c.player != player)
    query = MATCHES.join(
        seats, (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.to_act)
    ).where(seats.c.player == player, ~matches.c.over, matches.c.id.in_(others))
    newest = query.order_by(matches.c.updated.desc(), matches.c.id)
    rows = [match_row(row) for row in connection.execute(newest)]
    # A bot may be playing the seat for them.
    return [row for row in rows if row.to_act is not None and not row.sitters[row.to_act].bot]


def results_of(connection: Connection, player: str, game: str) -> Sequence[str]:
    """The results of the finished matches of `player` without options.

    Lessons, and matches played on from a position of another one, don't count.
    """
    query = (
        select(matches.c.result, matches.c.options)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.player == player, matches.c.game == game, matches.c.over)
        .where(matches.c.lesson.is_(None), matches.c.played_on.is_(None))
    )
    return [str(result) for result, options in connection.execute(query) if not options]


def finished_games(connection: Connection, player: str) -> frozenset[str]:
    """The games of which `player` has finished a match.

    Lessons count, matches played on from a position of another one don't.
    """
    query = (
        select(matches.c.game)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.player == player, matches.c.over, matches.c.played_on.is_(None))
        .distinct()
    )
    return frozenset(connection.execute(query).scalars())


def campaigns_of(connection: Connection, player: str) -> Sequence[Campaign]:
    """The campaigns of `player`, the latest first."""
    return _campaigns(connection, select(campaigns).where(campaigns.c.player == player))


def campaign(connection: Connection, name: str) -> Campaign | None:
    """The campaign with this id, or None."""
    found = _campaigns(connection, select(campaigns).where(campaigns.c.id == name))
    return found[0] if found else None


def _campaigns(connection: Connection, query: Select[tuple[Any, ...]]) -> Sequence[Campaign]:
    newest = query.order_by(campaigns.c.created.desc(), campaigns.c.id)
    rows = connection.execute(newest).all()
    played: dict[str, list[tuple[str, str | None]]] = {row.id: [] for row in rows}
    stage_query = (
        select(stages.c.campaign, stages.c.match, matches.c.result)
        .join(matches, matches.c.id == stages.c.match)
        .where(stages.c.campaign.in_(list(played)))
        .order_by(stages.c.campaign, stages.c.stage)
    )
    for name, match_name, result in connection.execute(stage_query):
        played[name].append((match_name, result))
    return [
        Campaign(
            row.id,
            row.player,
            row.created,
            tuple(name for name, _ in played[row.id]),
            tuple(result for _, result in played[row.id]),
        )
        for row in rows
    ]


def talk_of(connection: Connection, match: str, first: int = 0) -> Sequence[TalkLine]:
    """The lines said at a match from number `first` on, the oldest first."""
    query = select(talk).where(talk.c.match == match, talk.c.n >= first).order_by(talk.c.n)
    rows = connection.execute(query)
    return [TalkLine(row.n, row.seat, row.reaction, row.text) for row in rows]
