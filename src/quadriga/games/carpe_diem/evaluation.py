"""What a position is worth: points so far, and what is likely to come of all that is unfinished.

The weights are fixed and were set by play; nobody's plans but the seat's own are looked at.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from operator import is_
from typing import Final

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem import actions as a
from quadriga.games.carpe_diem import grid
from quadriga.games.carpe_diem import state as s
from quadriga.games.carpe_diem.building import completed
from quadriga.games.carpe_diem.phases import placing, visiting
from quadriga.games.carpe_diem.state import NONE, District, Purse, State
from quadriga.games.carpe_diem.tables import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    BAKERY,
    CHIMNEYS,
    FOUNTAIN,
    MARKET,
    VILLA,
    Card,
    Tables,
)
from quadriga.kit.memo import Memo

GOOD_WORTH: Final = (0.5, 1.2, 1.4, 1.5, 1.5)
COIN_WORTH: Final = (0.5, 1.6, 1.8, 1.9, 1.9)
BREAD_WORTH: Final = (0.5, 1.1, 1.4, 1.5, 1.5)
"""What one is worth with so many forums to come; after the last it is half a point."""

STRUCTURE_WORTH: Final = 1.0
SINGLE_BUILDING_WORTH: Final = 0.3
CHIMNEY_WORTH: Final = 0.3
"""What a completed structure, a single building or a chimney promises for each forum to come."""

OPEN_PART: Final = 0.8
"""What an open edge promises if it is likely to be closed."""

OPEN_CHIMNEY: Final = 1.2
OPEN_VILLA: Final = 0.3
"""What a chimney of an unfinished villa promises, and what each of its open edges takes away."""

OPEN_GOAL_SHARE: Final = 0.4
"""Which part of its points an open edge of a goal's kind on its line promises."""

STORED_TILE_WORTH: Final = -1.0
"""What a stored tile is worth while there are turns to come: it fills no cell."""

SURE_FIT_TILES: Final = 16.0
"""How many tiles of a stack must fit a cell for it to be filled almost surely."""

DEAD_CELL_LOSS: Final = 0.6
"""What a cell that no tile of a stack fits takes away."""

FEW_TURNS: Final = 6
"""With fewer turns than this to come, what is unfinished is worth less."""

HOPED_STRUCTURES: Final = 1.1
"""How many structures of its kind a fountain card can still hope for at the start."""

WAITING_REWARD_WORTH: Final = 1.8
"""What a reward that waits promises."""

FOUNTAIN_DRAW_WORTH: Final = (1.2, 1.6)
"""What fountain cards about to be drawn promise: at the end, and more at the start."""

EARLIER_VISIT_WORTH: Final = 0.3
"""What it is worth to visit the forum before one more seat."""

FAR_FORUM_WEIGHT: Final = 0.3
"""How much the next forum counts when its building phase begins; at its end it counts in full."""

LATER_FORUM_WEIGHT: Final = 0.1
"""How much a forum after the next counts."""

Red = tuple[int, tuple[int, ...], int, int, int]
"""A red card by number, the goods, coins and bread to pay with, and the forums to come."""

Green = tuple[int, int, int, int]
"""A green card by number, own sets, bread, and the forums to come."""


Means = tuple[tuple[int, ...], int, int, tuple[int, ...], int]
"""Goods, coins, bread, completed structures, and the forums to come."""

Forum = tuple[s.Cards, tuple[int, ...]]
"""The cards of the forum and its markers."""

EmptyCell = tuple[float, int]
"""What an empty cell of a district promises, and the goals of the frame that it could serve."""


class Evaluation:
    """`worth` with the look-up tables it needs, for one box and number of seats."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._turns = tables.box.phases.count * tables.box.phases.rounds
        stacks = (tables.white, tables.black)
        self._hopes: tuple[Memo[int, float], ...] = tuple(
            Memo(partial(self._hope, stack)) for stack in stacks
        )
        self._empty_cells: Memo[tuple[s.Cards, bool], Memo[grid.Key, EmptyCell]] = Memo(
            lambda key: Memo(partial(self._empty_cell, *key))
        )
        self._visits: Memo[Means, Memo[Forum, tuple[float, ...]]] = Memo(
            lambda means: Memo(partial(self._pairs, means))
        )
        self._reds: Memo[Red, float] = Memo(self._red)
        self._greens: Memo[Green, float] = Memo(self._green)
        self._setting: tuple[object, ...] = (None,) * 4
        self._tile_worths: dict[tuple[int, int, int], float] = {}

    def worth(self, state: State, seat: int) -> float:
        """An estimate of the points that `seat` will have.

        A tile that it is about to take or to place counts as if it lay where it is worth most.
        """
        phase = state.phase
        if isinstance(phase, s.Placing) and phase.seat == seat:
            legal = placing.legal(self._tables, state, phase)  # The last is to store it.
            return max(self.placement_worths(state, legal[:-1] or legal))
        if isinstance(phase, s.Taking) and phase.seat == seat:
            return self._best_of_blueprint(state, phase.seat)
        return self._settled_worth(state, seat)

    def placement_worths(self, state: State, actions: Sequence[a.Place | a.Store]) -> list[float]:
        """`worth` for the seat that places a tile, after each of these actions.

        Places that complete nothing and carry no writ differ in the open edges only.
        """
        phase = state.phase
        assert isinstance(phase, s.Placing)
        tables, seat, district = self._tables, phase.seat, state.districts[phase.seat]
        faces, numbers = tables.faces, tables.faces.numbers[phase.tile]
        frontier = Frontier(self._empty_cells[district.frame, self._is_last(state)], district)
        found: list[float] = []
        known: tuple[float, float] | None = None
        for action in actions:
            if isinstance(action, a.Store):
                found.append(self.worth(placing.store(tables, state, phase), seat))
                continue
            face = numbers[action.turns]
            if phase.waiting or _brings(tables, district, action.cell, face):
                found.append(self.worth(placing.place(tables, state, phase, action), seat))
                continue
            hope, goals = frontier.after(action.cell, faces.asks[face])
            goals &= ~district.goals
            promise = hope + OPEN_GOAL_SHARE * tables.goal_points[district.frame, goals]
            if known is None:
                after = placing.place(tables, state, phase, action)
                _, turns = self._to_come(after, seat)
                known = self.worth(after, seat), promise
                soon = min(1.0, turns / FEW_TURNS)
                found.append(known[0])
            else:
                found.append(known[0] + soon * (promise - known[1]))
        return found

    def _best_of_blueprint(self, state: State, seat: Seat) -> float:
        """The worth of the best tile of the blueprint that a patrician has reached."""
        slots = state.ring[state.patricians[seat] - 1]
        return max([self._tile_worth(state, seat, tile) for tile in {*slots} if tile != NONE])

    def _tile_worth(self, state: State, seat: Seat, tile: int) -> float:
        """The worth of a position once a seat has this tile in hand.

        Kept as long as nothing that matters has changed: the ways to a tile are looked at first,
        then what can be taken at their end, then where it can be placed.
        """
        setting = (state.districts[seat], state.purses[seat], state.order, state.markers)
        if not all(map(is_, setting, self._setting)):
            self._setting = setting
            self._tile_worths = {}
        key = (state.stage, state.turn, tile)
        worth = self._tile_worths.get(key)
        if worth is None:
            held = replace(state, phase=s.Placing(seat, tile))
            worth = self._tile_worths[key] = self.worth(held, seat)
        return worth

    def _is_last(self, state: State) -> bool:
        """Whether the last building phase is played, with other tiles than the others."""
        return state.stage == self._tables.box.phases.count

    def _settled_worth(self, state: State, seat: int) -> float:
        """`worth` where no tile waits to be placed."""
        tables, phase = self._tables, state.phase
        district, purse = state.districts[seat], state.purses[seat]
        forums, turns = self._to_come(state, seat)
        value: float = purse.vp + state.prestige[seat] + district.villas
        value += tables.goal_points[district.frame, district.goals]
        value += self._things(purse, forums, turns) + self._cards(state, seat, turns)
        owned = district.owned
        built = owned[ANY_LANDSCAPE] + owned[ANY_DWELLING] + owned[VILLA]
        singles = owned[MARKET] + owned[BAKERY] + owned[FOUNTAIN]
        value += forums * (
            STRUCTURE_WORTH * built
            + SINGLE_BUILDING_WORTH * singles
            + CHIMNEY_WORTH * owned[CHIMNEYS]
        )
        if turns:
            soon = min(1.0, turns / FEW_TURNS)
            value += soon * self._unfinished(district, last=self._is_last(state))
        if forums and state.forum:
            value += self._forum(state, seat, forums, turns)
        if isinstance(phase, s.Ordering | s.Paying) and phase.seat == seat:
            value += self._visit_to_come(state, phase, forums)
        elif isinstance(phase, s.Rewarding | s.Crafting | s.Drawing) and phase.seat == seat:
            value += WAITING_REWARD_WORTH * (1 + len(phase.waiting))
            if isinstance(phase, s.Drawing):
                value += FOUNTAIN_DRAW_WORTH[0] + FOUNTAIN_DRAW_WORTH[1] * turns / self._turns
        return value

    def _to_come(self, state: State, seat: int) -> tuple[int, int]:
        """The forums and the turns that a seat has before it."""
        tables, phases, phase = self._tables, self._tables.box.phases, state.phase
        stages = phases.count - state.stage
        if isinstance(phase, s.Visiting):
            return stages + (phase.seat == seat or seat in phase.later), stages * phases.rounds
        if isinstance(phase, s.Ordering | s.Paying):
            return stages + (seat in phase.later), stages * phases.rounds
        if isinstance(phase, s.Over):
            return 0, 0
        place = (seat - state.starter) % tables.seats
        played = (state.turn + tables.seats - 1 - place) // tables.seats
        return stages + 1, (stages + 1) * phases.rounds - played

    def _things(self, purse: Purse, forums: int, turns: int) -> float:
        goods = GOOD_WORTH[forums] * sum(purse.goods) + COIN_WORTH[forums] * purse.coins
        stored = len(purse.stored) * (STORED_TILE_WORTH if turns else 0.5)
        return goods + BREAD_WORTH[forums] * purse.bread + stored

    def _cards(self, state: State, seat: int, turns: int) -> float:
        """Fountain cards: what they score, and what they may still score."""
        owned, hope = state.districts[seat].owned, HOPED_STRUCTURES * turns / self._turns
        cards = [self._tables.fountain[n] for n in state.hands[seat]]
        return sum([vp * (owned[kind] + hope) for kind, vp in cards])

    def _unfinished(self, district: District, *, last: bool) -> float:
        """What open edges promise: to be closed, to reach goals, to score as villas."""
        owned, frame = district.owned, district.frame
        # A completed villa scores twice its chimneys less 3 (CAR-E6).
        chimneys = owned[CHIMNEYS] - (district.villas + 3 * owned[VILLA]) / 2
        value = OPEN_CHIMNEY * chimneys
        cells, goals = self._empty_cells[frame, last], 0
        for key in district.frontier.values():
            hope, served = cells[key]
            value += hope
            goals |= served
        return value + OPEN_GOAL_SHARE * self._tables.goal_points[frame, goals & ~district.goals]

    def _empty_cell(self, frame: s.Cards, last: bool, key: grid.Key) -> EmptyCell:
        """What the open edges around an empty cell promise, and the goals they could serve."""
        wanted, goals = self._tables.in_lines[frame], 0
        for kind, lines in _kinds(key >> 16, key):
            for line, bit in wanted[kind]:
                if line & lines:
                    goals |= bit
        return self._hopes[last][key & 0xFFFF], goals

    def _hope(self, stack: s.Tiles, code: int) -> float:
        """What the open edges around an empty cell promise, given the tiles that fit there."""
        tables = self._tables
        fits = (tables.fits[tile] for tile in stack)
        fitting = sum(upper[code & 255] & lower[code >> 8] > 0 for upper, lower in fits)
        values = [grid.value(code, side) for side in grid.SIDES]
        villas = values.count(VILLA + 1)
        parts = sum(value not in (grid.FREE, grid.GRASS) for value in values) - villas
        hope = (min(1.0, fitting / SURE_FIT_TILES)) ** 0.5
        dead = 0.0 if fitting else DEAD_CELL_LOSS
        return float(OPEN_PART * parts * hope - OPEN_VILLA * villas * (2 - hope) - dead)

    def _forum(self, state: State, seat: int, forums: int, turns: int) -> float:
        """What the next visit would bring with what there is now."""
        purse = state.purses[seat]
        means = (purse.goods, purse.coins, purse.bread, state.districts[seat].owned, forums)
        pairs = self._visits[means][state.forum, state.markers]
        rank = len(state.order) - 1 - state.order.index(Seat(seat))
        rounds = self._tables.box.phases.rounds
        near = 1 - (1 - FAR_FORUM_WEIGHT) * (turns - (forums - 1) * rounds) / rounds
        best = min((rank + 1) // 2, len(pairs) - 1)
        later = sum(pairs[best + 1 : best + forums])
        return near * pairs[best] + LATER_FORUM_WEIGHT * later - EARLIER_VISIT_WORTH * rank

    def _pairs(self, means: Means, forum: Forum) -> tuple[float, ...]:
        """What each free space of the forum would bring, the best first."""
        goods, coins, bread, owned, forums = means
        cards, markers = forum
        tables, values = self._tables, {}
        for space, number in zip(tables.used, cards, strict=True):
            card = tables.cards[number]
            if card.red:
                values[space] = self._reds[number, goods, coins, bread, forums]
            else:
                sets = min([owned[what] // count for what, count in card.owned])
                values[space] = self._greens[number, sets, bread, forums]
        rows = zip(tables.pairs, markers, strict=True)
        pairs = [values[a] + values[b] for (a, b), marker in rows if marker == NONE]
        return tuple(sorted(pairs, reverse=True))

    def _visit_to_come(self, state: State, phase: s.Ordering | s.Paying, forums: int) -> float:
        """What the cards of a visit that has begun would still bring."""
        tables, purse = self._tables, state.purses[phase.seat]
        spaces = (phase.a, phase.b) if isinstance(phase, s.Ordering) else (phase.space, phase.then)
        value = 0.0
        for space in spaces:
            if space == NONE:
                continue
            number = state.forum[tables.space_index[space]]
            card = tables.cards[number]
            if card.red:
                value += self._reds[number, purse.goods, purse.coins, purse.bread, forums + 1]
            else:
                sets = visiting.own_sets(card, state.districts[phase.seat].owned)
                value += self._greens[number, sets, purse.bread, forums + 1]
        return value

    def _red(self, key: Red) -> float:
        """What a red card brings beyond what it costs."""
        number, goods, coins, bread, forums = key
        card = self._tables.cards[number]
        purse = Purse(goods, coins, bread, 0, ())
        best = -float(self._tables.amounts.forum_penalty)
        for sets in range(1, visiting.most_sets(card, purse) + 1):
            left, paid = visiting.price(card, purse, sets)
            cost = GOOD_WORTH[forums] * (sum(goods) - sum(left)) + COIN_WORTH[forums] * paid
            best = max(best, card.vp * sets - cost)
        return self._with_bread(card, best, bread, forums)

    def _green(self, key: Green) -> float:
        """What a green card brings."""
        number, sets, bread, forums = key
        card = self._tables.cards[number]
        if sets:
            return sets * _reward(card, forums)
        penalty = -float(self._tables.amounts.forum_penalty)
        return self._with_bread(card, penalty, bread, forums)

    def _with_bread(self, card: Card, value: float, bread: int, forums: int) -> float:
        """`value`, or what one set paid in bread would bring if that is more."""
        cost = self._tables.amounts.bread_for_a_set
        if bread < cost:
            return value
        return max(value, _reward(card, forums) - cost * BREAD_WORTH[forums])


class Frontier:
    """The empty cells beside the tiles of a district, asked for what another tile would change."""

    def __init__(self, cells: Memo[grid.Key, EmptyCell], district: District) -> None:
        self._cells = cells
        self._keys = district.frontier
        self._tiles = district.tiles
        self._known = [(cell, *cells[key]) for cell, key in self._keys.items()]
        self._hope = sum([hope for _, hope, _ in self._known])

    def after(self, cell: grid.Cell, asks: Sequence[int]) -> EmptyCell:
        """What all of it promises after a tile with these edges on a cell; goals together."""
        cells, keys, tiles = self._cells, self._keys, self._tiles
        hope, goals, changed = self._hope - cells[keys[cell]][0], 0, {cell}
        for side, other in grid.NEIGHBOURS[cell]:
            if other in tiles:
                continue
            key = keys.get(other)
            if key is None:
                key = grid.EMPTY[other]
            else:
                hope -= cells[key][0]
                changed.add(other)
            more, served = cells[key ^ asks[side]]
            hope += more
            goals |= served
        for other, _, served in self._known:
            if other not in changed:
                goals |= served
        return hope, goals


def _brings(tables: Tables, district: District, cell: grid.Cell, face: int) -> bool:
    """Whether a tile on a cell takes a writ or completes something."""
    if district.writs >> cell & 1:
        return True
    tiles: dict[grid.Cell, int] | None = None
    for kind, steps, _ in tables.faces.parts[face]:
        for step in steps:
            if cell + step not in district.tiles:
                break
        else:
            tiles = tiles or {**district.tiles, cell: face}
            if completed(tables, tiles, cell, kind):
                return True
    return False


def _reward(card: Card, forums: int) -> float:
    things = COIN_WORTH[forums - 1] * card.coins + BREAD_WORTH[forums - 1] * card.bread
    return card.vp + card.prestige + things


def _kinds(cell: int, key: grid.Key) -> Iterator[tuple[int, int]]:
    for side, other in grid.NEIGHBOURS[cell]:
        value = grid.value(key, side)
        if value not in (grid.FREE, grid.GRASS):
            yield value - 1, grid.LINES[cell] | grid.LINES[other]
