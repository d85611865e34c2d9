"""The time on which clocks run: it passes only while a server is up."""

from collections.abc import Callable


class ServedTime:
    """A time that never goes back, whatever the wall clock does.

    It passes for as long as `run_for` allows. A server that hangs or has lost its database can't
    allow more, so nobody's time runs out while they can't play.
    """

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._shown = 0.0
        self._since = monotonic()
        self._allowed = 0.0

    def now(self) -> float:
        """The time in seconds."""
        return self._shown + min(self._monotonic() - self._since, self._allowed)

    def run_for(self, seconds: float) -> None:
        """Let time pass for `seconds` from now on, and no longer."""
        self._shown = self.now()
        self._since = self._monotonic()
        self._allowed = seconds

    def reach(self, moment: float) -> None:
        """Move on to `moment`, seen by another server or an earlier one."""
        self._shown += max(0.0, moment - self.now())
