"""The phases as a view shows them: those of `state`, with cells and places in notation."""

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.rules import state as s
from quadriga.games.all_roads.rules.tables import Tables


class Laying(Struct, frozen=True, tag_field="is", tag="laying"):
    """A seat is to play a tile; `fresh` are the cells of those it has placed this turn."""

    seat: Seat
    fresh: tuple[str, ...]
    of: int


class Building(Struct, frozen=True, tag_field="is", tag="building"):
    """A seat may build houses on these places."""

    seat: Seat
    fresh: tuple[str, ...]
    offers: tuple[str, ...]


PhaseView = s.Dealing | Laying | Building | s.Drawing | s.Over


def phase_view(tables: Tables, phase: s.Phase) -> PhaseView:
    """`phase` as a view shows it."""
    match phase:
        case s.Laying(seat, fresh):
            return Laying(seat, tuple(map(hexes.cell_text, fresh)), tables.tiles_per_turn)
        case s.Building(seat, fresh, offers):
            cells = tuple(map(hexes.cell_text, fresh))
            return Building(seat, cells, tuple(map(hexes.text, offers)))
        case _:
            return phase
