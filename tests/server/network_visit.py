"""Run inside `house`: a server for all of it, as its own computer and its neighbours see it."""

import sys
from pathlib import Path
from socket import create_connection

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server import network
from tests.server.clients import Browser, Server, refused

LOBBY = {"setup": {"game": "all_roads", "seats": 2}, "open": [1]}


def main(data: Path) -> None:
    """Fails where somebody is told another address than that of the house."""
    with Server(data, "--lan") as server:
        port = server.address.rpartition(":")[2]
        told = [server.process.output.readline() for _ in range(3)]
        assert server.address == f"http://{network.ADDRESS}:{port}"
        assert "Everybody in your network can open it and play. Nothing is encrypted" in told[0]
        assert f"http://127.0.0.1:{port}/" in told[2]
        for address in (server.address, f"http://127.0.0.1:{port}"):
            with Browser(server) as browser:
                browser.http.base_url = httpx.URL(address)
                browser.server.address = address
                browser.server.netloc = address.removeprefix("http://")
                _, code = browser.open_lobby(LOBBY)
                with browser.wait_in(code) as bench:
                    assert bench.hear()["address"] == f"http://{network.ADDRESS}:{port}/"
        rebound(server, port)


def rebound(server: Server, port: str) -> None:
    """A site whose name was made to lead here learns nothing and does nothing."""
    name = f"rebound.example.org:{port}"
    named = {"Host": name, "Origin": f"http://{name}"}
    with Browser(server) as browser:
        refused(browser.http.get("/api/home", headers=named), 403, "foreign_origin")
        answer = browser.http.post("/api/matches", json=LOBBY, headers=named)
        refused(answer, 403, "foreign_origin")
        _, code = browser.open_lobby(LOBBY)
        server.netloc = name
        led_here = create_connection((network.ADDRESS, int(port)))
        with (
            pytest.raises(InvalidStatus) as closed,
            browser.wait_in(code, origin=f"http://{name}", sock=led_here),
        ):
            pass
        assert closed.value.response.status_code == 403


if __name__ == "__main__":
    main(Path(sys.argv[1]))
