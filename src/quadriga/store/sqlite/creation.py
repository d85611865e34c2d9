"""Makes the tables of an empty database, as all migrations together would: without Alembic."""

from pathlib import Path
from secrets import token_hex

from sqlalchemy import Column, Connection, MetaData, String, Table, insert
from sqlalchemy.exc import DBAPIError

from quadriga.store import failures, schema
from quadriga.store.sqlite.engine import open_engine

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
    engine = open_engine(file)
    try:
        with engine.begin() as connection:
            create(connection)
    except DBAPIError as error:
        raise failures.unavailable(error, str(file)) from error
    finally:
        engine.dispose()
