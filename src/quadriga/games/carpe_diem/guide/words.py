"""Phrases: things and amounts, tiles, cards, places, gains, the end."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Tile
from quadriga.games.carpe_diem.box.faces import EDGES, KINDS
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules.phases import visiting
from quadriga.games.carpe_diem.rules.state import Phase, Purse, State
from quadriga.games.carpe_diem.rules.tables import (
    CRAFTSMAN,
    FOUNTAIN,
    GOODS,
    OWNED,
    VILLA,
    Card,
    Tables,
)
from quadriga.language import Message, message, seated

Phrases = tuple[Message, ...]

POINTS_FIRST: Final = ("vp", "prestige", "coins", "bread", *(good.value for good in GOODS))
"""Everything that a forum card can change, the points first."""


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
    """What to do for a forum card: "Pay 3 fish", "Own 2 villas"."""
    if one.red:
        return message("card-pay", needs=needs(one))
    return message("card-own", needs=needs(one))


@cache
def card(one: Card) -> Message:
    """A forum card by what it asks for and gives: "3 fish: 7 VP"."""
    return message("card", needs=needs(one), reward=reward(one))


def card_on(tables: Tables, state: State, space: int) -> Message:
    """The card on a space of the forum; with its place if another one reads the same."""
    alone = card(visiting.card_on(tables, state, space))
    alike = [tables.first_alike[number] for number in state.forum]
    if alike.count(alike[tables.space_index[space]]) == 1:
        return alone
    row, column = divmod(space - 1, tables.box.forum.columns)
    return message("card-lying", card=alone, row=row + 1, column=column + 1)


@cache
def reward(one: Card, sets: int = 1) -> Phrases:
    """What a number of sets of a card gives."""
    rows = ((one.vp, "vp"), (one.coins, "coins"), (one.bread, "bread"), (one.prestige, "prestige"))
    return tuple(amount(n * sets, thing) for n, thing in rows if n)


def paid(action: a.Pay | a.PayBread) -> Phrases:
    """The sets that are paid for, with goods and with bread."""
    goods, bread = action.sets, action.bread
    in_goods = (message("sets-in-goods", n=goods),) if goods else ()
    return (*in_goods, message("sets-in-bread", n=bread)) if bread else in_goods


@cache
def uses(sets: int, bread: int) -> Message:
    """How often a card is used, and how many of these with bread: "×2, 1 in bread"."""
    return message("uses", n=sets, bread=bread, rest=sets - bread)


@cache
def fountain(shown: int, vp: int) -> Message:
    """A fountain card: "2 VP for each pond"."""
    return message("fountain-card", kind=kind(shown), vp=vp)


def fountain_named(tables: Tables, name: str) -> Message:
    """The fountain card with this id."""
    return fountain(*tables.fountain[tables.fountain_number[name]])


@cache
def space(number: int) -> Message:
    """A blueprint, by its place in the ring."""
    return message("blueprint", space=number)


@cache
def cell(at: int) -> Message:
    """A cell of a district, by row and column."""
    return message("cell", row=grid.row(at), column=grid.column(at))


def line(column: int, row: int) -> Message:
    """A column, or a row if `column` is 0."""
    return message("column-line", n=column) if column else message("row-line", n=row)


def gives(tables: Tables, built: int, tiles: int, chimneys: int) -> Message:
    """What a completed structure gives; for a villa, what it scores at the end."""
    if built == VILLA:
        return message("gives-at-the-end", vp=tables.chart[chimneys])
    if built == CRAFTSMAN:
        return message("gives-black-tile")
    if built == FOUNTAIN:
        return message("gives-cards")
    reward = tables.reward(KINDS[built], tiles)
    if reward is None:
        return message("gives-coins-for-goods", n=tables.amounts.merchant_extra_coins)
    return amount(*reward)


def doing(phase: Phase) -> str:
    """The name of what is done in a phase, as messages know it: "placing"."""
    return str(phase.__struct_config__.tag)


def differences(old: Purse, new: Purse, prestige: int) -> dict[str, int]:
    """By how much each thing changes from one purse to another; `prestige` is put in its place."""
    goods = zip(GOODS, old.goods, new.goods, strict=True)
    return {
        **{good.value: has - had for good, had, has in goods},
        "coins": new.coins - old.coins,
        "bread": new.bread - old.bread,
        "prestige": prestige,
        "vp": new.vp - old.vp,
    }


def gained(before: State, after: State, seat: int) -> dict[str, int]:
    """By how much each thing of a seat has changed."""
    steps = after.prestige[seat] - before.prestige[seat]
    return differences(before.purses[seat], after.purses[seat], steps)


def in_signs(amounts: Mapping[str, int]) -> Phrases:
    """The amounts that are not 0, each with its sign: "+2 fish"."""
    return tuple(change(number, thing) for thing, number in amounts.items() if number)


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
    # Points are equal, so writs decide, then prestige.
    writs = [scoring.standing(tables, state, seat)[1] for seat in tied if seat != best[0]]
    if scoring.standing(tables, state, best[0])[1] > max(writs):
        return message("ending-won-by-writs", who=who, vp=top)
    return message("ending-won-by-prestige", who=who, vp=top)
