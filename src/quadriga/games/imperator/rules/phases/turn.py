"""What every way to use a card has in common: paying, gaining, and the end of the turn."""

from msgspec.structs import replace

from quadriga.games.imperator.rules.state import DRAWING, INVADING, OVER, Booking, State
from quadriga.games.imperator.rules.tables import Amounts, Tables


def can_pay(state: State, price: Amounts, exchange: bool) -> bool:
    """Whether a price can be paid in full (IMP-D3), with the Senate by any mixture (IMP-M15)."""
    culture, military, industry = price
    if industry > state.industry:
        return False
    if exchange:
        return culture + military <= state.culture + state.military
    return culture <= state.culture and military <= state.military


def ways_to_spend(state: State, units: int) -> range:
    """How much culture can go into a price of so many units of culture and military."""
    return range(max(0, units - state.military), min(units, state.culture) + 1)


def ways_to_book(tables: Tables, state: State, units: int) -> range:
    """How much of a gain can go on the culture track without waste (IMP-M14)."""
    room = tables.top - state.military
    return range(max(0, units - room), min(units, tables.top - state.culture) + 1)


def paid(state: State, price: Amounts) -> State:
    """The position after paying."""
    culture, military, industry = price
    return replace(
        state,
        culture=state.culture - culture,
        military=state.military - military,
        industry=state.industry - industry,
    )


def with_bonus(tables: Tables, state: State, gain: Amounts) -> Amounts:
    """A gain with the units that the built cards add to it (IMP-G2, IMP-M13)."""
    culture, military, industry = gain
    bonus = tables.bonuses[state.built]
    if bonus == (0, 0, 0):
        return gain
    if tables.powers[state.cubes].exchange:
        both = bool(culture or military)
        more_culture = more_military = both
    else:
        more_culture, more_military = bool(culture), bool(military)
    return (
        culture + bonus[0] if more_culture else culture,
        military + bonus[1] if more_military else military,
        industry + bonus[2] if industry else industry,
    )


def gained(tables: Tables, state: State, hand: int, gain: Amounts) -> State:
    """The end of a turn that brings this gain; with the Senate its split may be asked first."""
    culture, military, industry = with_bonus(tables, state, gain)
    units = culture + military
    if units and tables.powers[state.cubes].exchange:
        ways = ways_to_book(tables, state, units)
        if len(ways) > 1:
            return replace(state, phase=Booking(hand, units, industry))
        if ways:
            culture, military = ways[0], units - ways[0]
        else:  # More than fits: both tracks are filled (IMP-M14).
            culture = military = tables.top
    return ended(tables, raised(tables, state, culture, military, industry))


def raised(tables: Tables, state: State, culture: int, military: int, industry: int) -> State:
    """The turn over, with these units on their tracks; beyond the top they are lost (IMP-D2)."""
    top = tables.top
    culture += state.culture
    military += state.military
    industry += state.industry
    return replace(
        state,
        phase=DRAWING,
        culture=culture if culture < top else top,
        military=military if military < top else top,
        industry=industry if industry < top else top,
    )


def ended(tables: Tables, state: State) -> State:
    """After a turn that is over: the next one, or an invasion if the deck is empty (IMP-T6)."""
    if state.deck:
        return state
    if tables.powers[state.cubes].safe:
        return marked(tables, state)  # The Colosseum: nothing is paid, lost or chosen (IMP-I3).
    return replace(state, phase=INVADING)


def marked(tables: Tables, state: State) -> State:
    """After an invasion: a new deck of all that is not built (IMP-I8), or the end (IMP-I9)."""
    mark = state.marked + 1
    if mark == len(tables.prices):
        return replace(state, phase=OVER, marked=mark)
    deck = tables.all_cards & ~state.built
    return replace(state, phase=DRAWING, marked=mark, deck=deck, dealt=deck.bit_count())
