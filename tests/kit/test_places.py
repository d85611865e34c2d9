"""Places by what decides between seats."""

from quadriga.kit.places import has_ties, places


def test_equal_standings_share_a_place_and_the_next_one_is_left_out() -> None:
    assert places([(3, 1), (5, 0), (3, 1), (3, 0)]) == (2, 1, 2, 4)
    assert places([(3,), (3,)]) == (1, 1)


def test_ties_are_of_any_two_seats() -> None:
    assert has_ties([9, 4, 4])
    assert not has_ties([9, 4, 3])
