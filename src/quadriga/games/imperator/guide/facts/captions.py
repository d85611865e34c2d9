"""Captions of the parts of the board: score, hand, raid, split, end."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from quadriga.games.imperator.box.components import Level
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules import state as s
from quadriga.games.imperator.rules.actions import PAY
from quadriga.games.imperator.rules.phases import invading, turn
from quadriga.games.imperator.rules.state import PLAYER, State
from quadriga.games.imperator.rules.tables import Tables
from quadriga.games.imperator.rules.view import turn_of
from quadriga.language import Message, message, seated


class Part(Struct, frozen=True, gc=False):
    """One line of the score: `regions`, or the id of a building card or monument."""

    id: str
    name: Message
    points: int
    why: Message


class NextTitle(Struct, frozen=True, gc=False):
    """The next higher title, and how many points are missing for it."""

    name: Message
    points: int


class Clock(Struct, frozen=True):
    """The period and turn for screen readers; `raided` during an invasion."""

    raided: bool
    spoken: Message


class Summary(Struct, frozen=True):
    """The score in words; `counted` is the total, and None for a lost game."""

    heading: Message
    parts: Message | None
    counted: Message | None
    ahead: Message


class Raid(Struct, frozen=True):
    """An invasion: what it asks for, and why paying or giving up regions is impossible."""

    title: Message
    grave: Message | None
    asks: Message
    short: Message | None
    too_few: Message | None


class SplitCaption(Struct, frozen=True):
    """Senate: what is to be paid or split, and how."""

    title: Message
    lines: tuple[Message, ...]


class Verdict(Struct, frozen=True):
    """How a finished game ended: the title or the loss, briefly and in full."""

    title: Message
    brief: Message
    full: Message


class StageEnd(Struct, frozen=True):
    """An end of a stage: whether its target was reached, and how that changes the next one."""

    title: Message
    next: tuple[Message, ...]


class StageEnds(Struct, frozen=True):
    """Both ways in which a stage of a campaign can end."""

    reached: StageEnd
    missed: StageEnd


def clock(tables: Tables, state: State) -> Clock:
    """The period and the turn, or the current invasion."""
    period = words.numeral(tables, state)
    if isinstance(state.phase, s.Over):
        return Clock(False, message("clock-over"))
    if isinstance(state.phase, s.Invading | s.Losing | s.Paying):
        return Clock(True, message("clock-raided", period=period))
    number, turns = turn_of(tables, state)
    return Clock(False, message("clock-spoken", period=period, turn=number, turns=turns))


def summary(tables: Tables, state: State, parts: Sequence[Part], target: int | None) -> Summary:
    """The score so far or at the end, with its `parts`."""
    over, lost = isinstance(state.phase, s.Over), scoring.is_lost(tables, state)
    points = scoring.score(tables, state)
    items = [message("score-part", name=part.name, n=part.points) for part in parts if part.points]
    return Summary(
        heading=message("heading-score") if over else message("heading-score-so-far"),
        parts=None if lost else message("score-parts", parts=tuple(items)),
        counted=None if lost else message("score-counted", n=points, when="end" if over else "now"),
        ahead=_outcome(tables, points, lost) if over else _ahead(tables, points, target),
    )


def part(tables: Tables, item: scoring.ScoreItem) -> Part:
    """One line of the score."""
    if item.id in tables.card:
        name, why = words.card(tables.card[item.id].card), message("part-built")
    elif item.id in tables.monument:
        monument = tables.monument[item.id]
        name, why = words.thing(item.id, monument.name), words.monument_rule(monument)
    else:
        name, why = message("part-regions"), message("part-regions-why")
    return Part(item.id, name, item.points, why)


def _outcome(tables: Tables, points: int, lost: bool) -> Message:
    if lost:
        return message("score-lost")
    return message("score-title", who=seated(PLAYER), title=words.title(tables, points))


def _ahead(tables: Tables, points: int, target: int | None) -> Message:
    if target is not None and points < target:
        return message("score-to-target", n=target - points, target=target)
    if target is not None:
        return message("score-target-reached", target=target)
    above = next_title(tables, points)
    if above is None:
        return message("score-highest")
    return message("score-to-title", n=above.points, title=above.name)


def next_title(tables: Tables, points: int) -> NextTitle | None:
    """The next higher title; None at the top of the score chart."""
    above = [row for row in tables.box.scores if row.at_least > points]
    if not above:
        return None
    return NextTitle(words.emperor(above[-1].title), above[-1].at_least - points)


def hand_note(tables: Tables, state: State) -> Message | None:
    """The text in place of missing cards in the hand."""
    match state.phase:
        case s.Drawing():
            return message("hand-draws")
        case s.Choosing() if state.hand.bit_count() < tables.hand_size:
            return message("hand-last", name=words.numeral(tables, state))
        case s.Invading() | s.Losing() | s.Paying():
            return message("hand-invasion", invasion=words.invasion(tables, state))
        case _:
            return None


def raid(tables: Tables, state: State) -> Raid | None:
    """What the current invasion asks for; None if there is none."""
    title = words.invasion(tables, state)
    if isinstance(state.phase, s.Losing):
        return Raid(title, None, message("raid-more", n=state.phase.left), None, None)
    if not isinstance(state.phase, s.Invading):
        return None
    legal = invading.legal(tables, state)
    losses, price = tables.losses[state.marked], words.cost(tables, state, PAY)
    if tuple(legal) == tables.lose_rome:
        asks = message("raid-doomed", price=price, regions=words.regions(losses))
        return Raid(title, message("raid-rome-falls"), asks, None, None)
    short = tables.prices[state.marked] - strength(tables, state)
    return Raid(
        title=title,
        grave=None,
        asks=message("raid-asks", price=price, regions=losses),
        short=None if PAY in legal else message("raid-short", n=short),
        too_few=message("raid-too-few") if legal == [PAY] else None,
    )


def strength(tables: Tables, state: State) -> int:
    """The units that can be paid to an invasion."""
    exchange = tables.powers[state.cubes].exchange
    return state.military + (state.culture if exchange else 0)


def strength_in_words(tables: Tables, state: State) -> Message:
    """What can be paid to an invasion, and from which tracks."""
    kind = words.BOTH if tables.powers[state.cubes].exchange else words.KINDS[1]
    return words.amount(strength(tables, state), kind)


def split(tables: Tables, state: State) -> SplitCaption | None:
    """What is to be paid or split; None in other phases."""
    match state.phase:
        case s.Booking(units, industry):
            lines = [message("split-book")]
            if industry:
                lines.append(message("split-industry", n=industry))
            return SplitCaption(message("split-share", n=units), tuple(lines))
        case s.Paying():
            title = words.invasion(tables, state)
        case s.Spending(action):
            title = message("button-plan", plan=words.plan(tables, action))
        case _:
            return None
    culture, military, _ = turn.owed(tables, state)
    return SplitCaption(title, (message("split-spend", n=culture + military),))


def verdict(tables: Tables, state: State) -> Verdict | None:
    """How a finished game ended; None before."""
    if not isinstance(state.phase, s.Over):
        return None
    if scoring.is_lost(tables, state):
        full = message(
            "verdict-lost-full",
            invasion=words.invasion(tables, state),
            n=tables.prices[state.marked],
            regions=words.regions(tables.losses[state.marked]),
            had=strength_in_words(tables, state),
            others=state.regions.bit_count(),
        )
        return Verdict(message("verdict-lost"), message("verdict-lost-brief"), full)
    points = scoring.score(tables, state)
    full = words.points(points)
    brief = message("verdict-won-brief", points=full)
    return Verdict(words.title(tables, points), brief, full)


def stage_ends(tables: Tables, standing: int) -> StageEnds:
    """What a success and a failure at this standing lead to."""
    campaign, target = tables.box.campaign, tables.level.target
    won = tuple(_next_stage(tables, standing, standing + campaign.success))
    lost = tuple(_next_stage(tables, standing, standing + campaign.failure))
    return StageEnds(
        reached=StageEnd(message("stage-reached", target=target), won),
        missed=StageEnd(message("stage-missed", target=target), lost),
    )


def _next_stage(tables: Tables, old: int, new: int) -> Iterator[Message]:
    yield message("stage-standing", old=old, new=new)
    level = next((one for one in tables.box.campaign.level if one.standing == new), None)
    changes = () if level is None else tuple(_level_changes(tables.level, level))
    if changes:
        way = "harder" if new > old else "easier"
        yield message("stage-changes", way=way, changes=changes)


def _level_changes(before: Level, after: Level) -> Iterator[Message]:
    if after.target != before.target:
        yield message("stage-target", old=before.target, new=after.target)
    added = after.price_add - before.price_add
    if added:
        way = "more" if added > 0 else "less"
        yield message("stage-price", way=way, n=abs(added))
    for kind, old, new in zip(words.KINDS, before.start, after.start, strict=True):
        if old != new:
            yield message("stage-start", kind=kind, old=old, new=new)
