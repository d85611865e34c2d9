"""Messages become text: plurals, lists, forms, and who is spoken to."""

from collections.abc import Iterator

import pytest

from quadriga.language import Message, catalogue, message, seated, translator
from quadriga.language.translator import MissingMessage, Translator

EN = """
language-locale = en-GB
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
pond = pond
villa = villa
took = { PERSON($who) ->
    [you] You take
   *[other] { $who } takes
} { LIST($what) }.
either = { LIST($what, style: "or") }?
standing = { PERSON($who) ->
    [you] You stand here.
   *[other] Here: { LIST($who, you: "you") }.
}
change = { SIGNED($n) } VP
one = { CAP($what) }.
form = Into { FORM($what, "acc") }.
verbatim = { $text }
"""
DE = """
language-locale = de-DE
coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
pond = Teich
    .acc = einen Teich
villa = Villa
took = { PERSON($who) ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { LIST($what, form: "acc") }.
either = { LIST($what, style: "or") }?
standing = { PERSON($who) ->
    [you] Hier stehst du.
   *[other] Hier: { LIST($who, style: "unit", you: "du") }.
}
change = { SIGNED($n) } SP
one = { CAP($what) }.
form = In { FORM($what, "acc") }.
verbatim = { $text }
"""


@pytest.fixture(autouse=True)
def _small_catalogue(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    files = {"en": EN, "de": DE}
    monkeypatch.setattr(translator, "source", lambda language, part: files[language])
    translator._bundle.cache_clear()
    yield
    translator._bundle.cache_clear()


def english(said: Message, you: int | None = None) -> str:
    return Translator("en", names=("Livia", "Titus"), you=you).text(said)


def german(said: Message, you: int | None = None) -> str:
    return Translator("de", names=("Livia", "Titus"), you=you).text(said)


def test_a_number_takes_the_plural_of_its_language() -> None:
    assert english(message("coins", n=1)) == "1 coin"
    assert german(message("coins", n=3)) == "3 Münzen"


def test_a_number_below_zero_has_the_true_minus_sign() -> None:
    assert english(message("coins", n=-2)) == "\N{MINUS SIGN}2 coins"
    assert german(message("coins", n=-2)) == "\N{MINUS SIGN}2 Münzen"


def test_a_list_is_joined_as_the_language_does() -> None:
    three = (message("pond"), message("villa"), message("coins", n=2))
    assert english(message("took", who=seated(1), what=three)) == (
        "Titus takes pond, villa and 2 coins."
    )
    assert english(message("either", what=three)) == "pond, villa or 2 coins?"
    assert german(message("either", what=three)) == "Teich, Villa oder 2 Münzen?"


def test_the_reader_is_called_you_in_their_own_seat_only() -> None:
    said = message("took", who=seated(0), what=(message("pond"),))
    assert english(said, you=0) == "You take pond."
    assert english(said, you=1) == "Livia takes pond."
    assert german(said, you=0) == "Du nimmst einen Teich."


def test_the_reader_is_called_you_among_others() -> None:
    both = message("standing", who=(seated(0), seated(1)))
    assert english(both, you=1) == "Here: Livia and you."
    assert english(both) == "Here: Livia and Titus."
    assert german(both, you=0) == "Hier: du, Titus."


def test_the_reader_alone_in_a_list_is_spoken_to() -> None:
    alone = message("standing", who=(seated(1),))
    assert english(alone, you=1) == "You stand here."
    assert german(alone, you=1) == "Hier stehst du."
    assert english(alone, you=0) == "Here: Titus."


def test_a_phrase_has_the_form_that_its_sentence_asks_for_where_there_is_one() -> None:
    assert german(message("form", what=message("pond"))) == "In einen Teich."
    assert german(message("form", what=message("villa"))) == "In Villa."
    assert english(message("form", what=message("pond"))) == "Into pond."


def test_a_change_has_its_sign() -> None:
    assert [english(message("change", n=n)) for n in (2, 0, -1)] == ["+2 VP", "0 VP", "−1 VP"]


def test_a_sentence_begins_with_a_capital() -> None:
    assert english(message("one", what=message("pond"))) == "Pond."
    named = message("verbatim", text="temple of Minerva")
    assert english(message("one", what=named)) == "Temple of Minerva."


def test_what_the_catalogue_lacks_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="no message 'nothing'"):
        english(message("nothing"))
    with pytest.raises(MissingMessage, match="coins"):
        english(message("coins"))


def test_a_name_is_said_as_it_is() -> None:
    assert english(message("verbatim", text="{ $text } <b>")) == "{ $text } <b>"


def test_every_language_has_a_locale() -> None:
    assert {one: str(translator.locale_of(one)) for one in catalogue.LANGUAGES} == {
        "de": "de_DE",
        "en": "en_GB",
    }


@pytest.mark.parametrize("length", [2490, 2501, 100_000])
def test_long_texts_are_shortened_in_the_middle_and_said(length: int) -> None:
    """Fluent refuses a part of a sentence that is longer, however it came about."""
    english, name = Translator("en", names=["Livia"]), "a" + "x" * (length - 2) + "z"
    said = message("verbatim", text=name)
    for _ in range(3):
        said = message("one", what=said)
    texts = [
        english.text(said),
        english.text(message("form", what=message("verbatim", text=name))),
        english.text(message("took", who=seated(0), what=(name, name))),
        english.text(message("either", what=(name, message("verbatim", text=name)))),
    ]
    assert all(len(text) < 2600 for text in texts)
    assert ["…" in text for text in texts] == [length > 2500, length > 2500, True, True]
    assert texts[0].startswith("Axx")
    assert "xxz" in texts[0]
