"""Copies of the database file: one state, whole or not there, and put back without a loss."""

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from quadriga.core import Unavailable
from quadriga.store import SqlStore
from quadriga.store.schema import HEAD
from quadriga.store.sqlite.backups import back_up, restore
from quadriga.store.sqlite.folder import Folder
from tests.store.places import in_loop, new_table, opened, opening
from tests.store.test_integrity import OLDEST, database_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copies" / "quadriga.backup"


@pytest.fixture(autouse=True)
def copies(copy: Path) -> None:
    copy.parent.mkdir()


@in_loop
async def keep(folder: Path, *matches: str) -> None:
    """Keep these matches in a data folder."""
    async with opened(folder) as store:
        for match in matches:
            await store.write(opening(match, new_table(match)))


def matches_in(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {name for (name,) in connection.execute("SELECT id FROM matches")}


def without_seal(copy: bytes) -> bytes:
    """A copy as older versions of the program have made it."""
    return copy[: copy.index(b"\nquadriga copy sha256 ")]


def altered(copy: bytes, rng: Random) -> bytes:
    """The copy with some other bytes, or cut off, or longer."""
    bits = bytearray(copy)
    for _ in range(rng.choice((1, 1, 1, 4, 30))):
        bits[rng.randrange(len(bits))] ^= rng.randrange(1, 256)
    end = rng.choice((None, None, None, rng.randrange(len(bits))))
    return bytes(bits[:end]) + rng.randbytes(rng.choice((0, 0, 0, 1, 4096)))


def logs_in(file: Path) -> object:
    """All that was played, to be compared."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT * FROM entries ORDER BY match, n").fetchall()


def assert_private_and_alone(file: Path) -> None:
    """Only its owner may read the file, and nothing stands beside it."""
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.iterdir()) == [file]


@in_loop
async def test_a_copy_has_what_was_committed_and_a_server_goes_on(folder: Path, copy: Path) -> None:
    async with opened(folder) as store:
        await store.write(opening("before", new_table()))
        assert back_up(folder, copy, replace=False) == 1
        await store.write(opening("after", new_table()))
    assert matches_in(copy) == {"before"}
    assert_private_and_alone(copy)


def test_a_file_is_not_written_over_without_being_told(folder: Path, copy: Path) -> None:
    keep(folder, "one")
    copy.write_text("mine")
    with pytest.raises(Unavailable, match="there already"):
        back_up(folder, copy, replace=False)
    assert copy.read_text() == "mine"
    assert back_up(folder, copy, replace=True) == 1
    assert matches_in(copy) == {"one"}


def test_the_database_is_not_written_over_by_its_copy(folder: Path) -> None:
    keep(folder, "one")
    with pytest.raises(Unavailable, match="is the database itself"):
        back_up(folder, folder / Folder.DATABASE, replace=True)


def test_a_copy_that_fails_leaves_nothing_and_what_was_there(folder: Path, copy: Path) -> None:
    keep(folder, *(f"match{number}" for number in range(40)))
    file = folder / Folder.DATABASE
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    copy.write_text("mine")
    with pytest.raises(Unavailable, match="damaged"):
        back_up(folder, copy, replace=True)
    assert copy.read_text() == "mine"
    assert list(copy.parent.iterdir()) == [copy]


@pytest.mark.parametrize(
    ("name", "words"),
    [("", "is a folder"), ("missing/quadriga.backup", "No such file or directory")],
)
def test_a_place_for_no_copy(folder: Path, copy: Path, name: str, words: str) -> None:
    asyncio.run(SqlStore.open(folder)._database.close())
    with pytest.raises(Unavailable, match=words):
        back_up(folder, copy.parent / name, replace=False)


def test_nothing_to_copy(folder: Path, copy: Path) -> None:
    with pytest.raises(Unavailable, match="no database in the data folder"):
        back_up(folder, copy, replace=False)
    assert not folder.exists()


def test_put_back_and_what_was_there_is_kept(folder: Path, copy: Path) -> None:
    keep(folder, "old")
    back_up(folder, copy, replace=False)
    keep(folder, "new")
    restored = restore(copy, folder)
    assert restored.matches == 1
    assert restored.kept is not None
    assert matches_in(restored.kept / Folder.DATABASE) == {"old", "new"}
    assert matches_in(folder / Folder.DATABASE) == matches_in(copy) == {"old"}


@in_loop
async def test_what_a_killed_server_had_in_its_log_is_kept_and_not_mixed_in(
    tmp_path: Path, folder: Path, copy: Path
) -> None:
    async with opened(folder) as store:
        await store.write(opening("old", new_table()))
        back_up(folder, copy, replace=False)
        await store.write(opening("new", new_table()))
        killed = tmp_path / "killed"
        shutil.copytree(folder, killed)
    assert (killed / f"{Folder.DATABASE}-wal").stat().st_size > 0
    kept = restore(copy, killed).kept
    assert kept is not None
    assert matches_in(killed / Folder.DATABASE) == {"old"}
    assert matches_in(kept / Folder.DATABASE) == {"old", "new"}


def test_a_damaged_database_is_set_aside_as_it_is(folder: Path, copy: Path) -> None:
    keep(folder, "one")
    back_up(folder, copy, replace=False)
    (folder / Folder.DATABASE).write_bytes(b"nonsense" * 1000)
    kept = restore(copy, folder).kept
    assert kept is not None
    assert (kept / Folder.DATABASE).read_bytes() == b"nonsense" * 1000
    assert matches_in(folder / Folder.DATABASE) == {"one"}


def test_into_a_new_folder(folder: Path, copy: Path) -> None:
    keep(folder, "one")
    back_up(folder, copy, replace=False)
    assert restore(copy, folder.with_name("other")).kept is None
    assert matches_in(folder.with_name("other") / Folder.DATABASE) == {"one"}


@in_loop
async def test_not_under_a_server_that_uses_the_folder(folder: Path, copy: Path) -> None:
    async with opened(folder) as store:
        store.announce("http://127.0.0.1:8000/")
        back_up(folder, copy, replace=False)
        with pytest.raises(Unavailable, match=r"server at http://127.0.0.1:8000/ is using"):
            restore(copy, folder)


def test_a_copy_that_cannot_be_used_changes_nothing(folder: Path, copy: Path) -> None:
    keep(folder, *(f"match{number}" for number in range(40)))
    before = (folder / Folder.DATABASE).read_bytes()
    back_up(folder, copy, replace=False)
    whole = copy.read_bytes()

    def refused(words: str) -> None:
        with pytest.raises(Unavailable, match=words):
            restore(copy, folder)
        assert (folder / Folder.DATABASE).read_bytes() == before
        assert not list(folder.glob("before-*"))

    copy.write_bytes(whole[: len(whole) // 2])
    refused("damaged")
    copy.write_bytes(b"a diary" * 1000)
    refused("is not a database")
    copy.unlink()
    refused("No such file or directory")
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    refused("of another program")
    copy.write_bytes(without_seal(whole))
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    refused("newer version of Quadriga")


def test_no_altered_copy_is_put_back(folder: Path, copy: Path) -> None:
    keep(folder, *(f"match{number}" for number in range(10)))
    back_up(folder, copy, replace=False)
    whole, rng = copy.read_bytes(), Random(38)
    for number in range(150):
        copy.write_bytes(altered(whole, rng))
        with pytest.raises(Unavailable):
            restore(copy, folder.with_name(f"other{number}"))
        assert not folder.with_name(f"other{number}").exists()
    copy.write_bytes(whole)
    assert restore(copy, folder).sealed


def test_a_copy_without_a_checksum_is_put_back_if_all_of_it_fits(folder: Path, copy: Path) -> None:
    keep(folder, *(f"match{number}" for number in range(10)))
    back_up(folder, copy, replace=False)
    plain, logs, rng = without_seal(copy.read_bytes()), logs_in(copy), Random(8)
    copy.write_bytes(plain)
    assert restore(copy, folder)[::2] == (10, False)
    assert logs_in(folder / Folder.DATABASE) == logs
    refused = 0
    for number in range(100):
        copy.write_bytes(altered(plain, rng))
        try:
            restored = restore(copy, folder.with_name(f"other{number}"))
        except Unavailable:
            refused += 1
        else:
            assert not restored.sealed
            assert restored.matches == 10
    assert refused > 30


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE players SET name = CAST(x'ff' AS TEXT)",
        "UPDATE matches SET sitters = '[{'",
        "DELETE FROM matches",
    ],
)
def test_without_a_checksum_it_is_checked_as_closely_as_can_be(
    folder: Path, copy: Path, change: str
) -> None:
    keep(folder, "one")
    back_up(folder, copy, replace=False)
    copy.write_bytes(without_seal(copy.read_bytes()))
    with closing(sqlite3.connect(copy)) as connection:
        connection.executescript(change)
    with pytest.raises(Unavailable, match=r"damaged|Could not decode"):
        restore(copy, folder)


def test_a_broken_seal_is_no_copy_without_a_checksum(folder: Path, copy: Path) -> None:
    keep(folder, "one")
    back_up(folder, copy, replace=False)
    copy.write_bytes(copy.read_bytes().replace(b"sha256", b"sha257"))
    with pytest.raises(Unavailable, match="damaged"):
        restore(copy, folder)


@in_loop
async def test_a_copy_is_a_database_like_any_other(folder: Path, copy: Path) -> None:
    """Who puts it in place by hand plays on: SQLite takes no notice of the seal."""
    await asyncio.to_thread(keep, folder, "one")
    back_up(folder, copy, replace=False)
    shutil.copy(copy, folder / Folder.DATABASE)
    async with opened(folder) as store:
        for number in range(40):
            await store.write(opening(f"match{number}", new_table()))
    back_up(folder, copy, replace=True)
    assert len(matches_in(copy)) == 41


def test_a_copy_of_an_older_version_is_migrated_by_the_server(folder: Path, copy: Path) -> None:
    database_of(copy, OLDEST)
    restore(copy, folder)
    asyncio.run(SqlStore.open(folder)._database.close())
    with closing(sqlite3.connect(folder / Folder.DATABASE)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)


def test_a_copy_of_a_version_that_is_too_old_changes_nothing(folder: Path, copy: Path) -> None:
    keep(folder, "one")
    database_of(copy, "0011")
    with pytest.raises(Unavailable, match="too old"):
        restore(copy, folder)
    assert matches_in(folder / Folder.DATABASE) == {"one"}
