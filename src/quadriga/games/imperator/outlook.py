"""What the page shows beside the view: points, the threat, what the drawn cards could do."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from quadriga.games.imperator import captions, reasons, scoring, words
from quadriga.games.imperator.captions import Clock, Raid, SplitCaption, StageEnds, Summary, Verdict
from quadriga.games.imperator.components import Units
from quadriga.games.imperator.log import protector
from quadriga.games.imperator.state import Invading, Losing, Over, Paying, State
from quadriga.games.imperator.tables import UNIT, Amounts, CardRow, Tables
from quadriga.games.imperator.view import View, hand_of, view
from quadriga.language import Message, message


class Part(Struct, frozen=True):
    """One line of the score: `regions`, or the id of a building card or monument."""

    id: str
    name: Message
    points: int
    why: Message


class Title(Struct, frozen=True):
    """A title with its place in the score chart, the highest first."""

    place: int
    name: Message


class Threat(Struct, frozen=True):
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


class Board(Struct, frozen=True):
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
    parts: tuple[Part, ...]
    title: Title | None
    next_title: Message | None
    to_next_title: int
    threat: Threat | None


class Bonus(Struct, frozen=True):
    """Units that a built card adds to a gain."""

    building: str
    units: Units


class Lower(Struct, frozen=True):
    """The lower part of a drawn card now: what it does, its price, or why it cannot be used."""

    card: str
    does: Message
    price: Units
    why_not: Message | None


class Outlook(Struct, frozen=True, tag_field="game", tag="imperator"):
    """The board with its points, the drawn cards with what they could do, and what is said of all.

    `hand_note` stands where cards are missing in the hand; `raid`, `split` and `verdict` are there
    in the phases that they belong to, `stage_ends` in a stage of a campaign.
    """

    board: Board
    lowers: tuple[Lower, ...]
    bonuses: tuple[Bonus, ...]
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
    seen = view(tables, state, standing)
    return Outlook(
        board=board(tables, state),
        lowers=tuple(_lower(tables, state, row) for row in rows),
        bonuses=tuple(bonuses(tables, state, (1, 1, 1))),
        clock=captions.clock(tables, state, seen.turn, seen.turns),
        summary=captions.summary(tables, state, seen.target),
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


def board(tables: Tables, state: State) -> Board:
    """What lies on the table, and what it counts if the game ended now."""
    seen = view(tables, state, None)
    points = scoring.score(tables, state)
    above = [row for row in tables.box.scores if row.at_least > points]
    monuments = tables.box.monuments
    return Board(
        tracks=seen.tracks,
        regions=seen.regions,
        monuments=seen.monuments,
        worth={one.id: scoring.monument_points(state, one) for one in monuments},
        exchange=tables.powers[state.cubes].exchange,
        built=seen.built,
        score=points,
        parts=tuple(_part(tables, line) for line in scoring.lines(tables, state)),
        title=None if scoring.is_lost(tables, state) else _title(tables, len(above)),
        next_title=words.emperor(above[-1].title) if above else None,
        to_next_title=above[-1].at_least - points if above else 0,
        threat=_threat(tables, state, seen),
    )


def _title(tables: Tables, place: int) -> Title:
    return Title(place, words.emperor(tables.box.scores[place].title))


def _part(tables: Tables, line: scoring.Line) -> Part:
    name = captions.part_name(tables, line.id)
    for monument in tables.box.monuments:
        if monument.id == line.id:
            return Part(line.id, name, line.points, words.monument_rule(monument))
    why = message("part-built") if line.id in tables.card else message("part-regions-why")
    return Part(line.id, name, line.points, why)


class Stand(NamedTuple):
    """How an invasion stands: what there is to pay it, what is missing, and what it would do."""

    order: int
    have: int
    short: int
    safe: bool
    rome_falls: bool

    @property
    def way(self) -> str:
        """How it would go, as a symbol: `safe`, `enough` or `short`."""
        if self.safe:
            return "safe"
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


def _threat(tables: Tables, state: State, seen: View) -> Threat | None:
    found = stand(tables, state)
    if found is None:
        return None
    price, losses = tables.prices[state.marked], tables.losses[state.marked]
    if isinstance(state.phase, Losing):
        losses = state.phase.left
        standing, outcome = message("threat-giving-up", n=losses), None
    else:
        standing, outcome = _how_it_stands(tables, found, losses)
    return Threat(
        order=found.order,
        military=price,
        regions=losses,
        short=found.short,
        safe=found.safe,
        rome_falls=found.rome_falls,
        headline=_headline(tables, state, seen, price),
        standing=standing,
        outcome=outcome,
        brief=message("threat-brief", way=found.way, n=found.short),
    )


def _headline(tables: Tables, state: State, seen: View, price: int) -> Message:
    invasion = words.invasion(tables, state)
    if isinstance(state.phase, Invading | Losing | Paying):
        return message("threat-now", invasion=invasion, n=price)
    turns = seen.turns - seen.turn + 1
    return message("threat-ahead", invasion=invasion, turns=turns, n=price)


def _how_it_stands(tables: Tables, found: Stand, losses: int) -> tuple[Message, Message | None]:
    have, short = found.have, found.short
    if found.safe:
        return message("threat-safe", what=protector(tables)), message("threat-no-harm")
    if not short:
        return message("threat-have", n=have), message("threat-enough")
    if found.rome_falls:
        standing = message("threat-short-and-few", n=have, short=short)
        return standing, message("threat-rome-falls")
    return message("threat-short", n=have, short=short), message("threat-losses", n=losses)


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
