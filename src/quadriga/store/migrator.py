"""Migrates a database to the newest schema with Alembic."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event

from quadriga.core import Unavailable
from quadriga.language import message
from quadriga.store.schema import HEAD
from quadriga.store.sqlite.engine import open_engine, transaction


def configuration() -> Config:
    """Alembic's configuration with the migrations of this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database has not had; `check_known` its version first."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def check_known(version: str, name: str) -> None:
    """Raise `Unavailable` if the database `name` is newer than this program, or too old for it."""
    scripts = ScriptDirectory.from_config(configuration())
    known = {script.revision for script in scripts.walk_revisions()}
    if version not in known:
        older, newer = message("database-older", file=name), message("database-newer", file=name)
        raise Unavailable(older if version < min(known) else newer)


def migrate(file: Path, version: str) -> None:
    """Run the migrations after `version` in one transaction; raises `Unavailable`."""
    check_known(version, str(file))
    engine = open_engine(file)
    # SQLite changes a table by making it anew, which would leave other tables' references dangling.
    event.listen(engine, "connect", _ignore_foreign_keys)
    with transaction(engine, file) as connection:
        upgrade(connection)
        orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        assert not orphans, "a migration has lost rows that others refer to"


def _ignore_foreign_keys(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA foreign_keys = OFF")
