"""Where others find a server: on its own computer, in a house, by a public address."""

import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest

from quadriga.core import Unavailable
from quadriga.server.guard.origin import is_local_name
from quadriga.server.uvicorn import reach
from quadriga.server.uvicorn.reach import Reach
from tests.server import network
from tests.server.clients import Browser, Server
from tests.server.network_visit import LOBBY

MAX_WAIT = 300
"""Seconds after which what runs in a house hangs."""


def has(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Lets the machine have these addresses."""
    monkeypatch.setattr(reach, "own_addresses", lambda: iter(map(ip_address, addresses)))


def test_only_this_computer_finds_a_server_on_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    has(monkeypatch, "192.168.7.5")
    for host, address in (("127.0.0.1", "http://127.0.0.1:8000/"), ("::1", "http://[::1]:8000/")):
        local = Reach(host, 8000)
        assert (local.is_open, [*local.addresses()]) == (False, [])
        assert local.local_address() == address


def test_a_server_on_all_interfaces_is_found_at_each_of_its_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    has(monkeypatch, "192.168.7.5", "10.8.0.2", "fd00::2")
    everywhere = Reach("0.0.0.0", 8000)
    assert everywhere.is_open
    assert [*everywhere.addresses()] == ["http://192.168.7.5:8000/", "http://10.8.0.2:8000/"]
    assert everywhere.local_address() == "http://127.0.0.1:8000/"
    both = Reach("::", 8000)
    assert [*both.addresses()][-1] == "http://[fd00::2]:8000/"
    has(monkeypatch)
    assert [*everywhere.addresses()] == []


def test_a_server_on_one_address_is_found_there(monkeypatch: pytest.MonkeyPatch) -> None:
    has(monkeypatch, "192.168.7.5")
    assert [*Reach("10.8.0.2", 80).addresses()] == ["http://10.8.0.2:80/"]
    assert Reach("10.8.0.2", 80).local_address() == "http://10.8.0.2:80/"


def test_a_house_with_new_addresses_only_is_served_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for addresses, host in (
        (("192.168.7.5", "2a00::5"), "0.0.0.0"),
        (("2a00::5", "fd00::2"), "::"),
        ((), "0.0.0.0"),
    ):
        has(monkeypatch, *addresses)
        assert reach.house() == host


def test_what_is_on_the_internet_itself_is_no_house(monkeypatch: pytest.MonkeyPatch) -> None:
    has(monkeypatch, "8.8.4.4", "10.0.0.2")
    with pytest.raises(Unavailable) as refused:
        reach.house()
    assert refused.value.message.args == {"address": "8.8.4.4"}


@pytest.mark.parametrize(
    ("host", "is_local"),
    [
        ("192.168.7.5:8000", True),
        ("8.8.4.4", True),
        ("[fd00::2]:8000", True),
        ("localhost:8000", True),
        ("laptop:8000", True),
        ("Laptop.local:8000", True),
        ("laptop.home.arpa.", True),
        ("", True),
        ("rebound.example.org:8000", False),
        ("192.168.7.5.example.org", False),
        ("local.example.org", False),
        ("laptop.fritz.box", False),
        ("[fd00::2", False),
    ],
)
def test_names_that_anybody_could_have_are_told_from_local_ones(host: str, is_local: bool) -> None:
    assert is_local_name(host) is is_local


def test_the_lobby_of_a_local_server_has_no_address_for_others(browser: Browser) -> None:
    _, code = browser.open_lobby(LOBBY)
    with browser.wait_in(code) as bench:
        assert bench.hear()["address"] is None
    assert browser.post("/api/me/move", {}).json()["address"] is None


def test_a_public_address_goes_before(tmp_path: Path) -> None:
    public = "http://games.example.org"
    with Server(tmp_path, "--public-url", public) as server, Browser(server) as browser:
        _, code = browser.open_lobby(LOBBY)
        with browser.wait_in(code, origin=public) as bench:
            assert bench.hear()["address"] == f"{public}/"
        move = browser.post("/api/me/move", {}).json()
        assert move["address"] == f"{public}/"
        match = browser.open_match()
        assert browser.post(f"/api/matches/{match}/watch", {}).json()["address"] == f"{public}/"


def test_in_a_house_everybody_is_told_the_right_address(tmp_path: Path) -> None:
    command = network.inside(sys.executable, "-m", "tests.server.network_visit", str(tmp_path))
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=MAX_WAIT)
    assert done.returncode == 0, done.stderr


SERVE_ALONE = """
import sys
from pathlib import Path
from tests.server.clients import Server
with Server(Path(sys.argv[1]), "--lan") as server:
    print(server.address, server.process.output.readline())
"""


def test_without_a_network_the_server_says_so(tmp_path: Path) -> None:
    command = network.inside(sys.executable, "-c", SERVE_ALONE, str(tmp_path), wired=False)
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=MAX_WAIT)
    assert "http://127.0.0.1:" in done.stdout, done.stderr
    assert "This computer is on no network" in done.stdout


def test_lan_and_host_exclude_each_other() -> None:
    command = (sys.executable, "-m", "quadriga", "serve", "--lan", "--host", "127.0.0.1")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "not allowed with" in done.stderr) == (2, True)


def test_a_name_may_be_used_where_nobody_else_can_connect(server: Server) -> None:
    """Behind a proxy that passes the name on; such a server listens on loopback."""
    headers = {"Host": "games.example.org"}
    assert httpx.get(f"{server.address}/api/home", headers=headers).status_code == 200
