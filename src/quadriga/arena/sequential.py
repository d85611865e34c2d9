"""A test that may be looked at after every deal, and stops when it is clear.

An ordinary interval that is checked again and again is wrong too often: sooner or later luck looks
like skill. This test bets instead. It starts with one coin and, deal by deal, stakes a part of its
capital on the bot being better than par; another coin bets on worse. If the bot is exactly at par
such bets are fair, so the capital ever reaches 1/α with a probability of at most α (Ville's
inequality). The stakes follow the scatter so far, so that the bets grow quickly, after
Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting". Shares only
have to be between 0 and 1.
"""

from math import log, sqrt
from typing import Final

MAX_STAKE: Final = 0.75
"""The largest part of the capital that one deal can cost."""

GRID: Final = 200
"""The number of steps between 0 and 1 at which the confidence sequence is worked out."""


class Bets:
    """The bets that the mean of shares is not `mean`; `level` such as 0.95 is 1 - α."""

    def __init__(self, mean: float, level: float) -> None:
        self._mean = mean
        self._level = level
        self._over = self._under = 1.0
        self._count = 0
        self._sum = 0.5
        self._squares = 0.25
        self.won = False

    def add(self, share: float) -> None:
        """Settle the bets on the next deal; `won` stays True once the capital was large enough."""
        assert 0 <= share <= 1
        stake = self._stake()
        gain = share - self._mean
        self._over *= 1 + min(stake, MAX_STAKE / max(self._mean, 1e-9)) * gain
        self._under *= 1 - min(stake, MAX_STAKE / max(1 - self._mean, 1e-9)) * gain
        self._count += 1
        self._sum += share
        self._squares += (share - self._sum / (self._count + 1)) ** 2
        if (self._over + self._under) / 2 >= 1 / (1 - self._level):
            self.won = True

    def _stake(self) -> float:
        """The next stake, from the scatter of the deals so far."""
        number = self._count + 1
        scatter = self._squares / number
        return sqrt(2 * log(2 / (1 - self._level)) / (scatter * number * log(1 + number)))


def confidence_sequence(shares: list[float], level: float) -> tuple[float, float]:
    """The lowest and the highest mean that no bet has ruled out; valid after every deal."""
    kept = [step / GRID for step in range(GRID + 1) if not _ruled_out(step / GRID, shares, level)]
    if not kept:
        return 0.0, 1.0
    return max(0.0, kept[0] - 1 / GRID), min(1.0, kept[-1] + 1 / GRID)


def _ruled_out(mean: float, shares: list[float], level: float) -> bool:
    bets = Bets(mean, level)
    for share in shares:
        bets.add(share)
        if bets.won:
            return True
    return False
