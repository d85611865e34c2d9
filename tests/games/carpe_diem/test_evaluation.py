"""What positions are worth to a bot: quick judgements agree with slow ones and stay in bounds."""

from collections.abc import Mapping
from random import Random

import pytest

from quadriga.bots.search.playouts import Playouts, quick_choice
from quadriga.core import Seat
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.knowledge import visits
from quadriga.games.carpe_diem.knowledge.evaluation import MAX_PLACEMENTS, Evaluation
from quadriga.games.carpe_diem.knowledge.visits import Visits
from tests.games.carpe_diem.positions import A, B, Position, begun
from tests.quick_games import varied

MERCHANT = "3,4: k08 r0, 3,3: k08 r2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worths_are_the_worth_after_each_action(seats: int) -> None:
    game = CarpeDiem(seats=seats)
    for state, actor in varied(game, seats):
        legal = game.legal_actions(state)
        for seat in (actor, Seat((actor + 1) % seats)):
            afterwards = [game.knowledge.worth(game.apply(state, action), seat) for action in legal]
            assert game.knowledge.worths(state, legal, seat) == pytest.approx(afterwards)


def test_what_was_asked_before_changes_no_worth() -> None:
    game = CarpeDiem(seats=3)
    for number, (state, actor) in enumerate(varied(game, 7)):
        if number % 10 == 0:
            fresh = Evaluation(game.tables)
            for action in game.legal_actions(state)[:5]:
                after = game.apply(state, action)
                assert game.knowledge.worth(after, actor) == pytest.approx(
                    fresh.worth(after, actor)
                )


def sizes(holder: object) -> Mapping[str, int]:
    return {name: len(kept) for name, kept in vars(holder).items() if isinstance(kept, dict)}


def test_what_is_kept_stays_in_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visits, "MAX_MEANS", 30)
    monkeypatch.setattr(visits, "MAX_CARDS", 20)
    game = CarpeDiem(seats=2)
    evaluation, judged = Evaluation(game.tables), Visits(game.tables)
    for state, actor in varied(game, 11):
        evaluation.worth(state, actor)
        if state.forum:
            judged.pairs(state, actor, 2)
    assert 0 < max(sizes(judged).values()) <= 30
    assert 0 < max(sizes(evaluation).values()) <= MAX_PLACEMENTS


def test_a_tile_about_to_be_taken_counts_where_it_is_worth_most() -> None:
    at = begun(2).with_district("3,4: k10 r0, 3,5: w01 r0").moving(A, 4)
    at = at.with_ring({3: "w15 w16 w26 w28", 5: "w15 w16 k10 w28", 6: "w15 w15 w15 w15"})
    game, taken = at.game, at.after("go right", "take 3")
    best = max(game.knowledge.worths(taken.state, game.legal_actions(taken.state), A))
    assert game.knowledge.worth(taken.state, A) == pytest.approx(best)
    assert game.knowledge.worth(at.after("go right").state, A) == pytest.approx(best)


def quick(at: Position, seat: Seat = A) -> str:
    """What the quick policy of playouts does."""
    return str(quick_choice(at.game.knowledge, at.state, seat))


def test_the_quick_policy_walks_to_the_tile_it_needs_and_completes_with_it() -> None:
    at = begun(2).with_district("3,4: k10 r0, 3,5: w01 r0").moving(A, 4)
    at = at.with_ring({3: "w15 w16 w26 w28", 5: "w15 w16 k10 w28", 6: "w15 w15 w15 w15"})
    assert quick(at) == "go right"
    assert quick(at.after("go right")) == "take 3"
    assert quick(at.after("go right", "take 3")) == "place 3,3 r2"


def test_the_quick_policy_takes_the_best_pair_of_the_forum() -> None:
    pond_and_garden = "4,4: k04 r1, 5,4: k04 r3, 4,5: k05 r1, 5,5: k05 r3"
    at = begun(2).with_district(f"{MERCHANT}, {pond_and_garden}").visiting(A, [B])
    cards = dict.fromkeys((2, 3, 5, 6, 8, 10), "d13")
    assert quick(at.with_forum({**cards, 7: "d01", 11: "d05"})) == "visit 7-11"


def test_the_quick_policy_plays_to_the_end() -> None:
    game = CarpeDiem(seats=2)
    assert game.to_act(Playouts(game.knowledge).play_on(game.initial(), Random(5), 99)) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_points_are_expected_at_the_start_as_in_the_middle_and_at_the_end(
    seats: int,
) -> None:
    game, rng, scatter = CarpeDiem(seats=seats), Random(5), 16
    play, state, told = Playouts(game.knowledge), game.initial(), list[float]()
    while game.to_act(state) is not None:
        told.append(sum(game.knowledge.expected(state)) / seats)
        state = play.play_on(state, rng, turns=seats)
    assert told[0] == pytest.approx(told[-1], abs=scatter)
    assert max(told) - min(told) < 2 * scatter, told
