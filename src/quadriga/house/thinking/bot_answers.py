"""What a process of bots does: it answers questions, and keeps the bots it has asked."""

from collections import OrderedDict
from functools import lru_cache
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from quadriga.bots import BOTS, AnyBot
from quadriga.bots.analysis.analysis import Analyst, Assessment, worth_telling
from quadriga.bots.analysis.review import Reviewer, Verdict
from quadriga.bots.search.budget import Budget
from quadriga.bots.search.search import Candidate, SearchBot
from quadriga.core import AnyGame, Entry, Seat, Setup, recognise, replay
from quadriga.games import make

MAX_BOTS: Final = 32
"""Bots that a process keeps with their plans and what they remember, some 10 MB each."""

PATIENCE: Final = 4.0
"""Seconds after which a search ends with what it has found, if the machine is busy."""

REVIEW_PATIENCE: Final = 12.0
"""The same for a review, which ends by its playouts unless a process hardly gets any time: whether
games are played meanwhile shall change no verdict."""

ANALYSIS: Final = Budget(seconds=1.0, patience=PATIENCE)
"""The processor time of an analysis."""

MAX_SUGGESTIONS: Final = 3
"""The best choices of an analysis are told, at most so many."""

REVIEW_PLAYOUTS: Final = 64
"""What a decision of a match that is over has cost is found by so many, and twice as many again
for one that seems a mistake: some 0.3 seconds.
"""

CHECK_PLAYOUTS: Final = 32
"""What a choice would cost that a person is about to make is found by half as many."""

MAX_PREPARED: Final = 32
"""Decisions whose best choices a process keeps until the person has chosen."""


Prepared: TypeAlias = tuple[Candidate[Any, Any], ...]
"""The best choices of a decision."""


class Question(Struct, frozen=True):
    """What a bot is asked: to choose for `seat` after `log`; without a `bot`, what is best there.

    `match` tells tables apart, `seed` their luck, and `crowd` is how many share the time that it
    may think: it takes its part. With `playouts`, what is best there is found by so many instead of
    in a time, and follows from the view and the seed alone. `played` is what the seat did there,
    where that is under review, or is about to do.
    """

    match: str
    bot: str
    setup: Setup
    log: tuple[Entry, ...]
    seat: Seat
    seed: str
    crowd: int = 1
    playouts: int | None = None
    played: str = ""


def bot_choice(asked: Question) -> str:
    """The notation of the bot's choice; the bot gets only the view of its seat."""
    game = _game_of(asked.setup)
    state = replay(game, asked.log)
    bot = _bot(game, asked)
    return str(bot.choose(game.view(state, asked.seat), game.legal_actions(state)))


def best_choices(asked: Question) -> list[Assessment[str]]:
    """The best choices that were compared; the analyst gets only the view of its seat."""
    game, seat = _game_of(asked.setup), asked.seat
    state = replay(game, asked.log)
    analyst = Analyst(game, seat, _rng(asked))
    view, legal = game.view(state, seat), game.legal_actions(state)
    budget = ANALYSIS.shared(asked.crowd)
    if asked.playouts is not None:
        budget = Budget(playouts=asked.playouts)
    found = analyst.analyse(view, legal, budget)
    return [_in_notation(one) for one in worth_telling(found, MAX_SUGGESTIONS)]


def verdict(asked: Question) -> Verdict[str]:
    """What the decision `played` has cost; the reviewer gets only the view that its seat had."""
    game, seat = _game_of(asked.setup), asked.seat
    state = replay(game, asked.log)
    played = recognise(game, state, asked.played)
    budget = Budget(playouts=asked.playouts or REVIEW_PLAYOUTS, patience=REVIEW_PATIENCE)
    view, legal = game.view(state, seat), game.legal_actions(state)
    return _verdict_in_notation(
        Reviewer(game, seat, _rng(asked)).review(view, legal, played, budget)
    )


_prepared: Final[OrderedDict[tuple[str, Seat], tuple[tuple[Entry, ...], Prepared]]] = OrderedDict()


def prepare(asked: Question) -> None:
    """Find the best choices of a decision, so that `check` is quick when one is made."""
    _prepare(asked)


def check(asked: Question) -> Verdict[str]:
    """What the choice `played` would cost; as `verdict`, with less effort."""
    game, seat = _game_of(asked.setup), asked.seat
    state = replay(game, asked.log)
    played = recognise(game, state, asked.played)
    budget = Budget(playouts=asked.playouts or CHECK_PLAYOUTS, patience=PATIENCE / 4)
    reviewer = Reviewer(game, seat, _rng(asked))
    found = reviewer.judge(game.view(state, seat), _prepare(asked), played, budget)
    return _verdict_in_notation(found)


def _prepare(asked: Question) -> Prepared:
    """The best choices of a decision, found once as long as the seat thinks about it."""
    log, prepared = _prepared.pop((asked.match, asked.seat), ((), ()))
    if log != asked.log or not prepared:
        game, seat = _game_of(asked.setup), asked.seat
        state = replay(game, asked.log)
        budget = Budget(playouts=asked.playouts or REVIEW_PLAYOUTS, patience=PATIENCE / 4)
        view, legal = game.view(state, seat), game.legal_actions(state)
        prepared = Reviewer(game, seat, _rng(asked)).prepare(view, legal, budget)
    _prepared[asked.match, asked.seat] = asked.log, prepared
    if len(_prepared) > MAX_PREPARED:
        _prepared.popitem(last=False)
    return prepared


def _in_notation(one: Assessment[Any]) -> Assessment[str]:
    """An assessment that can leave the process."""
    line = tuple(map(str, one.line))
    return Assessment(str(one.action), one.points, one.result, one.worlds, line, one.reason)


def _verdict_in_notation(found: Verdict[Any]) -> Verdict[str]:
    best = tuple(_in_notation(one) for one in found.best)
    return Verdict(best, _in_notation(found.played), found.cost)


_bots: Final[OrderedDict[tuple[str, str, Seat], AnyBot]] = OrderedDict()


def _bot(game: AnyGame, asked: Question) -> AnyBot:
    """The bot that was asked before for this seat, with the plan of its turn, or a new one."""
    key = asked.match, asked.bot, asked.seat
    bot = _bots.pop(key, None)
    if bot is None:
        bot = BOTS[asked.bot](game, asked.seat, _rng(asked))
        if isinstance(bot, SearchBot):
            bot.budget = replace(bot.budget, patience=PATIENCE)
    _bots[key] = bot
    if len(_bots) > MAX_BOTS:
        _bots.popitem(last=False)
    if isinstance(bot, SearchBot):
        bot.crowd = asked.crowd
    return bot


def _rng(asked: Question) -> Random:
    return Random(f"{asked.seed}/{len(asked.log)}")


def _game_of(setup: Setup) -> AnyGame:
    return _game(setup.game, setup.seats, setup.variant, tuple(setup.options.items()))


@lru_cache(maxsize=32)
def _game(name: str, seats: int, variant: str, options: tuple[tuple[str, int], ...]) -> AnyGame:
    return make(Setup(name, seats, variant, dict(options)))
