"""The greedy player of section 7 a second time, written from the specification alone."""

from collections.abc import Sequence
from math import ceil

from quadriga.core import CHANCE
from quadriga.games.imperator.rules.actions import Action
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.view import View
from tests.games.imperator.positions import IMPERATOR, PLAYER

POINTS = {"gardens": 2, "temple": 2}
FOR_EACH_TURN = {"amphitheater": 0.1, "mine": 0.1, "marching_camp": 0.3}


def value(state: State, *, military: bool = True) -> float:
    """What a position after a turn and its invasion is worth; `military` may be left out of it."""
    if IMPERATOR.to_act(state) is None:
        result = IMPERATOR.result(state)
        return -5 if result == "lost" else int(result)
    seen = IMPERATOR.view(state, PLAYER)
    near = ceil(len(seen.deck) / 3)
    left = near + 6 * (3 - seen.period)
    worth = len(seen.regions) * (1 + 0.2 * left / 20)
    worth += sum(POINTS.get(card, 0) + FOR_EACH_TURN.get(card, 0) * left for card in seen.built)
    worth += _monuments(seen, left)
    worth += _tracks(seen, military) * min(1, left / 8)
    if military and seen.monuments["colosseum"] < 2:
        worth -= _danger(seen, near)
    return worth


def _monuments(seen: View, left: int) -> float:
    share = left / 20
    full = {
        "colossus": 4.0,
        "hippodrome": len(seen.built) + 2 * share,
        "triumphal_arc": len(seen.regions) + 6 * share,
        "great_lighthouse": min(seen.tracks),
        "senate": 2,
        "colosseum": 1 + (3 - seen.marked),
    }
    one_cube = 0.3
    if left <= 4:
        one_cube *= left / 5
    if left == 1:
        one_cube = 0
    return sum(full[m] * (0, one_cube, 1)[cubes] for m, cubes in seen.monuments.items())


def _tracks(seen: View, military: bool) -> float:
    weights = (0.3, 0.5 if military else 0, 0.3)
    worth = 0.0
    for weight, track in zip(weights, seen.tracks, strict=True):
        for unit in range(1, track + 1):
            worth += weight * (1 if unit <= 4 else 0.6 if unit <= 6 else 0.3)
    return worth


def _danger(seen: View, near: int) -> float:
    invasion = seen.invasions[seen.marked]
    missing = invasion.military - seen.tracks.military
    if missing <= 0:
        return 0
    others = len(seen.regions) - 1
    harm = 2 if others < invasion.regions else 0.5 * invasion.regions
    return harm * min(1, missing / 2) * (1 if near <= 2 else 0.5 if near <= 4 else 0.15)


def without_military(state: State, legal: Sequence[Action]) -> Action:
    """The choice of the greedy player who gives military no value and never fights."""
    return max(_peaceful(legal), key=lambda action: _best(IMPERATOR.apply(state, action)))


def _best(state: State) -> float:
    if IMPERATOR.to_act(state) in (CHANCE, None):
        return value(state, military=False)
    lines = _peaceful(IMPERATOR.legal_actions(state))
    return max(_best(IMPERATOR.apply(state, action)) for action in lines)


def _peaceful(legal: Sequence[Action]) -> list[Action]:
    warlike = ("conquer", "raise colosseum")
    return [action for action in legal if not str(action).startswith(warlike)]
