"""The engine against a second implementation, line by line (see `reference.py`)."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from quadriga.core import CHANCE, recognise
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.rules.scoring import breakdown
from quadriga.games.minerva.rules.state import State
from tests.games.data_files import Data
from tests.games.minerva.boxes import DATA, adding, changed, constant, game_with, row, setting, tile
from tests.games.minerva.reference import CHANCE as REFERENCE_CHANCE
from tests.games.minerva.reference import Player, Reference, spell

Pick = Callable[[Random, Sequence[str]], str]


def anything(rng: Random, lines: Sequence[str]) -> str:
    return rng.choice(lines)


def eager(rng: Random, lines: Sequence[str]) -> str:
    """Seldom passes or stops, so that rounds are long and cities large."""
    more = [line for line in lines if line not in ("pass", "done", "decline")]
    return rng.choice(more if more and rng.random() < 0.96 else lines)


def builder(rng: Random, lines: Sequence[str]) -> str:
    """Prefers special facilities, temples and assistants to all others."""
    names = ("temple", "bath", "aqueduct", "circus", "triumphal", "trading", "dining", "colosseum")
    starts = ("assist", "buy-", "use", "move", "remove", "exchange")
    wanted = [
        line for line in lines if line.startswith(starts) or any(name in line for name in names)
    ]
    return rng.choice(wanted) if wanted and rng.random() < 0.6 else eager(rng, lines)


def compare(game: Minerva, data: Data, rng: Random, pick: Pick) -> State:
    """Plays a game in both, comparing what is legal and what comes of it at every step."""
    state, other = game.initial(), Reference(data, game.seats)
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            assert other.actor == REFERENCE_CHANCE
            line = str(game.sample_chance(state, rng))
        else:
            assert actor == other.actor
            listed = [str(action) for action in game.legal_actions(state)]
            assert listed == other.lines
            line = pick(rng, listed)
        state = game.apply(state, recognise(game, state, line))
        other.play(line)
        agree_on_the_table(game, state, other)
    assert other.over
    if game.seats > 1:
        assert game.rewards(state).index(1.0) == other.winner()
    return state


def agree_on_the_table(game: Minerva, state: State, other: Reference) -> None:
    seen = game.view(state, None)
    if other.actor != REFERENCE_CHANCE or other.over:
        assert seen.round == other.round
        assert list(seen.passed) == other.passed
    assert list(seen.market) == other.market
    assert list(seen.pairs) == other.pairs
    assert list(seen.row) == other.row
    assert Counter(seen.unseen) == other.stack + other.temples
    for category, stack in seen.stacks.items():
        expected = [(tile["marks"], tile["vp"]) for tile in other.culture[category]]
        assert [(tile.marks, tile.vp) for tile in stack] == expected
    for seat, (holding, player) in enumerate(zip(seen.seats, other.players, strict=True)):
        agree_on_a_city(holding, player)
        if other.actor != REFERENCE_CHANCE or other.over:
            assert tuple(breakdown(game.tables, state, seat)) == other.score_lines(seat)


def agree_on_a_city(holding: Any, player: Player) -> None:
    assert {tile.cell: tile.tile for tile in holding.tiles} == {
        spell(cell): name for cell, name in player.city.items()
    }
    assisted = {tile.cell for tile in holding.tiles if tile.assistant}
    assert assisted == {spell(cell) for cell in player.assisted}
    held = {**holding.resources, "denarii": holding.denarii, "glory": holding.glory}
    assert held == {thing: player.has[thing] for thing in held}
    assert holding.residences == player.residences
    assert holding.assistants == player.hand
    assert [(t.category, t.vp) for t in holding.culture] == [
        (t["category"], t["vp"]) for t in player.culture
    ]
    assert [(t.round, t.rank) for t in holding.laurels] == [
        (t["round"], t["rank"]) for t in player.glory_tiles
    ]


@pytest.mark.parametrize("pick", [anything, eager, builder])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_both_implementations_play_the_same_games(seats: int, pick: Pick) -> None:
    rng, game = Random(seats), Minerva(seats=seats)
    for _ in range(40 if pick is anything else 8):
        compare(game, DATA, rng, pick)


def rich(data: Data) -> None:
    """Everybody begins with plenty, so that no list is short."""
    constant(start_denarii=[60, 61, 62, 63], start_resources={"grain": 6, "ore": 5})(data)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_both_implementations_agree_on_the_rich(seats: int) -> None:
    rng, game = Random(seats), game_with(rich, seats=seats)
    for _ in range(6):
        compare(game, changed(rich), rng, builder)


def odd_tiles(data: Data) -> None:
    """Every word of the vocabulary where the delivered tiles do not use it."""
    any_two = {"any_resource": 2, "denarii": 1}
    adding(
        tile("palace", effect=[{"op": "gain", "gain": any_two}]),
        tile("exchange", effect=[{"op": "exchange", "pay": {"identical": 1}, "gain": any_two}]),
        tile("harem", effect=[{"op": "per_held", "held": "ore", "gain": {"any_resource": 1}}]),
        tile(
            "senate",
            effect=[
                {"op": "exchange", "pay": {"glory": 1}, "gain": {"denarii": 2, "art": 1}},
                {"op": "choose", "from": ["art", "denarii", "glory"], "amount": 2, "times": 2},
                {"op": "exchange", "pay": {"denarii": 3}, "gain": {"glory": 1}},
            ],
        ),
        tile(
            "forum",
            category="special",
            when="built",
            effect=[{"op": "choose", "from": ["academics", "glory"], "amount": 2, "times": 3}],
        ),
        tile(
            "baths",
            category="special",
            when="built",
            effect=[{"op": "activate_around", "tiles": 5}],
        ),
    )(data)
    constant(substitute_price=2, resource_cap=7, tax=2, pass_income=3, solo_coins=4)(data)
    constant(start_denarii=[9, 9, 9, 9], leftovers_per_vp=4, temple_row=4)(data)
    row(data, "order", 1)["vp"] = 9


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_both_implementations_follow_a_changed_data_file(seats: int) -> None:
    rng, game = Random(seats), game_with(odd_tiles, seats=seats)
    for _ in range(10):
        compare(game, changed(odd_tiles), rng, eager)


def test_both_implementations_agree_when_the_temples_run_out() -> None:
    def few(data: Data) -> None:
        data["temple"] = data["temple"][:6]
        rich(data)

    rng, game = Random(1), game_with(few, setting("residence", "residence", per_player=3))
    data = changed(few, setting("residence", "residence", per_player=3))
    for _ in range(6):
        compare(game, data, rng, builder)
