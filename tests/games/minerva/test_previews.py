"""What a preview says comes true: every figure against what the rules do with the choice."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from quadriga.core import Entry, Seat, play, recognise
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.box.grid import text
from quadriga.games.minerva.guide.facts.line_preview import Line
from quadriga.games.minerva.guide.facts.outlook import ranks
from quadriga.games.minerva.guide.facts.preview import Preview
from quadriga.games.minerva.guide.facts.standings import standings
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.actions import (
    Action,
    Activate,
    Assist,
    Build,
    Put,
    Reside,
    Sell,
    Swap,
)
from quadriga.games.minerva.rules.effects import DONE, UNITS
from quadriga.games.minerva.rules.state import (
    Choosing,
    Exchanging,
    Moving,
    Placing,
    Removing,
    Revealing,
    Selling,
    Shifting,
    State,
    Taking,
    Using,
    Working,
)
from quadriga.table.lesson import lesson_of
from tests.games.minerva.positions import A, minerva, played
from tests.quick_games import decisions

GAMES = [minerva(seats) for seats in (1, 2, 3, 4)]
CULTURE = ("theater", "art", "academics")
SELDOM = 4
"""One in so many decisions is looked at."""


class Paid(NamedTuple):
    """A position once all is sold that a choice takes, and what was sold of each kind."""

    state: State
    sold: tuple[int, ...]


def estimate(game: Minerva, state: State, seat: Seat) -> int:
    """The score that the page shows."""
    return standings(game.tables, state)[seat].estimate


def settled(game: Minerva, state: State, sold: tuple[int, ...] = (0, 0, 0, 0)) -> Iterator[Paid]:
    """Every way to sell what must be sold, each once."""
    if not isinstance(state.phase, Selling):
        yield Paid(state, sold)
        return
    last = max((n for n, count in enumerate(sold) if count), default=0)
    for action in game.legal_actions(state):
        assert isinstance(action, Sell)
        if action.number >= last:
            more = tuple(n + (kind == action.number) for kind, n in enumerate(sold))
            yield from settled(game, game.apply(state, action), more)


def stock(state: State, seat: Seat) -> dict[str, int]:
    """What a seat has of everything that stays after the turn."""
    city = state.cities[seat]
    numbers = (*city.held, city.denarii, city.glory)
    return {unit.value: n for unit, n in zip(UNITS, numbers, strict=False)}


def changes(before: State, after: State, seat: Seat, sold: tuple[int, ...] = ()) -> dict[str, int]:
    """What there is more or less of; what was sold is put back, with its price."""
    old, new = stock(before, seat), stock(after, seat)
    for unit, count in zip(UNITS, sold, strict=False):
        new[unit.value] += count
        new["denarii"] -= count
    if isinstance(after.phase, Revealing):
        del old["glory"]  # Between rounds all glory tokens go back.
    return {unit: new[unit] - n for unit, n in old.items() if new[unit] != n}


def lasting(gains: dict[str, int]) -> dict[str, int]:
    """The gains that can be seen in a city."""
    return {unit: n for unit, n in gains.items() if unit not in (*CULTURE, "any_resource")}


def some_decisions(game: Minerva) -> Iterator[tuple[State, Seat]]:
    """Decisions of a random game in which nobody stops soon, and of two that are played well."""
    seats = game.seats
    for state in played(game, Random(f"random {seats}")):
        if isinstance(seat := game.to_act(state), int):
            yield state, Seat(seat)
    for sense in (0.7, 1.0):
        yield from decisions(game, Random(f"{sense} {seats}"), sense=sense)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.seats))
def test_everything_that_a_preview_says_comes_true(game: Minerva) -> None:
    for state, seat in [*some_decisions(game)][::SELDOM]:
        for action in game.legal_actions(state):
            shown = game.guide.preview(state, action)
            check(game, state, seat, action, shown)


def check(game: Minerva, state: State, seat: Seat, action: Action, shown: Preview) -> None:
    """Every figure of a preview."""
    after = game.apply(state, action)
    ways = [Paid(after, ())] if isinstance(action, Sell) else [*settled(game, after)]
    assert {sum(way.sold) for way in ways} == {shown.sell}
    assert shown.sale == shown.sell * game.tables.sale
    match action:
        case Activate():
            assert shown.total is not None
            assert (shown.gains, shown.estimate) == (shown.total.gains, shown.total.estimate)
            check_line(game, state, seat, action, shown.total)
            return
        case Build():
            check_gains(state, seat, shown, ways)
            check_places(game, seat, shown, ways)
            return
        case Reside() | Assist():
            check_lines(game, shown, ways)
        case Put():
            check_place(game, state, seat, action, shown)
    assert shown.estimate == max(estimate(game, way.state, seat) for way in ways)
    match state.phase:
        case Selling():
            check_sale(state, seat, shown, after)
        case Choosing() | Exchanging() | Using() | Taking() | Moving() | Shifting() | Removing():
            # What the rest of a line brings comes by itself, whatever is chosen here.
            alone = replace(state, phase=replace(state.phase, agenda=state.phase.agenda[:1]))
            check_gains(alone, seat, shown, [*settled(game, game.apply(alone, action))])
        case _:
            check_gains(state, seat, shown, ways)


def check_gains(state: State, seat: Seat, shown: Preview, ways: list[Paid]) -> None:
    """What changes, whatever is sold; resources that are still to be chosen are announced."""
    for way in ways:
        gained = changes(state, way.state, seat, way.sold)
        if isinstance(way.state.phase, Revealing):
            gained |= {unit: n for unit, n in shown.gains.items() if unit == "glory"}
        assert gained == lasting(shown.gains)
        phase = way.state.phase
        if "any_resource" in shown.gains:
            assert isinstance(phase, Choosing)
            assert phase.agenda[0].left == (shown.gains["any_resource"],)
        if isinstance(phase, Working) and isinstance(state.phase, Working):
            now, then = state.phase.points, phase.points
            more = {unit: b - a for unit, a, b in zip(CULTURE, now, then, strict=True) if a != b}
            assert more == {unit: n for unit, n in shown.gains.items() if unit in CULTURE}


def check_sale(state: State, seat: Seat, shown: Preview, after: State) -> None:
    """A sale, without the price that it may be enough for."""
    phase, gained = state.phase, changes(state, after, seat)
    assert isinstance(phase, Selling)
    if after.phase != phase and not isinstance(phase.choice, Swap):
        for unit, n in zip(UNITS, (*phase.kept, phase.due), strict=False):
            gained[unit.value] = gained.get(unit.value, 0) + n
    if after.phase == phase or not isinstance(phase.choice, Swap):
        assert {unit: n for unit, n in gained.items() if n} == shown.gains


def check_places(game: Minerva, seat: Seat, shown: Preview, ways: list[Paid]) -> None:
    """A tile on each cell: the score then, and what a temple counts there."""
    found = defaultdict[str, set[tuple[int, int]]](set)
    for way in ways:
        assert isinstance(way.state.phase, Placing)
        for put in game.legal_actions(way.state):
            assert isinstance(put, Put)
            laid = game.apply(way.state, put)
            is_temple = way.state.phase.tile >= game.tables.first_temple
            vp = scoring.temple_vp(game.tables, laid.cities[seat], put.cell) if is_temple else 0
            found[text(put.cell)].add((estimate(game, laid, seat), vp))
    best = {cell: max(score for score, _ in each) for cell, each in found.items()}
    assert shown.estimate == max(best.values())
    assert {cell: shown.scores.get(cell, shown.estimate) for cell in best} == best
    assert [spot.cell for spot in shown.spots] == ([*found] if is_temple else [])
    assert all((best[spot.cell], spot.vp) in found[spot.cell] for spot in shown.spots)


def check_place(game: Minerva, state: State, seat: Seat, action: Put, shown: Preview) -> None:
    """A temple on its cell."""
    city = game.apply(state, action).cities[seat]
    temple = isinstance(state.phase, Placing) and state.phase.tile >= game.tables.first_temple
    assert shown.vp == (scoring.temple_vp(game.tables, city, action.cell) if temple else 0)
    assert [(spot.cell, spot.vp) for spot in shown.spots] == (
        [(text(action.cell), shown.vp)] if temple else []
    )


def check_lines(game: Minerva, shown: Preview, ways: list[Paid]) -> None:
    """The four directions, each as it would be after the best way to pay for it."""
    for line in shown.lines:
        possible = []
        for way in ways:
            (action,) = (
                one for one in game.legal_actions(way.state) if str(one).endswith(line.direction)
            )
            total: Any = game.guide.preview(way.state, action)
            possible.append(total.total)
        assert line in possible
        assert line.estimate == max(one.estimate for one in possible)


def check_line(game: Minerva, state: State, seat: Seat, action: Action, line: Line) -> None:
    """What facilities bring: all of it where nothing is chosen, else at least so much."""
    after, picks, trades = game.apply(state, action), 0, 0
    rng = Random(str(line))
    while isinstance(phase := after.phase, Working) and phase.seat == seat:
        if isinstance(phase, Exchanging):
            trades += sum(phase.agenda[0].left)
            after = game.apply(after, DONE)
        else:
            picks += 1
            after = game.apply(after, rng.choice(game.legal_actions(after)))
    gained = changes(state, after, seat)
    taken = after.cities[seat].culture[len(state.cities[seat].culture) :]
    tiles = [game.tables.box.culture[n] for n in taken]
    score = estimate(game, after, seat)
    assert line.tiles == len(line.cells)
    if picks:
        assert picks >= line.picks > 0
        assert trades >= line.trades
        assert sum(gained.values()) >= sum(lasting(line.gains).values())
        assert gained.get("glory", 0) >= line.gains.get("glory", 0)
        assert {tile.category for tile in tiles} >= {*line.culture}
        assert score >= line.estimate
        return
    assert (line.picks, line.trades) == (0, trades)
    assert gained == lasting(line.gains)
    assert [tile.category for tile in tiles] == [*line.culture]
    assert (sum(tile.vp for tile in tiles), score) == (line.vp, line.estimate)
    held = [one.rank for one in ranks(game.tables, after) if one.seat == seat]
    assert [line.rank] == (held or [0])


# ---- the lesson ----------------------------------------------------------------------------------


def test_a_temple_of_the_lesson_is_shown_with_what_it_will_count() -> None:
    lesson = lesson_of("minerva")
    assert lesson is not None
    game, state = minerva(2), minerva(2).initial()
    for part in lesson.script:
        if isinstance(part, Entry):
            state = play(game, state, part.text)
            continue
        (line, *_) = part.accepts
        if line == "build temple-kinds-around":
            break
        state = play(game, state, line)
    shown = game.guide.preview(state, recognise(game, state, line))
    before, (then,) = estimate(game, state, A), lesson.steps[11].accepts
    after = estimate(game, play(game, play(game, state, line), then), A)
    assert (before, shown.estimate, after) == (26, 29, 29)
    assert then.removeprefix("at ") not in shown.scores
