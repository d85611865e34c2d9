from random import Random

import pytest

from quadriga.arena.rating import ratings
from quadriga.arena.sequential import Bets, confidence_sequence
from quadriga.arena.statistics import mean_interval, percentile, share_interval, t_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (1000, 1.9623),
    ],
)
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(quantile, rel=1 / 800)
    assert t_quantile(0.025, freedom) == pytest.approx(-quantile, rel=1 / 800)


def test_the_interval_of_a_mean() -> None:
    # 2.5 ± 3.1824 · 1.29099 / 2
    found = mean_interval([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.low == pytest.approx(0.446, abs=0.003)
    assert found.high == pytest.approx(4.554, abs=0.003)
    assert mean_interval([7]).low is None


def test_the_interval_of_shares_is_wilsons_where_deals_have_one_game() -> None:
    # Wilson's for 80 of 100 is 0.7112 to 0.8666; here Student takes the place of the normal.
    found = share_interval([1.0] * 80 + [0.0] * 20)
    assert found.low == pytest.approx(0.710, abs=0.003)
    assert found.high == pytest.approx(0.868, abs=0.003)


def test_games_of_a_deal_that_always_end_alike_count_as_one() -> None:
    together = share_interval([1.0] * 30 + [0.0] * 10)
    apart = share_interval([1.0] * 20 + [0.5] * 20)
    assert together.mean == apart.mean
    assert together.low is not None
    assert apart.low is not None
    assert together.low < apart.low


def test_all_games_won_is_no_certainty() -> None:
    found = share_interval([1.0] * 20)
    assert found.high == 1
    assert found.low is not None
    assert 0.8 < found.low < 0.85
    assert (share_interval([1.0]).low, share_interval([1.0]).high) == (0, 1)


def test_the_interval_of_shares_covers_as_often_as_it_says() -> None:
    rng, covered = Random(11), 0
    for _ in range(400):
        shares = [((rng.random() < 0.7) + (rng.random() < 0.7)) / 2 for _ in range(25)]
        found = share_interval(shares)
        covered += (
            found.low is not None and found.high is not None and found.low <= 0.7 <= found.high
        )
    assert covered >= 0.93 * 400


def test_percentiles() -> None:
    assert percentile(range(1, 101), 0.99) == 99
    assert percentile([5, 1], 0.99) == 5
    assert percentile([4], 0.5) == 4


def test_ratings_of_two_bots_are_those_of_elo() -> None:
    # 75 % of the games are 191 points on Elo's scale.
    game = [(("a", 1.0), ("b", 0.0))] * 3 + [(("a", 0.0), ("b", 1.0))]
    found = ratings([game] * 250)
    assert found["a"].mean - found["b"].mean == pytest.approx(191, abs=1)
    assert found["a"].mean == pytest.approx(-found["b"].mean)
    assert found["a"].low is not None
    assert found["a"].low < found["a"].mean


def test_ratings_of_several_seats_follow_luces_choice() -> None:
    # Strengths 4, 1, 1, 1: the first wins 4 of 7 games, 241 points above the others.
    game = (("a", 4 / 7), ("b", 1 / 7), ("b", 1 / 7), ("b", 1 / 7))
    found = ratings([[game]] * 1000)
    assert found["a"].mean - found["b"].mean == pytest.approx(241, abs=1)


def test_ratings_reach_bots_that_never_met() -> None:
    chain = [(("a", 0.75), ("b", 0.25)), (("b", 0.75), ("c", 0.25))]
    found = ratings([chain] * 500)
    assert found["a"].mean - found["c"].mean == pytest.approx(382, abs=2)


def test_a_rating_of_somebody_who_won_all_is_finite_and_uncertain() -> None:
    found = ratings([[(("a", 1.0), ("b", 0.0))]] * 20)["a"]
    assert 100 < found.mean < 1000
    assert found.low is not None
    assert found.low < found.mean - 100


def stopped(rng: Random, chance: float, deals: int, par: float = 0.5) -> int | None:
    """After how many deals of two games the test is clear."""
    bets = Bets(par, 0.95)
    for deal in range(deals):
        bets.add(((rng.random() < chance) + (rng.random() < chance)) / 2)
        if bets.won:
            return deal + 1
    return None


@pytest.mark.parametrize("par", [0.5, 0.25])
def test_looking_after_every_deal_is_wrong_at_most_as_often_as_promised(par: float) -> None:
    rng = Random(5)
    wrong = sum(stopped(rng, par, 300, par) is not None for _ in range(300))
    # 5 % of 300 are 15; the bets are wary.
    assert wrong <= 15


def test_the_same_looks_at_an_ordinary_interval_would_be_wrong_far_too_often() -> None:
    rng, wrong = Random(5), 0
    for _ in range(60):
        shares: list[float] = []
        for deal in range(150):
            shares.append(((rng.random() < 0.5) + (rng.random() < 0.5)) / 2)
            found = share_interval(shares)
            assert found.low is not None
            assert found.high is not None
            if deal >= 5 and not found.low <= 0.5 <= found.high:
                wrong += 1
                break
    assert wrong >= 0.12 * 60


def test_a_clear_difference_is_seen_soon() -> None:
    rng = Random(6)
    deals = sorted(stopped(rng, 0.75, 300) or 300 for _ in range(60))
    assert deals[30] < 30
    assert deals[-1] < 120


def test_the_confidence_sequence_covers_and_agrees_with_the_test() -> None:
    rng, covered = Random(7), 0
    for _ in range(20):
        shares = [((rng.random() < 0.8) + (rng.random() < 0.8)) / 2 for _ in range(60)]
        low, high = confidence_sequence(shares, 0.95)
        covered += low <= 0.8 <= high
        bets = Bets(0.5, 0.95)
        for share in shares:
            bets.add(share)
        assert bets.won == (not low <= 0.5 <= high) or abs(low - 0.5) < 0.011
    assert covered >= 19
    assert confidence_sequence([], 0.95) == (0.0, 1.0)
