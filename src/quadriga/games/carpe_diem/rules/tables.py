"""The box prepared for play: every action made once, every look-up ready."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import (
    Amounts,
    Back,
    Box,
    ForumCard,
    Good,
    Kind,
    Letter,
)
from quadriga.games.carpe_diem.box.faces import KINDS, Face, Faces
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules.state import Cards, Tiles
from quadriga.kit.memo import Memo

GOODS: Final = tuple(Good)
LANDSCAPES: Final = range(4)
DWELLINGS: Final = range(4, 8)
MERCHANT, GRANARY, ADMINISTRATION, CRAFTSMAN = DWELLINGS
VILLA, MARKET, BAKERY, FOUNTAIN = range(8, 12)
CHIMNEYS, ANY_LANDSCAPE, ANY_DWELLING = range(12, 15)
"""Where `District.owned` counts what is not of one kind."""

OWNED: Final = (*(kind.value for kind in Kind), "chimney", "any_landscape", "any_dwelling")
NOTHING_OWNED: Final = (0,) * len(OWNED)

GO_LEFT, GO_RIGHT, STORE = a.Go(-1), a.Go(1), a.Store()
_PLACE = tuple(tuple(a.Place(cell, turns) for turns in grid.SIDES) for cell in grid.CELLS)
PLACES: Final = tuple(
    tuple(tuple(row[t] for t in grid.SIDES if turns >> t & 1) for turns in range(16))
    for row in _PLACE
)
"""The placements on each cell, by the set of rotations that fit, one bit each."""

REWARDS: Final = {kind: a.Reward(kind.value) for kind in KINDS}
MAX_FRAMES: Final = 1_000
MAX_GOAL_SETS: Final = 50_000
"""How many frames, and how many sets of goals in frames, are kept ready."""


class Card(NamedTuple):
    """A forum card: the goods that a set costs, or what to own as (index in OWNED, how many)."""

    id: str
    red: bool
    goods: tuple[int, ...]
    owned: tuple[tuple[int, int], ...]
    vp: int
    coins: int
    bread: int
    prestige: int


class Goal(NamedTuple):
    """A goal of a frame in place: its line, its bit in `District.goals`, its points."""

    side: int
    position: int
    kind: int
    line: grid.Lines
    bit: int
    vp: int


class Tables:
    """Look-ups for one box and number of seats; the large ones fill as needed.

    fits      of each tile, the rotations that meet what a byte of a key asks for on two sides:
              up and right, then down and left
    ends      the spaces that left and right lead to, by `State.filled`, then by space
    goals     the goals of a frame, by its parts
    in_lines  the same by kind, as (line, bit)
    pairs     the marker spaces, each between two card spaces
    rewards   what completing a kind gives, where that is always the same amount
    sources   where the figures of each card come from, by its id
    first_alike  of each forum card, the first one that asks for and gives the same
    """

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.table = next(table for table in box.setups if table.players == seats)
        self.faces = Faces(box)
        self._name_pieces()
        self._lay_out()
        self._make_actions()
        self.amounts = box.amounts
        self.last = box.prestige_bar.last
        self.turns = box.phases.rounds * seats
        self.taken = self.table.tiles_taken_per_blueprint
        self.chart: Memo[int, int] = Memo(self._chart)

    def _name_pieces(self) -> None:
        box = self.box
        self.tiles = box.tiles
        self.tile_ids = tuple(tile.id for tile in box.tiles)
        self.tile_number = _numbers(self.tile_ids)
        self.boards = box.district_boards
        self.board_number = _numbers(board.id for board in box.district_boards)
        self.part_ids = tuple(part.id for part in box.frame_parts)
        self.part_number = _numbers(self.part_ids)
        self.cards = tuple(map(as_card, box.forum_cards))
        self.card_number = _numbers(card.id for card in self.cards)
        alike = [card._replace(id="") for card in self.cards]
        self.first_alike = tuple(map(alike.index, alike))
        fountain = sorted(box.fountain_cards, key=lambda card: card.id)
        self.fountain = tuple((KINDS.index(card.kind), card.vp) for card in fountain)
        self.fountain_ids = tuple(card.id for card in fountain)
        self.fountain_number = _numbers(self.fountain_ids)
        self.sources = {card.id: card.source for card in box.forum_cards}
        self.sources |= {card.id: card.source for card in fountain}
        self.whole_pile: Cards = tuple(range(len(self.fountain_ids)))
        self.white = self._stack(Back.WHITE)
        self.black = self._stack(Back.BLACK)
        self.good_of = {entry.kind: entry.good for entry in box.landscape_goods}
        self.rewards = rewards(box.amounts)

    def _stack(self, back: Back) -> Tiles:
        rows = enumerate(self.tiles)
        return tuple(n for n, t in rows if t.back is back for _ in range(t.copies))

    def _lay_out(self) -> None:
        """Boards, frames, the ring and the forum."""
        box = self.box
        self.shovels = tuple(grid.BY_TEXT[board.shovel] for board in box.district_boards)
        self.writs = tuple(
            sum(1 << grid.BY_TEXT[cell] for cell in board.writs) for board in box.district_boards
        )
        self.goals: Memo[Cards, tuple[Goal, ...]] = Memo(self._goals, MAX_FRAMES)
        self.in_lines: Memo[Cards, tuple[tuple[tuple[int, int], ...], ...]] = Memo(
            self._in_lines, MAX_FRAMES
        )
        self.goal_points: Memo[tuple[Cards, int], int] = Memo(
            lambda key: sum(goal.vp for goal in self.goals[key[0]] if key[1] & goal.bit),
            MAX_GOAL_SETS,
        )
        spaces = box.ring.spaces
        self.spaces = tuple(range(1, spaces + 1))
        self.all_filled = (1 << spaces) - 1
        self.ends = tuple(
            tuple(_ends(filled, n, spaces) for n in range(spaces)) for filled in range(1 << spaces)
        )
        self.draw = {letter: self.table.forum_draw.get(letter, 0) for letter in Letter}
        size, columns = box.forum.rows * box.forum.columns, box.forum.columns
        self.used = tuple(n for n in range(1, size + 1) if n not in self.table.forum_empty)
        self.pairs = tuple(_pairs(self.used, columns))
        self.space_index = {space: n for n, space in enumerate(self.used)}

    def _make_actions(self) -> None:
        box = self.box
        self.fits = tuple(
            (_meeting(faces, grid.UP), _meeting(faces, grid.DOWN)) for faces in self.faces.of_tile
        )
        self.starts = tuple(map(a.Start, self.spaces))
        self.breads = tuple(map(a.Bread, self.spaces))
        self.moves: Memo[int, tuple[a.Move, ...]] = Memo(self._moves)
        self.takes = tuple(map(a.Take, range(1, box.ring.tiles_per_space + 1)))
        self.crafts = tuple(map(a.Craft, range(1, box.bottom_row.spaces + 1)))
        self.returns = tuple(map(a.Return, self.fountain_ids))
        self.visits = tuple(a.Visit(*pair) for pair in self.pairs)
        self.firsts = {space: a.First(space) for space in self.used}
        self.pays: Memo[tuple[int, int], tuple[a.Pay, ...]] = Memo(
            lambda most: tuple(
                a.Pay(goods, bread) for goods in range(most[0] + 1) for bread in range(most[1] + 1)
            )
        )
        self.bread_pays: Memo[int, tuple[a.PayBread, ...]] = Memo(
            lambda most: tuple(map(a.PayBread, range(most + 1)))
        )
        self.fountains: Memo[Cards, a.Fountain] = Memo(
            lambda cards: a.Fountain(tuple(self.fountain_ids[n] for n in cards))
        )

    def places(self, tile: int, keys: Iterable[grid.Key]) -> list[a.Place]:
        """The placements where a tile fits, on empty cells given by their keys."""
        upper, lower = self.fits[tile]
        return [
            place
            for key in keys
            for place in PLACES[key >> 16][upper[key & 255] & lower[key >> 8 & 255]]
        ]

    def reward(self, kind: Kind, tiles: int) -> tuple[int, str] | None:
        """What a structure gives once completed, as in (2, "fish"); None if that can vary."""
        if kind in self.good_of:
            return tiles - 1, self.good_of[kind]  # CAR-L2
        return self.rewards.get(kind)

    def _goals(self, frame: Cards) -> tuple[Goal, ...]:
        parts = self.box.frame_parts
        rows = [(side, goal) for side, n in enumerate(frame) for goal in parts[n].goals]
        return tuple(
            Goal(side, at, KINDS.index(goal.kind), grid.line(side, at), 1 << n, goal.vp)
            for n, (side, goal) in enumerate(rows)
            for at in [goal.position]
        )

    def _in_lines(self, frame: Cards) -> tuple[tuple[tuple[int, int], ...], ...]:
        goals = self.goals[frame]
        return tuple(
            tuple((goal.line, goal.bit) for goal in goals if goal.kind == kind)
            for kind in range(len(KINDS))
        )

    def _moves(self, filled: int) -> tuple[a.Move, ...]:
        """All moves of a seat that can pay bread (CAR-M5)."""
        return (GO_LEFT, GO_RIGHT, *(b for n, b in enumerate(self.breads) if filled >> n & 1))

    def _chart(self, chimneys: int) -> int:
        chart = self.box.villa_chart
        rows = {entry.chimneys: entry.vp for entry in chart.entries}
        most = max(rows)
        return rows[min(chimneys, most)] + chart.beyond_step * max(0, chimneys - most)


def _meeting(faces: Iterable[Face], side: int) -> bytes:
    """By a byte of a key, the rotations that meet what it asks for on two sides (CAR-B6)."""
    return bytes(
        sum(
            1 << face.turns
            for face in faces
            if asked & 15 in (grid.FREE, face.edges[side])
            and asked >> 4 in (grid.FREE, face.edges[side + 1])
        )
        for asked in range(256)
    )


def rewards(amounts: Amounts) -> Mapping[Kind, tuple[int, str]]:
    """What completing a kind gives, where that is always the same amount."""
    return {
        Kind.GRANARY: (amounts.granary_bread, "bread"),
        Kind.ADMINISTRATION: (amounts.administration_steps, "prestige"),
        Kind.MARKET: (amounts.market_coins, "coins"),
        Kind.BAKERY: (amounts.bakery_bread, "bread"),
    }


def _numbers(ids: Iterable[str]) -> Mapping[str, int]:
    return {name: n for n, name in enumerate(ids)}


def as_card(card: ForumCard) -> Card:
    """A forum card prepared for play."""
    need, reward = card.requirement, card.reward
    return Card(
        id=card.id,
        red=card.letter in (Letter.A, Letter.B),
        goods=tuple(need.get(good.value, 0) for good in GOODS),
        owned=tuple((OWNED.index(what), n) for what, n in need.items() if what in OWNED),
        vp=reward.vp,
        coins=reward.coins,
        bread=reward.bread,
        prestige=reward.prestige,
    )


def _ends(filled: int, start: int, spaces: int) -> tuple[int, int]:
    """The spaces that left and right lead to from a space (CAR-M3); all are counted from 1."""
    around = range(1, spaces + 1)
    left = next((n for n in around if filled >> (start - n) % spaces & 1), 0)
    right = next((n for n in around if filled >> (start + n) % spaces & 1), 0)
    return (start - left) % spaces + 1, (start + right) % spaces + 1


def _pairs(used: tuple[int, ...], columns: int) -> Iterable[tuple[int, int]]:
    """The pairs of orthogonal neighbours in the grid (CAR-F2), by the first, then the second."""
    for space in used:
        if space % columns and space + 1 in used:
            yield space, space + 1
        if space + columns in used:
            yield space, space + columns
