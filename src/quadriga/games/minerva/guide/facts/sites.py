"""What a free cell is good for: the line that a facility there would join."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from quadriga.games.minerva.box.grid import DOWN, LEFT, RIGHT, UP, Cell
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts.estimates import culture
from quadriga.games.minerva.guide.facts.line_preview import facilities, haul, worth_of
from quadriga.games.minerva.rules.phases.lines import line
from quadriga.games.minerva.rules.state import City, State
from quadriga.games.minerva.rules.tables import RESIDENCE, Tables
from quadriga.kit.memo import Memo
from quadriga.language import Message, message

Axis = Literal["across", "down"]
_AXES: Final[tuple[tuple[Axis, int, int], ...]] = (("across", LEFT, RIGHT), ("down", UP, DOWN))

_ALONE: Final = message("site-alone")
_DEAD: Final = message("site-dead")
_LINE: Final[Memo[tuple[int, Axis], Message]] = Memo(
    lambda key: message("site-line", n=key[0], axis=key[1])
)


class Site(Struct, frozen=True):
    """The line that a facility on a free cell would join: the better of its row and its column.

    `facilities` is how many are there already, `before` how many of them to the left or above.
    `worth` is about how many points they would bring when activated, 0 if nothing can activate them
    any more. `says` is all of this in sentences that fit any facility.
    """

    axis: Axis
    facilities: int
    before: int
    worth: float
    says: tuple[Message, ...]


_NOWHERE: Final = Site("across", 0, 0, 0.0, (_ALONE,))


class Joined(NamedTuple):
    """The facilities that a free cell joins, in the order of their activation.

    `cells` is empty if nothing can activate them: neither end has room for a residence, or a
    residence that may get an assistant.
    """

    axis: Axis
    facilities: int
    before: int
    cells: list[Cell]


def site(tables: Tables, state: State, seat: int, cell: Cell) -> Site:
    """The line that a facility on a free cell would join."""
    sites = [_site(tables, state, seat, line) for line in joined(tables, state.cities[seat], cell)]
    return max(sites, key=lambda each: (each.worth, each.facilities), default=_NOWHERE)


def joined(tables: Tables, city: City, cell: Cell) -> Iterator[Joined]:
    """The facilities in the row and in the column of a free cell that it would join."""
    for axis, back, forth in _AXES:
        before, behind = line(city, cell, back), line(city, cell, forth)
        cells = [*reversed(before), *behind]
        first, second = facilities(tables, city, before), facilities(tables, city, behind)
        if not first + second:
            continue
        start, end = (before or [cell])[-1] + back, (behind or [cell])[-1] + forth
        if not _activates(city, start):
            cells = cells[::-1] if _activates(city, end) else []
        yield Joined(axis, first + second, first, cells)


def _activates(city: City, end: Cell) -> bool:
    """Whether a line can still be activated from this end."""
    if end not in city.tiles:
        return city.residences > 0
    return city.tiles[end] == RESIDENCE and city.hand > 0 and end not in city.assisted


def _site(tables: Tables, state: State, seat: int, met: Joined) -> Site:
    axis, others, says = met.axis, met.facilities, [_LINE[met.facilities + 1, met.axis]]
    if not met.cells:
        return Site(axis, others, met.before, 0.0, (*says, _DEAD))
    hauled = haul(tables, state, seat, met.cells)
    tiles = culture(tables, hauled.state, seat)
    vp = sum([tile.vp for tile in tiles])
    if parts := words.yields(hauled.gains, hauled.picks, hauled.trades):
        says.append(message("site-brings", others=others, parts=parts))
    else:
        says.append(message("site-nothing", others=others))
    if vp:
        stacks = words.stacks(tile.category for tile in tiles)
        says.append(message("line-takes", stacks=stacks, vp=vp))
    return Site(axis, others, met.before, worth_of(tables, hauled, vp), tuple(says))
