"""Imperator's campaigns, computed from stored results (IMP-C1 to IMP-C7)."""

from quadriga.core import NotFound, Setup
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.rules.campaign import Standing, may_enter, standing_after
from quadriga.house import wire
from quadriga.house.ports import Store
from quadriga.house.rendering.messages import CampaignClosed
from quadriga.house.values import Campaign
from quadriga.language import Message, message

GAME = Imperator.name


def card(row: Campaign) -> wire.CampaignCard:
    """The wire type of a campaign."""
    box = Imperator.box()
    results = tuple(result for result in row.results if result is not None)
    now = standing_after(box, results)
    stage = now.stage(box.campaign)
    is_open = len(row.matches) > len(results)
    return wire.CampaignCard(
        id=row.id,
        results=results,
        successes=now.successes,
        standing=now.standing,
        stage=len(results) if stage is None else stage.order,
        target=None if stage is None else now.level(box.campaign).target,
        match=row.matches[-1] if is_open else None,
        ahead=None if stage is None else _ahead(now),
        mark=_mark(now),
    )


def _ahead(now: Standing) -> Message:
    """How hard the next stage is compared with an ordinary game."""
    start = Imperator.box().campaign.start_standing
    way = "harder" if now.standing > start else "easier" if now.standing < start else "same"
    return message("campaign-ahead", standing=now.standing, way=way)


def _mark(standing: Standing) -> Message | None:
    """The title of a campaign that ends here; None while it goes on."""
    box = Imperator.box()
    title = standing.mark(box.campaign)
    marks = zip(box.campaign.mark, box.words.marks, strict=True)
    return next((words for mark, words in marks if mark.title == title), None)


def setup_of(card: wire.CampaignCard) -> Setup:
    """The set-up of the next stage."""
    return Setup(GAME, 1, options={"standing": card.standing})


async def is_open_to(store: Store, player: str) -> bool:
    """Whether `player` has reached the entry score in an ordinary game (IMP-C1)."""
    results = await store.results_of(player, GAME)
    scores = [int(result) for result in results if result.lstrip("-").isdigit()]
    return may_enter(Imperator.box(), max(scores, default=None))


async def check_open_to(store: Store, player: str, *, confirmed: bool) -> None:
    """Raise `CampaignClosed` unless `player` has the entry score or confirms it."""
    if confirmed or await is_open_to(store, player):
        return
    score = Imperator.box().campaign.entry_score
    raise CampaignClosed(message("refused-campaign-closed", score=score))


async def find(store: Store, name: str, player: str) -> Campaign:
    """The campaign `name` of `player`; raises `NotFound`."""
    row = await store.campaign(name)
    if row is None or row.player != player:
        raise NotFound(message("refused-no-campaign"))
    return row


async def card_of(store: Store, name: str | None) -> wire.CampaignCard | None:
    """The wire type of the campaign `name`; None if there is none."""
    row = None if name is None else await store.campaign(name)
    return None if row is None else card(row)
