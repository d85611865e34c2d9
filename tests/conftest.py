"""What all tests share."""

from collections.abc import Iterator

import pytest

from quadriga.processes import spare_collector
from tests import postgresql
from tests.postgresql import Cluster

# Plain asserts in these modules show their values, as those in tests do.
pytest.register_assert_rewrite("tests.laws", "tests.walks", "tests.tiny.game")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the long tests: one that is begun last keeps all other workers waiting."""
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
