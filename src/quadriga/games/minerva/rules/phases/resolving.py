"""Effects are resolved one after the other, up to the next choice (MIN-H4)."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.rules.actions import (
    Action,
    Activate,
    Choose,
    Done,
    Move,
    Put,
    Remove,
    Swap,
    Take,
    Use,
)
from quadriga.games.minerva.rules.effects import (
    CULTURE,
    DENARII,
    DONE,
    FREE_CHOICE_STEP,
    GLORY,
    RESOURCES,
    Counting,
    Pairs,
    Picking,
    Purse,
    Receiving,
    Trading,
    receive,
)
from quadriga.games.minerva.rules.phases import special, turn
from quadriga.games.minerva.rules.phases.lines import agenda_of, line
from quadriga.games.minerva.rules.state import (
    NO_POINTS,
    NOTHING,
    Agenda,
    Choosing,
    City,
    Directing,
    Exchanging,
    Moving,
    Points,
    Removing,
    Selling,
    Shifting,
    State,
    Taking,
    Task,
    Using,
    Working,
    with_city,
)
from quadriga.games.minerva.rules.tables import SWAPS, Tables


def purse_of(city: City, points: Points) -> Purse:
    """What a seat has in the middle of a turn, in the order of the units."""
    return [*city.held, city.denarii, city.glory, *points]


def activate(tables: Tables, state: State, phase: Directing, action: Action) -> State:
    """The line of a residence begins."""
    assert isinstance(action, Activate)
    city = state.cities[phase.seat]
    agenda = agenda_of(tables, city, line(city, phase.cell, action.step))
    return resolve(tables, state, phase.seat, city, NO_POINTS, agenda)


def resolve(
    tables: Tables, state: State, seat: Seat, city: City, points: Points, agenda: Agenda
) -> State:
    """The position at the next choice, or at the end of the turn."""
    purse = purse_of(city, points)
    tasks, steps = list(agenda), tables.steps
    tasks.reverse()
    phase: Working | None = None
    while tasks:
        task = tasks.pop()
        step = steps[task.step]
        if isinstance(step, Receiving):
            times = 1
        elif isinstance(step, Counting):
            times = purse[step.held]
        else:
            phase = _asked(tables, state, seat, city, purse, task, tuple(tasks[::-1]))
            if phase:
                break
            continue
        receive(purse, step.pairs, times, tables.cap, tables.sale)
        if step.free and times:
            tasks.append(Task(FREE_CHOICE_STEP, task.cell, (step.free * times,)))
    city, points = emptied(city, purse)
    if phase:
        return replace(state, phase=phase, cities=with_city(state.cities, seat, city))
    return turn.ended(tables, state, seat, city, points)


def emptied(city: City, purse: Purse) -> tuple[City, Points]:
    """A city with what is in a purse, and the culture points."""
    grain, wood, stone, ore, denarii, glory, theater, art, academics = purse
    city = City(
        city.tiles,
        city.free,
        (grain, wood, stone, ore),
        denarii,
        glory,
        city.residences,
        city.hand,
        city.assisted,
        city.culture,
        city.laurels,
    )
    return city, (theater, art, academics)


def _asked(
    tables: Tables, state: State, seat: Seat, city: City, purse: Purse, task: Task, rest: Agenda
) -> Working | None:
    """The choice that a task asks for; None if there is nothing to choose."""
    step = tables.steps[task.step]
    points = (purse[CULTURE], purse[CULTURE + 1], purse[CULTURE + 2])
    if isinstance(step, Picking):
        if not task.left:
            task = Task(task.step, task.cell, (step.times,))
        return Choosing(seat, points, (task, *rest))
    if isinstance(step, Trading):
        if not task.left:
            task = Task(task.step, task.cell, tuple(most(tables, step, purse)))
        return Exchanging(seat, points, (task, *rest)) if any(task.left) else None
    assert not isinstance(step, Receiving | Counting)
    return special.asked(tables, state, seat, city, points, step, task, rest)


def most(tables: Tables, step: Trading, purse: Purse) -> list[int]:
    """How often each kind can be paid as the tile begins (MIN-H8, MIN-R7)."""
    times = [0] * (GLORY + 1)
    for kind in step.kinds:
        have = purse[kind]
        if kind == DENARII:
            have += tables.sale * sum(purse[:RESOURCES])
        times[kind] = have // step.price
    return times


# ---- choose --------------------------------------------------------------------------------------


def choices(tables: Tables, phase: Choosing) -> tuple[Choose | Done, ...]:
    """What is on offer; only the first list of a when-built effect can be declined."""
    task = phase.agenda[0]
    step = tables.steps[task.step]
    assert isinstance(step, Picking)
    return step.first if task.left[0] == step.times else step.again


def choose(tables: Tables, state: State, phase: Choosing, action: Action) -> State:
    """The thing is received; the rest follows."""
    seat, rest = phase.seat, phase.agenda[1:]
    city, points = state.cities[seat], phase.points
    if isinstance(action, Choose):
        task = phase.agenda[0]
        step = tables.steps[task.step]
        assert isinstance(step, Picking)
        if task.left[0] > 1:
            rest = (Task(task.step, task.cell, (task.left[0] - 1,)), *rest)
        gain: Pairs = ((action.number, step.amount),)
        purse = purse_of(city, points)
        receive(purse, gain, 1, tables.cap, tables.sale)
        city, points = emptied(city, purse)
    return resolve(tables, state, seat, city, points, rest)


# ---- exchange ------------------------------------------------------------------------------------


def exchanges(phase: Exchanging) -> list[Swap | Done]:
    """How often each kind may be paid, or no more."""
    return [*SWAPS[phase.agenda[0].left], DONE]


def exchange(tables: Tables, state: State, phase: Exchanging, action: Action) -> State:
    """The exchange is done, or must be paid for by selling first."""
    seat = phase.seat
    city = state.cities[seat]
    if isinstance(action, Done):
        return resolve(tables, state, seat, city, phase.points, phase.agenda[1:])
    step = tables.steps[phase.agenda[0].step]
    assert isinstance(action, Swap)
    assert isinstance(step, Trading)
    due = step.price * action.times
    if action.number == DENARII and city.denarii < due:
        selling = Selling(seat, phase.points, phase.agenda, due, NOTHING, action)
        return replace(state, phase=selling)
    return exchanged(tables, state, phase, action)


def exchanged(tables: Tables, state: State, phase: Exchanging | Selling, action: Swap) -> State:
    """What an exchange takes is paid, what it yields received; kinds after it may follow."""
    task, *rest = phase.agenda
    step, city = tables.steps[task.step], state.cities[phase.seat]
    assert isinstance(step, Trading)
    purse = purse_of(city, phase.points)
    purse[action.number] -= step.price * action.times
    receive(purse, step.pairs, action.times, tables.cap, tables.sale)
    city, points = emptied(city, purse)
    later = tuple([0 if kind <= action.number else n for kind, n in enumerate(task.left)])
    if any(later):
        rest.insert(0, Task(task.step, task.cell, later))
    if step.free:
        rest.insert(0, Task(FREE_CHOICE_STEP, task.cell, (step.free * action.times,)))
    return resolve(tables, state, phase.seat, city, points, tuple(rest))


# ---- special facilities --------------------------------------------------------------------------


def use(tables: Tables, state: State, phase: Using, action: Action) -> State:
    """A facility around a Bathhouse is resolved before the next is chosen."""
    city, rest = state.cities[phase.seat], phase.agenda[1:]
    if isinstance(action, Use):
        rest = special.used(tables, city, phase, action.cell)
    return resolve(tables, state, phase.seat, city, phase.points, rest)


def take(tables: Tables, state: State, phase: Taking, action: Action) -> State:
    """A culture tile is taken, or none."""
    city = state.cities[phase.seat]
    if isinstance(action, Take):
        city, taken = special.taken(tables, city, state.taken, action.number)
        state = replace(state, taken=taken)
    return resolve(tables, state, phase.seat, city, phase.points, phase.agenda[1:])


def move(tables: Tables, state: State, phase: Moving, action: Action) -> State:
    """Where a facility goes is asked next, if one is to be moved."""
    seat, points, agenda = phase.seat, phase.points, phase.agenda
    if isinstance(action, Move):
        return replace(state, phase=Shifting(seat, points, agenda, action.cell))
    return resolve(tables, state, seat, state.cities[seat], points, agenda[1:])


def shift(tables: Tables, state: State, phase: Shifting, action: Action) -> State:
    """The facility lies elsewhere, and that triggers nothing (MIN-Z9)."""
    assert isinstance(action, Put)
    city = special.moved(state.cities[phase.seat], phase.origin, action.cell)
    return resolve(tables, state, phase.seat, city, phase.points, phase.agenda[1:])


def remove(tables: Tables, state: State, phase: Removing, action: Action) -> State:
    """A residence leaves the game, or none."""
    city = state.cities[phase.seat]
    if isinstance(action, Remove):
        city = special.without(city, action.cell)
    return resolve(tables, state, phase.seat, city, phase.points, phase.agenda[1:])
