"""What comes with the games: learned for them as they are, used, and better than without."""

from random import Random

import pytest

from quadriga.core import CHANCE, AnyLearnable, AnyLearnableExpected
from quadriga.games import GAMES, make
from quadriga.kit.learned import NO_TERMS, Regression, Values, lesson_from, lesson_of
from quadriga.learning.lessons import learns_expected, learns_worth, lessons
from quadriga.learning.outcomes import play

EXPECTED = [game for name in GAMES for game in lessons(name) if learns_expected(game)]
LEARNED = [game for game in EXPECTED if game.name == "all_roads"]


def package_of(game: AnyLearnable) -> str:
    return f"quadriga.games.{game.name}"


def name_of(game: AnyLearnable) -> str:
    return f"{game.name} {game.lesson}"


@pytest.mark.parametrize("name", ["imperator", "all_roads"])
def test_a_lesson_is_there_for_every_set_up(name: str) -> None:
    for game in map(make, GAMES[name].setups()):
        assert learns_worth(game) or learns_expected(game)
        assert lesson_of(package_of(game), game) is not None


@pytest.mark.parametrize("game", LEARNED, ids=name_of)
def test_other_games_are_predicted_better_than_by_hand(game: AnyLearnableExpected) -> None:
    lesson = lesson_of(package_of(game), game)
    assert lesson is not None
    figures = lesson.figures
    assert isinstance(figures, Regression)
    assert figures.points < figures.handmade_points
    assert figures.margin < figures.handmade_margin


@pytest.mark.parametrize("game", EXPECTED, ids=name_of)
def test_a_seat_expects_what_was_learned(
    game: AnyLearnableExpected, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, tables = Random(1), game.feature_tables
    entries = [rng.uniform(-1, 1) for _ in range(sum(tables.values()))]
    values = Values(lesson_from(entries, 0.0, tables, Regression(1, 1, 1.0, 1.0, 1.0, 1.0)))
    monkeypatch.setattr(game, "_learned", values)
    for state in play(game, rng).positions:
        learned = [values.prediction(terms) for terms in game.terms(state)]
        handmade = game.handmade_expected(state)
        points = [plain + more for plain, more in zip(handmade, learned, strict=True)]
        assert game.expected(state) == pytest.approx(points)


@pytest.mark.parametrize("game", EXPECTED, ids=name_of)
def test_without_a_lesson_a_seat_expects_what_is_told_by_hand(
    game: AnyLearnableExpected, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "_learned", None)
    for state in play(game, Random(2)).positions[::5]:
        assert game.expected(state) == game.handmade_expected(state)


@pytest.mark.parametrize("game", EXPECTED, ids=name_of)
def test_at_the_end_nothing_is_to_come(game: AnyLearnableExpected) -> None:
    rng, state = Random(3), game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            action = game.sample_chance(state, rng)
        else:
            action = rng.choice(game.legal_actions(state))
        state = game.apply(state, action)
    assert game.terms(state) == [NO_TERMS] * game.seats
    assert game.expected(state) == game.handmade_expected(state)
