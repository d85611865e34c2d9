"""How a game ended, in words."""

from collections.abc import Iterator

from quadriga.games.all_roads import scoring
from quadriga.games.all_roads.state import State
from quadriga.games.all_roads.tables import Tables, Variant
from quadriga.games.all_roads.view import KINDS
from quadriga.language import Message, message, seated


def ending(tables: Tables, state: State) -> Message:
    """How a game ended, with what decided between equal points (ROA-E3)."""
    if tables.variant is Variant.COOPERATIVE:
        return _together(tables, state)
    best = scoring.winners(tables, state)
    points = scoring.points(tables, state)[best[0]]
    decider = scoring.decider(tables, state)
    if decider is None:
        return _won(best, points)
    kind, most, following = KINDS[decider.kind].value, decider.most, decider.next
    more = message("more-tokens", kind=kind, most=most, next=following)
    if len(best) == 1:
        return message("ending-decided", who=seated(best[0]), more=more, points=points)
    return message("ending-shared-decided", who=_names(best), more=more, points=points)


def _won(best: tuple[int, ...], points: int) -> Message:
    if len(best) == 1:
        return message("ending-won", who=seated(best[0]), points=points)
    return message("ending-shared", who=_names(best), points=points)


def _together(tables: Tables, state: State) -> Message:
    left = scoring.unbuilt(tables, state)
    if not left.tokens:
        return message("ending-perfect")
    built = left.of - left.value
    return message(
        "ending-together", built=built, of=left.of, tokens=left.tokens, points=left.value
    )


def explained(tables: Tables, state: State) -> Iterator[Message]:
    """How a game ended, and what there is to know about such an end."""
    yield ending(tables, state)
    points = scoring.points(tables, state)
    if tables.variant is Variant.COOPERATIVE:
        yield message("aim-together")
    elif points.count(max(points)) > 1:
        yield message("tie-break")


def title(tables: Tables, state: State) -> Message:
    """The same for a list of matches."""
    if tables.variant is Variant.COOPERATIVE:
        left = scoring.unbuilt(tables, state)
        return message("headline-together", built=left.of - left.value, of=left.of)
    best = scoring.winners(tables, state)
    if len(best) == 1:
        return message("headline-won", who=seated(best[0]))
    return message("headline-shared", who=_names(best))


def _names(seats: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(map(seated, seats))
