"""What all ways to use a card share: paying, gaining, and the end of the turn."""

from msgspec.structs import replace

from quadriga.games.imperator.rules import actions as a
from quadriga.games.imperator.rules.state import DRAWING, INVADING, OVER, Booking, Spending, State
from quadriga.games.imperator.rules.tables import UNIT, Amounts, Tables


def price(tables: Tables, state: State, action: a.Action) -> Amounts:
    """The price of an action; for a split, what it pays."""
    match action:
        case a.Conquer():  # 1 military for each region held (IMP-A1).
            return (0, state.regions.bit_count(), 0)
        case a.Build(card) | a.Raise(card):
            return tables.card[card].cost
        case a.Pay():
            return (0, tables.prices[state.marked], 0)
        case a.Spend(culture, military):
            return (culture, military, owed(tables, state)[2])
        case _:
            return (0, 0, 0)


def owed(tables: Tables, state: State) -> Amounts:
    """The price that a split pays: of the chosen action, or of the invasion."""
    phase = state.phase
    return price(tables, state, phase.action if isinstance(phase, Spending) else a.PAY)


def gain(tables: Tables, state: State, action: a.Action) -> Amounts:
    """What an action brings without bonuses; for a split, all that it books."""
    match action:
        case a.Take(card):
            return tables.card[card].upper
        case a.Conquer(region):
            gives = tables.region[region].gives
            assert gives is not None, "Rome is never conquered"
            return UNIT[gives]
        case a.Tribute(resource):  # One unit for each region held (IMP-A6).
            culture, military, industry = UNIT[resource]
            held = state.regions.bit_count()
            return (culture * held, military * held, industry * held)
        case a.Book(culture, military) if isinstance(state.phase, Booking):
            return (culture, military, state.phase.industry)
        case _:
            return (0, 0, 0)


def can_pay(state: State, price: Amounts, exchange: bool) -> bool:
    """Whether a price can be paid in full (IMP-D3), with the Senate by any mixture (IMP-M15)."""
    culture, military, industry = price
    if industry > state.industry:
        return False
    if exchange:
        return culture + military <= state.culture + state.military
    return culture <= state.culture and military <= state.military


def ways_to_spend(state: State, units: int) -> range:
    """How much culture can go into a price of `units` of culture and military together."""
    return range(max(0, units - state.military), min(units, state.culture) + 1)


def ways_to_book(tables: Tables, state: State, units: int) -> range:
    """How much of a gain of `units` can go on the culture track without waste (IMP-M14)."""
    room = tables.top - state.military
    return range(max(0, units - room), min(units, tables.top - state.culture) + 1)


def only_payment(tables: Tables, state: State, price: Amounts) -> Amounts | None:
    """What a price takes off the tracks; None if the Senate leaves several ways."""
    if not tables.powers[state.cubes].exchange:
        return price
    units = price[0] + price[1]
    ways = ways_to_spend(state, units)
    return (ways[0], units - ways[0], price[2]) if len(ways) == 1 else None


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
    """A gain including the bonuses of buildings (IMP-G2, IMP-M13)."""
    culture, military, industry = gain
    bonus = tables.bonuses[state.built]
    if bonus == (0, 0, 0):
        return gain
    either = tables.powers[state.cubes].exchange and bool(culture or military)
    return (
        culture + bonus[0] if culture or either else culture,
        military + bonus[1] if military or either else military,
        industry + bonus[2] if industry else industry,
    )


def gained(tables: Tables, state: State, gain: Amounts) -> State:
    """The position after a gain: at the end of the turn, or before a Senate split."""
    culture, military, industry = with_bonus(tables, state, gain)
    units = culture + military
    if units and tables.powers[state.cubes].exchange:
        ways = ways_to_book(tables, state, units)
        if len(ways) > 1:
            return replace(state, phase=Booking(units, industry))
        if ways:
            culture, military = ways[0], units - ways[0]
        else:  # More than fits: both tracks are filled (IMP-M14).
            culture = military = tables.top
    return ended(tables, raised(tables, state, (culture, military, industry)))


def raised(tables: Tables, state: State, gain: Amounts) -> State:
    """The turn over, with these units on their tracks; beyond the top they are lost (IMP-D2)."""
    top = tables.top
    culture = state.culture + gain[0]
    military = state.military + gain[1]
    industry = state.industry + gain[2]
    return replace(
        state,
        phase=DRAWING,
        hand=0,
        culture=culture if culture < top else top,
        military=military if military < top else top,
        industry=industry if industry < top else top,
    )


def ended(tables: Tables, state: State) -> State:
    """The position after a turn: the next one, or an invasion if the deck is empty (IMP-T6)."""
    if state.deck:
        return state
    if tables.powers[state.cubes].safe:
        return marked(tables, state)  # The Colosseum: nothing is paid, lost or chosen (IMP-I3).
    return replace(state, phase=INVADING)


def marked(tables: Tables, state: State) -> State:
    """After an invasion: a new deck of all cards not built (IMP-I8), or the end (IMP-I9)."""
    mark = state.marked + 1
    if mark == len(tables.prices):
        return replace(state, phase=OVER, marked=mark)
    deck = tables.all_cards & ~state.built
    return replace(state, phase=DRAWING, marked=mark, deck=deck, dealt=deck.bit_count())
