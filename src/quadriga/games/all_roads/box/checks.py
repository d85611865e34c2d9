"""What any data file must satisfy (specification, section 6)."""

from collections.abc import Iterator
from itertools import combinations

from quadriga.core import BadComponents
from quadriga.games.all_roads.box import components as c
from quadriga.games.all_roads.box import hexes
from quadriga.kit import datafile, sources


def check(box: c.Box) -> None:
    """Raises `BadComponents` for a box that can't be played with: the entry, and what is wrong."""
    for part in (_sources, _constants, _colours, _tokens, _full_length, _rome, _tiles):
        for problem in part(box):
            raise BadComponents(problem)


def _sources(box: c.Box) -> Iterator[str]:
    entries: list[tuple[str, sources.Sourced]] = [
        ("box", box.box),
        ("constants", box.constants),
        ("readings", box.readings),
        ("full_length", box.full_length),
        *((f"token {token.id.value!r}", token) for token in box.tokens),
        *((f"rome {list(half.cell)}", half) for half in box.rome),
        *((f"tile {tile.id!r}", tile) for tile in box.tiles),
    ]
    for name, entry in entries:
        yield from sources.problems(name, entry)


def _constants(box: c.Box) -> Iterator[str]:
    rules, count = box.constants, box.box.tiles_per_player
    if not rules.players or min(rules.players) < 2 or len({*rules.players}) < len(rules.players):
        yield "constants: players must name different numbers of 2 or more."
    if rules.tiles_per_turn < 1 or count % rules.tiles_per_turn:
        yield "constants: tiles_per_turn must divide tiles_per_player."
    if rules.draw_per_turn != rules.tiles_per_turn:
        yield "constants: draw_per_turn must equal tiles_per_turn."
    if not rules.tiles_per_turn <= rules.hand <= count:
        yield "constants: hand must lie between tiles_per_turn and tiles_per_player."
    if box.readings.smallest_loop < 1:
        yield "readings: smallest_loop must be 1 or more."


def _colours(box: c.Box) -> Iterator[str]:
    colours = box.box.colours
    yield from datafile.ids("colour", colours)
    if len(colours) < max(box.constants.players, default=0):
        yield f"box: {len(colours)} colours are too few for so many players."
    if box.box.starting_tiles != 1:
        yield "box: there is 1 starting tile."


def _tokens(box: c.Box) -> Iterator[str]:
    if [token.id for token in box.tokens] != list(c.Kind):
        yield f"token: there must be {', '.join(c.Kind)}, in this order."
    for token in box.tokens:
        if min(token.count, token.points) < 0:
            yield f"token {token.id.value!r}: count and points cannot be negative."
    if not any(token.count * token.points for token in box.tokens):
        yield "token: at least one token must be worth something."
    count = sum(token.count for token in box.tokens) * len(box.box.colours)
    if count != box.box.tokens:
        yield f"box: it says {box.box.tokens} tokens, but there are {count}."


def _full_length(box: c.Box) -> Iterator[str]:
    long = box.full_length
    if long.players < 2 or len(long.colours) != long.players:
        yield "full_length: there must be a list of colours for each of two or more players."
    if any(len(colours) != long.sets_per_player for colours in long.colours):
        yield f"full_length: each player has {long.sets_per_player} colours, one for each set."
    named = [colour for colours in long.colours for colour in colours]
    if not named or len({*named}) < len(named) or not {*named} <= {*box.box.colours}:
        yield "full_length: the colours must be different ones of the box."


def _rome(box: c.Box) -> Iterator[str]:
    if len(box.rome) != 2:
        yield "rome: it has exactly two cells."
        return
    for half in box.rome:
        name = f"rome {list(half.cell)}"
        yield from _sides(name, "inner", (half.inner,))
        yield from _sides(name, "roads", half.roads)
        yield from _sides(name, "springs", half.springs)
        if half.inner in half.roads:
            yield f"{name}: inner is not listed among its roads."
        if {*half.springs} & {half.inner, *half.roads}:
            yield f"{name}: a hot spring lies on a side without a road."
    first, second = box.rome
    if max(map(abs, (*first.cell, *second.cell))) > 1:
        yield "rome: it lies at the middle of the map, 0,0."
    inner, opposite = (hexes.side(hexes.cell(*half.cell), half.inner) for half in box.rome)
    if hexes.facing(inner) != opposite:
        yield "rome: its cells must be neighbours, with their inner sides towards each other."
    if not first.roads + second.roads:
        yield "rome: at least one road must lead out."


def _sides(name: str, field: str, sides: c.Sides) -> Iterator[str]:
    if any(k not in hexes.DIRECTIONS for k in sides):
        yield f"{name}: {field} has a side that is not one of 0 to 5."
    if len({*sides}) < len(sides):
        yield f"{name}: {field} names a side twice."


def _tiles(box: c.Box) -> Iterator[str]:
    yield from datafile.ids("tile", [tile.id for tile in box.tiles])
    for tile in box.tiles:
        yield from _tile(f"tile {tile.id!r}", tile)
    copies, contents = sum(tile.copies for tile in box.tiles), box.box
    if copies != contents.tiles_per_player:
        yield f"box: tiles_per_player must be the sum of all copies, {copies}."
    if contents.tiles_per_player * len(contents.colours) != contents.hex_tiles:
        yield "box: hex_tiles must be tiles_per_player for each colour."
    if contents.hex_tiles > hexes.FARTHEST - 2:
        yield f"box: more than {hexes.FARTHEST - 2} tiles do not fit on the map."


def _tile(name: str, tile: c.Tile) -> Iterator[str]:
    roads = tuple(k for group in tile.roads for k in group)
    if tile.copies < 1:
        yield f"{name}: copies must be 1 or more."
    if not tile.roads or not all(tile.roads):
        yield f"{name}: it must have a road, and no group may be empty."
    for field, sides in (("roads", roads), ("springs", tile.springs), ("route", tile.trade_route)):
        yield from _sides(name, field, sides)
    if any(_cross(one, other) for one, other in combinations(tile.roads, 2)):
        yield f"{name}: its groups of roads cross each other."
    if {*tile.springs} & {*roads}:
        yield f"{name}: a hot spring lies on a side without a road."
    if tile.trade_route and (
        len(tile.trade_route) != 2 or not any({*tile.trade_route} <= {*g} for g in tile.roads)
    ):
        yield f"{name}: a trade route lies between two sides of one group of roads."


def _cross(one: c.Sides, other: c.Sides) -> bool:
    """Whether they alternate around the tile: one, other, one, other."""
    around = [k in one for k in hexes.DIRECTIONS if k in one or k in other]
    changes = sum(a != b for a, b in zip(around, around[1:] + around[:1], strict=True))
    return changes > 2
