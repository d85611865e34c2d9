"""Choices in words: the text of a button or a numbered line."""

from typing import assert_never

from quadriga.games.minerva import words
from quadriga.games.minerva.actions import (
    Action,
    Activate,
    Assist,
    Build,
    Choose,
    Chosen,
    Decline,
    Done,
    First,
    Hire,
    Lay,
    Move,
    Pass,
    Put,
    Remove,
    Reside,
    Sell,
    Swap,
    Take,
    TakeCoins,
    Use,
)
from quadriga.games.minerva.effects import UNITS, Picking, Trading
from quadriga.games.minerva.grid import Cell, text
from quadriga.games.minerva.phases import acting
from quadriga.games.minerva.phases.lines import line
from quadriga.games.minerva.state import (
    Choosing,
    City,
    Directing,
    Exchanging,
    Placing,
    Shifting,
    State,
)
from quadriga.games.minerva.tables import ALONE, Tables
from quadriga.games.minerva.telling import amount
from quadriga.kit.words import called, listed


def label(tables: Tables, state: State, action: Action) -> str:
    """A choice in words."""
    if isinstance(action, First):
        return f"{called(action.seat, None)} begins"
    if isinstance(action, Lay):
        return f"Lay out {words.tiles(tables, action.numbers)}"
    seat = state.phase.to_act
    assert isinstance(seat, int)
    return _choice(tables, state, state.cities[seat], action)


def _choice(tables: Tables, state: State, city: City, action: Chosen) -> str:
    match action:
        case Build():
            return _build(tables, state, city, action)
        case TakeCoins(number=number):
            coins = amount(tables.coins, "denarii")
            return f"Take {coins} instead of {words.tile(tables, number)}"
        case Reside(cell):
            return f"Build a residence at {text(cell)}"
        case Assist(cell):
            return f"Put an assistant on the residence at {text(cell)}"
        case Pass():
            return "Pass for this round"
        case Sell(resource):
            return f"Sell 1 {resource} for {amount(tables.sale, 'denarii')}"
        case Put(cell):
            return f"Place {_placed(tables, state, city)} at {text(cell)}"
        case Activate():
            return _activate(tables, state, city, action)
        case _:
            return _effect(tables, state, city, action)


def _build(tables: Tables, state: State, city: City, action: Build) -> str:
    price = words.price(tables, city, action.number, acting.tax(tables, state))
    instead = ""
    if action.partner != ALONE:
        instead = f", and {words.leaves(tables, action.partner)}"
    return f"Build {words.tile(tables, action.number)} for {price}{instead}"


def _placed(tables: Tables, state: State, city: City) -> str:
    phase = state.phase
    if isinstance(phase, Placing):
        return words.tile(tables, phase.tile)
    assert isinstance(phase, Shifting)
    return words.tile(tables, city.tiles[phase.origin])


def _activate(tables: Tables, state: State, city: City, action: Activate) -> str:
    assert isinstance(state.phase, Directing)
    cells = line(city, state.phase.cell, action.step)
    names = words.tiles(tables, [city.tiles[cell] for cell in cells])
    return f"Activate {action.direction}: {names}"


def _effect(
    tables: Tables,
    state: State,
    city: City,
    action: Choose | Swap | Use | Take | Move | Remove | Done | Hire | Decline,
) -> str:
    match action:
        case Choose(unit):
            assert isinstance(state.phase, Choosing)
            step = tables.steps[state.phase.agenda[0].step]
            assert isinstance(step, Picking)
            return f"Receive {amount(step.amount, unit)}"
        case Swap():
            return _swap(tables, state, action)
        case Use(cell):
            return f"Use {_there(tables, city, cell)}"
        case Take(category):
            return f"Take the top {category} tile"
        case Move(cell):
            return f"Move {_there(tables, city, cell)}"
        case Remove(cell):
            return f"Remove the residence at {text(cell)}"
        case Done():
            return "Done"
        case Hire(coin):
            denarii, glory = tables.assistants[city.assistants]
            price = denarii if coin == "denarii" else glory
            return f"Buy an assistant for {amount(price, coin)}"
        case Decline():
            return "Buy no assistant"
        case _:
            assert_never(action)


def _swap(tables: Tables, state: State, action: Swap) -> str:
    assert isinstance(state.phase, Exchanging)
    step = tables.steps[state.phase.agenda[0].step]
    assert isinstance(step, Trading)
    parts = [amount(n * action.times, UNITS[unit]) for unit, n in step.pairs]
    if step.free:
        parts.append(amount(step.free * action.times, "any_resource"))
    return f"Pay {amount(step.price * action.times, action.unit)} for {listed(parts)}"


def _there(tables: Tables, city: City, cell: Cell) -> str:
    return f"{words.tile(tables, city.tiles[cell])} at {text(cell)}"
