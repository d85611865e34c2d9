"""What has happened: in sentences, as data for whoever draws it, and a turn in short."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec import Struct

from quadriga.core import Recap, Seat, Step
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.guide import words
from quadriga.games.all_roads.guide.facts.preview import Built, Effect, Line, built, effects, gains
from quadriga.games.all_roads.guide.words import Words
from quadriga.games.all_roads.rules.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.rules.loops import Loop
from quadriga.games.all_roads.rules.phases import laying
from quadriga.games.all_roads.rules.state import Laying, Over, State
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.kit.sentences import game_over, in_turn
from quadriga.language import Message, message, seated


class Digest(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="all_roads"):
    """What a decision brought.

    `cell` is where a tile was laid. Loops are told with the tile after which they count, the last
    of its turn; so are `title` and `remark`, which say what came of the turn. `gains` are points by
    seat.
    """

    gains: tuple[int, ...]
    cell: str | None = None
    loops: tuple[tuple[str, ...], ...] = ()
    builds: tuple[Built, ...] = ()
    effects: tuple[Effect, ...] = ()
    title: Message | None = None
    remark: Message | None = None


def digest(tables: Tables, before: State, action: Action, after: State) -> Digest | None:
    """What an action brought; None for a draw."""
    if isinstance(action, Draw):
        return None
    gained = gains(tables, before.supply, after.supply)
    if not isinstance(action, Lay):
        return Digest(gained, builds=built(tables, before.tokens, after.tokens, ()))
    cell = hexes.cell_text(action.cell)
    if isinstance(after.phase, Laying) and after.phase.fresh:
        return Digest(gained, cell)
    loops = _closed(tables, before, action, after)
    builds = built(tables, before.tokens, after.tokens, loops)
    return Digest(
        gains=gained,
        cell=cell,
        loops=tuple(tuple(map(hexes.cell_text, loop.cells)) for loop in loops),
        builds=builds,
        effects=tuple(effects(tables, builds, _became)),
        title=_title(before, loops),
        remark=_remark(loops, builds),
    )


def _closed(tables: Tables, before: State, action: Lay, after: State) -> Sequence[Loop]:
    """The loops of a turn that ended with this tile."""
    assert isinstance(before.phase, Laying)
    fresh = (*before.phase.fresh, action.cell)
    return laying.closed(tables, before.land, after.land, fresh)


def _became(line: Line, count: int) -> Message:
    kind, _, seat, was = line
    if was is None:
        tokens = message("some-tokens", kind=kind.value, count=count)
        return message("built", who=seated(seat), tokens=tokens)
    return message("became", who=seated(seat), count=count, kind=kind.value)


def _title(before: State, loops: Sequence[Loop]) -> Message:
    assert isinstance(before.phase, Laying)
    if not loops:
        return message("roads-end")
    sizes = [len(loop.sides) for loop in loops]
    return message("closed", who=seated(before.phase.seat), loops=words.closing(sizes))


def _remark(loops: Sequence[Loop], builds: Sequence[Built]) -> Message | None:
    if not loops:
        return message("no-loop-but-room")
    return None if builds else message("brought-no-token")


def sentence(
    tables: Tables, phrases: Words, before: State, action: Action, after: State, reader: Seat | None
) -> Message:
    """What an action did, with what it brought and the end that it led to."""
    said = list(_deed(tables, phrases, before, action, after, reader))
    if gained := words.gained(gains(tables, before.supply, after.supply)):
        said.append(message("gains", gains=gained))
    if isinstance(after.phase, Over):
        if not after.frontier and any(after.hands):
            said.append(message("map-is-closed"))
        said.append(game_over(words.ending(tables, after)))
    return in_turn(said)


def _deed(
    tables: Tables, phrases: Words, before: State, action: Action, after: State, reader: Seat | None
) -> Iterator[Message]:
    phase = before.phase
    assert not isinstance(phase, Over)
    who = seated(phase.seat)
    match action:
        case Lay():
            yield from _laid(tables, phrases, before, action, after)
        case House(place):
            yield message("log-house", who=who, place=phrases.place(before, place))
        case Done():
            yield message("log-done", who=who)
        case Draw(tiles):
            if phase.seat == reader:
                yield message("log-drew", who=who, tiles=phrases.tiles(tiles))
            else:
                yield message("log-drew-hidden", who=who, count=len(tiles))
        case _:
            assert_never(action)


def _laid(
    tables: Tables, phrases: Words, before: State, action: Lay, after: State
) -> Iterator[Message]:
    assert isinstance(before.phase, Laying)
    who, tile = seated(before.phase.seat), phrases.tile[action.number]
    where = phrases.cell[action.cell]
    brought = digest(tables, before, action, after)
    assert brought is not None
    if brought.loops:
        loops = words.closing([len(loop) for loop in brought.loops])
        yield message("log-closed", who=who, tile=tile, where=where, loops=loops)
    else:
        yield message("log-laid", who=who, tile=tile, where=where)
    for effect in brought.effects:
        yield message("sentence", what=effect.says)


def recap(tables: Tables, steps: Sequence[Step[State, Action]]) -> Recap:
    """The decisions of one turn in short: what was done, and the points it brought."""
    brought = [digest(tables, step.before, step.action, step.after) for step in steps]
    digests = [one for one in brought if one is not None]
    mover = getattr(steps[0].before.phase, "seat", 0)
    totals = tuple(map(sum, zip(*(one.gains for one in digests), strict=True)))
    gained = [message("gain-points", count=totals[mover])] if totals[mover] else []
    others = words.gained([0 if seat == mover else n for seat, n in enumerate(totals)])
    return Recap(tuple(_deeds(digests)), (*gained, *others))


def _deeds(digests: Sequence[Digest]) -> Iterator[Message]:
    sizes = [len(loop) for one in digests for loop in one.loops]
    builds = [item for one in digests for item in one.builds]
    fresh = [item.kind for item in builds if item.was is None]
    # Whose houses they were, the points say: one loop may run around those of all.
    improved = Counter(item.kind for item in builds if item.was is not None)
    if sizes:
        yield message("deed-closed", loops=words.closing(sizes))
    if fresh:
        yield message("deed-built", tokens=words.tokens(fresh))
    for kind, count in improved.items():
        yield message("deed-improved", count=count, kind=kind.value)
    if not sizes and not fresh:
        yield message("deed-laid", count=sum(one.cell is not None for one in digests))
