"""What two sequences have in common at their beginnings."""

import pytest

from quadriga.house.rendering.common_prefix import common_length


@pytest.mark.parametrize(
    ("old", "new", "shared"),
    [("", "", 0), ("ab", "ab", 2), ("ab", "abc", 2), ("abc", "ab", 2), ("abc", "axc", 1)],
)
def test_the_equal_items_at_the_beginning_are_counted(old: str, new: str, shared: int) -> None:
    assert common_length(tuple(old), tuple(new)) == shared
