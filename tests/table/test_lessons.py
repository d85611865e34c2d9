"""Every lesson is played to its end, with every wrong try, in every language."""

from collections.abc import Iterator
from random import Random

import pytest

from quadriga.bots import LEVELS
from quadriga.core import CHANCE, AnyGame, BadComponents, Entry, NothingToUndo, Seat, Setup
from quadriga.games import GAMES, make
from quadriga.language import Message, message
from quadriga.language.catalogue import LANGUAGES
from quadriga.language.translator import Translator
from quadriga.table import Lesson, Sitter, Table, lesson_of, seeded
from quadriga.table.lesson import NotThisStep, Step, read

LESSONS = [lesson for game in GAMES if (lesson := lesson_of(game)) is not None]
MAX_WORDS = 40
"""Words that a step says at one time: what the one before has brought, what to do, and why."""

DICE = seeded("lesson")


def game_of(lesson: Lesson) -> AnyGame:
    return make(lesson.setup)


def opened(lesson: Lesson) -> Table:
    """A new match of a lesson; the names of its people do not matter."""
    return Table.open(game_of(lesson), [Sitter("")] * lesson.about.seats, DICE, lesson)


def others_played(lesson: Lesson, table: Table) -> Table:
    """The table after what the lesson lets the other seats do."""
    while (entry := lesson.entry_after(table.log)) is not None:
        assert entry.actor is not CHANCE
        table = table.submit(entry.actor, table.revision, entry.text, DICE, lesson)
    return table


def accepted(lesson: Lesson, table: Table, step: Step) -> list[str]:
    legal = {str(action) for action in table.game.legal_actions(table.state)}
    return [text for text in step.accepts if text in legal]


def walk(lesson: Lesson, choices: dict[int, str] | None = None) -> Iterator[tuple[Table, Step]]:
    """Each position where a step is to be done; `choices` are made at steps by number."""
    table = opened(lesson)
    for number, step in enumerate(lesson.steps):
        table = others_played(lesson, table)
        assert lesson.step_after(table.log) == step
        assert lesson.steps_done(table.log) == number
        yield table, step
        first, *_ = accepted(lesson, table, step)
        text = (choices or {}).get(number, first)
        table = table.submit(lesson.seat, table.revision, text, DICE, lesson)
    assert lesson.is_just_done(table.log)


def refused(lesson: Lesson, table: Table, text: str) -> Message:
    with pytest.raises(NotThisStep) as caught:
        table.submit(lesson.seat, table.revision, text, DICE, lesson)
    assert caught.value.part == lesson.game
    return caught.value.message


def words(lesson: Lesson, language: str, *ids: str) -> int:
    translator = Translator(language, lesson.game)
    return sum(len(translator.text(Message(one)).split()) for one in ids)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
def test_a_lesson_is_written_for_the_rules_and_the_data_that_the_game_has(lesson: Lesson) -> None:
    """It says numbers: whoever changes one of these reads the lesson again."""
    assert lesson.fits(game_of(lesson))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
def test_whatever_a_step_does_not_accept_is_answered(lesson: Lesson) -> None:
    for table, step in walk(lesson):
        assert table.to_act == lesson.seat
        said = set()
        for action in table.game.legal_actions(table.state):
            if str(action) not in step.accepts:
                said.add(refused(lesson, table, str(action)).id)
        # No answer is there in vain; where every choice has one of its own, none is left over.
        assert said == {step.otherwise, *step.wrong.values()}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
def test_every_choice_that_a_step_accepts_leads_on(lesson: Lesson) -> None:
    steps = [(table, step) for table, step in walk(lesson)]
    for number, (table, step) in enumerate(steps):
        assert len(step.accepts) == len(set(step.accepts))
        for text in accepted(lesson, table, step)[1:]:
            assert list(walk(lesson, {number: text}))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
def test_a_step_knows_what_the_next_accepts_if_nobody_acts_between_them(lesson: Lesson) -> None:
    for (table, _), then in zip(walk(lesson), [*lesson.steps[1:], None], strict=True):
        at_once = then.accepts if then is not None and not then.before else ()
        assert lesson.accepted_then(table.log) == at_once


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
@pytest.mark.parametrize("level", ["novice", "citizen"])
def test_the_rest_of_a_lesson_is_a_game_to_a_real_end(lesson: Lesson, level: str) -> None:
    *_, (table, step) = walk(lesson)
    table = table.submit(lesson.seat, table.revision, step.accepts[0], DICE, lesson)
    bots = [LEVELS[level](table.game, Seat(at), Random(at)) for at in range(lesson.about.seats)]
    while (actor := table.to_act) is not None:
        assert actor is not CHANCE
        legal = table.game.legal_actions(table.state)
        text = str(bots[actor].choose(table.game.view(table.state, actor), legal))
        table = table.submit(actor, table.revision, text, DICE, lesson)
    assert table.game.scores(table.state)[lesson.seat] > 0
    assert table.game.result(table.state)
    assert lesson.steps_done(table.log) == len(lesson.steps)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_says_little_at_a_time(lesson: Lesson, language: str) -> None:
    brought: tuple[str, ...] = ()
    for step in lesson.steps:
        assert words(lesson, language, *brought, step.do, step.why) <= MAX_WORDS, step.do
        for answer in (step.otherwise, *step.wrong.values()):
            assert words(lesson, language, answer) <= MAX_WORDS
        brought = (step.brought,)
    free = Translator(language, lesson.game).text(message("lesson-free"))
    assert words(lesson, language, *brought) + len(free.split()) <= MAX_WORDS


STEP = """
do = "do"
why = "why"
otherwise = "otherwise"
brought = "brought"
"""
HEAD = f"""
[lesson]
minutes = 1
seats = 2
seat = 2
rules = {make(Setup("all_roads", 2)).rules}
components = "{make(Setup("all_roads", 2)).fingerprint}"
opponents = ["Livia"]
"""


def small_lesson(table: Table) -> Lesson:
    """The deal of `table`, and Livia does what it offers her last."""
    last = table.game.legal_actions(table.state)[-1]
    chance = [f'"* {entry.text}"' for entry in table.log]
    before = ", ".join([*chance, f'"1 {last}"'])
    return read("all_roads", f"{HEAD}[[step]]\nbefore = [{before}]\naccepts = []{STEP}")


def test_chance_and_other_seats_follow_the_script_and_a_match_that_left_it_does_not() -> None:
    sitters = [Sitter("Livia", "novice"), Sitter("me")]
    game = make(Setup("all_roads", 2))
    dealt = Table.open(game, sitters, seeded("chosen"))
    lesson = small_lesson(dealt)
    table = Table.open(game, sitters, seeded("any"), lesson)
    assert (table.log, lesson.seat) == (dealt.log, Seat(1))
    entry = lesson.entry_after(table.log)
    assert entry is not None
    assert lesson.step_after(table.log) is None
    # Somebody else's choice is not checked: a match that leaves the script is free.
    first, *_, last = map(str, game.legal_actions(table.state))
    assert entry == Entry(Seat(0), last)
    free = table.submit(Seat(0), 0, first, seeded("any"), lesson)
    assert lesson.steps_done(free.log) is None
    assert lesson.entry_after(free.log) is None
    assert not lesson.fits(make(Setup("all_roads", 3)))
    # After an undo it is where it was.
    follows = table.submit(Seat(0), 0, last, seeded("any"), lesson)
    assert lesson.steps_done(follows.log) == 0
    assert follows.undo(Seat(0), 1).log == table.log


def test_a_lesson_may_begin_in_the_middle_of_a_game() -> None:
    game, sitters = make(Setup("all_roads", 2)), [Sitter("Livia", "novice"), Sitter("me")]
    table = Table.open(game, sitters, seeded("chosen"))
    for seat in (0, 0, 0, 1, 1):  # two tiles each, and a house of Livia's
        assert table.to_act == seat
        text = str(game.legal_actions(table.state)[0])
        table = table.submit(Seat(seat), table.revision, text, DICE)
    assert table.log[-1].actor is CHANCE
    lines = (("*" if one.actor is CHANCE else one.actor + 1, one.text) for one in table.log)
    opening = ", ".join(f'"{mark} {text}"' for mark, text in lines)
    step = f"[[step]]\nbefore = []\naccepts = []{STEP}"
    lesson = read("all_roads", f"{HEAD}opening = [{opening}]\n{step}")
    opened = Table.open(game, sitters, seeded("any"), lesson)
    assert (opened.log, opened.state, opened.revision) == (table.log, table.state, 0)
    assert lesson.steps_done(opened.log) == 0
    # Nobody takes back what was played before they came.
    with pytest.raises(NothingToUndo):
        opened.undo(lesson.seat, 0)


def test_undo_goes_back_one_step_where_nothing_was_revealed() -> None:
    lesson = lesson_of("imperator")
    assert lesson is not None
    undone = 0
    for number, (table, _) in enumerate(walk(lesson)):
        if table.can_undo(lesson.seat):
            before = table.undo(lesson.seat, table.revision)
            assert lesson.steps_done(before.log) == number - 1
            undone += 1
        else:
            with pytest.raises(NothingToUndo):
                table.undo(lesson.seat, table.revision)
    assert undone == 1  # before the barbarians of the first period


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "lesson: the table"),
        (HEAD, "there must be at least one"),
        (f'{HEAD}[[step]]\nbefore = ["draw"]\naccepts = []{STEP}', "step 1: 'draw' is no entry"),
        (f'{HEAD}[[step]]\nbefore = ["2 x"]\naccepts = []{STEP}', "step 1: '2 x' is no entry"),
        (
            f'{HEAD}opening = ["1 x", "2 x"]\n[[step]]\nbefore = []\naccepts = []{STEP}',
            "opening: '2 x'",
        ),
        (f"{HEAD}[[step]]\nbefore = []{STEP}", "missing required field `accepts`"),
        (f"{HEAD}[[step]]\nbefore = []\naccepts = []\nsays = 'a'{STEP}", "unknown field `says`"),
        (f"{HEAD}[[steps]]", "steps: there is no such table"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(text: str, wrong: str) -> None:
    with pytest.raises(BadComponents, match=wrong):
        read("all_roads", text)


def test_the_longest_beginning_of_a_choice_decides_the_answer() -> None:
    wrong = {"take": "any", "take mine": "mine"}
    step = Step((), ("pay",), "do", "why", "otherwise", "brought", wrong)
    assert step.answer("pay") is None
    answers = [step.answer(text) for text in ("take mine", "take temple", "taken", "raise mine")]
    assert [answer.id for answer in answers if answer] == ["mine", "any", "otherwise", "otherwise"]
