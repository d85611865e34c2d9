"""Questions about a decision, and their answers, wherever they run.

Bots and prepared choices are kept between questions, so that a plan goes on.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, Generic, NamedTuple, Self, TypeAlias, TypeVar

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
"""Moves in place of a bot that doesn't answer."""

MAX_BOTS: Final = 32
"""Bots that are kept with their plans and memory, some 10 MB each."""

PATIENCE: Final = 4.0
"""Seconds after which a search ends with what it has, if the machine is busy."""

REVIEW_PATIENCE: Final = 12.0
"""The same for a review, which should end by its playouts: other games must not change its
verdict."""

ANALYSIS: Final = Budget(seconds=1.0, patience=PATIENCE)
"""The processor time of an analysis."""

MAX_SUGGESTIONS: Final = 3
"""The most choices that a hint has."""

REVIEW_PLAYOUTS: Final = 64
"""Playouts for a reviewed decision; a suspected mistake gets twice as many more (about 0.3 s)."""

CHECK_PLAYOUTS: Final = 32
"""Playouts for a choice that a person is about to make."""

MAX_PREPARED: Final = 32
"""Decisions whose best choices are kept until the person has chosen."""

Prepared: TypeAlias = tuple[Candidate[Any, Any], ...]
"""The best choices of a decision."""


class Opened(NamedTuple):
    """A game at a position: what a seat sees, and what it may choose."""

    game: AnyGame
    state: Any
    view: Any
    legal: Sequence[Any]


class Position(Struct, frozen=True):
    """A decision of `seat` after `log`; the answer uses only the view of that seat.

    `match` tells tables apart, and `seed` their luck.
    """

    match: str
    setup: Setup
    log: tuple[Entry, ...]
    seat: Seat
    seed: str

    @property
    def rng(self) -> Random:
        """The random numbers for the answer."""
        return Random(f"{self.seed}/{len(self.log)}")

    def opened(self) -> "Opened":
        """The game at this position."""
        setup = self.setup
        game = _game(setup.game, setup.seats, setup.variant, tuple(setup.options.items()))
        state = replay(game, self.log)
        return Opened(game, state, game.view(state, self.seat), game.legal_actions(state))


class Question(Struct, Generic[T_co], frozen=True):
    """A question about a position, which `crowd` people share the time to think for.

    With `playouts`, the answer is found by that many instead of in a time. It then follows from
    the view and the seed alone.
    """

    position: Position
    playouts: int | None = None
    crowd: int = 1

    def answer(self) -> T_co:
        """The answer, found here and now."""
        raise NotImplementedError

    def shared(self, crowd: int) -> Self:
        """The same question where `crowd` share the time to think."""
        return replace(self, crowd=crowd)

    def hurried(self) -> Self | None:
        """A question that takes milliseconds instead of this one; None if it needs its time."""
        return None


class ChooseMove(Question[str], frozen=True, kw_only=True):
    """Which move does this bot choose?"""

    bot: str

    def answer(self) -> str:
        """Its notation."""
        game, _, view, legal = self.position.opened()
        return str(self._kept_bot(game).choose(view, legal))

    def hurried(self) -> Self:
        """The same for a quick bot."""
        return replace(self, bot=QUICK_BOT)

    def _kept_bot(self, game: AnyGame) -> AnyBot:
        """The bot that last played this seat, with the plan of its turn, or a new one."""
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


class FindBest(Question[list[Assessment[str]]], frozen=True):
    """Which choices are best?"""

    def answer(self) -> list[Assessment[str]]:
        """The best ones in notation, the best first."""
        game, _, view, legal = self.position.opened()
        budget = ANALYSIS.shared(self.crowd)
        if self.playouts is not None:
            budget = Budget(playouts=self.playouts)
        analyst = Analyst(game, self.position.seat, self.position.rng)
        found = analyst.analyse(view, legal, budget)
        return [_in_notation(choice) for choice in worth_telling(found, MAX_SUGGESTIONS)]


class ReviewMove(Question[Verdict[str]], frozen=True, kw_only=True):
    """What has the decision `played` cost?"""

    played: str

    def answer(self) -> Verdict[str]:
        """The verdict in notation."""
        game, state, view, legal = self.position.opened()
        played = recognise(game, state, self.played)
        budget = Budget(playouts=self.playouts or REVIEW_PLAYOUTS, patience=REVIEW_PATIENCE)
        reviewer = Reviewer(game, self.position.seat, self.position.rng)
        return _verdict_in_notation(reviewer.review(view, legal, played, budget))


class PrepareCheck(Question[None], frozen=True):
    """Think ahead about a decision, so that `CheckMove` is quick afterwards."""

    def answer(self) -> None:
        """Nothing; the best choices are kept."""
        self.prepared()

    def prepared(self) -> Prepared:
        """The best choices, found once for as long as the seat thinks about them."""
        position = self.position
        key = position.match, position.seat
        log, prepared = _prepared.get(key) or ((), ())
        if log != position.log or not prepared:
            game, _, view, legal = position.opened()
            budget = Budget(playouts=self.playouts or REVIEW_PLAYOUTS, patience=PATIENCE / 4)
            prepared = Reviewer(game, position.seat, position.rng).prepare(view, legal, budget)
            _prepared.put(key, (position.log, prepared))
        return prepared


class CheckMove(Question[Verdict[str]], frozen=True, kw_only=True):
    """What would the choice `played` cost? As `ReviewMove`, with less effort."""

    played: str

    def answer(self) -> Verdict[str]:
        """The verdict in notation."""
        game, state, view, _ = self.position.opened()
        played = recognise(game, state, self.played)
        budget = Budget(playouts=self.playouts or CHECK_PLAYOUTS, patience=PATIENCE / 4)
        prepared = PrepareCheck(self.position, self.playouts, self.crowd).prepared()
        reviewer = Reviewer(game, self.position.seat, self.position.rng)
        return _verdict_in_notation(reviewer.judge(view, prepared, played, budget))


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
