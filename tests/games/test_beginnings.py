"""What begins in a game is told with the entry that begins it, and once."""

from random import Random

import pytest

from quadriga.core import CHANCE
from quadriga.games import GAMES, make
from quadriga.language.translator import Translator

PHASES = [
    beginning
    for n in range(1, 5)
    for beginning in (f"Phase {n} of 4, round 1 of 7", f"Phase {n} of 4, forum")
]
BEGINNINGS = {
    "imperator": [
        "Invasion I is here.",
        "Period II, turn 1 of 7",
        "Invasion II is here.",
        "Period III, turn 1 of 7",
        "Invasion III is here.",
    ],
    "all_roads": [f"Turn {n} of 6" for n in range(2, 7)],
    "minerva": [f"Round {n} of 6" for n in range(1, 7)],
    "carpe_diem": PHASES[1:],
}


@pytest.mark.parametrize("name", BEGINNINGS)
def test_every_beginning_is_told_once(name: str) -> None:
    assert beginnings(name) == BEGINNINGS[name]


def beginnings(name: str) -> list[str]:
    """What begins in a game of players who take the first choice each time."""
    game, rng, told = make(GAMES[name].setups()[0]), Random(1), []
    state, words = game.initial(), Translator("en", name, (), None)
    while (actor := game.to_act(state)) is not None:
        chance = actor is CHANCE
        action = game.sample_chance(state, rng) if chance else game.legal_actions(state)[0]
        after = game.apply(state, action)
        if (begun := game.guide.begins(state, after)) is not None:
            told.append(words.text(begun))
        state = after
    return told
