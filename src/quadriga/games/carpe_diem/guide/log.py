"""What happened: a sentence for each action, its digest as data, and a turn in short."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, assert_never

from msgspec import Struct

from quadriga.core import Recap, Seat, Step
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.box.components import Good, Kind
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.building import completed
from quadriga.games.carpe_diem.rules.phases.visiting import card_on
from quadriga.games.carpe_diem.rules.tables import GOODS, Tables
from quadriga.kit.sentences import game_over, in_turn
from quadriga.language import Message, message, seated

_DEALT: Final = {
    a.Boards: message("log-boards"),
    a.Cards: message("log-cards"),
    a.Row: message("log-row"),
}


class Completed(Struct, frozen=True):
    """A structure that a placement completes, and what it gives."""

    kind: Kind
    cells: tuple[str, ...]
    chimneys: int
    gives: Message


class Digest(Struct, frozen=True, tag_field="game", tag="carpe_diem", omit_defaults=True):
    """What a decision brought its seat; what is left out is nothing.

    `space` is where its patrician went or took a tile; `tile` was taken, stored, or placed on
    `cell`; `card` is the forum card that was paid for. Fountain cards are left out, as others must
    not know them.
    """

    space: int = 0
    tile: str = ""
    cell: str = ""
    completes: tuple[Completed, ...] = ()
    writ: bool = False
    card: str = ""
    vp: int = 0
    prestige: int = 0
    coins: int = 0
    bread: int = 0
    each: dict[Good, int] = {}


def digest(tables: Tables, before: s.State, action: a.Action, after: s.State) -> Digest | None:
    """What an action brought; None for what chance does."""
    phase = before.phase
    if not isinstance(phase, s.Deciding):
        return None
    on_ring = isinstance(action, a.Start | a.Go | a.Bread | a.Take)
    gained = words.gained(before, after, phase.seat)
    completes, writ = _placed(tables, before, action, after)
    return Digest(
        space=after.patricians[phase.seat] if on_ring else 0,
        tile=_tile(tables, before, after),
        cell=grid.text(action.cell) if isinstance(action, a.Place) else "",
        completes=completes,
        writ=writ,
        card=card_on(tables, before, phase.space).id if isinstance(phase, s.Paying) else "",
        vp=gained["vp"],
        prestige=gained["prestige"],
        coins=gained["coins"],
        bread=gained["bread"],
        each={good: gained[good] for good in GOODS if gained[good]},
    )


def _tile(tables: Tables, before: s.State, after: s.State) -> str:
    """The tile that was just taken, or that was held."""
    for phase in (before.phase, after.phase):
        if isinstance(phase, s.Placing):
            return tables.tile_ids[phase.tile]
    return ""


def _placed(
    tables: Tables, before: s.State, action: a.Action, after: s.State
) -> tuple[tuple[Completed, ...], bool]:
    """What a placement completed, and whether it took a writ."""
    if not isinstance(action, a.Place) or not isinstance(before.phase, s.Placing):
        return (), False
    old, new = (state.districts[before.phase.seat] for state in (before, after))
    return completions(tables, new.tiles, action.cell), new.writs != old.writs


def completions(tables: Tables, tiles: dict[int, int], cell: int) -> tuple[Completed, ...]:
    """The structures that the tile on a cell completed."""
    built = []
    for part in tables.faces.parts[tiles[cell]]:
        if cells := completed(tables, tiles, cell, part.kind):
            chimneys = sum(tables.faces.chimneys[tiles[c]] for c in cells)
            gives = words.gives(tables, part.kind, len(cells), chimneys)
            names = tuple(map(grid.text, sorted(cells)))
            built.append(Completed(KINDS[part.kind], names, chimneys, gives))
    return tuple(built)


def sentence(
    tables: Tables, before: s.State, action: a.Action, after: s.State, reader: Seat | None
) -> Message:
    """What an action did, what it brought, and the end of the game if it led to it."""
    phase = before.phase
    if isinstance(action, a.Dealt):
        return _dealt(before, action)
    assert isinstance(phase, s.Deciding | s.Drawing)
    deed = _deed(tables, before, action, after, seated(phase.seat), phase.seat == reader)
    if brought := words.in_signs(words.gained(before, after, phase.seat)):
        line = message("log-line-brought", deed=deed, changes=brought)
    else:
        line = message("log-line", deed=deed)
    if isinstance(after.phase, s.Over):
        return in_turn((line, game_over(words.ending(tables, after))))
    if isinstance(after.phase, s.Visiting) and not isinstance(phase, s.InForum):
        return message("log-forum-begins", told=line, phase=after.stage)
    return line


def _dealt(before: s.State, action: a.Dealt) -> Message:
    if isinstance(before.phase, s.Framing):
        return message("log-frame", who=seated(before.phase.seat))
    if isinstance(action, a.Tiles):
        return message("log-tiles", phase=before.stage)
    return _DEALT[type(action)]


def _deed(
    tables: Tables, before: s.State, action: a.Done, after: s.State, who: Message, own: bool
) -> Message:
    """What a seat did; `own` if it is the reader's."""
    match action:
        case a.Start(space):
            return message("log-started", who=who, space=words.space(space))
        case a.Go() | a.Bread():
            return _went(after, action, who)
        case a.Take() | a.Craft():
            return _took(tables, before, action, after, who)
        case a.Place() | a.Store():
            return _put_down(tables, before, action, after, who)
        case a.Reward(kind):
            return message("log-reward-first", who=who, kind=message("kind", kind=kind))
        case a.Fountain(ids):
            if not own:
                return message("log-drew", who=who, n=len(ids))
            drawn = tuple(words.fountain_named(tables, name) for name in ids)
            return message("log-drew-these", who=who, cards=drawn)
        case a.Return(name):
            if not own:
                return message("log-returned", who=who)
            card = words.fountain_named(tables, name)
            return message("log-returned-this", who=who, card=card)
        case a.Visit() | a.First() | a.Pay() | a.PayBread():
            return _forum(tables, before, action, who)
        case _:
            assert_never(action)


def _went(after: s.State, action: a.Move, who: Message) -> Message:
    assert isinstance(after.phase, s.Taking)
    space = words.space(after.patricians[after.phase.seat])
    if isinstance(action, a.Bread):
        return message("log-paid-bread", who=who, space=space)
    return message("log-went", who=who, way=action.way, space=space)


def _took(
    tables: Tables, before: s.State, action: a.Take | a.Craft, after: s.State, who: Message
) -> Message:
    tile = _held(tables, after)
    if isinstance(action, a.Craft):
        return message("log-crafted", who=who, tile=tile)
    if gone := len(after.removed) - len(before.removed):
        return message("log-took-last", who=who, tile=tile, n=gone)
    return message("log-took", who=who, tile=tile)


def _held(tables: Tables, state: s.State) -> Message:
    """The tile in hand."""
    assert isinstance(state.phase, s.Placing)
    return words.tile(tables.tiles[state.phase.tile])


def _put_down(
    tables: Tables, before: s.State, action: a.Place | a.Store, after: s.State, who: Message
) -> Message:
    tile = _held(tables, before)
    if isinstance(action, a.Store):
        return message("log-stored", who=who, tile=tile)
    cell, also = words.cell(action.cell), tuple(_besides(tables, before, action, after))
    if also:
        return message("log-placed-and", who=who, tile=tile, cell=cell, also=also)
    return message("log-placed", who=who, tile=tile, cell=cell)


def _besides(tables: Tables, before: s.State, action: a.Place, after: s.State) -> Iterator[Message]:
    """What a placement did besides covering a cell."""
    completes, writ = _placed(tables, before, action, after)
    for one in completes:
        if len(one.cells) > 1:
            yield _completed(one)
    if writ:
        yield message("deed-took-writ")


def _completed(one: Completed) -> Message:
    """A structure with its size; the size of a villa is its chimneys."""
    if one.kind is Kind.VILLA:
        return message("deed-completed-villa", n=one.chimneys)
    kind = message("kind", kind=one.kind.value)
    return message("deed-completed", kind=kind, n=len(one.cells))


def _forum(tables: Tables, before: s.State, action: a.InForum, who: Message) -> Message:
    if isinstance(action, a.Visit):
        one, two = (words.card_on(tables, before, n) for n in (action.a, action.b))
        return message("log-visited", who=who, one=one, two=two)
    if isinstance(action, a.First):
        card = words.card_on(tables, before, action.space)
        return message("log-began-with", who=who, card=card)
    card = _paid_for(tables, before)
    if paid := words.paid(action):
        return message("log-paid", who=who, paid=paid, card=card)
    return message("log-paid-nothing", who=who, card=card)


def _paid_for(tables: Tables, state: s.State) -> Message:
    """The card that is paid for."""
    assert isinstance(state.phase, s.Paying)
    return words.card_on(tables, state, state.phase.space)


def recap(tables: Tables, steps: Sequence[Step[Any, Any]]) -> Recap:
    """A turn in short; it leaves out moving and taking, as the tile is named when it is built."""
    before, after = steps[0].before, steps[-1].after
    deeds = (deed for step in steps for deed in _deeds(tables, step))
    return Recap(tuple(deeds), words.in_signs(words.gained(before, after, before.phase.seat)))


def _deeds(tables: Tables, step: Step[Any, Any]) -> Iterator[Message]:
    before, action = step.before, step.action
    match action:
        case a.Start(space):
            yield message("deed-started", space=words.space(space))
        case a.Craft():
            yield message("deed-took-black-tile")
        case a.Place():
            yield message("deed-built", tile=_held(tables, before))
            yield from _besides(tables, before, action, step.after)
        case a.Store():
            yield message("deed-stored", tile=_held(tables, before))
        case a.Return():
            yield message("deed-drew-cards")
        case a.Visit():
            one, two = (words.card_on(tables, before, n) for n in (action.a, action.b))
            yield message("deed-visited", one=one, two=two)
        case a.Pay() | a.PayBread():
            if sets := action.sets + action.bread:
                yield message("deed-paid", n=sets, card=_paid_for(tables, before))
        case _:
            pass
