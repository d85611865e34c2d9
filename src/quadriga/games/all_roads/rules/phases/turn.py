"""How a turn ends, and what comes next."""

from collections.abc import Sequence

from quadriga.core import Seat
from quadriga.games.all_roads.rules.roads import Frontier
from quadriga.games.all_roads.rules.state import OVER, Drawing, Laying, Phase, Stack, Tiles
from quadriga.games.all_roads.rules.tables import Tables


def ended(
    tables: Tables,
    seat: Seat,
    frontier: Frontier,
    hands: Sequence[Tiles],
    stacks: Sequence[Stack],
) -> Phase:
    """What follows a turn: the draw, the next seat, or the end of the game."""
    if not frontier:
        return OVER  # The map is closed: nobody can play any more (ROA-P6).
    if stacks[seat]:
        return Drawing(seat)
    if any(hands) or any(stacks):
        return following(tables, seat)
    return OVER


def following(tables: Tables, seat: Seat) -> Laying:
    """The turn of the next seat, clockwise (ROA-T1)."""
    return Laying(Seat((seat + 1) % tables.seats))
