"""Explains the ring with its blueprints, and the bottom row."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from quadriga.core import Explanation
from quadriga.games.carpe_diem.guide import reasons, words
from quadriga.games.carpe_diem.guide.glossary.tile_glossary import Entry, Seen, tile
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.state import NONE
from quadriga.language import Message, message, seated


def entries(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """The ring, its spaces and slots, the patricians, and the bottom row."""
    box = seen.tables.box
    yield "ring", _ring
    for space in seen.tables.spaces:
        yield f"space:{space}", partial(_space, space=space)
        for slot in range(1, box.ring.tiles_per_space + 1):
            yield f"slot:{space}:{slot}", partial(_slot, space=space, slot=slot)
    for seat in range(seen.tables.seats):
        yield f"patrician:{seat}", partial(_patrician, seat=seat)
    yield "row", _row
    for slot in range(1, box.bottom_row.spaces + 1):
        yield f"row:{slot}", partial(_row_slot, slot=slot)


def _ring(seen: Seen) -> Explanation:
    tables, state, now = seen.tables, seen.state, list[Message]()
    if seen.seat is not None and state.filled and state.patricians[seen.seat] > 0:
        left, right = map(words.space, tables.ends[state.filled][state.patricians[seen.seat] - 1])
        now.append(message("ring-now", left=left, right=right))
    what = message("ring-what", n=tables.amounts.bread_for_a_move)
    return Explanation(message("ring"), (what,), tuple(now), rule="CAR-M2")


def _space(seen: Seen, space: int) -> Explanation:
    here = tuple(seated(n) for n, at in enumerate(seen.state.patricians) if at == space)
    why, instead = _why_no_space(seen, space)
    return Explanation(
        name=message("space-name", space=words.space(space)),
        what=(message("space-what"),),
        now=(message("space-now", who=here),) if here else (),
        why_not=why,
        instead=instead,
        rule="CAR-M2",
    )


def _why_no_space(seen: Seen, space: int) -> tuple[Message | None, Message | None]:
    """Why a patrician can't go to a space, and what would help."""
    tables, state = seen.tables, seen.state
    why = seen.why(lambda: reasons.why_no_space(tables, state, space))
    reachable = bool(state.filled >> space - 1 & 1)
    if why is None or not isinstance(state.phase, s.Moving) or not reachable:
        return why, None
    return why, message("instead-bread", n=tables.amounts.bread_for_a_move)


def _slot(seen: Seen, space: int, slot: int) -> Explanation:
    state = seen.state
    if isinstance(state.phase, s.Starting):
        return Explanation(message("slot-empty"), (message("slot-to-fill"),), rule="CAR-S10")
    slots = state.ring[space - 1] if state.ring else ()
    number = slots[slot - 1] if slot <= len(slots) else NONE
    left = seen.tables.taken - sum(one == NONE for one in slots) if slots else 0
    shown = (
        tile(seen, number)
        if number != NONE
        else Explanation(message("slot-empty"), (message("slot-what"),), rule="CAR-M8")
    )
    if left > 0 and seen.tables.taken < len(slots):
        shown = replace(shown, now=(*shown.now, message("slot-left", n=left)))
    why, instead = _why_no_space(seen, space)
    if why is None and number == NONE:
        why = seen.why(lambda: message("why-no-tile"))
    return replace(shown, why_not=why, instead=instead)


def _patrician(seen: Seen, seat: int) -> Explanation:
    at = seen.state.patricians[seat]
    name, what = message("patrician-name", who=seated(seat)), message("patrician-what")
    now = (message("patrician-now", space=words.space(at)),) if at > 0 else ()
    return Explanation(name, (what,), now, rule="CAR-M6")


def _row(seen: Seen) -> Explanation:
    now = message("row-now", n=sum(number != NONE for number in seen.state.row))
    return Explanation(message("bottom-row"), (message("row-what"),), (now,), rule="CAR-D5")


def _row_slot(seen: Seen, slot: int) -> Explanation:
    row = seen.state.row
    number = row[slot - 1] if slot <= len(row) else NONE
    if number == NONE:
        return Explanation(message("slot-empty"), (message("row-what"),), rule="CAR-D7")
    shown = tile(seen, number)
    if isinstance(seen.state.phase, s.Crafting):
        return shown
    why = seen.why(lambda: message("why-no-craftsman"))
    instead = None if why is None else message("instead-craftsman")
    return replace(shown, why_not=why, instead=instead)
