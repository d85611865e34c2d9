"""The time on which the clocks of matches run: it passes only while a server is there."""

from collections.abc import Callable


class ServedTime:
    """A time that never goes back, whatever happens to the clock on the wall.

    It passes for as long as `run_for` allows, then it stops. A server that hangs, has lost its
    database or is gone can't allow more, so nobody's time runs out while they cannot play.
    `monotonic` is a stopwatch in seconds.
    """

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._shown = 0.0
        self._since = monotonic()
        self._allowed = 0.0

    def now(self) -> float:
        """What this time shows, in seconds."""
        return self._shown + min(self._monotonic() - self._since, self._allowed)

    def run_for(self, seconds: float) -> None:
        """Let time pass for so many seconds from now on, and no longer."""
        self._shown = self.now()
        self._since = self._monotonic()
        self._allowed = seconds

    def reach(self, moment: float) -> None:
        """Move on to `moment`, which another server shows or an earlier one has shown."""
        self._shown += max(0.0, moment - self.now())
