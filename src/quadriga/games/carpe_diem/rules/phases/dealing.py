"""Chance deals: boards, frames, forum, tiles and the bottom row (CAR-S2 to CAR-S10)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from random import Random

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Back
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.state import NONE, Cards, District, State, Tiles
from quadriga.games.carpe_diem.rules.tables import NOTHING_OWNED, Tables
from quadriga.kit.bags import without


def legal(tables: Tables, state: State, phase: s.Assigning) -> Sequence[a.Boards]:
    """The boards by seat; all other deals have too many outcomes to list."""
    return [a.Boards(chosen) for chosen in permutations(tables.board_number, tables.seats)]


def sample(tables: Tables, state: State, phase: s.Deal, rng: Random) -> a.Dealt:
    """A random outcome; all are equally likely."""
    if isinstance(phase, s.Opening):
        drawn = []
        for letter, count in tables.draw.items():
            pile = [card.id for card in tables.box.forum_cards if card.letter is letter]
            drawn += rng.sample(pile, count)
        rng.shuffle(drawn)
        return a.Cards(tuple(drawn))
    deal, bag, count = _bag(tables, state, phase)
    return deal(tuple(rng.sample(bag, count)))


def outcome(tables: Tables, state: State, phase: s.Deal, text: str) -> a.Dealt | None:
    """The deal that `text` describes, or None if it can't come up."""
    ids = tuple(text.split(" ")[1:])
    action: a.Dealt
    if isinstance(phase, s.Opening):
        action, fits = a.Cards(ids), _is_forum(tables, ids)
    else:
        deal, bag, count = _bag(tables, state, phase)
        action, fits = deal(ids), len(ids) == count and Counter(ids) <= Counter(bag)
    return action if fits and str(action) == text else None


def _bag(
    tables: Tables, state: State, phase: s.Assigning | s.Framing | s.Dealing | s.Filling
) -> tuple[Callable[[tuple[str, ...]], a.Dealt], Sequence[str], int]:
    """What is dealt, the pieces to deal it from, and how many are drawn."""
    match phase:
        case s.Assigning():
            return a.Boards, tuple(tables.board_number), tables.seats
        case s.Framing():
            used = {part for district in state.districts for part in district.frame}
            left = (n for n in range(len(tables.part_ids)) if n not in used)
            return a.Frames, _ids(tables.part_ids, left), len(grid.SIDES)
        case s.Dealing():
            count = len(tables.spaces) * len(tables.takes)
            return a.Tiles, _ids(tables.tile_ids, stack_of(tables, state)), count
        case s.Filling():
            return a.Row, _ids(tables.tile_ids, state.black), len(tables.crafts)


def _ids(ids: Sequence[str], numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(ids[n] for n in numbers)


def stack_of(tables: Tables, state: State) -> Tiles:
    """The stack from which the blueprints are filled now (CAR-P6)."""
    return state.white if _is_white(tables, state) else state.black


def _is_white(tables: Tables, state: State) -> bool:
    return tables.box.phases.backs[state.stage - 1] is Back.WHITE


def _is_forum(tables: Tables, ids: tuple[str, ...]) -> bool:
    letters = {card.id: card.letter for card in tables.box.forum_cards}
    if len({*ids}) != len(ids) or not {*ids} <= letters.keys():
        return False
    return Counter(letters[name] for name in ids) == Counter(tables.draw)


def apply(tables: Tables, state: State, phase: s.Deal, action: a.Dealt) -> State:
    """The position after a deal."""
    match action:
        case a.Boards(ids):
            boards = (tables.board_number[name] for name in ids)
            districts = tuple(empty_district(tables, board) for board in boards)
            return replace(state, phase=s.Framing(Seat(0)), districts=districts)
        case a.Frames(ids):
            assert isinstance(phase, s.Framing)
            return _framed(tables, state, phase, tuple(tables.part_number[name] for name in ids))
        case a.Cards(ids):
            forum = tuple(tables.card_number[name] for name in ids)
            return replace(state, phase=s.Dealing(), forum=forum)
        case a.Tiles(ids):
            return _dealt(tables, state, tuple(tables.tile_number[name] for name in ids))
        case a.Row(ids):
            row = tuple(tables.tile_number[name] for name in ids)
            black = without(state.black, row)
            return replace(state, phase=s.Moving(state.starter), row=row, black=black)


def empty_district(tables: Tables, board: int, frame: Cards = ()) -> District:
    """A district without tiles: the first one goes on the shovel (CAR-B4)."""
    if board == NONE:
        return District(NONE, (), {}, {}, 0, NOTHING_OWNED, 0, 0)
    shovel = tables.shovels[board]
    frontier = {shovel: grid.EMPTY[shovel]}
    return District(board, frame, {}, frontier, tables.writs[board], NOTHING_OWNED, 0, 0)


def _framed(tables: Tables, state: State, phase: s.Framing, frame: Cards) -> State:
    seat, districts = phase.seat, state.districts
    mine = replace(districts[seat], frame=frame)
    last = seat + 1 == tables.seats
    return replace(
        state,
        phase=s.Starting(Seat(0)) if last else s.Framing(Seat(seat + 1)),
        districts=(*districts[:seat], mine, *districts[seat + 1 :]),
    )


def _dealt(tables: Tables, state: State, tiles: Tiles) -> State:
    slots = len(tables.takes)
    ring = tuple(tiles[n : n + slots] for n in range(0, len(tiles), slots))
    stack = without(stack_of(tables, state), tiles)
    phase = s.Filling() if state.stage == 1 else s.Moving(state.starter)
    state = replace(state, phase=phase, ring=ring, filled=tables.all_filled)
    return replace(state, white=stack) if _is_white(tables, state) else replace(state, black=stack)
