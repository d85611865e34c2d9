"""Writes the `Advance` jobs of many matches with few statements."""

from collections.abc import Mapping, Sequence

from msgspec import to_builtins
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from quadriga.core import Refusal, Stale
from quadriga.house.commands import Advance
from quadriga.house.values import Submit
from quadriga.language import message
from quadriga.store.schema import entries, matches, submits
from quadriga.store.writing.clocks import set_clocks
from quadriga.store.writing.matches import Row, entry_rows

_UPDATE = (
    update(matches)
    .where(matches.c.id == bindparam("of"))
    .values(
        {
            column: bindparam(f"new_{column}")
            for column in ("updated", "revision", "over", "result", "to_act", "headline")
        }
    )
)
_DROP = delete(entries).where(entries.c.match == bindparam("of"), entries.c.n >= bindparam("kept"))
_ADD_ENTRIES = insert(entries)
_ADD_SUBMITS = insert(submits)
# Locks the rows until the commit where several servers write at once.
# In one order, so that no two servers wait for each other.
_REVISIONS = (
    select(matches.c.id, matches.c.revision)
    .where(matches.c.id.in_(bindparam("names", expanding=True)))
    .order_by(matches.c.id)
    .with_for_update()
)


def advance(connection: Connection, jobs: Sequence[Advance]) -> Mapping[str, Refusal]:
    """Write the jobs, at most one for each match; returns `Stale` for those that came too late."""
    revisions = _revisions(connection, [job.match for job in jobs])
    late = {job.match: _stale() for job in jobs if revisions.get(job.match) != job.seen}
    good = [job for job in jobs if job.match not in late]
    if good:
        connection.execute(_UPDATE, [_changed(job) for job in good])
    taken_back = [{"of": job.match, "kept": job.kept} for job in good if job.takes_back]
    if taken_back:
        connection.execute(_DROP, taken_back)
    set_clocks(connection, {job.match: job.clock for job in good if job.clock is not None})
    rows = [row for job in good for row in entry_rows(job.match, job.kept, job.entries)]
    if rows:
        connection.execute(_ADD_ENTRIES, rows)
    ids = [_submit_row(job, job.submit) for job in good if job.submit is not None]
    if ids:
        connection.execute(_ADD_SUBMITS, ids)
    return late


def _revisions(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    found = connection.execute(_REVISIONS, {"names": names})
    return {row.id: row.revision for row in found}


def _changed(job: Advance) -> Row:
    return {
        "of": job.match,
        "new_updated": job.updated,
        "new_revision": job.revision,
        "new_over": job.over,
        "new_result": job.result,
        "new_to_act": job.to_act,
        "new_headline": to_builtins(job.headline),
    }


def _submit_row(job: Advance, submit: Submit) -> Row:
    return {
        "match": job.match,
        "player": submit.player,
        "id": submit.id,
        "revision": job.revision,
    }


def _stale() -> Refusal:
    return Stale(message("refused-stale"))
