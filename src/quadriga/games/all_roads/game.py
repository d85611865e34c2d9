"""All Roads: hex tiles around Rome. Set-up and dispatch."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from quadriga.core import Actor, GameNotOver, Seat, Setup
from quadriga.games.all_roads.box import descriptions, loading
from quadriga.games.all_roads.box.components import Box
from quadriga.games.all_roads.guide.facts.action_data import ActionData
from quadriga.games.all_roads.guide.facts.outlook import Outlook
from quadriga.games.all_roads.guide.facts.preview import Preview
from quadriga.games.all_roads.guide.guide import Guide
from quadriga.games.all_roads.guide.log import Digest
from quadriga.games.all_roads.knowledge.knowledge import Knowledge
from quadriga.games.all_roads.rules import scoring
from quadriga.games.all_roads.rules.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.rules.phases import building, drawing, laying
from quadriga.games.all_roads.rules.state import Building, Dealing, Drawing, Laying, Over, State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.games.all_roads.rules.view import View, view
from quadriga.kit.identity import MadeFromData
from quadriga.kit.words import HIDDEN, won_by

RULES = 1
"""The version of these rules, raised when a recorded game would end differently."""


class AllRoads(MadeFromData[Box, descriptions.Box]):
    """The game for two to four, the long game of two, or the cooperative game."""

    name = "all_roads"
    usual_seats = 3
    minutes = (5, 20)
    weight = 2
    page_types = (View, Outlook, Preview, Digest, descriptions.Box)
    action_data = ActionData
    rules = RULES
    load = staticmethod(loading.load)
    described = staticmethod(descriptions.described)

    def __init__(
        self, *, seats: int = 2, variant: str = "standard", box: Box | None = None
    ) -> None:
        super().__init__(Setup(self.name, seats, variant), box)
        self.tables = self.prepared(Tables, seats, Variant(variant))
        self.knowledge: Knowledge = Knowledge(self, self.tables)
        self.guide = Guide(self)

    @classmethod
    def setups_of(cls, data: Box) -> list[Setup]:
        """The standard game for every number of players, then the variants."""
        players, long = data.constants.players, data.full_length.players
        return [
            *(Setup(cls.name, seats) for seats in players),
            Setup(cls.name, long, Variant.FULL_LENGTH.value),
            *(Setup(cls.name, seats, Variant.COOPERATIVE.value) for seats in players),
        ]

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
        """Every legal action, in the order of section 4."""
        match state.phase:
            case Laying() as phase:
                return laying.legal(self.tables, state, phase)
            case Building() as phase:
                return building.legal(phase)
            case Dealing() | Drawing():
                return drawing.legal(self.tables, state)
            case Over():
                return ()
            case _:
                assert_never(state.phase)

    def outcome(self, state: State, text: str) -> Action | None:
        """The draw that `text` names, if it can come up now."""
        return drawing.outcome(self.tables, state, text)

    def sample_chance(self, state: State, rng: Random) -> Action:
        """A draw; every set of tiles of the stack is equally likely."""
        return drawing.sample(self.tables, state, rng)

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
                return drawing.apply(tables, state, action)
            case _:
                assert_never(action)

    def scores(self, state: State) -> tuple[int, ...]:
        """The points of the tokens on the map (ROA-E2)."""
        return scoring.points(self.tables, state.supply)

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

    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        """The notation, without the tiles that another seat draws (section 5)."""
        if not isinstance(action, Draw):
            return str(action)
        assert isinstance(before.phase, Dealing | Drawing)
        own = before.phase.seat == seat
        return str(action) if own else " ".join(["draw", *[HIDDEN] * len(action.tiles)])

    def begins_turn(self, state: State) -> bool:
        """A turn begins with its first tile."""
        return isinstance(state.phase, Laying) and not state.phase.fresh
