"""Positions for the tests of Carpe Diem, written and read as the specification does."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.building import build
from quadriga.games.carpe_diem.rules.phases.dealing import empty_district
from quadriga.games.carpe_diem.rules.structures import structures
from quadriga.games.carpe_diem.rules.tables import GOODS
from quadriga.games.carpe_diem.rules.view import Holding, View
from tests.games.positions import GamePosition

KINDS = [kind.value for kind in Kind]
A, B, C, D = map(Seat, range(4))


class Position(GamePosition[CarpeDiem, s.State]):
    """A position of Carpe Diem."""

    # ---- reading ---------------------------------------------------------------------------------

    def seen(self, seat: int | None = None) -> View:
        """What a seat sees."""
        return self.game.view(self.state, None if seat is None else Seat(seat))

    def of(self, seat: int = 0) -> Holding:
        """What everybody knows of a seat."""
        return self.seen().seats[seat]

    def goods(self, seat: int = 0) -> dict[str, int]:
        """The goods that a seat has, without those it has none of."""
        return {good.value: n for good, n in self.of(seat).goods.items() if n}

    def hand(self, seat: int = 0) -> tuple[str, ...]:
        """The fountain cards of a seat."""
        return self.seen(seat).seats[seat].hand

    def lines(self, seat: int = 0) -> scoring.Breakdown:
        """The final score, line by line."""
        return scoring.breakdown(self.game.tables, self.state, seat)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who would win."""
        return scoring.winners(self.game.tables, self.state)

    @property
    def order(self) -> tuple[int, ...]:
        """The order in which the forum would be visited now."""
        return self.seen().order

    def structures(self, seat: int = 0) -> list[str]:
        """The structures of a seat, as in "pond 3,3 3,4 done" or "villa 4,4 open 5,4"."""
        found = structures(self.game.tables, self.state.districts[seat])
        texts = []
        for one in found:
            ends = ["open", *map(grid.text, one.open)] if one.open else ["done"]
            texts.append(" ".join([KINDS[one.kind], *map(grid.text, one.cells), *ends]))
        return sorted(texts)

    # ---- making ----------------------------------------------------------------------------------

    def with_purse(self, seat: int = 0, **amounts: Any) -> "Position":
        """The same with exactly these goods, coins and bread, and the points as they were."""
        goods = tuple(amounts.pop(good.value, 0) for good in GOODS)
        stored = tuple(self.tile(name) for name in amounts.pop("stored", ()))
        old = self.state.purses[seat]
        plain = {"coins": 0, "bread": 0, "vp": old.vp, "forums": old.forums, **amounts}
        purse = s.Purse(goods=goods, stored=stored, **plain)
        return self.with_(purses=_with(self.state.purses, seat, purse))

    def with_district(self, text: str, seat: int = 0, frame: Sequence[str] = ()) -> "Position":
        """The same with these tiles, "3,4: w09 r0, 3,5: k04 r0", whether or not they hang together.

        Nothing is earned by them: points, purse and bar stay as they are.
        """
        tables, old = self.game.tables, self.state.districts[seat]
        parts = tuple(tables.part_number[name] for name in frame) or old.frame
        district = empty_district(tables, old.board, parts)
        shovel = district.frontier
        everywhere = {cell: grid.EMPTY[cell] for cell in grid.CELLS}
        district = replace(district, frontier=everywhere)
        for item in filter(None, text.split(", ")):
            where, tile, turns = item.replace(":", "").split(" ")
            face = tables.faces.numbers[self.tile(tile)][int(turns[1])]
            district = build(tables, district, grid.BY_TEXT[where], face).district
        beside = {other for cell in district.tiles for _, other in grid.NEIGHBOURS[cell]}
        frontier = {cell: key for cell, key in district.frontier.items() if cell in beside}
        district = replace(district, frontier=frontier if text else shovel)
        return self.with_(districts=_with(self.state.districts, seat, district))

    def with_owned(self, seat: int = 0, **counts: int) -> "Position":
        """The same with so many completed structures by kind, and chimneys; no tile shows them."""
        owned = [counts.pop(kind, 0) for kind in KINDS]
        chimneys = counts.pop("chimneys", 0)
        assert not counts
        total = (*owned, chimneys, sum(owned[:4]), sum(owned[4:8]))
        district = replace(self.state.districts[seat], owned=total)
        return self.with_(districts=_with(self.state.districts, seat, district))

    def with_bar(self, *stacks: tuple[int, Sequence[int]]) -> "Position":
        """The same with these stacks on the bar, each a space and its seats from below."""
        order = [Seat(seat) for _, stack in sorted(stacks) for seat in stack]
        space = {seat: n for n, stack in stacks for seat in stack}
        prestige = tuple(space[seat] for seat in range(self.game.seats))
        return self.with_(order=tuple(order), prestige=prestige)

    def with_row(self, row: Mapping[int, str] | None = None, rest: str = "") -> "Position":
        """The same with these tiles in slots of the bottom row, and `rest` in all others."""
        slots = [(row or {}).get(n, rest) for n in range(1, 12)]
        return self.with_(row=tuple(self.tile(name) if name else s.NONE for name in slots))

    def with_ring(self, ring: Mapping[int, str]) -> "Position":
        """The same with these tiles on blueprints, and all others empty."""
        rows = [ring.get(n, "").split() for n in range(1, 8)]
        slots = tuple(
            tuple(s.NONE if name == "-" else self.tile(name) for name in row) or (s.NONE,) * 4
            for row in rows
        )
        filled = sum(bool(row) << n for n, row in enumerate(rows))
        return self.with_(ring=slots, filled=filled)

    def with_forum(self, cards: Mapping[int, str]) -> "Position":
        """The same with these cards on spaces of the forum."""
        tables, forum = self.game.tables, list(self.state.forum)
        for space, name in cards.items():
            forum[tables.space_index[space]] = tables.card_number[name]
        return self.with_(forum=tuple(forum))

    def with_fountains(self, *hands: str, pile: str | None = None, under: str = "") -> "Position":
        """The same with these fountain cards in hands, in the pile and under it."""
        number = self.game.tables.fountain_number
        held = [tuple(number[name] for name in hand.split()) for hand in hands]
        held += [()] * (self.game.seats - len(held))
        below = tuple(number[name] for name in under.split())
        used = {card for cards in (*held, below) for card in cards}
        rest = [card for card in number.values() if card not in used]
        above = rest if pile is None else [number[name] for name in pile.split()]
        return self.with_(hands=tuple(held), pile=tuple(above), under=below)

    def holding(self, tile: str, seat: int = 0) -> "Position":
        """The same with a tile in a seat's hand, to be placed."""
        return self.with_(phase=s.Placing(Seat(seat), self.tile(tile)), turn=seat)

    def moving(self, seat: int = 0, space: int | None = None) -> "Position":
        """The same with a seat about to move, from a space."""
        patricians = self.state.patricians
        if space is not None:
            patricians = _with(patricians, seat, space)
        turn = (seat - self.state.starter) % self.game.seats
        return self.with_(phase=s.Moving(Seat(seat)), turn=turn, patricians=patricians)

    def visiting(self, seat: int = 0, later: Iterable[int] = ()) -> "Position":
        """The same with a seat about to visit the forum, then others."""
        phase = s.Visiting(Seat(seat), tuple(map(Seat, later)))
        return self.with_(phase=phase, turn=self.game.tables.turns)

    def over(self) -> "Position":
        """The same with the game ended."""
        return self.with_(phase=s.OVER, stage=4)

    def tile(self, name: str) -> int:
        """The number of a tile."""
        return self.game.tables.tile_number[name]


def _with(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def start(seats: int = 2) -> Position:
    """The position in which a game begins."""
    game = CarpeDiem(seats=seats)
    return Position(game, game.initial())


@cache
def begun(seats: int = 2) -> Position:
    """The first turn of a game in which seat 1 has `board1`, and seat n starts on space n."""
    boards = " ".join(f"board{n}" for n in range(1, seats + 1))
    at = start(seats).after(f"boards {boards}").drawn()
    return at.after(*(f"start {n}" for n in range(1, seats + 1))).drawn()


def full_district(tile: str, other: Mapping[str, str]) -> str:
    """All cells with one tile but those named, each "w01 r0"; an empty text leaves a cell empty."""
    cells = [grid.text(cell) for cell in grid.CELLS]
    rows = {cell: other.get(cell, tile) for cell in cells}
    return ", ".join(f"{cell}: {what}" for cell, what in rows.items() if what)
