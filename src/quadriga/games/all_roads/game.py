"""All Roads: hex tiles around Rome. Set-up and dispatch."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, assert_never, cast

from msgspec import Struct

from quadriga.core import Actor, Advice, GameNotOver, Seat, Setup, Terms, check_setup
from quadriga.games.all_roads import descriptions, evaluation, loading, scoring, taught
from quadriga.games.all_roads.action_data import ActionData
from quadriga.games.all_roads.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.components import Box
from quadriga.games.all_roads.determinize import determinize
from quadriga.games.all_roads.expectation import Expectation, together
from quadriga.games.all_roads.guide import Guide
from quadriga.games.all_roads.log import Digest
from quadriga.games.all_roads.outlook import Outlook
from quadriga.games.all_roads.phases import building, drawing, laying
from quadriga.games.all_roads.preview import Preview
from quadriga.games.all_roads.state import Building, Dealing, Drawing, Laying, Over, State
from quadriga.games.all_roads.tables import Tables, Variant
from quadriga.games.all_roads.view import View, view
from quadriga.kit import learned
from quadriga.kit.identity import MadeFromData
from quadriga.kit.words import HIDDEN, won_by

RULES = 1
"""The version of these rules: bumped when any recorded game would end differently."""

ADVICE = {
    2: Advice(
        width=16, pool=64, horizon=2, breadth=4, trust=3, endgame=True, playouts=3, oversight=0.3
    ),
    3: Advice(
        width=12,
        pool=32,
        horizon=3,
        breadth=3,
        trust=1,
        scatter=1.0,
        endgame=True,
        playouts=6,
        oversight=0.3,
    ),
    4: Advice(
        width=12,
        pool=32,
        horizon=4,
        breadth=3,
        trust=1,
        scatter=1.0,
        endgame=True,
        playouts=6,
        oversight=0.3,
    ),
}
"""By the number of players."""

ADVICE_TOGETHER = Advice(
    width=12,
    pool=32,
    horizon=3,
    breadth=3,
    trust=1,
    rivalry=0.0,
    endgame=True,
    playouts=6,
    oversight=0.3,
)
"""In the cooperative game, where all have the same points."""


class AllRoads(MadeFromData):
    """The game for two to four, the long game of two, or the cooperative game."""

    name: ClassVar[str] = "all_roads"
    usual_seats: ClassVar[int] = 3
    minutes: ClassVar[tuple[int, int]] = (5, 20)
    weight: ClassVar[int] = 2
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
        kind = Variant(variant)
        self.tables = _tables(seats, kind) if box is None else Tables(box, seats, kind)
        self.guide = Guide(self)
        self.advice = ADVICE_TOGETHER if kind is Variant.COOPERATIVE else ADVICE[seats]
        self._expectation = Expectation(self.tables)
        self._learned = learned.of_game(__package__, self)

    @classmethod
    def setups(cls) -> Sequence[Setup]:
        """The standard game for every number of players, then the variants."""
        return _setups(loading.load())

    @classmethod
    def box(cls) -> descriptions.Box:
        """Everything in the box, with its words and the source of every figure."""
        return _described_box()

    def initial(self) -> State:
        """Rome alone, every tile in its stack, every token in its supply (ROA-S1 to ROA-S4)."""
        tables = self.tables
        return State(
            phase=Dealing(Seat(0)),
            land=tables.rome_land,
            frontier=tables.rome_frontier,
            ends=tables.rome_ends,
            tokens={},
            supply=(tables.full,) * tables.in_play,
            hands=((),) * self.seats,
            stacks=(tables.whole_stack,) * self.seats,
        )

    def to_act(self, state: State) -> Actor | None:
        """Chance draws; the rest of a turn is a seat's."""
        return state.phase.to_act

    def legal_actions(self, state: State) -> Sequence[Action]:
        """All that can be done now, in the order of section 4."""
        match state.phase:
            case Laying() as phase:
                return laying.legal(self.tables, state, phase.seat)
            case Building() as phase:
                return building.legal(phase)
            case Dealing() | Drawing() as phase:
                return drawing.legal(self.tables, state, phase)
            case Over():
                return ()
            case _:
                assert_never(state.phase)

    def even_outcomes(self, state: State) -> Sequence[Action]:
        """None: a draw with two equal tiles is likelier than others."""
        return ()

    def outcome(self, state: State, text: str) -> Action | None:
        """The draw that this text names, if it can come up now."""
        phase = state.phase
        assert isinstance(phase, Dealing | Drawing)
        return drawing.outcome(self.tables, state, phase, text)

    def sample_chance(self, state: State, rng: Random) -> Action:
        """A draw, every set of tiles of the stack being equally likely."""
        phase = state.phase
        assert isinstance(phase, Dealing | Drawing)
        return drawing.sample(self.tables, state, phase, rng)

    def apply(self, state: State, action: Action) -> State:
        """The position after an action of `legal_actions`."""
        tables, phase = self.tables, state.phase
        match action:
            case Lay():
                assert isinstance(phase, Laying)
                return laying.apply(tables, state, phase, action)
            case House() | Done():
                assert isinstance(phase, Building)
                return building.apply(tables, state, phase, action)
            case Draw():
                assert isinstance(phase, Dealing | Drawing)
                return drawing.apply(tables, state, phase, action)
            case _:
                assert_never(action)

    def scores(self, state: State) -> tuple[int, ...]:
        """The points of the tokens on the map (ROA-E2)."""
        return scoring.points(self.tables, state)

    def rewards(self, state: State) -> tuple[float, ...]:
        """The winners share 1; in the cooperative game everybody has the share built."""
        return scoring.rewards(self.tables, state)

    def result(self, state: State) -> str:
        """The points by seat and who won, or what was built together.

        Raises `GameNotOver` before the end.
        """
        if not isinstance(state.phase, Over):
            raise GameNotOver()
        if self.tables.variant is Variant.COOPERATIVE:
            left = scoring.unbuilt(self.tables, state)
            return f"{left.of - left.value} of {left.of}, {left.tokens} tokens left"
        return won_by(self.scores(state), scoring.winners(self.tables, state))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat sees: everything but the hands of others."""
        return view(self.tables, state, seat)

    def determinize(self, view: View, rng: Random) -> State:
        """Sample a position consistent with `view`: the unplayed tiles are dealt at random."""
        return determinize(self.tables, view, rng)

    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        """The notation; what somebody else draws stays hidden, since a hand does (section 5)."""
        if not isinstance(action, Draw):
            return str(action)
        assert isinstance(before.phase, Dealing | Drawing)
        own = before.phase.seat == seat
        return str(action) if own else " ".join(["draw", *[HIDDEN] * len(action.tiles)])

    def begins_turn(self, state: State) -> bool:
        """A turn begins with its first tile."""
        return isinstance(state.phase, Laying) and not state.phase.fresh

    def worth(self, state: State, seat: Seat) -> float:
        """An estimate of the position for `seat`, in points."""
        return evaluation.worth(self.tables, state, seat)

    def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> list[float]:
        """`worth` after each of these actions."""
        phase = state.phase
        if isinstance(phase, Laying) and phase.seat == seat:
            return evaluation.worths(self.tables, state, cast(Sequence[Lay], actions), seat)
        if isinstance(phase, Building) and phase.seat == seat:
            choices = cast(Sequence[House | Done], actions)
            return evaluation.worths_of_houses(self.tables, state, choices, seat)
        return [self.worth(self.apply(state, action), seat) for action in actions]

    def taught(self, state: State, seat: Seat) -> float:
        """What a position is worth to whom has played the lesson."""
        return taught.taught(self.tables, state, seat)

    @property
    def lesson(self) -> str:
        """One for each number of players, and one for the long game."""
        long = self.tables.variant is Variant.FULL_LENGTH
        return f"{self.seats} {Variant.FULL_LENGTH if long else Variant.STANDARD}"

    @property
    def feature_tables(self) -> Mapping[str, int]:
        """The tables of expectation.py."""
        return self._expectation.sizes

    def terms(self, state: State) -> list[Terms]:
        """What each seat may still gain."""
        return self._expectation.terms(state)

    def handmade_expected(self, state: State) -> list[float]:
        """The points so far; together everybody has the sum."""
        return together(self.tables, [*map(float, self.scores(state))])

    def expected(self, state: State) -> list[float]:
        """The points that each seat can expect at the end, learned from self-play.

        With other component data than those it was learned for they are the points so far.
        """
        if self._learned is None:
            return self.handmade_expected(state)
        return self._expectation.expected(state, self._learned)

    def tile_worth(self, tile: int) -> float:
        """What a tile that is still to be played adds to what a seat can expect."""
        return 0.0 if self._learned is None else self._learned.entry(tile)


def _setups(box: Box) -> list[Setup]:
    players, long = box.constants.players, box.full_length.players
    return [
        *(Setup(AllRoads.name, seats) for seats in players),
        Setup(AllRoads.name, long, Variant.FULL_LENGTH.value),
        *(Setup(AllRoads.name, seats, Variant.COOPERATIVE.value) for seats in players),
    ]


@cache
def _described_box() -> descriptions.Box:
    return descriptions.described(loading.load())


@cache
def _tables(seats: int, variant: Variant) -> Tables:
    return Tables(loading.load(), seats, variant)
