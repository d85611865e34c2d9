"""Chance deals: boards, frames, forum, tiles and the bottom row (CAR-S2 to CAR-S10)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Back, Letter
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules.state import (
    NONE,
    Assigning,
    Cards,
    Dealing,
    District,
    Filling,
    Framing,
    Moving,
    Opening,
    Starting,
    State,
    Tiles,
)
from quadriga.games.carpe_diem.rules.tables import NOTHING_OWNED, Tables
from quadriga.kit.bags import without

Deal: TypeAlias = Assigning | Framing | Opening | Dealing | Filling


def legal(tables: Tables, state: State, phase: Deal) -> Sequence[a.Dealt]:
    """The boards by seat; all other deals have too many outcomes to list."""
    if not isinstance(phase, Assigning):
        return ()
    ids = [board.id for board in tables.boards]
    return [a.Boards(chosen) for chosen in permutations(ids, tables.seats)]


def sample(tables: Tables, state: State, phase: Deal, rng: Random) -> a.Dealt:
    """One outcome, all being equally likely."""
    match phase:
        case Assigning():
            return a.Boards(tuple(rng.sample([b.id for b in tables.boards], tables.seats)))
        case Framing():
            return a.Frames(_ids(tables.part_ids, rng.sample(_parts_left(tables, state), 4)))
        case Opening():
            drawn = [
                card.id
                for letter, count in tables.draw.items()
                for card in rng.sample(
                    [c for c in tables.box.forum_cards if c.letter is letter], count
                )
            ]
            rng.shuffle(drawn)
            return a.Cards(tuple(drawn))
        case Dealing():
            stack = stack_of(tables, state)
            count = len(tables.spaces) * len(tables.takes)
            return a.Tiles(_ids(tables.tile_ids, rng.sample(stack, count)))
        case Filling():
            return a.Row(_ids(tables.tile_ids, rng.sample(state.black, len(tables.crafts))))


def outcome(tables: Tables, state: State, phase: Deal, text: str) -> a.Dealt | None:
    """The deal that a text names, if it can come up."""
    ids = tuple(text.split(" ")[1:])
    action: a.Dealt
    match phase:
        case Assigning():
            action, fits = a.Boards(ids), _distinct(ids, tables.board_number, tables.seats)
        case Framing():
            left = _ids(tables.part_ids, _parts_left(tables, state))
            action, fits = a.Frames(ids), _distinct(ids, left, 4)
        case Opening():
            action, fits = a.Cards(ids), _is_forum(tables, ids)
        case Dealing():
            count = len(tables.spaces) * len(tables.takes)
            action, fits = a.Tiles(ids), _is_dealt(tables, ids, stack_of(tables, state), count)
        case Filling():
            action, fits = a.Row(ids), _is_dealt(tables, ids, state.black, len(tables.crafts))
    return action if fits and str(action) == text else None


def _ids(ids: Sequence[str], numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(ids[n] for n in numbers)


def _parts_left(tables: Tables, state: State) -> list[int]:
    used = {part for district in state.districts for part in district.frame}
    return [n for n in range(len(tables.part_ids)) if n not in used]


def stack_of(tables: Tables, state: State) -> Tiles:
    """The stack that the blueprints are filled from now (CAR-P6)."""
    back = tables.box.phases.backs[state.stage - 1]
    return state.white if back is Back.WHITE else state.black


def _distinct(ids: tuple[str, ...], known: Iterable[str], count: int) -> bool:
    return len(ids) == count == len({*ids}) and {*ids} <= {*known}


def _is_forum(tables: Tables, ids: tuple[str, ...]) -> bool:
    letter: Mapping[str, Letter] = {card.id: card.letter for card in tables.box.forum_cards}
    if not _distinct(ids, letter, len(tables.used)):
        return False
    return Counter(letter[name] for name in ids) == Counter(tables.draw)


def _is_dealt(tables: Tables, ids: tuple[str, ...], stack: Tiles, count: int) -> bool:
    dealt = Counter(tables.tile_number.get(name, NONE) for name in ids)
    return len(ids) == count and dealt <= Counter(stack)


def apply(tables: Tables, state: State, action: a.Dealt) -> State:
    """The position after a deal."""
    match action:
        case a.Boards(ids):
            boards = (tables.board_number[name] for name in ids)
            districts = tuple(empty_district(tables, board) for board in boards)
            return replace(state, phase=Framing(Seat(0)), districts=districts)
        case a.Frames(ids):
            return _framed(tables, state, tuple(tables.part_number[name] for name in ids))
        case a.Cards(ids):
            forum = tuple(tables.card_number[name] for name in ids)
            return replace(state, phase=Dealing(), forum=forum)
        case a.Tiles(ids):
            return _dealt(tables, state, tuple(tables.tile_number[name] for name in ids))
        case a.Row(ids):
            row = tuple(tables.tile_number[name] for name in ids)
            black = without(state.black, row)
            return replace(state, phase=Moving(state.starter), row=row, black=black)


def empty_district(tables: Tables, board: int, frame: Cards = ()) -> District:
    """A district without a tile: the first one goes on the shovel (CAR-B4)."""
    if board == NONE:
        return District(NONE, (), {}, {}, 0, NOTHING_OWNED, 0, 0)
    shovel = tables.shovels[board]
    frontier = {shovel: grid.EMPTY[shovel]}
    return District(board, frame, {}, frontier, tables.writs[board], NOTHING_OWNED, 0, 0)


def _framed(tables: Tables, state: State, frame: Cards) -> State:
    assert isinstance(state.phase, Framing)
    seat, districts = state.phase.seat, state.districts
    mine = replace(districts[seat], frame=frame)
    last = seat + 1 == tables.seats
    return replace(
        state,
        phase=Starting(Seat(0)) if last else Framing(Seat(seat + 1)),
        districts=(*districts[:seat], mine, *districts[seat + 1 :]),
    )


def _dealt(tables: Tables, state: State, tiles: Tiles) -> State:
    slots = len(tables.takes)
    ring = tuple(tiles[n : n + slots] for n in range(0, len(tiles), slots))
    stack = without(stack_of(tables, state), tiles)
    phase = Filling() if state.stage == 1 else Moving(state.starter)
    if tables.box.phases.backs[state.stage - 1] is Back.WHITE:
        return replace(state, phase=phase, ring=ring, filled=tables.all_filled, white=stack)
    return replace(state, phase=phase, ring=ring, filled=tables.all_filled, black=stack)
