"""What has happened: in sentences, and a turn in short."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from quadriga.core import Recap, Step
from quadriga.games.imperator.box.components import Effect
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.rules import actions as a
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import Booking, Over, Paying, Spending, State
from quadriga.games.imperator.rules.tables import Tables
from quadriga.games.imperator.rules.view import turn_of
from quadriga.language import Message, message


def sentence(tables: Tables, before: State, action: a.Action, after: State) -> Message:
    """What an action did, what it completed, and the end of the game if it led to that."""
    whole = message("sentence", said=_deed(tables, before, action, after))
    for consequence in _consequences(tables, before, after):
        whole = message("sentences", first=whole, then=consequence)
    return whole


def recap(tables: Tables, steps: Sequence[Step[State, a.Action]]) -> Recap:
    """The decisions of a turn, and what they changed on the tracks and in points."""
    deeds = tuple(_deed(tables, step.before, step.action, step.after) for step in steps)
    return Recap(deeds, tuple(_changes(tables, steps[0].before, steps[-1].after)))


def _changes(tables: Tables, before: State, after: State) -> Iterator[Message]:
    for kind, was, now in zip(words.KINDS, before.tracks, after.tracks, strict=True):
        if was != now:
            yield message("change-track", n=now - was, kind=kind)
    points = scoring.score(tables, after) - scoring.score(tables, before)
    if points:
        yield message("change-points", n=points)


def _deed(tables: Tables, before: State, action: a.Action, after: State) -> Message:
    match action:
        case a.Take(name):
            card = words.card(tables.card[name].card)
            return message("log-took", card=card, gain=_gain(tables, before, action, after))
        case a.Tribute():
            return message("log-tribute", gain=_gain(tables, before, action, after))
        case a.Conquer() | a.Build() | a.Raise():
            if isinstance(after.phase, Spending):
                return message("log-decided", plan=words.plan(tables, action))
            cost = words.cost(tables, before, action)
            deed = message("log-done", done=_done(tables, action), price=cost)
            return _with_spoils(tables, before, action, after, deed)
        case a.Spend():
            return _spent(tables, before, action, after)
        case a.Book(culture, military):
            return message("log-gained", gain=words.units((culture, military, 0)))
        case a.Lose(region):
            here, lost = words.invasion(tables, before), words.region(tables, region)
            return message("log-lost", invasion=here, region=lost)
        case a.Pay():
            here = words.invasion(tables, before)
            if isinstance(after.phase, Paying):
                return message("log-decided-to-pay", invasion=here)
            return message("log-paid", invasion=here, price=words.cost(tables, before, action))
        case a.Draw(cards):
            number, _ = turn_of(tables, before)
            names = tuple(words.card(tables.card[name].card) for name in cards)
            return message("log-drew", turn=number, cards=names)
        case _:
            assert_never(action)


def _spent(tables: Tables, before: State, action: a.Spend, after: State) -> Message:
    price = words.units(turn.price(tables, before, action))
    if not isinstance(before.phase, Spending):
        return message("log-paid", invasion=words.invasion(tables, before), price=price)
    bought = before.phase.action
    deed = message("log-spent", price=price, done=_done(tables, bought))
    return _with_spoils(tables, before, bought, after, deed)


def _with_spoils(
    tables: Tables, before: State, action: a.Priced, after: State, deed: Message
) -> Message:
    """`deed`, with the gain of a conquest unless that is still to be split."""
    if not isinstance(action, a.Conquer) or isinstance(after.phase, Booking):
        return deed
    return message("log-and-gained", deed=deed, gain=words.gained(tables, before, action))


def _done(tables: Tables, action: a.Priced) -> Message:
    """What was conquered, built or raised."""
    if isinstance(action, a.Conquer):
        return message("done-conquered", region=words.region(tables, action.region))
    what = words.card(tables.card[action.card].card)
    if isinstance(action, a.Build):
        return message("done-built", what=what)
    return message("done-raised", what=what)


def _gain(tables: Tables, before: State, action: a.Action, after: State) -> Message:
    if not isinstance(after.phase, Booking):
        return words.gained(tables, before, action)
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
    """The monument that fends off invasions."""
    monuments = tables.box.monuments
    monument = next(m for m in monuments if m.effect is Effect.IGNORE_INVASIONS)
    return words.thing(monument.id, monument.name)


def ending(tables: Tables, state: State) -> Message:
    """How a finished game ended."""
    if scoring.is_lost(tables, state):
        return message("ending-lost")
    points = scoring.score(tables, state)
    return message("ending-won", points=words.points(points), title=words.title(tables, points))
