"""The rules of a game in short chapters, with the ids of the specification that they state.

A rulebook is data, `games/<game>/teach/rules.toml`: ids of messages, the numbers that they take
from the box, and positions of the game's lesson.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct

from quadriga.core import AnyGame, BadComponents, Entry, play, replay_entry
from quadriga.kit import datafile
from quadriga.language import Argument, Message
from quadriga.table.lesson import Lesson

FILE: Final = "rules.toml"
_EVERY: Final = "*"
_COUNT: Final = "#"


class _Said(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"values": "with"}
):
    """A message of the game's catalogue; `values` are its arguments, as paths (`value_at`)."""

    says: str
    values: dict[str, str] = {}

    def message(self, root: object) -> Message:
        """The message with the values that `root` has at its paths."""
        return Message(self.says, {name: value_at(root, at) for name, at in self.values.items()})


class Paragraph(_Said, frozen=True, kw_only=True):
    """A paragraph, with the box for its arguments, and the rules that it states.

    `sign` is a thing that is drawn beside it, by its name in the box.
    """

    rules: tuple[str, ...] = ()
    sign: str = ""


class Figure(_Said, frozen=True, kw_only=True):
    """A position to be drawn: that in which a step of the game's lesson is to be done.

    step   the step, by the id of its message `do`
    part   the part of the board that is drawn, by its name there; '' for the usual one
    says   what there is to see, with the view of the position for its arguments
    """

    step: str
    part: str = ""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: what it is called, what it says, and a position that shows it."""

    id: str
    head: str
    paragraph: tuple[Paragraph, ...]
    figure: Figure | None = None


def value_at(root: object, path: str) -> Argument:
    """What a path leads to, such as `tokens.villa.points`: fields, keys, or ids in a list.

    A number counts in a list, `*` stands for all of its entries, `#` for how many there are.

    >>> value_at({"prices": [5, 10]}, "prices.#")
    2
    """
    found: Any = root
    parts = path.split(".")
    for number, part in enumerate(parts):
        if part == _EVERY:
            rest = ".".join(parts[number + 1 :])
            return tuple(_text(value_at(one, rest) if rest else one) for one in found)
        found = _inside(found, part)
    if isinstance(found, Sequence) and not isinstance(found, str):
        return tuple(map(_text, found))
    return str(found) if isinstance(found, str) else found


def _text(one: Any) -> str | Message:
    return one if isinstance(one, Message) else str(one)


def _inside(value: Any, part: str) -> Any:
    if part == _COUNT:
        return len(value)
    if isinstance(value, Mapping):
        return value[part]
    if isinstance(value, Struct):
        return getattr(value, part)
    if part.lstrip("-").isdecimal():
        return value[int(part)]
    return next(one for one in value if one.id == part)


def figure_state(figure: Figure, lesson: Lesson, game: AnyGame) -> Any:
    """The position of a figure; raises `BadComponents` if the lesson has no such step.

    Of several choices that an earlier step accepts, the first that is legal has been made.
    """
    state = game.initial()
    for part in lesson.script:
        if isinstance(part, Entry):
            state = replay_entry(game, state, part)
            continue
        if part.do == figure.step:
            return state
        legal = {str(action) for action in game.legal_actions(state)}
        state = play(game, state, next(text for text in part.accepts if text in legal))
    raise BadComponents(f"{figure.step}: the lesson has no such step.")


def read(text: str) -> tuple[Chapter, ...]:
    """The chapters in the text of a data file; raises `BadComponents`."""
    data = datafile.parse(text)
    datafile.only(data, {"chapter"})
    chapters = datafile.rows(data, "chapter", "id", Chapter)
    for problem in datafile.ids("chapter", [one.id for one in chapters]):
        raise BadComponents(problem)
    return chapters


@cache
def rulebook_of(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game of the registry."""
    return read((files("quadriga.games") / game / "teach" / FILE).read_text("utf-8"))
