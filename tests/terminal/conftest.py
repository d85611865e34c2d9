import os
import sys
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder for each test alone."""
    folder = tmp_path / "data"
    monkeypatch.setenv("QUADRIGA_DATA", str(folder))
    # The program is found by its name alone.
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    return folder


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that look at little, for tests that ask for many."""
    monkeypatch.setattr("quadriga.terminal.session.HINT_EFFORT", 0.1)
