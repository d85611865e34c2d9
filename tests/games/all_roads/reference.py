"""A second implementation of the rules, slow and obvious, to be compared move by move.

It is written from the specification and shares nothing with the engine: cells are pairs, tokens
are words, and after every turn the whole map is looked at from scratch (`plane.py`).
"""

from functools import cache
from itertools import combinations
from typing import Any

from tests.games.all_roads.plane import Cell, Plane, Shape, Side, SlowLoop, by_row, facing

Data = dict[str, Any]
Place = tuple[str, Any]
"""`("end", side)`, `("route", cell)` or `("area", cells of the loop)`."""

KINDS = ("house", "villa", "spa", "monument")


def end_order(side: Side) -> tuple[int, int, int]:
    """Dead ends by r, q, k."""
    (q, r), k = side
    return (r, q, k)


class Reference:
    """A game in progress; `asked` is draw, place, house or over."""

    def __init__(self, data: Data, seats: int, variant: str = "standard") -> None:
        self.data, self.seats, self.variant = data, seats, variant
        self.shapes = {
            tile["id"]: Shape(
                tuple(map(frozenset, tile["roads"])),
                frozenset(tile["springs"]),
                frozenset(tile["trade_route"]),
            )
            for tile in data["tile"]
        }
        every = data["box"]["colours"]
        self.colours = [[every[seat]] for seat in range(seats)]
        if variant == "full_length":
            self.colours = data["full_length"]["colours"]
        counts = {token["id"]: token["count"] for token in data["token"]}
        self.supply = {c: dict(counts) for colours in self.colours for c in colours}
        one_set = sorted(t["id"] for t in data["tile"] for _ in range(t["copies"]))
        self.stacks = [[list(one_set) for _ in self.colours[0]] for _ in range(seats)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.tokens: dict[Place, tuple[str, str]] = {}
        self.map = Plane()
        self.rome = []
        for half in data["rome"]:
            roads = frozenset([half["inner"], *half["roads"]])
            self.map.tiles[tuple(half["cell"])] = Shape((roads,), frozenset(half["springs"]))
            self.rome.append(tuple(half["cell"]))
        self.seat, self.asked, self.dealing = 0, "draw", True
        self.fresh: list[Cell] = []
        self.offers: list[Place] = []

    # ---- what can be done ---------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The lines of all that can be done, in the order of section 4."""
        if self.asked == "draw":
            return self._draws()
        if self.asked == "place":
            return [f"place {t} {q},{r} r{n}" for t, (q, r), n in self._placements()]
        if self.asked == "house":
            return [*(f"house {written(place)}" for place in self.offers), "done"]
        return []

    def _draws(self) -> list[str]:
        count = self.data["constants"]["hand" if self.dealing else "draw_per_turn"]
        whole: list[str] = []
        sets = [list(tiles) for tiles in self.stacks[self.seat]]
        while sets and len(sets[0]) <= count:
            count -= len(sets[0])
            whole += sets.pop(0)
        parts = combinations(sets[0], count) if sets else [()]
        draws = {tuple(sorted([*whole, *part])) for part in parts}
        return [" ".join(["draw", *draw]) for draw in sorted(draws)]

    def _placements(self) -> list[tuple[str, Cell, int]]:
        network, cells = self.map.connected(self.rome), self._open_cells(self.map)
        fitting = [
            (tile, cell, n)
            for tile in sorted(set(self.hands[self.seat]))
            for cell in sorted(cells, key=by_row)
            for n in range(6)
            if self._is_lowest(tile, n)
            and any(facing((cell, k)) in network for k in self.shapes[tile].turned(n).roads)
        ]
        # With two open cells or more, a tile leaves the other one open.
        if self._tiles_left() > 1 and len(cells) == 1:
            return [choice for choice in fitting if not self._closes(*choice)] or fitting
        return fitting

    def _open_cells(self, plane: Plane) -> set[Cell]:
        network = plane.connected(self.rome)
        return {facing(side)[0] for side in plane.open_roads if side in network}

    @cache  # noqa: B019 - a game is played and forgotten
    def _is_lowest(self, tile: str, n: int) -> bool:
        shape = self.shapes[tile]
        return not any(shape.turned(m).looks_like(shape.turned(n)) for m in range(n))

    def _closes(self, tile: str, cell: Cell, n: int) -> bool:
        after = Plane({**self.map.tiles, cell: self.shapes[tile].turned(n)})
        return not self._open_cells(after)

    def _tiles_left(self) -> int:
        stacks = [tile for stack in self.stacks for tiles in stack for tile in tiles]
        return len(stacks) + sum(map(len, self.hands))

    # ---- doing it -----------------------------------------------------------------------------

    def play(self, line: str) -> None:
        """Does what a legal line says."""
        verb, *words = line.split(" ")
        if verb == "draw":
            self._draw(words)
        elif verb == "place":
            tile, where, turn = words
            q, r = map(int, where.split(","))
            self._place(tile, (q, r), int(turn[1:]))
        elif verb == "house":
            self._house(words[0])
        else:
            self._end_turn()

    def _draw(self, tiles: list[str]) -> None:
        left = list(tiles)
        while left:
            top = self.stacks[self.seat][0]
            taken = list(top) if len(top) <= len(left) else list(left)
            for tile in taken:
                top.remove(tile)
                left.remove(tile)
            if not top:
                del self.stacks[self.seat][0]
        self.hands[self.seat] = sorted([*self.hands[self.seat], *tiles])
        self.seat = (self.seat + 1) % self.seats
        if self.dealing and self.seat:
            return
        self.dealing = False
        self.asked = "place"

    def _place(self, tile: str, cell: Cell, n: int) -> None:
        self.hands[self.seat].remove(tile)
        self.map = Plane({**self.map.tiles, cell: self.shapes[tile].turned(n)})
        self.fresh.append(cell)
        full = len(self.fresh) == self.data["constants"]["tiles_per_turn"]
        if full or not self._open_cells(self.map):
            self._build()
            self._ask_for_houses()

    def _house(self, where: str) -> None:
        place = next(place for place in self.offers if written(place) == where)
        self.offers = self.offers[self.offers.index(place) + 1 :]
        self._put(place, self.seat, "house")
        self._ask_for_houses()

    def _ask_for_houses(self) -> None:
        if self.offers and self._has(self.seat, "house"):
            self.asked = "house"
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.fresh, self.offers = [], []
        if not self._open_cells(self.map) or not self._tiles_left():
            self.asked = "over"
        elif any(self.stacks[self.seat]):
            self.asked = "draw"
        else:
            self.seat = (self.seat + 1) % self.seats
            self.asked = "place"

    # ---- building -----------------------------------------------------------------------------

    def _has(self, seat: int, kind: str) -> bool:
        return any(self.supply[colour][kind] for colour in self.colours[seat])

    def _put(self, place: Place, seat: int, kind: str) -> None:
        colour = next(colour for colour in self.colours[seat] if self.supply[colour][kind])
        self.supply[colour][kind] -= 1
        self.tokens[place] = (colour, kind)

    def new_loops(self) -> list[SlowLoop]:
        """The newly formed loops, in order."""
        smallest = self.data["readings"]["smallest_loop"]
        loops = [
            loop
            for loop in self.map.loops
            if len(loop.joints) >= smallest
            and any(cell in self.fresh for joint in loop.joints for cell, _ in joint)
        ]
        return sorted(loops, key=lambda loop: [by_row(cell) for cell in loop.cells])

    def _build(self) -> None:
        loops, ends = self.new_loops(), self.map.dead_ends
        within = sorted(
            (s for s in ends if any(self.map.beside(s) <= loop.inside for loop in loops)),
            key=lambda side: (not ends[side], end_order(side)),
        )
        for side in within:
            if self.tokens.get(("end", side), ("", ""))[1] == "house":
                self._upgrade(("end", side), ends[side])
        for cell in sorted(self.map.tiles, key=by_row):
            route = self.map.tiles[cell].route
            if self.tokens.get(("route", cell), ("", ""))[1] == "house" and any(
                all(self.map.beside((cell, k)) <= loop.inside for k in route) for loop in loops
            ):
                self._upgrade(("route", cell), spring=False)
        for side in within:
            if ("end", side) not in self.tokens:
                for kind in ("spa", "villa", "house")[0 if ends[side] else 1 :]:
                    if self._has(self.seat, kind):
                        self._put(("end", side), self.seat, kind)
                        break
        for loop in loops:
            if loop.without_roads and self._has(self.seat, "monument"):
                self._put(("area", tuple(loop.cells)), self.seat, "monument")
        self._offer(loops)

    def _upgrade(self, place: Place, spring: bool) -> None:
        colour, _ = self.tokens[place]
        owner = next(n for n, mine in enumerate(self.colours) if colour in mine)
        for kind in ("spa", "villa")[0 if spring else 1 :]:
            if self._has(owner, kind):
                self._put(place, owner, kind)
                self.supply[colour]["house"] += 1
                return

    def _offer(self, loops: list[SlowLoop]) -> None:
        ends = [
            side
            for side in sorted(self.map.dead_ends, key=end_order)
            if side[0] in self.fresh or facing(side)[0] in self.fresh
        ]
        routes = [
            cell
            for cell in sorted(self.map.tiles, key=by_row)
            if self.map.tiles[cell].route
            and any(
                all(
                    frozenset({(cell, k), facing((cell, k))}) in loop.joints
                    for k in self.map.tiles[cell].route
                )
                for loop in loops
            )
        ]
        places = [*(("end", side) for side in ends), *(("route", cell) for cell in routes)]
        self.offers = [place for place in places if place not in self.tokens]

    # ---- the result ---------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of every seat."""
        points = {token["id"]: token["points"] for token in self.data["token"]}
        return [
            sum(points[kind] for colour, kind in self.tokens.values() if colour in mine)
            for mine in self.colours
        ]

    def winners(self) -> list[int]:
        """The seats that share the victory."""
        ranks = []
        for mine, score in zip(self.colours, self.scores(), strict=True):
            kinds = [kind for colour, kind in self.tokens.values() if colour in mine]
            ranks.append((score, *(kinds.count(k) for k in ("monument", "spa", "villa"))))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def written(place: Place) -> str:
    """A dead end or a trade route as text."""
    kind, at = place
    if kind == "route":
        return f"{at[0]},{at[1]}"
    (q, r), k = at
    return f"{q},{r}/{k}"
