"""What has happened: in sentences, and a turn in short."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from quadriga.core import Recap, Step
from quadriga.games.imperator.box.components import Effect
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.actions import (
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
from quadriga.games.imperator.rules.phases import choosing
from quadriga.games.imperator.rules.state import Booking, Over, Paying, Spending, State
from quadriga.games.imperator.rules.tables import Amounts, Tables
from quadriga.games.imperator.rules.view import turn_of
from quadriga.language import Message, message


def sentence(tables: Tables, before: State, action: Action, after: State) -> Message:
    """What an action did, with what it completed and the end that it brought about."""
    said = message("sentence", said=_deed(tables, before, action, after))
    for consequence in _consequences(tables, before, after):
        said = message("sentences", first=said, then=consequence)
    return said


def recap(tables: Tables, steps: Sequence[Step[State, Action]]) -> Recap:
    """The decisions of a turn, and what they changed on the tracks and in points."""
    deeds = tuple(_deed(tables, step.before, step.action, step.after) for step in steps)
    return Recap(deeds, tuple(_changes(tables, steps[0].before, steps[-1].after)))


def _changes(tables: Tables, before: State, after: State) -> Iterator[Message]:
    old = (before.culture, before.military, before.industry)
    new = (after.culture, after.military, after.industry)
    for kind, was, now in zip(words.KINDS, old, new, strict=True):
        if was != now:
            yield message("change-track", n=now - was, kind=kind)
    points = scoring.score(tables, after) - scoring.score(tables, before)
    if points:
        yield message("change-points", n=points)


def _deed(tables: Tables, before: State, action: Action, after: State) -> Message:
    match action:
        case Take(name):
            row = tables.card[name]
            gain = _gain(tables, before, row.upper, after)
            return message("log-took", card=words.card(row.card), gain=gain)
        case Tribute(resource):
            gain = _gain(tables, before, choosing.tribute(before, resource), after)
            return message("log-tribute", gain=gain)
        case Conquer() | Build() | Raise():
            if isinstance(after.phase, Spending):
                return message("log-decided", plan=words.plan(tables, action))
            cost = words.price(tables, before, choosing.price(tables, before, action))
            deed = message("log-done", done=_done(tables, action), price=cost)
            return _with_spoils(tables, before, action, after, deed)
        case Spend(culture, military):
            return _spent(tables, before, (culture, military, 0), after)
        case Book(culture, military):
            return message("log-gained", gain=words.units((culture, military, 0)))
        case Pay() | Lose():
            return _raided(tables, before, action, after)
        case Draw(cards):
            number, _ = turn_of(tables, before)
            names = tuple(words.card(tables.card[name].card) for name in cards)
            return message("log-drew", turn=number, cards=names)
        case _:
            assert_never(action)


def _raided(tables: Tables, before: State, action: Pay | Lose, after: State) -> Message:
    here = words.invasion(tables, before)
    if isinstance(action, Lose):
        return message("log-lost", invasion=here, region=words.region(tables, action.region))
    if isinstance(after.phase, Paying):
        return message("log-decided-to-pay", invasion=here)
    price = words.price(tables, before, (0, tables.prices[before.marked], 0))
    return message("log-paid", invasion=here, price=price)


def _spent(tables: Tables, before: State, spent: Amounts, after: State) -> Message:
    if not isinstance(before.phase, Spending):
        invasion = words.invasion(tables, before)
        return message("log-paid", invasion=invasion, price=words.units(spent))
    action = before.phase.action
    industry = choosing.price(tables, before, action)[2]
    paid = words.units((spent[0], spent[1], industry))
    deed = message("log-spent", price=paid, done=_done(tables, action))
    return _with_spoils(tables, before, action, after, deed)


def _with_spoils(
    tables: Tables, before: State, action: Priced, after: State, deed: Message
) -> Message:
    """`deed`, with what a conquest gave, unless that is still to be shared out."""
    if not isinstance(action, Conquer) or isinstance(after.phase, Booking):
        return deed
    gain = words.gain(tables, before, choosing.given_by(tables, action.region))
    return message("log-and-gained", deed=deed, gain=gain)


def _done(tables: Tables, action: Priced) -> Message:
    """What was conquered, built or raised."""
    match action:
        case Conquer(name):
            return message("done-conquered", region=words.region(tables, name))
        case Build(name):
            return message("done-built", what=words.card(tables.card[name].card))
        case Raise(name):
            return message("done-raised", what=words.card(tables.card[name].card))
        case _:
            assert_never(action)


def _gain(tables: Tables, before: State, amounts: Amounts, after: State) -> Message:
    if not isinstance(after.phase, Booking):
        return words.gain(tables, before, amounts)
    return words.to_share(after.phase.units, after.phase.industry)


def _consequences(tables: Tables, before: State, after: State) -> Iterator[Message]:
    for monument, old, new in zip(tables.box.monuments, before.cubes, after.cubes, strict=True):
        if old < new == monument.cubes:
            yield message("log-complete", what=words.thing(monument.id, monument.name))
    if tables.powers[after.cubes].safe and after.marked > before.marked:
        guard = protector(tables)
        yield message("log-no-harm", invasion=words.invasion(tables, before), what=guard)
    if isinstance(after.phase, Over):
        yield ending(tables, after)


def protector(tables: Tables) -> Message:
    """The monument that keeps invasions off."""
    monuments = tables.box.monuments
    found = next(m for m in monuments if m.effect is Effect.IGNORE_INVASIONS)
    return words.thing(found.id, found.name)


def ending(tables: Tables, state: State) -> Message:
    """How a finished game ended."""
    if scoring.is_lost(tables, state):
        return message("ending-lost")
    points = scoring.score(tables, state)
    title = words.emperor(scoring.title(tables, points))
    return message("ending-won", points=words.points(points), title=title)
