"""The phases as a view shows them.

Phases that hold only a seat are shown as in `state.py`. The others name tiles, cells and resources,
and are one type where they differ only in what they ask for.
"""

from typing import Final, Literal

from msgspec import Struct

from quadriga.core import hash_by_value
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.grid import text
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.tables import Tables

Drawn = Literal["first", "pairs", "temples", "reveal", "temple"]
Asks = Literal["choose", "exchange", "use", "take", "move", "at", "remove"]


class Drawing(Struct, frozen=True, tag_field="is", tag="drawing"):
    """Chance lays something out; `seat` begins the round, or has bought the temple to replace."""

    what: Drawn
    seat: int


class Placing(Struct, frozen=True, tag_field="is", tag="placing"):
    """A seat is to place the tile that it has bought."""

    seat: int
    tile: str


class Directing(Struct, frozen=True, tag_field="is", tag="directing"):
    """A seat is to choose the direction that its residence activates."""

    seat: int
    cell: str


class Work(Struct, frozen=True):
    """A step of a tile that is still to be resolved, the present one included.

    `step` is its place in the tile's effect, -1 for a resource of free choice; `progress` is how
    often it may still be done, for an exchange by kinds, then the cells that may still be used.
    """

    cell: str
    tile: str
    step: int
    progress: tuple[int, ...]


class Resolving(Struct, frozen=True, tag_field="is", tag="resolving"):
    """A seat resolves an effect; `points` are its culture points of this turn.

    `origin` is the cell that a facility is moved from, else empty.
    """

    seat: int
    asks: Asks
    points: dict[c.Culture, int]
    work: tuple[Work, ...]
    origin: str = ""

    __hash__ = hash_by_value


class Selling(Struct, frozen=True, tag_field="is", tag="selling"):
    """A seat must sell until it has the `due` denarii for a choice, given in its notation.

    `kept` are the tokens that the same payment takes.
    """

    seat: int
    due: int
    kept: dict[c.Resource, int]
    choice: str
    points: dict[c.Culture, int]
    work: tuple[Work, ...]

    __hash__ = hash_by_value


PhaseView = s.Acting | Placing | Directing | Resolving | Selling | s.Hiring | Drawing | s.Over

ASKS: Final[dict[type[s.Working], Asks]] = {
    s.Choosing: "choose",
    s.Exchanging: "exchange",
    s.Using: "use",
    s.Taking: "take",
    s.Moving: "move",
    s.Shifting: "at",
    s.Removing: "remove",
}
DRAWN: Final[dict[type[s.Chancy], Drawn]] = {
    s.Starting: "first",
    s.Pairing: "pairs",
    s.Consecrating: "temples",
    s.Revealing: "reveal",
    s.Filling: "temple",
}


def phase_view(tables: Tables, state: s.State) -> PhaseView:
    """The phase of `state` as a view shows it."""
    phase = state.phase
    match phase:
        case s.Acting() | s.Hiring() | s.Over():
            return phase
        case s.Placing(seat, tile):
            return Placing(seat, tables.ids[tile])
        case s.Directing(seat, at):
            return Directing(seat, text(at))
        case s.Selling(seat, points, agenda, due, kept, choice):
            work = _work(tables, state, seat, agenda)
            tokens = dict(zip(c.Resource, kept, strict=True))
            return Selling(seat, due, tokens, str(choice), _points(points), work)
    if isinstance(phase, s.Chancy):
        of = 0 if isinstance(phase, s.Starting | s.Pairing) else phase.seat
        return Drawing(DRAWN[type(phase)], of)
    work = _work(tables, state, phase.seat, phase.agenda)
    origin = text(phase.origin) if isinstance(phase, s.Shifting) else ""
    return Resolving(phase.seat, ASKS[type(phase)], _points(phase.points), work, origin)


def _points(points: s.Points) -> dict[c.Culture, int]:
    return dict(zip(c.Culture, points, strict=True))


def _work(tables: Tables, state: s.State, seat: int, agenda: s.Agenda) -> tuple[Work, ...]:
    tiles = state.cities[seat].tiles
    work = []
    for task in agenda:
        tile = tiles[task.cell]
        step = task.step - tables.first_step[tile] if task.step else -1
        progress = (*task.left, *task.offers)
        work.append(Work(text(task.cell), tables.ids[tile], step, progress))
    return tuple(work)
