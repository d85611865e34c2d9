"""Makes the newest schema in an empty database, without Alembic."""

from pathlib import Path
from secrets import token_hex

from sqlalchemy import Column, Connection, MetaData, String, Table, insert

from quadriga.store import schema
from quadriga.store.sqlite.engine import open_engine, transaction

_versions = Table(
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)


def create(connection: Connection) -> None:
    """Make the newest schema in an empty database."""
    schema.metadata.create_all(connection)
    _versions.create(connection)
    connection.execute(insert(_versions), {"version_num": schema.HEAD})
    connection.execute(insert(schema.facts), {"name": "id", "value": token_hex(4)})


def create_file(file: Path) -> None:
    """Make the database `file` in one transaction; raises `Unavailable`."""
    with transaction(open_engine(file), file) as connection:
        create(connection)
