"""Why a turn is good: what it brings at once, what it prepares, what it takes from others."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from quadriga.core import Seat, Step
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.box.grid import LINES
from quadriga.games.carpe_diem.guide import forum_merits, ring_merits, words
from quadriga.games.carpe_diem.guide.forum_merits import FORUM, Deeds
from quadriga.games.carpe_diem.knowledge.visits import BREAD_WORTH, COIN_WORTH, GOOD_WORTH
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.building import completed
from quadriga.games.carpe_diem.rules.structures import Structure, structures
from quadriga.games.carpe_diem.rules.tables import (
    ADMINISTRATION,
    BAKERY,
    CRAFTSMAN,
    FOUNTAIN,
    GOODS,
    GRANARY,
    LANDSCAPES,
    MARKET,
    MERCHANT,
    VILLA,
    Tables,
)
from quadriga.kit.merits import Merit, reason_for
from quadriga.language import Message, message

COMPLETED: Final = 1.0
"""What a structure is worth beside what it gives."""

UNKNOWN_REWARD: Final = 2.0
"""What a tile of the bottom row, fountain cards or coins for goods are worth."""

STRUCTURE_TILE: Final = 0.3
CHIMNEY: Final = 0.4
"""What a tile, and a chimney, of an unfinished structure is worth."""

GOAL: Final = 0.4
"""The share of a frame goal's VP that it is worth to have a structure in its line."""

FOUNTAIN_CARD: Final = 0.5
"""What a fountain card is worth that scores nothing yet."""


def reason(
    tables: Tables, turn: Sequence[Step[Any, Any]], instead: Sequence[Step[Any, Any]], seat: Seat
) -> Message | None:
    """Why a turn of a seat is good, next to another one."""
    mine: Deeds = Deeds.of(turn, seat)
    other: Deeds = Deeds.of(instead, seat)
    return reason_for(mine, other, partial(merits, tables), partial(_spared, tables))


def merits(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """All that can be said for a turn."""
    for step in turn.steps:
        phase, action = step.before.phase, step.action
        if isinstance(phase, s.Placing) and isinstance(action, a.Place):
            yield from _placed(tables, step.before, phase, action, step.after)
        elif isinstance(action, a.Return):
            yield from _kept(tables, step.after, turn.seat)
    yield from _points(tables, turn)
    yield from _growing(tables, turn)
    yield from forum_merits.merits(tables, turn)
    yield from ring_merits.merits(tables, turn)


# ---- at once -------------------------------------------------------------------------------------


def _placed(
    tables: Tables, before: s.State, phase: s.Placing, action: a.Place, after: s.State
) -> Iterator[Merit]:
    """The structures that a tile completes, and the writ that it covers."""
    old, new = before.districts[phase.seat], after.districts[phase.seat]
    tiles = new.tiles
    for part in tables.faces.parts[tiles[action.cell]]:
        if cells := completed(tables, tiles, action.cell, part.kind):
            chimneys = sum(tables.faces.chimneys[tiles[cell]] for cell in cells)
            if part.kind == MERCHANT:
                yield _merchant(tables, before, phase, after)
            else:
                yield _completed(tables, before, part.kind, len(cells), chimneys)
    if new.writs != old.writs:
        steps = tables.amounts.writ_steps
        yield Merit("writ", steps, message("merit-writ", prestige=words.amount(steps, "prestige")))


def _completed(tables: Tables, before: s.State, kind: int, size: int, chimneys: int) -> Merit:
    """A completed structure with what it gives."""
    forums = tables.box.phases.count - before.stage + 1
    worth = COMPLETED + _reward(tables, kind, size, chimneys, forums)
    what, gives = words.kind(kind), words.gives(tables, kind, size, chimneys)
    if kind == FOUNTAIN:
        says = message("merit-fountain")
    elif kind == VILLA:
        says = message("merit-completes-villa", n=chimneys, vp=tables.chart[chimneys])
    elif kind in (MARKET, BAKERY):
        says = message("merit-builds", kind=what, gives=gives)
    elif kind in LANDSCAPES:
        says = message("merit-completes-of", kind=what, n=size, gives=gives)
    else:
        says = message("merit-completes", kind=what, gives=gives)
    return Merit(f"completes {KINDS[kind]}", worth, says, long=kind == CRAFTSMAN)


def _merchant(tables: Tables, before: s.State, phase: s.Placing, after: s.State) -> Merit:
    """A completed merchant, with its coins where no other reward comes with them."""
    topic, forums = f"completes {KINDS[MERCHANT]}", tables.box.phases.count - before.stage + 1
    if phase.waiting or isinstance(after.phase, s.Rewarding):
        return Merit(topic, COMPLETED + UNKNOWN_REWARD, message("merit-merchant"))
    old, new = (state.purses[phase.seat] for state in (before, after))
    coins, goods = new.coins - old.coins, sum(old.goods) - sum(new.goods)
    worth = COMPLETED + COIN_WORTH[forums] * coins - GOOD_WORTH[forums] * goods
    gives = words.amount(coins, "coins")
    return Merit(topic, worth, message("merit-completes", kind=words.kind(MERCHANT), gives=gives))


def _reward(tables: Tables, kind: int, size: int, chimneys: int, forums: int) -> float:
    """About how many points it is worth what a structure gives."""
    amounts = tables.amounts
    if kind in LANDSCAPES:
        return GOOD_WORTH[forums] * (size - 1)
    if kind == VILLA:
        return tables.chart[chimneys]
    if kind == ADMINISTRATION:
        return amounts.administration_steps
    if kind in (GRANARY, BAKERY):
        bread = amounts.granary_bread if kind == GRANARY else amounts.bakery_bread
        return BREAD_WORTH[forums] * bread
    if kind == MARKET:
        return COIN_WORTH[forums] * amounts.market_coins
    return UNKNOWN_REWARD


def _points(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """Goals of the frame that are reached, and fountain cards that count more."""
    seat = turn.seat
    was, now = (scoring.breakdown(tables, state, seat) for state in (turn.before, turn.after))
    if vp := now.frame - was.frame:
        old, new = (state.districts[seat].goals for state in (turn.before, turn.after))
        number = (new & ~old).bit_count()
        yield Merit("frame", vp, message("merit-goals", n=number, vp=vp))
    held = turn.before.hands[seat] == turn.after.hands[seat]
    if held and (vp := now.fountains - was.fountains):
        yield Merit("fountain cards", vp, message("merit-fountain-cards", vp=vp))


def _kept(tables: Tables, after: s.State, seat: Seat) -> Iterator[Merit]:
    """The fountain cards that stay in the hand."""
    for number in after.hands[seat]:
        vp = scoring.card_points(tables, after, seat, number)
        card = words.fountain_number(tables, number)
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
    """The goals in lines that unfinished structures of their kinds have come into."""
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


def _lines(found: Sequence[Structure]) -> set[tuple[int, int]]:
    """Every line that these structures touch, by kind."""
    return {
        (one.kind, 1 << n)
        for one in found
        for cell in one.cells
        for n in range(LINES[cell].bit_length())
        if LINES[cell] >> n & 1
    }


# ---- compared ------------------------------------------------------------------------------------


def _spared(tables: Tables, mine: Deeds, other: Deeds) -> Iterator[Merit]:
    """What the other turn pays and this one does not: bread for the way, things in the forum."""
    forums = tables.box.phases.count - mine.before.stage + 1
    ways = [any(isinstance(step.action, a.Bread) for step in one.steps) for one in (mine, other)]
    if ways == [False, True]:
        worth = BREAD_WORTH[forums] * tables.amounts.bread_for_a_move
        yield Merit("way", worth, message("merit-no-bread"))
    if forums > 1 and isinstance(mine.before.phase, FORUM):
        had, left, less = (
            _things(state.purses[mine.seat]) for state in (mine.before, mine.after, other.after)
        )
        # What was just gained is not kept.
        kept = {one: n - less[one] for one, n in left.items() if less[one] < n <= had[one]}
        if kept:
            amounts = tuple(words.amount(n, thing) for thing, n in kept.items())
            worth = GOOD_WORTH[forums] * sum(kept.values())
            yield Merit("kept", worth, message("merit-kept", kept=amounts), long=True)


def _things(purse: s.Purse) -> dict[str, int]:
    """Goods, coins and bread."""
    goods = {good.value: n for good, n in zip(GOODS, purse.goods, strict=True)}
    return {**goods, "coins": purse.coins, "bread": purse.bread}
