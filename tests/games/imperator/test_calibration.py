"""Figures that show whether data and program still fit (section 7).

All seeds are fixed, so these tests cannot fail by chance. When the data file is corrected from a
real box the figures move, and so must the specification.
"""

from random import Random
from statistics import mean

import pytest

from quadriga.bots import GreedyBot
from quadriga.games.imperator.knowledge.evaluation import worth
from quadriga.games.imperator.rules.actions import Action
from quadriga.games.imperator.rules.state import Drawing, Over, State
from quadriga.games.imperator.rules.view import View
from tests.games.imperator.positions import IMPERATOR, PLAYER, Position, invasion, position
from tests.games.imperator.yardstick import value, without_military
from tests.games.positions import Choice, played

FOUR_TURNS = (
    "conquest_a conquest_b tribute_a tribute_b gardens temple amphitheater mine senate_a senate_b"
)
STARTS = [
    position(),
    position("C4 M2 I6", regions="greece gaul", begun="senate colosseum hippodrome"),
    position("C9 M9 I9", built="mine", complete="colosseum", begun="triumphal_arc colossus"),
    position("C7 M3 I5", period=3, regions="asia", complete="senate great_lighthouse"),
]


def greedy(rng: Random) -> Choice[State, Action]:
    """The choice of the greedy player, who knows the hand-made values only."""
    handmade = IMPERATOR.knowledge.unlearned
    bot: GreedyBot[State, Action, View] = GreedyBot(IMPERATOR, PLAYER, rng, handmade)
    return lambda state, legal: bot.choose(IMPERATOR.view(state, PLAYER), legal)


def results(choose: Choice[State, Action] | None, games: int, rng: Random) -> list[int | None]:
    """The scores of so many games; None for a lost one."""
    ends = ([*played(IMPERATOR, rng, choose)][-1] for _ in range(games))
    texts = (IMPERATOR.result(end) for end in ends)
    return [None if text == "lost" else int(text) for text in texts]


def share_lost(scores: list[int | None]) -> float:
    return scores.count(None) / len(scores)


def test_random_play_rarely_scores_and_often_loses_rome() -> None:
    rng = Random(17)
    scores = results(None, 10_000, rng)
    assert sum(score is not None and score > 9 for score in scores) / len(scores) < 0.01
    assert 0.55 < share_lost(scores) < 0.60  # 57.6 % were measured.
    assert 1.4 < mean(score or 0 for score in scores) < 1.6  # 1.5 was measured.


@pytest.mark.statistics
def test_the_greedy_player_has_the_mean_that_was_measured() -> None:
    rng = Random(18)
    scores = results(greedy(rng), 800, rng)
    assert 10.3 < mean(score or 0 for score in scores) < 10.9
    assert share_lost(scores) < 0.01
    augustus = sum(score is not None and score >= 16 for score in scores) / len(scores)
    assert augustus < 0.02


def test_ignoring_the_military_rarely_survives() -> None:
    scores = results(without_military, 300, Random(19))
    assert share_lost(scores) > 0.95  # 98.9 % were measured.


def test_the_worth_of_positions_is_that_of_the_specification() -> None:
    rng = Random(20)
    for start in STARTS:
        for _ in range(15):
            for state in played(IMPERATOR, rng, state=start.state):
                if isinstance(state.phase, Drawing | Over):
                    assert worth(IMPERATOR.tables, state) == pytest.approx(value(state))


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        # Nothing but Rome, seven turns left in period I: L = 19, and 1 military too few.
        (position("C1 M1 I1"), 1.19 + 1.1 - 2 * 0.5 * 0.15),
        # Four units count in full, two more 0.6, the rest 0.3.
        (position("C9 M2 I0"), 1.19 + 0.3 * (4 + 1.2 + 0.9) + 0.5 * 2),
        # One turn before invasion III (L = 1) one cube is worth nothing, units an eighth.
        (
            position("C0 M8 I0", period=3, begun="colossus", deck="mine"),
            1.01 + 0.5 * (4 + 1.2 + 0.6) / 8,
        ),
        # Four turns before it (L = 4) a cube of the Colossus is worth 0.3 × 4 × 4/5.
        (
            position("C0 M8 I0", period=3, begun="colossus", deck=FOUR_TURNS),
            1.04 + 0.96 + 0.5 * (4 + 1.2 + 0.6) / 2,
        ),
        (invasion(3, "M7", built="gardens").after("pay"), 3),
        (invasion(3, "M6", built="gardens").after("lose rome"), -5),
    ],
)
def test_the_worth_of_a_position_reckoned_by_hand(now: Position, expected: float) -> None:
    assert worth(IMPERATOR.tables, now.state) == pytest.approx(expected)


def test_of_equal_choices_the_greedy_player_takes_the_first() -> None:
    now = position("C1 M9 I1", hand="conquest_a")
    equal = [f"conquer {region}" for region in ("greece", "egypt", "asia")]
    worths = {worth(IMPERATOR.tables, now.after(line).state) for line in equal}
    assert len(worths) == 1
    legal = [a for a in IMPERATOR.legal_actions(now.state) if str(a) in equal]
    assert str(greedy(Random(0))(now.state, legal)) == "conquer greece"
