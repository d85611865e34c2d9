"""The program from outside: messages and exit codes."""

import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from quadriga.store.sqlite.integrity import prepare
from quadriga.version import current
from tests.server.clients import Browser, Server

pytestmark = pytest.mark.slow


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "quadriga", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=60)


def refused(*arguments: str) -> str:
    """What the program says when it refuses: one line, no traceback, exit code 2."""
    done = run(*arguments)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("quadriga: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_help_and_version() -> None:
    done = run("--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "serve" in done.stdout
    done = run("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"quadriga {current()}\n"


def test_help_loads_nothing_heavy() -> None:
    heavy = (
        *("litestar", "sqlalchemy", "uvicorn", "alembic", "rich", "asyncio"),
        *("fluent", "babel"),
    )
    code = (
        "import sys\nfrom quadriga.cli import main\ntry:\n    main(['--help'])\n"
        f"except SystemExit:\n    print([name for name in {heavy!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("conquer",),
        ("serve", "--port", "many"),
        ("serve", "--port", "70000"),
        ("serve", "--port", "-1"),
        ("serve", "--pace", "quick"),
        ("serve", "--pace", "-1"),
        ("serve", "--pace", "nan"),
        ("serve", "--hint-playouts", "0"),
        ("serve", "more"),
    ],
)
def test_wrong_usage(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert "usage: quadriga" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        message = refused("serve", "--port", str(port), "--data", str(tmp_path))
    assert f"Port {port} is in use" in message
    assert list(tmp_path.iterdir()) == []


def test_a_host_that_is_not_ours(tmp_path: Path) -> None:
    message = refused("serve", "--host", "192.0.2.1", "--data", str(tmp_path))
    assert "192.0.2.1" in message
    message = refused("serve", "--host", "not a host", "--data", str(tmp_path))
    assert "not a host" in message


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    message = refused("serve", "--port", "0", "--data", str(tmp_path / "file"))
    assert "cannot be written" in message
    assert "--data" in message


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "quadriga.sqlite3"
    file.write_bytes(b"diary " * 1000)
    assert "is not a database" in refused("serve", "--port", "0", "--data", str(tmp_path))
    assert file.read_bytes() == b"diary " * 1000


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "quadriga.sqlite3"
    prepare(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "newer version" in refused("serve", "--port", "0", "--data", str(tmp_path))


def test_two_servers_on_one_folder(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        message = refused("serve", "--port", "0", "--data", str(tmp_path))
        assert f"server at {server.address}/ is using" in message


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_cleanly(tmp_path: Path, name: signal.Signals) -> None:
    server = Server(tmp_path)
    with Browser(server) as browser, browser.sit(browser.open_match()) as chair:
        chair.hear()
        server.process.send(name)
        assert server.end() == ""
    assert server.process.status == 0
    assert not (tmp_path / "quadriga.sqlite3-wal").exists()


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--public-url", "games.example.org", "is not a public address: begin it with https://"),
        ("--trusted-proxy", "proxy.example.org", "is not the address of a proxy"),
        ("--limit", "opening=many", "is not a limit: write how many at once"),
        ("--limit", "openings=1/2", "the limits are opening, writing,"),
    ],
)
def test_an_option_for_operators_says_what_is_wrong(option: str, value: str, words: str) -> None:
    done = run("serve", option, value)
    assert done.returncode == 2
    assert words in done.stderr
