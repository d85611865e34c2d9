"""What a position is worth: points so far, and what everything unfinished is likely to bring.

The weights are fixed and were tuned by play; only the seat's own plans count.
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
from quadriga.games.carpe_diem.rules import tables as t
from quadriga.games.carpe_diem.rules.phases import moving
from quadriga.games.carpe_diem.rules.state import NONE, District, Purse, State
from quadriga.games.carpe_diem.rules.tables import Tables

STRUCTURE_WORTH: Final = 1.0
SINGLE_BUILDING_WORTH: Final = 0.3
CHIMNEY_WORTH: Final = 0.3
"""The promise of a completed structure, a single building or a chimney per forum to come."""

OPEN_CHIMNEY: Final = 1.2
"""The promise of a chimney in an unfinished villa."""

STORED_TILE_WORTH: Final = -1.0
"""The worth of a stored tile while turns are to come: it fills no cell."""

FEW_TURNS: Final = 6
"""With fewer turns to come than this, unfinished things are worth less."""

HOPED_STRUCTURES: Final = 1.1
"""How many structures of its kind a fountain card can still hope for at the start."""

WAITING_REWARD_WORTH: Final = 1.8
"""The promise of a reward still to be given."""

FOUNTAIN_DRAW_WORTH: Final = (1.2, 1.6)
"""The promise of fountain cards about to be drawn: at the end, and what the start adds."""

EARLIER_VISIT_WORTH: Final = 0.3
"""The worth of visiting the forum before one more seat."""

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
"""By how much `worth` falls short of the final points, by seats and forums to come: the amount at
the end of the building phase before the next forum, and the addition for each turn before that.

`worth` sees what is there, not what will be built, and expects too much of forums. These are means
of 181 games between citizens and between senators, which agree; none is more than 3 points off.
"""

MAX_PLACEMENTS: Final = 64
"""The largest number of districts whose places are kept: those that a search compares now."""


def to_come(tables: Tables, state: State, seat: int) -> tuple[int, int]:
    """The forums and the turns that a seat has before it."""
    phases, phase = tables.box.phases, state.phase
    stages = phases.count - state.stage
    if isinstance(phase, s.Over):
        return 0, 0
    if isinstance(phase, s.InForum):
        visits = seat in phase.later or (isinstance(phase, s.Visiting) and phase.seat == seat)
        return stages + visits, stages * phases.rounds
    place = (seat - state.starter) % tables.seats
    played = (state.turn + tables.seats - 1 - place) // tables.seats
    return stages + 1, (stages + 1) * phases.rounds - played


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
        """An estimate of the final points of `seat`.

        A tile that it is about to take or place counts as if it were where it is worth most.
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
        """By how much `worth` falls short of the final points, on average over all seats.

        One number for all, so that the seats' distances are left to `worth`.
        """
        seats, rounds, missed = self._tables.seats, self._tables.box.phases.rounds, 0.0
        for seat in range(seats):
            forums, turns = to_come(self._tables, state, seat)
            at_forum, for_each_turn = MISSED.get((seats, forums), (0.0, 0.0))
            missed += at_forum + (turns - (forums - 1) * rounds) * for_each_turn
        return missed / seats

    def worths_of_moves(self, state: State, actions: Sequence[a.Move]) -> list[float]:
        """`worth` for the seat whose turn begins, after each of these actions.

        All moves by bread share one purse, so that `placements` finds what it kept.
        """
        phase = state.phase
        assert isinstance(phase, s.Moving)
        worths, paid = [], None
        for action in actions:
            after = moving.move(self._tables, state, phase, action)
            if isinstance(action, a.Bread):
                paid = paid or after.purses
                after = replace(after, purses=paid)
            worths.append(self.worth(after, phase.seat))
        return worths

    def worths_of_places(self, state: State, actions: Sequence[a.Place | a.Store]) -> list[float]:
        """`worth` for the seat that places a tile, after each of these actions."""
        phase = state.phase
        assert isinstance(phase, s.Placing)
        placements = self.placements(state, phase.seat)
        return [placements.worth(phase.tile, action) for action in actions]

    def placements(self, state: State, seat: Seat) -> Placements:
        """The places of a seat's district, kept until something that matters changes."""
        key = (id(state.districts[seat]), id(state.purses[seat]))
        kept = self._placements.get(key)
        if kept is None or not kept.fit(state):
            if len(self._placements) >= MAX_PLACEMENTS:
                self._placements = {}
            spots = self._spots(state.districts[seat], last=self._is_last(state))
            kept = Placements(self._tables, spots, self._settled_worth, state, seat)
            self._placements[key] = kept
        return kept

    def _spots(self, district: District, *, last: bool) -> Spots:
        kept = self._kept_spots.get(id(district))
        if kept is None or kept.district is not district or kept.last != last:
            if len(self._kept_spots) >= MAX_PLACEMENTS:
                self._kept_spots = {}
            kept = Spots(self._tables, self._open_edges, district, last=last)
            self._kept_spots[id(district)] = kept
        return kept

    def _is_last(self, state: State) -> bool:
        """Whether this is the last building phase, which has its own tiles."""
        return state.stage == self._tables.box.phases.count

    def _settled_worth(self, state: State, seat: Seat) -> tuple[float, float]:
        """`worth` without a tile to be placed, and the weight of open edges in it."""
        tables, phase = self._tables, state.phase
        district, purse = state.districts[seat], state.purses[seat]
        forums, turns = to_come(self._tables, state, seat)
        value: float = purse.vp + state.prestige[seat] + district.villas
        value += tables.goal_points[district.frame, district.goals]
        value += self._things(purse, forums, turns) + self._cards(state, seat, turns)
        owned = district.owned
        built = owned[t.ANY_LANDSCAPE] + owned[t.ANY_DWELLING] + owned[t.VILLA]
        singles = owned[t.MARKET] + owned[t.BAKERY] + owned[t.FOUNTAIN]
        value += forums * (
            STRUCTURE_WORTH * built
            + SINGLE_BUILDING_WORTH * singles
            + CHIMNEY_WORTH * owned[t.CHIMNEYS]
        )
        soon = min(1.0, turns / FEW_TURNS)
        if turns:
            # A completed villa scores twice its chimneys less 3 (CAR-E6).
            chimneys = owned[t.CHIMNEYS] - (district.villas + 3 * owned[t.VILLA]) / 2
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

    def _things(self, purse: Purse, forums: int, turns: int) -> float:
        goods = GOOD_WORTH[forums] * sum(purse.goods) + COIN_WORTH[forums] * purse.coins
        stored = len(purse.stored) * (STORED_TILE_WORTH if turns else 0.5)
        return goods + BREAD_WORTH[forums] * purse.bread + stored

    def _cards(self, state: State, seat: int, turns: int) -> float:
        """What fountain cards score, and may still score."""
        owned, hope = state.districts[seat].owned, HOPED_STRUCTURES * turns / self._turns
        cards = [self._tables.fountain[n] for n in state.hands[seat]]
        return sum([vp * (owned[kind] + hope) for kind, vp in cards])

    def _forum(self, state: State, seat: int, forums: int, turns: int) -> float:
        """What the next visit would bring with what the seat has now."""
        pairs = self._visits.pairs(state, seat, forums)
        rank = len(state.order) - 1 - state.order.index(Seat(seat))
        rounds = self._tables.box.phases.rounds
        near = 1 - (1 - FAR_FORUM_WEIGHT) * (turns - (forums - 1) * rounds) / rounds
        best = min((rank + 1) // 2, len(pairs) - 1)
        later = sum(pairs[best + 1 : best + forums])
        return near * pairs[best] + LATER_FORUM_WEIGHT * later - EARLIER_VISIT_WORTH * rank
