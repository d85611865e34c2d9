"""The words of a choice: its label, its button, its question, and what it would bring."""

from collections.abc import Iterator
from typing import assert_never

from quadriga.core import Wording
from quadriga.games.imperator.box.checks import ROME
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.facts.preview import Preview
from quadriga.games.imperator.rules import actions as a
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.tables import Tables
from quadriga.language import Message, message


def label(tables: Tables, state: State, action: a.Action) -> Message:
    """A choice in words."""
    match action:
        case a.Take(name):
            card = words.card(tables.card[name].card)
            return message("label-take", gain=words.gained(tables, state, action), card=card)
        case a.Tribute():
            return message("label-tribute", gain=words.gained(tables, state, action))
        case a.Conquer() | a.Build() | a.Raise():
            return _label_of_priced(tables, state, action)
        case a.Spend(culture, military):
            return message("label-pay", price=words.units((culture, military, 0)))
        case a.Book(culture, military):
            return message("label-book", gain=words.units((culture, military, 0)))
        case a.Pay():
            return message("label-pay", price=words.cost(tables, state, action))
        case a.Lose(region) if region == ROME:
            return message("label-rome-falls")
        case a.Lose(region):
            return message("label-give-up", region=words.region(tables, region))
        case a.Draw(cards):
            names = tuple(words.card(tables.card[name].card) for name in cards)
            return message("label-draw", cards=names)
        case _:
            assert_never(action)


def _label_of_priced(tables: Tables, state: State, action: a.Priced) -> Message:
    plan, cost = words.plan(tables, action), words.cost(tables, state, action)
    if isinstance(action, a.Conquer):
        gain = words.gained(tables, state, action)
        return message("label-conquer", plan=plan, price=cost, gain=gain)
    row = tables.card[action.card]
    if isinstance(action, a.Build):
        does = words.building_does(tables.building[row.card.builds or ""])
        return message("label-build", plan=plan, price=cost, does=does)
    cube, cubes = state.cubes[row.monument] + 1, tables.cubes_needed[row.monument]
    return message("label-raise", plan=plan, price=cost, n=cube, of=cubes)


def wording(tables: Tables, state: State, action: a.Action, preview: Preview) -> Wording:
    """The button, the question and the consequences of a choice."""
    button, question = _button_and_question(tables, state, action)
    return Wording(button, question, tuple(_brings(state, preview, scoring.score(tables, state))))


def _button_and_question(
    tables: Tables, state: State, action: a.Action
) -> tuple[Message | None, Message | None]:
    match action:
        case a.Take(name):
            upper = tables.card[name].upper
            take = message("button-take", gain=words.whole_gain(tables, state, upper))
            return take, message("ask-take", gain=words.gain(tables, state, upper))
        case a.Tribute(resource):
            return message("button-tribute", kind=resource), message("ask-tribute", kind=resource)
        case a.Conquer() | a.Build() | a.Raise():
            plan, price = words.plan(tables, action), words.cost(tables, state, action)
            return message("button-plan", plan=plan), message("ask-plan", plan=plan, price=price)
        case a.Pay():
            price = words.cost(tables, state, action)
            return message("button-pay"), message("ask-pay", price=price)
        case a.Lose(region) if region == ROME:
            return message("button-rome-falls"), message("ask-rome-falls")
        case a.Lose(region):
            return None, message("ask-give-up", region=words.region(tables, region))
        case _:
            return None, None


def _brings(state: State, preview: Preview, points: int) -> Iterator[Message]:
    moves = tuple(_moves(state, preview, points))
    if moves or not preview.then:
        yield message("brings-moves", moves=moves) if moves else message("brings-nothing")
    if preview.wasted:
        yield message("brings-waste", n=preview.wasted)
    if preview.then:
        yield message("brings-split", then=preview.then)


def _moves(state: State, preview: Preview, points: int) -> Iterator[Message]:
    after = preview.board
    for kind, old, new in zip(words.KINDS, state.tracks, after.tracks, strict=True):
        # How a split moves culture and military is chosen next.
        if old != new and not (preview.then and kind in words.SPLIT):
            yield message("move-track", kind=kind, old=old, new=new)
    if after.title is None:
        yield message("move-lost")
    elif after.score != points:
        yield message("move-points", old=points, new=after.score)
