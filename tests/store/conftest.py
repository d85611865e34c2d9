from pathlib import Path
from uuid import uuid4

import pytest

from tests.postgresql import Cluster
from tests.store.places import Place


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store is kept: each test runs on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return tmp_path
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.create(uuid4().hex)
