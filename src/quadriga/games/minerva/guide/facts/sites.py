"""What a free cell is good for: the line that a facility there would stand in."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from quadriga.games.minerva.box.grid import DOWN, LEFT, RIGHT, UP, Cell
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts.estimates import culture
from quadriga.games.minerva.guide.facts.line_preview import haul, worth_of
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
    """What a facility on a free cell would stand in line with: the best of its row and column.

    `facilities` are how many stand there already, 0 for none, `before` those to the left or above;
    `axis` is where they lie. `worth` is about how many points they would bring when they are
    activated, 0 where nothing can activate them any more. `says` is all of this in sentences,
    whichever facility it is.
    """

    axis: Axis
    facilities: int
    before: int
    worth: float
    says: tuple[Message, ...]


_NOWHERE: Final = Site("across", 0, 0, 0.0, (_ALONE,))


class Joined(NamedTuple):
    """The facilities that a free cell joins, in the order of their activation.

    `cells` are none where nothing can activate them: neither end has room for a residence, or a
    residence that may get an assistant.
    """

    axis: Axis
    facilities: int
    before: int
    cells: list[Cell]


def site(tables: Tables, state: State, seat: int, cell: Cell) -> Site:
    """What a facility on a free cell would stand in line with."""
    found = [_site(tables, state, seat, one) for one in joined(tables, state.cities[seat], cell)]
    return max(found, key=lambda one: (one.worth, one.facilities), default=_NOWHERE)


def joined(tables: Tables, city: City, cell: Cell) -> Iterator[Joined]:
    """The facilities in the row and in the column of a free cell that it would join."""
    for axis, back, forth in _AXES:
        before, behind = line(city, cell, back), line(city, cell, forth)
        cells = [*reversed(before), *behind]
        first, second = _facilities(tables, city, before), _facilities(tables, city, behind)
        facilities = first + second
        if not facilities:
            continue
        start, end = (before or [cell])[-1] + back, (behind or [cell])[-1] + forth
        if _activates(city, start):
            yield Joined(axis, facilities, first, cells)
        elif _activates(city, end):
            yield Joined(axis, facilities, first, cells[::-1])
        else:
            yield Joined(axis, facilities, first, [])


def _facilities(tables: Tables, city: City, cells: Sequence[Cell]) -> int:
    """How many tiles on these cells do something when they are activated."""
    return sum([bool(tables.activated[city.tiles[at]]) for at in cells])


def _activates(city: City, end: Cell) -> bool:
    """Whether a line can still be activated from this end."""
    if end not in city.tiles:
        return city.residences > 0
    return city.tiles[end] == RESIDENCE and city.hand > 0 and end not in city.assisted


def _site(tables: Tables, state: State, seat: int, found: Joined) -> Site:
    line_of, others = _LINE[found.facilities + 1, found.axis], found.facilities
    if not found.cells:
        return Site(found.axis, others, found.before, 0.0, (line_of, _DEAD))
    hauled = haul(tables, state, seat, found.cells)
    tiles = culture(tables, hauled.state, seat)
    vp = sum([tile.vp for tile in tiles])
    parts = words.yields(hauled.gains, hauled.picks, hauled.trades)
    said = [
        line_of,
        message("site-brings", others=others, parts=parts)
        if parts
        else message("site-nothing", others=others),
    ]
    if vp:
        stacks = words.stacks(tile.category for tile in tiles)
        said.append(message("line-takes", stacks=stacks, vp=vp))
    worth = worth_of(tables, hauled, vp)
    return Site(found.axis, others, found.before, worth, tuple(said))
