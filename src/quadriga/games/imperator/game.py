"""Imperator: a solitaire of emperors. Set-up and dispatch."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeAlias

from quadriga.core import Actor, GameNotOver, Seat, Setup
from quadriga.games.imperator.box import loading
from quadriga.games.imperator.box.components import Box
from quadriga.games.imperator.guide import descriptions
from quadriga.games.imperator.guide.facts.outlook import Outlook
from quadriga.games.imperator.guide.facts.preview import Preview
from quadriga.games.imperator.guide.guide import Guide
from quadriga.games.imperator.knowledge.knowledge import Knowledge
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules import state as s
from quadriga.games.imperator.rules.actions import Action
from quadriga.games.imperator.rules.campaign import LOST_RESULT, level_at
from quadriga.games.imperator.rules.phases import choosing, drawing, invading, splitting
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.tables import Tables
from quadriga.games.imperator.rules.view import View, view
from quadriga.kit.identity import MadeFromData

RULES = 1
"""The version of these rules: bumped when any recorded game would end differently."""


_Legal: TypeAlias = Callable[[Tables, State], Sequence[Action]]
_Apply: TypeAlias = Callable[[Tables, State, Action], State]

_PHASES: Mapping[type[s.Phase], tuple[_Legal, _Apply]] = {
    s.Drawing: (drawing.legal, drawing.apply),
    s.Choosing: (choosing.legal, choosing.apply),
    s.Spending: (splitting.legal_spends, splitting.apply_spend),
    s.Booking: (splitting.legal_books, splitting.apply_book),
    s.Invading: (invading.legal, invading.apply),
    s.Losing: (invading.legal_losses, invading.apply_loss),
    s.Paying: (splitting.legal_spends, splitting.apply_spend),
}


class Imperator(MadeFromData[Box, descriptions.Box]):
    """The solitaire, or with `standing` a stage of its campaign."""

    name = "imperator"
    usual_seats = 1
    minutes = (7, 7)
    weight = 2
    page_types = (View, Outlook, Preview, descriptions.Box)
    action_data = Action
    rules = RULES
    load = staticmethod(loading.load)
    described = staticmethod(descriptions.described)

    def __init__(
        self,
        *,
        seats: int = 1,
        variant: str = "standard",
        standing: int | None = None,
        box: Box | None = None,
    ) -> None:
        options = {} if standing is None else {"standing": standing}
        super().__init__(Setup(self.name, seats, variant, options), box)
        self.standing = standing
        self.tables = self.prepared(_tables, standing)
        self.knowledge = Knowledge(self, self.tables)
        self.guide = Guide(self)

    @classmethod
    def setups_of(cls, data: Box) -> list[Setup]:
        """The ordinary game, then a campaign stage at each standing."""
        standings = sorted(level.standing for level in data.campaign.level)
        stages = [Setup(cls.name, 1, options={"standing": n}) for n in standings]
        return [Setup(cls.name, 1), *stages]

    def initial(self) -> State:
        """Rome alone, every card in the deck (IMP-S1 to IMP-S4)."""
        tables = self.tables
        culture, military, industry = tables.start
        return State(
            phase=s.DRAWING,
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
        """Chance for draws, else the player; None once the game is over."""
        return state.phase.to_act

    def legal_actions(self, state: State) -> Sequence[Action]:
        """The legal actions, in the order of section 4 and of the data file."""
        if isinstance(state.phase, s.Over):
            return ()
        return _PHASES[type(state.phase)][0](self.tables, state)

    def outcome(self, state: State, text: str) -> Action | None:
        """The draw that this text names; None if it is not possible now."""
        is_drawing = isinstance(state.phase, s.Drawing)
        return drawing.outcome(self.tables, state, text) if is_drawing else None

    def sample_chance(self, state: State, rng: Random) -> Action:
        """A random draw; every set of cards in the deck is equally likely."""
        return drawing.sample(self.tables, state, rng)

    def apply(self, state: State, action: Action) -> State:
        """The position after an action of `legal_actions`."""
        return _PHASES[type(state.phase)][1](self.tables, state, action)

    def scores(self, state: State) -> tuple[int, ...]:
        """The points if the game ended now; 0 for a lost game (IMP-E6)."""
        return (scoring.score(self.tables, state),)

    def rewards(self, state: State) -> tuple[float, ...]:
        """The share of titles reached; in a campaign stage 1 for success."""
        return (scoring.reward(self.tables, state, self.target),)

    @property
    def target(self) -> int | None:
        """The target of a campaign stage; None in the ordinary game."""
        return None if self.standing is None else self.tables.level.target

    def result(self, state: State) -> str:
        """The score, or `lost`; `GameNotOver` before the end."""
        if not isinstance(state.phase, s.Over):
            raise GameNotOver()
        return LOST_RESULT if scoring.is_lost(self.tables, state) else str(self.scores(state)[0])

    def view(self, state: State, seat: Seat | None) -> View:
        """What anybody may see: everything, since a deck has no order."""
        return view(self.tables, state, self.standing)

    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        """The notation; nothing is hidden."""
        return str(action)

    def begins_turn(self, state: State) -> bool:
        """A turn begins with its draw."""
        return isinstance(state.phase, s.Drawing)


def _tables(box: Box, standing: int | None) -> Tables:
    """Tables for a standing; the ordinary game has the one that a campaign starts with."""
    start = box.campaign.start_standing if standing is None else standing
    return Tables(box, level_at(box.campaign, start))
