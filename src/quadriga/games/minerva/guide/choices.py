"""Choices in words: what each means, its button, and the question before it is played."""

from typing import Final, assert_never

from quadriga.core import Wording
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.deeds import placed_tile
from quadriga.games.minerva.guide.facts.preview import Preview
from quadriga.games.minerva.guide.words import Places
from quadriga.games.minerva.rules import actions as a
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.effects import UNITS, Picking, Trading
from quadriga.games.minerva.rules.phases import acting
from quadriga.games.minerva.rules.phases.lines import line
from quadriga.games.minerva.rules.tables import ALONE, Tables
from quadriga.language import Message, message, seated


def label(tables: Tables, places: Places, state: s.State, action: a.Action) -> Message:
    """What a choice means."""
    seat = state.phase.to_act
    match action:
        case a.First(starter):
            return message("choose-first", who=seated(starter))
        case a.Lay(numbers=numbers):
            return message("choose-lay", tiles=words.listed(tables, numbers))
    assert isinstance(seat, int)
    city = state.cities[seat]
    match action:
        case a.Build():
            return _build(tables, state, city, action)
        case a.TakeCoins(number=number):
            coins = amount(tables.coins, "denarii")
            return message("choose-coins", coins=coins, tile=words.tile(tables, number))
        case a.Reside(cell):
            return message("choose-residence", place=places.free(city, cell))
        case a.Assist(cell):
            return message("choose-assist", residence=places.tile(city, cell))
        case a.Sell(resource):
            price = amount(tables.sale, "denarii")
            return message("choose-sell", token=amount(1, resource), price=price)
        case a.Put(cell):
            return _put(tables, places, state, city, cell)
        case a.Activate(direction, step):
            assert isinstance(state.phase, s.Directing)
            cells = line(city, state.phase.cell, step)
            return words.line_label(tables, city, direction, cells)
        case _:
            return _effect(tables, places, state, city, action)


def _build(tables: Tables, state: s.State, city: s.City, action: a.Build) -> Message:
    price = words.price(tables, city, action.number, acting.tax(tables, state))
    tile = words.the(tables, action.number)
    if action.partner == ALONE:
        return message("choose-build", tile=tile, price=price)
    leaves = words.leaves(tables, action.partner)
    return message("choose-build-of-pair", tile=tile, price=price, leaves=leaves)


def _put(tables: Tables, places: Places, state: s.State, city: s.City, cell: int) -> Message:
    moved = state.phase.origin if isinstance(state.phase, s.Shifting) else None
    tile = words.the(tables, placed_tile(state, city))
    return message("choose-place", tile=tile, place=places.free(city, cell, moved))


def _effect(
    tables: Tables,
    places: Places,
    state: s.State,
    city: s.City,
    action: a.OfEffect | a.Pass | a.Hire | a.Decline,
) -> Message:
    match action:
        case a.Choose(unit):
            assert isinstance(state.phase, s.Choosing)
            step = tables.steps[state.phase.agenda[0].step]
            assert isinstance(step, Picking)
            return message("choose-receive", what=amount(step.amount, unit))
        case a.Swap():
            return _swap(tables, state, action)
        case a.Use(cell):
            return message("choose-use", tile=places.tile(city, cell))
        case a.Take(category):
            return message("choose-culture", category=category)
        case a.Move(cell):
            return message("choose-move", tile=places.tile(city, cell))
        case a.Remove(cell):
            return message("choose-remove", tile=places.tile(city, cell))
        case a.Hire(coin):
            denarii, glory = tables.assistants[city.assistants]
            price = denarii if coin == "denarii" else glory
            return message("choose-assistant", price=amount(price, coin))
        case a.Pass():
            return message("choose-pass")
        case a.Done():
            return message("choose-done")
        case a.Decline():
            return message("choose-no-assistant")
        case _:
            assert_never(action)


def _swap(tables: Tables, state: s.State, action: a.Swap) -> Message:
    assert isinstance(state.phase, s.Exchanging)
    step = tables.steps[state.phase.agenda[0].step]
    assert isinstance(step, Trading)
    gets = [amount(n * action.times, UNITS[unit].value) for unit, n in step.pairs]
    if step.free:
        gets.append(amount(step.free * action.times, "any_resource"))
    paid = amount(step.price * action.times, action.unit)
    return message("choose-exchange", paid=paid, gets=tuple(gets))


_WORDINGS: Final[dict[type[a.Action], Wording]] = {
    a.Use: Wording(message("button-use")),
    a.Take: Wording(message("button-take")),
    a.Move: Wording(message("button-move"), message("ask-move")),
    a.Remove: Wording(message("button-remove"), message("ask-remove")),
    a.Decline: Wording(message("button-no-assistant")),
}


def wording(tables: Tables, state: s.State, action: a.Action, preview: Preview) -> Wording:
    """The button of a choice, its question, and what it would bring."""
    match action:
        case a.Build():
            return _buying(tables, state, action, preview)
        case a.Reside():
            brings = _residing(acting.tax(tables, state), preview)
            return Wording(message("button-residence"), message("ask-residence"), brings)
        case a.Assist():
            brings = _residing(acting.tax(tables, state), preview)
            return Wording(message("button-assist"), message("ask-assist"), brings)
        case a.Activate(way):
            assert preview.total is not None
            button, question = message("button-activate", way=way), message("ask-activate", way=way)
            return Wording(button, question, words.line_brings(preview.total))
        case a.Put():
            return Wording(message("button-place"), message("ask-place"), preview.placed)
        case a.TakeCoins():
            return Wording(message("button-coins", coins=amount(tables.coins, "denarii")))
        case a.Pass():
            return Wording(button=message("button-pass"), brings=_passing(tables, state))
        case a.Swap():
            return Wording(button=message("button-exchange"), brings=words.costs(0, preview.sell))
        case a.Hire():
            return Wording(button=message("button-assistant"), brings=words.costs(0, preview.sell))
        case _:
            return _WORDINGS.get(type(action), Wording())


def _buying(tables: Tables, state: s.State, action: a.Build, preview: Preview) -> Wording:
    seat = state.phase.to_act
    assert isinstance(seat, int)
    price = words.price(tables, state.cities[seat], action.number, acting.tax(tables, state))
    brings = [*words.costs(0, preview.sell), tables.words.tiles[action.tile].does]
    if preview.spots:
        brings.append(message("counts-at-best", vp=max(spot.vp for spot in preview.spots)))
    if action.partner != ALONE:
        brings.append(message("said", what=words.leaves(tables, action.partner)))
    return Wording(
        button=message("button-buy", tile=words.tile(tables, action.number)),
        question=message("ask-build", tile=words.the(tables, action.number), price=price),
        brings=(*brings, message("choose-its-place")),
    )


def _residing(tax: int, preview: Preview) -> tuple[Message, ...]:
    """The cost, and what each direction with tiles would bring."""
    ways = [
        message("way-brings", way=line.direction, brings=words.line_brings(line)[0])
        for line in preview.lines
        if line.cells
    ]
    return (*words.costs(tax, preview.sell), message("choose-direction"), *ways)


def _passing(tables: Tables, state: s.State) -> tuple[Message, ...]:
    if tables.solo:
        return (message("pass-ends-round"),)
    income = amount(tables.income, "denarii")
    takes = message("pass-takes", number=len(state.passed) + 1, income=income)
    if state.passed:
        return (takes,)
    return takes, message("pass-taxes", tax=amount(tables.tax, "denarii"))
