"""Every promise of docs/promises.toml names the tests that hold it, and they are there."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
DATA = tomllib.loads((ROOT / "docs" / "promises.toml").read_text("utf-8"))
PROMISES = [promise for audience in ("players", "operators") for promise in DATA[audience]]


def test_each_promise_has_a_test() -> None:
    assert len(PROMISES) > 10
    assert [one["promise"] for one in PROMISES if not one["tests"]] == []


def test_no_promise_is_made_twice() -> None:
    said = [one["promise"] for one in PROMISES]
    assert len({*said}) == len(said)


def test_each_test_that_is_named_is_there() -> None:
    sources = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    known = {
        name
        for source in sources
        for name in re.findall(r"^(?:async )?def (test_\w+)", source, re.M)
    }
    assert {name for one in PROMISES for name in one["tests"]} - known == set()
