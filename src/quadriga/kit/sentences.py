"""Sentences that every game says in the same way."""

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import islice
from typing import Final

from quadriga.kit.words import echo
from quadriga.language import Message, message

MAX_LISTED_CHOICES: Final = 12


def in_turn(sentences: Iterable[Message]) -> Message:
    """Several sentences, one after the other, as one message."""
    return reduce(_then, sentences)


def game_over(ending: Message) -> Message:
    """That the game is over, and how it ended."""
    return _then(message("game-is-over"), ending)


def not_a_choice(text: str, legal: Sequence[object]) -> Message:
    """That `text` is not a choice now, with the notation of the first legal actions, if any."""
    if not legal:
        return message("refused-not-now", text=echo(text))
    choices = tuple(map(str, islice(legal, MAX_LISTED_CHOICES)))
    more = len(legal) - len(choices)
    return message("refused-not-a-choice", text=echo(text), choices=choices, more=more)


def _then(first: Message, second: Message) -> Message:
    return message("sentence-then", first=first, second=second)
