"""Numbers on the command line, checked."""

from argparse import ArgumentTypeError
from collections.abc import Callable


def whole(least: int, most: float, wrong: str) -> Callable[[str], int]:
    """A parser of whole numbers in this range; of other texts it says that they are `wrong`."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
            raise ArgumentTypeError(f"{text!r} is {wrong}")
        return int(text)

    return parse


def number(least: float, most: float, wrong: str) -> Callable[[str], float]:
    """A parser of numbers in this range; of other texts it says that they are `wrong`."""

    def parse(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise ArgumentTypeError(f"{text!r} is {wrong}")
        return value

    return parse
