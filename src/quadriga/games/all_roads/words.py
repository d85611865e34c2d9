"""All Roads in phrases: seats, tokens, what a tile brought, how a game ended."""

from collections import Counter
from collections.abc import Iterator, Sequence

from quadriga.core import Seat
from quadriga.games.all_roads import hexes, scoring
from quadriga.games.all_roads.components import Kind
from quadriga.games.all_roads.preview import Built
from quadriga.games.all_roads.state import State
from quadriga.games.all_roads.tables import Tables, Variant
from quadriga.kit.words import count, echo, listed

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def some(number: int, thing: str) -> str:
    """As `count`, with an article for one: "a loop", "2 loops"."""
    return f"a {thing}" if number == 1 else f"{number} {thing}s"


def ordinal(number: int) -> str:
    """The n-th, counted from 1."""
    return _ORDINALS[number - 1] if number <= len(_ORDINALS) else f"{number}th"


def name(tables: Tables, seat: int, reader: Seat | None) -> str:
    """A seat as somebody reads it: "You", or its colours."""
    if seat == reader:
        return "You"
    colours = listed(tables.box.box.colours[colour] for colour in tables.colours[seat])
    return colours[0].upper() + colours[1:]


def owners(tables: Tables, seat: int, reader: Seat | None) -> str:
    """Whose something is: "Your", or "Red's"."""
    return "Your" if seat == reader else f"{name(tables, seat, reader)}'s"


def place(tables: Tables, state: State, at: int) -> str:
    """A place as a person reads it."""
    if hexes.is_route(at):
        return f"the trade route at {hexes.text(at)}"
    spring = " at a hot spring" if state.ends.get(at) else ""
    return f"the dead end {hexes.text(at)}{spring}"


def closing(sizes: Sequence[int]) -> str:
    """The loops that a tile closed: " and closed a loop of 5 tiles"."""
    if not sizes:
        return ""
    if len(sizes) == 1:
        return f" and closed a loop of {sizes[0]} tiles"
    return f" and closed {len(sizes)} loops, of {listed(map(str, sizes))} tiles"


def bringing(
    tables: Tables, builds: Sequence[Built], mover: int, reader: Seat | None
) -> Iterator[str]:
    """A sentence for each house that became more, and one for what was built."""
    for item in builds:
        if item.was is not None:
            whose = owners(tables, item.seat, reader)
            yield f"{whose} {item.was.value} at {item.place} became a {item.kind.value}."
    new = Counter(item.kind for item in builds if item.was is None)
    if new:
        tokens = listed(some(new[kind], kind.value) for kind in Kind if new[kind])
        yield f"{name(tables, mover, reader)} built {tokens}."


def points(tables: Tables, gains: Sequence[int], reader: Seat | None) -> str:
    """Who gained how much: "Red +2, blue +4", or nothing."""
    return ", ".join(
        f"{name(tables, seat, reader)} {gain:+d}" for seat, gain in enumerate(gains) if gain
    )


def ending(tables: Tables, state: State, reader: Seat | None) -> str:
    """How a game ended, with what decided between equal points (ROA-E3)."""
    if tables.variant is Variant.COOPERATIVE:
        return _together(tables, state)
    best = scoring.winners(tables, state)
    names = listed(name(tables, seat, reader) for seat in best)
    top = count(scoring.points(tables, state)[best[0]], "point")
    several = len(best) > 1 or best[0] == reader or len(tables.colours[best[0]]) > 1
    verb = "share the victory" if len(best) > 1 else "win" if several else "wins"
    if decider := scoring.decider(tables, state):
        more = f"more {tuple(Kind)[decider.kind].value}s ({decider.most} to {decider.next})"
        return f"{names} {verb}: {more} at {top} each."
    return f"{names} {verb} with {top}{' each' if len(best) > 1 else ''}."


def _together(tables: Tables, state: State) -> str:
    left = scoring.unbuilt(tables, state)
    if not left.tokens:
        return "Every token stands on the map: a perfect game."
    return (
        f"{left.of - left.value} of {left.of} points were built together; "
        f"{count(left.tokens, 'token')} worth {count(left.value, 'point')} are left."
    )


def unknown(text: str, choices: Sequence[str]) -> str:
    """What to say of a text that names nothing which can be done now."""
    return f"{echo(text)} is not a choice now. Choose one of: {', '.join(choices)}."
