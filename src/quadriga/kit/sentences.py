"""Sentences that every game says in the same way."""

from collections.abc import Iterable
from functools import reduce

from quadriga.language import Message, message


def in_turn(sentences: Iterable[Message]) -> Message:
    """Several sentences, one after the other, as one message."""
    return reduce(_then, sentences)


def game_over(ending: Message) -> Message:
    """That the game is over, and how it ended."""
    return _then(message("game-is-over"), ending)


def _then(first: Message, second: Message) -> Message:
    return message("sentence-then", first=first, second=second)
