"""What has happened: in sentences, as data for the page, and a turn in short."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec import Struct

from quadriga.core import Recap, Seat, Step
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.guide import words
from quadriga.games.all_roads.guide.facts.preview import Built, Effect, built, effects, gains
from quadriga.games.all_roads.guide.words import Words
from quadriga.games.all_roads.rules.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.rules.settling import closed
from quadriga.games.all_roads.rules.state import Laying, Over, State
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.kit.sentences import game_over, in_turn
from quadriga.language import Message, message, seated


class Digest(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="all_roads"):
    """What a decision brought.

    `gains` are points by seat, `cell` is where a tile was placed. The last tile of a turn also has
    the loops of that turn, with `title` and `remark` about them.
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
    phase, gained = before.phase, gains(tables, before.supply, after.supply)
    if not isinstance(action, Lay):
        return Digest(gained, builds=built(tables, before.tokens, after.tokens, ()))
    assert isinstance(phase, Laying)
    cell = hexes.cell_text(action.cell)
    if isinstance(after.phase, Laying) and after.phase.fresh:
        return Digest(gained, cell)
    loops = closed(tables, before.land, after.land, (*phase.fresh, action.cell))
    builds = built(tables, before.tokens, after.tokens, loops)
    title, remark = message("roads-end"), None if builds else message("brought-no-token")
    if loops:
        sizes = words.closing([len(loop.sides) for loop in loops])
        title = message("closed", who=seated(phase.seat), loops=sizes)
    else:
        remark = message("no-loop-but-room")
    return Digest(
        gains=gained,
        cell=cell,
        loops=tuple(loop.texts for loop in loops),
        builds=builds,
        effects=tuple(effects(tables, builds, past=True)),
        title=title,
        remark=remark,
    )


def digests(tables: Tables, steps: Sequence[Step[State, Action]]) -> list[Digest]:
    """What each of these decisions brought."""
    brought = (digest(tables, step.before, step.action, step.after) for step in steps)
    return [item for item in brought if item is not None]


def sentence(
    tables: Tables, phrases: Words, before: State, action: Action, after: State, reader: Seat | None
) -> Message:
    """What an action did, with what it brought and the end that it led to."""
    sentences = list(_deed(tables, phrases, before, action, after, reader))
    if gained := words.gained(gains(tables, before.supply, after.supply)):
        sentences.append(message("gains", gains=gained))
    if isinstance(after.phase, Over):
        if not after.frontier and any(after.hands):
            sentences.append(message("map-is-closed"))
        sentences.append(game_over(words.ending(tables, after)))
    return in_turn(sentences)


def _deed(
    tables: Tables, phrases: Words, before: State, action: Action, after: State, reader: Seat | None
) -> Iterator[Message]:
    phase = before.phase
    assert not isinstance(phase, Over)
    who = seated(phase.seat)
    match action:
        case Lay():
            brought = digest(tables, before, action, after)
            assert brought is not None
            tile, where = phrases.tile[action.number], phrases.cell[action.cell]
            if brought.loops:
                loops = words.closing([*map(len, brought.loops)])
                yield message("log-closed", who=who, tile=tile, where=where, loops=loops)
            else:
                yield message("log-laid", who=who, tile=tile, where=where)
            for effect in brought.effects:
                yield message("sentence", what=effect.says)
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


def recap(tables: Tables, steps: Sequence[Step[State, Action]]) -> Recap:
    """The decisions of one turn in short: what was done, and the points it brought."""
    totals = gains(tables, steps[0].before.supply, steps[-1].after.supply)
    phase = steps[0].before.phase
    assert not isinstance(phase, Over)
    mover = phase.seat
    own = [message("gain-points", count=totals[mover])] if totals[mover] else []
    others = words.gained([0 if at == mover else n for at, n in enumerate(totals)])
    return Recap(tuple(_deeds(digests(tables, steps))), (*own, *others))


def _deeds(brought: Sequence[Digest]) -> Iterator[Message]:
    sizes = [len(loop) for item in brought for loop in item.loops]
    builds = [token for item in brought for token in item.builds]
    fresh = [token.kind for token in builds if token.was is None]
    # The points say whose houses they were: one loop may run around those of several seats.
    improved = Counter(token.kind for token in builds if token.was is not None)
    if sizes:
        yield message("deed-closed", loops=words.closing(sizes))
    if fresh:
        yield message("deed-built", tokens=words.tokens(fresh))
    for kind, count in improved.items():
        yield message("deed-improved", count=count, kind=kind.value)
    if not sizes and not fresh:
        yield message("deed-laid", count=sum(item.cell is not None for item in brought))
