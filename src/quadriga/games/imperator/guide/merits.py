"""Why a turn is good: what it does for the score, for the next invasion and for later turns."""

from collections.abc import Iterator, Sequence
from typing import Final

from quadriga.core import Step
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.facts.outlook import danger
from quadriga.games.imperator.rules import actions as a
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import Invading, Over, Spending, State
from quadriga.games.imperator.rules.tables import CardRow, Tables
from quadriga.kit.merits import Merit, told
from quadriga.language import Message, message

Steps = Sequence[Step[State, a.Action]]

# Worths in points.
UNIT_WORTH: Final = 0.3  # a unit on a track
BONUS_WORTH: Final = 1.5  # a building that adds to gains
EFFECT_WORTH: Final = 2.0  # the effect of a complete monument
CUBE_SHARE: Final = 0.3  # the share of a monument's worth for a cube that does not complete it
ROME_WORTH: Final = 4.0  # that Rome does not fall
SHORT_WORTH: Final = 0.4  # a unit for the next invasion, while it cannot be paid
KEPT_WORTH: Final = 0.1  # a unit that the other split would have spent or put elsewhere
AFFORD_WORTH: Final = 0.8  # being able to pay for a card that is still to come


def reason(tables: Tables, steps: Steps, instead: Steps) -> Message | None:
    """Why a turn is good, compared with another one; None if nothing can be said for it."""
    return told([*_merits(tables, steps, instead)], _merits(tables, instead, steps))


def _merits(tables: Tables, steps: Steps, instead: Steps) -> Iterator[Merit]:
    before, after, other = steps[0].before, steps[-1].after, instead[-1].after
    for step in steps:
        yield from _deed(tables, step, after)
    yield from _safety(tables, after, other)
    yield from _affordable(tables, after, other)
    more = words.difference(after.tracks, before.tracks)
    if any(more):
        gained = message("merit-units", units=words.units(more))
        yield Merit("units", UNIT_WORTH * sum(more), gained)
    more = words.difference(after.tracks, other.tracks)
    if any(more) and isinstance(steps[-1].action, a.Book | a.Spend):
        yield Merit("kept", KEPT_WORTH * sum(more), message("merit-keeps", units=words.units(more)))


def _deed(tables: Tables, step: Step[State, a.Action], after: State) -> Iterator[Merit]:
    """What an action builds, conquers, saves or keeps."""
    action, before = step.action, step.before
    if isinstance(action, a.Spend) and isinstance(before.phase, Spending):
        action = before.phase.action
    match action:
        case a.Conquer(name):
            more = scoring.score(tables, after) - scoring.score(tables, before)
            region, points = words.region(tables, name), words.points(more)
            yield Merit("deed", more, message("merit-region", region=region, points=points))
        case a.Build(name):
            building = tables.building[tables.card[name].card.builds or ""]
            what, does = words.card(tables.card[name].card), words.building_does(building)
            says = message("merit-building", what=what, does=does)
            yield Merit("deed", building.points or BONUS_WORTH, says)
        case a.Raise(name):
            yield _raised(tables, tables.card[name], after)
        case a.Pay():
            count = tables.losses[before.marked]
            yield Merit("saved", count, message("merit-saves", regions=words.regions(count)))
        case a.Lose() if isinstance(before.phase, Invading) and not isinstance(after.phase, Over):
            worth = UNIT_WORTH * tables.prices[before.marked]
            kept = words.cost(tables, before, a.PAY)
            yield Merit("price", worth, message("merit-price", price=kept))
        case _:
            pass


def _raised(tables: Tables, row: CardRow, after: State) -> Merit:
    monument, what = tables.box.monuments[row.monument], words.card(row.card)
    does = words.monument_does(after, monument)
    worth = scoring.monument_points(after, monument) + (EFFECT_WORTH if monument.effect else 0.0)
    missing = monument.cubes - after.cubes[row.monument]
    if not missing:
        return Merit("deed", worth, message("merit-completes", what=what, does=does))
    near = any(one.monument == row.monument for one in tables.rows(after.deck))
    says = message("merit-cube", what=what, n=missing, near="yes" if near else "no")
    return Merit("deed", worth * CUBE_SHARE, says)


def _safety(tables: Tables, after: State, other: State) -> Iterator[Merit]:
    """How much better the next invasion would end than after the other turn."""
    mine, theirs = danger(tables, after), danger(tables, other)
    if mine is None or theirs is None or after.marked != other.marked:
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
    rows = [
        row
        for row in tables.rows(after.deck or tables.all_cards & ~after.built)
        if any(row.cost)
        and not tables.is_complete(row, after.cubes)
        and _can_pay(tables, after, row)
        and not _can_pay(tables, other, row)
    ]
    if rows:
        best = max(rows, key=lambda row: sum(row.cost))
        yield Merit("afford", AFFORD_WORTH, message("merit-affords", what=words.card(best.card)))


def _can_pay(tables: Tables, state: State, row: CardRow) -> bool:
    return turn.can_pay(state, row.cost, tables.powers[state.cubes].exchange)
