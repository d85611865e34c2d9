"""A sitting: one match played from its present position until it ends or is left."""

from collections.abc import Callable
from random import Random
from typing import Any

from quadriga.bots import BOTS
from quadriga.core import CHANCE, Refusal, Seat
from quadriga.table import Table
from quadriga.terminal import showing
from quadriga.terminal.screen import Screen
from quadriga.terminal.shelf import Shelf, dice_of

RECENT = 3
"""Entries of the log that are told again when a sitting begins."""

LEAVING = frozenset({"quit", "q", "exit"})


class Sitting:
    """The table and the person in front of it. Every change is kept before it is shown."""

    def __init__(self, table: Table, seed: str | None, shelf: Shelf | None, screen: Screen) -> None:
        self.table = table
        self._seed = seed
        self._dice = dice_of(seed)
        self._shelf = shelf
        self._screen = screen
        self._commands: dict[str, Callable[[Seat], None]] = {
            "help": self._help,
            "h": self._help,
            "?": self._help,
            "undo": self._undo,
            "hint": self._hint,
            "board": self._board,
            "log": self._log,
        }

    @property
    def _viewer(self) -> Seat | None:
        """The seat that the screen belongs to; with several people nobody's secrets are shown."""
        people = [n for n, sitter in enumerate(self.table.sitters) if not sitter.bot]
        return Seat(people[0]) if len(people) == 1 else None

    def run(self) -> bool:
        """Play on; whether the game has ended (and was not just left)."""
        self._change(self.table)
        self._tell(max(0, len(self.table.log) - RECENT))
        while (seat := self.table.to_act) is not None:
            assert seat is not CHANCE, "a table does by itself what chance is asked for"
            bot = self.table.sitters[seat].bot
            if not (self._bot_acts(seat, bot) if bot else self._person_acts(seat)):
                return False
        self._screen.show(showing.ending(self.table.game, self.table.state, self._viewer))
        return True

    def _change(self, table: Table) -> None:
        if self._shelf is not None:
            self._shelf.keep(table, self._seed)
        self.table = table

    def _tell(self, known: int) -> None:
        """Tell what has happened since the log had so many entries."""
        self._screen.show()
        self._screen.show(showing.news(self.table.story(self._viewer)[known:]))

    def _submit(self, seat: Seat, text: str) -> None:
        known = len(self.table.log)
        self._change(self.table.submit(seat, self.table.revision, text, self._dice))
        self._tell(known)

    def _bot_acts(self, seat: Seat, name: str) -> bool:
        """A bot's move; False if the person who watches has seen enough."""
        watched = all(sitter.bot for sitter in self.table.sitters)
        if watched and self._screen.interactive:
            self._board(seat)
            answer = self._screen.ask("Enter goes on, quit stops: ")
            if answer is None or answer.lower() in LEAVING:
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
        self._board(seat)
        revision = self.table.revision
        while self.table.revision == revision:
            line = self._screen.ask(f"Your choice (1-{len(self._legal())}, or help): ")
            if line is None or line.lower() in LEAVING:
                return False
            try:
                self._obey(seat, " ".join(line.lower().split()))
            except Refusal as refusal:
                self._screen.say(refusal.message, "red")
        return True

    def _obey(self, seat: Seat, text: str) -> None:
        legal = self._legal()
        if text in self._commands:
            self._commands[text](seat)
        elif not text:
            self._screen.say("Type the number of a choice, or help.")
        elif text.isdecimal() and text.isascii():
            number = int(text[:9])
            if not 1 <= number <= len(legal):
                self._screen.say(f"There is no choice {number}: type 1 to {len(legal)}.", "red")
            else:
                self._submit(seat, str(legal[number - 1]))
        else:
            self._submit(seat, text)

    def _board(self, seat: Seat) -> None:
        game, state = self.table.game, self.table.state
        self._screen.show(showing.position(game, state, seat))
        if not self.table.sitters[seat].bot:
            self._screen.show(showing.choices(game, state, seat, self._legal()))

    def _help(self, seat: Seat) -> None:
        self._screen.show(showing.help_text(self.table.game, str(self._legal()[0])))

    def _undo(self, seat: Seat) -> None:
        undone = self.table.undo(seat, self.table.revision)
        last = self.table.story(seat)[-1]
        self._change(undone)
        self._screen.say(f"Taken back: {last.sentence}")

    def _hint(self, seat: Seat) -> None:
        game, state, legal = self.table.game, self.table.state, self._legal()
        action = self._choice_of("greedy", seat, Random(len(self.table.log)))
        label = game.guide.label(state, action)
        self._screen.say(f"The greedy bot would choose {legal.index(action) + 1}: {label}.")

    def _log(self, seat: Seat) -> None:
        self._screen.show(showing.news(self.table.story(seat)))
