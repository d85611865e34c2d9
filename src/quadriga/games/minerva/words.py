"""Minerva in phrases: seats, prices, what changed hands, how a game ended."""

from collections.abc import Iterator, Sequence

from quadriga.core import Seat
from quadriga.games.minerva import scoring
from quadriga.games.minerva.components import Resource
from quadriga.games.minerva.phases import acting
from quadriga.games.minerva.state import City, State
from quadriga.games.minerva.tables import COINS, Tables
from quadriga.games.minerva.telling import amount
from quadriga.kit.words import called, count, echo, listed

_ORDINALS = ("1st", "2nd", "3rd")


def ordinal(number: int) -> str:
    """The n-th, in figures."""
    return _ORDINALS[number - 1] if number <= len(_ORDINALS) else f"{number}th"


def tile(tables: Tables, number: int) -> str:
    """A tile with its article: "the Theater"."""
    return f"the {tables.tiles[number].name}"


def tiles(tables: Tables, numbers: Sequence[int]) -> str:
    """Some tiles by their names."""
    return listed(tables.tiles[number].name for number in numbers)


def leaves(tables: Tables, number: int) -> str:
    """What becomes of the other half of a solitaire pair (MIN-1P4, MIN-1P5)."""
    if number == COINS:
        return f"{amount(tables.coins, 'denarii')} go back"
    return f"{tile(tables, number)} leaves the game"


def left(tables: Tables, number: int) -> str:
    """What has become of it."""
    if number == COINS:
        return f"{amount(tables.coins, 'denarii')} went back"
    return f"{tile(tables, number)} left the game"


def price(tables: Tables, city: City, number: int, levy: int) -> str:
    """What a tile costs somebody now: "1 stone and 3 denarii", "nothing"."""
    due, paid = acting.bill(tables, city.held, number, levy)
    parts = [amount(n, kind) for kind, n in zip(Resource, paid, strict=True) if n]
    if due:
        parts.append(amount(due, "denarii"))
    return listed(parts)


def too_dear(tables: Tables, city: City, number: int, levy: int) -> str:
    """Why somebody cannot pay a tile now; empty if they can."""
    due, paid = acting.bill(tables, city.held, number, levy)
    spare = sum(city.held) - sum(paid)
    have = city.denarii + tables.sale * spare
    if have >= due:
        return ""
    sold = f", {count(spare, 'token')} sold included" if spare else ""
    return f"{amount(due, 'denarii')} needed, you have {have}{sold}"


def culture(tables: Tables, before: City, after: City) -> Iterator[str]:
    """The culture tiles that a seat took: "a theater tile of 4 VP"."""
    for number in after.culture[len(before.culture) :]:
        taken = tables.box.culture[number]
        yield f"the {taken.category} tile of {taken.vp} VP"


def ending(tables: Tables, state: State, reader: Seat | None) -> str:
    """How a game ended, with what decided between equal scores (MIN-E6)."""
    scores = scoring.points(tables, state)
    if tables.solo:
        return f"{count(scores[0], 'point')}: {scoring.title(tables, scores[0])}."
    best = scoring.winner(tables, state)
    who, verb = called(best, reader), "win" if best == reader else "wins"
    top = count(scores[best], "point")
    tied = [seat for seat, score in enumerate(scores) if score == scores[best] and seat != best]
    if not tied:
        return f"{who} {verb} with {top}."
    return f"{who} {verb} by {_decider(tables, state, best, tied)} at {top} each."


def _decider(tables: Tables, state: State, best: int, tied: Sequence[int]) -> str:
    """What the winner has more of than the last of those with as many points."""
    mine = scoring.standing(tables, state, best)
    others = [scoring.standing(tables, state, seat) for seat in tied]
    for place, thing in ((1, "culture and glory tiles"), (2, "temples")):
        rest = [other for other in others if other[place] == mine[place]]
        if not rest:
            most = max(other[place] for other in others)
            return f"more {thing} ({mine[place]} to {most})"
        others = rest
    return "the lower order tile"


def unknown(text: str, choices: Sequence[str], more: int) -> str:
    """What to say of a text that names nothing which can be done now."""
    rest = f" and {more} more" if more > 0 else ""
    return f"{echo(text)} is not a choice now. Choose one of: {', '.join(choices)}{rest}."
