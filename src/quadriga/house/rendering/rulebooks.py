"""The rules of a game for the page, the same for everybody."""

from quadriga.core import AnyGame
from quadriga.games import GAMES, make
from quadriga.house import wire
from quadriga.house.rendering.messages import encode
from quadriga.house.teaching import lessons
from quadriga.language import Message
from quadriga.table import Chapter, Lesson, figure_state, rulebook_of


def encoded(game: str) -> bytes:
    """The rulebook of a game of the registry; it never changes while the program runs."""
    return encode(rulebook(game))


def rulebook(game: str) -> wire.Rulebook:
    """A game's rulebook with the numbers of its box; figures come from its lesson, if there is
    one.
    """
    box, lesson = GAMES[game].box(), lessons.offered(game)
    played = None if lesson is None else make(lesson.setup)
    return wire.Rulebook(
        tuple(
            wire.RuleChapter(
                id=chapter.id,
                head=Message(chapter.head),
                paragraphs=tuple(
                    wire.RuleParagraph(one.message(box), one.rules, one.sign)
                    for one in chapter.paragraph
                ),
                figure=None
                if lesson is None or played is None
                else _figure(chapter, lesson, played),
            )
            for chapter in rulebook_of(game)
        )
    )


def _figure(chapter: Chapter, lesson: Lesson, game: AnyGame) -> wire.RuleFigure | None:
    if chapter.figure is None:
        return None
    state, seat = figure_state(chapter.figure, lesson, game), lesson.seat
    picture = wire.Picture(
        setup=game.setup,
        sitters=tuple(lessons.sitters(lesson, "")),
        seat=seat,
        mine=(seat,),
        to_act=None,
        view=game.view(state, seat),
        outlook=game.guide.outlook(state, seat),
    )
    return wire.RuleFigure(chapter.figure.message(picture.view), chapter.figure.part, picture)
