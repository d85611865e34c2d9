"""The file of what was learned: written, read and checked."""

import pytest

from quadriga.core import BadComponents
from quadriga.kit.learned import Figures, Learned, Values, check, decode, encode, learned_from

FIGURES = Figures(seed=1, processes=1, games=1_000, last=100, mean=7.25)
SIZES = {"first": 2, "second": 1}


def made() -> Learned:
    return learned_from(
        [0.5, -1.2504, 0.0],
        10.0,
        SIZES,
        game="tiny",
        rules=1,
        fingerprint="71a70000",
        figures=FIGURES,
    )


def test_entries_are_kept_in_thousandths_of_a_point() -> None:
    assert made().tables == {"first": [500, -1250], "second": [0]}
    assert Values(made()).value([1, 2]) == pytest.approx(8.75)


def test_a_file_has_a_line_for_each_table() -> None:
    text = encode(made())
    assert decode(text) == made()
    assert text.splitlines()[-4:-1] == [b'"tables":{', b' "first":[500,-1250],', b' "second":[0]']


@pytest.mark.parametrize("text", [b"", b"[]", b'{"game":"tiny"}', encode(made())[:-3]])
def test_a_broken_file_is_refused(text: bytes) -> None:
    with pytest.raises(BadComponents, match=r"learned\.json"):
        decode(text)


@pytest.mark.parametrize(
    ("sizes", "problem"),
    [
        ({"first": 2}, "its tables are first, second, and not first"),
        ({"first": 2, "second": 5}, "the table 'second' has 1 entries, and not 5"),
    ],
)
def test_a_file_with_other_tables_is_refused(sizes: dict[str, int], problem: str) -> None:
    check(made(), SIZES)
    with pytest.raises(BadComponents, match=problem):
        check(made(), sizes)
