"""What a thing is, what it does now, and why it cannot be chosen, in words."""

import pytest

from quadriga.core import Explanation
from tests.games.imperator.positions import PLAYER, Position, english, invasion, position


def explained(at: Position, thing: str) -> Explanation:
    found = at.game.guide.explain(at.state, thing, PLAYER)
    assert found is not None
    return found


def why_not(at: Position, thing: str) -> str:
    """The reason, and what would help."""
    found = explained(at, thing)
    return " ".join(english(one) for one in (found.why_not, found.instead) if one is not None)


def test_a_track_says_what_it_is_and_how_the_next_invasion_stands() -> None:
    found = explained(position("M0", hand="mine temple", built="marching_camp"), "track:military")
    assert [english(one) for one in found.now] == [
        "You have 0 military.",
        "Each turn that brings you military brings 2 more, from your buildings.",
        "Invasion I in 7 turns: 2 military.",
        "You have 0 military, 2 short, and too few regions to give up: Rome would fall.",
    ]


def test_what_can_be_chosen_has_no_reason_against_it() -> None:
    at = position("C9 M9 I9", hand="conquest_a temple")
    assert [why_not(at, one) for one in ("upper:temple", "lower:temple", "region:gaul")] == [""] * 3


CHOOSING = position("C1 M0 I1", hand="temple mine conquest_a", built="gardens")


@pytest.mark.parametrize(
    ("at", "thing", "reason"),
    [
        (
            CHOOSING,
            "lower:temple",
            "Needs 3 culture, you have 1. The upper half of the Mine would bring 2 culture.",
        ),
        (
            CHOOSING,
            "building:temple",
            "Needs 3 culture, you have 1. The upper half of the Mine",
        ),
        (CHOOSING, "lower:gardens", "The Gardens is built already."),
        (CHOOSING, "monument:senate", "The Senate is not drawn yet; it is still to come"),
        (CHOOSING, "region:rome", "Rome is yours already."),
        (CHOOSING, "region:gaul", "The conquest needs 1 military, you have 0. The upper half"),
        (CHOOSING, "invasion:0", "Invasion I has not come yet: it comes after turn 7."),
        (
            position(hand="temple"),
            "region:gaul",
            "Only a Conquest card takes a region, and none is drawn. 2 are still to come",
        ),
        (invasion(1, "M1", regions="gaul"), "region:rome", "Rome is never given up by choice."),
        (invasion(1, "M1", regions="gaul"), "region:egypt", "Egypt is not yours"),
        (invasion(1, "M1", regions="gaul"), "upper:temple", "Invasion I is here: first pay"),
        (
            invasion(1, "M1", regions="gaul"),
            "invasion:0",
            "Invasion I needs 2 military, you have 1",
        ),
        (
            invasion(3, "M9", regions="gaul"),
            "region:gaul",
            "They ask for 2 regions other than Rome, and you hold 1.",
        ),
    ],
)
def test_what_cannot_be_chosen_says_why_and_what_would_help(
    at: Position, thing: str, reason: str
) -> None:
    assert why_not(at, thing).startswith(reason)


@pytest.mark.parametrize(
    ("at", "line", "reason"),
    [
        (CHOOSING, "take senate_a", "The Senate is not drawn yet"),
        (CHOOSING, "conquer rome", "Rome is yours already."),
        (CHOOSING, "conquer gaul", "The conquest needs 1 military"),
        (CHOOSING, "tribute culture", "Only a card that calls for tribute"),
        (CHOOSING, "pay", "Invasion I has not come yet"),
        (CHOOSING, "lose rome", "Invasion I has not come yet"),
        (invasion(1, "M2", regions="gaul"), "lose rome", "Rome is never given up"),
        (invasion(1, "M2", regions="gaul"), "take temple", "Invasion I is here"),
        (invasion(1, "M1", regions="gaul"), "pay", "Invasion I needs 2 military, you have 1."),
    ],
)
def test_every_wrong_line_is_answered_with_its_reason(at: Position, line: str, reason: str) -> None:
    assert english(at.game.guide.refusal(at.state, line)).startswith(reason)


def test_who_looks_on_is_told_nothing_of_choosing() -> None:
    at = position("M0", hand="conquest_a")
    found = at.game.guide.explain(at.state, "region:gaul", None)
    assert found is not None
    assert (found.why_not, found.instead) == (None, None)
