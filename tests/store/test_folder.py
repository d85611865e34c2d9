import os
import sys
from pathlib import Path

import pytest

from quadriga.core import Unavailable
from quadriga.home import data_folder
from quadriga.store.sqlite.folder import Folder

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def test_an_option_goes_before_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRIGA_DATA", "/somewhere")
    assert data_folder("/else") == Path("/else").absolute()
    assert data_folder() == Path("/somewhere").absolute()


def test_a_folder_of_nobody_is_refused_in_words() -> None:
    with pytest.raises(Unavailable, match="does not exist"):
        data_folder("~nosuchuser/games")


def test_without_either_it_is_the_systems_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QUADRIGA_DATA", raising=False)
    assert data_folder().name.lower() == "quadriga"


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    folder = Folder.claim(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    folder.release()


def test_a_folder_below_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(Unavailable, match=r"cannot be written.*--data FOLDER"):
        Folder.claim(tmp_path / "file" / "data")
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.skipif(IS_ROOT, reason="root may write everywhere")
def test_a_folder_that_is_read_only_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(Unavailable, match="cannot be written"):
        Folder.claim(tmp_path)


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs a read-only file system")
def test_a_file_system_that_takes_no_files_is_refused() -> None:
    with pytest.raises(Unavailable, match="cannot be written"):
        Folder.claim(Path("/proc/quadriga"))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    first = Folder.claim(tmp_path)
    first.announce("http://127.0.0.1:8000/")
    with pytest.raises(Unavailable, match=r"server at http://127.0.0.1:8000/ is using"):
        Folder.claim(tmp_path)
    first.release()
    Folder.claim(tmp_path).release()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_an_address_of_yesterday_is_forgotten(tmp_path: Path) -> None:
    first = Folder.claim(tmp_path)
    first.announce("http://127.0.0.1:8000/")
    first.release()
    second = Folder.claim(tmp_path)
    with pytest.raises(Unavailable, match="server is using"):
        Folder.claim(tmp_path)
    second.release()
