"""What the page shows beside the view: standings, glory, order tiles, what tiles cost."""

from typing import Final

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.minerva.box.components import Resource
from quadriga.games.minerva.box.descriptions import title_name
from quadriga.games.minerva.box.grid import text
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts import estimates
from quadriga.games.minerva.guide.facts.preview import to_sell
from quadriga.games.minerva.guide.facts.sites import Site, site
from quadriga.games.minerva.guide.facts.standings import Standing, standings
from quadriga.games.minerva.guide.words import Places
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.phases import acting, rounds
from quadriga.games.minerva.rules.state import Acting, City, Over, Placing, State
from quadriga.games.minerva.rules.tables import COINS, PUT, Tables
from quadriga.language import Message, message

_RESOURCES: Final = tuple(Resource)

FIRST_AIM: Final = 40
"""The score that the rulebook sets as the first aim of the solitaire game (MIN-1P10)."""


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
    """A cell where a tile could be laid, bought already or not; `do` lays it there.

    `site` is what a facility would be good for there.
    """

    cell: str
    do: str
    label: Message
    site: Site


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
        seats=standings(tables, state),
        glory=ranks(tables, state),
        order=_order(tables, state),
        next_order=_next_order(tables, state),
        tax=acting.tax(tables, state),
        market=() if seat is None or over else _market(tables, state, seat),
        cells=_cells(tables, places, state, seat),
        passing=_passing(tables, state),
        aim=_aim(tables, state) if tables.solo else None,
        ending=words.ending(tables, state) if over else None,
    )


def _cells(tables: Tables, places: Places, state: State, seat: Seat | None) -> tuple[FreeCell, ...]:
    if not isinstance(state.phase, Acting | Placing) or state.phase.seat != seat:
        return ()
    city = state.cities[seat]
    return tuple(
        [
            FreeCell(
                text(at),
                str(PUT[at]),
                message("place-it", place=places.free(city, at)),
                site(tables, state, seat, at),
            )
            for at in city.free
        ]
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
    says = [to_next_title(tables, state)]
    if isinstance(state.phase, Over) and estimates.estimate(tables, state, 0) < FIRST_AIM:
        says.append(message("first-aim", vp=FIRST_AIM))
    return Aim(words.title(tables, scoring.points(tables, state)[0]), tuple(says))


def to_next_title(tables: Tables, state: State) -> Message:
    """How far away the next title is."""
    score, titles = estimates.estimate(tables, state, 0), tables.box.titles
    higher = [title for title in titles if title.min_score > score]
    if not higher:
        return message("highest-title")
    missing = higher[-1].min_score - score
    return message("to-title", vp=missing, title=title_name(higher[-1]))


def ranks(tables: Tables, state: State) -> tuple[Rank, ...]:
    """The glory tiles of this round, and who would take each now; none once all are given."""
    if isinstance(state.phase, Over):
        return ()
    holders = (
        {tile: seat for seat, tile in rounds.awards(tables, state).items()} if state.round else {}
    )
    tiles = [n for (number, _), n in tables.glory.items() if number == max(1, state.round)]
    found = []
    for n in tiles:
        tile, seat = tables.box.glory[n], holders.get(n)
        tokens = state.cities[seat].glory if seat is not None else 0
        needs = (tile.round if tile.rank == 1 else 1) if tables.solo else 0
        found.append(Rank(tile.rank, tile.vp, seat, tokens, needs))
    return tuple(found)


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
    counts = scoring.best_counts(tables, city, (n for n in tiles if n >= tables.first_temple))
    return tuple(_offer(tables, city, number, levy, counts.get(number, 0)) for number in tiles)


def _offer(tables: Tables, city: City, number: int, levy: int, count: int) -> Offer:
    due, paid = bill = acting.bill(tables, city.held, number, levy)
    best = tables.scoring[number].vp * count if number >= tables.first_temple else 0
    have = city.denarii + tables.sale * (sum(city.held) - sum(paid))
    why_not = words.too_dear(tables, city, bill) if have < due else None
    sell = to_sell(tables, city, due)
    return Offer(
        tile=tables.ids[number],
        pay={kind: n for kind, n in zip(_RESOURCES, paid, strict=True) if n},
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
