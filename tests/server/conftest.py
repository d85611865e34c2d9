from collections.abc import Iterator

import pytest

from tests.server.clients import Browser, Server

TODAY = "2999-12-30"
"""Whose deals the shared server plays: midnight comes to no test, and no result is too late."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it; it must not write to stderr."""
    options = ("--seed", "tests", "--today", TODAY)
    with Server(tmp_path_factory.mktemp("data"), *options) as server:
        yield server


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    """A new player at the shared server."""
    with Browser(server) as browser:
        yield browser


@pytest.fixture
def friend(server: Server) -> Iterator[Browser]:
    """A new player at the shared server who is invited."""
    with Browser(server) as browser:
        yield browser


@pytest.fixture
def stranger(server: Server) -> Iterator[Browser]:
    """Another new player at the shared server."""
    with Browser(server) as browser:
        yield browser
