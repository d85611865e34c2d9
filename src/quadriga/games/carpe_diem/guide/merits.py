"""Why a turn is good: what it brings at once, what it prepares, what it takes from others."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from quadriga.core import Seat, Step
from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.box.grid import LINES
from quadriga.games.carpe_diem.guide import forum_merits, ring_merits, words
from quadriga.games.carpe_diem.guide.forum_merits import Deeds
from quadriga.games.carpe_diem.guide.log import Completed, completions
from quadriga.games.carpe_diem.knowledge.visits import BREAD_WORTH, COIN_WORTH, GOOD_WORTH
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.structures import Structure, structures
from quadriga.games.carpe_diem.rules.tables import GOODS, VILLA, Tables
from quadriga.kit.merits import Merit, reason_for
from quadriga.language import Message, message

COMPLETED: Final = 1.0
"""The worth of a completed structure besides what it gives."""

UNKNOWN_REWARD: Final = 2.0
"""The worth of a tile from the bottom row, of fountain cards, or of coins for goods."""

STRUCTURE_TILE: Final = 0.3
CHIMNEY: Final = 0.4
"""The worth of each tile and each chimney of an unfinished structure."""

GOAL: Final = 0.4
"""The worth of a structure in the line of a goal, as a share of the goal's VP."""

FOUNTAIN_CARD: Final = 0.5
"""The worth of a fountain card besides what it scores so far."""


def reason(
    tables: Tables, turn: Sequence[Step[Any, Any]], instead: Sequence[Step[Any, Any]], seat: Seat
) -> Message | None:
    """Why a turn of a seat is good, compared with another one."""
    mine: Deeds = Deeds.of(turn, seat)
    other: Deeds = Deeds.of(instead, seat)
    return reason_for(mine, other, partial(merits, tables), partial(_spared, tables))


def merits(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """All merits of a turn."""
    for step in turn.steps:
        if isinstance(step.action, a.Place):
            yield from _placed(tables, step.before, step.action, step.after, turn.seat)
        elif isinstance(step.action, a.Return):
            yield from _kept(tables, step.after, turn.seat)
    yield from _points(tables, turn)
    yield from _growing(tables, turn)
    yield from forum_merits.merits(tables, turn)
    yield from ring_merits.merits(tables, turn)


# ---- at once -------------------------------------------------------------------------------------


def _placed(
    tables: Tables, before: s.State, action: a.Place, after: s.State, seat: Seat
) -> Iterator[Merit]:
    """The structures that a tile completes, and the writ that it covers."""
    old, new = before.districts[seat], after.districts[seat]
    for built in completions(tables, new.tiles, action.cell):
        if built.kind is Kind.MERCHANT:
            yield _merchant(tables, before, after, seat)
        else:
            yield _completed(tables, before, built)
    if new.writs != old.writs:
        steps = tables.amounts.writ_steps
        yield Merit("writ", steps, message("merit-writ", prestige=words.amount(steps, "prestige")))


def _completed(tables: Tables, before: s.State, built: Completed) -> Merit:
    """A completed structure with what it gives."""
    kind, size, chimneys = built.kind, len(built.cells), built.chimneys
    worth = COMPLETED + _reward(tables, kind, size, chimneys, _forums(tables, before))
    what = message("kind", kind=kind.value)
    if kind is Kind.FOUNTAIN:
        says = message("merit-fountain")
    elif kind is Kind.VILLA:
        says = message("merit-completes-villa", n=chimneys, vp=tables.chart[chimneys])
    elif kind in (Kind.MARKET, Kind.BAKERY):
        says = message("merit-builds", kind=what, gives=built.gives)
    elif kind in tables.good_of:
        says = message("merit-completes-of", kind=what, n=size, gives=built.gives)
    else:
        says = message("merit-completes", kind=what, gives=built.gives)
    return Merit(f"completes {kind}", worth, says, long=kind is Kind.CRAFTSMAN)


def _merchant(tables: Tables, before: s.State, after: s.State, seat: Seat) -> Merit:
    """A completed merchant; with its coins if no other reward comes with them."""
    topic, forums = f"completes {Kind.MERCHANT}", _forums(tables, before)
    waits = isinstance(before.phase, s.Placing) and before.phase.waiting
    if waits or isinstance(after.phase, s.Rewarding):
        return Merit(topic, COMPLETED + UNKNOWN_REWARD, message("merit-merchant"))
    old, new = before.purses[seat], after.purses[seat]
    coins, goods = new.coins - old.coins, sum(old.goods) - sum(new.goods)
    worth = COMPLETED + COIN_WORTH[forums] * coins - GOOD_WORTH[forums] * goods
    gives = words.amount(coins, "coins")
    kind = message("kind", kind=Kind.MERCHANT.value)
    return Merit(topic, worth, message("merit-completes", kind=kind, gives=gives))


def _forums(tables: Tables, state: s.State) -> int:
    """The forums still to come, the current one included."""
    return tables.box.phases.count - state.stage + 1


def _reward(tables: Tables, kind: Kind, size: int, chimneys: int, forums: int) -> float:
    """Roughly what the reward of a structure is worth in points."""
    if kind is Kind.VILLA:
        return tables.chart[chimneys]
    reward = tables.reward(kind, size)
    if reward is None:
        return UNKNOWN_REWARD
    n, thing = reward
    each = {"prestige": 1.0, "bread": BREAD_WORTH[forums], "coins": COIN_WORTH[forums]}
    return n * each.get(thing, GOOD_WORTH[forums])


def _points(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """Goals of the frame that are reached, and fountain cards that count more."""
    seat = turn.seat
    was, now = (scoring.breakdown(tables, state, seat) for state in (turn.before, turn.after))
    if vp := now.frame - was.frame:
        old, new = (state.districts[seat].goals for state in (turn.before, turn.after))
        goals = (new & ~old).bit_count()
        yield Merit("frame", vp, message("merit-goals", n=goals, vp=vp))
    held = turn.before.hands[seat] == turn.after.hands[seat]
    if held and (vp := now.fountains - was.fountains):
        yield Merit("fountain cards", vp, message("merit-fountain-cards", vp=vp))


def _kept(tables: Tables, after: s.State, seat: Seat) -> Iterator[Merit]:
    """The fountain cards that stay in the hand."""
    for number in after.hands[seat]:
        vp = scoring.card_points(tables, after, seat, number)
        card = words.fountain(*tables.fountain[number])
        topic = f"card {tables.fountain[number]}"
        yield Merit(topic, vp + FOUNTAIN_CARD, message("merit-keeps", card=card, vp=vp))


# ---- unfinished ----------------------------------------------------------------------------------


def _growing(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """Unfinished structures that have grown, and goals of the frame that they could reach."""
    old, new = (state.districts[turn.seat] for state in (turn.before, turn.after))
    cells = new.tiles.keys() - old.tiles.keys()
    if not cells:
        return
    was, now = ([one for one in structures(tables, of) if one.open] for of in (old, new))
    for one in now:
        if cells & {*one.cells}:
            yield _grown(one)
    yield from _aimed(tables, new, _lines(now) - _lines(was))


def _aimed(tables: Tables, district: s.District, lines: set[tuple[int, int]]) -> Iterator[Merit]:
    """The goals whose lines unfinished structures of their kinds have newly reached."""
    aims: dict[int, list[int]] = {}
    for goal in tables.goals[district.frame]:
        if (goal.kind, goal.line) in lines and not goal.bit & district.goals:
            aims.setdefault(goal.kind, []).append(goal.vp)
    for kind, points in aims.items():
        vp, what = sum(points), words.kind(kind)
        says = message("merit-goal-line", kind=what, n=len(points), vp=vp)
        yield Merit(f"goal line {KINDS[kind]}", GOAL * vp, says, long=True)


def _grown(one: Structure) -> Merit:
    """A structure that is begun or goes on."""
    kind, size = words.kind(one.kind), len(one.cells)
    worth = STRUCTURE_TILE * size + CHIMNEY * one.chimneys
    if size == 1:
        says = message("merit-begins", kind=kind)
    elif one.kind == VILLA:
        says = message("merit-grows-villa", n=size, chimneys=one.chimneys)
    else:
        says = message("merit-grows", kind=kind, n=size)
    return Merit(f"grows {KINDS[one.kind]}", worth, says)


def _lines(begun: Sequence[Structure]) -> set[tuple[int, int]]:
    """Every line that these structures touch, by kind."""
    return {
        (one.kind, 1 << n)
        for one in begun
        for cell in one.cells
        for n in range(LINES[cell].bit_length())
        if LINES[cell] >> n & 1
    }


# ---- compared ------------------------------------------------------------------------------------


def _spared(tables: Tables, mine: Deeds, other: Deeds) -> Iterator[Merit]:
    """What the other turn pays and this one doesn't: bread for a move, things in the forum."""
    forums = _forums(tables, mine.before)
    ways = [any(isinstance(step.action, a.Bread) for step in one.steps) for one in (mine, other)]
    if ways == [False, True]:
        worth = BREAD_WORTH[forums] * tables.amounts.bread_for_a_move
        yield Merit("way", worth, message("merit-no-bread"))
    if forums > 1 and isinstance(mine.before.phase, s.InForum):
        had, left, less = (
            _things(state.purses[mine.seat]) for state in (mine.before, mine.after, other.after)
        )
        # What was just gained is not kept.
        left = {thing: n for thing, n in left.items() if n <= had[thing]}
        if kept := {thing: n - less[thing] for thing, n in left.items() if n > less[thing]}:
            amounts = tuple(words.amount(n, thing) for thing, n in kept.items())
            worth = GOOD_WORTH[forums] * sum(kept.values())
            yield Merit("kept", worth, message("merit-kept", kept=amounts), long=True)


def _things(purse: s.Purse) -> dict[str, int]:
    """Goods, coins and bread."""
    goods = {good.value: n for good, n in zip(GOODS, purse.goods, strict=True)}
    return {**goods, "coins": purse.coins, "bread": purse.bread}
