"""Counts every tile and token of a position: nothing is lost, nothing appears."""

from collections import Counter

from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.faces import ROME
from quadriga.games.all_roads.rules.state import State


def census(game: AllRoads, state: State) -> None:
    """Every tile is on the map, in a hand or in a stack; every token on the map or in a supply."""
    tables = game.tables
    laid = [tables.faces.all[lie >> 6].tile for lie in state.land.values()]
    held = [tile for hand in state.hands for tile in hand]
    piled = [tile for stack in state.stacks for tiles in stack for tile in tiles]
    sets = game.seats * len(tables.whole_stack)
    expected = Counter({tile: n * sets for tile, n in Counter(tables.one_set).items()})
    assert Counter([*laid, *held, *piled]) == expected + Counter({ROME: 2})
    for colour in tables.owner:
        placed = Counter(token & 3 for token in state.tokens.values() if token >> 2 == colour)
        left = state.supply[colour]
        assert all(n >= 0 for n in left)
        assert tuple(n + placed[kind] for kind, n in enumerate(left)) == tables.full
    for place in state.tokens:
        if hexes.is_dead_end(place):
            assert place in state.ends, "a token stands on a dead end that is none"
