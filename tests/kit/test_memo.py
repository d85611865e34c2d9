"""A dictionary that computes missing values."""

from quadriga.kit.memo import Memo


def test_a_value_is_worked_out_once() -> None:
    asked: list[int] = []

    def double(n: int) -> int:
        asked.append(n)
        return 2 * n

    memo = Memo(double)
    assert [memo[3], memo[3], memo[4]] == [6, 6, 8]
    assert asked == [3, 4]


def test_it_holds_no_more_than_it_may() -> None:
    memo = Memo(str, 10)
    assert [memo[n] for n in range(100)] == [str(n) for n in range(100)]
    assert len(memo) == 10
