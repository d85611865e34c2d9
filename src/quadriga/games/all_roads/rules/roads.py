"""Placing tiles: joints, dead ends and open roads (ROA-G4), updated as the map grows.

`land` has the lie of every covered cell, `ends` every dead end and whether it is at a hot spring,
`frontier` every empty cell that an open road of the network leads to, with the sides of that cell
where such roads arrive.
"""

from typing import Final, TypeAlias

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.faces import Faces
from quadriga.games.all_roads.box.hexes import AROUND, SIDE_BITS, Cell, Mask, Place

Lie: TypeAlias = int
Land: TypeAlias = dict[Cell, Lie]
Frontier: TypeAlias = dict[Cell, Mask]
Ends: TypeAlias = dict[Place, bool]

Laid: TypeAlias = tuple[Land, Frontier, Ends, tuple[Place, ...]]
"""A map with a new tile, and the dead ends that it has formed."""

DIRECTION_OF_BIT: Final = {1 << k: k for k in hexes.DIRECTIONS}


def lay(faces: Faces, land: Land, frontier: Frontier, ends: Ends, at: Cell, face: int) -> Laid:
    """The map with one more tile; the old one is not changed."""
    all_roads, springs = faces.roads, faces.springs
    roads, joints, formed = all_roads[face], 0, {}
    land, frontier = land.copy(), frontier.copy()
    frontier.pop(at, None)
    for bit, step, back_bit in AROUND:
        other = at + step
        lie = land.get(other)
        if lie is None:
            if roads & bit:
                frontier[other] = frontier.get(other, 0) | back_bit
        elif roads & bit:
            if all_roads[lie >> 6] & back_bit:
                joints |= bit
                land[other] = lie | back_bit
            else:
                formed[at << SIDE_BITS | DIRECTION_OF_BIT[bit]] = springs[lie >> 6] & back_bit != 0
        elif all_roads[lie >> 6] & back_bit:
            formed[other << SIDE_BITS | DIRECTION_OF_BIT[back_bit]] = springs[face] & bit != 0
    land[at] = face << 6 | joints
    if formed:
        ends = ends | formed
    if faces.can_be_apart:
        frontier = _frontier(faces, land)
    return land, frontier, ends, tuple(formed)


def _frontier(faces: Faces, land: Land) -> Frontier:
    """The frontier of the network, where a tile can have roads that are not part of it."""
    frontier: Frontier = {}
    for at, sides in network(faces, land).items():
        for bit, step, back_bit in AROUND:
            other = at + step
            if sides & bit and other not in land:
                frontier[other] = frontier.get(other, 0) | back_bit
    return frontier


def network(faces: Faces, land: Land) -> dict[Cell, Mask]:
    """The road sides of each tile that are connected to Rome through joints (ROA-G7)."""
    found = {at: faces.roads[lie >> 6] for at, lie in land.items() if lie >> 6 in faces.rome}
    waiting = list(found.items())
    while waiting:
        at, sides = waiting.pop()
        joints = land[at] & sides
        for direction in hexes.directions(joints):
            other = at + hexes.STEPS[direction]
            group = faces.all[land[other] >> 6].group(hexes.BACK[direction])
            if not found.get(other, 0) & group:
                found[other] = found.get(other, 0) | group
                waiting.append((other, group))
    return found
