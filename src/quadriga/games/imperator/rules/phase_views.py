"""The phases as a view shows them.

Phases that hold nothing but what everybody sees are shown as they are in `state.py`. The drawn
cards are left out of the others: the view names them in its own field.
"""

from msgspec import Struct

from quadriga.games.imperator.rules import state as s
from quadriga.games.imperator.rules.actions import Priced


class Choosing(Struct, frozen=True, tag_field="is", tag="choosing"):
    """Use one of the drawn cards."""


class Spending(Struct, frozen=True, tag_field="is", tag="spending"):
    """Senate: say how much culture and military pays for the chosen action."""

    action: Priced


class Booking(Struct, frozen=True, tag_field="is", tag="booking"):
    """Senate: say how a gain is put on the culture and the military track."""

    units: int
    industry: int


PhaseView = Choosing | Spending | Booking | s.Invading | s.Losing | s.Paying | s.Drawing | s.Over


def phase_view(phase: s.Phase) -> PhaseView:
    """`phase` as a view shows it."""
    match phase:
        case s.Choosing():
            return Choosing()
        case s.Spending(_, action):
            return Spending(action)
        case s.Booking(_, units, industry):
            return Booking(units, industry)
        case _:
            return phase
