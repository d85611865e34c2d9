"""A tile is played (ROA-P1 to ROA-P6); after the last of a turn the building steps follow."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import overload

from quadriga.games.all_roads.box.hexes import Cell
from quadriga.games.all_roads.rules.actions import Lay
from quadriga.games.all_roads.rules.loops import Loop, newly_formed
from quadriga.games.all_roads.rules.phases import building, turn
from quadriga.games.all_roads.rules.roads import Frontier, Laid, Land, lay
from quadriga.games.all_roads.rules.settling import settle
from quadriga.games.all_roads.rules.state import Building, Laying, Phase, State, Tiles
from quadriga.games.all_roads.rules.tables import HeldTile, Tables


class Placements(Sequence[Lay]):
    """Every placement of the tiles of a hand: by tile, then r, then q, then rotation.

    A list of hundreds is seldom read as a whole; how many there are and which is the n-th can be
    told without making it.
    """

    __slots__ = ("_frontier", "_held")

    def __init__(self, tables: Tables, frontier: Frontier, hand: Tiles) -> None:
        self._frontier = frontier
        self._held = tables.held[hand]

    def __len__(self) -> int:
        return sum(map(self._held.count, self._frontier.values()))

    def __iter__(self) -> Iterator[Lay]:
        cells = [cell << 6 | sides for cell, sides in sorted(self._frontier.items())]
        rows = (map(tile.fits, cells) for tile in self._held.tiles)
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
            for tile in self._held.tiles:
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


def legal(tables: Tables, state: State, seat: int) -> Sequence[Lay]:
    """Every placement that is allowed."""
    placements = Placements(tables, state.frontier, state.hands[seat])
    return placements if len(state.frontier) > 1 else _not_closing(tables, state, list(placements))


def _not_closing(tables: Tables, state: State, actions: list[Lay]) -> list[Lay]:
    """Without those that close the map, if somebody could still play and others do not (ROA-P5)."""
    if tiles_left(state) == 1:
        return actions
    return [action for action in actions if not closes(tables, state, action)] or actions


def closes(tables: Tables, state: State, action: Lay) -> bool:
    """Whether a placement leaves the network without an open road."""
    _, frontier, _, _ = laid(tables, state, action)
    return not frontier


def tiles_left(state: State) -> int:
    """How many tiles are in all hands and stacks."""
    stacks = chain.from_iterable(state.stacks)
    return sum(map(len, state.hands)) + sum(map(len, stacks))


def laid(tables: Tables, state: State, action: Lay) -> Laid:
    """The map with the tile on it."""
    return lay(tables.faces, state.land, state.frontier, state.ends, action.cell, action.face)


def apply(tables: Tables, state: State, phase: Laying, action: Lay) -> State:
    """The position with the tile on the map; after the last of a turn, with what it brought."""
    seat = phase.seat
    land, frontier, ends, formed = laid(tables, state, action)
    fresh, formed = (*phase.fresh, action.cell), phase.formed + formed
    hands = _without(state.hands, seat, action.number)
    tokens, supply, stacks = state.tokens, state.supply, state.stacks
    following: Phase
    if frontier and len(fresh) < tables.tiles_per_turn:
        following = Laying(seat, fresh, formed)
    else:
        offers = tuple(sorted(formed))
        if loops := closed(tables, state.land, land, fresh):
            tokens, supply, offers = settle(tables, land, ends, tokens, supply, seat, offers, loops)
        if offers and building.has_house(tables, supply, seat):
            following = Building(seat, fresh, offers)
        else:
            following = turn.ended(tables, seat, frontier, hands, stacks)
    return State(following, land, frontier, ends, tokens, supply, hands, stacks)


def closed(tables: Tables, before: Land, after: Land, fresh: Sequence[Cell]) -> Sequence[Loop]:
    """The loops that a turn formed, given the map before and after its last tile.

    A tile that came with one joint only has closed nothing, whatever joined it later.
    """
    land = after
    for cell in reversed(fresh):
        joints = land[cell] & 63
        if joints & joints - 1:
            return newly_formed(tables.faces, after, fresh, tables.smallest_loop)
        land = before
    return ()


def _without(hands: tuple[Tiles, ...], seat: int, tile: int) -> tuple[Tiles, ...]:
    hand = hands[seat]
    n = hand.index(tile)
    return (*hands[:seat], hand[:n] + hand[n + 1 :], *hands[seat + 1 :])
