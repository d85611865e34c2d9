"""What has happened: in sentences, as data to be drawn, and turn by turn in short."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from quadriga.core import Recap, Step
from quadriga.games.minerva.box.components import Culture
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.choices import placed_tile
from quadriga.games.minerva.guide.facts.changes import changes
from quadriga.games.minerva.guide.words import Places
from quadriga.games.minerva.rules import actions as a
from quadriga.games.minerva.rules.state import Over, State
from quadriga.games.minerva.rules.tables import ALONE, Tables
from quadriga.kit.sentences import game_over, in_turn
from quadriga.language import Message, message, seated


class Taken(Struct, frozen=True):
    """A culture tile that was taken."""

    category: Culture
    vp: int


class Won(Struct, frozen=True):
    """A glory tile that a seat took at the end of the round."""

    seat: int
    rank: int
    vp: int


class Digest(Struct, frozen=True, tag_field="game", tag="minerva"):
    """What a decision brought to who made it.

    `gains` are what changed of tokens, denarii and glory tokens; `tile` was bought. Glory tiles are
    told with the decision that ended the round.
    """

    gains: dict[str, int]
    tile: str = ""
    culture: tuple[Taken, ...] = ()
    glory: tuple[Won, ...] = ()


def digest(tables: Tables, before: State, action: a.Action, after: State) -> Digest | None:
    """What an action brought; None for chance."""
    seat = before.phase.to_act
    if isinstance(action, a.First | a.Lay) or not isinstance(seat, int):
        return None
    old, new = before.cities[seat], after.cities[seat]
    tiles = (tables.box.culture[n] for n in new.culture[len(old.culture) :])
    return Digest(
        gains=changes(tables, before, action, after, seat),
        tile=action.tile if isinstance(action, a.Build) else "",
        culture=tuple(Taken(tile.category, tile.vp) for tile in tiles),
        glory=_won(tables, before, after),
    )


def _won(tables: Tables, before: State, after: State) -> tuple[Won, ...]:
    won = []
    for seat, (old, new) in enumerate(zip(before.cities, after.cities, strict=True)):
        for number in new.laurels[len(old.laurels) :]:
            tile = tables.box.glory[number]
            won.append(Won(seat, tile.rank, tile.vp))
    return tuple(won)


# ---- sentences -----------------------------------------------------------------------------------


def sentence(
    tables: Tables, places: Places, before: State, action: a.Action, after: State
) -> Message:
    """What an action did, with what it brought and what followed from it."""
    if isinstance(action, a.First | a.Lay):
        return _chance(tables, before, action)
    seat, brought = before.phase.to_act, digest(tables, before, action, after)
    assert isinstance(seat, int)
    assert brought is not None
    deed = _deed(tables, places, before, seat, action)
    if brought.gains:
        sentences = [message("log-changed", deed=deed, changes=words.changes(brought.gains))]
    else:
        sentences = [message("said", what=deed)]
    if brought.culture:
        tiles = tuple(_culture(tile) for tile in brought.culture)
        sentences.append(message("log-took-culture", who=seated(seat), tiles=tiles))
    sentences += _consequences(tables, before, after, seat, brought)
    return in_turn(sentences)


def _culture(tile: Taken) -> Message:
    return message("culture-tile", category=tile.category.value, vp=tile.vp)


def _chance(tables: Tables, before: State, action: a.First | a.Lay) -> Message:
    if isinstance(action, a.First):
        return message("log-begins", who=seated(action.seat))
    tiles = words.listed(tables, action.numbers)
    match action.what:
        case "pairs":
            return message("log-pairs", tiles=tiles)
        case "temples":
            return message("log-temples", tiles=tiles)
        case "temple":
            return message("log-temple", tiles=tiles)
        case _:
            return message("log-reveal", round=before.round + 1, tiles=tiles, n=len(action.numbers))


def _deed(tables: Tables, places: Places, before: State, seat: int, action: a.Action) -> Message:
    """What was done, without its full stop."""
    who, tiles = seated(seat), before.cities[seat].tiles
    match action:
        case a.Build(number=number, partner=partner):
            tile = words.the(tables, number)
            if partner == ALONE:
                return message("log-bought", who=who, tile=tile)
            leaves = words.leaves(tables, partner)
            return message("log-bought-of-pair", who=who, tile=tile, leaves=leaves)
        case a.TakeCoins(number=number):
            return message("log-took-coins", who=who, tile=words.the(tables, number))
        case a.Reside(cell):
            return message("log-residence", who=who, place=places.beside(tiles, cell))
        case a.Assist(cell):
            return message("log-assist", who=who, place=places.beside(tiles, cell))
        case a.Pass():
            if tables.solo:
                return message("log-passed-alone", who=who)
            return message("log-passed", who=who, number=len(before.passed) + 1)
        case a.Sell(resource):
            return message("log-sold", who=who, what=amount(1, resource))
        case a.Put(cell):
            tile = words.the(tables, placed_tile(before, before.cities[seat]))
            return message("log-placed", who=who, tile=tile, place=places.beside(tiles, cell))
        case a.Activate(direction):
            return message("log-activated", who=who, way=direction)
        case _:
            return _effect(tables, places, before, seat, action)


def _effect(tables: Tables, places: Places, before: State, seat: int, action: a.Action) -> Message:
    who, tiles = seated(seat), before.cities[seat].tiles
    match action:
        case a.Choose(unit):
            return message("log-chose", who=who, unit=unit)
        case a.Swap(unit, times):
            return message("log-exchanged", who=who, unit=unit, times=times)
        case a.Use(cell):
            return message("log-used", who=who, tile=words.the(tables, tiles[cell]))
        case a.Take(category):
            return message("log-chose-stack", who=who, category=category)
        case a.Move(cell):
            return message("log-moves", who=who, tile=words.the(tables, tiles[cell]))
        case a.Remove(cell):
            return message("log-removed", who=who, place=places.beside(tiles, cell))
        case a.Done():
            return message("log-done", who=who)
        case a.Hire(coin):
            return message("log-hired", who=who, coin=coin)
        case a.Decline():
            return message("log-hired-nobody", who=who)
        case _:
            raise AssertionError(f"no words for {action}")


def _consequences(
    tables: Tables, before: State, after: State, actor: int, brought: Digest
) -> Iterator[Message]:
    """Incomes of who has passed, glory tiles, and the end."""
    for seat, (old, new) in enumerate(zip(before.cities, after.cities, strict=True)):
        gain = new.denarii - old.denarii
        if seat != actor and gain > 0:
            yield message("log-income", who=seated(seat), what=amount(gain, "denarii"))
    for won in brought.glory:
        yield message("log-took-glory", who=seated(won.seat), rank=won.rank, vp=won.vp)
    if isinstance(after.phase, Over):
        yield game_over(words.ending(tables, after))


# ---- turns in short ------------------------------------------------------------------------------


def recap(tables: Tables, steps: Sequence[Step[Any, Any]]) -> Recap:
    """The decisions of one turn in short: what was built or set, and what that came to."""
    deeds, gains, more = list[Message](), Counter[str](), list[Message]()
    ways = [step.action.direction for step in steps if isinstance(step.action, a.Activate)]
    for step in steps:
        deeds += _short(tables, step.before, step.action, ways)
        brought = digest(tables, step.before, step.action, step.after)
        assert brought is not None
        gains.update(brought.gains)
        more += map(_culture, brought.culture)
        more += (
            message("did-win-glory", who=seated(won.seat), rank=won.rank, vp=won.vp)
            for won in brought.glory
        )
    changed = words.changes({unit: n for unit, n in gains.items() if n})
    return Recap(tuple(deeds), (*changed, *more))


def _short(
    tables: Tables, before: State, action: a.Action, ways: Sequence[str]
) -> Iterator[Message]:
    """A decision in short; nothing for one that only continues another."""
    way = ways[0] if ways else "none"
    match action:
        case a.Build(number=number):
            yield message("did-build", tile=words.tile(tables, number))
        case a.TakeCoins():
            yield message("did-take-coins")
        case a.Reside():
            yield message("did-residence", way=way)
        case a.Assist():
            yield message("did-assist", way=way)
        case a.Pass():
            number = 0 if tables.solo else len(before.passed) + 1
            yield message("did-pass", number=number)
        case a.Hire():
            yield message("did-hire")
        case _:
            return
