"""The Senate's splits between culture and military: of a price, and of a gain."""

from quadriga.games.imperator.rules.actions import Action, Book, Spend
from quadriga.games.imperator.rules.phases import choosing, turn
from quadriga.games.imperator.rules.state import Booking, Spending, State
from quadriga.games.imperator.rules.tables import Tables, book, spend


def legal_spends(tables: Tables, state: State) -> list[Spend]:
    """Every mixture of culture and military that pays the price (IMP-M15)."""
    culture, military, _ = turn.owed(tables, state)
    units = culture + military
    return [spend(n, units - n) for n in turn.ways_to_spend(state, units)]


def apply_spend(tables: Tables, state: State, action: Action) -> State:
    """The effect of the chosen action or the end of the invasion, paid in this mixture."""
    paid = turn.paid(state, turn.price(tables, state, action))
    if isinstance(state.phase, Spending):
        return choosing.bought(tables, paid, state.phase.action)
    return turn.marked(tables, paid)


def legal_books(tables: Tables, state: State) -> list[Book]:
    """Every way to put a gain on the two tracks without waste (IMP-M12, IMP-M14)."""
    assert isinstance(state.phase, Booking)
    units = state.phase.units
    return [book(n, units - n) for n in turn.ways_to_book(tables, state, units)]


def apply_book(tables: Tables, state: State, action: Action) -> State:
    """The gain on its tracks, industry included."""
    return turn.ended(tables, turn.raised(tables, state, turn.gain(tables, state, action)))
