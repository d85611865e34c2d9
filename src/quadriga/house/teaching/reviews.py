"""Reviews of finished matches: what each decision cost, judged by what its seat could know."""

from collections.abc import Callable
from typing import Final, TypeAlias

from quadriga.bots.analysis.review import Verdict
from quadriga.core import BadMessage, Seat
from quadriga.house import wire
from quadriga.house.ports import Asker, Thinker
from quadriga.house.rendering import snapshots
from quadriga.house.teaching.advice import suggestions
from quadriga.house.teaching.past_matches import Decision, PastMatch
from quadriga.house.thinking.positions import plain
from quadriga.house.thinking.questions import Position, ReviewMove
from quadriga.kit.memo import Lru
from quadriga.language import message

MAX_VERDICTS: Final = 20_000
"""Decisions whose review is kept, some kilobytes each."""

ANSWER_SECONDS: Final = 1.5
"""After this time a request is answered with what there is; the client asks for the rest."""

SEED: Final = "review"
"""Reviews depend on the match alone, whoever asks."""

_Place: TypeAlias = tuple[str, int]
"""A match and the number of an entry of its log."""


class Reviews:
    """Reviews of decisions, cached; with `playouts`, by that many each."""

    def __init__(
        self, thinker: Thinker, playouts: int | None, monotonic: Callable[[], float]
    ) -> None:
        self._thinker = thinker
        self._playouts = playouts
        self._monotonic = monotonic
        self._verdicts: Lru[_Place, Verdict[str]] = Lru(MAX_VERDICTS)

    async def review(self, asker: Asker, match: PastMatch, seat: int, begin: int) -> wire.Review:
        """The decisions of a seat from entry `begin` on, as many as fit into `ANSWER_SECONDS`."""
        started, found = self._monotonic(), list[wire.ReviewedDecision]()
        for decision in match.decisions:
            if decision.seat != seat or decision.at < begin:
                continue
            if found and self._monotonic() - started > ANSWER_SECONDS:
                return wire.Review(tuple(found), decision.at)
            found.append(_reviewed(decision, await self._verdict(asker, match, decision)))
        return wire.Review(tuple(found), None)

    async def moment(self, asker: Asker, match: PastMatch, at: int) -> wire.ReviewedMoment:
        """A decision as its seat saw it, with the best choices; raises `BadMessage`."""
        decision = next((one for one in match.decisions if one.at == at), None)
        if decision is None:
            raise BadMessage(message("refused-no-decision"))
        verdict = await self._verdict(asker, match, decision)
        return _moment(match, decision, verdict)

    async def _verdict(self, asker: Asker, match: PastMatch, decision: Decision) -> Verdict[str]:
        place = match.id, decision.at
        verdict = self._verdicts.get(place)
        if verdict is None:
            setup, entries = plain(match.record.setup), match.record.entries
            position = Position(match.id, setup, entries[: decision.at], decision.seat, SEED)
            played = entries[decision.at].text
            verdict = await self._thinker.ask(
                ReviewMove(position, self._playouts, played=played), asker
            )
            self._verdicts.put(place, verdict)
        return verdict


def _reviewed(decision: Decision, verdict: Verdict[str]) -> wire.ReviewedDecision:
    best = verdict.best[0]
    return wire.ReviewedDecision(
        at=decision.at,
        seat=decision.seat,
        points=best.points,
        result=best.result,
        cost=verdict.cost,
        costly=verdict.cost.is_clear,
    )


def _moment(match: PastMatch, decision: Decision, verdict: Verdict[str]) -> wire.ReviewedMoment:
    game, state, seat = match.game, match.position(decision.at), Seat(decision.seat)
    *best, played = suggestions(game, state, (*verdict.best, verdict.played))
    shown = {played.do, *[choice.do for choice in best]}
    actions = [action for action in game.legal_actions(state) if str(action) in shown]
    choices, words = snapshots.choices_of(game, state, actions)
    return wire.ReviewedMoment(
        at=decision.at,
        seat=seat,
        prompt=game.guide.prompt(state, seat),
        view=game.view(state, seat),
        outlook=game.guide.outlook(state, seat),
        choices=choices,
        words=words,
        best=tuple(best),
        played=played,
        cost=verdict.cost,
        costly=verdict.cost.is_clear,
    )
