"""What a position is worth to a seat: an estimate of its final score.

That is the points so far and what the seat may expect (`prospects.py`). In the middle of a turn, a
tile in hand counts as in its best place, a residence as its best line, and the facilities still to
be resolved as what they yield.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from operator import attrgetter
from typing import TypeAlias

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.box.components import ActivateAround, TakeCulture
from quadriga.games.minerva.box.grid import AROUND, Cell
from quadriga.games.minerva.knowledge import weights
from quadriga.games.minerva.knowledge.ground import Surveyor, keep
from quadriga.games.minerva.knowledge.line_values import Yield, Yields
from quadriga.games.minerva.knowledge.prospects import (
    CACHED_ESTIMATES,
    Circumstances,
    Holding,
    Prospects,
)
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.actions import Action, Assist, Build, Put, Reside, Swap
from quadriga.games.minerva.rules.effects import Picking
from quadriga.games.minerva.rules.phases.acting import bill, tax
from quadriga.games.minerva.rules.phases.rounds import following
from quadriga.games.minerva.rules.tables import RESIDENCE, Tables
from quadriga.kit.memo import Memo

CACHED_CITIES = 1 << 10
"""The largest number of cities whose score is kept."""

_ACTIVATES = (Reside, Assist)

Apply: TypeAlias = Callable[[s.State, Action], s.State]


class Evaluation:
    """Judges positions of one box and number of seats."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.yields = Yields(tables)
        self.surveyor = Surveyor(tables, self.yields)
        self.prospects = Prospects(tables)
        self._scores: dict[int, tuple[s.City, int]] = {}
        self.won_vp = Memo(partial(_won_vp, tables), CACHED_ESTIMATES)

    def worth(self, state: s.State, seat: int) -> float:
        """The estimated final score of a seat, less a share of the others'."""
        if isinstance(state.phase, s.Over):
            return float(sum(scoring.breakdown(self.tables, state, seat)))
        return _Judgement(self, state, seat).worth()

    def worths(
        self, state: s.State, actions: Sequence[Action], seat: int, apply: Apply
    ) -> list[float]:
        """`worth` after each of these actions; `apply` makes the positions that are needed."""
        phase, known = state.phase, list[float | None]()
        if phase.to_act == seat and isinstance(phase, s.Acting | s.Placing):
            judgement = _Judgement(self, state, seat)
            if isinstance(phase, s.Placing):
                known = judgement.places(phase.tile, actions)
            else:
                levy = tax(self.tables, state)
                known = [judgement.choice(action, levy) for action in actions]
        return [
            self.worth(apply(state, action), seat) if value is None else value
            for action, value in zip(actions, known or [None] * len(actions), strict=True)
        ]

    def score(self, city: s.City) -> int:
        """What a city would score now, without its order tile."""
        known = self._scores.get(id(city))
        if known is None or known[0] is not city:
            known = (city, sum(scoring.city_breakdown(self.tables, city, 0)))
            keep(self._scores, id(city), known, CACHED_CITIES)
        return known[1]

    def cache_sizes(self) -> list[int]:
        """How much is kept in each cache."""
        parts = (self.yields, self.surveyor, self.prospects)
        sizes = [n for part in parts for n in part.cache_sizes()]
        return [len(self.won_vp), len(self._scores), *sizes]

    def top_vp(self, taken: s.Points) -> int:
        """The VP of the best culture tile on top of a stack."""
        stacks = zip(self.tables.stacks, taken, strict=True)
        tops = [self.tables.box.culture[stack[n]].vp for stack, n in stacks if n < len(stack)]
        return max(tops, default=0)


def _won_vp(tables: Tables, tiles: tuple[tuple[int, ...], tuple[int, ...]]) -> int:
    """The VP of these culture and glory tiles."""
    (culture, laurels), box = tiles, tables.box
    return sum(box.culture[n].vp for n in culture) + sum(box.glory[n].vp for n in laurels)


@lru_cache(maxsize=16)
def evaluation(tables: Tables) -> Evaluation:
    """The evaluation for these tables."""
    return Evaluation(tables)


class _Judgement:
    """A position as a seat judges it, and what its choices would make of it."""

    def __init__(self, judge: Evaluation, state: s.State, seat: int) -> None:
        self._judge = judge
        self._state = state
        self._seat = seat
        self._city = city = state.cities[seat]
        self._now = Circumstances(judge.tables, state, seat)
        self._ground = ground = judge.surveyor.ground(city.tiles)
        vp = judge.won_vp[city.culture, city.laurels] + ground.vp - self._rivals(state.cities)
        self._own = Holding(
            vp,
            judge.surveyor.usable(ground, city.assisted),
            ground.hoards,
            city.held,
            city.denarii,
            city.glory,
            city.residences,
            city.hand,
            city.assistants,
            state.taken,
        )

    def _rivals(self, cities: tuple[s.City, ...]) -> float:
        """What the points of the others cost."""
        others, score = 0, self._judge.score
        for n, city in enumerate(cities):
            if n != self._seat:
                others += score(city)
        return weights.RIVAL * others / (len(cities) - 1 or 1)

    def worth(self) -> float:
        """The worth of the position itself."""
        phase, city = self._state.phase, self._city
        if not isinstance(phase, s.Acting) and phase.to_act == self._seat:
            match phase:
                case s.Placing(tile=tile):
                    return self._tile(tile, city.held, city.denarii)
                case s.Directing(cell=cell):
                    return self._line(self._own, cell)
                case s.Selling():
                    return self._sold(phase)
            if isinstance(phase, s.Working):
                return self._resolved(phase.agenda, phase.points)
        return self._judge.prospects.expected(self._now, self._own)

    # ---- choices ---------------------------------------------------------------------------------

    def choice(self, action: Action, levy: int) -> float | None:
        """The worth after an action of a turn; None if it must be played to find out."""
        if isinstance(action, Build):
            price = bill(self._judge.tables, self._city.held, action.number, levy)
            return self._bought(action.number, *price)
        if isinstance(action, _ACTIVATES):
            return self._started(action, self._city.denarii - levy)
        return None

    def _bought(self, tile: int, due: int, paid: s.Held) -> float:
        """The worth with a tile in hand once it is paid for; denarii below 0 are owed."""
        (a, b, c, d), (i, j, k, m) = self._city.held, paid
        return self._tile(tile, (a - i, b - j, c - k, d - m), self._city.denarii - due)

    def places(self, tile: int, actions: Sequence[Action]) -> list[float | None]:
        """The worth with a tile at each place; nothing if they must be played to find out."""
        tables, state, city = self._judge.tables, self._state, self._city
        if tables.built[tile] >= 0:
            return []  # Its effect follows.
        if state.passed and not (tile >= tables.first_temple and state.temples):
            # The turn ends, and seats that have passed have an income (MIN-P2).
            ended = following(tables, state, Seat(self._seat), state.cities, state.taken)
            self._own.vp += self._rivals(state.cities) - self._rivals(ended.cities)
        cells = [action.cell for action in actions if isinstance(action, Put)]
        return [self._on(tile, cell, city.held, city.denarii) for cell in cells]

    def _sold(self, phase: s.Selling) -> float:
        """What has to be sold counts as owed."""
        choice, denarii = phase.choice, self._city.denarii - phase.due
        match choice:
            case Build(number=number):
                return self._bought(number, phase.due, phase.kept)
            case Reside() | Assist():
                return self._started(choice, denarii)
            case Swap():
                return self._resolved(phase.agenda, phase.points)
        own = replace(self._own, denarii=denarii)
        own.hand += 1
        own.assistants += 1
        return self._judge.prospects.expected(self._now, own)

    # ---- a tile in hand --------------------------------------------------------------------------

    def _tile(self, tile: int, held: s.Held, denarii: int) -> float:
        """The worth with a tile in hand, in the best of the likely places."""
        more, cells = self._effect(tile)
        return more + max([self._on(tile, cell, held, denarii) for cell in cells])

    def _effect(self, tile: int) -> tuple[float, list[Cell]]:
        """What a tile brings when it is built, and where it may be best."""
        judge, free = self._judge, self._city.free
        built = judge.tables.built[tile]
        spots = judge.surveyor.spots(self._ground, free, tile)
        if built < 0:
            return 0.0, spots
        match step := judge.tables.steps[built]:
            case ActivateAround(most):
                promise, cell = max((self._around(cell, most), cell) for cell in free)
                return weights.BATHHOUSE * promise, [cell]
            case TakeCulture():
                return float(judge.top_vp(self._state.taken)), spots
            case Picking():
                more = weights.TOKEN[self._now.after] * step.amount * step.times
                return more, spots
            case _:
                return weights.SPECIAL, spots

    def _around(self, cell: Cell, most: int) -> float:
        """How much the best facilities around a cell promise."""
        tiles, of_tile = self._ground.tiles, self._judge.yields.of_tile
        near = [of_tile[tiles[cell + d]].promise for d in AROUND if cell + d in tiles]
        return sum(sorted(near, reverse=True)[:most])

    def _on(self, tile: int, cell: Cell, held: s.Held, denarii: int) -> float:
        """The worth with a facility on a cell."""
        surveyor, ground, vp = self._judge.surveyor, self._ground, self._own.vp
        if ground.shrines or tile >= self._judge.tables.first_temple:
            vp += surveyor.temple_vp(ground, cell, tile)
        own = replace(
            self._own,
            vp=vp,
            runs=surveyor.with_facility(ground, self._city.assisted, cell, tile),
            hoards=ground.hoards + surveyor.hoard(tile),
            held=held,
            denarii=denarii,
        )
        return self._judge.prospects.expected(self._now, own)

    # ---- activations -----------------------------------------------------------------------------

    def _started(self, choice: Reside | Assist, denarii: int) -> float:
        """The worth with a new residence or assistant on a cell, as its best line."""
        surveyor, ground, city = self._judge.surveyor, self._ground, self._city
        own = replace(self._own, denarii=denarii)
        if isinstance(choice, Reside):
            own.runs = surveyor.with_residence(ground, city.assisted, choice.cell)
            own.residences -= 1
            if ground.shrines:
                own.vp += surveyor.temple_vp(ground, choice.cell, RESIDENCE)
        else:
            own.runs = surveyor.usable(ground, tuple(sorted((*city.assisted, choice.cell))))
            own.hand -= 1
        return self._line(own, choice.cell)

    def _line(self, own: Holding, cell: Cell) -> float:
        """The worth with the better of the two lines beside a cell that promise most."""
        prospects, taken = self._judge.prospects, own.taken
        lines = self._ground.lines(cell) or [self._judge.yields.nothing]
        if len(lines) == 1:
            return prospects.activated(self._now, own, lines[0], s.NO_POINTS)
        lines.sort(
            key=lambda line: line.promise + prospects.harvest(taken, line.points, line.wild)[0],
            reverse=True,
        )
        return max([prospects.activated(self._now, own, line, s.NO_POINTS) for line in lines[:2]])

    def _resolved(self, agenda: s.Agenda, points: s.Points) -> float:
        """The worth once the tasks of an agenda are resolved."""
        judge, yields = self._judge, self._judge.yields
        total, own = yields.nothing, replace(self._own)
        for task in agenda:
            match step := judge.tables.steps[task.step]:
                case Picking():
                    more = yields.of_picks(step, task.left[0] if task.left else step.times)
                case ActivateAround(most):
                    more = self._offered(task, most)
                case TakeCulture():
                    more = yields.nothing
                    own.vp += judge.top_vp(own.taken)
                case _:
                    more = yields.of_step[task.step]
            total = yields.both[total, more]
        return judge.prospects.activated(self._now, own, total, points)

    def _offered(self, task: s.Task, most: int) -> Yield:
        """The facilities that a Bathhouse would use."""
        tiles, yields = self._ground.tiles, self._judge.yields
        offers = [yields.of_tile[tiles[at]] for at in task.offers]
        left = task.left[0] if task.left else most
        offers.sort(key=attrgetter("promise"), reverse=True)
        return yields.together(offers[:left])
