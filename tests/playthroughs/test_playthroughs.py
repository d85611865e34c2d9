"""The playthroughs are still what the games do."""

import pytest

from quadriga.games import GAMES
from tests.playthroughs.playthrough import FOLDER, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_goes_as_it_went(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(name).splitlines() == written.splitlines(), (
        "the game has changed: if that is wanted, look at the difference after "
        "`python -m tests.playthroughs`, and bump RULES if a recorded game would end differently"
    )
