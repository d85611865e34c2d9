"""A difference leads from one JSON value to the other, order of keys included."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.house.rendering.differences import difference
from tests.server.table_copy import renewed

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner),
    max_leaves=12,
)


def delta_of(before: Any, after: Any, short: int = 0) -> Any:
    """The difference as a client reads it."""
    old, new = (msgspec.Raw(msgspec.json.encode(value)) for value in (before, after))
    return msgspec.json.decode(msgspec.json.encode(difference(old, new, short)))


def in_order(value: Any) -> str:
    """A value as text, in which the order of keys counts."""
    return msgspec.json.encode(value).decode()


@settings(max_examples=400)
@given(VALUES, VALUES, st.sampled_from([0, 8, 24]))
def test_a_difference_leads_to_the_other_value(before: Any, after: Any, short: int) -> None:
    delta = delta_of(before, after, short)
    assert in_order(renewed(before, delta)) == in_order(after)


@pytest.mark.parametrize(
    ("before", "after", "delta"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"b": 2, "c": None}, {"a": [], "c": [None]}),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1, "c": 3}, [{"b": 2, "a": 1, "c": 3}]),
        ([1, 2, 3], [1, 4], {"1": [4], "2": []}),
        ([1], [1, 2, 3], {"1": [2], "2": [3]}),
        ([{"a": 1, "b": 2}, 5], [{"b": 2, "a": 1}, 5], {"0": [{"b": 2, "a": 1}]}),
        ({"a": [{"b": 1, "c": 2}]}, {"a": [{"b": 1, "c": 3}]}, {"a": {"0": {"c": [3]}}}),
        ([], {}, [{}]),
        (True, 1, [1]),
    ],
)
def test_a_difference_has_only_what_is_new(before: Any, after: Any, delta: Any) -> None:
    assert delta_of(before, after) == delta


def test_what_is_short_is_told_whole() -> None:
    before, after = {"a": [1, 2], "b": [1, 2, 3, 4]}, {"a": [1, 3], "b": [1, 2, 3, 5]}
    assert delta_of(before, after, len("[1,3]")) == {"a": [[1, 3]], "b": {"3": [5]}}
