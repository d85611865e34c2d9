"""What has happened, in sentences."""

from collections.abc import Iterator

from quadriga.core import Seat
from quadriga.games.minerva import words
from quadriga.games.minerva.actions import (
    Action,
    Activate,
    Assist,
    Build,
    Choose,
    Decline,
    Done,
    First,
    Hire,
    Lay,
    Move,
    Pass,
    Put,
    Remove,
    Reside,
    Sell,
    Swap,
    Take,
    TakeCoins,
    Use,
)
from quadriga.games.minerva.digest import gains
from quadriga.games.minerva.grid import text
from quadriga.games.minerva.state import Over, Placing, Shifting, State
from quadriga.games.minerva.tables import ALONE, Tables
from quadriga.games.minerva.telling import amount
from quadriga.kit.words import called, listed


def sentence(
    tables: Tables, before: State, action: Action, after: State, reader: Seat | None
) -> str:
    """What an action did, with what it brought and what followed from it."""
    if isinstance(action, First | Lay):
        return _chance(tables, before, action, reader)
    seat = before.phase.to_act
    assert isinstance(seat, int)
    who = called(seat, reader)
    old, new = before.cities[seat], after.cities[seat]
    lines = [f"{who} {_deed(tables, before, seat, action)}"]
    if changed := gains(tables, before, action, after, seat):
        signed = ("+-"[n < 0] + amount(abs(n), unit) for unit, n in changed.items())
        lines[0] += f" ({', '.join(signed)})"
    if tiles := list(words.culture(tables, old, new)):
        lines.append(f"{who} took {listed(tiles)}")
    lines += _consequences(tables, before, after, seat, reader)
    return " ".join(f"{line}." for line in lines)


def _chance(tables: Tables, before: State, action: First | Lay, reader: Seat | None) -> str:
    if isinstance(action, First):
        who = called(action.seat, reader)
        return f"{who} {'begin' if who == 'You' else 'begins'}."
    tiles = words.tiles(tables, action.numbers)
    match action.what:
        case "pairs":
            return f"The starting pairs are laid out: {tiles}."
        case "temples":
            return f"The temple row: {tiles}."
        case "temple":
            return f"{tiles} comes into the temple row."
        case _:
            return f"Round {before.round + 1}: {tiles} {_come(action)} into the market."


def _come(action: Lay) -> str:
    return "come" if len(action.tiles) > 1 else "comes"


def _deed(tables: Tables, before: State, seat: int, action: Action) -> str:
    """What was done, as the rest of a sentence."""
    match action:
        case Build(number=number, partner=partner):
            gone = f"; {words.left(tables, partner)}" if partner != ALONE else ""
            return f"bought {words.tile(tables, number)}{gone}"
        case TakeCoins(number=number):
            return f"took the denarii; {words.tile(tables, number)} left the game"
        case Reside(cell):
            return f"built a residence at {text(cell)}"
        case Assist(cell):
            return f"put an assistant on the residence at {text(cell)}"
        case Pass():
            number = len(before.passed) + 1
            return "passed" if tables.solo else f"passed and took order tile {number}"
        case Sell(resource):
            return f"sold 1 {resource}"
        case Put(cell):
            return f"placed {_placed(tables, before, seat)} at {text(cell)}"
        case Activate(direction):
            return f"activated the line {direction}"
        case Choose(unit):
            return f"chose {unit}"
        case _:
            return _effect(tables, before, seat, action)


def _effect(tables: Tables, before: State, seat: int, action: Action) -> str:
    tiles = before.cities[seat].tiles
    match action:
        case Swap(unit, times):
            return f"exchanged {unit} {times} {'time' if times == 1 else 'times'}"
        case Use(cell):
            return f"used {words.tile(tables, tiles[cell])} at {text(cell)}"
        case Take(category):
            return f"chose the {category} stack"
        case Move(cell):
            return f"moves {words.tile(tables, tiles[cell])} from {text(cell)}"
        case Remove(cell):
            return f"removed the residence at {text(cell)}"
        case Done():
            return "did no more"
        case Hire(coin):
            return f"bought an assistant with {coin}"
        case Decline():
            return "bought no assistant"
        case _:
            raise AssertionError(f"no words for {action}")


def _placed(tables: Tables, before: State, seat: int) -> str:
    phase = before.phase
    if isinstance(phase, Placing):
        return words.tile(tables, phase.tile)
    assert isinstance(phase, Shifting)
    return words.tile(tables, before.cities[seat].tiles[phase.origin])


def _consequences(
    tables: Tables, before: State, after: State, actor: int, reader: Seat | None
) -> Iterator[str]:
    """Incomes of who has passed, glory tiles, and the end."""
    for seat, (old, new) in enumerate(zip(before.cities, after.cities, strict=True)):
        gain = new.denarii - old.denarii
        if seat != actor and gain > 0:
            who = called(seat, reader)
            yield f"{who} {'receive' if who == 'You' else 'receives'} {amount(gain, 'denarii')}"
    for seat, (old, new) in enumerate(zip(before.cities, after.cities, strict=True)):
        for number in new.laurels[len(old.laurels) :]:
            tile = tables.box.glory[number]
            rank = words.ordinal(tile.rank)
            yield f"{called(seat, reader)} took the {rank} glory tile of {tile.vp} VP"
    if isinstance(after.phase, Over):
        yield f"The game is over. {words.ending(tables, after, reader)}".removesuffix(".")
