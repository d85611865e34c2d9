"""Phrases of Minerva: tiles, amounts, prices, places in a city, how a game ended."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from quadriga.games.minerva.box import grid
from quadriga.games.minerva.box.components import Culture, Resource
from quadriga.games.minerva.box.descriptions import amount, title_name
from quadriga.games.minerva.box.grid import DOWN, LEFT, RIGHT, UP, Cell
from quadriga.games.minerva.guide.facts.line_preview import Line
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.phases import acting
from quadriga.games.minerva.rules.state import City, State
from quadriga.games.minerva.rules.tables import COINS, Tables
from quadriga.kit.memo import Memo
from quadriga.language import Message, message, seated

CHANGE: Final[Memo[tuple[str, int], Message]] = Memo(
    lambda key: message("change", unit=key[0], n=key[1])
)


def tile(tables: Tables, number: int) -> Message:
    """The name of a tile."""
    return tables.words.tiles[tables.ids[number]].name


def the(tables: Tables, number: int) -> Message:
    """A tile with its article: "the Theater"."""
    return message("the-tile", tile=tile(tables, number))


def names(tables: Tables, numbers: Iterable[int]) -> tuple[Message, ...]:
    """The names of some tiles."""
    return tuple([tile(tables, number) for number in numbers])


def listed(tables: Tables, numbers: Sequence[int]) -> Message:
    """Some tiles by their names: "Theater and Mine"; "nothing" if there are none."""
    return message("tiles", tiles=names(tables, numbers)) if numbers else message("nothing")


def changes(gains: Mapping[str, int]) -> tuple[Message, ...]:
    """What changed, unit by unit: "+2 wood", "−1 denarius"."""
    return tuple([CHANGE[change] for change in gains.items()])


def cost(tables: Tables, city: City, number: int, levy: int) -> Message:
    """What a tile costs a seat now: "1 stone and 3 denarii", "nothing"."""
    return _COSTS[acting.bill(tables, city.held, number, levy)]


def price(tables: Tables, city: City, number: int, levy: int) -> Message:
    """What a tile costs, to end a sentence: "for 1 stone and 3 denarii", "for nothing"."""
    bill = acting.bill(tables, city.held, number, levy)
    return message("for", cost=_COSTS[bill]) if any((bill.due, *bill.paid)) else _FOR_NOTHING


def _cost(bill: acting.Bill) -> Message:
    parts = [amount(n, kind.value) for kind, n in zip(Resource, bill.paid, strict=True) if n]
    if bill.due:
        parts.append(amount(bill.due, "denarii"))
    return message("amounts", parts=tuple(parts)) if parts else message("nothing")


_FOR_NOTHING: Final = message("for-nothing")
_COSTS: Final[Memo[acting.Bill, Message]] = Memo(_cost)


def too_dear(tables: Tables, city: City, bill: acting.Bill) -> Message | None:
    """Why a seat can't pay a bill now; None if it can."""
    spare = sum(city.held) - sum(bill.paid)
    have = city.denarii + tables.sale * spare
    if have >= bill.due:
        return None
    return message("why-too-dear", due=amount(bill.due, "denarii"), have=have, sold=spare)


def leaves(tables: Tables, number: int) -> Message:
    """What becomes of the other half of a solitaire pair (MIN-1P4, MIN-1P5)."""
    if number == COINS:
        return message("coins-go-back", coins=amount(tables.coins, "denarii"))
    return message("tile-leaves", tile=the(tables, number))


# ---- lines ---------------------------------------------------------------------------------------


def line_label(tables: Tables, city: City, way: str, cells: Iterable[Cell]) -> Message:
    """A direction and the tiles on these cells: "Activate up: Theater and Mine"."""
    if tiles := names(tables, [city.tiles[cell] for cell in cells]):
        return message("activate", way=way, tiles=tiles)
    return message("activate-nothing", way=way)


def costs(tax: int, sell: int) -> tuple[Message, ...]:
    """The tax of an action, and how many tokens must be sold for everything it costs."""
    taxed = (message("costs-tax", tax=amount(tax, "denarii")),) if tax else ()
    return (*taxed, message("must-sell", n=sell)) if sell else taxed


def line_brings(line: Line) -> tuple[Message, ...]:
    """What a line would bring, in sentences."""
    if not line.cells:
        return (message("line-empty"),)
    parts = yields(line.gains, line.picks, line.trades)
    brings = [message("line-brings", parts=parts) if parts else message("line-brings-nothing")]
    if line.culture:
        brings.append(message("line-takes", stacks=stacks(line.culture), vp=line.vp))
    if line.race:
        brings.append(message("line-wins", rank=line.rank, vp=line.race))
    return tuple(brings)


def culture_tile(category: Culture, vp: int) -> Message:
    """A culture tile with its VP."""
    return message("culture-tile", category=category.value, vp=vp)


def stacks(categories: Iterable[Culture]) -> tuple[Message, ...]:
    """Culture stacks by what their tile is: "the theater tile"."""
    return tuple([message("culture-stack", category=category.value) for category in categories])


def yields(gains: Mapping[str, int], picks: int, trades: int) -> tuple[Message, ...]:
    """What facilities bring, part by part: "+2 wood", "1 free choice", "up to 2 exchanges"."""
    parts = changes(gains)
    if picks:
        parts += (message("free-choices", n=picks),)
    return (*parts, message("exchanges", n=trades)) if trades else parts


# ---- places --------------------------------------------------------------------------------------

Sides = tuple[tuple[int, int], ...]
"""The tiles beside a cell: the step to each, and its number."""


class Places:
    """Cells in words, by the tiles beside them.

    Rows and columns are added where the same words would fit two cells of a choice. The words of
    the last city are kept, since a list of choices goes through its cells one by one.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tiles: Mapping[Cell, int] = {}
        self._known: dict[tuple[int | None, Cell | None], dict[Cell, Message]] = {}

    def free(self, city: City, cell: Cell, moved: Cell | None = None) -> Message:
        """An empty cell beside a city, as if the tile on `moved` were gone."""
        known = self._known_of(city)
        if (None, moved) not in known:
            tiles = {at: tile for at, tile in city.tiles.items() if at != moved}
            known[None, moved] = self._told_apart(tiles, grid.free(tiles))
        return known[None, moved][cell]

    def tile(self, city: City, cell: Cell) -> Message:
        """A tile of a city: "the Theater"; if there are two, "the Theater left of the Mine"."""
        number = city.tiles[cell]
        known = self._known_of(city)
        if (number, None) not in known:
            same = [at for at, other in city.tiles.items() if other == number]
            places = self._told_apart(city.tiles, same) if len(same) > 1 else {}
            tile = the(self._tables, number)
            known[number, None] = {
                at: message("tile-there", tile=tile, place=places[at]) if places else tile
                for at in same
            }
        return known[number, None][cell]

    def beside(self, tiles: Mapping[Cell, int], cell: Cell) -> Message:
        """The tiles beside a cell, whether or not another cell has the same."""
        return self._place(_sides(tiles, cell))

    def _known_of(self, city: City) -> dict[tuple[int | None, Cell | None], dict[Cell, Message]]:
        if self._tiles is not city.tiles:
            self._tiles, self._known = city.tiles, {}
        return self._known

    def _told_apart(self, tiles: Mapping[Cell, int], cells: Sequence[Cell]) -> dict[Cell, Message]:
        beside = {cell: _sides(tiles, cell) for cell in cells}
        where = {cell: grid.coordinates(cell) for cell in cells}
        alike = Counter(beside.values())
        columns = Counter((sides, where[cell][0]) for cell, sides in beside.items())
        rows = Counter((sides, where[cell][1]) for cell, sides in beside.items())
        places = {}
        for cell, sides in beside.items():
            place, (x, y) = self._place(sides), where[cell]
            if alike[sides] > 1:
                row_is_shared = rows[sides, y] > 1
                if not row_is_shared or columns[sides, x] > 1:
                    place = message("place-in", place=place, line=_row(tiles, y))
                if row_is_shared:
                    place = message("place-in", place=place, line=_column(tiles, x))
            places[cell] = place
        return places

    def _place(self, sides: Sides) -> Message:
        parts = tuple([_side(step, the(self._tables, number)) for step, number in sides])
        if not parts:
            return message("place-alone")
        return parts[0] if len(parts) == 1 else message("place-between", sides=parts)


def _side(step: int, tile: Message) -> Message:
    if step == LEFT:
        return message("place-right", tile=tile)
    if step == RIGHT:
        return message("place-left", tile=tile)
    return message("place-below", tile=tile) if step == UP else message("place-above", tile=tile)


def _sides(tiles: Mapping[Cell, int], cell: Cell) -> Sides:
    return tuple(
        [(step, tiles[cell + step]) for step in (LEFT, RIGHT, UP, DOWN) if cell + step in tiles]
    )


def _row(tiles: Iterable[Cell], y: int) -> Message:
    rows = [grid.coordinates(cell)[1] for cell in tiles]
    return message("row", n=y - min(rows) + 1, at=_edge(rows, y))


def _column(tiles: Iterable[Cell], x: int) -> Message:
    columns = [grid.coordinates(cell)[0] for cell in tiles]
    return message("column", n=x - min(columns) + 1, at=_edge(columns, x))


def _edge(numbers: Sequence[int], number: int) -> str:
    """Whether a row or column is the first or last of a city, or before or after it."""
    first, last = min(numbers), max(numbers)
    if number < first or number > last:
        return "before" if number < first else "after"
    if first == last or number not in (first, last):
        return "inside"
    return "first" if number == first else "last"


# ---- the end -------------------------------------------------------------------------------------


def title(tables: Tables, score: int) -> Message:
    """The title of a solitaire score (MIN-1P10)."""
    return title_name(scoring.title(tables, score))


def ending(tables: Tables, state: State) -> Message:
    """How a game ended, with what decided between equal scores (MIN-E6)."""
    scores = scoring.points(tables, state)
    if tables.solo:
        return message("end-alone", points=scores[0], title=title(tables, scores[0]))
    best = scoring.winner(tables, state)
    who, top = seated(best), scores[best]
    tied = [seat for seat, score in enumerate(scores) if score == top and seat != best]
    if not tied:
        return message("end-won", who=who, points=top)
    return message("end-decided", who=who, points=top, by=_decider(tables, state, best, tied))


def _decider(tables: Tables, state: State, best: int, tied: Sequence[int]) -> Message:
    """What the winner has more of than the next seat with as many points."""
    _, tiles, temples, _ = scoring.standing(tables, state, best)
    _, fewer_tiles, fewer_temples, _ = max(scoring.standing(tables, state, seat) for seat in tied)
    if tiles > fewer_tiles:
        return message("decided-by-tiles", mine=tiles, theirs=fewer_tiles)
    if temples > fewer_temples:
        return message("decided-by-temples", mine=temples, theirs=fewer_temples)
    return message("decided-by-order")
