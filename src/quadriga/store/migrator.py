"""Migrates a database to the newest schema with Alembic."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError

from quadriga.core import Unavailable
from quadriga.language import message
from quadriga.store import failures
from quadriga.store.schema import HEAD
from quadriga.store.sqlite.engine import open_engine


def configuration() -> Config:
    """The configuration of Alembic, with the migrations of this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(connection: Connection, version: str | None, name: str) -> None:
    """Run the migrations after `version`; raises `Unavailable` if a newer program has run more.

    The database is called `name` in that message.
    """
    check_known(version, name)
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def check_known(version: str | None, name: str) -> None:
    """Raise `Unavailable` if a newer program has made `version` of the database `name`."""
    scripts = ScriptDirectory.from_config(configuration())
    known = {script.revision for script in scripts.walk_revisions()}
    if version is not None and version not in known:
        raise Unavailable(message("database-newer", file=name))


def migrate(file: Path, version: str | None) -> None:
    """Run the migrations after `version` in one transaction; raises `Unavailable`."""
    engine = migration_engine(file)
    try:
        with engine.begin() as connection:
            upgrade(connection, version, str(file))
            orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
            assert not orphans, "a migration has lost rows that others refer to"
    except DBAPIError as error:
        raise failures.unavailable(error, str(file)) from error
    finally:
        engine.dispose()


def migration_engine(file: Path) -> Engine:
    """An engine on `file` that does not enforce foreign keys.

    SQLite changes a table by making it anew, and would take the old one's rows from under those
    that refer to them.
    """
    engine = open_engine(file)
    event.listen(engine, "connect", _ignore_foreign_keys)
    return engine


def _ignore_foreign_keys(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA foreign_keys = OFF")
