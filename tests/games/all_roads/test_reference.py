"""The engine against a second implementation, line by line (see `reference.py`)."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from quadriga.core import CHANCE
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.rules.state import State
from quadriga.games.all_roads.rules.view import View
from tests.games.all_roads.boxes import DATA, changed, game_with, tile, with_tiles
from tests.games.all_roads.reference import Reference, written
from tests.games.data_files import Change, Data

Pick = Callable[[AllRoads, State, Random, list[str]], str]

ASKED = {"dealing": "draw", "drawing": "draw", "laying": "place", "building": "house"}


def anything(game: AllRoads, state: State, rng: Random, lines: list[str]) -> str:
    return rng.choice(lines)


def compact(game: AllRoads, state: State, rng: Random, lines: list[str]) -> str:
    """Prefers what fills cells with several roads, so that many loops are closed."""
    some = rng.sample(lines, min(len(lines), 12))
    legal = {str(action): action for action in game.legal_actions(state)}
    after = {line: game.apply(state, legal[line]) for line in some}
    return min(some, key=lambda line: (len(after[line].frontier), line))


def eager(game: AllRoads, state: State, rng: Random, lines: list[str]) -> str:
    """Prefers what is worth most, so that all kinds of tokens are built."""
    some = rng.sample(lines, min(len(lines), 12))
    legal = {str(action): action for action in game.legal_actions(state)}
    seat = state.phase.to_act
    assert isinstance(seat, int)
    return max(some, key=lambda line: game.knowledge.worth(game.apply(state, legal[line]), seat))


def compare(game: AllRoads, data: Data, rng: Random, pick: Pick) -> State:
    """Plays a game in both, comparing what is legal and what comes of it at every step."""
    state, other = game.initial(), Reference(data, game.seats, game.setup.variant)
    while True:
        agree_on_the_table(game, state, other)
        actor = game.to_act(state)
        if actor is None:
            break
        if actor is CHANCE:
            line = str(game.sample_chance(state, rng))
            assert {str(action) for action in game.legal_actions(state)} == set(other.legal())
            action = game.outcome(state, line)
            assert action is not None
        else:
            legal = game.legal_actions(state)
            lines = [str(action) for action in legal]
            assert lines == other.legal()
            line = pick(game, state, rng, lines)
            action = legal[lines.index(line)]
        state = game.apply(state, action)
        other.play(line)
    assert list(game.scores(state)) == other.scores()
    if game.setup.variant != "cooperative":
        rewards = game.rewards(state)
        assert [seat for seat, reward in enumerate(rewards) if reward] == other.winners()
    return state


def agree_on_the_table(game: AllRoads, state: State, other: Reference) -> None:
    seen = game.view(state, None)
    asked = type(seen.moment).__name__.lower()
    assert ASKED.get(asked, asked) == other.asked
    if asked != "over":
        assert state.phase.seat == other.seat  # type: ignore[union-attr]
    assert [(t.q, t.r) for t in seen.tiles] == list(other.map.tiles)[2:]
    assert tokens(seen) == other_tokens(other)
    assert {s.colour: supply(s) for seat in seen.seats for s in seat.supplies} == other.supply
    assert [game.view(state, seat).hand for seat in range(game.seats)] == [  # type: ignore[arg-type]
        tuple(hand) for hand in other.hands
    ]
    assert [seat.stack for seat in seen.seats] == [
        tuple(len(tiles) for tiles in stack) for stack in other.stacks
    ]


def tokens(seen: View) -> dict[Any, tuple[str, str]]:
    found: dict[Any, tuple[str, str]] = {t.place: (t.colour, t.kind.value) for t in seen.tokens}
    for monument in seen.monuments:
        found[frozenset(monument.loop)] = (monument.colour, "monument")
    return found


def other_tokens(other: Reference) -> dict[Any, tuple[str, str]]:
    found: dict[Any, tuple[str, str]] = {}
    for place, token in other.tokens.items():
        kind, at = place
        key = frozenset(f"{q},{r}" for q, r in at) if kind == "area" else written(place)
        found[key] = token
    return found


def supply(left: Any) -> dict[str, int]:
    return {kind: getattr(left, kind) for kind in ("house", "villa", "spa", "monument")}


@pytest.mark.parametrize("pick", [anything, compact, eager])
@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        (2, "standard"),
        (3, "standard"),
        (4, "standard"),
        (2, "full_length"),
        (2, "cooperative"),
        (3, "cooperative"),
        (4, "cooperative"),
    ],
)
def test_both_implementations_play_the_same_games(seats: int, variant: str, pick: Pick) -> None:
    rng, game = Random(f"{seats} {variant}"), AllRoads(seats=seats, variant=variant)
    compare(game, DATA, rng, pick)


def several_groups(data: Data) -> None:
    """Tiles whose roads do not all meet, so that some never reach the network."""
    with_tiles(
        {"id": "a", "roads": [[0, 1], [3, 4]], "springs": [2], "copies": 2},
        {"id": "b", "roads": [[0], [2, 4]], "trade_route": [2, 4], "copies": 2},
        {"id": "c", "roads": [[0, 1, 2], [3], [4, 5]], "trade_route": [4, 5], "copies": 3},
        {"id": "d", "roads": [[0, 3, 5]], "springs": [1, 2], "copies": 3},
        {"id": "e", "roads": [[0, 3], [1, 2], [4, 5]], "trade_route": [1, 2], "copies": 2},
    )(data)


def few_tokens(data: Data) -> None:
    """So few tokens that everybody runs out of them."""
    for token, count in zip(data["token"], (3, 1, 1, 1), strict=True):
        token["count"] = count
    data["box"]["tokens"] = 6 * 4


def odd_sizes(data: Data) -> None:
    """Hands and draws that do not fit the sets, other points, a longer shortest loop."""
    data["constants"] |= {"hand": 5, "tiles_per_turn": 3, "draw_per_turn": 3}
    data["readings"]["smallest_loop"] = 4
    data["token"][1]["points"] = 5
    data["rome"][0] |= {"roads": [1, 2, 3], "springs": [4]}
    tile(data, "t03")["copies"] = 3
    tile(data, "t12")["copies"] = 2
    data["tile"] = [row for row in data["tile"] if row["id"] not in ("t01", "t02", "t04")]


def triangles_only(data: Data) -> None:
    """Tiles that make many small loops within each other."""
    with_tiles(
        {"id": "x", "roads": [[0, 1, 2, 3, 4, 5]], "copies": 4},
        {"id": "y", "roads": [[0, 1, 3]], "springs": [2, 4, 5], "copies": 4},
        {"id": "z", "roads": [[0, 1]], "trade_route": [0, 1], "copies": 4},
    )(data)


@pytest.mark.parametrize("pick", [anything, compact, eager])
@pytest.mark.parametrize("change", [several_groups, few_tokens, odd_sizes, triangles_only])
@pytest.mark.parametrize(("seats", "variant"), [(3, "standard"), (2, "full_length")])
def test_both_implementations_follow_a_changed_data_file(
    seats: int, variant: str, change: Change, pick: Pick
) -> None:
    game = game_with(change, seats=seats, variant=variant)
    compare(game, changed(change), Random(f"{seats} {change.__name__}"), pick)
