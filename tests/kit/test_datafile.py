"""What a data file is refused for, whatever game it is for."""

import pytest
from msgspec import Struct

from quadriga.core import BadComponents
from quadriga.kit import datafile


class Card(Struct, forbid_unknown_fields=True):
    id: str
    cost: int


def read(text: str) -> tuple[Card, ...]:
    data = datafile.parse(text)
    datafile.only(data, {"format", "about", "card"})
    datafile.must_be(data, {"format": 1})
    datafile.table(data, "about")
    return datafile.rows(data, "card", ("id", "cost"), Card)


SOUND = 'format = 1\n[about]\nwords = "x"\n[[card]]\nid = "ox"\ncost = 2\n'


def test_a_sound_file_is_read() -> None:
    assert read(SOUND) == (Card("ox", 2),)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("format = 1", "format", "This is not a TOML file"),
        ("format = 1", "format = 2", "format: it must be 1."),
        ("[about]", "[abuot]", "abuot: there is no such table; known are about, card, format."),
        ("[[card]]", "[card]", "card: there must be at least one [[card]]."),
        ("[about]", "about = 3\n[other]", "other: there is no such table"),
        ('[about]\nwords = "x"\n', "about = 3\n", "about: the table [about] is missing."),
        ("cost = 2", 'cost = "2"', "card 'ox' '2': Expected `int`"),
        ("cost = 2", "price = 2", "card number 1: Object"),
    ],
)
def test_a_broken_file_is_refused_with_what_is_wrong(old: str, new: str, words: str) -> None:
    assert old in SOUND
    with pytest.raises(BadComponents) as refused:
        read(SOUND.replace(old, new))
    assert words in str(refused.value)
