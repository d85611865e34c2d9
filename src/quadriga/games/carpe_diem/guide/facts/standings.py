"""How the seats stand: scores line by line with their reasons, goals, structures."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from quadriga.core import Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.rules import scoring
from quadriga.games.carpe_diem.rules import structures as built
from quadriga.games.carpe_diem.rules.state import District, Over, State
from quadriga.games.carpe_diem.rules.tables import VILLA, Goal, Tables
from quadriga.games.carpe_diem.rules.view import is_open
from quadriga.kit.places import places
from quadriga.language import Message, message

Status = Literal["reached", "open", "lost"]


class Score(Struct, frozen=True):
    """The final score if the game ended now; fountain cards that are hidden count nothing.

    What is `collected` comes from the `beginning`, from each of the `forums`, and from steps
    `beyond` the end of the prestige bar.
    """

    collected: int
    beginning: int
    forums: tuple[int, ...]
    beyond: int
    items: int
    prestige: int
    frame: int
    fountains: int | None
    villas: int
    total: int


class HeldCard(Struct, frozen=True):
    """A fountain card of a hand, and what it scores now."""

    card: str
    kind: Kind
    vp: int


class FrameGoal(Struct, frozen=True):
    """A goal of a frame: where it lies, its line (a column or a row), and how it stands."""

    side: str
    position: int
    column: int
    row: int
    kind: Kind
    vp: int
    status: Status


class Structure(Struct, frozen=True):
    """A structure; `open` are the empty cells where it must go on to be completed.

    `gives` says what it gave, or what it gives if one tile with one edge of its kind completes it.
    """

    kind: Kind
    cells: tuple[str, ...]
    open: tuple[str, ...]
    chimneys: int
    complete: bool
    gives: Message


class Reasons(Struct, frozen=True):
    """How each line of a final score comes about."""

    beginning: Message
    forum: Message
    beyond: Message
    items: Message
    prestige: Message
    frame: Message
    fountains: Message
    villas: Message


class Standing(Struct, frozen=True):
    """How a seat stands: its `place` by points, equal ones shared, once the game is over by all
    that decides; `visits` is its place in the next forum. Both are counted from 1.

    `why` explains the score once the game is over.
    """

    score: Score
    fountains: tuple[HeldCard, ...]
    goals: tuple[FrameGoal, ...]
    structures: tuple[Structure, ...]
    completed: dict[Kind, int]
    chimneys: int
    writs: int
    visits: int
    place: int
    why: Reasons | None


def score(tables: Tables, state: State, seat: int, reader: Seat | None) -> Score:
    """The final score of a seat as somebody may know it now."""
    lines = scoring.breakdown(tables, state, seat)
    known = is_open(state, seat, reader)
    beginning, forums = tables.table.start_vp[seat], state.purses[seat].forums
    return Score(
        collected=lines.collected,
        beginning=beginning,
        forums=forums,
        beyond=lines.collected - beginning - sum(forums),
        items=lines.items,
        prestige=lines.prestige,
        frame=lines.frame,
        fountains=lines.fountains if known else None,
        villas=lines.villas,
        total=sum(lines) - (0 if known else lines.fountains),
    )


def standings(tables: Tables, state: State, reader: Seat | None) -> tuple[Standing, ...]:
    """How all seats stand, as somebody may know it."""
    scores = [score(tables, state, seat, reader) for seat in range(tables.seats)]
    if isinstance(state.phase, Over):
        ranks = places([scoring.standing(tables, state, seat) for seat in range(tables.seats)])
    else:
        ranks = places([(one.total,) for one in scores])
    return tuple(
        _standing(tables, state, seat, reader, one, ranks[seat]) for seat, one in enumerate(scores)
    )


def _standing(
    tables: Tables, state: State, seat: int, reader: Seat | None, points: Score, place: int
) -> Standing:
    district = state.districts[seat]
    over = isinstance(state.phase, Over)
    found, structures, goals = _district(tables, district, over)
    hand = state.hands[seat] if is_open(state, seat, reader) else ()
    return Standing(
        score=points,
        fountains=tuple(
            HeldCard(
                tables.fountain_ids[card],
                KINDS[tables.fountain[card][0]],
                scoring.card_points(tables, state, seat, card),
            )
            for card in hand
        ),
        goals=goals,
        structures=structures,
        completed=dict(zip(KINDS, district.owned, strict=False)),
        chimneys=district.owned[len(KINDS)],
        writs=district.writs.bit_count(),
        visits=len(state.order) - state.order.index(Seat(seat)),
        place=place,
        why=_why(tables, state, seat, found) if over else None,
    )


@lru_cache(maxsize=2048)
def _district(
    tables: Tables, district: District, over: bool
) -> tuple[tuple[built.Structure, ...], tuple[Structure, ...], tuple[FrameGoal, ...]]:
    """The structures of a district, the same to be shown, and its goals.

    A move changes one district at most, and everybody at the table looks at all of them.
    """
    found = tuple(built.structures(tables, district))
    shown = tuple(_structure(tables, one) for one in found)
    return found, shown, _goals(tables, district, found, over)


def _why(tables: Tables, state: State, seat: int, found: Sequence[built.Structure]) -> Reasons:
    """How a final score comes about, line by line."""
    district, purse = state.districts[seat], state.purses[seat]
    goods, stored = sum(purse.goods), len(purse.stored)
    return Reasons(
        beginning=message("why-beginning"),
        forum=message("why-forum", penalty=tables.amounts.forum_penalty),
        beyond=message("why-beyond", last=tables.last),
        items=message(
            "why-items",
            held=(
                words.amount(goods, "goods"),
                words.amount(purse.coins, "coins"),
                words.amount(purse.bread, "bread"),
                words.amount(stored, "stored"),
            ),
            n=goods + purse.coins + purse.bread + stored,
            each=tables.amounts.items_per_end_point,
        ),
        prestige=message("why-prestige", n=state.prestige[seat]),
        frame=_listed(
            message("why-goal", kind=words.kind(goal.kind), line=_line(goal), vp=goal.vp)
            for goal in tables.goals[district.frame]
            if goal.bit & district.goals
        ),
        fountains=_listed(
            message(
                "why-counted",
                what=words.amount(district.owned[kind], KINDS[kind].value),
                vp=vp * district.owned[kind],
            )
            for kind, vp in (tables.fountain[card] for card in state.hands[seat])
        ),
        villas=_listed(
            message(
                "why-counted",
                what=words.amount(one.chimneys, "chimney"),
                vp=tables.chart[one.chimneys],
            )
            for one in found
            if one.kind == VILLA and one.is_complete
        ),
    )


def _listed(parts: Iterable[Message]) -> Message:
    found = tuple(parts)
    return message("why-listed", parts=found) if found else message("why-nothing")


def _line(goal: Goal) -> Message:
    """The line of a goal: a column or a row."""
    at = goal.line.bit_length()
    if at <= grid.SIZE:
        return message("column-line", n=at)
    return message("row-line", n=at - grid.SIZE)


def _goals(
    tables: Tables, district: District, found: Sequence[built.Structure], over: bool
) -> tuple[FrameGoal, ...]:
    goals = []
    for goal in tables.goals[district.frame]:
        status: Status = "open"
        if district.goals & goal.bit:
            status = "reached"
        elif over or built.is_lost(tables, district, goal, found):
            status = "lost"
        line = goal.line.bit_length()
        column, row = (line, 0) if line <= grid.SIZE else (0, line - grid.SIZE)
        side = grid.SIDE_NAMES[goal.side]
        kind = KINDS[goal.kind]
        goals.append(FrameGoal(side, goal.position, column, row, kind, goal.vp, status))
    return tuple(goals)


def _structure(tables: Tables, one: built.Structure) -> Structure:
    tiles = len(one.cells) if one.is_complete else len(one.cells) + 1
    return Structure(
        kind=KINDS[one.kind],
        cells=tuple(map(grid.text, one.cells)),
        open=tuple(map(grid.text, one.open)),
        chimneys=one.chimneys,
        complete=one.is_complete,
        gives=words.gives(tables, one.kind, tiles, one.chimneys),
    )
