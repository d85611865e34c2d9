"""The campaign: five games whose difficulty follows the player (IMP-C1 to IMP-C7)."""

import re
from collections.abc import Sequence

from msgspec import Struct

from quadriga.core import BadRecord
from quadriga.games.imperator.box.components import Box, Campaign, Level, Stage
from quadriga.kit.words import echo

LOST_RESULT = "lost"
_SCORE = re.compile("[0-9]{1,4}")


class Standing(Struct, frozen=True):
    """A campaign after some results, each a score or `lost`."""

    standing: int
    successes: int
    results: tuple[str, ...]

    def stage(self, campaign: Campaign) -> Stage | None:
        """The next stage; None after the last."""
        played = len(self.results)
        return campaign.stage[played] if played < len(campaign.stage) else None

    def level(self, campaign: Campaign) -> Level:
        """The target and the set-up at this standing (IMP-C3)."""
        return level_at(campaign, self.standing)

    def mark(self, campaign: Campaign) -> str | None:
        """The title of a finished campaign, else None (IMP-C6)."""
        if self.stage(campaign) is not None:
            return None
        return next(mark.title for mark in campaign.mark if mark.standing == self.standing)


def level_at(campaign: Campaign, standing: int) -> Level:
    """The target and the set-up of a game at this standing (IMP-C3)."""
    return next(level for level in campaign.level if level.standing == standing)


def is_success(result: str, target: int) -> bool:
    """Whether a stage was not lost and reached its target (IMP-C4); may raise `BadRecord`."""
    if result != LOST_RESULT and not _SCORE.fullmatch(result):
        raise BadRecord(
            0, f"The result of a stage is a score or {LOST_RESULT!r}, not {echo(result)}."
        )
    return result != LOST_RESULT and int(result) >= target


def standing_after(box: Box, results: Sequence[str]) -> Standing:
    """The campaign after these results, in the order of the stages."""
    campaign = box.campaign
    if len(results) > len(campaign.stage):
        raise BadRecord(0, f"A campaign has {len(campaign.stage)} stages, not {len(results)}.")
    standing, successes = campaign.start_standing, 0
    for result in results:
        won = is_success(result, level_at(campaign, standing).target)
        successes += won
        standing += campaign.success if won else campaign.failure
    return Standing(standing, successes, tuple(results))


def may_enter(box: Box, best_score: int | None) -> bool:
    """Whether a score on record opens the campaign (IMP-C1)."""
    return best_score is not None and best_score >= box.campaign.entry_score
