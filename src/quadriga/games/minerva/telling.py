"""What tiles do, in words: read off the data, so that a new tile needs none of its own."""

from collections.abc import Mapping
from typing import assert_never

from quadriga.games.minerva import components as c
from quadriga.kit.words import count, listed

_AREA = {c.Area.AROUND: "around it", c.Area.LINES: "in its row and column"}
_WHEN = {
    c.When.ACTIVATED: "When activated",
    c.When.BUILT: "When built",
    c.When.ENDGAME: "At the end",
}


def amount(number: int, unit: str) -> str:
    """So much of a unit: "1 denarius", "2 wood", "1 theater point"."""
    if unit == c.Unit.DENARII:
        return f"{number} denarius" if number == 1 else f"{number} denarii"
    if unit == c.Unit.ANY_RESOURCE:
        return f"{count(number, 'resource')} of your choice"
    if unit in [*c.Culture]:
        return count(number, f"{unit} point")
    return f"{number} {unit}"


def amounts(units: Mapping[c.Unit, int] | Mapping[c.Resource, int]) -> str:
    """Several amounts: "1 grain and 2 denarii"."""
    return listed(amount(number, unit) for unit, number in units.items() if number)


def effect(tile: c.Tile) -> str:
    """What a tile does and when, in one sentence."""
    if tile.when is c.When.NEVER or not tile.effect:
        return "No effect of its own."
    return f"{_WHEN[tile.when]}: {', then '.join(map(_step, tile.effect))}."


def _step(step: c.Step) -> str:
    match step:
        case c.Gain(gain):
            return f"gain {amounts(gain)}"
        case c.PerHeld(held, gain):
            return f"gain {amounts(gain)} for each {held} you hold"
        case c.Choose(offers, each, times):
            what = listed((amount(each, unit) for unit in offers), "or")
            return f"choose {what}" + ("" if times == 1 else f", {times} times")
        case c.Exchange(pay, gain):
            (kind, number), *_ = pay.items()
            return f"pay {_payment(kind, number)} for {amounts(gain)}, any number of times"
        case c.TakeCulture():
            return "take the top tile of a culture stack of your choice"
        case c.ActivateAround(tiles):
            return f"use up to {tiles} {'facility' if tiles == 1 else 'facilities'} around it"
        case c.MoveAround():
            return "you may move one facility around it"
        case c.RemoveResidenceAround():
            return "you may remove one residence without assistant around it"
        case c.ScoreArea(area, counts, vp):
            return f"{vp} VP for each {_counted(counts)} {_AREA[area]}"
        case c.ScoreHeld(held, vp):
            return f"{vp} VP for each {held} you hold"
        case _:
            assert_never(step)


def _payment(kind: c.Payment, number: int) -> str:
    if kind is c.Payment.IDENTICAL:
        return f"{number} identical resources"
    return amount(number, kind)


def _counted(counts: c.Counts) -> str:
    if counts is c.Counts.KINDS:
        return "kind of tile"
    if counts is c.Counts.RESIDENTIAL:
        return "residence"
    return "other temple" if counts is c.Counts.TEMPLE else f"{counts} facility"
