"""What the page shows beside the view: scores, ways, offers, and where tiles fit."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.guide import reasons, words
from quadriga.games.carpe_diem.guide.facts.standings import Standing, standings
from quadriga.games.carpe_diem.rules import offers
from quadriga.games.carpe_diem.rules.actions import Move
from quadriga.games.carpe_diem.rules.phases import moving
from quadriga.games.carpe_diem.rules.phases.visiting import card_on, free_pairs
from quadriga.games.carpe_diem.rules.state import NONE, Cards, Over, Placing, Purse, State
from quadriga.games.carpe_diem.rules.tables import GO_LEFT, GO_RIGHT, GOODS, Card, Tables
from quadriga.language import Message, message


class Way(Struct, frozen=True):
    """A move of my patrician from where it is: where it ends, and the tiles there."""

    action: Move
    space: int
    tiles: tuple[str, ...]


class CardUse(Struct, frozen=True):
    """How I would use a card: sets owned, sets paid with goods and coins, sets paid with bread.

    `sets` says how many in words, `brings` what they give or what it costs to have none.
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
    """By how much a thing would change: `vp`, `prestige`, `coins`, a good."""

    thing: str
    n: int


class Offer(Struct, frozen=True):
    """What a free marker space would bring me now, used in the best way; cards in that order.

    `brings` is what it is good for: points, even if lost, and everything there would be more of.
    `net` has all changes in words, with what is paid.
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
    """The sets of a card that I could fulfil now: owned, paid with goods and coins, with bread."""

    space: int
    own: int
    paid: int
    bread: int


class Outlook(Struct, frozen=True, tag_field="game", tag="carpe_diem"):
    """How the seats stand, and for a player where it can go and what it could gain.

    `misfits` are the cells where my tile fits in some rotations only: for each rotation, the index
    in `clashes` of the reason, or -1 where it fits. `room` has, for each tile on the ring and in
    the row, the cells of the district shown that could take it.
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
    """How the seats stand, as `seat` may know it; None is a spectator."""
    over = isinstance(state.phase, Over)
    holds = isinstance(state.phase, Placing) and state.phase.seat == seat
    clashes, misfits = _misfits(tables, state, seat)
    player = None if over else seat
    return Outlook(
        seats=standings(tables, state, seat),
        ways=_ways(tables, state, player) if player is not None else (),
        offers=_offers(tables, state, player) if player is not None else (),
        cards=sets(tables, state, player) if player is not None else (),
        ending=words.ending(tables, state) if over else None,
        clashes=clashes,
        misfits=misfits,
        room={} if over or holds else _room(tables, state, seat or Seat(0)),
    )


def _misfits(
    tables: Tables, state: State, seat: Seat | None
) -> tuple[tuple[Message, ...], dict[str, tuple[int, ...]]]:
    """Where the tile that a seat holds doesn't fit in every rotation, and why."""
    phase = state.phase
    if not isinstance(phase, Placing) or phase.seat != seat:
        return (), {}
    known: list[Message] = []
    misfits = {}
    for cell, by_turn in reasons.clashes(tables, state.districts[seat], phase.tile):
        for clash in by_turn:
            if clash is not None and clash not in known:
                known.append(clash)
        misfits[grid.text(cell)] = tuple(known.index(clash) if clash else -1 for clash in by_turn)
    return tuple(known), misfits


def _room(tables: Tables, state: State, seat: Seat) -> dict[str, tuple[str, ...]]:
    """The cells of a district that could take each visible tile, in some rotation."""
    keys = state.districts[seat].frontier.values()
    tiles = {tile for slots in (*state.ring, state.row) for tile in slots if tile != NONE}
    fitting = {tile: {place.cell: None for place in tables.places(tile, keys)} for tile in tiles}
    return {tables.tile_ids[tile]: tuple(map(grid.text, cells)) for tile, cells in fitting.items()}


def _ways(tables: Tables, state: State, seat: Seat) -> tuple[Way, ...]:
    """Where left, right and, with bread, everything else lead from here."""
    if not state.filled:
        return ()
    moves: Sequence[Move] = (GO_LEFT, GO_RIGHT)
    if state.purses[seat].bread >= tables.amounts.bread_for_a_move:
        moves = tables.moves[state.filled]
    ends = ((action, moving.end(tables, state, seat, action)) for action in moves)
    return tuple(Way(action, space, waiting(tables, state, space)) for action, space in ends)


def waiting(tables: Tables, state: State, space: int) -> tuple[str, ...]:
    """The tiles on a blueprint."""
    return tuple(tables.tile_ids[tile] for tile in state.ring[space - 1] if tile != NONE)


def _offers(tables: Tables, state: State, seat: Seat) -> tuple[Offer, ...]:
    """What every free marker space would bring, once the forum is laid out."""
    if not state.forum:
        return ()
    return tuple(offer(tables, state, seat, *pair)[0] for pair in free_pairs(tables, state))


def offer(tables: Tables, state: State, seat: Seat, a: int, b: int) -> tuple[Offer, Purse]:
    """What the cards of two spaces would bring a seat now, and its purse afterwards."""
    one, two = card_on(tables, state, a), card_on(tables, state, b)
    return _best_offer(tables, offers.means(tables, state, seat), a, b, one, two)


@lru_cache(maxsize=1024)
def _best_offer(
    tables: Tables, has: offers.Means, a: int, b: int, one: Card, two: Card
) -> tuple[Offer, Purse]:
    """The same, kept because it is needed many times before anything changes."""
    best = offers.best(tables, has, one, two)
    spaces = (a, b) if best.uses[0].card is one else (b, a)
    return _in_names(tables, has, best, spaces), best.purse


def offer_in_order(tables: Tables, state: State, seat: Seat, first: int, then: int) -> Offer:
    """What the cards of two spaces would bring a seat now, in this order."""
    one, two = card_on(tables, state, first), card_on(tables, state, then)
    has = offers.means(tables, state, seat)
    return _in_names(tables, has, offers.best_in_order(tables, has, one, two), (first, then))


def _in_names(
    tables: Tables, has: offers.Means, best: offers.Offer, spaces: tuple[int, int]
) -> Offer:
    gained = words.differences(has.purse, best.purse, best.prestige)
    gained = {thing: gained[thing] for thing in words.POINTS_FIRST}
    changes = words.in_signs(gained)
    uses = zip(spaces, best.uses, strict=True)
    return Offer(
        a=min(spaces),
        b=max(spaces),
        cards=tuple(_use(tables, space, use) for space, use in uses),
        vp=gained["vp"],
        coins=gained["coins"],
        bread=gained["bread"],
        goods=sum(gained[good] for good in GOODS),
        prestige=best.prestige,
        brings=tuple(
            Change(thing, n) for thing, n in gained.items() if n > 0 or (n and thing == "vp")
        ),
        net=message("offer-net", changes=changes) if changes else message("offer-net-nothing"),
    )


def _use(tables: Tables, space: int, use: offers.Use) -> CardUse:
    """A card as it is used, in numbers and in words."""
    if use.sets:
        times = words.uses(use.sets, use.bread)
        brings = message("all-of", items=words.reward(use.card, use.sets))
    else:
        times, brings = message("uses-none"), words.change(-tables.amounts.forum_penalty, "vp")
    fails = not use.sets
    return CardUse(space, use.card.id, use.own, use.paid, use.bread, fails, times, brings)


def sets(tables: Tables, state: State, seat: Seat) -> tuple[CardSets, ...]:
    """How many sets of each card of the forum a seat could fulfil now, if it used only that one."""
    if not state.forum:
        return ()
    return _sets(tables, state.forum, state.districts[seat].owned, state.purses[seat])


@lru_cache(maxsize=256)
def _sets(
    tables: Tables, forum: Cards, owned: tuple[int, ...], purse: Purse
) -> tuple[CardSets, ...]:
    """The same, kept because many choices of a position lead to the same means."""
    cards = ((space, tables.cards[forum[tables.space_index[space]]]) for space in tables.used)
    return tuple(
        CardSets(space, *offers.at_most(tables, card, owned, purse)[1:]) for space, card in cards
    )
