"""A sitting: one match played from its present position until it ends or is left."""

from collections.abc import Callable
from random import Random
from typing import Any

from quadriga.bots import BOTS
from quadriga.core import CHANCE, Refusal, Seat, who
from quadriga.table import Table
from quadriga.terminal import showing
from quadriga.terminal.asking import Question, ask
from quadriga.terminal.boards import board_of
from quadriga.terminal.screen import LEAVING, Screen
from quadriga.terminal.shelf import Shelf, dice_of
from quadriga.terminal.showing import Watcher

RECENT = 3
"""Entries of the log that are told again, at least, when a sitting begins."""


class Sitting:
    """The table and the people in front of it. Every change is kept before it is shown."""

    def __init__(self, table: Table, seed: str | None, shelf: Shelf | None, screen: Screen) -> None:
        self.table = table
        self._seed = seed
        self._dice = dice_of(seed)
        self._shelf = shelf
        self._screen = screen
        self._names = tuple(showing.printable(sitter.name) for sitter in table.sitters)
        self._people = [Seat(n) for n, sitter in enumerate(table.sitters) if not sitter.bot]
        self._drawing = board_of(table.game.name)
        self._holder = self._viewer
        self._asked = Question(())
        self._commands: dict[str, Callable[[Seat], None]] = {
            "help": self._help,
            "h": self._help,
            "?": self._help,
            "undo": self._undo,
            "hint": self._hint,
            "board": self._board,
            "news": self._news,
            "log": self._log,
        }

    @property
    def _viewer(self) -> Seat | None:
        """The seat that the screen belongs to; with several people nobody's secrets are shown."""
        return self._people[0] if len(self._people) == 1 else None

    def _watcher(self, seat: Seat | None) -> Watcher:
        return Watcher(self.table.game, seat, self._names)

    def run(self) -> bool:
        """Play on; whether the game has ended (and was not just left)."""
        self._change(self.table)
        since = 0 if self._viewer is None else self._last_turn(self._viewer)
        self._screen.show()
        self._tell(max(0, min(len(self.table.log) - RECENT, since)))
        while (seat := self.table.to_act) is not None:
            assert seat is not CHANCE, "a table does by itself what chance is asked for"
            bot = self.table.sitters[seat].bot
            if not (self._bot_acts(seat, bot) if bot else self._person_acts(seat)):
                return False
        self._screen.show(showing.ending(self._watcher(self._viewer), self.table.state))
        return True

    def _change(self, table: Table) -> None:
        if self._shelf is not None:
            self._shelf.keep(table, self._seed)
        self.table = table

    def _tell(self, known: int) -> None:
        """Tell what has happened since the log had so many entries."""
        self._screen.show(showing.news(self.table.story(self._viewer)[known:]))

    def _last_turn(self, seat: Seat) -> int:
        """How long the log was after the last turn of a seat, not counting one it is in."""
        actors = [entry.actor for entry in self.table.log]
        while actors and actors[-1] == seat:
            actors.pop()
        while actors and actors[-1] != seat:
            actors.pop()
        return len(actors)

    def _submit(self, seat: Seat, text: str) -> None:
        known = len(self.table.log)
        self._change(self.table.submit(seat, self.table.revision, text, self._dice))
        if seat in self._people:
            self._screen.show()
        self._tell(known)

    def _bot_acts(self, seat: Seat, name: str) -> bool:
        """A bot's move; False if the person who watches has seen enough."""
        if not self._people and self._screen.interactive:
            self._screen.show(showing.position(self._watcher(seat), self.table.state))
            if not self._screen.goes_on("Enter goes on, quit stops: "):
                return False
        # No entry is both chance's and a bot's, so they never share a generator.
        self._submit(seat, str(self._choice_of(name, seat, self._dice(len(self.table.log)))))
        return True

    def _choice_of(self, bot: str, seat: Seat, rng: Random) -> Any:
        game, state = self.table.game, self.table.state
        return BOTS[bot](game, seat, rng).choose(game.view(state, seat), self._legal())

    def _legal(self) -> list[Any]:
        return list(self.table.game.legal_actions(self.table.state))

    def _person_acts(self, seat: Seat) -> bool:
        """One decision, with everything typed before it is made; False if the game is left."""
        if not self._handed_over(seat):
            return False
        self._asked = ask(self._legal(), self._drawing.stages)
        self._board(seat)
        revision = self.table.revision
        while self.table.revision == revision:
            back = "back, " if self._asked.before else ""
            line = self._screen.ask(f"Your choice (1-{len(self._asked.answers)}, {back}or help): ")
            if line is None or line.lower() in LEAVING:
                return False
            try:
                self._obey(seat, " ".join(line.lower().split()))
            except Refusal as refusal:
                self._screen.say(refusal.message, "red")
        return True

    def _handed_over(self, seat: Seat) -> bool:
        """Give the keyboard to a person, with no secret of another left; False if all leave."""
        if self._holder == seat or not self._drawing.hides:
            return True
        name = self._names[seat]
        words = f"Pass the keyboard to {name if self._names.count(name) == 1 else who(seat)}"
        known = self._last_turn(seat)
        self._screen.clear()
        if self._screen.interactive:
            self._tell(known)
            if not self._screen.goes_on(f"\n{words}, then press Enter: "):
                return False
            self._screen.clear()
        else:
            self._screen.say(f"\n{words}.")
        self._holder = seat
        self._news(seat)
        return True

    def _obey(self, seat: Seat, text: str) -> None:
        if text in self._commands:
            self._commands[text](seat)
        elif text == "back" and self._asked.before:
            self._ask(seat, self._asked.before)
        elif not text:
            self._screen.say("Type the number of a choice, or help.")
        elif text.isdecimal() and text.isascii():
            self._take(seat, int(text[:9]))
        elif (asked := self._asked.following(text.split())) is not None:
            self._ask(seat, asked)
        else:
            self._submit(seat, text)

    def _take(self, seat: Seat, number: int) -> None:
        """Give the answer with this number."""
        answers = list(self._asked.answers)
        if not 1 <= number <= len(answers):
            self._screen.say(f"There is no choice {number}: type 1 to {len(answers)}.", "red")
        else:
            self._ask(seat, self._asked.after(answers[number - 1]))

    def _ask(self, seat: Seat, asked: Question) -> None:
        """Ask on, or do what is settled."""
        if asked.is_settled:
            self._submit(seat, str(asked.choices[0]))
        else:
            self._asked = asked
            self._show_question(seat)

    def _show_question(self, seat: Seat) -> None:
        watcher = self._watcher(seat)
        self._screen.show(showing.question(watcher, self.table.state, self._asked))

    def _board(self, seat: Seat) -> None:
        self._screen.show(showing.position(self._watcher(seat), self.table.state))
        self._show_question(seat)

    def _help(self, seat: Seat) -> None:
        self._screen.show(showing.help_text(self._watcher(seat), str(self._legal()[0])))

    def _undo(self, seat: Seat) -> None:
        undone = self.table.undo(seat, self.table.revision)
        last = self.table.story(seat)[-1]
        self._change(undone)
        self._screen.say(f"Taken back: {last.sentence}")

    def _hint(self, seat: Seat) -> None:
        game, state, legal = self.table.game, self.table.state, self._legal()
        action = self._choice_of("greedy", seat, Random(len(self.table.log)))
        name = f"`{action}`" if self._asked.stages else legal.index(action) + 1
        label = game.guide.label(state, action)
        self._screen.say(f"The greedy bot would choose {name}: {label}.")

    def _news(self, seat: Seat) -> None:
        known = self._last_turn(seat)
        self._screen.say("Since your last turn:" if known else "So far:", "bold")
        self._screen.show(showing.news(self.table.story(seat)[known:]))

    def _log(self, seat: Seat) -> None:
        self._screen.show(showing.news(self.table.story(seat)))
