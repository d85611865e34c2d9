"""What the page shows beside the view: points, the threat, what the drawn cards could do."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from quadriga.games.imperator.box.components import Units
from quadriga.games.imperator.guide import reasons, words
from quadriga.games.imperator.guide.facts import captions
from quadriga.games.imperator.guide.log import protector
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import Invading, Losing, Over, Paying, State
from quadriga.games.imperator.rules.tables import Amounts, CardRow, Tables
from quadriga.games.imperator.rules.view import turn_of
from quadriga.language import Message, message


class Title(Struct, frozen=True, gc=False):
    """A title with its place in the score chart, the highest first."""

    place: int
    name: Message


class Threat(Struct, frozen=True, gc=False):
    """The next invasion: what is missing to pay it, and what it would take.

    `headline` has its date and price, `standing` and `outcome` say how it would end now:
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
    """The things on the table, and their score if the game ended now.

    `worth` is what each monument would score when complete. With `exchange`, culture and military
    pay for each other.
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
    """The board with its points, what the drawn cards could do, and captions for all of it.

    `parts` is the score line by line. `hand_note` is shown where cards are missing in the hand.
    `raid`, `split` and `verdict` are set in their phases, `stage_ends` in a campaign.
    """

    board: Board
    parts: tuple[captions.Part, ...]
    next_title: captions.NextTitle | None
    threat: Threat | None
    lowers: tuple[Lower, ...]
    clock: captions.Clock
    summary: captions.Summary
    hand_note: Message | None
    raid: captions.Raid | None
    split: captions.SplitCaption | None
    verdict: captions.Verdict | None
    stage_ends: captions.StageEnds | None


def outlook(tables: Tables, state: State, standing: int | None) -> Outlook:
    """What the page shows beside the view of a game, or of a stage at a standing."""
    now, target = board(tables, state), None if standing is None else tables.level.target
    parts = tuple(captions.part(tables, item) for item in scoring.breakdown(tables, state))
    return Outlook(
        board=now,
        parts=parts,
        next_title=captions.next_title(tables, now.score),
        threat=threat(tables, state),
        lowers=tuple(_lower(tables, state, row) for row in tables.rows(state.hand)),
        clock=captions.clock(tables, state),
        summary=captions.summary(tables, state, parts, target),
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
    """The things on the table, and their score if the game ended now."""
    points, monuments = scoring.score(tables, state), tables.box.monuments
    return Board(
        tracks=Units(*state.tracks),
        regions=tables.held_ids[state.regions],
        monuments={one.id: cubes for one, cubes in zip(monuments, state.cubes, strict=True)},
        worth={one.id: scoring.monument_points(state, one) for one in monuments},
        exchange=tables.powers[state.cubes].exchange,
        built=tables.built_ids[state.built],
        score=points,
        title=None if scoring.is_lost(tables, state) else _title(tables, points),
    )


def _title(tables: Tables, points: int) -> Title:
    rows = enumerate(tables.box.scores)
    return next(
        Title(place, words.emperor(row.title)) for place, row in rows if row.at_least <= points
    )


class Danger(NamedTuple):
    """How the next invasion would end: how many units are missing, and what that would mean."""

    short: int
    safe: bool
    rome_falls: bool

    @property
    def way(self) -> str:
        """The outcome as a symbol: `safe`, `enough`, `short` or `falls`."""
        if self.safe:
            return "safe"
        if self.rome_falls:
            return "falls"
        return "short" if self.short else "enough"


def danger(tables: Tables, state: State) -> Danger | None:
    """How the next invasion would end; None once the game is over."""
    if isinstance(state.phase, Over):
        return None
    safe = tables.powers[state.cubes].safe
    price = tables.prices[state.marked]
    short = 0 if safe else max(0, price - captions.strength(tables, state))
    too_few = len(tables.losable[state.regions]) < tables.losses[state.marked]
    # While regions are given up, paying is no longer possible (IMP-I4), nor is losing Rome.
    falls = short > 0 and too_few and not isinstance(state.phase, Losing)
    return Danger(short, safe, falls)


def threat(tables: Tables, state: State) -> Threat | None:
    """The next invasion; None once the game is over."""
    now = danger(tables, state)
    if now is None:
        return None
    price, losses = tables.prices[state.marked], tables.losses[state.marked]
    if isinstance(state.phase, Losing):
        losses = state.phase.left
    standing, outcome = _how_it_stands(tables, state, now, losses)
    return Threat(
        order=state.marked + 1,
        military=price,
        regions=losses,
        short=now.short,
        safe=now.safe,
        rome_falls=now.rome_falls,
        headline=_headline(tables, state, words.price(tables, state, (0, price, 0))),
        standing=standing,
        outcome=outcome,
        brief=message("threat-brief", way=now.way, n=now.short),
    )


def _headline(tables: Tables, state: State, price: Message) -> Message:
    invasion = words.invasion(tables, state)
    if isinstance(state.phase, Invading | Losing | Paying):
        return message("threat-now", invasion=invasion, price=price)
    turn, turns = turn_of(tables, state)
    return message("threat-ahead", invasion=invasion, turns=turns - turn + 1, price=price)


def _how_it_stands(
    tables: Tables, state: State, now: Danger, losses: int
) -> tuple[Message, Message | None]:
    if isinstance(state.phase, Losing):
        return message("threat-giving-up", n=losses), None
    if now.safe:
        return message("threat-safe", what=protector(tables)), message("threat-no-harm")
    have, short = captions.strength_in_words(tables, state), now.short
    if not short:
        return message("threat-have", have=have), message("threat-enough")
    if now.rome_falls:
        standing = message("threat-short-and-few", have=have, short=short)
        return standing, message("threat-rome-falls")
    return message("threat-short", have=have, short=short), message("threat-losses", n=losses)


def bonuses(tables: Tables, state: State, gain: Amounts) -> Iterator[Bonus]:
    """What each built card adds to a gain."""
    for row in tables.rows(state.built):
        alone = turn.with_bonus(tables, replace(state, built=row.bit), gain)
        if alone != gain:
            yield Bonus(row.card.id, Units(*words.difference(alone, gain)))
