"""Effects prepared for play: each step of the data file as plain numbers and interned actions."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.rules.actions import Choose, Done

UNITS = tuple(unit for unit in c.Unit if unit is not c.Unit.ANY_RESOURCE)
"""The units to receive, in the order of every list; their numbers are places in a purse."""

DENARII, GLORY, CULTURE = 4, 5, 6
RESOURCES = 4

DONE = Done()
CHOOSE = tuple(Choose(unit.value, n) for n, unit in enumerate(UNITS))

Pairs = tuple[tuple[int, int], ...]
"""Units and amounts."""

Purse = list[int]
"""What a seat has of each unit in the middle of a turn."""


class Receiving(Struct, frozen=True, gc=False):
    """Get this, and then `free` resources of free choice."""

    pairs: Pairs
    free: int


class Counting(Struct, frozen=True, gc=False):
    """Get this once for each token held of a resource."""

    held: int
    pairs: Pairs
    free: int


class Picking(Struct, frozen=True, gc=False):
    """Pick one of these, `times` times; `first` is the first list, `again` the others."""

    first: tuple[Choose | Done, ...]
    again: tuple[Choose | Done, ...]
    amount: int
    times: int


class Trading(Struct, frozen=True, gc=False):
    """Pay `price` of one of these kinds to get this, any number of times."""

    kinds: tuple[int, ...]
    price: int
    pairs: Pairs
    free: int


Prepared = Receiving | Counting | Picking | Trading | c.Special

FREE_CHOICE_STEP = 0
"""The number of the step that picks a resource of free choice, in every table of steps."""

ANY_STEP = Picking(CHOOSE[:RESOURCES], CHOOSE[:RESOURCES], 1, 1)


def prepared(step: c.Step, *, built: bool) -> Prepared:
    """A step in numbers; the choices of a when-built one may be declined (MIN-F6)."""
    match step:
        case c.Gain(gain):
            return Receiving(*_gain(gain))
        case c.PerHeld(held, gain):
            return Counting([*c.Resource].index(held), *_gain(gain))
        case c.Choose(offers, amount, times):
            lists = tuple(CHOOSE[n] for n, unit in enumerate(UNITS) if unit in offers)
            return Picking((*lists, DONE) if built else lists, lists, amount, times)
        case c.Exchange(pay, gain):
            (kind, price), *_ = pay.items()
            return Trading(_kinds(kind), price, *_gain(gain))
        case c.ScoreArea() | c.ScoreHeld():
            raise AssertionError("checks leave these to temples, which are never resolved")
        case _:
            return step


def _kinds(kind: c.Payment) -> tuple[int, ...]:
    if kind is c.Payment.IDENTICAL:
        return tuple(range(RESOURCES))
    return ([*c.Payment].index(kind),)


def _gain(gain: Mapping[c.Unit, int]) -> tuple[Pairs, int]:
    pairs = tuple((n, gain[unit]) for n, unit in enumerate(UNITS) if gain.get(unit))
    return pairs, gain.get(c.Unit.ANY_RESOURCE, 0)


def receive(
    purse: Purse, pairs: Iterable[tuple[int, int]], times: int, cap: int, sale: int
) -> None:
    """Put a gain into a purse; tokens above the cap turn into denarii at once (MIN-R4)."""
    for unit, amount in pairs:
        value = purse[unit] + amount * times
        if unit < RESOURCES and value > cap:
            purse[DENARII] += (value - cap) * sale
            value = cap
        purse[unit] = value
