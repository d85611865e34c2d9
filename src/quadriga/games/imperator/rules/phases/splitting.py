"""The Senate's splits between culture and military: of a price, and of a gain."""

from quadriga.games.imperator.rules.actions import Action, Book, Spend
from quadriga.games.imperator.rules.phases import choosing, turn
from quadriga.games.imperator.rules.state import Booking, Spending, State
from quadriga.games.imperator.rules.tables import Tables, book, spend


def legal_spends(state: State, units: int) -> list[Spend]:
    """Every mixture of culture and military that pays so many units (IMP-M15)."""
    return [spend(n, units - n) for n in turn.ways_to_spend(state, units)]


def apply_spend(tables: Tables, state: State, phase: Spending, action: Action) -> State:
    """The chosen action, paid in this mixture."""
    assert isinstance(action, Spend)
    cost = choosing.price(tables, state, phase.action)
    paid = turn.paid(state, (action.culture, action.military, cost[2]))
    return choosing.bought(tables, paid, phase.hand, phase.action)


def legal_books(tables: Tables, state: State, phase: Booking) -> list[Book]:
    """Every way to put a gain on the two tracks without waste (IMP-M12, IMP-M14)."""
    units = phase.units
    return [book(n, units - n) for n in turn.ways_to_book(tables, state, units)]


def apply_book(tables: Tables, state: State, phase: Booking, action: Action) -> State:
    """The gain on its tracks, industry included."""
    assert isinstance(action, Book)
    after = turn.raised(tables, state, action.culture, action.military, phase.industry)
    return turn.ended(tables, after)
