"""Explains the cells of a district and the goals of its frame."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from quadriga.core import Explanation
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.guide import reasons, words
from quadriga.games.carpe_diem.guide.glossary.tile_glossary import Entry, Seen, ours, tile
from quadriga.games.carpe_diem.rules.state import NONE
from quadriga.language import Message, message


def entries(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """The cells of all districts, and the goals of their frames by side and position."""
    yield "frame", _frame
    for seat, district in enumerate(seen.state.districts):
        for cell in grid.CELLS:
            yield f"cell:{seat}:{grid.text(cell)}", partial(_cell, seat=seat, cell=cell)
        for number, goal in enumerate(seen.tables.goals[district.frame]):
            side = grid.SIDE_NAMES[goal.side]
            yield f"goal:{seat}:{side}:{goal.position}", partial(_goal, seat=seat, number=number)


def _frame(seen: Seen) -> Explanation:
    return Explanation(message("frame-goals"), (message("frame-what"),), rule="CAR-E4")


def _cell(seen: Seen, seat: int, cell: int) -> Explanation:
    tables, state = seen.tables, seen.state
    face = state.districts[seat].tiles.get(cell)
    if face is not None:
        about = tile(seen, tables.faces.all[face].tile)
        about = replace(about, now=tuple(_structures(seen, seat, cell)))
    else:
        about = _empty_cell(seen, seat, cell)
    if seat != seen.seat:
        return about
    return replace(about, why_not=seen.why(lambda: reasons.why_no_cell(tables, state, cell)))


def _structures(seen: Seen, seat: int, cell: int) -> Iterator[Message]:
    """The structures that a tile belongs to, and how complete they are."""
    for one in seen.standings()[seat].structures:
        if grid.text(cell) in one.cells:
            yield message(
                "structure-now",
                kind=message("kind", kind=one.kind.value),
                tiles=len(one.cells),
                open=len(one.open),
                complete="yes" if one.complete else "no",
            )


def _empty_cell(seen: Seen, seat: int, cell: int) -> Explanation:
    pieces, board = tuple(_on_cell(seen, seat, cell)), seen.state.districts[seat].board
    source = ours(board=seen.tables.boards[board].source) if pieces else ()
    return Explanation(message("cell-name"), (message("cell-what"), *source), pieces, rule="CAR-B6")


def _on_cell(seen: Seen, seat: int, cell: int) -> Iterator[Message]:
    """What is on an empty cell: a writ, the shovel."""
    district = seen.state.districts[seat]
    if district.writs >> cell & 1:
        yield message("cell-writ", n=seen.tables.amounts.writ_steps)
    if district.board != NONE and seen.tables.shovels[district.board] == cell:
        yield message("cell-shovel")


def _goal(seen: Seen, seat: int, number: int) -> Explanation:
    goal, frame = seen.standings()[seat].goals[number], seen.state.districts[seat].frame
    part = seen.tables.box.frame_parts[frame[seen.tables.goals[frame][number].side]]
    line = words.line(goal.column, goal.row)
    kind = message("kind", kind=goal.kind.value)
    return Explanation(
        name=message("goal-name", kind=kind, vp=goal.vp),
        what=(message("goal-what", kind=kind, line=line, vp=goal.vp), *ours(goal=part.source)),
        now=(message("goal-now", status=goal.status),),
        rule="CAR-E4",
    )
