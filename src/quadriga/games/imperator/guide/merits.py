"""Why a turn is good: what it does for the score, for the next invasion and for later turns."""

from collections.abc import Iterator, Sequence
from typing import Final

from quadriga.core import Step
from quadriga.games.imperator.box.components import Kind
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.facts.outlook import stand
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.actions import (
    Action,
    Book,
    Build,
    Conquer,
    Lose,
    Pay,
    Raise,
    Spend,
)
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import Invading, Over, Spending, State
from quadriga.games.imperator.rules.tables import Amounts, CardRow, Tables
from quadriga.kit.merits import Merit, told
from quadriga.language import Message, message

Steps = Sequence[Step[State, Action]]

UNIT_WORTH: Final = 0.3
"""What a unit on a track is worth."""

BONUS_WORTH: Final = 1.5
"""What a building is worth that adds to gains."""

EFFECT_WORTH: Final = 2.0
"""What the effect of a complete monument is worth."""

CUBE_SHARE: Final = 0.3
"""The share of a monument's worth that a cube brings which does not complete it."""

ROME_WORTH: Final = 4.0
"""What it is worth that Rome does not fall."""

SHORT_WORTH: Final = 0.4
"""What it is worth to have a unit more for the next invasion, while it cannot be paid."""

KEPT_WORTH: Final = 0.1
"""What a unit is worth that was booked on one track rather than on the other, or not paid."""

AFFORD_WORTH: Final = 0.8
"""What it is worth to be able to pay for a card that is still to come."""


def reason(tables: Tables, steps: Steps, instead: Steps) -> Message | None:
    """Why a turn is good, next to another one."""
    return told([*_merits(tables, steps, instead)], _merits(tables, instead, steps))


def _merits(tables: Tables, steps: Steps, instead: Steps) -> Iterator[Merit]:
    before, after, other = steps[0].before, steps[-1].after, instead[-1].after
    for step in steps:
        yield from _deed(tables, step, after)
    yield from _safety(tables, after, other)
    yield from _affordable(tables, after, other)
    yield from _gained(before, after)
    if isinstance(steps[-1].action, Book | Spend):
        yield from _kept(after, other)


def _deed(tables: Tables, step: Step[State, Action], after: State) -> Iterator[Merit]:
    """What an action builds, conquers, saves or keeps."""
    action, before = step.action, step.before
    if isinstance(action, Spend) and isinstance(before.phase, Spending):
        action = before.phase.action
    match action:
        case Conquer(name):
            worth = scoring.score(tables, after) - scoring.score(tables, before)
            region, points = words.region(tables, name), words.points(worth)
            yield Merit("deed", worth, message("merit-region", region=region, points=points))
        case Build(name):
            building = tables.building[tables.card[name].card.builds or ""]
            what, does = words.card(tables.card[name].card), words.building_does(building)
            says = message("merit-building", what=what, does=does)
            yield Merit("deed", building.points or BONUS_WORTH, says)
        case Raise(name):
            yield _raised(tables, tables.card[name], after)
        case Pay():
            count = tables.losses[before.marked]
            yield Merit("saved", count, message("merit-saves", regions=words.regions(count)))
        case Lose() if isinstance(before.phase, Invading) and not isinstance(after.phase, Over):
            price = tables.prices[before.marked]
            kept = words.price(tables, before, (0, price, 0))
            yield Merit("price", UNIT_WORTH * price, message("merit-price", price=kept))
        case _:
            pass


def _raised(tables: Tables, row: CardRow, after: State) -> Merit:
    monument, what = tables.box.monuments[row.monument], words.card(row.card)
    does = words.monument_does(after, monument)
    worth = scoring.monument_points(after, monument) + (EFFECT_WORTH if monument.effect else 0.0)
    missing = monument.cubes - after.cubes[row.monument]
    if not missing:
        return Merit("deed", worth, message("merit-completes", what=what, does=does))
    cards = [one for one in tables.cards if one.monument == row.monument]
    near = any(one.bit & after.deck for one in cards)
    says = message("merit-cube", what=what, n=missing, near="yes" if near else "no")
    return Merit("deed", worth * CUBE_SHARE, says)


def _safety(tables: Tables, after: State, other: State) -> Iterator[Merit]:
    """How much better the next invasion stands than after the other turn."""
    mine, theirs = stand(tables, after), stand(tables, other)
    if mine is None or theirs is None or mine.order != theirs.order:
        return
    invasion = words.invasion(tables, after)
    if theirs.rome_falls and not mine.rome_falls:
        yield Merit("safety", ROME_WORTH, message("merit-rome", invasion=invasion))
    elif mine.short < theirs.short and not mine.safe:
        worth = SHORT_WORTH * (theirs.short - mine.short)
        yield Merit("safety", worth, message("merit-strength", invasion=invasion, n=mine.short))


def _affordable(tables: Tables, after: State, other: State) -> Iterator[Merit]:
    """The dearest card still to come that can be paid after this turn, and not after the other."""
    if isinstance(after.phase, Over):
        return
    pool = after.deck or tables.all_cards & ~after.built
    rows = [
        row
        for row in tables.cards
        if row.bit & pool
        and row.card.kind in (Kind.BUILDING, Kind.MONUMENT)
        and not (
            row.monument >= 0 and after.cubes[row.monument] >= tables.cubes_needed[row.monument]
        )
        and _can_pay(tables, after, row)
        and not _can_pay(tables, other, row)
    ]
    if rows:
        best = max(rows, key=lambda row: sum(row.cost))
        yield Merit("afford", AFFORD_WORTH, message("merit-affords", what=words.card(best.card)))


def _can_pay(tables: Tables, state: State, row: CardRow) -> bool:
    return turn.can_pay(state, row.cost, tables.powers[state.cubes].exchange)


def _gained(before: State, after: State) -> Iterator[Merit]:
    """The units that the tracks have more than before."""
    more = _more(after, before)
    if any(more):
        says = message("merit-units", units=words.units(more))
        yield Merit("units", UNIT_WORTH * sum(more), says)


def _kept(after: State, other: State) -> Iterator[Merit]:
    """The units that the tracks have more than after the other turn."""
    more = _more(after, other)
    if any(more):
        says = message("merit-keeps", units=words.units(more))
        yield Merit("kept", KEPT_WORTH * sum(more), says)


def _more(state: State, other: State) -> Amounts:
    return (
        max(state.culture - other.culture, 0),
        max(state.military - other.military, 0),
        max(state.industry - other.industry, 0),
    )
