"""How the seats stand: scores line by line with their reasons, goals and structures."""

from collections.abc import Iterable, Iterator, Sequence
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
from quadriga.games.carpe_diem.rules.tables import CHIMNEYS, Tables
from quadriga.games.carpe_diem.rules.view import is_open
from quadriga.kit.places import places
from quadriga.language import Message, message

Status = Literal["reached", "open", "lost"]


class Score(Struct, frozen=True):
    """The score if the game ended now; hidden fountain cards count nothing.

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
    """A fountain card in a hand, and what it scores now."""

    card: str
    kind: Kind
    vp: int


class FrameGoal(Struct, frozen=True):
    """A goal of a frame: where it is, its line (a column or a row), and its status."""

    side: str
    position: int
    column: int
    row: int
    kind: Kind
    vp: int
    status: Status


class Structure(Struct, frozen=True):
    """A structure; `open` are the empty cells where it has to continue.

    `gives` says what it gave, or what it gives if one tile with one edge of its kind completes it.
    """

    kind: Kind
    cells: tuple[str, ...]
    open: tuple[str, ...]
    chimneys: int
    complete: bool
    gives: Message


class Reasons(Struct, frozen=True):
    """How each line of a final score adds up."""

    beginning: Message
    forum: Message
    beyond: Message
    items: Message
    prestige: Message
    frame: Message
    fountains: Message
    villas: Message


class Standing(Struct, frozen=True):
    """How a seat stands.

    `place` goes by points, and at the end also by what breaks ties; equal ones are shared. `visits`
    is the place in the order of the next forum. Both count from 1. `why` explains the score at the
    end.
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
    """The score of a seat as a reader may know it; None is a spectator."""
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
    """How all seats stand, as a reader may know it."""
    seats = range(tables.seats)
    scores = [score(tables, state, seat, reader) for seat in seats]
    if isinstance(state.phase, Over):
        ranks = places([scoring.standing(tables, state, seat) for seat in seats])
    else:
        ranks = places([(one.total,) for one in scores])
    return tuple(
        _standing(tables, state, seat, reader, scores[seat], ranks[seat]) for seat in seats
    )


def _standing(
    tables: Tables, state: State, seat: int, reader: Seat | None, points: Score, place: int
) -> Standing:
    district = state.districts[seat]
    over = isinstance(state.phase, Over)
    structures, goals = _district(tables, district, over)
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
        chimneys=district.owned[CHIMNEYS],
        writs=district.writs.bit_count(),
        visits=len(state.order) - state.order.index(Seat(seat)),
        place=place,
        why=_why(tables, state, seat, structures, goals) if over else None,
    )


@lru_cache(maxsize=2048)
def _district(
    tables: Tables, district: District, over: bool
) -> tuple[tuple[Structure, ...], tuple[FrameGoal, ...]]:
    """The structures of a district, and its goals.

    A move changes at most one district, but everyone at the table sees all of them.
    """
    found = built.structures(tables, district)
    structures = tuple(_structure(tables, one) for one in found)
    return structures, tuple(_goals(tables, district, found, over))


def _why(
    tables: Tables,
    state: State,
    seat: int,
    structures: Sequence[Structure],
    goals: Sequence[FrameGoal],
) -> Reasons:
    """How a final score adds up, line by line."""
    district, purse = state.districts[seat], state.purses[seat]
    held = {
        "goods": sum(purse.goods),
        "coins": purse.coins,
        "bread": purse.bread,
        "stored": len(purse.stored),
    }
    return Reasons(
        beginning=message("why-beginning"),
        forum=message("why-forum", penalty=tables.amounts.forum_penalty),
        beyond=message("why-beyond", last=tables.last),
        items=message(
            "why-items",
            held=tuple(words.amount(n, thing) for thing, n in held.items()),
            n=sum(held.values()),
            each=tables.amounts.items_per_end_point,
        ),
        prestige=message("why-prestige", n=state.prestige[seat]),
        frame=_listed(
            message(
                "why-goal",
                kind=message("kind", kind=goal.kind.value),
                line=words.line(goal.column, goal.row),
                vp=goal.vp,
            )
            for goal in goals
            if goal.status == "reached"
        ),
        fountains=_listed(
            _counted(district.owned[kind], KINDS[kind].value, vp * district.owned[kind])
            for kind, vp in (tables.fountain[card] for card in state.hands[seat])
        ),
        villas=_listed(
            _counted(one.chimneys, "chimney", tables.chart[one.chimneys])
            for one in structures
            if one.kind is Kind.VILLA and one.complete
        ),
    )


def _counted(number: int, thing: str, vp: int) -> Message:
    return message("why-counted", what=words.amount(number, thing), vp=vp)


def _listed(parts: Iterable[Message]) -> Message:
    listed = tuple(parts)
    return message("why-listed", parts=listed) if listed else message("why-nothing")


def _goals(
    tables: Tables, district: District, found: Sequence[built.Structure], over: bool
) -> Iterator[FrameGoal]:
    for goal in tables.goals[district.frame]:
        status: Status = "open"
        if district.goals & goal.bit:
            status = "reached"
        elif over or built.is_lost(tables, district, goal, found):
            status = "lost"
        side, kind = grid.SIDE_NAMES[goal.side], KINDS[goal.kind]
        column, row = grid.column_and_row(goal.line)
        yield FrameGoal(side, goal.position, column, row, kind, goal.vp, status)


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
