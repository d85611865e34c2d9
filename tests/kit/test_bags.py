"""What is left of a bag."""

import pytest

from quadriga.kit.bags import without


def test_the_rest_of_a_bag_keeps_its_order_and_its_copies() -> None:
    assert without((3, 1, 1, 2, 1), (1, 2)) == (3, 1, 1)
    assert without((1, 2), ()) == (1, 2)


def test_what_is_not_in_a_bag_is_not_drawn_from_it() -> None:
    with pytest.raises(ValueError, match="not in list"):
        without((1, 2), (1, 1))
