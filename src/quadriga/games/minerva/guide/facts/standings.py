"""How a seat is doing: its score part by part, its temples, and its place in a few words."""

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.minerva.box.components import Counts, ScoreArea
from quadriga.games.minerva.box.grid import Cell, text
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts import estimates
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.state import City, Over, State
from quadriga.games.minerva.rules.tables import Tables
from quadriga.kit.places import places
from quadriga.language import Message, message


class Score(Struct, frozen=True):
    """What a seat would have if the game ended now, part by part."""

    culture: int
    glory: int
    temples: int
    leftovers: int
    order: int
    total: int


class Temple(Struct, frozen=True):
    """A temple of a city: what it would score now, and the cells that it counts."""

    cell: str
    tile: str
    count: int
    vp: int
    cells: tuple[str, ...]


class Price(Struct, frozen=True):
    """What the next assistant costs: denarii or glory tokens."""

    denarii: int
    glory: int


class Standing(Struct, frozen=True):
    """How a seat is doing.

    `race` is the VP of the glory tile that it would take if this round ended now, `estimate` the
    score with it and with the culture tiles that the points of this turn take; `assistants`
    counts those in hand and placed, and `price` is None if there are no more. `says` is the seat's
    place, order tile or title. Equal estimates share a place until the game is over.
    """

    score: Score
    race: int
    estimate: int
    temples: tuple[Temple, ...]
    assistants: int
    price: Price | None
    says: Message


def standings(tables: Tables, state: State) -> tuple[Standing, ...]:
    """How each seat is doing, in the order of the seats."""
    scores = [estimates.estimate(tables, state, seat) for seat in range(tables.seats)]
    if isinstance(state.phase, Over):
        ranks = places([scoring.standing(tables, state, seat) for seat in range(tables.seats)])
    else:
        ranks = places([(score,) for score in scores])
    return tuple(
        _standing(tables, state, seat, score, _says(tables, state, seat, ranks[seat]))
        for seat, score in enumerate(scores)
    )


def _says(tables: Tables, state: State, seat: int, place: int) -> Message:
    if tables.solo:
        return words.title(tables, scoring.points(tables, state)[0])
    if seat in state.passed and not isinstance(state.phase, Over):
        return message("says-passed", number=state.passed.index(Seat(seat)) + 1)
    return message("says-place", place=place, of=tables.seats)


def _standing(tables: Tables, state: State, seat: int, estimate: int, says: Message) -> Standing:
    city, score = state.cities[seat], scoring.breakdown(tables, state, seat)
    won = estimates.race(tables, state, seat)
    price = tables.assistants[city.assistants :][:1]
    return Standing(
        score=Score(*score, total=sum(score)),
        race=won.vp if won else 0,
        estimate=estimate,
        temples=tuple(_temple(tables, city, cell) for cell in scoring.temples(tables, city)),
        assistants=city.assistants,
        price=Price(*price[0]) if price else None,
        says=says,
    )


def _temple(tables: Tables, city: City, cell: Cell) -> Temple:
    number = city.tiles[cell]
    step, cells = tables.scoring[number], list[Cell]()
    if isinstance(step, ScoreArea):
        cells = scoring.counted_cells(tables, city, cell, step)
        if step.counts is Counts.KINDS:  # The first tile of each kind stands for it.
            first = {tables.category[city.tiles[at]]: at for at in reversed(cells)}
            cells = sorted(first.values())
    count = scoring.temple_count(tables, city, cell, number)
    return Temple(text(cell), tables.ids[number], count, step.vp * count, tuple(map(text, cells)))
