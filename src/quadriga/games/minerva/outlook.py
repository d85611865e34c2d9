"""What the page shows beside the view: scores line by line, temples, glory, what tiles cost."""

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.minerva import estimates, scoring, words
from quadriga.games.minerva.components import Counts, Resource, ScoreArea
from quadriga.games.minerva.grid import Cell, text
from quadriga.games.minerva.phases import acting, rounds
from quadriga.games.minerva.preview import to_sell
from quadriga.games.minerva.state import City, Over, State
from quadriga.games.minerva.tables import COINS, Tables


class Score(Struct, frozen=True):
    """What a seat would have if the game ended now, line by line."""

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
    """How a seat stands.

    `race` is the VP of the glory tile that it would take if this round ended now, `estimate` the
    score with it and with the culture tiles that the points of this turn take; `assistants`
    counts those in hand and placed, `price` is None with all of them.
    """

    score: Score
    race: int
    estimate: int
    temples: tuple[Temple, ...]
    assistants: int
    price: Price | None
    ahead: bool


class Rank(Struct, frozen=True):
    """A glory tile of this round, and who would take it now.

    `needs` are the tokens that it takes in solitaire (MIN-1P9); in a race it is 0.
    """

    rank: int
    vp: int
    seat: int | None
    tokens: int
    needs: int


class Order(Struct, frozen=True):
    """An order tile: its VP in the last round, and who holds it now."""

    number: int
    vp: int
    seat: int | None


class Offer(Struct, frozen=True):
    """What a tile of the market would cost this seat now.

    Tokens that it has are paid, `denarii` are for what is missing, without the tax; `sell` is how
    many tokens it would have to sell for both. `why_not` is empty if it can be bought, else
    `short` denarii are missing even so. `best` is what a temple would count now on the best free
    cell.
    """

    tile: str
    pay: dict[Resource, int]
    denarii: int
    sell: int
    why_not: str
    best: int
    short: int


class Outlook(Struct, frozen=True, tag_field="game", tag="minerva"):
    """How the seats stand, the glory race, order tiles, and what the market costs who looks.

    `market` has each tile once, in market order, `cells` are those where a tile may go; both are
    empty for who looks on. `next_order` is the order tile that the next to pass would take, 0 if
    none is left. `ending` says in words how a finished game was decided.
    """

    seats: tuple[Standing, ...]
    glory: tuple[Rank, ...]
    order: tuple[Order, ...]
    next_order: int
    tax: int
    market: tuple[Offer, ...]
    cells: tuple[str, ...]
    title: str
    ending: str


def outlook(tables: Tables, state: State, seat: Seat | None) -> Outlook:
    """How the table stands, as a seat sees it."""
    over = isinstance(state.phase, Over)
    score = scoring.points(tables, state)[0]
    return Outlook(
        seats=tuple(_standing(tables, state, n) for n in range(tables.seats)),
        glory=() if over else _race(tables, state),
        order=_order(tables, state),
        next_order=len(state.passed) + 1 if len(state.passed) < tables.seats > 1 else 0,
        tax=acting.tax(tables, state),
        market=() if seat is None or over else _market(tables, state, seat),
        cells=() if seat is None or over else tuple(map(text, state.cities[seat].free)),
        title=scoring.title(tables, score) if tables.solo else "",
        ending=words.ending(tables, state, seat) if over else "",
    )


def _standing(tables: Tables, state: State, seat: int) -> Standing:
    city, lines = state.cities[seat], scoring.lines(tables, state, seat)
    won = estimates.race(tables, state, seat)
    price = tables.assistants[city.assistants :][:1]
    return Standing(
        score=Score(*lines, total=sum(lines)),
        race=won.vp if won else 0,
        estimate=estimates.estimate(tables, state, seat),
        temples=tuple(_temple(tables, city, cell) for cell in scoring.temples(tables, city)),
        assistants=city.assistants,
        price=Price(*price[0]) if price else None,
        ahead=seat == scoring.winner(tables, state),
    )


def _temple(tables: Tables, city: City, cell: Cell) -> Temple:
    step = tables.scoring[city.tiles[cell]]
    cells: list[Cell] = []
    if isinstance(step, ScoreArea):
        cells = scoring.counted_cells(tables, city, cell, step)
        if step.counts is Counts.KINDS:  # The first tile of each kind stands for it.
            first = {tables.category[city.tiles[at]]: at for at in reversed(cells)}
            cells = sorted(first.values())
    count = scoring.temple_count(tables, city, cell, city.tiles[cell])
    return Temple(
        cell=text(cell),
        tile=tables.ids[city.tiles[cell]],
        count=count,
        vp=step.vp * count,
        cells=tuple(map(text, cells)),
    )


def _race(tables: Tables, state: State) -> tuple[Rank, ...]:
    holders = (
        {tile: seat for seat, tile in rounds.awards(tables, state).items()} if state.round else {}
    )
    tiles = [n for (number, _), n in tables.glory.items() if number == max(1, state.round)]
    ranks = []
    for n in tiles:
        tile, seat = tables.box.glory[n], holders.get(n)
        tokens = state.cities[seat].glory if seat is not None else 0
        needs = (tile.round if tile.rank == 1 else 1) if tables.solo else 0
        ranks.append(Rank(tile.rank, tile.vp, seat, tokens, needs))
    return tuple(ranks)


def _order(tables: Tables, state: State) -> tuple[Order, ...]:
    if tables.solo:
        return ()
    values = (*tables.order_vp, 0)
    holders = (*state.passed, *[None] * (tables.seats - len(state.passed)))
    return tuple(
        Order(n, vp, seat)
        for n, (vp, seat) in enumerate(zip(values, holders, strict=True), start=1)
    )


def _market(tables: Tables, state: State, seat: Seat) -> tuple[Offer, ...]:
    city, levy = state.cities[seat], acting.tax(tables, state)
    tiles = dict.fromkeys(n for n in (*state.market, *state.row) if n != COINS)
    return tuple(_offer(tables, city, number, levy) for number in tiles)


def _offer(tables: Tables, city: City, number: int, levy: int) -> Offer:
    due, paid = acting.bill(tables, city.held, number, levy)
    best = 0
    if number >= tables.first_temple:
        counts = [scoring.temple_count(tables, city, cell, number) for cell in city.free]
        best = tables.scoring[number].vp * max(counts)
    have = city.denarii + tables.sale * (sum(city.held) - sum(paid))
    return Offer(
        tile=tables.ids[number],
        pay={kind: n for kind, n in zip(Resource, paid, strict=True) if n},
        denarii=due - levy,
        sell=to_sell(tables, city, due),
        why_not=words.too_dear(tables, city, number, levy),
        best=best,
        short=max(0, due - have),
    )
