"""The refusal of a text that is no choice."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from quadriga.kit.words import echo
from quadriga.language import Message, message

MAX_LISTED_CHOICES: Final = 12


def not_a_choice(text: str, legal: Sequence[object]) -> Message:
    """Says that `text` is not a choice now, with the notation of the first legal actions.

    Where none can be listed, it just says so.
    """
    if not legal:
        return message("refused-not-now", text=echo(text))
    choices = tuple(map(str, islice(legal, MAX_LISTED_CHOICES)))
    more = len(legal) - len(choices)
    return message("refused-not-a-choice", text=echo(text), choices=choices, more=more)
