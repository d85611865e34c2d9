"""What the page shows beside the view: points, the threat, what the drawn cards could do."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from quadriga.games.imperator.box.components import Units
from quadriga.games.imperator.guide import reasons, words
from quadriga.games.imperator.guide.facts import captions
from quadriga.games.imperator.guide.facts.captions import (
    Clock,
    Raid,
    SplitCaption,
    StageEnds,
    Summary,
    Verdict,
)
from quadriga.games.imperator.guide.log import protector
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.state import Invading, Losing, Over, Paying, State
from quadriga.games.imperator.rules.tables import UNIT, Amounts, CardRow, Tables
from quadriga.games.imperator.rules.view import hand_of, turn_of
from quadriga.language import Message, message


class Part(Struct, frozen=True, gc=False):
    """One line of the score: `regions`, or the id of a building card or monument."""

    id: str
    name: Message
    points: int
    why: Message


class Title(Struct, frozen=True, gc=False):
    """A title with its place in the score chart, the highest first."""

    place: int
    name: Message


class NextTitle(Struct, frozen=True, gc=False):
    """The title above the one that is reached, and how many points it is away."""

    name: Message
    points: int


class Threat(Struct, frozen=True, gc=False):
    """How the next invasion stands: what is missing to pay it, and what it would take.

    `headline` says when it comes and what it asks, `standing` and `outcome` how it would go now:
    "You have 1, 1 short:" "you would lose 1 region." `brief` is the same in a few words.
    """

    order: int
    military: int
    regions: int
    short: int
    safe: bool
    rome_falls: bool
    headline: Message
    standing: Message
    outcome: Message | None
    brief: Message


class Board(Struct, frozen=True, gc=False):
    """What lies on the table, and what it counts if the game ended now.

    `worth` is what each monument counts once it is complete; with `exchange`, culture and military
    pay and count for each other.
    """

    tracks: Units
    regions: tuple[str, ...]
    monuments: dict[str, int]
    worth: dict[str, int]
    exchange: bool
    built: tuple[str, ...]
    score: int
    title: Title | None


class Bonus(Struct, frozen=True, gc=False):
    """Units that a built card adds to a gain."""

    building: str
    units: Units


class Lower(Struct, frozen=True, gc=False):
    """The lower part of a drawn card now: what it does, its price, or why it cannot be used."""

    card: str
    does: Message
    price: Units
    why_not: Message | None


class Outlook(Struct, frozen=True, tag_field="game", tag="imperator"):
    """The board with its points, the drawn cards with what they could do, and what is said of all.

    `parts` is the score line by line. `hand_note` stands where cards are missing in the hand;
    `raid`, `split` and `verdict` are there in the phases that they belong to, `stage_ends` in a
    stage of a campaign.
    """

    board: Board
    parts: tuple[Part, ...]
    next_title: NextTitle | None
    threat: Threat | None
    lowers: tuple[Lower, ...]
    clock: Clock
    summary: Summary
    hand_note: Message | None
    raid: Raid | None
    split: SplitCaption | None
    verdict: Verdict | None
    stage_ends: StageEnds | None


def outlook(tables: Tables, state: State, standing: int | None) -> Outlook:
    """What the page shows beside the view of a game, or of a stage at a standing."""
    hand = hand_of(state.phase)
    rows = [row for row in tables.cards if row.bit & hand]
    items = tuple(scoring.breakdown(tables, state))
    now, target = board(tables, state, items), None if standing is None else tables.level.target
    parts = tuple(part(tables, item) for item in items)
    counted = ((one.name, one.points) for one in parts)
    return Outlook(
        board=now,
        parts=parts,
        next_title=_next_title(tables, now.score),
        threat=threat(tables, state),
        lowers=tuple(_lower(tables, state, row) for row in rows),
        clock=captions.clock(tables, state),
        summary=captions.summary(tables, state, now.score, counted, target),
        hand_note=captions.hand_note(tables, state),
        raid=captions.raid(tables, state),
        split=captions.split(tables, state),
        verdict=captions.verdict(tables, state),
        stage_ends=None if standing is None else captions.stage_ends(tables, standing),
    )


def _lower(tables: Tables, state: State, row: CardRow) -> Lower:
    reason = reasons.why_not(tables, state, row)
    return Lower(
        card=row.card.id,
        does=words.lower_part(tables, state, row.card),
        price=Units(*reasons.lower_price(state, row)),
        why_not=None if reason is None else message("why-not", reason=reason),
    )


def board(tables: Tables, state: State, items: Sequence[scoring.ScoreItem]) -> Board:
    """What lies on the table, and what it counts if the game ended now, given the items of that."""
    lost = scoring.is_lost(tables, state)
    points = 0 if lost else sum([item.points for item in items])
    monuments = tables.box.monuments
    return Board(
        tracks=Units(state.culture, state.military, state.industry),
        regions=tables.held_ids[state.regions],
        monuments={one.id: cubes for one, cubes in zip(monuments, state.cubes, strict=True)},
        worth={one.id: scoring.monument_points(state, one) for one in monuments},
        exchange=tables.powers[state.cubes].exchange,
        built=tables.built_ids[state.built],
        score=points,
        title=None if lost else _title(tables, points),
    )


@lru_cache(maxsize=64)
def _title(tables: Tables, points: int) -> Title:
    rows = enumerate(tables.box.scores)
    return next(
        Title(place, words.emperor(row.title)) for place, row in rows if row.at_least <= points
    )


def _next_title(tables: Tables, points: int) -> NextTitle | None:
    above = [row for row in tables.box.scores if row.at_least > points]
    if not above:
        return None
    return NextTitle(words.emperor(above[-1].title), above[-1].at_least - points)


def part(tables: Tables, item: scoring.ScoreItem) -> Part:
    """One line of the score."""
    name = part_name(tables, item.id)
    if item.id in tables.card:
        return Part(item.id, name, item.points, message("part-built"))
    for monument in tables.box.monuments:
        if monument.id == item.id:
            return Part(item.id, name, item.points, words.monument_rule(monument))
    return Part(item.id, name, item.points, message("part-regions-why"))


def part_name(tables: Tables, counts: str) -> Message:
    """What counts in a score, by the id of its item."""
    if counts in tables.card:
        return words.card(tables.card[counts].card)
    for monument in tables.box.monuments:
        if monument.id == counts:
            return words.thing(counts, monument.name)
    return message("part-regions")


class Stand(NamedTuple):
    """How an invasion stands: what there is to pay it, what is missing, and what it would do."""

    order: int
    have: int
    short: int
    safe: bool
    rome_falls: bool

    @property
    def way(self) -> str:
        """How it would go, as a symbol: `safe`, `enough`, `short` or `falls`."""
        if self.safe:
            return "safe"
        if self.rome_falls:
            return "falls"
        return "short" if self.short else "enough"


def stand(tables: Tables, state: State) -> Stand | None:
    """How the next invasion stands; None once the game is over."""
    if isinstance(state.phase, Over):
        return None
    powers = tables.powers[state.cubes]
    have = captions.strength(tables, state)
    short = 0 if powers.safe else max(0, tables.prices[state.marked] - have)
    too_few = len(tables.losable[state.regions]) < tables.losses[state.marked]
    # While regions are given up, paying is no longer possible (IMP-I4), nor is losing Rome.
    falls = short > 0 and too_few and not isinstance(state.phase, Losing)
    return Stand(state.marked + 1, have, short, powers.safe, falls)


def threat(tables: Tables, state: State) -> Threat | None:
    """How the next invasion stands; None once the game is over."""
    found = stand(tables, state)
    if found is None:
        return None
    price, losses = tables.prices[state.marked], tables.losses[state.marked]
    if isinstance(state.phase, Losing):
        losses = state.phase.left
        standing, outcome = message("threat-giving-up", n=losses), None
    else:
        standing, outcome = _how_it_stands(tables, state, found, losses)
    return Threat(
        order=found.order,
        military=price,
        regions=losses,
        short=found.short,
        safe=found.safe,
        rome_falls=found.rome_falls,
        headline=_headline(tables, state, words.price(tables, state, (0, price, 0))),
        standing=standing,
        outcome=outcome,
        brief=message("threat-brief", way=found.way, n=found.short),
    )


def _headline(tables: Tables, state: State, price: Message) -> Message:
    invasion = words.invasion(tables, state)
    if isinstance(state.phase, Invading | Losing | Paying):
        return message("threat-now", invasion=invasion, price=price)
    turn, turns = turn_of(tables, state)
    return message("threat-ahead", invasion=invasion, turns=turns - turn + 1, price=price)


def _how_it_stands(
    tables: Tables, state: State, found: Stand, losses: int
) -> tuple[Message, Message | None]:
    short = found.short
    if found.safe:
        return message("threat-safe", what=protector(tables)), message("threat-no-harm")
    have = captions.strength_said(tables, state)
    if not short:
        return message("threat-have", have=have), message("threat-enough")
    if found.rome_falls:
        standing = message("threat-short-and-few", have=have, short=short)
        return standing, message("threat-rome-falls")
    return message("threat-short", have=have, short=short), message("threat-losses", n=losses)


def bonuses(tables: Tables, state: State, gain: Amounts) -> Iterator[Bonus]:
    """What each built card adds to a gain."""
    exchange = tables.powers[state.cubes].exchange
    for row in tables.cards:
        building = tables.building.get(row.card.builds or "")
        if building is None or building.bonus is None or not state.built & row.bit:
            continue
        culture, military, industry = UNIT[building.bonus]
        mixed = exchange and not industry and gain[0] + gain[1] > 0
        if mixed or any(g and u for g, u in zip(gain, UNIT[building.bonus], strict=True)):
            n = building.amount
            yield Bonus(row.card.id, Units(culture * n, military * n, industry * n))
