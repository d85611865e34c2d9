"""A session: one match played in the terminal until it ends or the person quits."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from quadriga.bots import AnyBot
from quadriga.bots.analysis.analysis import Analyst, worth_telling
from quadriga.bots.foreign.faults import close_bot, faults_of
from quadriga.bots.foreign.names import find_bot
from quadriga.bots.search.budget import Budget
from quadriga.core import CHANCE, Refusal, Seat
from quadriga.language import Message, message, seated
from quadriga.table import LogCache, LogLine, Table
from quadriga.terminal.boards import board_of
from quadriga.terminal.commands.saved_games import SaveSlot, dice_of
from quadriga.terminal.display import output, pages
from quadriga.terminal.display.display import display_on
from quadriga.terminal.display.output import Moment, Watcher
from quadriga.terminal.display.questions import Question, first_question
from quadriga.terminal.display.screen import Screen

MAX_HINTS = 3
"""The number of choices in a hint."""

HINT_EFFORT = 4
"""Playouts of a hint for each turn that it compares, or for each playout of a senator if more."""

RECENT = 3
"""Minimum number of log entries that are shown when a session begins."""


class Session:
    """Plays a table with its people and bots. Every change is saved before it is shown."""

    def __init__(
        self,
        table: Table,
        seed: str | None,
        slot: SaveSlot | None,
        screen: Screen,
        greeting: Message,
        delay: float = 0.0,
    ) -> None:
        self.table = table
        self._seed = seed
        self._dice = dice_of(seed)
        self._slot = slot
        self._screen = screen
        self._greeting = greeting
        self._delay = delay
        self._names = output.display_names(table.sitters, screen.translator)
        viewers, language = (*map(Seat, range(table.game.seats)), None), screen.translator.language
        self._watchers = {
            seat: Watcher(table.game, seat, self._names, language) for seat in viewers
        }
        screen.translator = self._watchers[None].translator
        self._people = [Seat(n) for n, sitter in enumerate(table.sitters) if not sitter.bot]
        self._board = board_of(table.game.name)
        self._holder = self._viewer
        self._bots: dict[Seat, tuple[AnyBot, Random]] = {}
        self._log_cache = LogCache(table.game)
        self._question = Question(())
        self._hinted: Any = None
        self._display = display_on(screen)
        self._seen: dict[Seat, int] = {}
        self._commands: dict[str, Callable[[Seat], None]] = {
            "undo": self._undo,
            "hint": self._hint,
        }
        self._texts: dict[str, Callable[[Seat], RenderableType]] = {
            **dict.fromkeys(("help", "h", "?"), self._help),
            "news": self._since_last_turn,
            "log": lambda seat: output.news(self._watchers[seat], self._lines(seat)),
            "rules": lambda seat: pages.rules(self._watchers[seat]),
        }

    @property
    def _viewer(self) -> Seat | None:
        """The seat of the only person; None if several share the terminal or all are bots."""
        return self._people[0] if len(self._people) == 1 else None

    def run(self) -> bool:
        """Play until the game ends (True) or the person quits (False)."""
        try:
            return self._play()
        finally:
            for bot, _ in self._bots.values():
                close_bot(bot)

    def _play(self) -> bool:
        self._display.say(self._greeting)
        self._change(self.table)
        since = 0 if self._viewer is None else self._last_turn(self._viewer)
        known = max(0, min(len(self.table.log) - RECENT, since))
        self._seen = dict.fromkeys(self._people, known)
        self._tell(known, own=True)
        while (seat := self.table.to_act) is not None:
            assert seat is not CHANCE, "a table plays chance by itself"
            bot = self.table.sitters[seat].bot
            if bot:
                self._bot_acts(seat, bot)
            elif not self._person_acts(seat):
                return False
        self._display.end(self._moment(self._viewer))
        return True

    def _moment(self, seat: Seat | None) -> Moment:
        return Moment(self._watchers[seat], self.table.state)

    def _change(self, table: Table) -> None:
        if self._slot is not None:
            self._slot.save(table, self._seed)
        self.table = table

    def _tell(self, known: int, *, own: bool = False) -> None:
        """Show the log from the entry with index `known` on."""
        lines = self._lines(self._viewer)[known:]
        self._display.tell(self._watchers[self._viewer], lines, own=own)

    def _lines(self, seat: Seat | None) -> tuple[LogLine, ...]:
        return self._log_cache.lines(seat, self.table.log, self.table.state)

    def _last_turn(self, seat: Seat) -> int:
        """The length of the log after the last turn of `seat`, without its present turn."""
        actors = [entry.actor for entry in self.table.log]
        while actors and actors[-1] == seat:
            actors.pop()
        while actors and actors[-1] != seat:
            actors.pop()
        return len(actors)

    def _submit(self, seat: Seat, text: str) -> None:
        known = len(self.table.log)
        self._change(self.table.submit(seat, self.table.revision, text, self._dice))
        self._tell(known, own=seat in self._people)

    def _bot_acts(self, seat: Seat, name: str) -> None:
        """Play the action of a bot."""
        if self._people:
            self._display.wait(self._moment(self._viewer))
        else:
            self._display.watch(self._moment(seat))
            time.sleep(self._delay)
        game = self.table.game
        if seat not in self._bots:  # It's kept, because it may remember what it planned.
            rng = Random()
            self._bots[seat] = find_bot(name)(game, seat, rng), rng
        bot, rng = self._bots[seat]
        if self._seed is not None:
            # An entry is either chance's or a bot's, so they never share a generator.
            rng.setstate(self._dice.generator(len(self.table.log)).getstate())
        faults = len(faults_of(bot))
        action = bot.choose(game.view(self.table.state, seat), self._legal())
        for fault in faults_of(bot)[faults:]:
            detail = f"{fault.kind}: {fault.detail}"
            self._display.say(message("bot-stumbled", bot=name, detail=detail), "red")
        self._submit(seat, str(action))

    def _legal(self) -> list[Any]:
        return list(self.table.game.legal_actions(self.table.state))

    def _person_acts(self, seat: Seat) -> bool:
        """Read commands until an action is played or undone; False if the person quits."""
        self._screen.translator = self._watchers[seat].translator
        if not self._hand_over(seat):
            return False
        self._question, self._hinted = first_question(self._legal(), self._board.stages), None
        known = len(self.table.log)
        news = self._lines(seat)[self._seen[seat] :]
        self._display.decide(self._moment(seat), self._question, news)
        revision = self.table.revision
        while self.table.revision == revision:
            line = self._display.ask(self._request())
            if line is None:
                return False
            try:
                self._handle(seat, line)
            except Refusal as refusal:
                self._display.say(refusal.message, "red")
        self._seen[seat] = min(known, len(self.table.log))
        return True

    def _request(self) -> Message:
        last = len(self._question.answers)
        if self._hinted is not None:
            return message("your-choice-or-hint", last=last)
        if self._question.before:
            return message("your-choice-or-back", last=last)
        return message("your-choice", last=last)

    def _hand_over(self, seat: Seat) -> bool:
        """Clear the screen and wait for the person of `seat`; False if they quit.

        Does nothing if the person sits there already or the game has no secrets.
        """
        if self._holder == seat or not self._board.hides:
            return True
        watcher, news = self._watchers[self._viewer], self._since_last_turn(seat)
        lines = self._lines(self._viewer)[self._last_turn(seat) :]
        if not self._display.hand_over(watcher, lines, seated(seat), news):
            return False
        self._holder = seat
        return True

    def _handle(self, seat: Seat, text: str) -> None:
        if text in self._commands:
            self._commands[text](seat)
        elif text in self._texts:
            self._display.read(self._texts[text](seat))
        elif text == "back" and self._question.before:
            self._ask(seat, self._question.before)
        elif not text and self._hinted is not None:
            self._submit(seat, str(self._hinted))
        elif not text:
            self._display.say(message("type-a-number"))
        elif text.isdecimal() and text.isascii():
            self._answer(seat, int(text[:9]))
        elif (question := self._question.after_all(text.split())) is not None:
            self._ask(seat, question)
        else:
            self._submit(seat, text)

    def _answer(self, seat: Seat, number: int) -> None:
        """Give the answer with this number in the list."""
        answers = list(self._question.answers)
        if not 1 <= number <= len(answers):
            wrong = message("no-such-choice", number=str(number), last=len(answers))
            self._display.say(wrong, "red")
        else:
            self._ask(seat, self._question.after(answers[number - 1]))

    def _ask(self, seat: Seat, question: Question) -> None:
        """Show the question, or play its only choice."""
        if question.is_settled:
            self._submit(seat, str(question.choices[0]))
        else:
            self._question = question
            self._display.question(question)

    def _help(self, seat: Seat) -> RenderableType:
        return pages.help_text(self._moment(seat), str(self._legal()[0]))

    def _undo(self, seat: Seat) -> None:
        undone = self.table.undo(seat, self.table.revision)
        last = self._lines(seat)[-1]
        self._change(undone)
        self._display.say(message("took-back", what=last.sentence))

    def _hint(self, seat: Seat) -> None:
        game, moment, legal = self.table.game, self._moment(seat), self._legal()
        analyst = Analyst(game, seat, Random(len(self.table.log)))
        advice = game.knowledge.advice
        budget = Budget(playouts=HINT_EFFORT * max(advice.playouts, advice.width))
        assessments = analyst.analyse(game.view(moment.state, seat), legal, budget)
        self._hinted = assessments[0].action
        numbers = None if self._question.stages else legal
        best = worth_telling(assessments, MAX_HINTS)
        self._display.advise(
            output.hints(moment, best, numbers),
            output.hints(moment, best[:1], numbers),
        )

    def _since_last_turn(self, seat: Seat) -> RenderableType:
        """What has happened since the last turn of `seat`, below a heading."""
        known, watcher = self._last_turn(seat), self._watchers[seat]
        heading = message("news-since-your-turn") if known else message("news-so-far")
        words = Text(watcher.say(heading), "bold")
        return Group(words, output.news(watcher, self._lines(seat)[known:]))
