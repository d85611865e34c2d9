import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from quadriga.core import Unavailable
from quadriga.games import make
from quadriga.house.values import Clock, Invitation, Player, TimeLimit
from quadriga.store import SqlStore
from quadriga.store.failures import unavailable
from quadriga.store.migrator import configuration
from quadriga.store.schema import HEAD, metadata
from quadriga.store.sqlite.integrity import prepare
from quadriga.table import Table
from tests.store.places import in_loop, new_table, opened, opening

OLDEST = "0012"
"""The version of the oldest databases that are still migrated."""

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "quadriga.sqlite3"


def refused(file: Path, words: str) -> None:
    """The file is refused with these words, and stays as it is."""
    before = file.read_bytes()
    with pytest.raises(Unavailable, match=words) as caught:
        prepare(file)
    assert str(file) in str(caught.value)
    assert file.read_bytes() == before


def schema_of(file: Path) -> dict[str, object]:
    """All tables and indices of a database, and what it knows of itself."""
    with closing(sqlite3.connect(file)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
        columns = {name: sorted(_columns(connection, name)) for name in tables}
        facts = connection.execute("SELECT name FROM facts").fetchall()
        versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    return {"columns": columns, "facts": facts, "versions": versions}


def _columns(connection: sqlite3.Connection, table: str) -> list[tuple[object, ...]]:
    """Name, type, whether it may be nothing, and the place in the primary key, of each column."""
    found = connection.execute("SELECT * FROM pragma_table_info(?)", (table,))
    return [(name, kind, required, key) for _, name, kind, required, _, key in found]


def test_a_new_database_is_what_the_migrations_lead_to(file: Path, tmp_path: Path) -> None:
    migrated = tmp_path / "migrated.sqlite3"
    database_of(migrated, OLDEST)
    prepare(migrated)
    prepare(file)
    assert schema_of(file) == schema_of(migrated)
    for made in (file, migrated):
        engine = create_engine(f"sqlite:///{made}")
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        engine.dispose()


def database_of(file: Path, version: str, *statements: str) -> None:
    """The database that the program made at commit c2c07367, as if of this version, and more rows.

    It has a match of two people with a clock, a campaign with a stage, a lobby, and talk.
    """
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((Path(__file__).parent / "revision_0012.sql").read_text("utf-8"))
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        for statement in statements:
            connection.execute(statement)
        connection.commit()


@in_loop
async def test_a_database_of_the_oldest_version_is_migrated_whole(
    tmp_path: Path, file: Path
) -> None:
    database_of(file, OLDEST)
    async with SqlStore.open(tmp_path) as store:
        assert store.id == "0123abcd"
        assert await store.player_by_hash("hash") == Player("owner", "Livia")
        match, lobby = await store.match("shared"), await store.lobby("lobby")
        assert match is not None
        assert match.players == {0: "owner", 1: "guest"}
        assert [entry.text for entry in match.entries][2:] == ["place t01 0,-1 r0"]
        assert (match.match.revision, match.match.hints, match.match.request) == (1, True, None)
        limit = TimeLimit("turn", 60)
        assert match.match.clock == Clock(limit, (60.0, 60.0), 1_800_000_000.0, ())
        assert [row.id for row in await store.matches_of("owner")] == ["shared", "stage"]
        assert [row.matches for row in await store.campaigns_of("owner")] == [("stage",)]
        assert lobby is not None
        assert [seat.name for seat in lobby.seats] == ["Livia", "Gaius", ""]
        assert await store.invitation("code") == Invitation("code", "lobby", "join")
        assert [line.text for line in await store.talk_of("shared")] == ["Ave!"]
        table = Table.resume(
            make(match.match.setup), match.match.sitters, match.entries, match.match.revision
        )
        assert table.to_act == match.match.to_act


@pytest.mark.parametrize("version", ["0001", "0011"])
def test_a_database_that_is_too_old_is_refused(file: Path, version: str) -> None:
    database_of(file, version)
    refused(file, "too old.*left as it is: start a version from in between")


@in_loop
async def test_matches_from_before_keep_their_hints_and_lobbies_have_none(
    tmp_path: Path, file: Path
) -> None:
    headline = """{"title": {"id": "given-up"}, "scores": []}"""
    database_of(
        file,
        OLDEST,
        "INSERT INTO players VALUES ('me', 'Livia'), ('you', 'Gaius')",
        "INSERT INTO matches (id, owner, game, seats, variant, options, rules, sitters, created, "
        "updated, revision, over, headline) VALUES ('m', 'me', 'all_roads', 2, 'standard', '{}', "
        f"1, '[]', '', '', 0, 0, '{headline}')",
        "INSERT INTO seats (match, seat, player) VALUES ('m', 0, 'me'), ('m', 1, 'you')",
        "INSERT INTO lobbies (id, owner, game, seats, variant, options, public, locked, revision, "
        "updated) VALUES ('l', 'me', 'all_roads', 2, 'standard', '{}', 0, 0, 0, '')",
        "INSERT INTO invitations VALUES ('l code', 'l', 'join')",
    )
    async with SqlStore.open(tmp_path) as store:
        match, lobby = await store.match("m"), await store.lobby("l")
        assert match is not None
        assert lobby is not None
        assert (match.match.hints, match.hinted, lobby.hints) == (True, frozenset(), False)


def test_the_newest_migration_is_the_one_we_name() -> None:
    assert ScriptDirectory.from_config(configuration()).get_base() == OLDEST
    assert ScriptDirectory.from_config(configuration()).get_current_head() == HEAD


def test_a_second_start_changes_nothing(file: Path) -> None:
    prepare(file)
    before = file.read_bytes()
    prepare(file)
    assert file.read_bytes() == before


def test_an_empty_file_becomes_a_database(file: Path) -> None:
    file.touch()
    prepare(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_migration_that_fails_leaves_nothing_behind(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("CREATE TABLE seats (mine INTEGER)")
        connection.commit()
    with pytest.raises(Unavailable, match="already exists"):
        prepare(file)
    with closing(sqlite3.connect(file)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert names == {"alembic_version", "seats"}


@pytest.mark.parametrize("content", [b"hello, I am a diary" * 400, b"\x00" * 8192, b"x", b"S"])
def test_a_file_that_is_no_database_is_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    refused(file, "is not a database.*left as it is")


@pytest.mark.skipif(IS_ROOT, reason="root may write everywhere")
def test_a_file_that_is_read_only_is_refused(file: Path) -> None:
    prepare(file)
    file.chmod(0o400)
    refused(file, "cannot be written")


def test_a_folder_in_its_place_is_refused(file: Path) -> None:
    file.mkdir()
    with pytest.raises(Unavailable, match=r"(?i)cannot be opened|cannot be read"):
        prepare(file)


def test_a_database_of_another_program_is_refused(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    refused(file, "of another program")


def test_a_database_of_a_newer_version_is_refused(file: Path) -> None:
    prepare(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    refused(file, "newer version of Quadriga.*update")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("SQLITE_IOERR_WRITE", "the disk reports an error"),
        ("SQLITE_BUSY_TIMEOUT", "locked"),
        ("SQLITE_FULL", "full"),
        ("SQLITE_MISMATCH", "no idea"),
    ],
)
def test_a_failure_is_told_by_its_kind(name: str, words: str) -> None:
    error = sqlite3.OperationalError("no idea")
    error.sqlite_errorname = name
    assert words in str(unavailable(error, "games.sqlite3"))


@in_loop
async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for number in range(40):
            await store.write(opening(f"match{number}", new_table(str(number))))
    file = tmp_path / "quadriga.sqlite3"
    data = bytearray(file.read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = b"\xee" * 200
    file.write_bytes(data)
    refused(file, "is damaged.*left as it is")


@in_loop
async def test_a_database_that_was_cut_short_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for number in range(40):
            await store.write(opening(f"match{number}", new_table(str(number))))
    file = tmp_path / "quadriga.sqlite3"
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])
    refused(file, "is damaged")
