"""Errors in browsers reach the log: one line each, limited, and with nothing personal in it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quadriga.house import wire
from quadriga.server.page_errors import line
from tests.server.clients import Browser, Server, refused

FAILED: dict[str, Any] = {
    "kind": "board",
    "said": "TypeError: Cannot read properties of undefined (reading 'hexes')",
    "frames": ["all_roads-C0RVEHQv.js:1:2345", "Table-LHACTTqs.js:1:33"],
    "build": "index-DdJTAy5S.js",
    "screen": "table",
}


@contextmanager
def logged(data: Path, *options: str) -> Iterator[tuple[Browser, list[str]]]:
    """A browser, and after the `with` block the lines of its server's log."""
    lines: list[str] = []
    server = Server(data, *options)
    with Browser(server) as browser:
        yield browser, lines
    server.process.send(signal.SIGTERM)
    lines += server.end().splitlines()


def test_an_error_of_a_page_is_one_line_of_the_log(tmp_path: Path) -> None:
    with logged(tmp_path) as (browser, lines):
        assert browser.post("/api/errors", FAILED).status_code == 204
        assert browser.cookie == ""  # whom it happened to is not written down
    assert lines == [
        "a page failed (board, on table, index-DdJTAy5S.js): TypeError: Cannot read properties of "
        "undefined (reading … at all_roads-C0RVEHQv.js:1:2345 < Table-LHACTTqs.js:1:33"
    ]


def test_who_reports_many_is_refused_and_the_log_stays_short(tmp_path: Path) -> None:
    with logged(tmp_path, "--limit", "errors=2/1") as (browser, lines):
        browser.open_match()
        for _ in range(2):
            assert browser.post("/api/errors", FAILED).status_code == 204
        for _ in range(10):
            refused(browser.post("/api/errors", FAILED), 429, "too_many")
    assert len(lines) == 2


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "TypeError: Failed to fetch dynamically imported module: http://192.0.2.7:8000/x.js",
            "TypeError: Failed to fetch dynamically imported module: …",
        ),
        (
            "Unexpected token 'A', \"Ada: I can't read you at 8\" is not valid JSON",
            "Unexpected token … is not … JSON",
        ),
        ("I don't know what Ada's cards are", "… are"),
        ("RangeError: 7/3", "RangeError: 7/3"),
        ("Error: no\nquadriga: all is lost\r\x1b[31m\u2028\x85 end", "Error: no … is … end"),
        ("Livia kXY4-_9aQ /table/kXY4-_9aQ quadriga-x=secret 192.0.2.7 1234567890", "…"),
        ("talk", "talk"),
        ("festival", "…"),
        ("", "…"),
    ],
)
def test_only_what_browsers_say_by_themselves_is_logged(said: str, told: str) -> None:
    error = msgspec.convert({**FAILED, "said": said, "frames": []}, wire.PageError)
    assert line(error) == f"a page failed (board, on table, index-DdJTAy5S.js): {told}"


def test_places_that_are_none_are_left_out() -> None:
    frames = ("x.js:1:2", "evil.js:1:2\nfake", "/table/kXY4:1:1", "a b.js:1:1", "x.js:1", "")
    error = msgspec.convert(
        {**FAILED, "frames": frames, "build": "http://192.0.2.7/index.js\n"}, wire.PageError
    )
    assert line(error) == (
        "a page failed (board, on table, …): TypeError: Cannot read properties of undefined "
        "(reading … at x.js:1:2"
    )


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "joke"},
        {"screen": "/table/kXY4-_9aQ"},
        {"said": "x" * 301},
        {"frames": ["x.js:1:2"] * 9},
        {"frames": ["x" * 161]},
        {"build": "x" * 161},
        {"name": "Ada"},
    ],
)
def test_anything_else_is_refused(browser: Browser, change: dict[str, Any]) -> None:
    refused(browser.post("/api/errors", {**FAILED, **change}), 400, "bad_message")
