"""What all tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga.processes import spare_collector
from tests import postgresql
from tests.postgresql import Cluster

# Plain asserts in these modules show their values, as those in tests do.
pytest.register_assert_rewrite("tests.laws", "tests.walks", "tests.tiny.game")


SLOW = [Path(__file__).parent / name for name in ("browser", "server")]
"""Where all tests start servers or browsers."""


@pytest.hookimpl(tryfirst=True)  # before those that are not asked for are taken out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is slow, and begin with the long tests: one begun last keeps all others waiting."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in SLOW):
            item.add_marker("slow")
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Spare the collector thousands of tests, which would cost a fifth of their own time."""
    spare_collector()


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine of whoever runs the tests may speak another language."""
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server on loopback; the test is skipped where there is none."""
    with postgresql.running() as running:
        if running is None:
            pytest.skip("Install PostgreSQL (Debian: apt-get install postgresql) to run this test.")
        yield running
