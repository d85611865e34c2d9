"""The end of a turn, and what follows the main phase: assistants, glory, the next round."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.tables import Tables


def ended(
    tables: Tables, state: s.State, seat: Seat, city: s.City, points: s.Points = s.NO_POINTS
) -> s.State:
    """The position after the turn of a seat that has not passed."""
    taken = state.taken
    if points != s.NO_POINTS:
        city, taken = _with_culture(tables, city, taken, points)
    cities = s.with_city(state.cities, seat, city)
    return following(tables, state, seat, cities, taken)


def _with_culture(
    tables: Tables, city: s.City, taken: s.Points, points: s.Points
) -> tuple[s.City, s.Points]:
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
    tables: Tables, state: s.State, seat: Seat, cities: tuple[s.City, ...], taken: s.Points
) -> s.State:
    """The turn of the next seat that has not passed; those in between have an income (MIN-P2)."""
    passed = state.passed
    seat = Seat((seat + 1) % tables.seats)
    while seat in passed:
        city = cities[seat]
        cities = s.with_city(cities, seat, replace(city, denarii=city.denarii + tables.income))
        seat = Seat((seat + 1) % tables.seats)
    return replace(state, phase=s.Acting(seat), cities=cities, taken=taken)


def after_the_main_phase(tables: Tables, state: s.State) -> s.State:
    """The assistant step, which the last round does not have (MIN-A3)."""
    if state.round == tables.rounds:
        return _glory_step(tables, state)
    return hiring_from(tables, state, tables.seats - 1)


def hiring_from(tables: Tables, state: s.State, order: int) -> s.State:
    """The next seat that can pay for an assistant, backwards from this place in passing order."""
    for seat in reversed(state.passed[: order + 1]):
        if any(affordable(tables, state.cities[seat])):
            return replace(state, phase=s.Hiring(seat))
    return _glory_step(tables, state)


def affordable(tables: Tables, city: s.City) -> tuple[bool, bool]:
    """Whether the next assistant can be paid in denarii, and in glory tokens (MIN-A4)."""
    if city.assistants >= len(tables.assistants):
        return False, False
    denarii, glory = tables.assistants[city.assistants]
    return city.denarii + tables.sale * sum(city.held) >= denarii, city.glory >= glory


def ranking(state: s.State) -> list[Seat]:
    """The seats with glory tokens, the best first; ties by the lower order tile (MIN-G2)."""
    cities, passed = state.cities, state.passed
    waiting = [Seat(n) for n in range(len(cities)) if n not in passed]
    rivals = [seat for seat in (*passed, *waiting) if cities[seat].glory]
    return sorted(rivals, key=lambda seat: -cities[seat].glory)


def awards(tables: Tables, state: s.State) -> dict[Seat, int]:
    """The seats that take a glory tile if the round ends now, with its place in the data file."""
    seats, number = ranking(state), state.round
    if tables.solo:
        # In solitaire, the rival is the number of the round (MIN-1P9).
        return dict.fromkeys(seats, tables.glory[number, 1 + (state.cities[0].glory < number)])
    tiles = [tables.glory.get((number, rank)) for rank in range(1, len(seats) + 1)]
    return {seat: tile for seat, tile in zip(seats, tiles, strict=True) if tile is not None}


def _glory_step(tables: Tables, state: s.State) -> s.State:
    won = awards(tables, state)
    last = state.round == tables.rounds
    cities = tuple(
        replace(
            city,
            laurels=(*city.laurels, won[Seat(seat)]) if seat in won else city.laurels,
            glory=city.glory if last else 0,
        )
        for seat, city in enumerate(state.cities)
    )
    phase = s.OVER if last else s.Revealing(state.passed[0])  # Order tile 1 starts (MIN-N2).
    return replace(state, phase=phase, cities=cities)
