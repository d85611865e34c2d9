"""Which merits of a turn are told."""

import pytest

from quadriga.kit.merits import Merit, told
from quadriga.language import Message, verbatim


def merit(topic: str, worth: float, *, long: bool = False, last: bool = False) -> Merit:
    """A merit that says its topic."""
    return Merit(topic, worth, verbatim(topic), long, last)


def topics(reason: Message | None) -> list[str]:
    """What a sentence tells, in its order."""
    assert reason is not None
    return [str(said.args["text"]) for said in reason.args.values() if isinstance(said, Message)]


FISH, GOAL, WAY = merit("fish", 2.0), merit("goal", 4.0), merit("way", 0.3)


@pytest.mark.parametrize(
    ("merits", "others", "expected"),
    [
        ([FISH], [], ["fish"]),
        ([FISH, GOAL, merit("writ", 1.0)], [], ["goal", "fish"]),
        ([FISH, WAY], [], ["fish"]),
        ([FISH, GOAL], [GOAL], ["fish"]),
        ([FISH, GOAL], [merit("goal", 3.5)], ["fish", "goal"]),
        ([FISH, GOAL], [merit("goal", 1.0), merit("goal", 2.8)], ["fish"]),
        ([FISH, GOAL], [FISH, GOAL], ["goal"]),
        ([FISH, GOAL], [merit("goal", 9.0), merit("fish", 9.0)], ["goal"]),
    ],
)
def test_what_differs_most_is_told(
    merits: list[Merit], others: list[Merit], expected: list[str]
) -> None:
    assert topics(told(merits, others)) == expected


def test_two_long_merits_are_not_told_together() -> None:
    long = [merit("visit", 5.0, long=True), merit("place", 3.0, long=True)]
    assert topics(told(long, ())) == ["visit"]
    assert topics(told([*long, merit("writ", 1.0)], ())) == ["visit", "writ"]


def test_a_turn_without_merits_has_no_reason() -> None:
    assert told([], [FISH]) is None


def test_a_last_resort_is_told_only_where_nothing_else_is_good() -> None:
    thrift = merit("thrift", 9.0, last=True)
    assert topics(told([thrift], [FISH])) == ["thrift"]
    assert topics(told([thrift, WAY], [WAY])) == ["way"]
