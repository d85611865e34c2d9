"""Writes the `Advance` commands of many matches with few statements."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from quadriga.core import Refusal
from quadriga.house.commands import Advance
from quadriga.store.schema import entries, matches, submits
from quadriga.store.writing.clocks import set_clocks
from quadriga.store.writing.matches import entry_rows
from quadriga.store.writing.rows import Row, row_of, stale

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
# Locks the rows until the commit, in one order, so that no two servers wait for each other.
_REVISIONS = (
    select(matches.c.id, matches.c.revision)
    .where(matches.c.id.in_(bindparam("names", expanding=True)))
    .order_by(matches.c.id)
    .with_for_update()
)


def advance(connection: Connection, jobs: Sequence[Advance]) -> Mapping[str, Refusal]:
    """Write the jobs, at most one for each match; returns `Stale` for those that come too late."""
    revisions = _revisions(connection, [job.match for job in jobs])
    late = {job.match: stale() for job in jobs if revisions.get(job.match) != job.seen}
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
    ids = [
        row_of(submits, job.submit, match=job.match, revision=job.revision)
        for job in good
        if job.submit is not None
    ]
    if ids:
        connection.execute(_ADD_SUBMITS, ids)
    return late


def _revisions(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    found = connection.execute(_REVISIONS, {"names": names})
    return {row.id: row.revision for row in found}


def _changed(job: Advance) -> Row:
    changed = row_of(matches, job)
    return {"of": job.match, **{f"new_{name}": value for name, value in changed.items()}}
