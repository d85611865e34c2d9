"""What the page shows beside the view: scores line by line, temples, glory, what tiles cost."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.minerva import estimates, scoring, words
from quadriga.games.minerva.components import Counts, Resource, ScoreArea
from quadriga.games.minerva.descriptions import title_name
from quadriga.games.minerva.grid import Cell, text
from quadriga.games.minerva.phases import acting, rounds
from quadriga.games.minerva.preview import to_sell
from quadriga.games.minerva.state import Acting, City, Over, State
from quadriga.games.minerva.tables import COINS, PUT, Tables
from quadriga.games.minerva.words import Places
from quadriga.language import Message, message

FIRST_AIM: Final = 40
"""The score that the rulebook sets as the first aim of the solitaire game (MIN-1P10)."""


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
    counts those in hand and placed, `price` is None with all of them. `says` is in a few words
    how far the seat is: its place, its order tile, or its title.
    """

    score: Score
    race: int
    estimate: int
    temples: tuple[Temple, ...]
    assistants: int
    price: Price | None
    ahead: bool
    says: Message


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
    many tokens it would have to sell for both. `why_not` is None if it can be bought, else
    `short` denarii are missing even so. `best` is what a temple would count now on the best free
    cell. `says` has all of this in sentences.
    """

    tile: str
    pay: dict[Resource, int]
    denarii: int
    sell: int
    why_not: Message | None
    best: int
    short: int
    says: tuple[Message, ...]


class FreeCell(Struct, frozen=True):
    """A cell where a tile could be laid that is still to be bought; `do` lays it there."""

    cell: str
    do: str
    label: Message


class Aim(Struct, frozen=True):
    """Solitaire: the title so far, and what is missing to the next one."""

    title: Message
    says: tuple[Message, ...]


class Outlook(Struct, frozen=True, tag_field="game", tag="minerva"):
    """How the seats stand, the glory race, order tiles, and what the market costs who looks.

    `market` has each tile once, in market order, and is empty for who looks on; `cells` are those
    where a tile may go, for who is to act. `next_order` is the order tile that the next to pass
    would take, 0 if none is left, and `passing` says the same. `ending` says how a finished game
    was decided.
    """

    seats: tuple[Standing, ...]
    glory: tuple[Rank, ...]
    order: tuple[Order, ...]
    next_order: int
    tax: int
    market: tuple[Offer, ...]
    cells: tuple[FreeCell, ...]
    passing: Message
    aim: Aim | None
    ending: Message | None


def outlook(tables: Tables, places: Places, state: State, seat: Seat | None) -> Outlook:
    """How the table stands, as a seat sees it."""
    over = isinstance(state.phase, Over)
    return Outlook(
        seats=_standings(tables, state),
        glory=() if over else _race(tables, state),
        order=_order(tables, state),
        next_order=_next_order(tables, state),
        tax=acting.tax(tables, state),
        market=() if seat is None or over else _market(tables, state, seat),
        cells=_cells(places, state, seat),
        passing=_passing(tables, state),
        aim=_aim(tables, state) if tables.solo else None,
        ending=words.ending(tables, state) if over else None,
    )


def _cells(places: Places, state: State, seat: Seat | None) -> tuple[FreeCell, ...]:
    if not isinstance(state.phase, Acting) or state.phase.seat != seat:
        return ()
    city = state.cities[seat]
    return tuple(
        FreeCell(text(at), str(PUT[at]), message("place-it", place=places.free(city, at)))
        for at in city.free
    )


def _next_order(tables: Tables, state: State) -> int:
    return len(state.passed) + 1 if len(state.passed) < tables.seats > 1 else 0


def _passing(tables: Tables, state: State) -> Message:
    """What passing now takes, in a few words."""
    number = _next_order(tables, state)
    if tables.solo or not number:
        return message("passing-ends-round")
    if state.round < tables.rounds:
        return message("passing-takes", number=number)
    vp = (*tables.order_vp, 0)[number - 1]
    return message("passing-takes-vp", number=number, vp=vp)


def _aim(tables: Tables, state: State) -> Aim:
    score, titles = estimates.estimate(tables, state, 0), tables.box.titles
    higher = [title for title in titles if title.min_score > score]
    if higher:
        missing = higher[-1].min_score - score
        says = [message("to-title", vp=missing, title=title_name(higher[-1]))]
    else:
        says = [message("highest-title")]
    if isinstance(state.phase, Over) and score < FIRST_AIM:
        says.append(message("first-aim", vp=FIRST_AIM))
    return Aim(words.title(tables, scoring.points(tables, state)[0]), tuple(says))


def _standings(tables: Tables, state: State) -> tuple[Standing, ...]:
    scores = [estimates.estimate(tables, state, seat) for seat in range(tables.seats)]
    ahead = scoring.winner(tables, state)
    return tuple(
        _standing(tables, state, seat, score, _says(tables, state, seat, scores, ahead), ahead)
        for seat, score in enumerate(scores)
    )


def _says(tables: Tables, state: State, seat: int, scores: Sequence[int], ahead: int) -> Message:
    if tables.solo:
        return words.title(tables, scoring.points(tables, state)[0])
    if seat in state.passed and not isinstance(state.phase, Over):
        return message("says-passed", number=state.passed.index(Seat(seat)) + 1)
    before = (
        n for n, score in enumerate(scores) if (score, n == ahead) > (scores[seat], seat == ahead)
    )
    return message("says-place", place=1 + len([*before]), of=tables.seats)


def _standing(
    tables: Tables, state: State, seat: int, estimate: int, says: Message, ahead: int
) -> Standing:
    city, lines = state.cities[seat], scoring.lines(tables, state, seat)
    won = estimates.race(tables, state, seat)
    price = tables.assistants[city.assistants :][:1]
    return Standing(
        score=Score(*lines, total=sum(lines)),
        race=won.vp if won else 0,
        estimate=estimate,
        temples=tuple(_temple(tables, city, cell) for cell in scoring.temples(tables, city)),
        assistants=city.assistants,
        price=Price(*price[0]) if price else None,
        ahead=seat == ahead,
        says=says,
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
    why_not, sell = words.too_dear(tables, city, number, levy), to_sell(tables, city, due)
    return Offer(
        tile=tables.ids[number],
        pay={kind: n for kind, n in zip(Resource, paid, strict=True) if n},
        denarii=due - levy,
        sell=sell,
        why_not=why_not,
        best=best,
        short=max(0, due - have),
        says=_offered(tables, city, number, sell, best, why_not),
    )


def _offered(
    tables: Tables, city: City, number: int, sell: int, best: int, why_not: Message | None
) -> tuple[Message, ...]:
    """What a tile would cost, or why it cannot be bought, and what a temple would count."""
    if why_not:
        says = [message("not-now", reason=why_not)]
    else:
        says = [message("for-you-now", cost=words.cost(tables, city, number, 0))]
        if sell:
            says.append(message("must-sell", n=sell))
    if number >= tables.first_temple:
        says.append(message("counts-at-best", vp=best))
    return tuple(says)
