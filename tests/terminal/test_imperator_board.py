"""The text board of Imperator: every position in every language, in 80 columns."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from quadriga.core import CHANCE
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.rules.state import State
from quadriga.language.catalogue import LANGUAGES
from quadriga.terminal.boards.imperator import BOARD
from quadriga.terminal.display.output import Moment, Watcher, stacked
from quadriga.terminal.display.pages import ending
from tests.games.imperator.positions import PLAYER, position
from tests.games.positions import played

STAGE = Imperator(standing=2)


def drawn(state: State, language: str) -> str:
    """All that the board draws of a position and of its choices, or of the end."""
    moment = Moment(Watcher(STAGE, PLAYER, ("Livia",), language), state)
    scene = moment.scene
    console = Console(width=80, file=StringIO(), highlight=False)
    console.print(stacked(BOARD.parts(scene, ())))
    if STAGE.to_act(state) is None:
        console.print(ending(moment))
    elif STAGE.to_act(state) is not CHANCE:
        for action in STAGE.legal_actions(state):
            console.print(BOARD.brings(scene, STAGE.guide.preview(state, action)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_drawn_in_eighty_columns_in_every_language(language: str) -> None:
    rng = Random(8)
    for start in (position(), position("C5 M5 I5", complete="senate", built="mine temple")):
        for state in [*played(STAGE, rng, state=start.state)][::6]:
            assert max(map(len, drawn(state, language).splitlines())) <= 80


def test_the_board_speaks_german() -> None:
    text = drawn(position("C2 M1 I1", regions="greece", hand="temple mine").state, "de")
    for words in ("Kultur    2", "■ Griechenland", "Großer Leuchtturm", "oder zahle"):
        assert words in text
    assert not {"culture", "Greece", "points", "pay"} & set(text.replace(":", " ").split())
