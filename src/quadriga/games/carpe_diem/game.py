"""Carpe Diem: the game put together from its parts."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from quadriga.core import Actor, GameNotOver, Seat, Setup
from quadriga.games.carpe_diem.box import loading
from quadriga.games.carpe_diem.box.components import Box
from quadriga.games.carpe_diem.guide import descriptions
from quadriga.games.carpe_diem.guide.facts.action_data import ActionData
from quadriga.games.carpe_diem.guide.facts.outlook import Outlook
from quadriga.games.carpe_diem.guide.facts.preview import Preview
from quadriga.games.carpe_diem.guide.guide import Guide
from quadriga.games.carpe_diem.guide.log import Digest
from quadriga.games.carpe_diem.knowledge.knowledge import Knowledge
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.actions import Action
from quadriga.games.carpe_diem.rules.phases import (
    dealing,
    drawing,
    moving,
    placing,
    rewarding,
    visiting,
)
from quadriga.games.carpe_diem.rules.state import State
from quadriga.games.carpe_diem.rules.tables import GOODS, Tables
from quadriga.games.carpe_diem.rules.view import View, is_open, view
from quadriga.kit.identity import MadeFromData
from quadriga.kit.words import HIDDEN, won_by

RULES = 1
"""The version of these rules: raised when any recorded game would end differently."""

_LEGAL: Final[Mapping[type[s.Phase], Callable[[Tables, State, Any], Sequence[Action]]]] = {
    s.Assigning: dealing.legal,
    s.Starting: moving.legal_starts,
    s.Moving: moving.legal_moves,
    s.Taking: moving.legal_takes,
    s.Placing: placing.legal,
    s.Rewarding: rewarding.legal_rewards,
    s.Crafting: rewarding.legal_crafts,
    s.Drawing: drawing.legal,
    s.Returning: drawing.legal_returns,
    s.Visiting: visiting.legal_visits,
    s.Ordering: visiting.legal_orders,
    s.Paying: visiting.legal_pays,
}
_APPLY: Final[Mapping[type[Action], Callable[[Tables, State, Any, Any], State]]] = {
    a.Start: moving.start,
    a.Go: moving.move,
    a.Bread: moving.move,
    a.Take: moving.take,
    a.Place: placing.place,
    a.Store: placing.store,
    a.Reward: rewarding.reward,
    a.Craft: rewarding.craft,
    a.Fountain: drawing.draw,
    a.Return: drawing.give_back,
    a.Visit: visiting.visit,
    a.First: visiting.order,
    a.Pay: visiting.pay,
    a.PayBread: visiting.pay,
    a.Boards: dealing.apply,
    a.Frames: dealing.apply,
    a.Cards: dealing.apply,
    a.Tiles: dealing.apply,
    a.Row: dealing.apply,
}


class CarpeDiem(MadeFromData[Box, descriptions.Box]):
    """The game for two, three or four."""

    name = "carpe_diem"
    usual_seats = 2
    minutes = (25, 95)
    weight = 3
    page_types = (View, Outlook, Preview, Digest, descriptions.Box)
    action_data = ActionData
    rules = RULES
    load = staticmethod(loading.load)
    described = staticmethod(descriptions.described)

    def __init__(
        self, *, seats: int = 2, variant: str = "standard", box: Box | None = None
    ) -> None:
        super().__init__(Setup(self.name, seats, variant), box)
        self.tables = self.prepared(Tables, seats)
        self.knowledge = Knowledge(self, self.tables)
        self.guide = Guide(self)

    @classmethod
    def setups_of(cls, data: Box) -> list[Setup]:
        """One for every number of players."""
        return [Setup(cls.name, seats) for seats in data.game.players]

    def initial(self) -> State:
        """Nothing dealt, all markers in one stack on the bar (CAR-S5, CAR-S11, CAR-S12)."""
        tables, seats = self.tables, self.seats
        slots = (s.NONE,) * len(tables.takes)
        return State(
            phase=s.Assigning(),
            stage=1,
            turn=0,
            starter=Seat(0),
            patricians=(s.NONE,) * seats,
            ring=(slots,) * len(tables.spaces),
            filled=0,
            row=(s.NONE,) * len(tables.crafts),
            white=tables.white,
            black=tables.black,
            removed=(),
            forum=(),
            markers=(s.NONE,) * len(tables.pairs),
            prestige=(tables.box.prestige_bar.first,) * seats,
            order=tuple(map(Seat, range(seats))),
            pile=tables.whole_pile,
            under=(),
            hands=((),) * seats,
            draws=(),
            districts=(dealing.empty_district(tables, s.NONE),) * seats,
            purses=tuple(
                s.Purse((0,) * len(GOODS), 0, 0, vp, (), (0,) * tables.box.phases.count)
                for vp in tables.table.start_vp
            ),
        )

    def to_act(self, state: State) -> Actor | None:
        """Chance while it deals and draws, otherwise the seat that decides; None at the end."""
        return state.phase.to_act

    def legal_actions(self, state: State) -> Sequence[Action]:
        """All that can be done now, in the order of section 4; nothing at the end."""
        legal = _LEGAL.get(type(state.phase))
        return legal(self.tables, state, state.phase) if legal else ()

    def outcome(self, state: State, text: str) -> Action | None:
        """The deal or draw that `text` describes, or None if it can't come up now."""
        phase = state.phase
        if isinstance(phase, s.Drawing):
            return drawing.outcome(self.tables, state, text)
        assert isinstance(phase, s.Deal)
        return dealing.outcome(self.tables, state, phase, text)

    def sample_chance(self, state: State, rng: Random) -> Action:
        """A random deal or draw; all outcomes are equally likely."""
        phase = state.phase
        if isinstance(phase, s.Drawing):
            return drawing.sample(self.tables, state, rng)
        assert isinstance(phase, s.Deal)
        return dealing.sample(self.tables, state, phase, rng)

    def apply(self, state: State, action: Action) -> State:
        """The position after an action of `legal_actions`."""
        return _APPLY[type(action)](self.tables, state, state.phase, action)

    def scores(self, state: State) -> tuple[int, ...]:
        """The points if the game ended now (CAR-E1)."""
        return scoring.points(self.tables, state)

    def rewards(self, state: State) -> tuple[float, ...]:
        """The winners share 1."""
        return scoring.rewards(self.tables, state)

    def result(self, state: State) -> str:
        """The points by seat and who won; `GameNotOver` before the end."""
        if not isinstance(state.phase, s.Over):
            raise GameNotOver()
        return won_by(self.scores(state), scoring.winners(self.tables, state))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat sees: everything but the fountain cards of others."""
        return view(self.tables, state, seat)

    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        """The notation; others' fountain cards are hidden until the end."""
        if not isinstance(action, a.Fountain | a.Return):
            return str(action)
        assert isinstance(before.phase, s.Drawing | s.Returning)
        if is_open(now, before.phase.seat, seat):
            return str(action)
        if isinstance(action, a.Return):
            return f"return {HIDDEN}"
        return " ".join(["fountain", *[HIDDEN] * len(action.ids)])

    def begins_turn(self, state: State) -> bool:
        """Whether a patrician is about to move, or a seat about to visit the forum."""
        return isinstance(state.phase, s.Moving | s.Visiting)
