"""A server that others know by an address of its own, behind proxies and without."""

import ssl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from quadriga.server.guard.public_address import PublicAddress
from tests.server.clients import IMPERATOR, Browser, Chair, Server, refused
from tests.server.proxies import BASE, certificate, free_port, proxy


class Behind(NamedTuple):
    """A client of a server behind a proxy, and the address that it uses."""

    http: httpx.Client
    origin: str
    trust: ssl.SSLContext

    @contextmanager
    def sit(self, match: str, origin: str) -> Iterator[Chair]:
        """A WebSocket through the proxy."""
        address = f"{self.origin}{BASE}/api/matches/{match}/socket".replace("https", "wss")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie}
        named = Origin(origin)
        with connect(address, additional_headers=headers, origin=named, ssl=self.trust) as socket:
            yield Chair(socket)

    def refuses(self, match: str, origin: str) -> bool:
        """Whether a WebSocket through the proxy is refused.

        About once in a thousand times, haproxy passes an answer on only when its own time is up,
        if the server closes the connection at once: then it is asked again.
        """
        for _ in range(3):
            try:
                with self.sit(match, origin):
                    return False
            except InvalidStatus as answer:
                return answer.response.status_code == 403
            except TimeoutError:
                continue
        return False


@pytest.fixture(params=["nginx", "haproxy"])
def behind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Behind]:
    """A server behind this proxy, with TLS, below a base path."""
    port = free_port()
    origin = f"https://localhost:{port}"
    options = ("--public-url", f"{origin}{BASE}", "--trusted-proxy", "127.0.0.1")
    trust = certificate(tmp_path)
    with ExitStack() as stack:
        server = stack.enter_context(Server(tmp_path / "data", *options))
        behind = int(server.netloc.rpartition(":")[2])
        stack.enter_context(proxy(request.param, tmp_path, port, behind))
        http = httpx.Client(base_url=f"{origin}{BASE}", verify=trust)
        yield Behind(stack.enter_context(http), origin, trust)


def test_behind_a_real_proxy(behind: Behind) -> None:
    """Page, changes and sockets work; those of other origins are refused."""
    http, origin, _ = behind
    page = http.get("/table/x").text
    assert 'content="./"' not in page
    opened = http.post("/api/matches", json=IMPERATOR, headers={"Origin": origin})
    assert opened.status_code == 201, opened.text
    cookie = opened.headers["set-cookie"]
    assert "Secure" in cookie
    assert f"Path={BASE};" in cookie
    match = opened.json()["match"]
    assert [card["id"] for card in http.get("/api/home").json()["matches"]] == [match]
    with behind.sit(match, origin) as chair:
        update = chair.hear()
        assert chair.do(update["choices"][0]["do"])["revision"] == 1
    for wrong in (origin.replace("https", "http"), "https://localhost", f"{origin}0", "null"):
        answer = http.post("/api/matches", json=IMPERATOR, headers={"Origin": wrong})
        refused(answer, 403, "foreign_origin")
        assert behind.refuses(match, wrong)


def test_without_a_public_address_the_origin_is_that_of_the_request(browser: Browser) -> None:
    address = browser.server.address
    for origin, status in ((address, 201), (address.replace("http", "https"), 403)):
        headers = {"Origin": origin}
        answer = browser.http.post("/api/matches", json=IMPERATOR, headers=headers)
        assert answer.status_code == status


def test_proxies_that_are_not_named_are_not_believed(browser: Browser) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    answer = browser.http.post("/api/matches", json=IMPERATOR, headers=headers)
    assert "Secure" not in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("url", "origin", "base"),
    [
        ("https://games.example.org/quadriga", "https://games.example.org", "/quadriga"),
        ("https://Games.Example.org:443/", "https://games.example.org", ""),
        ("http://localhost:80/a/b/", "http://localhost", "/a/b"),
        ("http://[::1]:8000", "http://[::1]:8000", ""),
        ("https://bücher.example", "https://xn--bcher-kva.example", ""),
    ],
)
def test_a_public_address_is_read_as_browsers_write_it(url: str, origin: str, base: str) -> None:
    address = PublicAddress.parse(url)
    assert (address.origin, address.base) == (origin, base)


@pytest.mark.parametrize(
    "url",
    [
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://a@b",
        "https://a/?b",
        "https://a/#b",
        'https://a/"b',
        "https://a/../b",
        "https://a:b/",
    ],
)
def test_what_is_no_public_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        PublicAddress.parse(url)
