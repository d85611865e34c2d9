"""Refusals: one tree, with codes that never change."""

from collections.abc import Iterator

import pytest

from quadriga import core
from quadriga.core import BadRecord, Refusal, refusals
from quadriga.language import message

CODES = {
    "BadComponents": "bad_components",
    "BadMessage": "bad_message",
    "BadRecord": "bad_record",
    "BadSetup": "bad_setup",
    "GameNotOver": "not_over",
    "GameOver": "over",
    "Illegal": "illegal",
    "NotFound": "not_found",
    "NotYourTurn": "not_your_turn",
    "NothingToUndo": "nothing_to_undo",
    "Stale": "stale",
    "Unavailable": "unavailable",
}
"""Other programs know these codes: one may be added, none may be changed."""


def kinds(root: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    for kind in root.__subclasses__():
        if kind.__module__ == refusals.__name__:
            yield kind
            yield from kinds(kind)


def test_the_codes_are_stable() -> None:
    assert {kind.__name__: kind.code for kind in kinds()} == CODES


def test_the_codes_are_distinct() -> None:
    codes = [Refusal.code, *(kind.code for kind in kinds())]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: kind.__name__)
def test_every_refusal_stands_in_the_drawn_tree_and_in_core(kind: type[Refusal]) -> None:
    assert refusals.__doc__ is not None
    assert f"─ {kind.__name__} " in refusals.__doc__
    assert getattr(core, kind.__name__) is kind
    assert kind.__name__ in core.__all__


def test_a_refusal_carries_its_message() -> None:
    refusal = core.Illegal(message("refused-stale"))
    assert refusal.message == message("refused-stale")
    assert str(refusal) == ("The table has moved on since you looked. Look again, then choose.")


def test_a_bad_record_names_its_line_if_it_has_one() -> None:
    assert str(BadRecord(7, "wrong.")) == "line 7: wrong."
    assert BadRecord(7, "wrong.").line == 7
    assert str(BadRecord(0, message("record-not-text"))) == "This is not a record: it is not text."
