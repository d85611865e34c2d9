"""The routes are described, and do what the description says whatever they are sent."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.clients import Browser, Server

PARAMETERS = {
    "games/{name}": "games/NAME",
    "{match}": "ID",
    "{name}": "ID",
    "{code}": "CODE",
    "{day}": "DAY",
}
"""What docs/reference/protocol.md calls the parameters of addresses."""

CHECKS = ("--checks", "all", "--warnings", "off", "--exclude-checks")
EXCLUDED = (
    # What a set-up or a name may be is for the rules to say, not for the description.
    "positive_data_acceptance",
    # Litestar's answer to OPTIONS names the methods of one of two handlers at an address.
    "allow_header_conformance",
)
AMOUNT = ("--phases", "coverage,fuzzing", "--max-examples", "1", "--seed", "1", "--workers", "1")
"""Every edge of the description, and a random request to each route, the same each time.

One after the other: early versions of Python 3.11 may fail where two threads parse source, as
Hypothesis does (https://github.com/python/cpython/issues/106905).
"""

CONFIGURATION = """\
[phases.coverage]
unexpected-methods = ["DELETE"]

[dictionaries]
matches = {{ values = ["{match}", "{table}"] }}
lobbies = {{ values = ["{lobby}"] }}
watched = {{ values = ["{watched}"] }}

[[operations]]
include-path-regex = "/(matches|tables)/"
parameters = {{ "path.match" = {{ dictionary = "matches", probability = 0.7 }} }}

[[operations]]
include-path-regex = "/lobbies/"
parameters = {{ "path.code" = {{ dictionary = "lobbies", probability = 0.7 }} }}

[[operations]]
include-path-regex = "/watch/"
parameters = {{ "path.code" = {{ dictionary = "watched", probability = 0.7 }} }}
"""
"""Most requests are about tables that exist."""


@pytest.mark.parametrize(
    "path", ["schema/openapi.json", "games/imperator", "games/imperator/rules"]
)
def test_what_never_changes_is_compressed_once_and_not_sent_again(
    browser: Browser, path: str
) -> None:
    first = browser.http.get(f"/api/{path}", headers={"Accept-Encoding": "gzip"})
    assert first.status_code == 200
    assert first.headers["content-encoding"] == "gzip"
    plain = browser.http.get(f"/api/{path}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content
    again = browser.http.get(f"/api/{path}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_every_route_is_described(browser: Browser) -> None:
    described = browser.get("/api/schema/openapi.json")
    replay = described["paths"]["/api/matches/{match}/replay"]["get"]["responses"]
    (content,) = replay["200"]["content"].values()
    assert content["schema"] == {"$ref": "#/components/schemas/Replay"}
    assert {"404", "429", "503"} <= replay.keys()
    protocol = Path("docs/reference/protocol.md").read_text("utf-8")
    for address, methods in described["paths"].items():
        path = address
        for parameter, name in PARAMETERS.items():
            path = path.replace(parameter, name)
        for method in methods:
            assert f"`{method.upper()} {path}`" in protocol


@pytest.mark.long
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with Browser(server) as browser:
        new = {"setup": {"game": "carpe_diem", "seats": 2}}
        match = browser.open_match(new)
        table, lobby = browser.open_lobby({**new, "open": [1]})
        watched = browser.post(f"/api/matches/{match}/watch", {}).json()["code"]
        text = CONFIGURATION.format(match=match, table=table, lobby=lobby, watched=watched)
        (tmp_path / "schemathesis.toml").write_text(text, encoding="utf-8")
        address = f"{server.address}/api/schema/openapi.json"
        command = (sys.executable, "-m", "schemathesis.cli", "run", address, *AMOUNT)
        as_player = ("--header", f"Cookie: {browser.cookie}")
        done = subprocess.run(
            (*command, *CHECKS, ",".join(EXCLUDED), *as_player),
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            check=False,
        )
    server.process.send(signal.SIGTERM)
    errors = server.end()
    assert done.returncode == 0, done.stdout + done.stderr
    # It also sends what is no HTTP, and reports errors of a page: only these are worth a line.
    lines = [line for line in errors.splitlines() if not line.startswith("a page failed (")]
    assert lines == []
