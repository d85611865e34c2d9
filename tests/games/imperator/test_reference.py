"""The engine against a second implementation, line by line (see `reference.py`)."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from quadriga.core import CHANCE
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.rules.actions import Action
from quadriga.games.imperator.rules.state import State
from tests.games.imperator.boxes import DATA, changed, game_with, row
from tests.games.imperator.positions import IMPERATOR, Position, position
from tests.games.imperator.reference import Reference

Pick = Callable[[Random, list[str]], str]

ASKED = {
    "draw": "drawing",
    "turn": "choosing",
    "spend": "spending",
    "book": "booking",
    "invasion": "invading",
    "lose again": "losing",
    "over": "over",
}


def anything(rng: Random, lines: list[str]) -> str:
    return rng.choice(lines)


def eager(rng: Random, lines: list[str]) -> str:
    """Prefers lower parts to upper ones, and Senate and Colosseum to all others."""
    for wanted in ("raise senate", "raise colosseum"):
        found = [line for line in lines if line.startswith(wanted)]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    below = [line for line in lines if not line.startswith(("take", "lose"))]
    return rng.choice(below if below and rng.random() < 0.5 else lines)


def compare(game: Imperator, state: State, other: Reference, rng: Random, pick: Pick) -> State:
    """Plays a game in both, comparing what is legal and what comes of it at every step."""
    while True:
        agree_on_the_table(Position(game, state), other)
        actor = game.to_act(state)
        if actor is None:
            break
        if actor is CHANCE:
            action = agreed_draw(game, state, other, rng)
        else:
            legal = {str(action): action for action in game.legal_actions(state)}
            assert set(legal) == other.legal()
            action = legal[pick(rng, list(legal))]
        state = game.apply(state, action)
        other.play(str(action))
    score = other.score()
    assert game.result(state) == ("lost" if score is None else str(score))
    assert game.scores(state) == (score or 0,)
    return state


def agreed_draw(game: Imperator, state: State, other: Reference, rng: Random) -> Action:
    if len(other.deck) < 5 or rng.random() < 0.002:
        assert {str(action) for action in game.legal_actions(state)} == other.legal()
    size = min(game.tables.hand_size, len(other.deck))
    drawn = rng.sample(sorted(other.deck), size)
    line = " ".join(["draw", *(card for card in other.cards if card in drawn)])
    action = game.outcome(state, line)
    assert action is not None
    return action


def agree_on_the_table(now: Position, other: Reference) -> None:
    seen = now.seen
    assert now.asked.replace("paying", "spending") == ASKED[other.asked]
    assert dict(zip(other.tracks, seen.tracks, strict=True)) == other.tracks
    assert set(seen.regions) == other.regions
    assert seen.monuments == other.cubes
    assert set(seen.built) == set(other.built)
    assert set(seen.hand) == set(other.hand)
    assert set(seen.deck) == other.deck
    assert set(seen.discard) == set(other.discard)
    assert seen.marked == other.marked


def reference_at(start: Position, box: dict[str, Any]) -> Reference:
    """The second implementation in a position between two turns."""
    seen, other = start.seen, Reference(box)
    other.tracks = dict(zip(other.tracks, seen.tracks, strict=True))
    other.regions = set(seen.regions)
    other.cubes = dict(seen.monuments)
    other.built = list(seen.built)
    other.deck = set(seen.deck)
    other.discard = list(seen.discard)
    other.marked = seen.marked
    return other


@pytest.mark.parametrize("pick", [anything, eager])
def test_both_implementations_play_the_same_games(pick: Pick) -> None:
    rng = Random(21)
    for _ in range(250):
        compare(IMPERATOR, IMPERATOR.initial(), Reference(DATA), rng, pick)


@pytest.mark.parametrize("standing", range(-4, 5))
def test_both_implementations_play_the_same_stages(standing: int) -> None:
    rng, game = Random(standing), Imperator(standing=standing)
    for _ in range(25):
        compare(game, game.initial(), Reference(DATA, standing), rng, eager)


@pytest.mark.parametrize(
    "start",
    [
        pytest.param(position(complete="senate"), id="Senate"),
        pytest.param(
            position("C5 M5 I5", complete="senate", built="amphitheater marching_camp", period=2),
            id="Senate and bonus buildings",
        ),
        pytest.param(
            position("C8 M6 I9", complete="senate", built="amphitheater marching_camp mine"),
            id="near the top",
        ),
        pytest.param(
            position("C4 M4 I4", begun="senate colosseum", regions="greece gaul asia", period=2),
            id="Senate and Colosseum half done",
        ),
        pytest.param(
            position("C2 M4 I2", complete="senate", regions="greece egypt gaul africa", period=3),
            id="last period",
        ),
    ],
)
def test_both_implementations_agree_with_the_senate(start: Position) -> None:
    rng = Random(7)
    for _ in range(100):
        compare(start.game, start.state, reference_at(start, DATA), rng, eager)


def test_both_implementations_follow_a_changed_data_file() -> None:
    def change(data: dict[str, Any]) -> None:
        data["game"]["hand"] = 4
        data["tracks"]["max"] = 11
        row(data, "card", "senate_a")["cost"]["military"] = 0
        row(data, "monument", "colossus")["cubes"] = 3
        row(data, "building", "mine")["amount"] = 1
        row(data, "region", "gaul")["gives"] = "culture"
        data["supply"]["cubes"] = 26
        data["supply"]["cards"] = 22
        data["card"].append({**row(data, "card", "amphitheater"), "id": "amphitheater_b"})

    rng, game = Random(4), game_with(change)
    for _ in range(100):
        compare(game, game.initial(), Reference(changed(change)), rng, eager)
