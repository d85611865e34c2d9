"""Matches that teach their game: what the home screen offers, and what is shown at the table."""

from collections.abc import Iterator

from quadriga.bots import LEVELS
from quadriga.core import NotFound, Seat, recognise
from quadriga.core.refusals import Refusal
from quadriga.games import GAMES, make, no_such_game
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.language import Message, message
from quadriga.table import Lesson, Sitter, lesson_of


def offered(game: str) -> Lesson | None:
    """A game's lesson; None if there is none for its rules and data."""
    lesson = lesson_of(game)
    return lesson if lesson is not None and lesson.fits(make(lesson.setup)) else None


def minutes(game: str) -> int | None:
    """The length of a game's lesson in minutes; None if there is none."""
    lesson = offered(game)
    return None if lesson is None else lesson.about.minutes


def find(game: str) -> Lesson:
    """The lesson of a game; raises `NotFound`."""
    if game not in GAMES:
        raise NotFound(no_such_game(game))
    lesson = offered(game)
    if lesson is None:
        raise NotFound(message("refused-no-lesson", game=message("game-title", game=game)))
    return lesson


def sitters(lesson: Lesson, name: str) -> list[Sitter]:
    """The seats of a lesson: a person with this name, and the weakest bots."""
    weakest = next(iter(LEVELS))
    people = [Sitter(opponent, weakest) for opponent in lesson.about.opponents]
    people.insert(lesson.seat, Sitter(name))
    return people


def moment(room: Room, seat: Seat | None) -> wire.LessonMoment | None:
    """What the lesson shows `seat` now; None if it isn't their lesson."""
    if room.lesson is None or seat not in room.players:
        return None
    lesson, log = room.script, room.table.log
    done = None if lesson is None else lesson.steps_done(log)
    if lesson is None or done is None:
        return _free(0)
    brought = Message(lesson.steps[done - 1].brought) if done else None
    if done == len(lesson.steps):
        is_new = lesson.is_just_done(log) and not room.over
        return _free(done, brought, message("lesson-free")) if is_new else _free(done)
    step = lesson.step_after(log)
    if step is None or room.table.sitters[lesson.seat].bot is not None:
        return wire.LessonMoment(done + 1, len(lesson.steps), brought, None, None, (), ())
    accepted = tuple(_legal(room, step.accepts))
    do, why = Message(step.do), Message(step.why)
    then = lesson.accepted_then(log)
    return wire.LessonMoment(done + 1, len(lesson.steps), brought, do, why, accepted, then)


def line_of_bot(room: Room) -> str | None:
    """The move that the lesson prescribes for the bot to act; None if the bot is free.

    A bot that stands in for the person does the current step, so they can come back to the lesson.
    """
    lesson, log = room.script, room.table.log
    if lesson is None:
        return None
    given, step = lesson.entry_after(log), lesson.step_after(log)
    if step is not None:
        return next(_legal(room, step.accepts), None)
    return None if given is None else given.text


def _free(
    steps: int, brought: Message | None = None, do: Message | None = None
) -> wire.LessonMoment:
    return wire.LessonMoment(None, steps, brought, do, None, (), ())


def _legal(room: Room, texts: tuple[str, ...]) -> Iterator[str]:
    """Those that are legal now: earlier choices may have ruled some out."""
    for text in texts:
        try:
            recognise(room.table.game, room.table.state, text)
        except Refusal:
            continue
        yield text
