"""The position behind a view."""

from typing import Any, Final, assert_never

from quadriga.core import Seat
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.grid import Cell, cell, free
from quadriga.games.minerva.rules import phase_views as v
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules import tables as t
from quadriga.games.minerva.rules.actions import Priced
from quadriga.games.minerva.rules.effects import FREE_CHOICE_STEP, UNITS
from quadriga.games.minerva.rules.view import Holding, View


def determinize(tables: t.Tables, seen: View) -> s.State:
    """The position that `seen` shows; nothing is hidden, so there is only one."""
    number = tables.number
    unseen = sorted(number[name] for name, count in seen.unseen.items() for _ in range(count))
    laid = seen.market or tuple(name for pair in seen.pairs for name in pair)
    stacks = zip(tables.stacks, _CULTURE, strict=True)
    taken = {category: len(stack) - len(seen.stacks[category]) for stack, category in stacks}
    return s.State(
        phase=_phase(tables, seen.moment),
        round=seen.round,
        cities=tuple(_city(tables, holding) for holding in seen.seats),
        market=tuple(t.COINS if name == t.COINS_NAME else number[name] for name in laid),
        row=tuple(number[name] for name in seen.row),
        locations=tuple(n for n in unseen if n < tables.first_temple),
        temples=tuple(n for n in unseen if n >= tables.first_temple),
        taken=_three(taken),
        passed=tuple(map(Seat, seen.passed)),
    )


def _city(tables: t.Tables, holding: Holding) -> s.City:
    tiles = {cell(tile.x, tile.y): tables.number[tile.tile] for tile in holding.tiles}
    return s.City(
        tiles=tiles,
        free=free(tiles),
        held=t.four(holding.resources),
        denarii=holding.denarii,
        glory=holding.glory,
        residences=holding.residences,
        hand=holding.assistants,
        assisted=tuple(cell(tile.x, tile.y) for tile in holding.tiles if tile.assistant),
        culture=tuple(
            tables.culture[tile.category, tile.marks, tile.vp] for tile in holding.culture
        ),
        laurels=tuple(tables.glory[tile.round, tile.rank] for tile in holding.laurels),
    )


_CULTURE: Final = tuple(c.Culture)
_ASKS: Final = {asks: kind for kind, asks in v.ASKS.items()}
_DRAWN: Final = {drawn: kind for kind, drawn in v.DRAWN.items()}


def _phase(tables: t.Tables, shown: v.PhaseView) -> s.Phase:
    match shown:
        case s.Acting() | s.Hiring() | s.Over():
            return shown
        case v.Placing(seat, tile):
            return s.Placing(Seat(seat), tables.number[tile])
        case v.Directing(seat, at):
            return s.Directing(Seat(seat), _cell(at))
        case v.Selling():
            return _selling(tables, shown)
        case v.Drawing(what, seat):
            kind: Any = _DRAWN[what]
            chancy: s.Chancy = kind() if kind in (s.Starting, s.Pairing) else kind(Seat(seat))
            return chancy
        case v.Resolving():
            return _working(tables, shown)
        case _:
            assert_never(shown)


def _cell(at: str) -> Cell:
    x, y = at.split(",")
    return cell(int(x), int(y))


def _three(points: dict[c.Culture, int]) -> s.Points:
    theater, art, academics = [points[category] for category in _CULTURE]
    return theater, art, academics


def _task(tables: t.Tables, work: v.Work) -> s.Task:
    first = tables.first_step[tables.number[work.tile]]
    step = first + work.step if work.step >= 0 else FREE_CHOICE_STEP
    # Only a Bathhouse has cells on offer; they follow the number of uses left.
    size = 1 if isinstance(tables.steps[step], c.ActivateAround) else len(work.progress)
    return s.Task(step, _cell(work.cell), work.progress[:size], work.progress[size:])


def _working(tables: t.Tables, shown: v.Resolving) -> s.Working:
    agenda = tuple(_task(tables, work) for work in shown.work)
    kind: Any = _ASKS[shown.asks]
    origin = (_cell(shown.origin),) if shown.origin else ()
    phase: s.Working = kind(Seat(shown.seat), _three(shown.points), agenda, *origin)
    return phase


def _selling(tables: t.Tables, shown: v.Selling) -> s.Selling:
    return s.Selling(
        Seat(shown.seat),
        _three(shown.points),
        tuple(_task(tables, work) for work in shown.work),
        shown.due,
        t.four(shown.kept),
        _choice(tables, shown.choice),
    )


def _choice(tables: t.Tables, line: str) -> Priced:
    verb, *names = line.split(" ")
    match verb:
        case "build":
            if len(names) == 1:
                return tables.build[tables.number[names[0]]]
            partner = t.COINS if names[1] == t.COINS_NAME else tables.number[names[1]]
            return tables.pair[tables.number[names[0]], partner]
        case "residence":
            return t.RESIDE[_cell(names[0])]
        case "assist":
            return t.ASSIST[_cell(names[0])]
        case "exchange":
            return t.SWAP[UNITS.index(c.Unit(names[0])), int(names[1])]
        case _:
            return t.HIRE_DENARII if names[0] == t.HIRE_DENARII.coin else t.HIRE_GLORY
