"""Rulebooks state every rule of the specifications that players need, once, in every language."""

import re
from pathlib import Path
from random import Random

import pytest

from quadriga.core import CHANCE, AnyGame, BadComponents
from quadriga.games import GAMES, make
from quadriga.language import Message
from quadriga.language.catalogue import LANGUAGES
from quadriga.language.translator import Translator
from quadriga.table import figure_state, lesson_of, rulebook_of
from quadriga.table.rulebook import Figure, read, value_at
from tests.test_rules_covered import defined

SPECIFICATIONS = Path(__file__).parents[2] / "docs" / "rules"
EXAMPLE = re.compile(r"[A-Z]+-X[0-9]+")

NOT_FOR_PLAYERS = {
    "ROA-G1": "how cells are named in notation",
    "ROA-P3": "which of several equal rotations is named in notation",
    "ROA-C4": "a number for bots and statistics",
    "MIN-E7": "the score before the end, which is only shown and has no effect",
    "CAR-B1": "how cells are named in notation",
    **dict.fromkeys((f"MIN-D{n}" for n in range(1, 10)), "what our data file satisfies"),
}
"""Rules that no rulebook states, each with the reason."""


def specified(game: str) -> set[str]:
    """The rules of a specification, without its worked examples."""
    text = (SPECIFICATIONS / f"{game}-specification.md").read_text("utf-8")
    return {rule for rule in defined(text) if not EXAMPLE.fullmatch(rule)}


def stated(game: str) -> list[str]:
    return [
        rule for chapter in rulebook_of(game) for one in chapter.paragraph for rule in one.rules
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_players_need_is_stated(game: str) -> None:
    wanted = specified(game) - NOT_FOR_PLAYERS.keys()
    assert wanted
    assert set(stated(game)) == wanted


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_stated_twice(game: str) -> None:
    rules = stated(game)
    assert sorted(set(rules)) == sorted(rules)


def test_every_rule_that_is_not_for_players_exists() -> None:
    assert NOT_FOR_PLAYERS.keys() <= {rule for game in GAMES for rule in specified(game)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_can_be_said(game: str, language: str) -> None:
    translator, box = Translator(language, game), GAMES[game].box()
    for chapter in rulebook_of(game):
        said = [Message(chapter.head), *(one.message(box) for one in chapter.paragraph)]
        for text in map(translator.text, said):
            assert text.strip()
            assert "{" not in text


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_positions_of_the_lesson(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    played = make(lesson.setup)
    figures = [chapter.figure for chapter in rulebook_of(game) if chapter.figure is not None]
    assert figures
    for figure in figures:
        state = figure_state(figure, lesson, played)
        assert played.to_act(state) == lesson.seat
        text = Translator("en", game).text(figure.message(played.view(state, lesson.seat)))
        assert "{" not in text


def test_a_figure_of_a_step_that_there_is_not_is_refused() -> None:
    lesson = lesson_of("imperator")
    assert lesson is not None
    with pytest.raises(BadComponents, match="no-such-step"):
        figure_state(Figure(says="", step="no-such-step"), lesson, make(lesson.setup))


def walk(game: AnyGame, rng: Random) -> set[str]:
    """The chapters that the guide names in a random game, from its beginning to its end."""
    state, chapters = game.initial(), set[str]()
    while (actor := game.to_act(state)) is not None:
        chapters.add(game.guide.chapter(state))
        if actor is CHANCE:
            action = game.sample_chance(state, rng)
        else:
            action = rng.choice(game.legal_actions(state))
        state = game.apply(state, action)
    return chapters | {game.guide.chapter(state)}


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_names_chapters_that_there_are(game: str) -> None:
    named = walk(make(next(iter(GAMES[game].setups()))), Random(1))
    assert len(named) > 1
    assert "end" in named
    assert named <= {chapter.id for chapter in rulebook_of(game)}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("constants.hand", 4),
        ("tokens.villa.points", 2),
        ("tokens.-1.id", "monument"),
        ("tokens.#", 4),
        ("tokens.*.points", ("1", "2", "3", "4")),
        ("constants.players", ("2", "3", "4")),
    ],
)
def test_a_path_leads_to_a_value_of_the_box(path: str, value: object) -> None:
    assert value_at(GAMES["all_roads"].box(), path) == value


def test_a_rulebook_with_two_chapters_of_one_id_is_refused() -> None:
    chapter = '[[chapter]]\nid = "end"\nhead = "end"\nparagraph = []\n'
    assert len(read(chapter)) == 1
    with pytest.raises(BadComponents, match="end"):
        read(chapter + chapter)
