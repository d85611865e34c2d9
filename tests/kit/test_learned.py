"""The file of what was learned: written, read and checked."""

import pytest

from quadriga.core import BadComponents, Terms
from quadriga.kit.learned import (
    Learned,
    Regression,
    SelfPlay,
    Values,
    check,
    decode,
    encode,
    values_from,
)

SIZES = {"first": 2, "second": 1}
LEARNED = values_from([0.5, -1.2504, 0.0], 10.0, SIZES, SelfPlay(1, 1_000, 100, 7.25))
FITTED = values_from([1.0, 2.0], 0.0, {"only": 2}, Regression(100, 10, 2.5, 3.5, 3.0, 4.0))


def made() -> Learned:
    return Learned("tiny", 1, "71a70000", 1, {"two": LEARNED, "three": FITTED})


def test_entries_are_kept_in_thousandths_of_a_point() -> None:
    assert LEARNED.tables == {"first": [500, -1250], "second": [0]}
    assert Values(LEARNED).value([1, 2]) == pytest.approx(8.75)


def test_a_prediction_is_the_sum_of_its_terms() -> None:
    assert Values(FITTED).prediction(Terms((), 0, ())) == 0
    assert Values(FITTED).prediction(Terms((0, 0), 1, (1.5,))) == pytest.approx(5)
    assert Values(LEARNED).prediction(Terms((), 0, (2, 1))) == pytest.approx(9.75)


def test_a_file_has_a_line_for_each_table() -> None:
    text = encode(made())
    assert decode(text) == made()
    lines = text.decode().splitlines()
    assert lines[6:8] == ['  "first":[500,-1250],', '  "second":[0]']
    assert lines[-3:] == ['  "only":[1000,2000]', " }}", "}}"]


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
    check(LEARNED, SIZES)
    with pytest.raises(BadComponents, match=problem):
        check(LEARNED, sizes)
