"""A second implementation of Carpe Diem, slow and obvious, made from the specification alone.

The whole game is one generator: it yields who is to act and what can be chosen (None for chance),
and is sent the line that was. Everything is worked out afresh whenever it is needed.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]
Flow: TypeAlias = Generator[tuple[Any, Any], str, Any]
Cell: TypeAlias = tuple[int, int]

CHANCE = "chance"
LANDSCAPES = ["pond", "garden", "vineyard", "farmyard"]
DWELLINGS = ["merchant", "granary", "administration", "craftsman"]
KINDS = [*LANDSCAPES, *DWELLINGS, "villa", "market", "bakery", "fountain"]
GOODS = ["fish", "herbs", "grapes", "chicken"]
AROUND = [(0, -1), (1, 0), (0, 1), (-1, 0)]


@dataclass
class Laid:
    """A tile in a district, with the values of its sides up, right, down, left."""

    id: str
    turns: int
    sides: list[str]
    kinds: list[str]
    chimneys: int


@dataclass
class Player:
    """One seat."""

    vp: int
    board: Data = field(default_factory=dict)
    frame: list[Data] = field(default_factory=list)
    writs: set[Cell] = field(default_factory=set)
    cells: dict[Cell, Laid] = field(default_factory=dict)
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    coins: int = 0
    bread: int = 0
    stored: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    space: int = 0


def cell_of(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


class Reference:
    """A game in progress."""

    def __init__(self, data: Data, seats: int) -> None:
        self.data = data
        self.seats = seats
        self.table = next(row for row in data["setup"] if row["players"] == seats)
        self.tiles = {tile["id"]: tile for tile in data["tiles"]}
        self.cards = {card["id"]: card for card in data["forum_cards"]}
        self.fountains = {card["id"]: card for card in data["fountain_cards"]}
        self.players = [Player(vp) for vp in self.table["start_vp"]]
        self.bar: list[list[int]] = [list(range(seats)), *([] for _ in range(20))]
        self.stacks = {
            back: [t["id"] for t in data["tiles"] if t["back"] == back for _ in range(t["copies"])]
            for back in ("white", "black")
        }
        self.blueprints: list[list[str]] = [[""] * 4 for _ in range(7)]
        self.row: list[str] = [""] * 11
        self.forum: dict[int, str] = {}
        self.markers: dict[tuple[int, int], int] = {}
        self.unseen = sorted(self.fountains)
        self.under: list[str] = []
        self.removed: list[str] = []
        self._flow = self._game()
        self.actor, self.choices = next(self._flow)

    def play(self, line: str) -> None:
        """Takes the line that was chosen or came up."""
        assert self.choices is None or line in self.choices
        try:
            self.actor, self.choices = self._flow.send(line)
        except StopIteration:
            self.actor, self.choices = None, []

    # ---- the course of the game ------------------------------------------------------------------

    def _chance(self, verb: str) -> Flow:
        line = yield CHANCE, None
        first, *rest = line.split(" ")
        assert first == verb
        return rest

    def _game(self) -> Flow:
        yield from self._setting_up()
        for phase in range(4):
            if phase > 0:
                yield from self._deal("black" if phase == 3 else "white")
            for turn in range(7 * self.seats):
                yield from self._turn((phase + turn) % self.seats)
            for seat in self.forum_order():
                yield from self._visit(seat)

    def _setting_up(self) -> Flow:
        boards = yield from self._chance("boards")
        assert len(set(boards)) == self.seats
        for player, name in zip(self.players, boards, strict=True):
            player.board = next(b for b in self.data["district_boards"] if b["id"] == name)
            player.writs = {cell_of(text) for text in player.board["writs"]}
        parts = {part["id"]: part for part in self.data["frame_parts"]}
        for player in self.players:
            names = yield from self._chance("frames")
            player.frame = [parts.pop(name) for name in names]
            assert len(player.frame) == 4
        for seat, player in enumerate(self.players):
            taken = [other.space for other in self.players]
            line = yield seat, [f"start {n}" for n in range(1, 8) if n not in taken]
            player.space = int(line.split(" ")[1])
        yield from self._lay_out_the_forum()
        yield from self._deal("white")
        self.row = yield from self._chance("row")
        assert len(self.row) == 11
        for name in self.row:
            self.stacks["black"].remove(name)

    def _lay_out_the_forum(self) -> Flow:
        names = yield from self._chance("forum")
        spaces = [n for n in range(1, 13) if n not in self.table["forum_empty"]]
        assert len(set(names)) == len(spaces)
        for letter, count in self.table["forum_draw"].items():
            assert sum(self.cards[name]["letter"] == letter for name in names) == count
        self.forum = dict(zip(spaces, names, strict=True))

    def _deal(self, back: str) -> Flow:
        names = yield from self._chance("tiles")
        assert len(names) == 28
        assert not any(tile for slots in self.blueprints for tile in slots)
        for name in names:
            self.stacks[back].remove(name)
        self.blueprints = [names[n : n + 4] for n in range(0, 28, 4)]

    # ---- a turn ----------------------------------------------------------------------------------

    def _turn(self, seat: int) -> Flow:
        player = self.players[seat]
        full = [n for n in range(1, 8) if any(self.blueprints[n - 1])]
        choices = ["go left", "go right"]
        if player.bread >= 1:
            choices += [f"bread {n}" for n in full]
        verb, where = (yield seat, choices).split(" ")
        if verb == "bread":
            player.bread -= 1
            player.space = int(where)
        else:
            step = 1 if where == "right" else -1
            player.space = (player.space - 1 + step) % 7 + 1
            while player.space not in full:
                player.space = (player.space - 1 + step) % 7 + 1
        slots = self.blueprints[player.space - 1]
        line = yield seat, [f"take {n}" for n in range(1, 5) if slots[n - 1]]
        slot = int(line.split(" ")[1]) - 1
        tile, slots[slot] = slots[slot], ""
        if slots.count("") == self.seats:
            self.removed += [name for name in slots if name]
            slots[:] = [""] * 4
        yield from self._put(seat, tile)

    def _put(self, seat: int, name: str) -> Flow:
        """A tile from a blueprint or the row, with everything that it leads to."""
        player = self.players[seat]
        line = yield seat, [*self._places(player, name), "store"]
        if line == "store":
            player.stored.append(name)
            return
        _, where, turned = line.split(" ")
        at, turns = cell_of(where), int(turned[1])
        tile = self.tiles[name]
        kinds = [part["kind"] for part in tile["parts"]]
        chimneys = sum(part.get("chimneys", 0) for part in tile["parts"])
        player.cells[at] = Laid(name, turns, turn(tile["edges"], turns), kinds, chimneys)
        if at in player.writs:
            player.writs.remove(at)
            self._advance(seat, 1)
        waiting = [
            (kind, len(cells))
            for kind in KINDS
            for cells, is_open in structures(player, kind)
            if at in cells and not is_open and kind != "villa"
        ]
        if len(waiting) == 2:
            line = yield seat, [f"reward {kind}" for kind, _ in waiting]
            if line == f"reward {waiting[1][0]}":
                waiting.reverse()
        for kind, size in waiting:
            yield from self._reward(seat, kind, size)

    def _places(self, player: Player, name: str) -> Iterator[str]:
        if not player.cells:
            empty = [cell_of(player.board["shovel"])]
        else:
            empty = [
                (x, y)
                for y in range(1, 7)
                for x in range(1, 7)
                if (x, y) not in player.cells
                and any((x + dx, y + dy) in player.cells for dx, dy in AROUND)
            ]
        for x, y in empty:
            seen = []
            for turns in range(4):
                sides = turn(self.tiles[name]["edges"], turns)
                if sides not in seen and self._matches(player, (x, y), sides):
                    yield f"place {x},{y} r{turns}"
                seen.append(sides)

    def _matches(self, player: Player, at: Cell, sides: list[str]) -> bool:
        for side, (dx, dy) in enumerate(AROUND):
            x, y = at[0] + dx, at[1] + dy
            if not (1 <= x <= 6 and 1 <= y <= 6):
                if sides[side] != "grass":
                    return False
            elif (x, y) in player.cells and (
                player.cells[x, y].sides[(side + 2) % 4] != sides[side]
            ):
                return False
        return True

    def _reward(self, seat: int, kind: str, size: int) -> Flow:
        player = self.players[seat]
        if kind in LANDSCAPES:
            player.goods[GOODS[LANDSCAPES.index(kind)]] += size - 1
        elif kind == "merchant":
            player.coins += sum(player.goods.values()) + 1
            player.goods = dict.fromkeys(GOODS, 0)
        elif kind == "granary":
            player.bread += 2
        elif kind == "administration":
            self._advance(seat, 2)
        elif kind == "craftsman":
            yield from self._craft(seat)
        elif kind == "market":
            player.coins += 1
        elif kind == "bakery":
            player.bread += 1
        else:
            yield from self._draw(seat)

    def _craft(self, seat: int) -> Flow:
        filled = [n for n in range(1, 12) if self.row[n - 1]]
        if filled:
            line = yield seat, [f"craft {n}" for n in filled]
            slot = int(line.split(" ")[1]) - 1
            name, self.row[slot] = self.row[slot], ""
            yield from self._put(seat, name)

    def _draw(self, seat: int) -> Flow:
        player = self.players[seat]
        count = min(2, len(self.unseen) + len(self.under))
        if not count:
            return
        names = yield from self._chance("fountain")
        assert len(names) == count
        for name in names:
            if self.unseen:
                self.unseen.remove(name)
            else:
                assert self.under.pop(0) == name
            player.hand.append(name)
        line = yield seat, [f"return {name}" for name in sorted(player.hand)]
        name = line.split(" ")[1]
        player.hand.remove(name)
        self.under.append(name)

    def _advance(self, seat: int, steps: int) -> None:
        space = self.prestige(seat)
        self.bar[space].remove(seat)
        self.bar[min(20, space + steps)].append(seat)
        self.players[seat].vp += max(0, space + steps - 20)

    def prestige(self, seat: int) -> int:
        return next(n for n, stack in enumerate(self.bar) if seat in stack)

    def forum_order(self) -> list[int]:
        return [seat for stack in reversed(self.bar) for seat in reversed(stack)]

    # ---- the forum -------------------------------------------------------------------------------

    def marker_spaces(self) -> list[tuple[int, int]]:
        pairs = []
        for a in range(1, 13):
            for b in range(a + 1, 13):
                one, two = divmod(a - 1, 4), divmod(b - 1, 4)
                if abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1 and {a, b} <= set(self.forum):
                    pairs.append((a, b))
        return pairs

    def _visit(self, seat: int) -> Flow:
        free = [pair for pair in self.marker_spaces() if pair not in self.markers]
        line = yield seat, [f"visit {a}-{b}" for a, b in free]
        a, b = (int(n) for n in line.split(" ")[1].split("-"))
        self.markers[a, b] = seat
        first = int((yield seat, [f"first {a}", f"first {b}"]).split(" ")[1])
        for space in (a, b) if first == a else (b, a):
            card = self.cards[self.forum[space]]
            red = card["letter"] in "AB"
            sets = yield from self._red(seat, card) if red else self._green(seat, card)
            if not sets:
                self.players[seat].vp -= 4

    def _give(self, seat: int, card: Data, sets: int) -> None:
        player, reward = self.players[seat], card["reward"]
        player.vp += sets * reward.get("vp", 0)
        player.coins += sets * reward.get("coins", 0)
        player.bread += sets * reward.get("bread", 0)
        if sets * reward.get("prestige", 0):
            self._advance(seat, sets * reward["prestige"])

    def _red(self, seat: int, card: Data) -> Flow:
        player, need = self.players[seat], card["requirement"]

        def missing(sets: int) -> int:
            return sum(max(0, sets * n - player.goods[good]) for good, n in need.items())

        most = max(sets for sets in range(200) if missing(sets) <= player.coins)
        if not most and player.bread < 3:
            return 0
        line = yield (
            seat,
            [f"pay {g} bread {b}" for g in range(most + 1) for b in range(player.bread // 3 + 1)],
        )
        _, goods, _, bread = line.split(" ")
        player.coins -= missing(int(goods))
        for good, n in need.items():
            player.goods[good] = max(0, player.goods[good] - int(goods) * n)
        player.bread -= 3 * int(bread)
        self._give(seat, card, int(goods) + int(bread))
        return int(goods) + int(bread)

    def _green(self, seat: int, card: Data) -> Flow:
        player = self.players[seat]
        own = min(self.owned(player, what) // n for what, n in card["requirement"].items())
        self._give(seat, card, own)
        most, bread = 0, player.bread
        while bread >= 3:
            bread += card["reward"].get("bread", 0) - 3
            most += 1
        if not most:
            return own
        line = yield seat, [f"pay bread {n}" for n in range(most + 1)]
        paid = int(line.split(" ")[2])
        for _ in range(paid):
            player.bread -= 3
            self._give(seat, card, 1)
        return own + paid

    def owned(self, player: Player, what: str) -> int:
        if what == "chimney":
            return sum(tile.chimneys for tile in player.cells.values())
        families = {"any_landscape": LANDSCAPES, "any_dwelling": DWELLINGS}
        kinds = families.get(what, [what])
        return sum(not is_open for kind in kinds for _, is_open in structures(player, kind))

    # ---- the end ---------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        player = self.players[seat]
        items = sum(player.goods.values()) + player.coins + player.bread + len(player.stored)
        total = player.vp + items // 2 + self.prestige(seat)
        for side, part in enumerate(player.frame):
            total += sum(goal["vp"] for goal in part["goals"] if reached(player, side, goal))
        for name in player.hand:
            total += self.fountains[name]["vp"] * self.owned(player, self.fountains[name]["kind"])
        for cells, is_open in structures(player, "villa"):
            if not is_open:
                total += self.villa(sum(player.cells[cell].chimneys for cell in cells))
        return total

    def villa(self, chimneys: int) -> int:
        chart = self.data["villa_chart"]
        points = {entry["chimneys"]: entry["vp"] for entry in chart["entries"]}
        while chimneys not in points:
            points[max(points) + 1] = points[max(points)] + chart["beyond_step"]
        return int(points[chimneys])

    def winners(self) -> list[int]:
        def rank(seat: int) -> tuple[int, int, int]:
            return self.score(seat), len(self.players[seat].writs), -self.prestige(seat)

        best = max(map(rank, range(self.seats)))
        return [seat for seat in range(self.seats) if rank(seat) == best]


def turn(edges: list[str], turns: int) -> list[str]:
    """The edges of a tile after so many quarter turns clockwise."""
    sides = list(edges)
    for _ in range(turns):
        sides = [sides[3], *sides[:3]]
    return sides


def structures(player: Player, kind: str) -> list[tuple[set[Cell], bool]]:
    """All structures of a kind: their cells, and whether an edge is open."""
    left = {cell for cell, tile in player.cells.items() if kind in tile.kinds}
    found = []
    while left:
        todo, cells, is_open = [left.pop()], set(), False
        while todo:
            x, y = todo.pop()
            cells.add((x, y))
            for side, (dx, dy) in enumerate(AROUND):
                if player.cells[x, y].sides[side] == kind:
                    beyond = x + dx, y + dy
                    is_open = is_open or beyond not in player.cells
                    if beyond in left:
                        left.remove(beyond)
                        todo.append(beyond)
        found.append((cells, is_open))
    return found


def reached(player: Player, side: int, goal: Data) -> bool:
    """Whether a completed structure of the goal's kind has a tile in its line."""
    n = goal["position"]
    column, row = [(n, 0), (0, n), (7 - n, 0), (0, 7 - n)][side]
    return any(
        not is_open and any(x == column or y == row for x, y in cells)
        for cells, is_open in structures(player, goal["kind"])
    )
