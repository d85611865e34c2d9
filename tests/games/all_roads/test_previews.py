"""What a preview says comes true: every figure against what the rules do with the choice."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import hexes, loading
from quadriga.games.all_roads.guide.facts.preview import Preview
from quadriga.games.all_roads.rules.actions import Action, House, Lay
from quadriga.games.all_roads.rules.state import Building, Laying, State
from quadriga.games.all_roads.rules.view import KINDS, whose
from tests.quick_games import decisions

GAMES = [AllRoads(seats=setup.seats, variant=setup.variant) for setup in AllRoads.setups()]
MANY = 50
"""How many of hundreds of placements are looked at."""


def some(actions: Sequence[Action]) -> Sequence[Action]:
    """Some actions, evenly spread."""
    return actions[:: max(1, len(actions) // MANY)]


def ending_here(game: AllRoads, phase: Laying) -> AllRoads:
    """The game if a turn ended with the tile that is to be laid."""
    box = loading.load()
    constants = replace(box.constants, tiles_per_turn=len(phase.fresh) + 1)
    here = replace(box, constants=constants)
    return AllRoads(seats=game.seats, variant=game.setup.variant, box=here)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.seats} {game.setup.variant}")
def test_everything_that_a_preview_says_comes_true(game: AllRoads) -> None:
    first = ending_here(game, Laying(Seat(0)))
    for sense in (0.0, 0.7, 1.0):
        for state, seat in decisions(game, Random(f"{sense}"), sense=sense):
            opens = isinstance(state.phase, Laying) and not state.phase.fresh
            for action in some(game.legal_actions(state)):
                shown = game.guide.preview(state, action)
                check(first if opens else game, state, seat, action, shown)


def check(game: AllRoads, state: State, seat: Seat, action: Action, shown: Preview) -> None:
    """Every figure of a preview; `game` is one whose turn ends with a tile."""
    after = game.apply(state, action)
    was, now = game.scores(state), game.scores(after)
    assert shown.gains == tuple(b - a for a, b in zip(was, now, strict=True))
    offers = after.phase.offers if isinstance(after.phase, Building) else ()
    if not isinstance(action, Lay):
        assert shown == Preview(shown.gains)
        return
    assert shown.offers == tuple(map(hexes.text, offers))
    assert shown.ends == (not after.frontier)
    new = {place: after.tokens[place] for place in sorted(after.tokens)}
    new = {at: token for at, token in new.items() if token != state.tokens.get(at)}
    assert [(one.kind, one.colour, one.seat) for one in shown.builds] == [
        (KINDS[token & 3], *whose(game.tables, token)) for token in new.values()
    ]
    assert [one.was for one in shown.builds] == [
        KINDS[state.tokens[at] & 3] if at in state.tokens else None for at in new
    ]
    assert bool(shown.loops) >= bool(shown.builds)
    if shown.loops or shown.ends:
        check_words(game, state, seat, shown, after)


def check_words(game: AllRoads, state: State, seat: Seat, shown: Preview, after: State) -> None:
    """The points that are said, the houses that may be built included."""
    was, now = game.scores(state), game.scores(after)
    for one in range(game.seats):
        said = sum(e.gain for e in shown.effects if e.seat == one and not e.maybe)
        assert said == now[one] - was[one]
    most = full(game, after, seat)
    assert sum(e.gain for e in shown.effects if e.maybe) == most - now[seat]
    ends = {one: now[one] for one in range(game.seats)} | {seat: most}
    assert [one.seat for one in shown.sums] == [one for one in ends if ends[one] != was[one]]
    for told in shown.sums:
        known = {"now": was[told.seat], "then": now[told.seat], "most": ends[told.seat]}
        assert told.says.args.items() <= known.items()


def full(game: AllRoads, state: State, seat: Seat) -> int:
    """The points of a seat once it has built every house that it may."""
    while isinstance(state.phase, Building):
        action = game.legal_actions(state)[0]
        assert isinstance(action, House)
        state = game.apply(state, action)
    return game.scores(state)[seat]
