"""What has happened: a sentence for each action, its digest as data, and a turn in short."""

from collections.abc import Iterator, Sequence
from typing import Any, assert_never

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

Done = (
    a.Start | a.Go | a.Bread | a.Take | a.Place | a.Store | a.Reward | a.Craft | a.Return
    | a.Visit | a.First | a.Pay | a.PayBread | a.Fountain
)  # fmt: skip
Phase = (
    s.Framing | s.Starting | s.Moving | s.Taking | s.Placing | s.Rewarding | s.Crafting
    | s.Drawing | s.Returning | s.Visiting | s.Ordering | s.Paying
)  # fmt: skip


class Completed(Struct, frozen=True):
    """A structure that a placement completes, and what it gives."""

    kind: Kind
    cells: tuple[str, ...]
    chimneys: int
    gives: Message


class Digest(Struct, frozen=True, tag_field="game", tag="carpe_diem", omit_defaults=True):
    """What a decision of a seat brought it; what is left out is nothing.

    `space` is where its patrician went or took a tile; `tile` was taken, stored, or placed on
    `cell`; `card` is the forum card that was paid for. Fountain cards are nowhere in it: others
    must not know them.
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
    if isinstance(action, a.Dealt | a.Fountain):
        return None
    assert isinstance(phase, Phase)
    on_ring = isinstance(action, a.Start | a.Go | a.Bread | a.Take)
    old, new = before.purses[phase.seat], after.purses[phase.seat]
    completes, writ = _placed(tables, before, action, after)
    return Digest(
        space=after.patricians[phase.seat] if on_ring else 0,
        tile=_tile(tables, before, after),
        cell=grid.text(action.cell) if isinstance(action, a.Place) else "",
        completes=completes,
        writ=writ,
        card=card_on(tables, before, phase.space).id if isinstance(phase, s.Paying) else "",
        vp=new.vp - old.vp,
        prestige=after.prestige[phase.seat] - before.prestige[phase.seat],
        coins=new.coins - old.coins,
        bread=new.bread - old.bread,
        each={
            good: more
            for good, had, has in zip(GOODS, old.goods, new.goods, strict=True)
            if (more := has - had)
        },
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
    """What a placement completed, and whether a writ lay under it."""
    if not isinstance(action, a.Place) or not isinstance(before.phase, s.Placing):
        return (), False
    old, new = (one.districts[before.phase.seat] for one in (before, after))
    return completions(tables, new.tiles, action.cell), new.writs != old.writs


def completions(tables: Tables, tiles: dict[int, int], cell: int) -> tuple[Completed, ...]:
    """The structures that the tile on a cell completed."""
    found = []
    for part in tables.faces.parts[tiles[cell]]:
        if cells := completed(tables, tiles, cell, part.kind):
            chimneys = sum(tables.faces.chimneys[tiles[c]] for c in cells)
            gives = words.gives(tables, part.kind, len(cells), chimneys)
            names = tuple(map(grid.text, sorted(cells)))
            found.append(Completed(KINDS[part.kind], names, chimneys, gives))
    return tuple(found)


def sentence(
    tables: Tables, before: s.State, action: a.Action, after: s.State, reader: Seat | None
) -> Message:
    """What an action did, with what it brought and the end that it led to."""
    if isinstance(action, a.Dealt):
        return _dealt(before, action)
    phase = before.phase
    assert isinstance(phase, Phase)
    deed = _deed(tables, before, action, after, reader)
    brought = words.changes(before, after, phase.seat)
    if brought:
        told = message("log-line-brought", deed=deed, changes=brought)
    else:
        told = message("log-line", deed=deed)
    if isinstance(after.phase, s.Over):
        return in_turn((told, game_over(words.ending(tables, after))))
    if isinstance(after.phase, s.Visiting) and not isinstance(phase, s.Paying | s.Ordering):
        return message("log-forum-begins", told=told, phase=after.stage)
    return told


def _dealt(before: s.State, action: a.Dealt) -> Message:
    match action:
        case a.Boards():
            return message("log-boards")
        case a.Frames():
            assert isinstance(before.phase, s.Framing)
            return message("log-frame", who=seated(before.phase.seat))
        case a.Cards():
            return message("log-cards")
        case a.Tiles():
            return message("log-tiles", phase=before.stage)
        case a.Row():
            return message("log-row")
        case _:
            assert_never(action)


def _deed(
    tables: Tables, before: s.State, action: Done, after: s.State, reader: Seat | None
) -> Message:
    assert isinstance(before.phase, Phase)
    who = seated(before.phase.seat)
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
        case a.Fountain() | a.Return():
            return _cards(tables, before, action, who, reader)
        case a.Visit() | a.First() | a.Pay() | a.PayBread():
            return _forum(tables, before, action, who)
        case _:
            assert_never(action)


def _went(after: s.State, action: a.Go | a.Bread, who: Message) -> Message:
    assert isinstance(after.phase, s.Taking)
    space = words.space(after.patricians[after.phase.seat])
    if isinstance(action, a.Bread):
        return message("log-paid-bread", who=who, space=space)
    return message("log-went", who=who, way="right" if action.step > 0 else "left", space=space)


def _took(
    tables: Tables, before: s.State, action: a.Take | a.Craft, after: s.State, who: Message
) -> Message:
    assert isinstance(after.phase, s.Placing)
    tile = words.tile(tables.tiles[after.phase.tile])
    if isinstance(action, a.Craft):
        return message("log-crafted", who=who, tile=tile)
    gone = len(after.removed) - len(before.removed)
    if gone:
        return message("log-took-last", who=who, tile=tile, n=gone)
    return message("log-took", who=who, tile=tile)


def _put_down(
    tables: Tables, before: s.State, action: a.Place | a.Store, after: s.State, who: Message
) -> Message:
    assert isinstance(before.phase, s.Placing)
    tile = words.tile(tables.tiles[before.phase.tile])
    if isinstance(action, a.Store):
        return message("log-stored", who=who, tile=tile)
    cell, also = words.cell(action.cell), tuple(_besides(tables, before, action, after))
    if also:
        return message("log-placed-and", who=who, tile=tile, cell=cell, also=also)
    return message("log-placed", who=who, tile=tile, cell=cell)


def _besides(tables: Tables, before: s.State, action: a.Place, after: s.State) -> Iterator[Message]:
    """What a placement did beside covering a cell."""
    completes, writ = _placed(tables, before, action, after)
    for one in completes:
        if len(one.cells) > 1:
            yield _completed(one)
    if writ:
        yield message("deed-took-writ")


def _completed(one: Completed) -> Message:
    """A structure with its size: a villa's is that of its chimneys."""
    if one.kind is Kind.VILLA:
        return message("deed-completed-villa", n=one.chimneys)
    kind = message("kind", kind=one.kind.value)
    return message("deed-completed", kind=kind, n=len(one.cells))


def _cards(
    tables: Tables,
    before: s.State,
    action: a.Fountain | a.Return,
    who: Message,
    reader: Seat | None,
) -> Message:
    assert isinstance(before.phase, s.Drawing | s.Returning)
    own = before.phase.seat == reader
    if isinstance(action, a.Fountain):
        if not own:
            return message("log-drew", who=who, n=len(action.ids))
        numbers = (tables.fountain_number[name] for name in action.ids)
        drawn = tuple(words.fountain_number(tables, n) for n in numbers)
        return message("log-drew-these", who=who, cards=drawn)
    if not own:
        return message("log-returned", who=who)
    card = words.fountain_number(tables, tables.fountain_number[action.card])
    return message("log-returned-this", who=who, card=card)


def _forum(
    tables: Tables, before: s.State, action: a.Visit | a.First | a.Pay | a.PayBread, who: Message
) -> Message:
    if isinstance(action, a.Visit):
        one, two = (words.card_on(tables, before, n) for n in (action.a, action.b))
        return message("log-visited", who=who, one=one, two=two)
    if isinstance(action, a.First):
        card = words.card_on(tables, before, action.space)
        return message("log-began-with", who=who, card=card)
    assert isinstance(before.phase, s.Paying)
    card = words.card_on(tables, before, before.phase.space)
    paid = words.paid(action.sets if isinstance(action, a.Pay) else 0, action.bread)
    if not paid:
        return message("log-paid-nothing", who=who, card=card)
    return message("log-paid", who=who, paid=paid, card=card)


def recap(tables: Tables, steps: Sequence[Step[Any, Any]]) -> Recap:
    """A turn in short; moves and takes go without words: the tile is told when it is built."""
    first, last = steps[0], steps[-1]
    deeds = (deed for step in steps for deed in _deeds(tables, step))
    return Recap(
        deeds=tuple(deeds), gains=words.changes(first.before, last.after, first.before.phase.seat)
    )


def _deeds(tables: Tables, step: Step[Any, Any]) -> Iterator[Message]:
    before, action = step.before, step.action
    match action:
        case a.Start(space):
            yield message("deed-started", space=words.space(space))
        case a.Craft():
            yield message("deed-took-black-tile")
        case a.Place():
            assert isinstance(before.phase, s.Placing)
            yield message("deed-built", tile=words.tile(tables.tiles[before.phase.tile]))
            yield from _besides(tables, before, action, step.after)
        case a.Store():
            assert isinstance(before.phase, s.Placing)
            yield message("deed-stored", tile=words.tile(tables.tiles[before.phase.tile]))
        case a.Return():
            yield message("deed-drew-cards")
        case a.Visit():
            one, two = (words.card_on(tables, before, n) for n in (action.a, action.b))
            yield message("deed-visited", one=one, two=two)
        case a.Pay() | a.PayBread():
            sets = action.bread + (action.sets if isinstance(action, a.Pay) else 0)
            if sets:
                assert isinstance(before.phase, s.Paying)
                card = words.card_on(tables, before, before.phase.space)
                yield message("deed-paid", n=sets, card=card)
        case _:
            pass
