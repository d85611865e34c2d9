"""Every promise of docs/promises.md names the tests that hold it, and they are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROMISES = (ROOT / "docs" / "promises.md").read_text("utf-8")


def named_in(text: str) -> set[str]:
    return set(re.findall(r"`(test_\w+)`", text))


def test_each_promise_has_a_test() -> None:
    promises = re.split(r"^- ", PROMISES, flags=re.MULTILINE)[1:]
    assert len(promises) > 10
    assert [promise for promise in promises if not named_in(promise)] == []


def test_each_test_that_is_named_is_there() -> None:
    sources = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    known = {
        name
        for source in sources
        for name in re.findall(r"^(?:async )?def (test_\w+)", source, re.M)
    }
    assert named_in(PROMISES) - known == set()
