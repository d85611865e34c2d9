"""A first game that teaches: chosen deals, and steps that a person is led through.

A lesson is data, `games/<game>/teach/lesson.toml`. A match follows it as long as its log is a
prefix of the lesson's script; after that it is a match like any other.
"""

from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final, TypeAlias

from msgspec import Struct

from quadriga.core import AnyGame, BadComponents, Entry, Game, Refusal, Seat, Setup, recognise
from quadriga.core.chance import Dice
from quadriga.core.records import read_entry
from quadriga.core.typevars import A, S
from quadriga.kit import datafile
from quadriga.language import Message

FILE: Final = "lesson.toml"
_KNOWN: Final = frozenset({"lesson", "step"})


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the person, with ids of messages about it from the game's catalogue.

    before     what chance and the other seats do before it, as lines of a record
    accepts    the notation of the choices that continue the lesson; not all need be legal
    do, why    what to do, and why
    wrong      the answers to other choices, by their notation or the words it begins with
    otherwise  the answer to every other choice
    brought    the effect of the accepted choice
    """

    before: tuple[str, ...]
    accepts: tuple[str, ...]
    do: str
    why: str
    otherwise: str
    brought: str
    wrong: dict[str, str] = {}

    def answer(self, text: str) -> Message | None:
        """The answer to this choice, which isn't played; None if it is accepted.

        Of several answers that fit, the longest key decides.
        """
        if text in self.accepts:
            return None
        fitting = [key for key in self.wrong if f"{text} ".startswith(f"{key} ")]
        return Message(self.wrong[max(fitting, key=len)] if fitting else self.otherwise)


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of a lesson.

    minutes     how long it takes, with the rest of the game
    seats, variant, options   the set-up, as in `Setup`
    seat        the person's seat, counted from 1
    opponents   the names of the others, in the order of their seats
    opening     the entries before the person sits down, as lines of a record; the last one is
                somebody else's, because the person could take back an own one
    rules, components   the version and the fingerprint of the data whose numbers it mentions
    """

    minutes: int
    seats: int
    rules: int
    components: str
    variant: str = "standard"
    options: dict[str, int] = {}
    seat: int = 1
    opponents: tuple[str, ...] = ()
    opening: tuple[str, ...] = ()


class NotThisStep(Refusal):
    """The step of a lesson doesn't accept this choice; nothing has changed."""

    code = "not_this_step"


_Part: TypeAlias = Entry | Step


class Lesson(Struct, frozen=True, dict=True):
    """A lesson of one game; made by `read`."""

    game: str
    about: About
    steps: tuple[Step, ...]

    @property
    def setup(self) -> Setup:
        """The set-up of its matches."""
        about = self.about
        return Setup(self.game, about.seats, about.variant, about.options)

    @property
    def seat(self) -> Seat:
        """The seat of the person."""
        return Seat(self.about.seat - 1)

    @cached_property
    def opening(self) -> tuple[Entry, ...]:
        """What has happened before the person sits down."""
        *earlier, last = self.about.opening or ("",)
        entries = [self._entry(line, "opening", theirs=True) for line in earlier]
        return (*entries, self._entry(last, "opening")) if last else ()

    @cached_property
    def script(self) -> tuple[_Part, ...]:
        """What each entry of the log must be: a given one, or one that a step accepts."""
        parts: list[_Part] = [*self.opening]
        for number, step in enumerate(self.steps, start=1):
            parts += [self._entry(line, f"step {number}") for line in step.before]
            parts.append(step)
        return tuple(parts)

    def _entry(self, line: str, where: str, *, theirs: bool = False) -> Entry:
        """The entry of a line; only if `theirs` may it be one of the person."""
        entry = read_entry(line)
        if entry is None or (entry.actor == self.seat and not theirs):
            raise BadComponents(f"{where}: {line!r} is no entry of somebody else.")
        return entry

    def fits(self, game: AnyGame) -> bool:
        """Whether it was written for these rules and component data."""
        about = self.about
        written_for = self.setup, about.rules, about.components
        return written_for == (game.setup, game.rules, game.fingerprint)

    def steps_done(self, log: Sequence[Entry]) -> int | None:
        """How many steps a match with this log has done; None if it has left the lesson."""
        parts = list(zip(self.script, log, strict=False))
        if not all(self._is_played(part, entry) for part, entry in parts):
            return None
        return sum(isinstance(part, Step) for part, _ in parts)

    def _is_played(self, part: _Part, entry: Entry) -> bool:
        if isinstance(part, Step):
            return entry.actor == self.seat and entry.text in part.accepts
        return entry == part

    def entry_after(self, log: Sequence[Entry]) -> Entry | None:
        """What chance or another seat does after this log; None if the lesson doesn't say."""
        part = self._part_after(log)
        return part if isinstance(part, Entry) else None

    def scripted(self, dice: Dice) -> Dice:
        """Dice that follow the script; `dice` draw where it doesn't say."""
        return _Script(self, dice)

    def step_after(self, log: Sequence[Entry]) -> Step | None:
        """The step that follows this log at once."""
        part = self._part_after(log)
        return part if isinstance(part, Step) else None

    def accepted_then(self, log: Sequence[Entry]) -> tuple[str, ...]:
        """What the step after the current one accepts, if nobody else acts before it."""
        then = self.script[len(log) + 1 : len(log) + 2]
        return then[0].accepts if then and isinstance(then[0], Step) else ()

    def _part_after(self, log: Sequence[Entry]) -> _Part | None:
        at = len(log)
        return self.script[at] if at < len(self.script) and self.follows(log) else None

    def follows(self, log: Sequence[Entry]) -> bool:
        """Whether a match with this log still follows the lesson."""
        return self.steps_done(log) is not None

    def is_just_done(self, log: Sequence[Entry]) -> bool:
        """Whether the person has done all steps, and nothing since."""
        since = log[len(self.script) :]
        is_done = self.steps_done(log) == len(self.steps)
        return is_done and all(entry.actor != self.seat for entry in since)

    def check(self, log: Sequence[Entry], seat: Seat, text: str) -> None:
        """Raise `NotThisStep` if the current step doesn't accept this choice of the person.

        Other seats aren't checked: their choices may end the lesson.
        """
        step = self.step_after(log) if seat == self.seat else None
        answer = None if step is None else step.answer(text)
        if answer is not None:
            raise NotThisStep(answer, self.game)


class _Script(Struct, frozen=True):
    """Chance by the script of a lesson."""

    lesson: Lesson
    otherwise: Dice

    def draw(self, game: Game[S, A, Any], state: S, log: Sequence[Entry]) -> A:
        """What the script says, else what the dice say."""
        entry = self.lesson.entry_after(log)
        if entry is None:
            return self.otherwise.draw(game, state, log)
        return recognise(game, state, entry.text)


def read(game: str, text: str) -> Lesson:
    """The lesson in the text of a data file; raises `BadComponents`."""
    data = datafile.parse(text)
    datafile.only(data, _KNOWN)
    about = datafile.typed(data, "lesson", About)
    lesson = Lesson(game, about, datafile.rows(data, "step", "do", Step))
    assert lesson.script, "worked out here, where its errors can be reported"
    return lesson


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson that comes with a game of the registry; None if it has none."""
    file = files("quadriga.games") / game / "teach" / FILE
    return read(game, file.read_text("utf-8")) if file.is_file() else None
