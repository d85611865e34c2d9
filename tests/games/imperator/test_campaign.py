"""The campaign (IMP-C)."""

from itertools import pairwise, product

import pytest

from quadriga.core import BadRecord, BadSetup
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.rules.campaign import is_success, may_enter, standing_after
from tests.games.imperator.positions import IMPERATOR, invasion, start

BOX = IMPERATOR.tables.box
CAMPAIGN = BOX.campaign

# Standing: target, start, prices of the three invasions.
LEVELS = {
    -4: (12, "C1 M2 I1", (1, 4, 6)),
    -3: (12, "C1 M1 I1", (1, 4, 6)),
    -2: (13, "C1 M1 I1", (1, 4, 6)),
    -1: (13, "C1 M1 I1", (2, 5, 7)),
    0: (14, "C1 M1 I1", (2, 5, 7)),
    1: (15, "C1 M1 I1", (2, 5, 7)),
    2: (15, "C1 M1 I1", (3, 6, 8)),
    3: (16, "C1 M1 I1", (3, 6, 8)),
    4: (16, "C1 M0 I1", (3, 6, 8)),
}
SUCCESS, FAILURE = "16", "lost"


@pytest.mark.rule("IMP-C1")
def test_a_score_of_14_on_record_opens_the_campaign() -> None:
    assert [may_enter(BOX, score) for score in (None, 0, 13, 14, 40)] == [False] * 3 + [True] * 2


@pytest.mark.rule("IMP-C1")
def test_the_engine_itself_lets_anybody_play_a_stage() -> None:
    assert start(Imperator(standing=0)).tracks == "C1 M1 I1"


@pytest.mark.rule("IMP-C2")
def test_a_campaign_is_five_stages_in_order() -> None:
    assert [stage.name for stage in CAMPAIGN.stage] == ["I", "II", "III", "IV", "V"]
    for played in range(6):
        stage = standing_after(BOX, [SUCCESS] * played).stage(CAMPAIGN)
        assert stage == (CAMPAIGN.stage[played] if played < 5 else None)


@pytest.mark.rule("IMP-C2")
def test_more_results_than_stages_are_refused() -> None:
    with pytest.raises(BadRecord, match="A campaign has 5 stages, not 6"):
        standing_after(BOX, [SUCCESS] * 6)


@pytest.mark.rule("IMP-C3")
@pytest.mark.parametrize("standing", LEVELS)
def test_target_and_set_up_follow_from_the_standing(standing: int) -> None:
    target, tracks, prices = LEVELS[standing]
    now = start(Imperator(standing=standing))
    assert (now.seen.standing, now.seen.target) == (standing, target)
    assert now.tracks == tracks
    assert tuple(price.military for price in now.seen.invasions) == prices


@pytest.mark.rule("IMP-C3")
@pytest.mark.parametrize("standing", LEVELS)
def test_the_prices_of_a_stage_are_those_that_are_paid(standing: int) -> None:
    game = Imperator(standing=standing)
    for order, price in enumerate(LEVELS[standing][2], start=1):
        assert invasion(order, f"M{price - 1}", game=game).choices == {"lose rome"}
        paid = invasion(order, f"M{price}", game=game).after("pay")
        assert paid.tracks == "C1 M0 I1"


@pytest.mark.rule("IMP-C3")
@pytest.mark.parametrize("standing", [-5, 5, 14])
def test_there_is_no_stage_at_another_standing(standing: int) -> None:
    with pytest.raises(BadSetup, match=f"standing {standing}"):
        Imperator(standing=standing)


@pytest.mark.rule("IMP-C3")
def test_the_campaign_starts_at_standing_0() -> None:
    now = standing_after(BOX, [])
    assert (now.standing, now.successes, now.level(CAMPAIGN).target) == (0, 0, 14)


@pytest.mark.rule("IMP-C4")
@pytest.mark.parametrize(
    ("result", "standing"), [("14", 1), ("15", 1), ("40", 1), ("13", -1), ("1", -1), ("lost", -1)]
)
def test_a_stage_succeeds_if_its_target_is_reached(result: str, standing: int) -> None:
    assert is_success(result, 14) == (standing == 1)
    assert standing_after(BOX, [result]).standing == standing


@pytest.mark.rule("IMP-C4")
def test_the_target_is_that_of_the_standing_before_the_stage() -> None:
    assert standing_after(BOX, ["14", "14"]).standing == 0
    assert standing_after(BOX, ["14", "15"]).standing == 2
    assert standing_after(BOX, ["lost", "13"]).standing == 0


@pytest.mark.rule("IMP-C4")
@pytest.mark.parametrize(("standing", "reward"), [(-2, 1.0), (-1, 1.0), (0, 0.0), (4, 0.0)])
def test_a_success_is_a_reward_of_1_and_a_failure_0(standing: int, reward: float) -> None:
    game = Imperator(standing=standing)
    complete = "colossus triumphal_arc hippodrome"
    now = invasion(3, "M8", built="gardens temple mine", game=game, complete=complete).after("pay")
    assert (now.result, game.rewards(now.state)) == ("13", (reward,))
    lost = invasion(3, "M0", built="gardens temple mine", game=game, complete=complete)
    assert game.rewards(lost.after("lose rome").state) == (0.0,)


@pytest.mark.rule("IMP-C4")
def test_each_row_is_harder_than_the_one_before_in_exactly_one_thing() -> None:
    for (target, tracks, prices), (more, fewer, higher) in pairwise(LEVELS.values()):
        changes = [more - target, int(tracks[4]) - int(fewer[4]), higher[0] - prices[0]]
        assert sorted(changes) == [0, 0, 1]


@pytest.mark.rule("IMP-C5")
def test_a_game_given_up_is_recorded_as_lost_and_fails() -> None:
    assert not is_success("lost", 0)
    assert standing_after(BOX, ["lost"]).standing == -1


@pytest.mark.rule("IMP-C5")
def test_everything_else_in_a_stage_is_the_ordinary_game() -> None:
    for standing in LEVELS:
        stage, ordinary = Imperator(standing=standing).tables, IMPERATOR.tables
        assert stage.box is ordinary.box
        assert stage.losses == ordinary.losses
        assert stage.hand_size == ordinary.hand_size
    assert Imperator(standing=0).initial() == IMPERATOR.initial()


@pytest.mark.rule("IMP-C5")
def test_a_stage_is_played_once() -> None:
    after = standing_after(BOX, [FAILURE])
    stage = after.stage(CAMPAIGN)
    assert stage is not None
    assert stage.name == "II"


@pytest.mark.rule("IMP-C6")
@pytest.mark.parametrize(
    ("successes", "standing", "mark"),
    [
        (5, 5, "A golden age bears your name"),
        (4, 3, "Father of the fatherland"),
        (3, 1, "Restorer of the city"),
        (2, -1, "A face on worn coins"),
        (1, -3, "A line in the annals"),
        (0, -5, "Struck from the stones"),
    ],
)
def test_the_standing_after_stage_v_gives_the_mark(
    successes: int, standing: int, mark: str
) -> None:
    end = standing_after(BOX, [SUCCESS] * successes + [FAILURE] * (5 - successes))
    assert (end.successes, end.standing, end.mark(CAMPAIGN)) == (successes, standing, mark)


@pytest.mark.rule("IMP-C6")
def test_there_is_no_mark_before_the_end() -> None:
    for played in range(5):
        assert standing_after(BOX, [SUCCESS] * played).mark(CAMPAIGN) is None


@pytest.mark.rule("IMP-C7")
def test_the_standings_that_can_occur() -> None:
    for stage in CAMPAIGN.stage:
        ways = product([SUCCESS, FAILURE], repeat=stage.order - 1)
        assert {standing_after(BOX, way).standing for way in ways} == set(stage.standings)
    assert [set(stage.standings) for stage in CAMPAIGN.stage] == [
        {0},
        {-1, 1},
        {-2, 0, 2},
        {-3, -1, 1, 3},
        {-4, -2, 0, 2, 4},
    ]


@pytest.mark.parametrize("result", ["", "-1", "٣", "9" * 5_000, "1_0", "Lost"])
def test_a_result_that_is_none_is_refused(result: str) -> None:
    with pytest.raises(BadRecord, match="is a score or 'lost'"):
        is_success(result, 3)
