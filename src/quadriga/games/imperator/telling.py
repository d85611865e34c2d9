"""What has happened, in sentences."""

from typing import assert_never

from quadriga.games.imperator import scoring, words
from quadriga.games.imperator.actions import (
    Action,
    Book,
    Build,
    Conquer,
    Draw,
    Lose,
    Pay,
    Priced,
    Raise,
    Spend,
    Take,
    Tribute,
)
from quadriga.games.imperator.phases import choosing
from quadriga.games.imperator.state import Booking, Over, Paying, Spending, State
from quadriga.games.imperator.tables import Amounts, Tables
from quadriga.games.imperator.view import view
from quadriga.kit.words import count

_PAST = {"conquer": "conquered", "build": "built", "raise": "raised"}


def sentence(tables: Tables, before: State, action: Action, after: State) -> str:
    """What an action did, with the end that it brought about."""
    deed = _deed(tables, before, action, after)
    return f"{deed}.{_consequence(tables, before, after)}"


def _deed(tables: Tables, before: State, action: Action, after: State) -> str:
    match action:
        case Take(card):
            gain = _gain(tables, before, tables.card[card].upper, after)
            return f"{tables.card[card].card.name}: took {gain}"
        case Tribute(resource):
            gain = _gain(tables, before, choosing.tribute(before, resource), after)
            return f"Called for tribute: {gain}"
        case Conquer() | Build() | Raise():
            if isinstance(after.phase, Spending):
                return f"Decided to {words.plan(tables, action)}"
            cost = words.price(tables, before, choosing.price(tables, before, action))
            done = _done(tables, action)
            return f"{done[0].upper()}{done[1:]} for {cost}{_spoils(tables, before, action, after)}"
        case Spend(culture, military):
            return _spent(tables, before, (culture, military, 0), after)
        case Book(culture, military):
            return f"Gained {words.units((culture, military, 0))}"
        case Pay():
            if isinstance(after.phase, Paying):
                return f"{_invasion(tables, before)}: decided to pay"
            price = words.price(tables, before, (0, tables.prices[before.marked], 0))
            return f"{_invasion(tables, before)}: paid {price}"
        case Lose(region):
            return f"{_invasion(tables, before)}: {tables.region[region].name} was lost"
        case Draw(cards):
            number = view(tables, before, None).turn
            return f"Turn {number}: {words.card_names(tables, cards)}"
        case _:
            assert_never(action)


def _spent(tables: Tables, before: State, spent: Amounts, after: State) -> str:
    if not isinstance(before.phase, Spending):
        return f"{_invasion(tables, before)}: paid {words.units(spent)}"
    action = before.phase.action
    done = _done(tables, action)
    industry = choosing.price(tables, before, action)[2]
    paid = words.units((spent[0], spent[1], industry))
    return f"Paid {paid}: {done}{_spoils(tables, before, action, after)}"


def _done(tables: Tables, action: Priced) -> str:
    verb, _, thing = words.plan(tables, action).partition(" ")
    return f"{_PAST[verb]} {thing}"


def _spoils(tables: Tables, before: State, action: Priced, after: State) -> str:
    if not isinstance(action, Conquer) or isinstance(after.phase, Booking):
        return ""
    return f", gained {words.gain(tables, before, choosing.given_by(tables, action.region))}"


def _gain(tables: Tables, before: State, amounts: Amounts, after: State) -> str:
    if not isinstance(after.phase, Booking):
        return words.gain(tables, before, amounts)
    units, industry = after.phase.units, after.phase.industry
    more = f", and {industry} industry" if industry else ""
    return f"{count(units, 'unit')} of culture or military{more}"


def _invasion(tables: Tables, state: State) -> str:
    return f"Invasion {tables.box.invasions[state.marked].name}"


def _consequence(tables: Tables, before: State, after: State) -> str:
    text = ""
    for monument, old, new in zip(tables.box.monuments, before.cubes, after.cubes, strict=True):
        if old < new == monument.cubes:
            text = f" The {monument.name} is complete."
    if tables.powers[after.cubes].safe and after.marked > before.marked:
        text += f" {_invasion(tables, before)} did no harm: the Colosseum stands."
    if isinstance(after.phase, Over):
        text += f" {ending(tables, after)}"
    return text


def ending(tables: Tables, state: State) -> str:
    """How a finished game ended."""
    if scoring.is_lost(tables, state):
        return "Rome has fallen. The game is lost."
    points = scoring.score(tables, state)
    return f"The game is over: {count(points, 'point')}, {scoring.title(tables, points)}."
