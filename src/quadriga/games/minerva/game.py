"""Minerva: a city of tiles. Set-up and dispatch."""

from collections.abc import Sequence
from random import Random

from quadriga.core import Actor, GameNotOver, Seat, Setup
from quadriga.games.minerva.box import descriptions, grid, loading
from quadriga.games.minerva.box.components import Box
from quadriga.games.minerva.guide.facts.action_data import ActionData
from quadriga.games.minerva.guide.facts.outlook import Outlook
from quadriga.games.minerva.guide.facts.preview import Preview
from quadriga.games.minerva.guide.guide import Guide
from quadriga.games.minerva.guide.log import Digest
from quadriga.games.minerva.knowledge.knowledge import Knowledge
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.actions import Action
from quadriga.games.minerva.rules.phases import (
    acting,
    building,
    drawing,
    hiring,
    resolving,
    selling,
    working,
)
from quadriga.games.minerva.rules.state import (
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
from quadriga.games.minerva.rules.tables import ACTIVATE, FOUNTAIN, Tables
from quadriga.games.minerva.rules.view import View, view
from quadriga.kit.identity import MadeFromData
from quadriga.kit.words import won_by

RULES = 1
"""The version of these rules: bumped when any recorded game would end differently."""


class Minerva(MadeFromData[Box, descriptions.Box]):
    """The game for two to four, or for one."""

    name = "minerva"
    usual_seats = 3
    minutes = (20, 75)
    weight = 3
    draws_beginner = True
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
        """For two and more, then for one."""
        most = len(data.constants.start_denarii)
        return [Setup(cls.name, seats) for seats in (*range(2, most + 1), 1)]

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

    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        """The notation: everybody sees everything (section 5)."""
        return str(action)

    def begins_turn(self, state: State) -> bool:
        """A turn begins where somebody is to take an action."""
        return isinstance(state.phase, Acting)
