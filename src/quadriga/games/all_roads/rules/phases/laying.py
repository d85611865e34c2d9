"""A tile is played (ROA-P1 to ROA-P6); after the last of a turn the building steps follow."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import overload

from quadriga.games.all_roads.rules.actions import Lay
from quadriga.games.all_roads.rules.phases.drawing import turn_ended
from quadriga.games.all_roads.rules.roads import Frontier, lay
from quadriga.games.all_roads.rules.scoring import houses_left
from quadriga.games.all_roads.rules.settling import settle
from quadriga.games.all_roads.rules.state import Building, Laying, Phase, State, Tiles
from quadriga.games.all_roads.rules.tables import HeldTile, Tables


class Placements(Sequence[Lay]):
    """Every placement of the tiles of a hand: by tile, then r, then q, then rotation.

    There may be hundreds; their number and the n-th are found without listing them.
    """

    __slots__ = ("_count", "_frontier", "_tiles")

    def __init__(self, tables: Tables, frontier: Frontier, hand: Tiles) -> None:
        self._frontier = frontier
        self._count, self._tiles = tables.held[hand]

    def __len__(self) -> int:
        return sum(map(self._count, self._frontier.values()))

    def __iter__(self) -> Iterator[Lay]:
        cells = [cell << 6 | sides for cell, sides in sorted(self._frontier.items())]
        rows = (map(tile.fits, cells) for tile in self._tiles)
        return chain.from_iterable(chain.from_iterable(rows))

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> list[Lay]: ...
    def __getitem__(self, index: int | slice) -> Lay | list[Lay]:
        if isinstance(index, slice):
            return list(self)[index]
        left = index + len(self) if index < 0 else index
        if left >= 0:
            sides = self._frontier.values()
            for tile in self._tiles:
                count = sum(map(tile.count, sides))
                if left < count:
                    return self._nth(tile, left)
                left -= count
        raise IndexError(index)

    def _nth(self, tile: HeldTile, left: int) -> Lay:
        frontier, count = self._frontier, tile.count
        for cell in sorted(frontier):
            sides = frontier[cell]
            here = count(sides)
            if left < here:
                return tile.fits(cell << 6 | sides)[left]
            left -= here
        raise AssertionError("there are as many placements as were counted")


def legal(tables: Tables, state: State, phase: Laying) -> Sequence[Lay]:
    """Every placement that is allowed.

    None closes the map if another one keeps it open and tiles are left to play (ROA-P5).
    """
    every = Placements(tables, state.frontier, state.hands[phase.seat])
    if len(state.frontier) > 1 or tiles_left(state) == 1:
        return every
    return [action for action in every if not closes(tables, state, phase, action)] or every


def closes(tables: Tables, state: State, phase: Laying, action: Lay) -> bool:
    """Whether a placement leaves the network without an open road."""
    return not placed(tables, state, phase, action).frontier


def tiles_left(state: State) -> int:
    """How many tiles are in all hands and stacks."""
    return sum(map(len, chain(state.hands, *state.stacks)))


def placed(tables: Tables, state: State, phase: Laying, action: Lay) -> State:
    """The position with the tile on the map, and nothing built yet."""
    seat = phase.seat
    land, frontier, ends, formed = lay(
        tables.faces, state.land, state.frontier, state.ends, action.cell, action.face
    )
    following = Laying(seat, (*phase.fresh, action.cell), phase.formed + formed)
    hand = state.hands[seat]
    n = hand.index(action.number)
    hands = (*state.hands[:seat], hand[:n] + hand[n + 1 :], *state.hands[seat + 1 :])
    return State(following, land, frontier, ends, state.tokens, state.supply, hands, state.stacks)


def apply(tables: Tables, state: State, phase: Laying, action: Lay) -> State:
    """The position with the tile on the map; after the last of a turn, with what it brought."""
    after, seat = placed(tables, state, phase, action), phase.seat
    if after.frontier and len(phase.fresh) + 1 < tables.tiles_per_turn:
        return after
    _, tokens, supply, offers = settle(tables, state.land, after)
    following: Phase
    if offers and houses_left(tables, supply, seat):
        following = Building(seat, (*phase.fresh, action.cell), offers)
    else:
        following = turn_ended(tables, after, seat)
    return State(
        following, after.land, after.frontier, after.ends, tokens, supply, after.hands, after.stacks
    )
