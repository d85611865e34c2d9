"""Why something can't be chosen now, a tile doesn't fit, or a text is not a choice."""

import re
from collections.abc import Iterator, Mapping

from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.faces import Face
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases import visiting
from quadriga.games.carpe_diem.rules.state import NONE, District, State
from quadriga.games.carpe_diem.rules.tables import Tables
from quadriga.language import Message, message, seated

_PLACE = re.compile(r"place ([1-6],[1-6]) r([0-3])")
_BREAD = re.compile(r"bread ([1-9][0-9]?)")
_SLOT = re.compile(r"(take|craft) ([1-9][0-9]?)")
_VISIT = re.compile(r"visit ([1-9][0-9]?)-([1-9][0-9]?)")
_PAY = re.compile(r"pay ([0-9]{1,2} )?bread [0-9]{1,2}")
_DOING: Mapping[str, type[s.Phase]] = {
    "start": s.Starting,
    "go": s.Moving,
    "bread": s.Moving,
    "take": s.Taking,
    "place": s.Placing,
    "store": s.Placing,
    "reward": s.Rewarding,
    "craft": s.Crafting,
    "return": s.Returning,
    "visit": s.Visiting,
    "first": s.Ordering,
    "pay": s.Paying,
}
"""The phase in which each verb is a choice."""


def why_not(tables: Tables, state: State, text: str) -> Message | None:
    """Why a text is not a choice now; None if it never is one."""
    phase, verb = state.phase, text.partition(" ")[0]
    if isinstance(phase, s.Placing) and (found := _PLACE.fullmatch(text)):
        return _not_placed(tables, state, phase, grid.BY_TEXT[found[1]], int(found[2]))
    if isinstance(phase, s.Moving) and (found := _BREAD.fullmatch(text)):
        return _no_bread(tables, state, phase, int(found[1]))
    if isinstance(phase, s.Paying) and _PAY.fullmatch(text):
        return _most(tables, state, phase)
    if found := _SLOT.fullmatch(text):
        slots = tables.takes if verb == "take" else tables.crafts
        if isinstance(phase, _DOING[verb]):
            return message("why-no-tile") if int(found[2]) <= len(slots) else None
        if verb == "craft":
            return message("why-no-craftsman")
    if found := _VISIT.fullmatch(text):
        pair = (int(found[1]), int(found[2]))
        return why_no_visit(tables, state, *pair) if pair in tables.pairs else None
    if verb in _DOING and not isinstance(phase, _DOING[verb]):
        return first_do(phase)
    return None


def first_do(phase: s.Phase) -> Message:
    """What has to be done before anything else."""
    return message("why-first", doing=words.doing(phase))


def why_no_visit(tables: Tables, state: State, a: int, b: int) -> Message | None:
    """Why no marker can be put between two cards now; None if one can."""
    owner = state.markers[tables.pairs.index((a, b))]
    if owner != NONE:
        return message("why-marker", who=seated(owner))
    if isinstance(state.phase, s.Visiting):
        return None
    if isinstance(state.phase, s.Ordering | s.Paying):
        return first_do(state.phase)
    return message("why-no-forum", round=tables.box.phases.rounds)


def why_no_space(tables: Tables, state: State, space: int) -> Message | None:
    """Why a patrician can't go to a space, or take a tile there; None if it can."""
    phase = state.phase
    if isinstance(phase, s.Starting):
        return None
    if isinstance(phase, s.Taking):
        here = state.patricians[phase.seat]
        return None if space == here else message("why-elsewhere", space=words.space(here))
    if not isinstance(phase, s.Moving):
        return first_do(phase)
    left, right = tables.ends[state.filled][state.patricians[phase.seat] - 1]
    if space in (left, right):
        return None
    if not state.filled >> space - 1 & 1:
        return message("why-space-empty")
    if state.purses[phase.seat].bread >= tables.amounts.bread_for_a_move:
        return None
    return message("why-out-of-reach", left=words.space(left), right=words.space(right))


def why_no_cell(tables: Tables, state: State, cell: int) -> Message | None:
    """Why the held tile can't go on a cell in any rotation; None if it can."""
    phase = state.phase
    if not isinstance(phase, s.Placing):
        return message("why-no-tile-held")
    key = state.districts[phase.seat].frontier.get(cell)
    if key is None:
        return _not_placed(tables, state, phase, cell, 0)
    if tables.places(phase.tile, [key]):
        return None
    asked = tuple(
        message("asked-there", side=grid.SIDE_NAMES[side], edge=words.edge(grid.value(key, side)))
        for side in grid.SIDES
        if grid.value(key, side) != grid.FREE
    )
    return message("why-never-fits", asked=asked)


def _most(tables: Tables, state: State, phase: s.Paying) -> Message:
    """How often the card can be paid for."""
    card, purse = visiting.card_on(tables, state, phase.space), state.purses[phase.seat]
    bread = visiting.most_bread(tables, card, purse.bread)
    sets = visiting.most_sets(card, purse)
    return message("why-most", sets=sets, bread=bread, each=tables.amounts.bread_for_a_set)


def _not_placed(
    tables: Tables, state: State, phase: s.Placing, cell: int, turns: int
) -> Message | None:
    district = state.districts[phase.seat]
    where = words.cell(cell)
    if cell in district.tiles:
        return message("why-covered", cell=where)
    if cell not in district.frontier:
        if not district.tiles:
            return message("why-shovel", cell=words.cell(next(iter(district.frontier))))
        return message("why-lonely", cell=where)
    face = tables.faces.all[tables.faces.numbers[phase.tile][turns]]
    if face.turns != turns:
        return message("why-looks-the-same", text=f"place {grid.text(cell)} r{face.turns}")
    reason = clash(district, cell, face)
    return message("why-clash", cell=where, clash=reason) if reason else None


def clash(district: District, cell: int, face: Face) -> Message | None:
    """Why a tile can't go on a cell of the frontier this way; None if its edges match (CAR-B6)."""
    for side, edge in enumerate(face.edges):
        asked = grid.value(district.frontier[cell], side)
        if asked in (grid.FREE, edge):
            continue
        towards, shown = grid.SIDE_NAMES[side], words.edge(edge)
        if grid.neighbour(cell, side) is None:
            return message("clash-frame", side=towards, edge=shown)
        return message("clash", side=towards, asked=words.edge(asked), edge=shown)
    return None


def clashes(
    tables: Tables, district: District, tile: int
) -> Iterator[tuple[int, list[Message | None]]]:
    """The cells that take a tile in some rotations only; for each rotation, why not, or None."""
    for cell in sorted(district.frontier):
        by_turn = [clash(district, cell, face) for face in tables.faces.of_tile[tile]]
        if None in by_turn and any(by_turn):
            yield cell, by_turn


def _no_bread(tables: Tables, state: State, phase: s.Moving, space: int) -> Message | None:
    if state.purses[phase.seat].bread < tables.amounts.bread_for_a_move:
        return message("why-no-bread")
    if space not in tables.spaces:
        return None
    filled = tuple(words.space(n) for n in tables.spaces if state.filled >> n - 1 & 1)
    return message("why-empty", space=words.space(space), filled=filled)
