"""What the tiles of a data file must satisfy (specification, section 6)."""

from collections.abc import Iterator

from quadriga.games.carpe_diem.box import components as c

_COMPASS = tuple(c.Compass)
_MOST_TWO_EDGED = 2


def tiles(box: c.Box) -> Iterator[str]:
    """What is wrong with the tiles."""
    seen: dict[object, str] = {}
    for tile in box.tiles:
        name = f"tiles {tile.id!r}"
        yield from (f"{name}: {problem}" for problem in _tile(box, tile))
        for look in _looks(tile):
            if look in seen and seen[look] != tile.id:
                yield f"{name}: it is the same tile as {seen[look]!r}; add to its copies."
            seen.setdefault(look, tile.id)
    yield from _sums(box)


def _tile(box: c.Box, tile: c.Tile) -> Iterator[str]:
    if tile.copies < 1:
        yield "copies must be 1 or more."
    if len(tile.edges) != 4 or not {*tile.edges} <= {*box.alphabet.edges}:
        yield f"it must have four edges of {', '.join(box.alphabet.edges)}."
        return
    most = 1 if tile.back is c.Back.BLACK else 2
    if not 1 <= len(tile.parts) <= most:
        yield "a white tile has one or two parts, a black one exactly one."
    if len({part.kind for part in tile.parts}) != len(tile.parts):
        yield "its parts must be of different kinds."
    named = [edge for part in tile.parts for edge in part.edges]
    shown = [side for side, edge in zip(_COMPASS, tile.edges, strict=True) if edge != "grass"]
    if sorted(named) != sorted(shown):
        yield "every edge that is not grass must belong to exactly one part."
    for part in tile.parts:
        if any(tile.edges[_COMPASS.index(edge)] != part.kind.value for edge in part.edges):
            yield f"the edges of its {part.kind.value} part must show {part.kind.value}."
        yield from _part(box, tile, part)


def _part(box: c.Box, tile: c.Tile, part: c.Part) -> Iterator[str]:
    known, edges = box.alphabet, len(part.edges)
    if part.kind in known.singles and (edges or len(tile.parts) > 1):
        yield f"a {part.kind.value} has no edges and no second part."
    if part.kind in known.dwellings and edges != 1:
        yield f"half a {part.kind.value} has exactly one edge."
    if part.kind in known.landscapes and edges not in (1, 2):
        yield f"a part of a {part.kind.value} has one or two edges."
    if part.kind is c.Kind.VILLA:
        if edges not in (1, 2, 3) or part.chimneys not in (1, 2, 3):
            yield "a villa part has one to three edges and one to three chimneys."
    elif part.chimneys:
        yield "only a villa part has chimneys."


def _looks(tile: c.Tile) -> list[object]:
    """A tile in its four rotations, as far as another can equal it."""
    chimneys = tuple(sorted((part.kind.value, part.chimneys) for part in tile.parts))
    turned = (tile.edges[n:] + tile.edges[:n] for n in range(len(tile.edges)))
    return [(tile.back, edges, chimneys) for edges in turned]


def _sums(box: c.Box) -> Iterator[str]:
    known = box.alphabet
    parts = [(part, tile.copies) for tile in box.tiles for part in tile.parts]
    for kind in (*known.landscapes, *known.dwellings, c.Kind.VILLA):
        mine = [(len(part.edges), copies) for part, copies in parts if part.kind is kind]
        if sum(edges * copies for edges, copies in mine) % 2:
            yield f"tiles: the edges of all {kind.value} parts must be an even number."
        if kind in known.landscapes:
            wide = sum(copies for edges, copies in mine if edges == 2)
            if wide > _MOST_TWO_EDGED:
                yield f"tiles: at most two {kind.value} parts may have two edges, not {wide}."
