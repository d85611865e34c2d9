"""What comes with the games: learned for them as they are, used, and better than without."""

from random import Random

import pytest

from quadriga.core import CHANCE, AnyLearnable, AnyLearnableExpected
from quadriga.core.learning import learns, learns_expected
from quadriga.games import GAMES, make
from quadriga.kit.learned import NO_TERMS, Regression, Values, learned_of, values_from
from quadriga.selfplay.learn_command import learnables
from quadriga.selfplay.outcomes import play

EXPECTED = [one for one in learnables("all_roads") if learns_expected(one)]


def package_of(knowledge: AnyLearnable) -> str:
    return f"quadriga.games.{knowledge.game.name}.knowledge"


def name_of(knowledge: AnyLearnable) -> str:
    return f"{knowledge.game.name} {knowledge.learned_key}"


@pytest.mark.parametrize("name", ["imperator", "all_roads"])
def test_every_set_up_has_learned_values(name: str) -> None:
    for game in map(make, GAMES[name].setups()):
        assert learns(game.knowledge)
        assert learned_of(package_of(game.knowledge), game.knowledge) is not None


@pytest.mark.parametrize("knowledge", EXPECTED, ids=name_of)
def test_other_games_are_predicted_better_than_by_hand(knowledge: AnyLearnableExpected) -> None:
    learned = learned_of(package_of(knowledge), knowledge)
    assert learned is not None
    figures = learned.figures
    assert isinstance(figures, Regression)
    assert figures.points < figures.handmade_points
    assert figures.margin < figures.handmade_margin


@pytest.mark.parametrize("knowledge", EXPECTED, ids=name_of)
def test_a_seat_expects_what_was_learned(
    knowledge: AnyLearnableExpected, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, tables = Random(1), knowledge.feature_tables
    entries = [rng.uniform(-1, 1) for _ in range(sum(tables.values()))]
    values = Values(values_from(entries, 0.0, tables, Regression(1, 1, 1.0, 1.0, 1.0, 1.0)))
    monkeypatch.setattr(knowledge, "_values", values)
    for state in play(knowledge, rng).positions:
        learned = [values.prediction(terms) for terms in knowledge.terms(state)]
        handmade = knowledge.unlearned.expected(state)
        points = [plain + more for plain, more in zip(handmade, learned, strict=True)]
        assert knowledge.expected(state) == pytest.approx(points)


@pytest.mark.parametrize("knowledge", EXPECTED, ids=name_of)
def test_without_learned_values_a_seat_expects_its_points(knowledge: AnyLearnableExpected) -> None:
    for state in play(knowledge, Random(2)).positions[::5]:
        assert knowledge.unlearned.expected(state) == [*knowledge.game.scores(state)]


@pytest.mark.parametrize("knowledge", EXPECTED, ids=name_of)
def test_at_the_end_nothing_is_to_come(knowledge: AnyLearnableExpected) -> None:
    game, rng = knowledge.game, Random(3)
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            action = game.sample_chance(state, rng)
        else:
            action = rng.choice(game.legal_actions(state))
        state = game.apply(state, action)
    assert knowledge.terms(state) == [NO_TERMS] * game.seats
    assert knowledge.expected(state) == knowledge.unlearned.expected(state)
