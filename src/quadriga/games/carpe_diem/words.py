"""Carpe Diem in phrases: seats, tiles, cards, what was gained, how a game ended."""

from collections.abc import Sequence

from quadriga.core import Seat
from quadriga.games.carpe_diem import scoring
from quadriga.games.carpe_diem.faces import KINDS
from quadriga.games.carpe_diem.state import State
from quadriga.games.carpe_diem.tables import (
    ADMINISTRATION,
    BAKERY,
    CRAFTSMAN,
    FOUNTAIN,
    GOODS,
    GRANARY,
    MARKET,
    MERCHANT,
    OWNED,
    VILLA,
    Card,
    Tables,
)
from quadriga.kit.words import called, echo, listed

_ASKED = {
    "any_landscape": "landscape",
    "any_dwelling": "dwelling",
    "fish": "fish",
    "herbs": "herb",
    "grapes": "grape",
    "chicken": "chicken",
}
_PLURAL = {
    "fish": "fish",
    "chicken": "chicken",
    "bread": "bread",
    "prestige": "prestige",
    "VP": "VP",
    "bakery": "bakeries",
    "granary": "granaries",
    "craftsman": "craftsmen",
}


def count(number: int, thing: str) -> str:
    """A number with what it counts: "1 pond", "2 ponds", "3 fish"."""
    return f"{number} {thing if abs(number) == 1 else _PLURAL.get(thing, f'{thing}s')}"


def good(number: int) -> str:
    """One piece of a good."""
    return asked(GOODS[number].value)


def asked(what: str) -> str:
    """One of what a forum card asks for: a good, a kind, or one of a family."""
    return _ASKED.get(what, what)


def article(thing: str) -> str:
    """A thing with its article: "a pond", "an administration"."""
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


def tile(tables: Tables, number: int) -> str:
    """What a tile shows: "pond and villa with 2 chimneys"."""
    return listed(
        f"villa with {count(part.chimneys, 'chimney')}" if part.chimneys else part.kind.value
        for part in tables.tiles[number].parts
    )


def card(one: Card) -> str:
    """A forum card: "3 fish: 7 VP"."""
    need = [count(n, good(g)) for g, n in enumerate(one.goods) if n]
    need += [count(n, asked(OWNED[what])) for what, n in one.owned]
    return f"{listed(need)}: {reward(one)}"


def reward(one: Card, sets: int = 1) -> str:
    """What so many sets of a card give."""
    rows = ((one.vp, "VP"), (one.coins, "coin"), (one.bread, "bread"), (one.prestige, "prestige"))
    return listed(count(n * sets, thing) for n, thing in rows if n)


def fountain(tables: Tables, number: int) -> str:
    """A fountain card: "2 VP for each pond"."""
    kind, vp = tables.fountain[number]
    return f"{count(vp, 'VP')} for each {KINDS[kind].value}"


def gives(tables: Tables, kind: int, tiles: int, chimneys: int) -> str:
    """What a completed structure gives; for a villa, what it scores at the end."""
    amounts = tables.amounts
    if kind == VILLA:
        return f"{tables.chart[chimneys]} VP at the end"
    if kind == CRAFTSMAN:
        return "a tile of the bottom row"
    if kind == FOUNTAIN:
        return "fountain cards"
    if kind == MERCHANT:
        return f"coins for all goods, and {amounts.merchant_extra_coins} more"
    if kind in (GRANARY, BAKERY):
        return count(amounts.granary_bread if kind == GRANARY else amounts.bakery_bread, "bread")
    if kind == ADMINISTRATION:
        return count(amounts.administration_steps, "prestige")
    if kind == MARKET:
        return count(amounts.market_coins, "coin")
    return count(tiles - 1, good(tables.good_of[kind]))


def changes(before: State, after: State, seat: int) -> list[str]:
    """What a seat gained and lost, each as "+2 fish"."""
    old, new = before.purses[seat], after.purses[seat]
    rows = [
        *((new.goods[n] - old.goods[n], good(n)) for n in range(len(GOODS))),
        (new.coins - old.coins, "coin"),
        (new.bread - old.bread, "bread"),
        (after.prestige[seat] - before.prestige[seat], "prestige"),
        (new.vp - old.vp, "VP"),
    ]
    signs = ((n, thing, "+" if n > 0 else "−") for n, thing in rows if n)
    return [f"{sign}{count(abs(n), thing)}" for n, thing, sign in signs]


def ending(tables: Tables, state: State, reader: Seat | None) -> str:
    """How a game ended, with what decided between equal points (CAR-E7)."""
    best = scoring.winners(tables, state)
    scores = scoring.points(tables, state)
    names, top = listed(called(seat, reader) for seat in best), scores[best[0]]
    if len(best) > 1:
        return f"{names} share the victory with {top} VP each."
    verb = "win" if best[0] == reader else "wins"
    tied = [seat for seat, points in enumerate(scores) if points == top]
    if len(tied) == 1:
        return f"{names} {verb} with {top} VP."
    rest = [scoring.standing(tables, state, seat)[1] for seat in tied if seat != best[0]]
    writs = scoring.standing(tables, state, best[0])[1]
    decider = "more writs left" if writs > max(rest) else "less prestige"
    return f"{names} {verb}: {top} VP each, but {decider}."


def unknown(text: str, choices: Sequence[str]) -> str:
    """What to say of a text that names nothing which can be done now."""
    return f"{echo(text)} is not a choice now. Choose one of: {', '.join(choices)}."
