"""Imperator: a solitaire of emperors. Set-up and dispatch."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, assert_never

from msgspec import Struct

from quadriga.core import Actor, Advice, GameNotOver, Seat, Setup, check_setup
from quadriga.games.imperator import descriptions, evaluation, loading, scoring, taught
from quadriga.games.imperator.actions import Action, Conquer, Lose
from quadriga.games.imperator.campaign import LOST_RESULT, level_at
from quadriga.games.imperator.components import Box, Resource
from quadriga.games.imperator.determinize import determinize
from quadriga.games.imperator.features import HOPED_POINTS, Features
from quadriga.games.imperator.guide import Guide
from quadriga.games.imperator.outlook import Outlook
from quadriga.games.imperator.phases import choosing, drawing, invading, splitting
from quadriga.games.imperator.preview import Preview
from quadriga.games.imperator.state import (
    DRAWING,
    Booking,
    Choosing,
    Drawing,
    Invading,
    Losing,
    Over,
    Paying,
    Spending,
    State,
)
from quadriga.games.imperator.tables import Tables
from quadriga.games.imperator.view import View, view
from quadriga.kit import learned
from quadriga.kit.identity import MadeFromData

RULES = 1
"""The version of these rules: bumped when any recorded game would end differently."""

ADVICE = Advice(width=6, distinct=True, horizon=5, playouts=100, oversight=1.0)


class Imperator(MadeFromData):
    """The solitaire, or with `standing` a stage of its campaign."""

    name: ClassVar[str] = "imperator"
    usual_seats: ClassVar[int] = 1
    minutes: ClassVar[tuple[int, int]] = (7, 7)
    weight: ClassVar[int] = 2
    draws_beginner: ClassVar[bool] = False
    page_types: ClassVar[tuple[type[Struct], ...]] = (View, Outlook, Preview, descriptions.Box)
    action_data: ClassVar[Any] = Action
    seats = 1
    rules = RULES
    hoped_result = HOPED_POINTS

    def __init__(
        self,
        *,
        seats: int = 1,
        variant: str = "standard",
        standing: int | None = None,
        box: Box | None = None,
    ) -> None:
        options = {} if standing is None else {"standing": standing}
        setup = Setup(self.name, seats, variant, options)
        check_setup(setup, self.setups())
        super().__init__(setup, loading.load(), box)
        self.standing = standing
        self.tables = _tables(standing) if box is None else _prepared(box, standing)
        self.guide = Guide(self)
        self.advice = ADVICE
        self._features = _features(standing) if box is None else Features(self.tables)
        self._learned = learned.of_game(__package__, self)

    @classmethod
    def setups(cls) -> Sequence[Setup]:
        """The ordinary game, then a campaign stage at each standing."""
        standings = sorted(level.standing for level in loading.load().campaign.level)
        stages = [Setup(cls.name, 1, options={"standing": n}) for n in standings]
        return [Setup(cls.name, 1), *stages]

    @classmethod
    def box(cls) -> descriptions.Box:
        """Everything in the box, with its words and the source of every figure."""
        return _described_box()

    def initial(self) -> State:
        """Rome alone, every card in the deck (IMP-S1 to IMP-S4)."""
        tables = self.tables
        culture, military, industry = tables.start
        return State(
            phase=DRAWING,
            culture=culture,
            military=military,
            industry=industry,
            regions=tables.rome,
            cubes=(0,) * len(tables.cubes_needed),
            built=0,
            deck=tables.all_cards,
            dealt=len(tables.cards),
            marked=0,
        )

    def to_act(self, state: State) -> Actor | None:
        """Chance draws; everything else is the player's."""
        return state.phase.to_act

    def legal_actions(self, state: State) -> Sequence[Action]:
        """All that can be done now, in the order of section 4 and of the data file."""
        tables = self.tables
        match state.phase:
            case Choosing(hand):
                return choosing.legal(tables, state, hand)
            case Drawing():
                return drawing.legal(tables, state)
            case Spending(_, action):
                culture, military, _ = choosing.price(tables, state, action)
                return splitting.legal_spends(state, culture + military)
            case Booking() as phase:
                return splitting.legal_books(tables, state, phase)
            case Invading():
                return invading.legal(tables, state)
            case Losing():
                return tables.losable[state.regions]
            case Paying():
                return splitting.legal_spends(state, tables.prices[state.marked])
            case Over():
                return ()
            case _:
                assert_never(state.phase)

    def even_outcomes(self, state: State) -> Sequence[Action]:
        """Every draw: all sets of cards are equally likely."""
        return drawing.legal(self.tables, state)

    def outcome(self, state: State, text: str) -> Action | None:
        """The draw that this text names, if it can come up now."""
        if not isinstance(state.phase, Drawing):
            return None
        return drawing.outcome(self.tables, state, text)

    def sample_chance(self, state: State, rng: Random) -> Action:
        """A draw, every set of cards of the deck being equally likely."""
        return drawing.sample(self.tables, state, rng)

    def apply(self, state: State, action: Action) -> State:
        """The position after an action of `legal_actions`."""
        tables = self.tables
        match state.phase:
            case Choosing(hand):
                return choosing.apply(tables, state, hand, action)
            case Drawing():
                return drawing.apply(state, action)
            case Spending() as phase:
                return splitting.apply_spend(tables, state, phase, action)
            case Booking() as phase:
                return splitting.apply_book(tables, state, phase, action)
            case Invading():
                return invading.apply(tables, state, action)
            case Losing(left):
                return invading.lose(tables, state, left, action)
            case Paying():
                return invading.apply_spend(tables, state, action)
            case Over():
                raise AssertionError("nothing is legal once the game is over")
            case _:
                assert_never(state.phase)

    def scores(self, state: State) -> tuple[int, ...]:
        """The points if the game ended now; a lost game counts 0 (IMP-E6)."""
        return (scoring.score(self.tables, state),)

    def rewards(self, state: State) -> tuple[float, ...]:
        """The share of titles reached; in a campaign stage 1 for success."""
        return (scoring.reward(self.tables, state, self.target),)

    @property
    def target(self) -> int | None:
        """The score that a campaign stage asks for."""
        return None if self.standing is None else self.tables.level.target

    def result(self, state: State) -> str:
        """The score, or `lost`; `GameNotOver` before the end."""
        if not isinstance(state.phase, Over):
            raise GameNotOver()
        return LOST_RESULT if scoring.is_lost(self.tables, state) else str(self.scores(state)[0])

    def view(self, state: State, seat: Seat | None) -> View:
        """What anybody may see: everything, since a deck has no order."""
        return view(self.tables, state, self.standing)

    def determinize(self, view: View, rng: Random) -> State:
        """The position that `view` shows; there is only one, since a deck has no order."""
        return determinize(self.tables, view)

    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        """The notation; nothing in it is hidden from anybody."""
        return str(action)

    def begins_turn(self, state: State) -> bool:
        """A turn begins with its draw."""
        return isinstance(state.phase, Drawing)

    @property
    def lesson(self) -> str:
        """One for all standings of a campaign."""
        return "standard"

    @property
    def feature_tables(self) -> Mapping[str, int]:
        """The tables of features.py."""
        return self._features.sizes

    def features(self, state: State, seat: Seat) -> list[int]:
        """One entry of each table, for a position between turns."""
        return self._features.of(state)

    def handmade_worth(self, state: State, seat: Seat) -> float:
        """The estimate of the specification's greedy player, made for positions between turns."""
        return evaluation.worth(self.tables, state)

    def worth(self, state: State, seat: Seat) -> float:
        """The points that this position promises, learned from self-play.

        Within a turn it is that of the turn's best end. With other component data than those it
        was learned for it is the hand-made estimate.
        """
        values = self._learned
        if values is None:
            return self.handmade_worth(state, seat)
        match state.phase:
            case Drawing():
                return values.value(self._features.of(state))
            case Over():
                return float(scoring.score(self.tables, state))
            case _:
                return max(self.worths(state, self.legal_actions(state), seat))

    def worths(self, state: State, actions: Sequence[Action], seat: Seat) -> list[float]:
        """`worth` after each of these actions; regions that give the same are judged once."""
        found: dict[Resource | type[Lose], float] = {}
        worths = []
        for action in actions:
            kind = _kind(self.tables, action)
            worth = None if kind is None else found.get(kind)
            if worth is None:
                worth = self.worth(self.apply(state, action), seat)
                if kind is not None:
                    found[kind] = worth
            worths.append(worth)
        return worths

    def taught(self, state: State, seat: Seat) -> float:
        """What a position is worth to whom has played the lesson."""
        return taught.taught(self.tables, state)

    def expected(self, state: State) -> list[float]:
        """The points that each seat can expect at the end."""
        return [self.worth(state, Seat(n)) for n in range(self.seats)]


def _kind(tables: Tables, action: Action) -> Resource | type[Lose] | None:
    """What actions have in common that lead to positions of the same worth."""
    if isinstance(action, Conquer):
        return tables.region[action.region].gives
    return Lose if isinstance(action, Lose) else None


@cache
def _described_box() -> descriptions.Box:
    return descriptions.described(loading.load())


@cache
def _tables(standing: int | None) -> Tables:
    return _prepared(loading.load(), standing)


@cache
def _features(standing: int | None) -> Features:
    return Features(_tables(standing))


def _prepared(box: Box, standing: int | None) -> Tables:
    """Tables for a standing; the ordinary game has that with which a campaign begins."""
    start = box.campaign.start_standing if standing is None else standing
    return Tables(box, level_at(box.campaign, start))
