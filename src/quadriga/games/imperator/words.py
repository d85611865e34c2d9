"""Imperator in sentences: choices, events, and why not."""

from collections.abc import Sequence
from typing import assert_never

from quadriga.games.imperator.actions import Build, Conquer, Priced, Raise
from quadriga.games.imperator.components import (
    Building,
    Card,
    Effect,
    Kind,
    Monument,
    Scoring,
)
from quadriga.games.imperator.phases import turn
from quadriga.games.imperator.scoring import monument_points
from quadriga.games.imperator.state import State
from quadriga.games.imperator.tables import Amounts, CardRow, Tables
from quadriga.kit.words import count, echo, listed

KINDS = ("culture", "military", "industry")
_ORDINALS = ("First", "Second", "Third", "Fourth")


def units(amounts: Amounts) -> str:
    """Units as a person reads them: "1 culture and 2 military"."""
    return listed(f"{n} {kind}" for n, kind in zip(amounts, KINDS, strict=True) if n)


def price(tables: Tables, state: State, amounts: Amounts) -> str:
    """A price, with the Senate in culture or military alike (IMP-M15)."""
    culture, military, industry = amounts
    if not tables.powers[state.cubes].exchange or not culture + military:
        return units(amounts)
    mixed = f"{culture + military} culture or military"
    return f"{mixed} and {industry} industry" if industry else mixed


def gain(tables: Tables, state: State, amounts: Amounts) -> str:
    """A gain, with what buildings add to it, on the tracks that the Senate leaves room on."""
    full = turn.with_bonus(tables, state, amounts)
    added: Amounts = (full[0] - amounts[0], full[1] - amounts[1], full[2] - amounts[2])
    share = f", with {units(added)} from buildings" if any(added) else ""
    if tables.powers[state.cubes].exchange and len(ways := _ways(tables, state, full)) == 1:
        full = (ways[0], full[0] + full[1] - ways[0], full[2])
    return units(full) + share


def _ways(tables: Tables, state: State, gained: Amounts) -> range:
    return turn.ways_to_book(tables, state, gained[0] + gained[1])


def card_names(tables: Tables, names: Sequence[str]) -> str:
    """Cards as a person lists them."""
    return listed(tables.card[name].card.name for name in names)


def why_not(tables: Tables, state: State, row: CardRow) -> str:
    """Why the lower part of a card cannot be used now; empty if it can."""
    card = row.card
    if card.kind is Kind.CONQUEST and not tables.conquests[state.regions]:
        return "You hold every region"
    if row.monument >= 0 and state.cubes[row.monument] >= tables.cubes_needed[row.monument]:
        return f"The {card.name} is complete"
    return _missing(tables, state, lower_price(tables, state, row))


def lower_price(tables: Tables, state: State, row: CardRow) -> Amounts:
    """What the lower part of a card costs now."""
    if row.card.kind is Kind.CONQUEST:
        return (0, state.regions.bit_count(), 0)
    return row.cost


def _missing(tables: Tables, state: State, amounts: Amounts) -> str:
    exchange = tables.powers[state.cubes].exchange
    if turn.can_pay(state, amounts, exchange):
        return ""
    culture, military, industry = amounts
    if exchange:
        prices = [
            (culture + military, state.culture + state.military, "culture or military"),
            (industry, state.industry, "industry"),
        ]
    else:
        tracks = (state.culture, state.military, state.industry)
        prices = list(zip(amounts, tracks, KINDS, strict=True))
    short = [(need, have, kind) for need, have, kind in prices if need > have]
    needs = listed(f"{need} {kind}" for need, _, kind in short)
    return f"Needs {needs}, you have {listed(str(have) for _, have, _ in short)}"


def lower_part(tables: Tables, state: State, card: Card) -> str:
    """What the lower part of a card does."""
    match card.kind:
        case Kind.CONQUEST:
            return "Choose a free region on the map. 1 military for each you hold."
        case Kind.TRIBUTE:
            regions = state.regions.bit_count()
            return f"Gain culture or industry, 1 for each region you hold: {regions} now."
        case Kind.BUILDING:
            return f"Build: {building_does(tables.building[card.builds or ''])}."
        case Kind.MONUMENT:
            return _raising(tables, state, card)


def building_does(building: Building) -> str:
    """What a building does once it is built."""
    if building.bonus:
        return f"{building.amount} more {building.bonus} in each turn that brings any"
    return f"{count(building.points, 'point')} at the end"


def _raising(tables: Tables, state: State, card: Card) -> str:
    index = tables.card[card.id].monument
    monument, cubes = tables.box.monuments[index], state.cubes[index]
    if cubes >= monument.cubes:
        return f"Complete: {monument_does(state, monument)}."
    step = _ORDINALS[cubes] if cubes < len(_ORDINALS) else f"{cubes + 1}th"
    done = ", complete" if cubes + 1 == monument.cubes else f" of {monument.cubes}"
    return f"{step} cube{done}: {monument_does(state, monument)}."


def monument_does(state: State, monument: Monument) -> str:
    """What a complete monument counts and does."""
    now = monument_points(state, monument)
    counts = {
        Scoring.FIXED: count(monument.points, "point"),
        Scoring.BUILDINGS: f"1 point a building, {now} now",
        Scoring.REGIONS: f"1 point a region, {now} now",
        Scoring.LOWEST_TRACK: f"points as your lowest track, {now} now",
    }[monument.scoring]
    effects = {
        Effect.EXCHANGE: ", culture and military are interchangeable",
        Effect.IGNORE_INVASIONS: ", invasions do no harm",
        None: "",
    }
    return counts + effects[monument.effect]


def unknown(text: str, choices: Sequence[str]) -> str:
    """What to say of a text that names nothing which can be done now."""
    if not choices:
        return f"{echo(text)} is not a choice: the game is over."
    return f"{echo(text)} is not a choice now. Choose one of: {', '.join(choices)}."


def plan(tables: Tables, action: Priced) -> str:
    """A priced action as something to do: "conquer Greece", "build the Mine"."""
    match action:
        case Conquer(region):
            return f"conquer {tables.region[region].name}"
        case Build(card):
            return f"build the {tables.card[card].card.name}"
        case Raise(card):
            return f"raise the {tables.card[card].card.name}"
        case _:
            assert_never(action)
