"""docs/learning.md quotes the lessons as they are, and names the judgements that are there."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

from quadriga.games import GAMES
from quadriga.language import Message, message
from quadriga.language.translator import Translator
from quadriga.table import lesson_of

DOC = (Path(__file__).parent.parent / "docs" / "learning.md").read_text("utf-8")
QUOTE = re.compile(r"“([^”]+)” \((after )?(\d+)\)")


def rules_of_thumb(game: str) -> str:
    """The rows of a game in the table of rules of thumb."""
    title = Translator().text(message("game-title", game=game))
    return DOC.split(f"| **{title}** | | |\n")[1].split("| **")[0].split("\n\n")[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_thumb_is_a_sentence_that_everybody_reads_at_that_step(game: str) -> None:
    lesson, translator = lesson_of(game), Translator("en", game)
    assert lesson is not None
    for row in rules_of_thumb(game).splitlines():
        quotes = QUOTE.findall(row)
        assert quotes, row
        for quoted, after, number in quotes:
            step = lesson.steps[int(number) - 1]
            said = [step.brought] if after else [step.do, step.why]
            text = " ".join(translator.text(Message(one)) for one in said).lower()
            assert quoted.rstrip(".").lower() in text, quoted


@pytest.mark.parametrize("game", GAMES)
def test_the_judgements_that_it_names_are_there(game: str) -> None:
    taught = import_module(f"quadriga.games.{game}.taught")
    judgements = {
        name
        for name, one in inspect.getmembers(taught, inspect.isfunction)
        if one.__module__ == taught.__name__ and one.__doc__
    }
    named = {*re.findall(r"`(\w+)`", rules_of_thumb(game))}
    assert named <= judgements
