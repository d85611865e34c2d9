"""A second Minerva: slow, obvious and of plain dictionaries.

It was written from the specification alone and shares no line with the engine, so that a
misreading in one of the two shows as a difference. It is one long conversation: a generator that
yields who is asked and the lines on offer, and is sent the line that was chosen. Where chance
acts there is no list; what it is sent is believed, as far as it is possible.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any, Final

RESOURCES = ("grain", "wood", "stone", "ore")
CATEGORIES = ("theater", "art", "academics")
ORDER = (*RESOURCES, "denarii", "glory", *CATEGORIES)
WAYS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
CHANCE: Final = -1

Cell = tuple[int, int]
Asked = tuple[int, list[str]]
Talk = Generator[Asked, str, None]
Answer = Generator[Asked, str, str]


def spell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def reading_order(cells: Iterable[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in WAYS.values()]


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return reading_order(other for other in near if other != cell)


def groups(cells: Iterable[Cell]) -> int:
    left, count = set(cells), 0
    while left:
        count += 1
        edge = {left.pop()}
        while edge:
            cell = edge.pop()
            found = {other for other in beside(cell) if other in left}
            left -= found
            edge |= found
    return count


class Player:
    """One player and their city; `city` has the id of the tile on each cell."""

    def __init__(self, start: dict[str, int], residences: int) -> None:
        self.has = {**dict.fromkeys(ORDER, 0), **start}
        self.city: dict[Cell, str] = {(0, 0): "fountain"}
        self.residences = residences
        self.hand = 0
        self.assisted: set[Cell] = set()
        self.culture: list[dict[str, Any]] = []
        self.glory_tiles: list[dict[str, Any]] = []

    def tokens(self) -> int:
        return sum(self.has[resource] for resource in RESOURCES)

    def free_cells(self, city: dict[Cell, str] | None = None) -> list[Cell]:
        """Empty cells that share a side with a tile."""
        tiles = self.city if city is None else city
        return reading_order({c for cell in tiles for c in beside(cell) if c not in tiles})


class Reference:
    """One game in progress."""

    def __init__(self, data: dict[str, Any], players: int) -> None:
        self.data, self.rules, self.n = data, data["constants"], players
        tables = ("fountain", "residence", "starting", "normal", "temple")
        self.tiles = {row["id"]: row for table in tables for row in data[table]}
        self.temple_ids = [row["id"] for row in data["temple"]]
        start = self.rules["start_resources"]
        self.players = [Player(start, data["residence"][0]["per_player"]) for _ in range(players)]
        self.market: list[str] = [] if players == 1 else self.in_use("starting")
        self.pairs: list[tuple[str, str]] = []
        self.row: list[str] = []
        self.stack = Counter(self.in_use("normal"))
        self.temples = Counter(self.temple_ids)
        self.culture = {category: self.culture_stack(category) for category in CATEGORIES}
        self.round = 0
        self.under = 0
        self.passed: list[int] = []
        self.points = dict.fromkeys(CATEGORIES, 0)
        self.over = False
        self.talk = self.game()
        self.actor, self.lines = next(self.talk)

    def play(self, line: str) -> None:
        """Go on with this line."""
        try:
            self.actor, self.lines = self.talk.send(line)
        except StopIteration:
            self.over, self.lines = True, []

    # The box.

    def in_use(self, table: str) -> list[str]:
        found = []
        for tile in self.data[table]:
            copies = tile["copies"]
            number = copies["none"]
            number += copies["3+"] if self.n >= 3 else 0
            number += copies["4+"] if self.n >= 4 else 0
            found += [tile["id"]] * number
        return found

    def culture_stack(self, category: str) -> list[dict[str, Any]]:
        stack = []
        for tile in self.data["culture"]:
            if tile["category"] == category:
                number = tile["copies"]
                number -= tile["removed_with_3"] if self.n <= 3 else 0
                number -= tile["removed_with_2"] if self.n <= 2 else 0
                stack += [tile] * number
        return sorted(stack, key=lambda tile: (tile["vp"], tile["marks"]))

    # The course of the game.

    def game(self) -> Talk:
        starter = yield from self.set_up()
        for number in range(1, self.rules["rounds"] + 1):
            yield from self.reveal()
            self.round, self.passed = number, []
            yield from self.main_phase(starter)
            if number < self.rules["rounds"]:
                yield from self.assistant_step()
            self.glory_step()
            if number < self.rules["rounds"]:
                for player in self.players:
                    player.has["glory"] = 0
                starter = self.passed[0]

    def set_up(self) -> Generator[Asked, str, int]:
        starter = 0
        if self.n > 1:
            starter = int((yield CHANCE, []).split()[1]) - 1
        for k in range(self.n):
            player = self.players[(starter + k) % self.n]
            player.has["denarii"] = self.rules["start_denarii"][k]
        if self.n == 1:
            drawn = (yield CHANCE, []).split()[1:]
            assert sorted(drawn) == sorted(self.in_use("starting"))
            self.pairs = [(drawn[k], drawn[k + 1]) for k in range(0, len(drawn), 2)]
        self.row = (yield CHANCE, []).split()[1:]
        self.temples -= Counter(self.row)
        return starter

    def reveal(self) -> Talk:
        drawn = (yield CHANCE, []).split()[1:]
        drawn = [] if drawn == ["nothing"] else drawn
        assert not Counter(drawn) - self.stack
        self.stack -= Counter(drawn)
        size = len(self.in_use("normal")) // self.rules["rounds"]
        above = len(drawn) - self.under
        assert 0 <= above <= size
        self.under = size - above
        if self.n > 1:
            self.market += drawn
        else:
            halves = [*drawn, "coins"] if len(drawn) % 2 else drawn
            self.pairs += [(halves[k], halves[k + 1]) for k in range(0, len(halves), 2)]

    def main_phase(self, starter: int) -> Talk:
        seat = starter
        while True:
            if seat in self.passed:
                self.players[seat].has["denarii"] += self.rules["pass_income"]
            else:
                yield from self.turn(seat)
                if len(self.passed) == self.n:
                    return
            seat = (seat + 1) % self.n

    def assistant_step(self) -> Talk:
        for seat in reversed(self.passed):
            player = self.players[seat]
            owned = player.hand + len(player.assisted)
            prices = [row for row in self.data["assistant"] if row["owned"] == owned]
            lines = []
            if prices and self.wealth(player) >= prices[0]["denarii"]:
                lines.append("buy-assistant denarii")
            if prices and player.has["glory"] >= prices[0]["glory"]:
                lines.append("buy-assistant glory")
            if not lines:
                continue
            line = yield seat, [*lines, "decline"]
            if line == "decline":
                continue
            coin = line.split()[1]
            if coin == "denarii":
                yield from self.sell_for(seat, prices[0]["denarii"], {})
            player.has[coin] -= prices[0][coin]
            player.hand += 1

    def wealth(self, player: Player) -> int:
        return player.has["denarii"] + int(self.rules["sale_price"]) * player.tokens()

    def glory_step(self) -> None:
        tiles = {t["rank"]: t for t in self.data["glory"] if t["round"] == self.round}
        if self.n == 1:
            tokens = self.players[0].has["glory"]
            if tokens:
                self.players[0].glory_tiles.append(tiles[1 if tokens >= self.round else 2])
            return
        if self.n == 2:
            tiles.pop(3, None)
        best_first = sorted(
            (seat for seat in range(self.n) if self.players[seat].has["glory"]),
            key=lambda seat: (-self.players[seat].has["glory"], self.passed.index(seat)),
        )
        for rank, seat in enumerate(best_first, start=1):
            if rank in tiles:
                self.players[seat].glory_tiles.append(tiles[rank])

    # A turn.

    def tax(self) -> int:
        return int(self.rules["tax"]) if self.passed else 0

    def price(self, player: Player, tile: str) -> tuple[dict[str, int], int]:
        """Return the tokens that a tile takes, and the denarii for those missing."""
        cost = self.tiles[tile]["cost"]
        paid = {r: min(cost.get(r, 0), player.has[r]) for r in RESOURCES}
        missing = sum(cost.values()) - sum(paid.values())
        return paid, missing * self.rules["substitute_price"]

    def payable(self, player: Player, tile: str) -> bool:
        paid, denarii = self.price(player, tile)
        spare = player.tokens() - sum(paid.values())
        have = player.has["denarii"] + spare * self.rules["sale_price"]
        return bool(have >= denarii + self.tax())

    def turn_list(self, player: Player) -> list[str]:
        if self.wealth(player) < self.tax():
            return ["pass"]
        lines = []
        for tile in self.market:
            if self.payable(player, tile):
                lines.append(f"build {tile}")
        seen: list[set[str]] = []
        for pair in self.pairs:
            if set(pair) in seen:
                continue
            seen.append(set(pair))
            for one, other in (pair, pair[::-1]):
                if one != "coins" and self.payable(player, one):
                    lines.append(f"build {one} {other}")
        lines += [f"build {tile}" for tile in self.row if self.payable(player, tile)]
        lines += [f"take-coins {one}" for one, other in self.pairs if other == "coins"]
        if player.residences:
            lines += [f"residence {spell(cell)}" for cell in player.free_cells()]
        if player.hand:
            homes = [c for c, tile in player.city.items() if tile == "residence"]
            homes = [cell for cell in homes if cell not in player.assisted]
            lines += [f"assist {spell(cell)}" for cell in reading_order(homes)]
        once = list(dict.fromkeys(lines))
        return [*once, "pass"]

    def turn(self, seat: int) -> Talk:
        player = self.players[seat]
        self.points = dict.fromkeys(CATEGORIES, 0)
        line = yield seat, self.turn_list(player)
        verb, *rest = line.split()
        if verb == "pass":
            self.passed.append(seat)
            return
        if verb == "take-coins":
            self.pairs.remove((rest[0], "coins"))
            player.has["denarii"] += self.rules["solo_coins"]
            return
        paid, denarii = self.price(player, rest[0]) if verb == "build" else ({}, 0)
        due = denarii + self.tax()
        yield from self.sell_for(seat, due, paid)
        player.has["denarii"] -= due
        for resource, number in paid.items():
            player.has[resource] -= number
        if verb == "build":
            yield from self.build(seat, rest)
        else:
            cell = read(rest[0])
            if verb == "residence":
                player.residences -= 1
                player.city[cell] = "residence"
            else:
                player.hand -= 1
                player.assisted.add(cell)
            yield from self.activate(seat, cell)
        self.check_culture(player)

    def sell_for(self, seat: int, due: int, kept: dict[str, int]) -> Talk:
        has = self.players[seat].has
        while has["denarii"] < due:
            kinds = [r for r in RESOURCES if has[r] > kept.get(r, 0)]
            line = yield seat, [f"sell {resource}" for resource in kinds]
            has[line.split()[1]] -= 1
            has["denarii"] += self.rules["sale_price"]

    def check_culture(self, player: Player) -> None:
        for category in CATEGORIES:
            stack, points = self.culture[category], self.points[category]
            if stack and points >= 1 and points >= stack[0]["marks"]:
                player.culture.append(stack.pop(0))

    def build(self, seat: int, names: list[str]) -> Talk:
        player, tile = self.players[seat], names[0]
        if tile in self.temple_ids:
            self.row.remove(tile)
        elif self.n > 1:
            self.market.remove(tile)
        else:
            wanted = (names[0], names[1])
            self.pairs.remove(next(p for p in self.pairs if p in (wanted, wanted[::-1])))
        line = yield seat, [f"at {spell(cell)}" for cell in player.free_cells()]
        cell = read(line.split()[1])
        player.city[cell] = tile
        if tile in self.temple_ids and self.temples.total():
            new = (yield CHANCE, []).split()[1]
            assert self.temples[new]
            self.temples -= Counter([new])
            self.row.append(new)
        if self.tiles[tile]["when"] == "built":
            for step in self.tiles[tile]["effect"]:
                yield from self.step(seat, cell, step, True)

    def activate(self, seat: int, home: Cell) -> Talk:
        player = self.players[seat]
        line = yield seat, [f"activate {way}" for way in WAYS]
        dx, dy = WAYS[line.split()[1]]
        x, y = home
        cells = []
        while player.city.get((x + dx, y + dy), "residence") != "residence":
            x, y = x + dx, y + dy
            cells.append((x, y))
        for cell in cells:
            yield from self.use(seat, cell)

    def use(self, seat: int, cell: Cell) -> Talk:
        """Resolve the activated effect of a tile, if it has one."""
        tile = self.tiles[self.players[seat].city[cell]]
        if tile["when"] == "activated":
            for step in tile["effect"]:
                yield from self.step(seat, cell, step, False)

    # Effects.

    def step(self, seat: int, cell: Cell, step: dict[str, Any], built: bool) -> Talk:
        player, op = self.players[seat], step["op"]
        if op == "gain":
            yield from self.gain(seat, step["gain"], 1)
        elif op == "per_held":
            yield from self.gain(seat, step["gain"], player.has[step["held"]])
        elif op == "choose":
            offers = [thing for thing in ORDER if thing in step["from"]]
            for k in range(step["times"]):
                lines = [f"choose {thing}" for thing in offers]
                line = yield seat, [*lines, "done"] if built and k == 0 else lines
                if line == "done":
                    break
                self.receive(player, line.split()[1], step["amount"])
        elif op == "exchange":
            yield from self.exchange(seat, step)
        elif op == "take_culture":
            yield from self.arch(seat)
        elif op == "activate_around":
            yield from self.bathhouse(seat, cell, step["tiles"])
        elif op == "move_around":
            yield from self.aqueduct(seat, cell)
        elif op == "remove_residence_around":
            yield from self.circus(seat, cell)

    def receive(self, player: Player, thing: str, number: int) -> None:
        if thing in CATEGORIES:
            self.points[thing] += number
            return
        player.has[thing] += number
        if thing in RESOURCES:
            over = max(0, player.has[thing] - self.rules["resource_cap"])
            player.has[thing] -= over
            player.has["denarii"] += over * self.rules["sale_price"]

    def gain(self, seat: int, gain: dict[str, int], times: int) -> Talk:
        for thing, number in gain.items():
            if thing != "any_resource":
                self.receive(self.players[seat], thing, number * times)
        for _ in range(gain.get("any_resource", 0) * times):
            line = yield seat, [f"choose {resource}" for resource in RESOURCES]
            self.receive(self.players[seat], line.split()[1], 1)

    def exchange(self, seat: int, step: dict[str, Any]) -> Talk:
        player = self.players[seat]
        ((kind, price),) = step["pay"].items()
        most = {}
        for payment in RESOURCES if kind == "identical" else (kind,):
            have = self.wealth(player) if payment == "denarii" else player.has[payment]
            most[payment] = have // price
        while any(most.values()):
            lines = [f"exchange {k} {n}" for k, top in most.items() for n in range(1, top + 1)]
            line = yield seat, [*lines, "done"]
            if line == "done":
                return
            _, paid, times = line.split()
            if paid == "denarii":
                yield from self.sell_for(seat, price * int(times), {})
            player.has[paid] -= price * int(times)
            yield from self.gain(seat, step["gain"], int(times))
            kinds = list(most)
            most = {k: most[k] for k in kinds[kinds.index(paid) + 1 :]}

    def arch(self, seat: int) -> Talk:
        lines = [f"take {category}" for category in CATEGORIES if self.culture[category]]
        if lines:
            line = yield seat, [*lines, "done"]
            if line != "done":
                tile = self.culture[line.split()[1]].pop(0)
                self.players[seat].culture.append(tile)

    def bathhouse(self, seat: int, bath: Cell, most: int) -> Talk:
        city = self.players[seat].city
        cells = [cell for cell in around(bath) if cell in city]
        cells = [cell for cell in cells if self.tiles[city[cell]]["when"] == "activated"]
        for _ in range(most):
            if not cells:
                return
            line = yield seat, [*(f"use {spell(cell)}" for cell in cells), "done"]
            if line == "done":
                return
            cells.remove(read(line.split()[1]))
            yield from self.use(seat, read(line.split()[1]))

    def aqueduct(self, seat: int, spring: Cell) -> Talk:
        player = self.players[seat]
        near = [cell for cell in around(spring) if cell in player.city]
        near = [cell for cell in near if player.city[cell] != "residence"]
        near = [cell for cell in near if self.targets(player, cell)]
        if not near:
            return
        line = yield seat, [*(f"move {spell(cell)}" for cell in near), "done"]
        if line == "done":
            return
        origin = read(line.split()[1])
        targets = self.targets(player, origin)
        line = yield seat, [f"at {spell(cell)}" for cell in targets]
        player.city[read(line.split()[1])] = player.city.pop(origin)

    def targets(self, player: Player, origin: Cell) -> list[Cell]:
        rest = {cell: tile for cell, tile in player.city.items() if cell != origin}
        before = groups(player.city)
        cells = [cell for cell in player.free_cells(rest) if cell != origin]
        return [cell for cell in cells if groups([*rest, cell]) <= before]

    def circus(self, seat: int, ring: Cell) -> Talk:
        player = self.players[seat]
        homes = [c for c in around(ring) if player.city.get(c) == "residence"]
        homes = [cell for cell in homes if cell not in player.assisted]
        if homes:
            line = yield seat, [*(f"remove {spell(cell)}" for cell in homes), "done"]
            if line != "done":
                del player.city[read(line.split()[1])]

    # Scoring.

    def temple_score(self, player: Player, temple: Cell) -> int:
        step = self.tiles[player.city[temple]]["effect"][0]
        if step["op"] == "score_held":
            return int(step["vp"] * player.has[step["held"]])
        if step["area"] == "around":
            area = [cell for cell in around(temple) if cell in player.city]
        else:
            area = [c for c in player.city if (c[0] == temple[0]) != (c[1] == temple[1])]
        kinds = [self.tiles[player.city[cell]]["category"] for cell in area]
        counted = len(set(kinds)) if step["counts"] == "kinds" else kinds.count(step["counts"])
        return int(step["vp"] * counted)

    def score_lines(self, seat: int) -> tuple[int, int, int, int, int]:
        player = self.players[seat]
        temples = [cell for cell, tile in player.city.items() if tile in self.temple_ids]
        order = 0
        if self.round == self.rules["rounds"] and seat in self.passed:
            number = self.passed.index(seat) + 1
            if number < self.n:
                order = next(t["vp"] for t in self.data["order"] if t["number"] == number)
        return (
            sum(tile["vp"] for tile in player.culture),
            sum(tile["vp"] for tile in player.glory_tiles),
            sum(self.temple_score(player, cell) for cell in temples),
            (player.has["denarii"] + player.tokens()) // self.rules["leftovers_per_vp"],
            order,
        )

    def winner(self) -> int:
        def rank(seat: int) -> tuple[int, int, int, int]:
            player = self.players[seat]
            return (
                sum(self.score_lines(seat)),
                len(player.culture) + len(player.glory_tiles),
                sum(tile in self.temple_ids for tile in player.city.values()),
                -self.passed.index(seat),
            )

        return max(range(self.n), key=rank)
