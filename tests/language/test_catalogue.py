"""Every word stands in the catalogue, in every language, and is said somewhere."""

import pytest

from quadriga.games import GAMES
from quadriga.language import translator
from quadriga.language.catalogue import (
    DEFAULT,
    FRAME,
    LANGUAGES,
    of_environment,
    parts,
    pick,
    source,
)
from quadriga.language.translator import Translator
from tests.language.catalogue import Text, texts, uses, visible, wanted
from tests.wording import messages_in

PARTS = (FRAME, *GAMES)
OTHERS = [language for language in LANGUAGES if language != DEFAULT]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_a_file_for_the_frame_and_for_each_game(language: str) -> None:
    assert parts(language) == tuple(sorted(PARTS))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_falls_into_its_entries(language: str, part: str) -> None:
    """The translator parses one entry at a time and has to find where each begins."""
    entries = translator._entries(source(language, part))
    assert list(entries) == list(texts(language, part))
    assert "".join(entries.values()) in source(language, part)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_all_that_english_says_and_nothing_else(language: str, part: str) -> None:
    english, other = (_messages(texts(one, part)) for one in (DEFAULT, language))
    assert sorted(other) == sorted(english)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_asks_for_nothing_that_english_does_not_get(language: str, part: str) -> None:
    english, other = visible(DEFAULT, part), visible(language, part)
    wrong = {
        name: sorted(wanted(other, name) ^ wanted(english, name))
        for name in _messages(texts(language, part))
        if name in english and wanted(other, name) != wanted(english, name)
    }
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_does_not_say_otherwise_what_the_frame_says(language: str, game: str) -> None:
    assert texts(language, game).keys() & texts(language, FRAME).keys() == set()


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_only_to_what_there_is(language: str, part: str) -> None:
    entries = visible(language, part)
    missing = {
        name: sorted(entry.refers - entries.keys())
        for name, entry in entries.items()
        if not entry.refers <= entries.keys()
    }
    assert missing == {}


def test_the_program_says_only_what_the_catalogue_has_with_the_arguments_it_asks_for() -> None:
    wrong = []
    for use in uses():
        entries = visible(DEFAULT, use.part)
        if use.id not in entries:
            wrong.append(f"{use.where}: {use.part} has no {use.id!r}")
        elif use.arguments is not None and use.arguments != wanted(entries, use.id):
            asked = sorted(wanted(entries, use.id))
            wrong.append(f"{use.where}: {use.id!r} asks for {asked}, not {sorted(use.arguments)}")
    assert wrong == []


@pytest.mark.parametrize("part", PARTS)
def test_the_catalogue_holds_only_what_is_said(part: str) -> None:
    said = {use.id for use in uses() if part in (FRAME, use.part)}
    referred = {
        name for one in PARTS for entry in texts(DEFAULT, one).values() for name in entry.refers
    }
    assert sorted(texts(DEFAULT, part).keys() - said - referred) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_box_says_can_be_said(language: str, game: str) -> None:
    translator = Translator(language, game)
    assert all(translator.text(said) for said in messages_in(GAMES[game].box()))


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("de-CH", "de"),
        ("en_US", "en"),
        ("C", "en"),
        (None, "en"),
    ],
)
def test_an_unknown_language_is_read_in_english(asked: str | None, language: str) -> None:
    assert pick(asked) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:en"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_names_a_language(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language


def _messages(entries: dict[str, Text]) -> list[str]:
    """A term belongs to its language alone."""
    return [name for name in entries if not name.startswith("-")]
