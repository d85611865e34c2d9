"""The rules of thumb of docs/research quote the lessons as they are, and judgements that exist."""

import inspect
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from quadriga.games import GAMES
from quadriga.language import Message
from quadriga.language.translator import Translator
from quadriga.table import lesson_of

DATA = Path(__file__).parent.parent / "docs" / "research" / "rules-of-thumb.toml"
THUMB = tomllib.loads(DATA.read_text("utf-8"))


def rules_of_thumb(game: str) -> list[dict[str, Any]]:
    rules: list[dict[str, Any]] = THUMB[game]["rule"]
    assert rules
    return rules


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_thumb_is_a_sentence_that_everybody_reads_at_that_step(game: str) -> None:
    lesson, translator = lesson_of(game), Translator("en", game)
    assert lesson is not None
    for rule in rules_of_thumb(game):
        assert rule["sentence"], rule
        for quote in rule["sentence"]:
            step = lesson.steps[quote["step"] - 1]
            shown = [step.brought] if quote.get("after") else [step.do, step.why]
            text = " ".join(translator.text(Message(one)) for one in shown).lower()
            assert quote["text"].rstrip(".").lower() in text, quote


@pytest.mark.parametrize("game", GAMES)
def test_the_judgements_that_it_names_are_there(game: str) -> None:
    taught = import_module(f"quadriga.games.{game}.knowledge.taught")
    judgements = {
        name
        for name, one in inspect.getmembers(taught, inspect.isfunction)
        if one.__module__ == taught.__name__ and one.__doc__
    }
    assert {name for rule in rules_of_thumb(game) for name in rule["in"]} <= judgements
