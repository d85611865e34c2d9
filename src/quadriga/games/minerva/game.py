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
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.actions import Action
from quadriga.games.minerva.rules.phases import dispatch, drawing
from quadriga.games.minerva.rules.tables import FOUNTAIN, Tables
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
        """Set-ups for two players and more, then for one."""
        most = len(data.constants.start_denarii)
        return [Setup(cls.name, seats) for seats in (*range(2, most + 1), 1)]

    def initial(self) -> s.State:
        """Every city has a Fountain and a grain; nothing is drawn yet (MIN-S5)."""
        tables = self.tables
        city = s.City(
            tiles={0: FOUNTAIN},
            free=grid.free((0,)),
            held=tables.start_held,
            denarii=tables.start_denarii[0] if tables.solo else 0,
            glory=0,
            residences=tables.box.residence.per_player,
            hand=0,
            assisted=(),
            culture=(),
            laurels=(),
        )
        return s.State(
            phase=s.PAIRING if tables.solo else s.STARTING,
            round=0,
            cities=(city,) * self.seats,
            market=() if tables.solo else tables.starting,
            row=(),
            locations=tables.locations,
            temples=tables.temples,
            taken=s.NO_POINTS,
            passed=(),
        )

    def to_act(self, state: s.State) -> Actor | None:
        """Chance lays out tiles; seats decide everything else."""
        return state.phase.to_act

    def legal_actions(self, state: s.State) -> Sequence[Action]:
        """Everything that can be done now, in the order of section 4."""
        return dispatch.legal(self.tables, state)

    def outcome(self, state: s.State, text: str) -> Action | None:
        """The outcome of chance that this text names, if it can come up now."""
        assert isinstance(state.phase, s.Chancy)
        return drawing.outcome(self.tables, state, state.phase, text)

    def sample_chance(self, state: s.State, rng: Random) -> Action:
        """A random outcome, drawn with its real probability."""
        assert isinstance(state.phase, s.Chancy)
        return drawing.sample(self.tables, state, state.phase, rng)

    def apply(self, state: s.State, action: Action) -> s.State:
        """The position after an action of `legal_actions`."""
        return dispatch.apply(self.tables, state, action)

    def scores(self, state: s.State) -> tuple[int, ...]:
        """What each seat would have if the game ended now (MIN-E7)."""
        return scoring.points(self.tables, state)

    def rewards(self, state: s.State) -> tuple[float, ...]:
        """1 for the winner; in solitaire, the share of the way to the highest title."""
        return scoring.rewards(self.tables, state)

    def result(self, state: s.State) -> str:
        """The points by seat and who won; in solitaire the points and the title.

        Raises `GameNotOver` before the end.
        """
        if not isinstance(state.phase, s.Over):
            raise GameNotOver()
        scores = self.scores(state)
        if self.tables.solo:
            return f"{scores[0]} {scoring.title(self.tables, scores[0]).name}"
        return won_by(scores, [scoring.winner(self.tables, state)])

    def view(self, state: s.State, seat: Seat | None) -> View:
        """What a seat sees: everything, since the order of a bag isn't decided before a draw."""
        return view(self.tables, state, seat)

    def redacted(self, before: s.State, action: Action, seat: Seat | None, now: s.State) -> str:
        """The notation: everybody sees everything (section 5)."""
        return str(action)

    def begins_turn(self, state: s.State) -> bool:
        """Whether a seat is to take an action."""
        return isinstance(state.phase, s.Acting)
