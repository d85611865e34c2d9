"""The engine against a second implementation, line by line (see `reference.py`)."""

from collections.abc import Callable
from random import Random

import pytest

from quadriga.core import CHANCE
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.rules.state import State
from quadriga.games.carpe_diem.rules.view import Holding
from tests.games.carpe_diem.boxes import DATA, changed, fountains_everywhere, game_with
from tests.games.carpe_diem.reference import GOODS, Player, Reference
from tests.games.data_files import Data

Pick = Callable[[CarpeDiem, State, Random, list[str]], str]


def anything(game: CarpeDiem, state: State, rng: Random, lines: list[str]) -> str:
    return rng.choice(lines)


def building(game: CarpeDiem, state: State, rng: Random, lines: list[str]) -> str:
    """Stores only what does not fit, and pays all it can."""
    some = [line for line in lines if line != "store"] or lines
    return some[-1] if some[0].startswith("pay") else rng.choice(some)


def eager(game: CarpeDiem, state: State, rng: Random, lines: list[str]) -> str:
    """Prefers what is worth most, so that much is completed and every reward is met."""
    some = rng.sample(lines, min(len(lines), 8))
    legal = {str(action): action for action in game.legal_actions(state)}
    seat = game.to_act(state)
    assert isinstance(seat, int)
    return max(some, key=lambda line: game.knowledge.worth(game.apply(state, legal[line]), seat))


def compare(game: CarpeDiem, data: Data, rng: Random, pick: Pick) -> set[str]:
    """Plays a game in both, comparing what is legal and what comes of it at every step.

    Returns the verbs that were met, and whether the pile was drawn to its known bottom.
    """
    state, other, met = game.initial(), Reference(data, game.seats), set()
    while (actor := game.to_act(state)) is not None:
        agree_on_the_table(game, state, other)
        if actor is CHANCE:
            assert other.actor == "chance"
            if not state.pile:
                met.add("the known bottom")
            action = game.sample_chance(state, rng)
            line = str(action)
        else:
            legal = game.legal_actions(state)
            lines = [str(action) for action in legal]
            assert (other.actor, other.choices) == (actor, lines)
            line = pick(game, state, rng, lines)
            action = legal[lines.index(line)]
        met.add(line.split(" ")[0])
        state = game.apply(state, action)
        other.play(line)
    assert other.actor is None
    agree_on_the_table(game, state, other)
    rewards = game.rewards(state)
    assert [seat for seat, reward in enumerate(rewards) if reward] == other.winners()
    return met


def agree_on_the_table(game: CarpeDiem, state: State, other: Reference) -> None:
    seen = game.view(state, None)
    assert [list(slots) for slots in seen.ring] == other.blueprints
    assert list(seen.row) == other.row
    assert list(seen.removed) == other.removed
    assert sorted(seen.white) == sorted(other.stacks["white"])
    assert sorted(seen.black) == sorted(other.stacks["black"])
    assert list(seen.order) == other.forum_order()
    markers = {(m.a, m.b): m.seat for m in seen.markers}
    assert {pair: seat for pair, seat in markers.items() if seat is not None} == other.markers
    if other.forum:
        assert list(markers) == other.marker_spaces()
        assert {space.space: space.card for space in seen.forum} == other.forum
    assert seen.pile == len(other.unseen) + len(other.under)
    for seat, player in enumerate(other.players):
        agree_on_a_seat(seen.seats[seat], player)
        assert seen.seats[seat].prestige == other.prestige(seat)
        hand = [game.tables.fountain_ids[card] for card in state.hands[seat]]
        assert hand == sorted(player.hand)
    if state.turn in (0, game.tables.turns):
        assert list(game.scores(state)) == [other.score(seat) for seat in range(game.seats)]


def agree_on_a_seat(seen: Holding, player: Player) -> None:
    assert (seen.vp, seen.coins, seen.bread) == (player.vp, player.coins, player.bread)
    assert {good.value: n for good, n in seen.goods.items()} == player.goods
    assert [*seen.goods] == GOODS
    assert list(seen.stored) == player.stored
    assert {(t.x, t.y): (t.tile, t.turns) for t in seen.tiles} == {
        cell: (tile.id, tile.turns) for cell, tile in player.cells.items()
    }
    assert {*seen.writs} == {f"{x},{y}" for x, y in player.writs}
    assert seen.patrician == player.space


@pytest.mark.parametrize("pick", [anything, building, eager])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_implementations_play_the_same_games(seats: int, pick: Pick) -> None:
    rng, game = Random(f"{seats} {pick.__name__}"), CarpeDiem(seats=seats)
    met: set[str] = set()
    for _ in range(2):
        met |= compare(game, DATA, rng, pick)
    assert met >= {"start", "go", "take", "place", "store", "fountain", "return", "visit", "first"}
    if pick is not anything:
        assert met >= {"craft", "pay"}
    if pick is building:
        assert "bread" in met


@pytest.mark.parametrize("seats", [2, 4])
def test_both_draw_the_returned_cards_in_the_same_order(seats: int) -> None:
    rng, game = Random(seats), game_with(fountains_everywhere, seats=seats)
    data = changed(fountains_everywhere)
    met = compare(game, data, rng, building)
    assert seats == 2 or "the known bottom" in met
