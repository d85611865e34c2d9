"""Effects are resolved one after the other, up to the next choice (MIN-H4)."""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.rules import actions as a
from quadriga.games.minerva.rules import effects as e
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.phases import rounds, special
from quadriga.games.minerva.rules.phases.lines import agenda_of, line
from quadriga.games.minerva.rules.tables import MOVE, PUT, REMOVE, SWAPS, TAKE, USE, Tables


def purse_of(city: s.City, points: s.Points) -> e.Purse:
    """What a seat has in the middle of a turn, in the order of the units."""
    return [*city.held, city.denarii, city.glory, *points]


def activate(tables: Tables, state: s.State, phase: s.Directing, action: a.Activate) -> s.State:
    """The position after the line in this direction, or at its first choice."""
    city = state.cities[phase.seat]
    agenda = agenda_of(tables, city, line(city, phase.cell, action.step))
    return resolve(tables, state, phase.seat, city, s.NO_POINTS, agenda)


def resolve(
    tables: Tables, state: s.State, seat: Seat, city: s.City, points: s.Points, agenda: s.Agenda
) -> s.State:
    """The position at the next choice, or at the end of the turn."""
    purse = purse_of(city, points)
    tasks, steps = list(agenda), tables.steps
    tasks.reverse()
    phase: s.Working | None = None
    while tasks:
        task = tasks.pop()
        step = steps[task.step]
        if isinstance(step, e.Receiving):
            times = 1
        elif isinstance(step, e.Counting):
            times = purse[step.held]
        else:
            phase = _asked(tables, state, seat, city, purse, task, tuple(tasks[::-1]))
            if phase:
                break
            continue
        e.receive(purse, step.pairs, times, tables.cap, tables.sale)
        if step.free and times:
            tasks.append(s.Task(e.FREE_CHOICE_STEP, task.cell, (step.free * times,)))
    city, points = emptied(city, purse)
    if phase:
        return replace(state, phase=phase, cities=s.with_city(state.cities, seat, city))
    return rounds.ended(tables, state, seat, city, points)


def emptied(city: s.City, purse: e.Purse) -> tuple[s.City, s.Points]:
    """A city with what is in a purse, and the culture points."""
    grain, wood, stone, ore, denarii, glory, theater, art, academics = purse
    held = (grain, wood, stone, ore)
    return replace(city, held=held, denarii=denarii, glory=glory), (theater, art, academics)


def _asked(
    tables: Tables,
    state: s.State,
    seat: Seat,
    city: s.City,
    purse: e.Purse,
    task: s.Task,
    rest: s.Agenda,
) -> s.Working | None:
    """The choice that a task asks for; None if there is nothing to choose."""
    step = tables.steps[task.step]
    if not task.left:
        task = _begun(tables, city, purse, task)
    points, agenda = (purse[e.CULTURE], purse[e.CULTURE + 1], purse[e.CULTURE + 2]), (task, *rest)
    match step:
        case e.Picking():
            return s.Choosing(seat, points, agenda)
        case e.Trading():
            return s.Exchanging(seat, points, agenda) if any(task.left) else None
        case c.ActivateAround():
            usable = task.offers and task.left[0]
            return s.Using(seat, points, agenda) if usable else None
        case c.TakeCulture():
            return s.Taking(seat, points, agenda) if special.stocked(tables, state) else None
        case c.MoveAround():
            return s.Moving(seat, points, agenda) if special.movable(city, task.cell) else None
        case c.RemoveResidenceAround():
            return s.Removing(seat, points, agenda) if special.removable(city, task.cell) else None
        case _:
            raise AssertionError("nothing is asked where something is simply received")


def _begun(tables: Tables, city: s.City, purse: e.Purse, task: s.Task) -> s.Task:
    """A task with how often it can be done as its tile begins (MIN-H8, MIN-R7)."""
    match tables.steps[task.step]:
        case e.Picking(times=times):
            return s.Task(task.step, task.cell, (times,))
        case e.Trading(kinds, price):
            times_of = [0] * (e.GLORY + 1)
            for kind in kinds:
                sold = tables.sale * sum(purse[: e.RESOURCES]) if kind == e.DENARII else 0
                times_of[kind] = (purse[kind] + sold) // price
            return s.Task(task.step, task.cell, tuple(times_of))
        case c.ActivateAround(most):
            return s.Task(task.step, task.cell, (most,), special.usable(tables, city, task.cell))
    return task


def legal(tables: Tables, state: s.State, phase: s.Working) -> Sequence[a.OfEffect | a.Put]:
    """What an effect offers; `done` is never the only choice."""
    city, task = state.cities[phase.seat], phase.agenda[0]
    match phase:
        case s.Choosing():
            step = tables.steps[task.step]
            assert isinstance(step, e.Picking)
            return step.first if task.left[0] == step.times else step.again
        case s.Exchanging():
            return [*SWAPS[task.left], e.DONE]
        case s.Using():
            return [*(USE[cell] for cell in task.offers), e.DONE]
        case s.Taking():
            return [*(TAKE[category] for category in special.stocked(tables, state)), e.DONE]
        case s.Moving():
            return [*(MOVE[cell] for cell in special.movable(city, task.cell)), e.DONE]
        case s.Shifting(origin=origin):
            return [PUT[cell] for cell in special.targets(city, origin)]
        case s.Removing():
            return [*(REMOVE[cell] for cell in special.removable(city, task.cell)), e.DONE]
        case _:
            assert_never(phase)


def apply(tables: Tables, state: s.State, phase: s.Working, action: a.OfEffect | a.Put) -> s.State:
    """The position after a choice of an effect; `done` goes on with the next task."""
    seat, points, (task, *later) = phase.seat, phase.points, phase.agenda
    city, rest = state.cities[seat], tuple(later)
    match action:
        case a.Choose(number=unit):
            step = tables.steps[task.step]
            assert isinstance(step, e.Picking)
            if task.left[0] > 1:
                rest = (s.Task(task.step, task.cell, (task.left[0] - 1,)), *rest)
            purse = purse_of(city, points)
            e.receive(purse, ((unit, step.amount),), 1, tables.cap, tables.sale)
            city, points = emptied(city, purse)
        case a.Swap():
            return _exchange(tables, state, phase, action)
        case a.Use(cell):
            rest = (*special.used(tables, city, task, cell), *rest)
        case a.Take(number=category):
            city, taken = special.taken(tables, city, state.taken, category)
            state = replace(state, taken=taken)
        case a.Move(cell):
            return replace(state, phase=s.Shifting(seat, points, phase.agenda, cell))
        case a.Put(cell):  # It triggers nothing in its new place (MIN-Z9).
            assert isinstance(phase, s.Shifting)
            city = special.moved(city, phase.origin, cell)
        case a.Remove(cell):
            city = special.without(city, cell)
    return resolve(tables, state, seat, city, points, rest)


def _exchange(tables: Tables, state: s.State, phase: s.Working, action: a.Swap) -> s.State:
    """The exchange is done, or must be paid for by selling first."""
    step = tables.steps[phase.agenda[0].step]
    assert isinstance(step, e.Trading)
    due = step.price * action.times
    if action.number == e.DENARII and state.cities[phase.seat].denarii < due:
        selling = s.Selling(phase.seat, phase.points, phase.agenda, due, s.NOTHING, action)
        return replace(state, phase=selling)
    return exchanged(tables, state, phase, action)


def exchanged(
    tables: Tables, state: s.State, phase: s.Working | s.Selling, action: a.Swap
) -> s.State:
    """The position after an exchange is paid for; the kinds after it may follow."""
    task, *rest = phase.agenda
    step, city = tables.steps[task.step], state.cities[phase.seat]
    assert isinstance(step, e.Trading)
    purse = purse_of(city, phase.points)
    purse[action.number] -= step.price * action.times
    e.receive(purse, step.pairs, action.times, tables.cap, tables.sale)
    city, points = emptied(city, purse)
    later = tuple([0 if kind <= action.number else n for kind, n in enumerate(task.left)])
    if any(later):
        rest.insert(0, s.Task(task.step, task.cell, later))
    if step.free:
        rest.insert(0, s.Task(e.FREE_CHOICE_STEP, task.cell, (step.free * action.times,)))
    return resolve(tables, state, phase.seat, city, points, tuple(rest))
