"""Carpe Diem in phrases: things and amounts, tiles, cards, places, what was gained, the end."""

from collections.abc import Iterable
from functools import cache

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Tile
from quadriga.games.carpe_diem.box.faces import EDGES, KINDS
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules.phases import visiting
from quadriga.games.carpe_diem.rules.state import State
from quadriga.games.carpe_diem.rules.tables import (
    ADMINISTRATION,
    BAKERY,
    CRAFTSMAN,
    FOUNTAIN,
    GOODS,
    GRANARY,
    LANDSCAPES,
    MARKET,
    OWNED,
    VILLA,
    Card,
    Tables,
)
from quadriga.language import Message, message, seated

Phrases = tuple[Message, ...]


@cache
def amount(number: int, thing: str) -> Message:
    """A number with what it counts: "1 pond", "2 ponds", "3 fish"."""
    return message("amount", n=number, thing=thing)


@cache
def change(number: int, thing: str) -> Message:
    """A number with its sign and what it counts: "+2 fish"."""
    return message("change", n=number, thing=thing)


@cache
def kind(number: int) -> Message:
    """A kind of structure."""
    return message("kind", kind=KINDS[number].value)


@cache
def edge(value: int) -> Message:
    """What an edge of a tile shows."""
    return message("edge", edge=EDGES[value])


def tile(one: Tile) -> Message:
    """What a tile shows: "pond and villa with 2 chimneys"."""
    return message("tile", parts=tuple(_part(p.kind.value, p.chimneys) for p in one.parts))


@cache
def _part(shown: str, chimneys: int) -> Message:
    return message("part", kind=shown, chimneys=chimneys)


@cache
def needs(one: Card) -> Phrases:
    """What a set of a forum card asks for."""
    goods = (amount(n, GOODS[good].value) for good, n in enumerate(one.goods) if n)
    return (*goods, *(amount(n, OWNED[what]) for what, n in one.owned))


@cache
def asks(one: Card) -> Message:
    """What is to be done for a forum card: "Pay 3 fish", "Own 2 villas"."""
    if one.red:
        return message("card-pay", needs=needs(one))
    return message("card-own", needs=needs(one))


@cache
def card(one: Card) -> Message:
    """A forum card by what it asks for and gives: "3 fish: 7 VP"."""
    return message("card", needs=needs(one), reward=reward(one))


def card_on(tables: Tables, state: State, space: int) -> Message:
    """The card on a space of the forum; where another says the same, with where it lies."""
    said = card(visiting.card_on(tables, state, space))
    alike = [tables.first_alike[number] for number in state.forum]
    if alike.count(alike[tables.space_index[space]]) == 1:
        return said
    row, column = divmod(space - 1, tables.box.forum.columns)
    return message("card-lying", card=said, row=row + 1, column=column + 1)


@cache
def reward(one: Card, sets: int = 1) -> Phrases:
    """What so many sets of a card give."""
    rows = ((one.vp, "vp"), (one.coins, "coins"), (one.bread, "bread"), (one.prestige, "prestige"))
    return tuple(amount(n * sets, thing) for n, thing in rows if n)


def paid(goods: int, bread: int) -> Phrases:
    """So many sets, and so many in bread."""
    rows = [message("sets-in-goods", n=goods)] if goods else []
    return (*rows, *([message("sets-in-bread", n=bread)] if bread else ()))


@cache
def uses(sets: int, bread: int) -> Message:
    """How often a card is used, and how many of these in bread: "×2, 1 in bread"."""
    return message("uses", n=sets, bread=bread, rest=sets - bread)


@cache
def fountain(shown: int, vp: int) -> Message:
    """A fountain card: "2 VP for each pond"."""
    return message("fountain-card", kind=kind(shown), vp=vp)


def fountain_number(tables: Tables, number: int) -> Message:
    """The fountain card with this number."""
    return fountain(*tables.fountain[number])


@cache
def space(number: int) -> Message:
    """A blueprint and its space, by where it lies in the ring."""
    return message("blueprint", space=number)


@cache
def cell(at: int) -> Message:
    """A cell of a district, by its row and its place in it."""
    return message("cell", row=grid.row(at), column=grid.column(at))


def gives(tables: Tables, built: int, tiles: int, chimneys: int) -> Message:
    """What a completed structure gives; for a villa, what it scores at the end."""
    if built == VILLA:
        return message("gives-at-the-end", vp=tables.chart[chimneys])
    if built == CRAFTSMAN:
        return message("gives-black-tile")
    if built == FOUNTAIN:
        return message("gives-cards")
    reward = reward_of(tables, built, tiles)
    if reward is None:
        return message("gives-coins-for-goods", n=tables.amounts.merchant_extra_coins)
    return amount(*reward)


def reward_of(tables: Tables, built: int, tiles: int) -> tuple[int, str] | None:
    """How much of what a completed structure gives, if that is always the same."""
    amounts = tables.amounts
    if built in LANDSCAPES:
        return tiles - 1, GOODS[tables.good_of[built]].value
    rows = {
        GRANARY: (amounts.granary_bread, "bread"),
        BAKERY: (amounts.bakery_bread, "bread"),
        MARKET: (amounts.market_coins, "coins"),
        ADMINISTRATION: (amounts.administration_steps, "prestige"),
    }
    return rows.get(built)


def changes(before: State, after: State, seat: int) -> Phrases:
    """What a seat gained and lost, each as "+2 fish"."""
    old, new = before.purses[seat], after.purses[seat]
    return in_signs(
        (
            *((new.goods[n] - old.goods[n], good.value) for n, good in enumerate(GOODS)),
            (new.coins - old.coins, "coins"),
            (new.bread - old.bread, "bread"),
            (after.prestige[seat] - before.prestige[seat], "prestige"),
            (new.vp - old.vp, "vp"),
        )
    )


def in_signs(rows: Iterable[tuple[int, str]]) -> Phrases:
    """The amounts that are not 0, each with its sign."""
    return tuple(change(number, thing) for number, thing in rows if number)


def ending(tables: Tables, state: State) -> Message:
    """How a game ended, with what decided between equal points (CAR-E7)."""
    best = scoring.winners(tables, state)
    scores = scoring.points(tables, state)
    top = scores[best[0]]
    if len(best) > 1:
        return message("ending-shared", who=tuple(map(seated, best)), vp=top)
    tied = [seat for seat, points in enumerate(scores) if points == top]
    who = seated(best[0])
    if len(tied) == 1:
        return message("ending-won", who=who, vp=top)
    rest = [scoring.standing(tables, state, seat)[1] for seat in tied if seat != best[0]]
    if scoring.standing(tables, state, best[0])[1] > max(rest):
        return message("ending-won-by-writs", who=who, vp=top)
    return message("ending-won-by-prestige", who=who, vp=top)
