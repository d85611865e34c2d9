"""Other users of the machine can read nothing that the program keeps for a person."""

import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga.home import make_private
from quadriga.kit import files
from quadriga.store.sqlite import creation
from quadriga.store.sqlite.backups import back_up, restore
from quadriga.store.sqlite.engine import open_engine
from quadriga.store.sqlite.folder import Folder
from quadriga.store.sqlite.integrity import prepare
from tests.store.places import in_loop, new_table, opened, opening
from tests.terminal.running import run

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions"),
]

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
NOBODY = 65534


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """A user whose new files everybody may read and write, unless a program sees to it."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def data() -> Iterator[Path]:
    """A data folder to be made where everybody may look."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        yield Path(made) / "data"


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def everything(folder: Path) -> list[Path]:
    return [folder, *folder.rglob("*")]


def assert_private(folder: Path, *names: str) -> None:
    """The folder and everything in it is closed to others, these files among it."""
    for name in names:
        assert (folder / name).is_file(), name
    modes = {str(path): oct(mode_of(path)) for path in everything(folder)}
    wanted = {str(path): "0o700" if path.is_dir() else "0o600" for path in everything(folder)}
    assert modes == wanted


def open_to_all(folder: Path) -> None:
    """As older versions of the program have left a data folder."""
    for path in everything(folder):
        path.chmod(0o755 if path.is_dir() else 0o644)


@in_loop
async def test_what_a_server_keeps_is_private(data: Path) -> None:
    async with opened(data) as store:
        store.announce("http://127.0.0.1:8000/")
        await store.write(opening("one", new_table()))
        name = Folder.DATABASE
        assert_private(data, name, f"{name}-wal", f"{name}-shm", "lock")


def test_it_is_private_from_its_first_moment(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = []

    def watched(file: Path) -> object:
        before.append((mode_of(file.parent), mode_of(file)))
        return open_engine(file)

    monkeypatch.setattr(creation, "open_engine", watched)
    Folder.claim(data).release()
    prepare(data / Folder.DATABASE)
    assert before == [(0o700, 0o600)]


@in_loop
async def test_what_an_older_version_has_left_open_is_closed(data: Path) -> None:
    name = Folder.DATABASE
    async with opened(data) as store:
        await store.write(opening("one", new_table()))
        left = {file: file.read_bytes() for file in everything(data) if file.is_file()}
    for file, content in left.items():  # with the log of a server that was killed
        file.write_bytes(content)
    run("play", "imperator", "--data", str(data), typed=["quit"])
    (data / "before-restore-20260101").mkdir()
    (data / "before-restore-20260101" / name).write_bytes(b"old")
    open_to_all(data)
    async with opened(data) as store:
        await store.write(opening("two", new_table()))
        assert_private(data, name, f"{name}-wal", f"{name}-shm", "lock", "terminal/imperator.lock")


@pytest.mark.skipif(not IS_ROOT, reason="only root may act for another user")
@in_loop
async def test_another_user_reads_no_secret_of_a_running_match(data: Path) -> None:
    def read(file: Path) -> int:
        return subprocess.run(
            ["cat", file], user=NOBODY, group=NOBODY, extra_groups=[], capture_output=True
        ).returncode

    data.parent.joinpath("open").write_text("anybody may read this")
    assert read(data.parent / "open") == 0
    async with opened(data) as store:
        await store.write(opening("one", new_table()))
        for file in everything(data)[1:]:
            assert read(file) != 0, file


def test_copies_and_what_was_before_them_are_private(data: Path) -> None:
    Folder.claim(data).release()
    prepare(data / Folder.DATABASE)
    copy = data.parent / "copy"
    back_up(data, copy, replace=False)
    assert mode_of(copy) == 0o600
    open_to_all(data)
    restored = restore(copy, data)
    assert restored.kept is not None
    assert_private(data, Folder.DATABASE, f"{restored.kept.name}/{Folder.DATABASE}")


def test_games_of_the_terminal_and_their_records_are_private(data: Path) -> None:
    record = data.parent / "game.txt"
    for _ in range(2):
        played = run(
            *("play", "imperator", "--data", str(data), "--record", str(record)),
            typed=["1", "quit"],
        )
        assert (played.status, played.err) == (0, "")
        assert "Other users" not in played.out
        assert_private(data, "terminal/imperator.record", "terminal/imperator.lock")
        assert mode_of(record) == 0o600
        open_to_all(data)
        record.chmod(0o644)


def test_a_database_elsewhere_is_closed_through_its_link(data: Path) -> None:
    elsewhere = data.parent / "elsewhere.sqlite3"
    prepare(elsewhere)
    elsewhere.chmod(0o644)
    Folder.claim(data).release()
    (data / Folder.DATABASE).symlink_to(elsewhere)
    prepare(data / Folder.DATABASE)
    assert mode_of(elsewhere) == 0o600


def test_a_folder_with_files_of_others_is_left_and_named(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """`--data ~` closes nobody's home, and a link leads to nothing that is closed."""
    data.mkdir(0o755)
    (data / "diary").write_text("mine")
    (data / "terminal").symlink_to(data.parent)
    Folder.claim(data).release()
    assert f"other users of this machine can access {data}: " in caplog.text
    assert "lock" not in caplog.text
    assert [mode_of(path) for path in (data.parent, data, data / "diary")] == [0o755, 0o755, 0o666]
    assert mode_of(data / "lock") == 0o600


def test_where_it_cannot_be_set_the_program_says_so_and_goes_on(
    data: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a disk without permissions."""
    Folder.claim(data).release()
    open_to_all(data)
    monkeypatch.setattr(Path, "chmod", lambda *_: None)
    Folder.claim(data).release()
    assert f"other users of this machine can access {data}, {data / 'lock'}: " in caplog.text
    played = run("play", "imperator", "--data", str(data), typed=["quit"])
    assert (played.status, played.err) == (0, "")
    assert f"Other users of this machine can access {data} and {data / 'lock'}." in played.out


def test_what_vanishes_meanwhile_is_nobodys_trouble(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Folder.claim(data).release()
    close = files.close_to_others

    def late(path: Path) -> bool:
        if path.is_file():
            path.unlink()
        return close(path)

    monkeypatch.setattr(files, "close_to_others", late)
    assert make_private(data) == []
