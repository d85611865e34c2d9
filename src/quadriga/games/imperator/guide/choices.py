"""What is said of a choice: its label, its button, its question, and what it would bring."""

from collections.abc import Iterator
from typing import assert_never

from quadriga.core import Wording
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.facts.preview import Preview, before
from quadriga.games.imperator.rules.actions import (
    Action,
    Book,
    Build,
    Conquer,
    Draw,
    Lose,
    Pay,
    Raise,
    Spend,
    Take,
    Tribute,
)
from quadriga.games.imperator.rules.phases import choosing
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.tables import Tables
from quadriga.language import Message, message


def label(tables: Tables, state: State, action: Action) -> Message:
    """A choice in words."""
    match action:
        case Take(name):
            row = tables.card[name]
            gain = words.gain(tables, state, row.upper)
            return message("label-take", gain=gain, card=words.card(row.card))
        case Conquer() | Build() | Raise():
            return _label_of_priced(tables, state, action)
        case Tribute(resource):
            gain = words.gain(tables, state, choosing.tribute(state, resource))
            return message("label-tribute", gain=gain)
        case Spend(culture, military):
            return message("label-pay", price=words.units((culture, military, 0)))
        case Book(culture, military):
            return message("label-book", gain=words.units((culture, military, 0)))
        case Pay():
            price = words.price(tables, state, (0, tables.prices[state.marked], 0))
            return message("label-pay", price=price)
        case Lose(name):
            if _is_rome(tables, name):
                return message("label-rome-falls")
            return message("label-give-up", region=words.region(tables, name))
        case Draw(cards):
            names = tuple(words.card(tables.card[name].card) for name in cards)
            return message("label-draw", cards=names)
        case _:
            assert_never(action)


def _label_of_priced(tables: Tables, state: State, action: Conquer | Build | Raise) -> Message:
    plan = words.plan(tables, action)
    cost = words.price(tables, state, choosing.price(tables, state, action))
    match action:
        case Conquer(name):
            gain = words.gain(tables, state, choosing.given_by(tables, name))
            return message("label-conquer", plan=plan, price=cost, gain=gain)
        case Build(name):
            building = tables.building[tables.card[name].card.builds or ""]
            does = words.building_does(building)
            return message("label-build", plan=plan, price=cost, does=does)
        case Raise(name):
            index = tables.card[name].monument
            cube, cubes = state.cubes[index] + 1, tables.cubes_needed[index]
            return message("label-raise", plan=plan, price=cost, n=cube, of=cubes)
        case _:
            assert_never(action)


def wording(tables: Tables, state: State, action: Action, preview: Preview) -> Wording:
    """The button, the question and the consequences of a choice."""
    button, question = _button_and_question(tables, state, action)
    return Wording(button, question, tuple(_brings(tables, state, preview)))


def _button_and_question(
    tables: Tables, state: State, action: Action
) -> tuple[Message | None, Message | None]:
    match action:
        case Take(name):
            upper = tables.card[name].upper
            take = message("button-take", gain=words.whole_gain(tables, state, upper))
            return take, message("ask-take", gain=words.gain(tables, state, upper))
        case Conquer() | Build() | Raise():
            plan = words.plan(tables, action)
            price = words.price(tables, state, choosing.price(tables, state, action))
            return message("button-plan", plan=plan), message("ask-plan", plan=plan, price=price)
        case Tribute(resource):
            return message("button-tribute", kind=resource), message("ask-tribute", kind=resource)
        case Pay():
            price = words.price(tables, state, (0, tables.prices[state.marked], 0))
            return message("button-pay"), message("ask-pay", price=price)
        case Lose(name):
            if _is_rome(tables, name):
                return message("button-rome-falls"), message("ask-rome-falls")
            return None, message("ask-give-up", region=words.region(tables, name))
        case Spend() | Book() | Draw():
            return None, None
        case _:
            assert_never(action)


def _is_rome(tables: Tables, region: str) -> bool:
    return tables.region_bit[region] == tables.rome


def _brings(tables: Tables, state: State, preview: Preview) -> Iterator[Message]:
    moves = tuple(_moves(tables, state, preview))
    if moves or not preview.then:
        yield message("brings-moves", moves=moves) if moves else message("brings-nothing")
    if preview.wasted:
        yield message("brings-waste", n=preview.wasted)
    if preview.then:
        yield message("brings-split", then=preview.then)


def _moves(tables: Tables, state: State, preview: Preview) -> Iterator[Message]:
    tracks, after = (state.culture, state.military, state.industry), preview.board
    for kind, old, new in zip(words.KINDS, tracks, after.tracks, strict=True):
        # How a split moves culture and military is chosen next.
        if old != new and not (preview.then and kind in words.SPLIT):
            yield message("move-track", kind=kind, old=old, new=new)
    points = before(tables, state).score
    if after.title is None:
        yield message("move-lost")
    elif after.score != points:
        yield message("move-points", old=points, new=after.score)
