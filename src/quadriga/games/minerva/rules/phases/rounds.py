"""What follows the main phase: assistants, glory, the next round (MIN-R1)."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.rules.state import OVER, City, Hiring, Revealing, State
from quadriga.games.minerva.rules.tables import Tables


def after_the_main_phase(tables: Tables, state: State) -> State:
    """The assistant step, which the last round does not have (MIN-A3)."""
    if state.round == tables.rounds:
        return _glory_step(tables, state)
    return hiring_from(tables, state, tables.seats - 1)


def hiring_from(tables: Tables, state: State, order: int) -> State:
    """The next seat that can pay for an assistant, backwards from this place in passing order."""
    for seat in reversed(state.passed[: order + 1]):
        if any(affordable(tables, state.cities[seat])):
            return replace(state, phase=Hiring(seat))
    return _glory_step(tables, state)


def affordable(tables: Tables, city: City) -> tuple[bool, bool]:
    """Whether the next assistant can be paid in denarii, and in glory tokens (MIN-A4)."""
    if city.assistants >= len(tables.assistants):
        return False, False
    denarii, glory = tables.assistants[city.assistants]
    return city.denarii + tables.sale * sum(city.held) >= denarii, city.glory >= glory


def ranking(state: State) -> list[Seat]:
    """The seats with glory tokens, the best first; ties by the lower order tile (MIN-G2)."""
    cities, passed = state.cities, state.passed
    waiting = [Seat(n) for n in range(len(cities)) if n not in passed]
    rivals = [seat for seat in (*passed, *waiting) if cities[seat].glory]
    return sorted(rivals, key=lambda seat: -cities[seat].glory)


def awards(tables: Tables, state: State) -> dict[Seat, int]:
    """The seats that take a glory tile if the round ends now, with its place in the data file."""
    seats, number = ranking(state), state.round
    if tables.solo:
        # In solitaire, the rival is the number of the round (MIN-1P9).
        return dict.fromkeys(seats, tables.glory[number, 1 + (state.cities[0].glory < number)])
    tiles = [tables.glory.get((number, rank)) for rank in range(1, len(seats) + 1)]
    return {seat: tile for seat, tile in zip(seats, tiles, strict=True) if tile is not None}


def _glory_step(tables: Tables, state: State) -> State:
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
    phase = OVER if last else Revealing(state.passed[0])  # Order tile 1 starts (MIN-N2).
    return replace(state, phase=phase, cities=cities)
