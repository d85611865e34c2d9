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

FIRST_AIM: Final = 40
"""The score that the rulebook sets as the first aim of the solitaire game (MIN-1P10)."""


class Rank(Struct, frozen=True):
    """A glory tile of this round, and the seat that would take it now.

    `needs` are the tokens that it takes in solitaire (MIN-1P9), else 0.
    """

    rank: int
    vp: int
    seat: int | None
    tokens: int
    needs: int


class Order(Struct, frozen=True):
    """An order tile: its VP in the last round, and the seat that holds it now."""

    number: int
    vp: int
    seat: int | None


class Offer(Struct, frozen=True):
    """What a tile of the market would cost this seat now.

    It would `pay` tokens it has and `denarii` for those it lacks, without the tax, and `sell` that
    many tokens for both. `why_not` is None if it can be bought, else `short` denarii are missing.
    `best` is what a temple would count now on the best free cell. `says` puts this in sentences.
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
    """A cell where a tile could go, bought already or not; `do` places it there.

    `site` is what a facility would be good for there.
    """

    cell: str
    do: str
    label: Message
    site: Site


class Aim(Struct, frozen=True):
    """Solitaire: the title so far, and how far it is to the next one."""

    title: Message
    says: tuple[Message, ...]


class Outlook(Struct, frozen=True, tag_field="game", tag="minerva"):
    """How the seats are doing, the glory race, order tiles, and the viewer's prices in the market.

    `market` has each tile once, in market order, and is empty for spectators; `cells` are those
    where a tile may go, for the seat to act. `next_order` is the order tile that the next seat to
    pass would take, 0 if none is left, and `passing` says the same. `ending` says how a finished
    game was decided.
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
    """The outlook of a seat or a spectator."""
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
    city, cells = state.cities[seat], list[FreeCell]()
    for at in city.free:
        label = message("place-it", place=places.free(city, at))
        cells.append(FreeCell(text(at), str(PUT[at]), label, site(tables, state, seat, at)))
    return tuple(cells)


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
    """The glory tiles of this round, and the seat that would take each; empty after the game."""
    if isinstance(state.phase, Over):
        return ()
    won = rounds.awards(tables, state) if state.round else {}
    holders, ranked = {tile: seat for seat, tile in won.items()}, list[Rank]()
    for (number, rank), n in tables.glory.items():
        if number == max(1, state.round):
            seat = holders.get(n)
            tokens = state.cities[seat].glory if seat is not None else 0
            needs = (number if rank == 1 else 1) if tables.solo else 0
            ranked.append(Rank(rank, tables.box.glory[n].vp, seat, tokens, needs))
    return tuple(ranked)


def _order(tables: Tables, state: State) -> tuple[Order, ...]:
    if tables.solo:
        return ()
    holders = (*state.passed, *[None] * (tables.seats - len(state.passed)))
    tiles = enumerate(zip((*tables.order_vp, 0), holders, strict=True), start=1)
    return tuple(Order(n, vp, seat) for n, (vp, seat) in tiles)


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
    if why_not:
        says = [message("not-now", reason=why_not)]
    else:
        says = [message("for-you-now", cost=words.cost(tables, city, number, 0))]
        says += words.costs(0, sell)
    if number >= tables.first_temple:
        says.append(message("counts-at-best", vp=best))
    return Offer(
        tile=tables.ids[number],
        pay={kind: n for kind, n in zip(Resource, paid, strict=True) if n},
        denarii=due - levy,
        sell=sell,
        why_not=why_not,
        best=best,
        short=max(0, due - have),
        says=tuple(says),
    )
