"""Minerva: a city of tiles. Set-up and dispatch."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar

from msgspec import Struct

from quadriga.core import Actor, Advice, GameNotOver, Seat, Setup, Terms, check_setup
from quadriga.games.minerva import descriptions, evaluation, grid, loading, scoring, taught
from quadriga.games.minerva.action_data import ActionData
from quadriga.games.minerva.actions import Action
from quadriga.games.minerva.components import Box
from quadriga.games.minerva.determinize import determinize
from quadriga.games.minerva.expectation import Expectation
from quadriga.games.minerva.guide import Guide
from quadriga.games.minerva.log import Digest
from quadriga.games.minerva.outlook import Outlook
from quadriga.games.minerva.phases import (
    acting,
    building,
    drawing,
    hiring,
    resolving,
    selling,
    working,
)
from quadriga.games.minerva.preview import Preview
from quadriga.games.minerva.state import (
    NO_POINTS,
    PAIRING,
    STARTING,
    Acting,
    Chancy,
    City,
    Directing,
    Hiring,
    Over,
    Placing,
    Selling,
    State,
)
from quadriga.games.minerva.tables import ACTIVATE, FOUNTAIN, Tables
from quadriga.games.minerva.view import View, view
from quadriga.kit import learned
from quadriga.kit.corrected import Corrected
from quadriga.kit.identity import MadeFromData
from quadriga.kit.words import won_by

RULES = 1
"""The version of these rules: bumped when any recorded game would end differently."""

ADVICE = {
    seats: Advice(
        width=16, foresight=12, rivalry=0.0, playouts=16, oversight=0.8, slip=0.5, doubt=8
    )
    for seats in range(1, 5)
}
"""By the number of players."""


class Minerva(MadeFromData):
    """The game for two to four, or for one."""

    name: ClassVar[str] = "minerva"
    usual_seats: ClassVar[int] = 3
    minutes: ClassVar[tuple[int, int]] = (20, 75)
    weight: ClassVar[int] = 3
    draws_beginner: ClassVar[bool] = True
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
        self.guide = Guide(self)
        self.advice = ADVICE[seats]
        expectation = Expectation(self.tables)
        self.lesson = f"{seats} {variant}"
        self.feature_tables = expectation.sizes
        self._corrected = Corrected(self, expectation.missing)
        self._learned = learned.of_game(__package__, self)

    @classmethod
    def setups(cls) -> Sequence[Setup]:
        """For two and more, then for one."""
        return _setups(loading.load())

    @classmethod
    def box(cls) -> descriptions.Box:
        """Everything in the box, with its words and the source of every figure."""
        return _described_box()

    def initial(self) -> State:
        """Everybody has a Fountain and a grain; nothing is drawn yet (MIN-S5)."""
        tables = self.tables
        city = City(
            tiles={0: FOUNTAIN},
            free=grid.free((0,), (0,)),
            held=tables.start_held,
            denarii=tables.start_denarii[0] if tables.solo else 0,
            glory=0,
            residences=tables.box.residence.per_player,
            hand=0,
            assisted=(),
            culture=(),
            laurels=(),
        )
        return State(
            phase=PAIRING if tables.solo else STARTING,
            round=0,
            cities=(city,) * self.seats,
            market=() if tables.solo else tables.starting,
            row=(),
            locations=tables.locations,
            temples=tables.temples,
            taken=NO_POINTS,
            passed=(),
        )

    def to_act(self, state: State) -> Actor | None:
        """Chance lays out; the rest is a seat's."""
        return state.phase.to_act

    def legal_actions(self, state: State) -> Sequence[Action]:
        """All that can be done now, in the order of section 4."""
        tables, phase = self.tables, state.phase
        match phase:
            case Acting():
                return acting.legal(tables, state, phase.seat)
            case Placing():
                return building.legal(state, phase)
            case Directing():
                return ACTIVATE
            case Selling():
                return selling.legal(state, phase)
            case Hiring():
                return hiring.legal(tables, state, phase)
            case Over():
                return ()
        if isinstance(phase, Chancy):
            return drawing.legal(tables, state, phase)
        return working.legal(tables, state, phase)

    def even_outcomes(self, state: State) -> Sequence[Action]:
        """A seat, or a temple tile; other draws have too many outcomes."""
        return self.legal_actions(state)

    def outcome(self, state: State, text: str) -> Action | None:
        """The outcome of chance that this text names, if it can come up now."""
        assert isinstance(state.phase, Chancy)
        return drawing.outcome(self.tables, state, state.phase, text)

    def sample_chance(self, state: State, rng: Random) -> Action:
        """A random outcome, drawn with its real probability."""
        assert isinstance(state.phase, Chancy)
        return drawing.sample(self.tables, state, state.phase, rng)

    def apply(self, state: State, action: Action) -> State:
        """The position after an action of `legal_actions`."""
        tables, phase = self.tables, state.phase
        match phase:
            case Acting():
                return acting.apply(tables, state, phase.seat, action)
            case Placing():
                return building.apply(tables, state, phase, action)
            case Directing():
                return resolving.activate(tables, state, phase, action)
            case Selling():
                return selling.apply(tables, state, phase, action)
            case Hiring():
                return hiring.apply(tables, state, phase, action)
            case Over():
                raise AssertionError("the game is over")
        if isinstance(phase, Chancy):
            return drawing.apply(tables, state, phase, action)
        return working.apply(tables, state, phase, action)

    def scores(self, state: State) -> tuple[int, ...]:
        """What each seat would have if the game ended now (MIN-E7)."""
        return scoring.points(self.tables, state)

    def rewards(self, state: State) -> tuple[float, ...]:
        """Who wins has 1; alone it is the share of the way to the highest title."""
        return scoring.rewards(self.tables, state)

    def result(self, state: State) -> str:
        """The points by seat and who won; alone the points and the title.

        Raises `GameNotOver` before the end.
        """
        if not isinstance(state.phase, Over):
            raise GameNotOver()
        scores = self.scores(state)
        if self.tables.solo:
            return f"{scores[0]} {scoring.title(self.tables, scores[0]).name}"
        return won_by(scores, [scoring.winner(self.tables, state)])

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat sees: everything, since bags have no order before they are drawn from."""
        return view(self.tables, state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        """The position that `view` shows; nothing is hidden, so there is only one."""
        return determinize(self.tables, view)

    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        """The notation: everybody sees everything (section 5)."""
        return str(action)

    def begins_turn(self, state: State) -> bool:
        """A turn begins where somebody is to take an action."""
        return isinstance(state.phase, Acting)

    def worth(self, state: State, seat: Seat) -> float:
        """An estimate of the points that `seat` will have, less a share of the others'."""
        return evaluation.evaluation(self.tables).worth(state, seat)

    def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> list[float]:
        """`worth` after each of these actions."""
        return evaluation.evaluation(self.tables).worths(state, actions, seat, self.apply)

    def taught(self, state: State, seat: Seat) -> float:
        """What a position is worth to whom has played the lesson."""
        return taught.taught(self.tables, state, seat)

    def terms(self, state: State) -> list[Terms]:
        """What `worth` misses of the points at the end."""
        return self._corrected.terms(state)

    def handmade_expected(self, state: State) -> list[float]:
        """What `worth` says, and what residences and assistants that are left will bring."""
        judge = evaluation.evaluation(self.tables)
        return [judge.expected(state, seat) for seat in range(self.seats)]

    def expected(self, state: State) -> Sequence[float]:
        """The points that each seat can expect at the end: what is expected by hand.

        If the game's folder has a `learned.json` for these component data, that corrects it.
        """
        return self._corrected.expected(state, self._learned)


def _setups(box: Box) -> list[Setup]:
    most = len(box.constants.start_denarii)
    return [Setup(Minerva.name, seats) for seats in (*range(2, most + 1), 1)]


@cache
def _described_box() -> descriptions.Box:
    return descriptions.described(loading.load())


@cache
def _tables(seats: int) -> Tables:
    return Tables(loading.load(), seats)
