"""The merits of a turn, and a sentence on the greatest of them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from msgspec import Struct

from quadriga.core import Seat, Step
from quadriga.core.typevars import A, S
from quadriga.language import Message, message

SECOND_WORTH: Final = 0.5
"""The lead in points from which a second merit is mentioned."""


class Turn(NamedTuple, Generic[S, A]):
    """The decisions of a seat in one turn, without what chance did between them."""

    steps: tuple[Step[S, A], ...]
    seat: Seat

    @classmethod
    def of(cls, steps: Iterable[Step[Any, Any]], seat: Seat) -> Self:
        """The decisions of `seat` among these steps of a game whose positions have a `phase`."""
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

    topic  its subject: two turns are compared topic by topic
    worth  roughly how many points it is worth, to choose among several
    says   it in words: a verb with its objects, as in "takes the theater tile of 4 VP"
    long   whether it is too long to be mentioned together with another long one
    last   whether it is mentioned only if the turn has no better merit
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
    """Why a turn is better than another one; None if it has no decision or no merit.

    `merits` lists all merits of a turn, `compared` those that the first of two turns only has in
    comparison with the second.
    """
    if not mine.steps:
        return None
    if not other.steps:
        return told([*merits(mine)], ())
    return told([*merits(mine), *compared(mine, other)], merits(other))


def told(merits: Sequence[Merit], others: Iterable[Merit]) -> Message | None:
    """A sentence on the merits in which a turn is most ahead of another; None without any.

    If the other turn has all of them too, it mentions the greatest one.
    """
    merits = [merit for merit in merits if not merit.last] or merits
    if not merits:
        return None
    known: dict[str, float] = {}
    for other in others:
        known[other.topic] = known.get(other.topic, 0.0) + other.worth
    leads = [(merit.worth - known.get(merit.topic, 0.0), merit) for merit in merits]
    leads.sort(key=lambda lead: lead[0], reverse=True)
    (lead, first), *rest = leads
    if lead <= 0:
        greatest = max(merits, key=lambda merit: merit.worth)
        return message("merit", merit=greatest.says)
    for lead, second in rest:
        if lead >= SECOND_WORTH and not (first.long and second.long):
            return message("merits", first=first.says, second=second.says)
    return message("merit", merit=first.says)
