"""What has happened: in sentences, as data to be drawn, and turn by turn in short."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from quadriga.core import Recap, Step
from quadriga.games.minerva.box.components import Culture
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.deeds import placed_tile
from quadriga.games.minerva.guide.facts.estimates import changes
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
    """What a decision brought its seat.

    `gains` are the changes in tokens, denarii and glory tokens; `tile` was bought. Glory tiles come
    with the decision that ended the round.
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
    cities = enumerate(zip(before.cities, after.cities, strict=True))
    tiles = [
        (seat, tables.box.glory[number])
        for seat, (old, new) in cities
        for number in new.laurels[len(old.laurels) :]
    ]
    return tuple(Won(seat, tile.rank, tile.vp) for seat, tile in tiles)


def sentence(
    tables: Tables, places: Places, before: State, action: a.Action, after: State
) -> Message:
    """What an action did, brought and led to."""
    if isinstance(action, a.First | a.Lay):
        return _chance(tables, before, action)
    seat, result = before.phase.to_act, digest(tables, before, action, after)
    assert isinstance(seat, int)
    assert result is not None
    deed = _deed(tables, places, before, seat, action)
    if result.gains:
        sentences = [message("log-changed", deed=deed, changes=words.changes(result.gains))]
    else:
        sentences = [message("said", what=deed)]
    if result.culture:
        tiles = _named(result.culture)
        sentences.append(message("log-took-culture", who=seated(seat), tiles=tiles))
    sentences += _consequences(tables, before, after, seat, result)
    return in_turn(sentences)


def _named(tiles: Sequence[Taken]) -> tuple[Message, ...]:
    return tuple(words.culture_tile(tile.category, tile.vp) for tile in tiles)


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
    tables: Tables, before: State, after: State, actor: int, result: Digest
) -> Iterator[Message]:
    """The income of seats that have passed, glory tiles, and the end."""
    for seat, (old, new) in enumerate(zip(before.cities, after.cities, strict=True)):
        gain = new.denarii - old.denarii
        if seat != actor and gain > 0:
            yield message("log-income", who=seated(seat), what=amount(gain, "denarii"))
    for won in result.glory:
        yield message("log-took-glory", who=seated(won.seat), rank=won.rank, vp=won.vp)
    if isinstance(after.phase, Over):
        yield game_over(words.ending(tables, after))


def recap(tables: Tables, steps: Sequence[Step[Any, Any]]) -> Recap:
    """The decisions of one turn in short: what was built or set, and what that came to."""
    deeds, gains, tiles = list[Message](), Counter[str](), list[Message]()
    ways = [step.action.direction for step in steps if isinstance(step.action, a.Activate)]
    way = ways[0] if ways else "none"
    for step in steps:
        if deed := _short(tables, step.before, step.action, way):
            deeds.append(deed)
        result = digest(tables, step.before, step.action, step.after)
        assert result is not None
        gains.update(result.gains)
        tiles += _named(result.culture)
        for won in result.glory:
            who = seated(won.seat)
            tiles.append(message("did-win-glory", who=who, rank=won.rank, vp=won.vp))
    changed = words.changes({unit: n for unit, n in gains.items() if n})
    return Recap(tuple(deeds), (*changed, *tiles))


def _short(tables: Tables, before: State, action: a.Action, way: str) -> Message | None:
    """A decision in short; None for one that only continues another."""
    match action:
        case a.Build(number=number):
            return message("did-build", tile=words.tile(tables, number))
        case a.TakeCoins():
            return message("did-take-coins")
        case a.Reside():
            return message("did-residence", way=way)
        case a.Assist():
            return message("did-assist", way=way)
        case a.Pass():
            return message("did-pass", number=0 if tables.solo else len(before.passed) + 1)
        case a.Hire():
            return message("did-hire")
        case _:
            return None
