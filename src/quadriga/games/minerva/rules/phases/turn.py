"""The end of a turn: culture is checked, and the next seat follows."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.rules.state import NO_POINTS, Acting, City, Points, State, with_city
from quadriga.games.minerva.rules.tables import Tables


def ended(
    tables: Tables, state: State, seat: Seat, city: City, points: Points = NO_POINTS
) -> State:
    """The position after the turn of a seat that has not passed."""
    taken = state.taken
    if points != NO_POINTS:
        city, taken = _with_culture(tables, city, taken, points)
    cities = with_city(state.cities, seat, city)
    return following(tables, state, seat, cities, taken)


def _with_culture(tables: Tables, city: City, taken: Points, points: Points) -> tuple[City, Points]:
    """The city with the culture tiles its points reach, one per category (MIN-K2, MIN-K3)."""
    culture, gone = city.culture, list(taken)
    for category, mine in enumerate(points):
        marks, top = tables.marks[category], gone[category]
        if mine and top < len(marks) and mine >= marks[top]:
            culture = (*culture, tables.stacks[category][top])
            gone[category] = top + 1
    if culture == city.culture:
        return city, taken
    return replace(city, culture=culture), (gone[0], gone[1], gone[2])


def following(
    tables: Tables, state: State, seat: Seat, cities: tuple[City, ...], taken: Points
) -> State:
    """The turn of the next seat that has not passed; those in between have an income (MIN-P2)."""
    passed = state.passed
    seat = Seat((seat + 1) % tables.seats)
    while seat in passed:
        city = cities[seat]
        cities = with_city(cities, seat, replace(city, denarii=city.denarii + tables.income))
        seat = Seat((seat + 1) % tables.seats)
    return replace(state, phase=Acting(seat), cities=cities, taken=taken)
