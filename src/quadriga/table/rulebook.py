"""The rules of a game in short chapters, with the ids of the rules that they state.

A rulebook is data, `games/<game>/teach/rules.toml`: ids of messages, paths to the numbers in the
box that they mention, and positions of the game's lesson.
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
    """A paragraph, whose arguments come from the box, and the rules that it states.

    `sign` is the name in the box of something that is drawn beside it.
    """

    rules: tuple[str, ...] = ()
    sign: str = ""


class Figure(_Said, frozen=True, kw_only=True):
    """A position to draw: the one at a step of the game's lesson.

    step   the step, by the id of its message `do`
    part   the name of the part of the board to draw; '' for the usual one
    says   the caption, whose arguments come from the view of the position
    """

    step: str
    part: str = ""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: its heading, its text, and a position that illustrates it."""

    id: str
    head: str
    paragraph: tuple[Paragraph, ...]
    figure: Figure | None = None


def value_at(root: object, path: str) -> Argument:
    """The value at a path of fields, keys or ids in a list, such as `tokens.villa.points`.

    In a list, a number is an index, `*` means all entries, and `#` their number.

    >>> value_at({"prices": [5, 10]}, "prices.#")
    2
    """
    value: Any = root
    parts = path.split(".")
    for number, part in enumerate(parts):
        if part == _EVERY:
            rest = ".".join(parts[number + 1 :])
            return tuple(_text(value_at(entry, rest) if rest else entry) for entry in value)
        value = _inside(value, part)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(map(_text, value))
    return str(value) if isinstance(value, str) else value


def _text(value: Any) -> str | Message:
    return value if isinstance(value, Message) else str(value)


def _inside(value: Any, part: str) -> Any:
    if part == _COUNT:
        return len(value)
    if isinstance(value, Mapping):
        return value[part]
    if isinstance(value, Struct):
        return getattr(value, part)
    if part.lstrip("-").isdecimal():
        return value[int(part)]
    return next(entry for entry in value if entry.id == part)


def figure_state(figure: Figure, lesson: Lesson, game: AnyGame) -> Any:
    """The position of a figure; raises `BadComponents` if the lesson has no such step.

    Earlier steps are done by the first accepted choice that is legal.
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
