"""Questions about a decision, and how each is answered, wherever that runs.

The bots and what was prepared are kept between questions, so that a plan goes on.
"""

from functools import lru_cache
from random import Random
from typing import Any, Final, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from quadriga.bots import BOTS, AnyBot
from quadriga.bots.analysis.analysis import Analyst, Assessment, worth_telling
from quadriga.bots.analysis.review import Reviewer, Verdict
from quadriga.bots.search.budget import Budget
from quadriga.bots.search.search import Candidate, SearchBot
from quadriga.core import AnyGame, Entry, Seat, Setup, recognise, replay
from quadriga.games import make
from quadriga.kit.memo import Lru

T_co = TypeVar("T_co", covariant=True)

QUICK_BOT: Final = "greedy"
"""Moves in place of a bot that does not answer."""

MAX_BOTS: Final = 32
"""Bots that are kept with their plans and what they remember, some 10 MB each."""

PATIENCE: Final = 4.0
"""Seconds after which a search ends with what it has found, if the machine is busy."""

REVIEW_PATIENCE: Final = 12.0
"""The same for a review, which ends by its playouts unless it hardly gets any processor time:
games that are played meanwhile change no verdict."""

ANALYSIS: Final = Budget(seconds=1.0, patience=PATIENCE)
"""The processor time of an analysis."""

MAX_SUGGESTIONS: Final = 3
"""How many of the best choices a hint has, at most."""

REVIEW_PLAYOUTS: Final = 64
"""Playouts for a decision of a match that is over, and twice as many again for one that looks like
a mistake: some 0.3 seconds."""

CHECK_PLAYOUTS: Final = 32
"""Playouts for a choice that a person is about to make: half as many."""

MAX_PREPARED: Final = 32
"""Decisions whose best choices are kept until the person has chosen."""

Prepared: TypeAlias = tuple[Candidate[Any, Any], ...]
"""The best choices of a decision."""


class Position(Struct, frozen=True):
    """A decision of `seat` after `log`; whoever answers gets only the view of that seat.

    `match` tells tables apart, and `seed` their luck.
    """

    match: str
    setup: Setup
    log: tuple[Entry, ...]
    seat: Seat
    seed: str

    @property
    def rng(self) -> Random:
        """The luck of whoever answers."""
        return Random(f"{self.seed}/{len(self.log)}")

    def opened(self) -> tuple[AnyGame, Any]:
        """The game and its position."""
        setup = self.setup
        game = _game(setup.game, setup.seats, setup.variant, tuple(setup.options.items()))
        return game, replay(game, self.log)


class Question(Protocol[T_co]):
    """What is asked about a position."""

    @property
    def position(self) -> Position:
        """What it is about."""

    def answer(self) -> T_co:
        """The answer, found here and now."""

    def shared(self, crowd: int) -> "Question[T_co]":
        """The same question where `crowd` share the time to think: each takes its part."""

    def hurried(self) -> "Question[T_co] | None":
        """A question that is answered in milliseconds in place of this one, if there is any."""


class _About(Struct, frozen=True):
    """With `playouts`, an answer is found by that many instead of in a time.

    It then follows from the view and the seed alone.
    """

    position: Position
    playouts: int | None = None
    crowd: int = 1

    def shared(self, crowd: int) -> Self:
        """The same question where `crowd` share the time to think."""
        return replace(self, crowd=crowd)

    def hurried(self) -> Self | None:
        """None: it needs its time."""
        return None


class ChooseMove(_About, frozen=True, kw_only=True):
    """Which move does this bot choose?"""

    bot: str

    def answer(self) -> str:
        """Its notation."""
        game, state = self.position.opened()
        bot = self._kept_bot(game)
        return str(bot.choose(game.view(state, self.position.seat), game.legal_actions(state)))

    def hurried(self) -> Self:
        """The same for a quick bot."""
        return replace(self, bot=QUICK_BOT)

    def _kept_bot(self, game: AnyGame) -> AnyBot:
        """The bot that was asked before for this seat, with the plan of its turn, or a new one."""
        position = self.position
        key = position.match, self.bot, position.seat
        bot = _bots.get(key)
        if bot is None:
            bot = BOTS[self.bot](game, position.seat, position.rng)
            if isinstance(bot, SearchBot):
                bot.budget = replace(bot.budget, patience=PATIENCE)
            _bots.put(key, bot)
        if isinstance(bot, SearchBot):
            bot.crowd = self.crowd
        return bot


class FindBest(_About, frozen=True):
    """Which choices are best?"""

    def answer(self) -> list[Assessment[str]]:
        """The best ones in notation, the best first."""
        game, state = self.position.opened()
        seat = self.position.seat
        budget = ANALYSIS.shared(self.crowd)
        if self.playouts is not None:
            budget = Budget(playouts=self.playouts)
        analyst = Analyst(game, seat, self.position.rng)
        found = analyst.analyse(game.view(state, seat), game.legal_actions(state), budget)
        return [_in_notation(choice) for choice in worth_telling(found, MAX_SUGGESTIONS)]


class ReviewMove(_About, frozen=True, kw_only=True):
    """What has the decision `played` cost?"""

    played: str

    def answer(self) -> Verdict[str]:
        """The verdict in notation."""
        game, state = self.position.opened()
        seat, played = self.position.seat, recognise(game, state, self.played)
        budget = Budget(playouts=self.playouts or REVIEW_PLAYOUTS, patience=REVIEW_PATIENCE)
        reviewer = Reviewer(game, seat, self.position.rng)
        view, legal = game.view(state, seat), game.legal_actions(state)
        return _verdict_in_notation(reviewer.review(view, legal, played, budget))


class PrepareCheck(_About, frozen=True):
    """Think ahead about a decision, so that `CheckMove` is quick once a choice is made."""

    def answer(self) -> None:
        """Nothing; what was found is kept."""
        self.prepared()

    def prepared(self) -> Prepared:
        """The best choices, found once for as long as the seat thinks about them."""
        position = self.position
        key = position.match, position.seat
        log, prepared = _prepared.get(key) or ((), ())
        if log != position.log or not prepared:
            game, state = position.opened()
            budget = Budget(playouts=self.playouts or REVIEW_PLAYOUTS, patience=PATIENCE / 4)
            view, legal = game.view(state, position.seat), game.legal_actions(state)
            prepared = Reviewer(game, position.seat, position.rng).prepare(view, legal, budget)
            _prepared.put(key, (position.log, prepared))
        return prepared


class CheckMove(_About, frozen=True, kw_only=True):
    """What would the choice `played` cost? As `ReviewMove`, with less effort."""

    played: str

    def answer(self) -> Verdict[str]:
        """The verdict in notation."""
        game, state = self.position.opened()
        seat, played = self.position.seat, recognise(game, state, self.played)
        budget = Budget(playouts=self.playouts or CHECK_PLAYOUTS, patience=PATIENCE / 4)
        prepared = PrepareCheck(self.position, self.playouts, self.crowd).prepared()
        reviewer = Reviewer(game, seat, self.position.rng)
        found = reviewer.judge(game.view(state, seat), prepared, played, budget)
        return _verdict_in_notation(found)


_bots: Final[Lru[tuple[str, str, Seat], AnyBot]] = Lru(MAX_BOTS)
_prepared: Final[Lru[tuple[str, Seat], tuple[tuple[Entry, ...], Prepared]]] = Lru(MAX_PREPARED)


def _in_notation(found: Assessment[Any]) -> Assessment[str]:
    """An assessment that can leave the process."""
    line = tuple(map(str, found.line))
    return Assessment(
        str(found.action), found.points, found.result, found.worlds, line, found.reason
    )


def _verdict_in_notation(found: Verdict[Any]) -> Verdict[str]:
    best = tuple(map(_in_notation, found.best))
    return Verdict(best, _in_notation(found.played), found.cost)


@lru_cache(maxsize=32)
def _game(name: str, seats: int, variant: str, options: tuple[tuple[str, int], ...]) -> AnyGame:
    return make(Setup(name, seats, variant, dict(options)))
