from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder for each test alone."""
    folder = tmp_path / "data"
    monkeypatch.setenv("QUADRIGA_DATA", str(folder))
    return folder
