"""Carpe Diem: a district and a forum. Set-up and dispatch."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, assert_never, cast

from msgspec import Struct

from quadriga.core import Actor, Advice, GameNotOver, Seat, Setup, Terms, check_setup
from quadriga.games.carpe_diem import actions as a
from quadriga.games.carpe_diem import descriptions, loading, scoring, taught
from quadriga.games.carpe_diem import state as s
from quadriga.games.carpe_diem.action_data import ActionData
from quadriga.games.carpe_diem.actions import Action
from quadriga.games.carpe_diem.components import Box
from quadriga.games.carpe_diem.determinize import determinize
from quadriga.games.carpe_diem.evaluation import Evaluation
from quadriga.games.carpe_diem.expectation import Expectation
from quadriga.games.carpe_diem.guide import Guide
from quadriga.games.carpe_diem.log import Digest
from quadriga.games.carpe_diem.outlook import Outlook
from quadriga.games.carpe_diem.phases import (
    dealing,
    drawing,
    moving,
    placing,
    rewarding,
    visiting,
)
from quadriga.games.carpe_diem.preview import Preview
from quadriga.games.carpe_diem.state import State
from quadriga.games.carpe_diem.tables import GOODS, Tables
from quadriga.games.carpe_diem.view import View, is_open, view
from quadriga.kit import learned
from quadriga.kit.corrected import Corrected
from quadriga.kit.identity import MadeFromData
from quadriga.kit.words import HIDDEN, won_by

Moves = Sequence[a.Go | a.Bread]
Placements = Sequence[a.Place | a.Store]

RULES = 1
"""The version of these rules: bumped when any recorded game would end differently."""

ADVICE = {
    2: Advice(width=20, horizon=4, furthest=12, variety=3.0, playouts=6, oversight=1.2, doubt=8),
    3: Advice(width=24, horizon=6, furthest=18, playouts=4, oversight=1.2, doubt=8),
    4: Advice(width=24, horizon=8, furthest=20, playouts=4, oversight=1.2, doubt=4),
}
"""By the number of players."""


class CarpeDiem(MadeFromData):
    """The game for two, three or four."""

    name: ClassVar[str] = "carpe_diem"
    usual_seats: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (25, 95)
    weight: ClassVar[int] = 3
    draws_beginner: ClassVar[bool] = False
    page_types: ClassVar[tuple[type[Struct], ...]] = (
        View,
        Outlook,
        Preview,
        Digest,
        descriptions.Box,
    )
    action_data: ClassVar[Any] = ActionData
    rules = RULES

    def __init__(
        self, *, seats: int = 2, variant: str = "standard", box: Box | None = None
    ) -> None:
        setup = Setup(self.name, seats, variant)
        check_setup(setup, _setups(box or loading.load()))
        super().__init__(setup, loading.load(), box)
        self.seats = seats
        self.tables = _tables(seats) if box is None else Tables(box, seats)
        self._evaluation = _evaluation(seats) if box is None else Evaluation(self.tables)
        self.guide = Guide(self)
        self.advice = ADVICE[seats]
        expectation = Expectation(self.tables, self._evaluation)
        self.lesson = f"{seats} {variant}"
        self.feature_tables = expectation.sizes
        self._corrected = Corrected(self, expectation.missing)
        self._learned = learned.of_game(__package__, self)

    @classmethod
    def setups(cls) -> Sequence[Setup]:
        """One for every number of players."""
        return _setups(loading.load())

    @classmethod
    def box(cls) -> descriptions.Box:
        """Everything in the box, with its words and the source of every figure."""
        return _described_box()

    def initial(self) -> State:
        """Nothing dealt, the markers in one stack on the bar (CAR-S5, CAR-S11, CAR-S12)."""
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
        """Chance deals and draws; the rest is a seat's."""
        return state.phase.to_act

    def legal_actions(self, state: State) -> Sequence[Action]:
        """All that can be done now, in the order of section 4."""
        tables, phase = self.tables, state.phase
        match phase:
            case s.Placing():
                return placing.legal(tables, state, phase)
            case s.Moving(seat):
                return moving.legal_moves(tables, state, seat)
            case s.Taking(seat):
                return moving.legal_takes(tables, state, seat)
            case s.Rewarding():
                return rewarding.legal_rewards(phase)
            case s.Crafting():
                return rewarding.legal_crafts(tables, state)
            case s.Returning(seat):
                return drawing.legal_returns(tables, state, seat)
            case s.Visiting():
                return visiting.legal_visits(tables, state)
            case s.Ordering():
                return visiting.legal_orders(tables, phase)
            case s.Paying():
                return visiting.legal_pays(tables, state, phase)
            case s.Starting():
                return moving.legal_starts(tables, state)
            case s.Drawing():
                return drawing.legal(tables, state)
            case s.Assigning() | s.Framing() | s.Opening() | s.Dealing() | s.Filling():
                return dealing.legal(tables, state, phase)
            case s.Over():
                return ()
            case _:
                assert_never(phase)

    def even_outcomes(self, state: State) -> Sequence[Action]:
        """The boards by seat, or fountain cards; other deals have too many outcomes."""
        return self.legal_actions(state)

    def outcome(self, state: State, text: str) -> Action | None:
        """The deal or draw that this text names, if it can come up now."""
        phase = state.phase
        if isinstance(phase, s.Drawing):
            return drawing.outcome(self.tables, state, text)
        assert isinstance(phase, dealing.Deal)
        return dealing.outcome(self.tables, state, phase, text)

    def sample_chance(self, state: State, rng: Random) -> Action:
        """A deal or draw, all outcomes being equally likely."""
        phase = state.phase
        if isinstance(phase, s.Drawing):
            return drawing.sample(self.tables, state, rng)
        assert isinstance(phase, dealing.Deal)
        return dealing.sample(self.tables, state, phase, rng)

    def apply(self, state: State, action: Action) -> State:
        """The position after an action of `legal_actions`."""
        tables, phase = self.tables, state.phase
        match action:
            case a.Place():
                assert isinstance(phase, s.Placing)
                return placing.place(tables, state, phase, action)
            case a.Go() | a.Bread():
                assert isinstance(phase, s.Moving)
                return moving.move(tables, state, phase, action)
            case a.Take():
                assert isinstance(phase, s.Taking)
                return moving.take(tables, state, phase, action)
            case a.Store():
                assert isinstance(phase, s.Placing)
                return placing.store(tables, state, phase)
            case a.Visit() | a.First() | a.Pay() | a.PayBread():
                return visiting.apply(tables, state, action)
            case a.Reward() | a.Craft():
                return rewarding.apply(tables, state, action)
            case a.Fountain():
                assert isinstance(phase, s.Drawing)
                return drawing.draw(tables, state, phase, action)
            case a.Return():
                assert isinstance(phase, s.Returning)
                return drawing.give_back(tables, state, phase, action)
            case a.Start():
                assert isinstance(phase, s.Starting)
                return moving.start(tables, state, phase, action)
            case a.Boards() | a.Frames() | a.Cards() | a.Tiles() | a.Row():
                return dealing.apply(tables, state, action)
            case _:
                assert_never(action)

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

    def determinize(self, view: View, rng: Random) -> State:
        """Sample a position consistent with `view`: hidden fountain cards are dealt at random."""
        return determinize(self.tables, view, rng)

    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        """The notation; which fountain cards others draw and return is hidden until the end."""
        if not isinstance(action, a.Fountain | a.Return):
            return str(action)
        assert isinstance(before.phase, s.Drawing | s.Returning)
        if is_open(now, before.phase.seat, seat):
            return str(action)
        if isinstance(action, a.Return):
            return f"return {HIDDEN}"
        return " ".join(["fountain", *[HIDDEN] * len(action.ids)])

    def begins_turn(self, state: State) -> bool:
        """A turn begins with the way of a patrician, or with a visit to the forum."""
        return isinstance(state.phase, s.Moving | s.Visiting)

    def worth(self, state: State, seat: Seat) -> float:
        """An estimate of the points that `seat` will have."""
        return self._evaluation.worth(state, seat)

    def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> list[float]:
        """`worth` after each of these actions."""
        phase, evaluation = state.phase, self._evaluation
        if isinstance(phase, s.Placing) and phase.seat == seat:
            return evaluation.worths_of_places(state, cast(Placements, actions))
        if isinstance(phase, s.Moving) and phase.seat == seat:
            return evaluation.worths_of_moves(state, cast(Moves, actions))
        return [self.worth(self.apply(state, action), seat) for action in actions]

    def taught(self, state: State, seat: Seat) -> float:
        """What a position is worth to whom has played the lesson."""
        return taught.taught(self.tables, state, seat)

    def terms(self, state: State) -> list[Terms]:
        """What `worth` misses of the points at the end."""
        return self._corrected.terms(state)

    def handmade_expected(self, state: State) -> list[float]:
        """What `worth` says and what it misses on average; at the end the points."""
        if isinstance(state.phase, s.Over):
            return [*map(float, self.scores(state))]
        missed = self._evaluation.missed(state)
        return [self.worth(state, Seat(n)) + missed for n in range(self.seats)]

    def expected(self, state: State) -> Sequence[float]:
        """The points that each seat can expect at the end: what is expected by hand.

        If the game's folder has a `learned.json` for these component data, that corrects it.
        """
        return self._corrected.expected(state, self._learned)


def _setups(box: Box) -> list[Setup]:
    return [Setup(CarpeDiem.name, seats) for seats in box.game.players]


@cache
def _described_box() -> descriptions.Box:
    return descriptions.described(loading.load())


@cache
def _tables(seats: int) -> Tables:
    return Tables(loading.load(), seats)


@cache
def _evaluation(seats: int) -> Evaluation:
    return Evaluation(_tables(seats))
