"""The phases as everybody sees them, and back."""

from typing import Literal, assert_never

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.minerva import components as c
from quadriga.games.minerva import state as s
from quadriga.games.minerva.actions import Priced
from quadriga.games.minerva.effects import UNITS
from quadriga.games.minerva.grid import Cell, cell, text
from quadriga.games.minerva.tables import (
    ASSIST,
    COINS,
    COINS_NAME,
    HIRE_DENARII,
    HIRE_GLORY,
    RESIDE,
    SWAP,
    Tables,
)

Drawn = Literal["first", "pairs", "temples", "reveal", "temple"]
Asks = Literal["choose", "exchange", "use", "take", "move", "at", "remove"]


class Drawing(Struct, frozen=True, tag_field="is", tag="drawing"):
    """Chance lays something out; `seat` is who begins, or whose temple is replaced."""

    what: Drawn
    seat: int


class Acting(Struct, frozen=True, tag_field="is", tag="acting"):
    """A seat is to take an action."""

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

    `step` is its place in the tile's effect, -1 for a resource of free choice; `progress` is what
    the rules keep of it: how often it is still to be chosen, how often each kind may still be
    paid, or how many cells may still be used, and which.
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


class Selling(Struct, frozen=True, tag_field="is", tag="selling"):
    """A seat must sell until `due` denarii are there for a choice, given in its notation.

    `kept` are the tokens that the same payment takes.
    """

    seat: int
    due: int
    kept: dict[c.Resource, int]
    choice: str
    points: dict[c.Culture, int]
    work: tuple[Work, ...]


class Hiring(Struct, frozen=True, tag_field="is", tag="hiring"):
    """A seat may buy an assistant."""

    seat: int


class Over(Struct, frozen=True, tag_field="is", tag="over"):
    """The game has ended."""


Moment = Acting | Placing | Directing | Resolving | Selling | Hiring | Drawing | Over

_ASKS: dict[type[s.Working], Asks] = {
    s.Choosing: "choose",
    s.Exchanging: "exchange",
    s.Using: "use",
    s.Taking: "take",
    s.Moving: "move",
    s.Shifting: "at",
    s.Removing: "remove",
}


def moment(tables: Tables, state: s.State) -> Moment:
    """What the table waits for."""
    phase = state.phase
    match phase:
        case s.Acting(seat):
            return Acting(seat)
        case s.Placing(seat, tile):
            return Placing(seat, tables.ids[tile])
        case s.Directing(seat, at):
            return Directing(seat, text(at))
        case s.Selling(seat, points, agenda, due, kept, choice):
            work = _work(tables, state, seat, agenda)
            tokens = dict(zip(c.Resource, kept, strict=True))
            return Selling(seat, due, tokens, str(choice), _points(points), work)
        case s.Hiring(seat):
            return Hiring(seat)
        case s.Over():
            return Over()
    if isinstance(phase, s.Chancy):
        return _drawing(phase)
    work = _work(tables, state, phase.seat, phase.agenda)
    origin = text(phase.origin) if isinstance(phase, s.Shifting) else ""
    return Resolving(phase.seat, _ASKS[type(phase)], _points(phase.points), work, origin)


def _drawing(phase: s.Chancy) -> Drawing:
    match phase:
        case s.Starting():
            return Drawing("first", 0)
        case s.Pairing():
            return Drawing("pairs", 0)
        case s.Consecrating(starter):
            return Drawing("temples", starter)
        case s.Revealing(starter):
            return Drawing("reveal", starter)
        case s.Filling(seat):
            return Drawing("temple", seat)
        case _:
            assert_never(phase)


def _points(points: s.Points) -> dict[c.Culture, int]:
    return dict(zip(c.Culture, points, strict=True))


def _work(tables: Tables, state: s.State, seat: int, agenda: s.Agenda) -> tuple[Work, ...]:
    tiles = state.cities[seat].tiles
    work = []
    for number, at, *progress in agenda:
        tile = tiles[at]
        step = number - tables.first_step[tile] if number else -1
        work.append(Work(text(at), tables.ids[tile], step, tuple(progress)))
    return tuple(work)


# ---- back to a phase -----------------------------------------------------------------------------


def phase_of(tables: Tables, seen: Moment) -> s.Phase:
    """The phase that looks like this."""
    match seen:
        case Acting(seat):
            return s.Acting(Seat(seat))
        case Placing(seat, tile):
            return s.Placing(Seat(seat), tables.number[tile])
        case Directing(seat, at):
            return s.Directing(Seat(seat), _cell(at))
        case Selling():
            return _selling(tables, seen)
        case Hiring(seat):
            return s.Hiring(Seat(seat))
        case Over():
            return s.OVER
        case Drawing():
            return _chancy(seen)
        case Resolving():
            return _working(tables, seen)
        case _:
            assert_never(seen)


def _cell(at: str) -> Cell:
    x, y = at.split(",")
    return cell(int(x), int(y))


def _chancy(seen: Drawing) -> s.Chancy:
    seat = Seat(seen.seat)
    match seen.what:
        case "first":
            return s.STARTING
        case "pairs":
            return s.PAIRING
        case "temples":
            return s.Consecrating(seat)
        case "reveal":
            return s.Revealing(seat)
        case "temple":
            return s.Filling(seat)
        case _:
            assert_never(seen.what)


def _three(points: dict[c.Culture, int]) -> s.Points:
    theater, art, academics = (points[category] for category in c.Culture)
    return theater, art, academics


def _agenda(tables: Tables, work: tuple[Work, ...]) -> s.Agenda:
    return tuple(
        (
            tables.first_step[tables.number[item.tile]] + item.step if item.step >= 0 else 0,
            _cell(item.cell),
            *item.progress,
        )
        for item in work
    )


def _working(tables: Tables, seen: Resolving) -> s.Working:
    seat, points, agenda = Seat(seen.seat), _three(seen.points), _agenda(tables, seen.work)
    match seen.asks:
        case "choose":
            return s.Choosing(seat, points, agenda)
        case "exchange":
            return s.Exchanging(seat, points, agenda)
        case "use":
            return s.Using(seat, points, agenda)
        case "take":
            return s.Taking(seat, points, agenda)
        case "move":
            return s.Moving(seat, points, agenda)
        case "at":
            return s.Shifting(seat, points, agenda, _cell(seen.origin))
        case "remove":
            return s.Removing(seat, points, agenda)
        case _:
            assert_never(seen.asks)


def _selling(tables: Tables, seen: Selling) -> s.Selling:
    grain, wood, stone, ore = (seen.kept[resource] for resource in c.Resource)
    return s.Selling(
        Seat(seen.seat),
        _three(seen.points),
        _agenda(tables, seen.work),
        seen.due,
        (grain, wood, stone, ore),
        _choice(tables, seen.choice),
    )


def _choice(tables: Tables, line: str) -> Priced:
    verb, *names = line.split(" ")
    match verb:
        case "build":
            if len(names) == 1:
                return tables.build[tables.number[names[0]]]
            partner = COINS if names[1] == COINS_NAME else tables.number[names[1]]
            return tables.pair[tables.number[names[0]], partner]
        case "residence":
            return RESIDE[_cell(names[0])]
        case "assist":
            return ASSIST[_cell(names[0])]
        case "exchange":
            return SWAP[UNITS.index(c.Unit(names[0])), int(names[1])]
        case _:
            return HIRE_DENARII if names[0] == HIRE_DENARII.coin else HIRE_GLORY
