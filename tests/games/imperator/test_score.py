"""The end and the score (IMP-E)."""

import pytest

from quadriga.core import GameOver
from quadriga.games.imperator.rules.scoring import title
from tests.games.imperator.positions import IMPERATOR, invasion, position


@pytest.mark.rule("IMP-E1")
@pytest.mark.parametrize("order", [1, 2, 3])
def test_the_game_ends_at_once_when_rome_falls(order: int) -> None:
    now = invasion(order, "C9 M0 I9", built="gardens temple", complete="colossus").after(
        "lose rome"
    )
    assert now.is_over
    assert (now.result, now.title) == ("lost", "")
    with pytest.raises(GameOver):
        now.after("pay")


@pytest.mark.rule("IMP-E2")
@pytest.mark.parametrize("order", [1, 2, 3])
def test_the_game_ends_after_invasion_iii_and_not_before(order: int) -> None:
    paid = invasion(order, "M9", regions="greece gaul").after("pay")
    suffered = invasion(order, "M0", regions="greece gaul").after("lose greece")
    suffered = suffered.after("lose gaul") if order == 3 else suffered
    ignored = position("M0", period=order, complete="colosseum", hand="mine", deck="").after(
        "take mine"
    )
    assert [end.is_over for end in (paid, suffered, ignored)] == [order == 3] * 3


@pytest.mark.rule("IMP-E3")
def test_the_score_is_the_sum_of_regions_buildings_and_complete_monuments() -> None:
    now = invasion(
        3,
        "C5 M9 I4",
        regions="greece gaul",
        built="gardens temple mine",
        complete="colossus hippodrome triumphal_arc great_lighthouse",
        begun="senate colosseum",
    ).after("pay")
    assert now.tracks == "C5 M2 I4"
    parts = {part.id: part.points for part in now.parts}
    assert parts == {
        "regions": 3,
        "gardens": 2,
        "temple": 2,
        "colossus": 4,
        "hippodrome": 3,
        "triumphal_arc": 3,
        "great_lighthouse": 2,
    }
    assert (now.score, now.result) == (19, "19")


@pytest.mark.rule("IMP-E3")
def test_the_score_is_read_after_the_last_loss_or_payment() -> None:
    before = invasion(
        3, "C9 M7 I9", regions="greece gaul", complete="triumphal_arc great_lighthouse"
    )
    assert before.score == 3 + 3 + 7
    assert before.after("pay").result == str(3 + 3 + 0)
    assert before.after("lose greece", "lose gaul").result == str(1 + 1 + 7)


@pytest.mark.rule("IMP-E4")
def test_rome_counts_like_any_region() -> None:
    assert invasion(3, "M7").after("pay").result == "1"
    assert invasion(3, "M7", complete="triumphal_arc").after("pay").result == "2"


@pytest.mark.rule("IMP-E5")
def test_every_score_has_its_title() -> None:
    titles = [title(IMPERATOR.tables, score) for score in range(41)]
    assert titles[:10] == ["Nero"] * 10
    assert titles[10:12] == ["Tiberius"] * 2
    assert titles[12:14] == ["Marcus Aurelius"] * 2
    assert titles[14:16] == ["Julius Caesar"] * 2
    assert titles[16:] == ["Augustus"] * 25


@pytest.mark.rule("IMP-E5")
@pytest.mark.parametrize(
    ("built", "monuments", "emperor"),
    [
        ("", "", "Nero"),
        ("gardens temple", "colossus", "Nero"),
        ("gardens", "colossus senate triumphal_arc", "Tiberius"),
        ("gardens temple", "colossus senate triumphal_arc", "Marcus Aurelius"),
    ],
)
def test_the_title_follows_from_the_score(built: str, monuments: str, emperor: str) -> None:
    now = invasion(3, "C0 M7 I0", built=built, complete=monuments).after("pay")
    assert now.title == emperor
    assert title(IMPERATOR.tables, now.score) == emperor


@pytest.mark.rule("IMP-E6")
def test_a_lost_game_ranks_below_every_score() -> None:
    rich = "colossus hippodrome triumphal_arc great_lighthouse senate"
    lost = invasion(1, "C0 M0", built="gardens temple", complete=rich).after("lose rome")
    lowest = invasion(3, "M7").after("pay")
    assert lost.score == 0 < lowest.score == 1
    assert IMPERATOR.rewards(lost.state) == (0.0,)
    assert IMPERATOR.rewards(lowest.state)[0] > 0


@pytest.mark.rule("IMP-E6")
def test_a_better_title_has_a_better_reward() -> None:
    ends = [
        invasion(3, "C9 M7 I9", built=built, complete=monuments).after("pay")
        for built, monuments in (
            ("", ""),
            ("gardens temple", "colossus triumphal_arc"),
            ("gardens temple mine", "colossus triumphal_arc hippodrome"),
        )
    ]
    assert [end.score for end in ends] == [1, 10, 13]
    rewards = [IMPERATOR.rewards(end.state)[0] for end in ends]
    assert rewards == sorted(set(rewards))
