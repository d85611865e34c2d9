"""What all tests share."""

import pytest

# Plain asserts in these modules show their values, as those in tests do.
pytest.register_assert_rewrite("tests.laws", "tests.walks", "tests.tiny.game")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine of whoever runs the tests may speak another language."""
    monkeypatch.setenv("LANGUAGE", "en")
