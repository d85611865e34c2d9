"""Counts every piece of a position: nothing is lost, nothing appears."""

from collections import Counter

from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.rules.state import NONE, Dealing, Drawing, Placing, Returning, State


def census(game: CarpeDiem, state: State) -> None:
    """Every tile and card is in one place, and what a position remembers is true."""
    _tiles(game, state)
    _cards(game, state)
    _ring_and_forum(game, state)
    for seat in range(game.seats):
        _purse(game, state, seat)
        if state.districts[seat].board != NONE:
            _district(game, state, seat)


def _tiles(game: CarpeDiem, state: State) -> None:
    tables = game.tables
    held = [state.phase.tile] if isinstance(state.phase, Placing) else []
    for slots in (*state.ring, state.row):
        held += [tile for tile in slots if tile != NONE]
    for district, purse in zip(state.districts, state.purses, strict=True):
        held += [tables.faces.tile[face] for face in district.tiles.values()]
        held += purse.stored
    held += [*state.white, *state.black, *state.removed]
    assert Counter(held) == Counter((*tables.white, *tables.black))


def _cards(game: CarpeDiem, state: State) -> None:
    tables = game.tables
    hands = [card for hand in state.hands for card in hand]
    assert sorted([*state.pile, *state.under, *hands]) == list(tables.whole_pile)
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    drawn = [card for draw in state.draws for card in draw.cards]
    assert not {*drawn} & {*state.pile}
    waiting = isinstance(state.phase, Returning)
    back = [draw.returned for draw in state.draws]
    assert (NONE in back) == waiting
    assert not waiting or back.index(NONE) == len(back) - 1
    assert not isinstance(state.phase, Drawing) or state.pile or state.under
    assert len({*state.forum}) == len(state.forum) in (0, len(tables.used))
    frames = [part for district in state.districts for part in district.frame]
    assert len({*frames}) == len(frames)
    boards = [district.board for district in state.districts if district.board != NONE]
    assert len({*boards}) == len(boards)


def _ring_and_forum(game: CarpeDiem, state: State) -> None:
    tables = game.tables
    for n, slots in enumerate(state.ring):
        assert (state.filled >> n & 1) == any(tile != NONE for tile in slots)
    if isinstance(state.phase, Dealing):
        assert not state.filled, "blueprints are empty before they are filled (CAR-P4)"
    assert len(state.markers) == tables.table.marker_spaces
    assert sorted(state.order) == list(range(game.seats))
    bar = [state.prestige[seat] for seat in state.order]
    assert bar == sorted(bar)
    assert all(0 <= space <= tables.last for space in bar)


def _purse(game: CarpeDiem, state: State, seat: int) -> None:
    purse = state.purses[seat]
    assert min(*purse.goods, purse.coins, purse.bread) >= 0


def _district(game: CarpeDiem, state: State, seat: int) -> None:
    district, tables = state.districts[seat], game.tables
    assert district.writs & ~tables.writs[district.board] == 0
    assert not any(district.writs >> cell & 1 for cell in district.tiles)
    beside = {
        other
        for cell in district.tiles
        for _, other in grid.NEIGHBOURS[cell]
        if other not in district.tiles
    }
    assert {*district.frontier} == (beside or {tables.shovels[district.board]} - {*district.tiles})
