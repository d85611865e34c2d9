"""Runs a plan: plays what the journal lacks, until all is played or the verdict is clear."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from quadriga.arena.game_runner import GameResult
from quadriga.arena.journal import Journal, refusing
from quadriga.arena.schedule import Plan, deals_for, games_of, pairings
from quadriga.arena.sequential import Bets, confidence_sequence
from quadriga.arena.standings import Standing, by_deal, share_of, standings
from quadriga.arena.workers import PlayGames


class Verdict(Struct, frozen=True):
    """The sequential test of the first bot: its share of wins is between `low` and `high`.

    The interval holds at this level however often it is looked at.
    """

    bot: str
    level: float
    par: float
    low: float
    high: float
    clear: bool


class Report(Struct, frozen=True):
    """The outcome of a run. Only whole deals count, because their games balance the seats.

    `left_out` is the number of finished games of other deals; the journal keeps them.
    """

    plan: Plan
    deals: int
    games: int
    left_out: int
    interrupted: bool
    verdict: Verdict | None
    standings: tuple[Standing, ...]
    results: tuple[GameResult, ...]


class Run:
    """A plan with its finished games."""

    def __init__(self, plan: Plan, games: int, until: float | None) -> None:
        self._plan = plan
        self._deals = deals_for(plan, games)
        self._until = until
        self._bets = None if until is None else Bets(plan.par, until)
        self._done: dict[tuple[int, int], GameResult] = {}
        self._whole = 0
        self.played = 0
        """The number of finished games of these deals."""

    @property
    def total(self) -> int:
        """The number of games if nothing stops it earlier."""
        return sum(len(games_of(self._plan, deal)) for deal in range(self._deals))

    def is_decided(self) -> bool:
        """Whether there is nothing more to play."""
        return self._whole == self._deals or (self._bets is not None and self._bets.won)

    def add(self, results: Iterable[GameResult]) -> None:
        """Take finished games, each once; deals are judged in their order.

        Quick games finish first and may be of another kind, so judging games as they come in
        would not be fair.
        """
        for result in results:
            if result.key not in self._done:
                self._done[result.key] = result
                self.played += result.deal < self._deals
        while not self.is_decided() and (games := self._games_of(self._whole)) is not None:
            self._whole += 1
            if self._bets is not None:
                self._bets.add(_share(self._plan, games))

    def play(
        self,
        play_games: PlayGames,
        journal: Journal | None,
        records: Path | None,
        progress: Callable[["Run"], None],
    ) -> bool:
        """Play the rest; False if it was interrupted by Ctrl-C.

        A game is on disk, first its record, then its line of the journal, before it counts.
        """
        games = pairings(self._plan, self._deals)
        missing = (game for game in games if game.key not in self._done)
        if self.is_decided():
            return True
        results = play_games(self._plan, missing, recorded=records is not None)
        try:
            with closing(results):
                for result in results:
                    if records is not None:
                        _write_record(records, result)
                    if journal is not None:
                        journal.append(result)
                    self.add([result])
                    progress(self)
                    if self.is_decided():
                        break
        except KeyboardInterrupt:
            return False
        return True

    def report(self, *, interrupted: bool = False) -> Report:
        """The report on the games so far."""
        whole = [game for game in self._done.values() if game.deal < self._whole]
        whole.sort(key=lambda game: game.key)
        return Report(
            plan=self._plan,
            deals=self._whole,
            games=len(whole),
            left_out=len(self._done) - len(whole),
            interrupted=interrupted,
            verdict=self._verdict(whole),
            standings=standings(self._plan, whole) if whole else (),
            results=tuple(whole),
        )

    def _verdict(self, whole: Sequence[GameResult]) -> Verdict | None:
        if self._until is None or self._bets is None or not whole:
            return None
        shares = [_share(self._plan, games) for games in by_deal(whole).values()]
        low, high = confidence_sequence(shares, self._until)
        first = self._plan.entrants[0]
        return Verdict(first, self._until, self._plan.par, low, high, self._bets.won)

    def _games_of(self, deal: int) -> Sequence[GameResult] | None:
        """The games of a deal, None while one is missing."""
        games = [self._done.get(pairing.key) for pairing in games_of(self._plan, deal)]
        return None if None in games else [game for game in games if game is not None]


def _share(plan: Plan, games: Sequence[GameResult]) -> float:
    share = share_of(plan.entrants[0], games)
    assert share is not None, "the first bot plays every deal"
    return share


def _write_record(folder: Path, result: GameResult) -> None:
    assert result.record is not None
    path = folder / f"deal-{result.deal + 1:05}-game-{result.number + 1}.record"
    with refusing(path):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(result.record, "utf-8", newline="\n")
