"""The oldest schema that is still migrated; `tests/store/revision_0012.sql` has all of it.

New databases are made without it, from `store.schema`.
"""

from collections.abc import Sequence

revision: str = "0012"
down_revision: str | None = None
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    raise NotImplementedError("no database is older than this revision")
