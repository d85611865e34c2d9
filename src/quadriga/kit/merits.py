"""What is good about a turn, and the sentence that tells the most of it."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from quadriga.language import Message, message

SECOND_WORTH: Final = 0.5
"""A second merit is told if the turn is ahead by at least so many points in it."""


class Merit(Struct, frozen=True, gc=False):
    """Something that a turn brings, prepares or spares.

    topic  what it is about: two turns are compared topic by topic
    worth  about how many points it is worth, to choose among several
    says   it in words: a verb with its objects, as in "takes the theater tile of 4 VP"
    """

    topic: str
    worth: float
    says: Message


def told(merits: Sequence[Merit], others: Iterable[Merit]) -> Message | None:
    """A sentence of the merits in which a turn is most ahead of another; None if it has none.

    Where the other turn has all of them too, the greatest one is told.
    """
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
    if rest and rest[0][0] >= SECOND_WORTH:
        return message("merits", first=first.says, second=rest[0][1].says)
    return message("merit", merit=first.says)
