"""What the house asks of the shell around it."""

from typing import NamedTuple, Protocol

from quadriga.bots.analysis.analysis import Assessment
from quadriga.bots.analysis.review import Verdict
from quadriga.house.thinking.bot_answers import Question


class Asker(NamedTuple):
    """Who asks for a hint or a review; `person` is empty for somebody who is not written down.

    Addresses get the same time, and so do the people behind each: another cookie brings no more.
    """

    address: str
    person: str


class Thinker(Protocol):
    """Answers questions about decisions, wherever bots run. Each may raise `Unavailable`."""

    async def choose(self, owner: str, asked: Question) -> str:
        """The notation of what the bot chooses, in the name of the match's `owner`."""

    async def analyse(self, asker: Asker, asked: Question) -> list[Assessment[str]]:
        """The best choices by their notations, the best first."""

    async def review(self, asker: Asker, asked: Question) -> Verdict[str]:
        """What a decision has cost, in notations."""

    async def prepare(self, asker: Asker, asked: Question) -> None:
        """Think ahead about a decision that is likely to be checked."""

    async def check(self, asker: Asker, asked: Question) -> Verdict[str]:
        """What a choice would cost, in notations."""
