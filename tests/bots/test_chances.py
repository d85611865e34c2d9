"""The chance to win: from certain, over even, to none."""

import pytest

from quadriga.bots.search.chances import chance_ahead, chance_to_win
from quadriga.bots.search.playouts import POINT_BESIDE_CHANCE, Prospect, judge
from quadriga.core import Advice, Seat
from tests.tiny.game import Knowledge, State, Tiny

FIRST = Seat(0)


def test_one_standard_deviation_ahead_is_five_times_in_six() -> None:
    assert chance_ahead(2, 4) == pytest.approx(0.8413, abs=1e-4)
    assert chance_ahead(-2, 4) == pytest.approx(1 - chance_ahead(2, 4))


def test_with_nothing_to_come_who_is_ahead_wins() -> None:
    assert [chance_ahead(margin, 0) for margin in (-1, 0, 1)] == [0, 0.5, 1]


def test_equal_seats_have_equal_chances_and_more_to_come_evens_them() -> None:
    assert chance_to_win([20, 20], [10, 10], FIRST, 1) == 0.5
    late = chance_to_win([20, 18], [18, 16], FIRST, 1)
    early = chance_to_win([20, 18], [2, 0], FIRST, 1)
    assert 0.5 < early < late < 1
    assert chance_to_win([20, 18], [18, 16], FIRST, 4) < late


def test_every_rival_takes_from_the_chance() -> None:
    one = chance_to_win([20, 18], [10, 10], FIRST, 1)
    two = chance_to_win([20, 18, 18], [10, 10, 10], FIRST, 1)
    assert two == pytest.approx(one**2)


class Halfway(Tiny):
    """As many points again are expected as there are."""

    class Mind(Knowledge):
        def expected(self, state: State) -> list[float]:
            return [2.0 * points for points in self.game.scores(state)]


def test_a_position_tells_the_chance_only_if_it_is_asked_for() -> None:
    game = Halfway()
    state = game.initial()
    assert judge(game.knowledge, state, FIRST).chance is None
    assert judge(game.knowledge, state, FIRST, 1.0).chance == 0.5


def test_a_chance_counts_more_than_points_where_chances_are_compared() -> None:
    sure, rich = Prospect(10, 1, None, 0.9), Prospect(15, 6, None, 0.6)
    assert rich.value(Advice()) > sure.value(Advice())
    assert sure.value(Advice(scatter=1)) > rich.value(Advice(scatter=1))
    assert sure.value(Advice(scatter=1)) == pytest.approx(0.9 + POINT_BESIDE_CHANCE)
