"""What is good about a turn, and the sentence that tells the most of it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from msgspec import Struct

from quadriga.core import Seat, Step
from quadriga.core.typevars import A, S
from quadriga.language import Message, message

SECOND_WORTH: Final = 0.5
"""A second merit is told if the turn is ahead by at least so many points in it."""


class Turn(NamedTuple, Generic[S, A]):
    """The decisions of a seat in one turn, without what chance did between them."""

    steps: tuple[Step[S, A], ...]
    seat: Seat

    @classmethod
    def of(cls, steps: Iterable[Step[Any, Any]], seat: Seat) -> Self:
        """What `seat` decides in these steps of a game whose positions have a `phase`."""
        return cls(tuple(step for step in steps if step.before.phase.to_act == seat), seat)

    @property
    def before(self) -> S:
        """The position in which it began."""
        return self.steps[0].before

    @property
    def after(self) -> S:
        """The position in which it ended."""
        return self.steps[-1].after


class Merit(Struct, frozen=True, gc=False):
    """Something that a turn brings, prepares or spares.

    topic  what it is about: two turns are compared topic by topic
    worth  about how many points it is worth, to choose among several
    says   it in words: a verb with its objects, as in "takes the theater tile of 4 VP"
    long   whether these are too many to be told together with another one of which this is true
    last   whether it is told only if the turn has nothing better to be said for it
    """

    topic: str
    worth: float
    says: Message
    long: bool = False
    last: bool = False


T = TypeVar("T", bound=Turn[Any, Any])


def reason_for(
    mine: T,
    other: T,
    merits: Callable[[T], Iterable[Merit]],
    compared: Callable[[T, T], Iterable[Merit]],
) -> Message | None:
    """Why a turn is good, next to another one; None if it has no decision or no merit.

    `merits` has all that can be said for a turn, `compared` what can be said for the first of two
    only because the second is as it is.
    """
    if not mine.steps:
        return None
    if not other.steps:
        return told([*merits(mine)], ())
    return told([*merits(mine), *compared(mine, other)], merits(other))


def told(merits: Sequence[Merit], others: Iterable[Merit]) -> Message | None:
    """A sentence of the merits in which a turn is most ahead of another; None if it has none.

    Where the other turn has all of them too, the greatest one is told.
    """
    merits = [one for one in merits if not one.last] or merits
    if not merits:
        return None
    known: dict[str, float] = {}
    for other in others:
        known[other.topic] = known.get(other.topic, 0.0) + other.worth
    leads = [(one.worth - known.get(one.topic, 0.0), one) for one in merits]
    leads.sort(key=lambda lead: lead[0], reverse=True)
    (lead, first), *rest = leads
    if lead <= 0:
        greatest = max(merits, key=lambda one: one.worth)
        return message("merit", merit=greatest.says)
    for lead, second in rest:
        if lead >= SECOND_WORTH and not (first.long and second.long):
            return message("merits", first=first.says, second=second.says)
    return message("merit", merit=first.says)
