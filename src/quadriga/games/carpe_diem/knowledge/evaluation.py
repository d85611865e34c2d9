"""What a position is worth: points so far, and what is likely to come of all that is unfinished.

The weights are fixed and were set by play; nobody's plans but the seat's own are looked at.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.knowledge.open_edges import OpenEdges
from quadriga.games.carpe_diem.knowledge.placements import Placements, Spots
from quadriga.games.carpe_diem.knowledge.visits import BREAD_WORTH, COIN_WORTH, GOOD_WORTH, Visits
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases import moving
from quadriga.games.carpe_diem.rules.state import NONE, District, Purse, State
from quadriga.games.carpe_diem.rules.tables import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    BAKERY,
    CHIMNEYS,
    FOUNTAIN,
    MARKET,
    VILLA,
    Tables,
)

STRUCTURE_WORTH: Final = 1.0
SINGLE_BUILDING_WORTH: Final = 0.3
CHIMNEY_WORTH: Final = 0.3
"""What a completed structure, a single building or a chimney promises for each forum to come."""

OPEN_CHIMNEY: Final = 1.2
"""What a chimney of an unfinished villa promises."""

STORED_TILE_WORTH: Final = -1.0
"""What a stored tile is worth while there are turns to come: it fills no cell."""

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

MISSED: Final[Mapping[tuple[int, int], tuple[float, float]]] = {
    (2, 4): (49.9, 7.72),
    (2, 3): (3.2, 7.26),
    (2, 2): (-25.1, 5.63),
    (2, 1): (-25.6, 2.54),
    (3, 4): (47.7, 7.44),
    (3, 3): (3.5, 6.84),
    (3, 2): (-24.5, 5.44),
    (3, 1): (-24.4, 2.26),
    (4, 4): (38.6, 6.64),
    (4, 3): (-1.7, 6.19),
    (4, 2): (-23.9, 4.45),
    (4, 1): (-22.2, 1.88),
}
"""What `worth` misses of the points at the end, by the seats and the forums to come: when the
building phase before the next forum is over, and more for each turn that is left of it.

It sees what lies there, not what will be built, and counts on forums more than they bring. These
are the means of 181 games of citizens and of senators, who miss the same; none is more than 3 off.
"""

MAX_PLACEMENTS: Final = 64
"""Districts whose places are kept: those of the worlds that a search compares now."""


class Evaluation:
    """`worth` with the look-up tables it needs, for one box and number of seats."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._turns = tables.box.phases.count * tables.box.phases.rounds
        self._open_edges = OpenEdges(tables)
        self._visits = Visits(tables)
        self._placements: dict[tuple[int, int], Placements] = {}
        self._kept_spots: dict[int, Spots] = {}

    def worth(self, state: State, seat: Seat) -> float:
        """An estimate of the points that `seat` will have.

        A tile that it is about to take or to place counts as if it lay where it is worth most.
        """
        phase = state.phase
        if isinstance(phase, s.Placing) and phase.seat == seat:
            return self.placements(state, seat).best[phase.tile]
        if isinstance(phase, s.Taking) and phase.seat == seat:
            placements = self.placements(state, seat)
            slots = state.ring[state.patricians[seat] - 1]
            return max([placements.best[tile] for tile in {*slots} if tile != NONE])
        return self._settled_worth(state, seat)[0]

    def missed(self, state: State) -> float:
        """What the worth of a seat misses of its points at the end, the mean of all seats.

        Who is ahead of whom, and by how much, is left to `worth`.
        """
        seats, rounds, missed = self._tables.seats, self._tables.box.phases.rounds, 0.0
        for seat in range(seats):
            forums, turns = self.to_come(state, seat)
            at_forum, for_each_turn = MISSED.get((seats, forums), (0.0, 0.0))
            missed += at_forum + (turns - (forums - 1) * rounds) * for_each_turn
        return missed / seats

    def worths_of_moves(self, state: State, actions: Sequence[a.Go | a.Bread]) -> list[float]:
        """`worth` for the seat whose turn begins, after each of these actions.

        Every blueprint that bread leads to is judged with the same purse.
        """
        phase = state.phase
        assert isinstance(phase, s.Moving)
        found, paid = [], None
        for action in actions:
            after = moving.move(self._tables, state, phase, action)
            if isinstance(action, a.Bread):
                paid = paid or after.purses
                after = replace(after, purses=paid)
            found.append(self.worth(after, phase.seat))
        return found

    def worths_of_places(self, state: State, actions: Sequence[a.Place | a.Store]) -> list[float]:
        """`worth` for the seat that places a tile, after each of these actions."""
        phase = state.phase
        assert isinstance(phase, s.Placing)
        placements = self.placements(state, phase.seat)
        return [placements.worth(phase.tile, action) for action in actions]

    def placements(self, state: State, seat: Seat) -> Placements:
        """The places of a seat's district: kept as long as nothing that matters has changed."""
        key = (id(state.districts[seat]), id(state.purses[seat]))
        found = self._placements.get(key)
        if found is None or not found.fit(state):
            if len(self._placements) >= MAX_PLACEMENTS:
                self._placements = {}
            spots = self._spots(state.districts[seat], last=self._is_last(state))
            found = Placements(self._tables, spots, self._settled_worth, state, seat)
            self._placements[key] = found
        return found

    def _spots(self, district: District, *, last: bool) -> Spots:
        found = self._kept_spots.get(id(district))
        if found is None or found.district is not district or found.last != last:
            if len(self._kept_spots) >= MAX_PLACEMENTS:
                self._kept_spots = {}
            found = Spots(self._tables, self._open_edges, district, last=last)
            self._kept_spots[id(district)] = found
        return found

    def _is_last(self, state: State) -> bool:
        """Whether the last building phase is played, with other tiles than the others."""
        return state.stage == self._tables.box.phases.count

    def _settled_worth(self, state: State, seat: Seat) -> tuple[float, float]:
        """`worth` where no tile waits to be placed, and how much open edges count in it."""
        tables, phase = self._tables, state.phase
        district, purse = state.districts[seat], state.purses[seat]
        forums, turns = self.to_come(state, seat)
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
        soon = min(1.0, turns / FEW_TURNS)
        if turns:
            # A completed villa scores twice its chimneys less 3 (CAR-E6).
            chimneys = owned[CHIMNEYS] - (district.villas + 3 * owned[VILLA]) / 2
            promise = self._open_edges.promise(district, last=self._is_last(state))
            value += soon * (OPEN_CHIMNEY * chimneys + promise)
        if forums and state.forum:
            value += self._forum(state, seat, forums, turns)
        if isinstance(phase, s.Ordering | s.Paying) and phase.seat == seat:
            value += self._visits.to_come(state, phase, forums)
        elif isinstance(phase, s.Rewarding | s.Crafting | s.Drawing) and phase.seat == seat:
            value += WAITING_REWARD_WORTH * (1 + len(phase.waiting))
            if isinstance(phase, s.Drawing):
                value += FOUNTAIN_DRAW_WORTH[0] + FOUNTAIN_DRAW_WORTH[1] * turns / self._turns
        return value, soon

    def to_come(self, state: State, seat: int) -> tuple[int, int]:
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

    def _forum(self, state: State, seat: int, forums: int, turns: int) -> float:
        """What the next visit would bring with what there is now."""
        pairs = self._visits.pairs(state, seat, forums)
        rank = len(state.order) - 1 - state.order.index(Seat(seat))
        rounds = self._tables.box.phases.rounds
        near = 1 - (1 - FAR_FORUM_WEIGHT) * (turns - (forums - 1) * rounds) / rounds
        best = min((rank + 1) // 2, len(pairs) - 1)
        later = sum(pairs[best + 1 : best + forums])
        return near * pairs[best] + LATER_FORUM_WEIGHT * later - EARLIER_VISIT_WORTH * rank
