"""The refusal of a text that is no choice."""

from quadriga.games import GAMES
from quadriga.kit.sentences import MAX_LISTED_CHOICES, not_a_choice
from quadriga.language.catalogue import LANGUAGES
from quadriga.language.translator import Translator


def test_the_first_choices_are_listed_and_the_others_counted() -> None:
    legal = [f"take {n}" for n in range(MAX_LISTED_CHOICES + 2)]
    text = Translator("en", "minerva").text(not_a_choice("fly", legal))
    assert text.startswith("'fly' is not a choice now. Choose one of: take 0, take 1, ")
    assert text.endswith("take 11 and 2 more.")


def test_choices_that_are_all_listed_are_not_counted() -> None:
    assert Translator("en", "minerva").text(not_a_choice("fly", ["pass", "done"])) == (
        "'fly' is not a choice now. Choose one of: pass, done."
    )


def test_every_game_has_the_sentence_in_every_language() -> None:
    said = not_a_choice("fly", ["pass"])
    texts = {Translator(one, game).text(said) for one in LANGUAGES for game in GAMES}
    assert len(texts) == len(LANGUAGES)


def test_where_nothing_can_be_listed_it_is_just_not_possible() -> None:
    assert not_a_choice("draw 3", ()).id == "refused-not-now"
