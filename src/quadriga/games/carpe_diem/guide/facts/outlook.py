"""What the page shows beside the view: how the seats stand, ways, offers, where a tile fits."""

from functools import lru_cache
from operator import sub

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.guide import reasons, words
from quadriga.games.carpe_diem.guide.facts.standings import Standing, standings
from quadriga.games.carpe_diem.rules import offers
from quadriga.games.carpe_diem.rules.actions import Bread, Go
from quadriga.games.carpe_diem.rules.phases.visiting import card_on
from quadriga.games.carpe_diem.rules.state import NONE, Cards, Over, Placing, Purse, State
from quadriga.games.carpe_diem.rules.tables import GO_LEFT, GO_RIGHT, GOODS, Card, Tables
from quadriga.language import Message, message


class Way(Struct, frozen=True):
    """A move of mine from where my patrician stands: where it ends, and the tiles there."""

    action: Go | Bread
    space: int
    tiles: tuple[str, ...]


class CardUse(Struct, frozen=True):
    """A card as I would use it: sets by what I own, paid with goods and coins, with bread.

    `sets` says how many of them, `brings` what they give or what it costs to have none.
    """

    space: int
    card: str
    own: int
    paid: int
    bread: int
    fails: bool
    sets: Message
    brings: Message


class Change(Struct, frozen=True):
    """How many more or fewer of a thing there would be: `vp`, `prestige`, `coins`, a good."""

    thing: str
    n: int


class Offer(Struct, frozen=True):
    """What a free marker space would bring me now, used in the best way, the first card first.

    `brings` is what it is worth: points, also those lost, and all that there would be more of.
    `net` says in words all that would change, with what is paid.
    """

    a: int
    b: int
    cards: tuple[CardUse, ...]
    vp: int
    coins: int
    bread: int
    goods: int
    prestige: int
    brings: tuple[Change, ...]
    net: Message


class CardSets(Struct, frozen=True):
    """How many sets of a card I could fulfil now: owned, paid with goods and coins, with bread."""

    space: int
    own: int
    paid: int
    bread: int


class Outlook(Struct, frozen=True, tag_field="game", tag="carpe_diem"):
    """How the seats stand, and for a seat at the table where it can go and what it could gain.

    `misfits` are the cells where my tile fits in some turns only: by turn, which of `clashes` says
    why not, or -1 where it fits. `room` are the cells of the district shown that could take each
    tile on the ring and in the row.
    """

    seats: tuple[Standing, ...]
    ways: tuple[Way, ...]
    offers: tuple[Offer, ...]
    cards: tuple[CardSets, ...]
    ending: Message | None
    clashes: tuple[Message, ...]
    misfits: dict[str, tuple[int, ...]]
    room: dict[str, tuple[str, ...]]


def outlook(tables: Tables, state: State, seat: Seat | None) -> Outlook:
    """How the seats stand; `seat` is who looks."""
    over = isinstance(state.phase, Over)
    holds = isinstance(state.phase, Placing) and state.phase.seat == seat
    clashes, misfits = _misfits(tables, state, seat)
    return Outlook(
        seats=standings(tables, state, seat),
        ways=_ways(tables, state, seat) if seat is not None and not over else (),
        offers=_offers(tables, state, seat) if seat is not None and not over else (),
        cards=sets(tables, state, seat) if seat is not None and not over else (),
        ending=words.ending(tables, state) if over else None,
        clashes=clashes,
        misfits=misfits,
        room={} if over or holds else _room(tables, state, seat or Seat(0)),
    )


def _misfits(
    tables: Tables, state: State, seat: Seat | None
) -> tuple[tuple[Message, ...], dict[str, tuple[int, ...]]]:
    """Where the tile that a seat holds does not fit as it is turned."""
    phase = state.phase
    if not isinstance(phase, Placing) or phase.seat != seat:
        return (), {}
    said: list[Message] = []
    found = {}
    for cell, by_turn in reasons.clashes(tables, state.districts[seat], phase.tile):
        numbers = []
        for one in by_turn:
            if one is not None and one not in said:
                said.append(one)
            numbers.append(-1 if one is None else said.index(one))
        found[grid.text(cell)] = tuple(numbers)
    return tuple(said), found


def _room(tables: Tables, state: State, seat: Seat) -> dict[str, tuple[str, ...]]:
    """The cells of a district that could take each tile that lies open, in some turn."""
    keys = state.districts[seat].frontier.values()
    asked = [(key & 255, key >> 8 & 255, grid.text(key >> 16)) for key in keys]
    found = {}
    for tile in {tile for slots in (*state.ring, state.row) for tile in slots if tile != NONE}:
        upper, lower = tables.fits[tile]
        cells = [cell for above, below, cell in asked if upper[above] & lower[below]]
        found[tables.tile_ids[tile]] = tuple(cells)
    return found


def _ways(tables: Tables, state: State, seat: Seat) -> tuple[Way, ...]:
    """Where left, right and, with bread, everything else lead from here."""
    if not state.filled:
        return ()
    left, right = tables.ends[state.filled][state.patricians[seat] - 1]
    ways: list[tuple[Go | Bread, int]] = [(GO_LEFT, left), (GO_RIGHT, right)]
    if state.purses[seat].bread >= tables.amounts.bread_for_a_move:
        ways += [(b, b.space) for b in tables.breads if state.filled >> b.space - 1 & 1]
    return tuple(Way(action, space, waiting(tables, state, space)) for action, space in ways)


def waiting(tables: Tables, state: State, space: int) -> tuple[str, ...]:
    """The tiles on a blueprint."""
    return tuple(tables.tile_ids[tile] for tile in state.ring[space - 1] if tile != NONE)


def _offers(tables: Tables, state: State, seat: Seat) -> tuple[Offer, ...]:
    """What every free marker space would bring, once the forum is laid out."""
    if not state.forum:
        return ()
    rows = zip(tables.pairs, state.markers, strict=True)
    return tuple(offer(tables, state, seat, *pair) for pair, marker in rows if marker == NONE)


def offer(tables: Tables, state: State, seat: Seat, a: int, b: int) -> Offer:
    """What the cards of two spaces would bring a seat now."""
    one, two = card_on(tables, state, a), card_on(tables, state, b)
    return best_offer(tables, offers.means(tables, state, seat), a, b, one, two)[0]


@lru_cache(maxsize=1024)
def best_offer(
    tables: Tables, has: offers.Means, a: int, b: int, one: Card, two: Card
) -> tuple[Offer, Purse]:
    """The same, and the purse then; it is asked for many times before anything of it changes."""
    found = offers.best(tables, has, one, two)
    spaces = (a, b) if found.uses[0].card is one else (b, a)
    return _in_names(tables, has, found, spaces), found.purse


def offer_in_order(tables: Tables, state: State, seat: Seat, first: int, then: int) -> Offer:
    """What the cards of two spaces would bring a seat now, in this order."""
    cards, has = (
        (card_on(tables, state, n) for n in (first, then)),
        offers.means(tables, state, seat),
    )
    return _in_names(tables, has, offers.best_in_order(tables, has, *cards), (first, then))


def _in_names(
    tables: Tables, has: offers.Means, found: offers.Offer, spaces: tuple[int, int]
) -> Offer:
    before, after = has.purse, found.purse
    a, b = sorted(spaces)
    vp, coins, bread = (
        after.vp - before.vp,
        after.coins - before.coins,
        after.bread - before.bread,
    )
    goods = tuple(map(sub, after.goods, before.goods))
    rows = (
        (vp, "vp"),
        (found.prestige, "prestige"),
        (coins, "coins"),
        (bread, "bread"),
        *((n, good.value) for n, good in zip(goods, GOODS, strict=True)),
    )
    return Offer(
        a=a,
        b=b,
        cards=tuple(
            _use(tables, space, use) for space, use in zip(spaces, found.uses, strict=True)
        ),
        vp=vp,
        coins=coins,
        bread=bread,
        goods=sum(goods),
        prestige=found.prestige,
        brings=tuple(Change(thing, n) for n, thing in rows if n > 0 or (n and thing == "vp")),
        net=_net(*rows),
    )


def _use(tables: Tables, space: int, use: offers.Use) -> CardUse:
    """A card as it is used, in numbers and in words."""
    if not use.sets:
        said, brings = message("uses-none"), words.change(-tables.amounts.forum_penalty, "vp")
    else:
        said = words.uses(use.sets, use.bread)
        brings = message("all-of", items=words.reward(use.card, use.sets))
    fails = not use.sets
    return CardUse(space, use.card.id, use.own, use.paid, use.bread, fails, said, brings)


def _net(*rows: tuple[int, str]) -> Message:
    changes = words.in_signs(rows)
    return message("offer-net", changes=changes) if changes else message("offer-net-nothing")


def sets(tables: Tables, state: State, seat: Seat) -> tuple[CardSets, ...]:
    """How many sets of every card of the forum a seat could fulfil now, were it the only one."""
    if not state.forum:
        return ()
    return _sets(tables, state.forum, state.districts[seat].owned, state.purses[seat])


@lru_cache(maxsize=256)
def _sets(
    tables: Tables, forum: Cards, owned: tuple[int, ...], purse: Purse
) -> tuple[CardSets, ...]:
    """The same; all choices of a position are compared with it, and many lead to the same."""
    cards = ((space, tables.cards[forum[tables.space_index[space]]]) for space in tables.used)
    return tuple(
        CardSets(space, *offers.at_most(tables, card, owned, purse)[1:]) for space, card in cards
    )
