"""What a position is worth to a bot: one value however it is asked for, within bounded memory."""

import pytest

from quadriga.bots.search.playouts import quick_choice
from quadriga.core import Seat
from quadriga.games.minerva.knowledge import evaluation, ground, line_values, prospects
from quadriga.games.minerva.knowledge.evaluation import Evaluation
from quadriga.games.minerva.rules import scoring
from tests.games.minerva.positions import Position, duel, minerva, solo
from tests.quick_games import varied


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_worths_are_what_worth_says_after_each_action(seats: int) -> None:
    game = minerva(seats)
    for state, _ in varied(game, seats):
        legal = game.legal_actions(state)
        for seat in map(Seat, range(seats)):
            one_by_one = [game.knowledge.worth(game.apply(state, action), seat) for action in legal]
            assert game.knowledge.worths(state, legal, seat) == pytest.approx(one_by_one)


def test_temples_are_counted_as_they_score() -> None:
    game = minerva(1)
    judge, seen = Evaluation(game.tables), 0
    for seed in range(4):
        for state, _ in varied(game, seed):
            city = state.cities[0]
            here = judge.surveyor.ground(city.tiles)
            tokens = sum(vp * city.held[kind] for kind, vp in here.hoards)
            temples = scoring.breakdown(game.tables, state, 0).temples
            assert here.vp + tokens == temples
            seen = max(seen, temples)
    assert seen > 5


def test_a_city_is_the_same_ground_tile_by_tile_as_at_once() -> None:
    game = minerva(1)
    judge = Evaluation(game.tables)
    for state, _ in varied(game, 5):
        city = state.cities[0]
        grown = judge.surveyor.ground(city.tiles)
        fresh = Evaluation(game.tables).surveyor.ground(dict(city.tiles))
        assert [run[:3] for run in grown.runs] == [run[:3] for run in fresh.runs]
        assert grown.vp == fresh.vp


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, names in (
        (evaluation, ["CACHED_CITIES", "CACHED_ESTIMATES"]),
        (ground, ["CACHED_GROUNDS", "MAX_ASSISTED", "MAX_IMAGINED"]),
        (line_values, ["CACHED_YIELDS"]),
        (prospects, ["CACHED_ESTIMATES", "CACHED_RUNS"]),
    ):
        for name in names:
            monkeypatch.setattr(module, name, 3)
    game = minerva(2)
    judge, usual = Evaluation(game.tables), evaluation.evaluation(game.tables)
    for number, (state, _) in enumerate(varied(game, 1)):
        if number % 5 == 0:
            assert judge.worth(state, 0) == pytest.approx(usual.worth(state, 0))
    assert all(size <= 3 for size in judge.cache_sizes())
    assert sum(judge.cache_sizes())


# ---- choices that are obvious --------------------------------------------------------------------


def quick(where: Position) -> str:
    """What the quick policy takes."""
    return str(quick_choice(where.game.knowledge, where.state, where.to_act))


def turn(where: Position) -> Position:
    """The position after a turn of the quick policy."""
    where = where.after(quick(where))
    while not where.game.begins_turn(where.state) and where.game.to_act(where.state) == Seat(0):
        where = where.after(quick(where))
    return where


def test_the_last_residence_takes_the_line_of_culture() -> None:
    tiles = "0,0 theater; 1,0 statue; 2,0 library; 0,1 mine; 0,2 mine"
    assert len(turn(solo(tiles, number=6, residences=1)).culture()) == 3


def test_a_theater_continues_the_line_of_culture() -> None:
    tiles = "0,0 statue; 1,0 library; 2,0 garden; 1,1 tavern; 1,2 tavern"
    where = solo(tiles, "2 wood", market="theater theater", number=5, residences=2)
    placed = where.after("build theater theater")
    assert quick(placed) in ("at -1,0", "at 3,0")


def test_tokens_of_glory_buy_an_assistant_who_has_a_line() -> None:
    tiles = "0,0 theater; 1,0 statue; 2,0 library; 3,0 R; -1,0 R"
    where = solo(tiles, "3 glory", number=2, residences=5).after("pass")
    assert quick(where).startswith("buy-assistant")


def test_a_token_of_glory_stays_for_the_last_step() -> None:
    """The last activation goes to the glory step of the last round rather than to a token."""
    tiles = "0,0 barracks; 0,1 barracks; 0,2 barracks; 1,0 mine"
    assert turn(solo(tiles, number=6, residences=1)).has()["glory"] == 6


def test_the_last_denarius_is_kept_for_the_tax() -> None:
    """Who has nothing left is out of the round as soon as somebody passes (MIN-P5)."""
    broke, poor, rich = (duel(has=has, number=2) for has in ("", "1 denarii", "6 denarii"))
    worths = [where.game.knowledge.worth(where.state, Seat(0)) for where in (broke, poor, rich)]
    assert worths[1] - worths[0] > (worths[2] - worths[1]) / 5


def test_a_choice_counts_what_follows_in_its_line() -> None:
    """A line that asks first is no worse than one that does not: what follows is counted."""
    tiles = "0,0 fountain; 1,0 theater; 2,0 statue; 0,1 mine; -1,1 mine"
    where = solo(tiles, number=6, residences=1).after("residence -1,0")
    assert quick(where) == "activate right"


# ---- points at the end ---------------------------------------------------------------------------


def gained_by_residences(number: int) -> tuple[float, float]:
    """What three more residences in the stack add to `worth` and to `expected` in a round."""
    few, many = (solo("0,0 mine; 1,0 tavern", number=number, residences=n) for n in (3, 6))
    worths = [where.game.knowledge.worth(where.state, Seat(0)) for where in (few, many)]
    points = [where.game.knowledge.expected(where.state)[0] for where in (few, many)]
    return worths[1] - worths[0], points[1] - points[0]


def test_residences_are_expected_to_bring_more_than_the_lines_of_today() -> None:
    promised, expected = gained_by_residences(2)
    assert expected > promised + 3


def test_in_the_last_round_worth_is_what_a_seat_can_expect() -> None:
    promised, expected = gained_by_residences(6)
    assert expected == pytest.approx(promised)
    game = minerva(2)
    for state, _ in varied(game, seed=4):
        if state.round == game.tables.rounds:
            assert game.knowledge.expected(state) == pytest.approx(
                [game.knowledge.worth(state, Seat(n)) for n in (0, 1)]
            )


def test_points_that_a_seat_has_count_as_they_are() -> None:
    """What is still to come is discounted, a culture tile that was taken is not."""
    poor = duel(number=2)
    rich = poor.giving("30 denarii")
    points = rich.game.scores(rich.state)[0] - poor.game.scores(poor.state)[0]
    more = rich.game.knowledge.expected(rich.state)[0] - poor.game.knowledge.expected(poor.state)[0]
    assert more >= points
