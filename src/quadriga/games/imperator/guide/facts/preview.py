"""What one choice would bring, before it is made."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from quadriga.games.imperator.box.components import Units
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.facts.outlook import (
    Board,
    Bonus,
    Stand,
    board,
    bonuses,
    part_name,
    stand,
)
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.actions import (
    Action,
    Book,
    Build,
    Conquer,
    Lose,
    Pay,
    Raise,
    Spend,
    Take,
    Tribute,
)
from quadriga.games.imperator.rules.phases import choosing, turn
from quadriga.games.imperator.rules.state import Booking, Paying, Phase, Spending, State
from quadriga.games.imperator.rules.tables import Amounts, Tables
from quadriga.language import Message, message

if TYPE_CHECKING:
    from quadriga.games.imperator.game import Imperator

Split = Literal["", "spend", "book"]


class ThreatChange(Struct, frozen=True, gc=False):
    """How the next invasion would stand then, where that differs: in full, and in a few words.

    It may be `worse` than now, or do no harm any more (`fended`), or still do some.
    """

    worse: bool
    fended: bool
    full: Message
    brief: Message


class Before(NamedTuple):
    """What the previews of all choices of a position are compared with."""

    score: int
    points: dict[str, int]
    stand: Stand | None


class Preview(Struct, frozen=True, gc=False, tag_field="game", tag="imperator"):
    """What one choice would bring.

    `then` says that a Senate split follows; the board is then that of the split nearest to the
    printed kinds. `heading` names a region that it is about, `points` what changes in the score.
    """

    board: Board
    pays: Units
    gains: Units
    bonus: tuple[Bonus, ...]
    wasted: int
    then: Literal["", "spend", "book"]
    heading: Message | None
    points: tuple[Message, ...]
    threat: ThreatChange | None


@lru_cache(maxsize=1)
def before(tables: Tables, state: State) -> Before:
    """The points and the threat of a position; kept while its choices are previewed."""
    items = tuple(scoring.breakdown(tables, state))
    score = 0 if scoring.is_lost(tables, state) else sum(item.points for item in items)
    return Before(score, {item.id: item.points for item in items}, stand(tables, state))


def preview(game: "Imperator", state: State, action: Action) -> Preview:
    """What a choice would bring."""
    tables = game.tables
    after = game.apply(state, action)
    # What a split pays for brings its gain with it; a gain that is booked has its bonus already.
    deed = state.phase.action if isinstance(state.phase, Spending) else action
    settled = _settle(game, after, deed)
    gain = _printed_gain(tables, state, deed)
    full = gain if isinstance(deed, Book) else turn.with_bonus(tables, state, gain)
    pays = _price(tables, state, action)
    now, items = before(tables, state), tuple(scoring.breakdown(tables, settled))
    return Preview(
        board=board(tables, settled, items),
        pays=Units(*pays),
        gains=Units(*gain),
        bonus=() if full == gain else tuple(bonuses(tables, state, gain)),
        wasted=_on_tracks(state) - sum(pays) + sum(full) - _on_tracks(settled),
        then=_then(after.phase),
        heading=_heading(tables, action),
        points=tuple(_point_changes(tables, now.points, settled, items)),
        threat=_threat_change(tables, state, now.stand, stand(tables, settled)),
    )


def _heading(tables: Tables, action: Action) -> Message | None:
    match action:
        case Conquer(name):
            return message("if-conquer", region=words.region(tables, name))
        case Lose(name) if tables.region_bit[name] == tables.rome:
            return message("if-rome-falls")
        case Lose(name):
            return message("if-give-up", region=words.region(tables, name))
        case _:
            return None


def _point_changes(
    tables: Tables, old: dict[str, int], after: State, then: Sequence[scoring.ScoreItem]
) -> Iterator[Message]:
    """What changes in the score, by what counts; a lost game has none (IMP-E1)."""
    if scoring.is_lost(tables, after):
        yield message("change-lost")
        return
    for item in then:
        change = item.points - old.get(item.id, 0)
        if change:
            yield message("change-part", name=part_name(tables, item.id), n=change)


def _threat_change(
    tables: Tables, state: State, now: Stand | None, then: Stand | None
) -> ThreatChange | None:
    """How the same invasion would stand then; None if it stands as now."""
    if now is None or then is None or now.order != then.order:
        return None
    if now[2:] == then[2:]:
        return None
    regions = words.regions(tables.losses[state.marked])
    brief = message("threat-brief-then", way=now.way, n=now.short, then=then.way, later=then.short)
    if now.rome_falls and then.rome_falls:
        brief = message("threat-brief-falls", n=now.short, later=then.short)
    return ThreatChange(
        worse=(then.rome_falls, then.short) > (now.rome_falls, now.short),
        fended=then.short == 0,
        full=message("threat-then", way=then.way, n=then.short, regions=regions),
        brief=brief,
    )


def _then(phase: Phase) -> Split:
    if isinstance(phase, Spending | Paying):
        return "spend"
    return "book" if isinstance(phase, Booking) else ""


def _on_tracks(state: State) -> int:
    return state.culture + state.military + state.industry


def _settle(game: "Imperator", state: State, action: Action) -> State:
    """Follows the splits that a choice leads to, each nearest to the printed kinds."""
    while isinstance(state.phase, Spending | Paying | Booking):
        wanted = _printed_culture(game.tables, state, action)
        splits = [a for a in game.legal_actions(state) if isinstance(a, Spend | Book)]
        state = game.apply(state, min(splits, key=lambda a: abs(a.culture - wanted)))
    return state


def _printed_culture(tables: Tables, state: State, action: Action) -> int:
    if isinstance(state.phase, Booking):
        return turn.with_bonus(tables, state, _printed_gain(tables, state, action))[0]
    return _price(tables, state, action)[0]


def _printed_gain(tables: Tables, state: State, action: Action) -> Amounts:
    match action:
        case Take(card):
            return tables.card[card].upper
        case Conquer(region):
            return choosing.given_by(tables, region)
        case Tribute(resource):
            return choosing.tribute(state, resource)
        case Book(culture, military) if isinstance(state.phase, Booking):
            return (culture, military, state.phase.industry)
        case _:
            return (0, 0, 0)


def _price(tables: Tables, state: State, action: Action) -> Amounts:
    match action:
        case Conquer() | Build() | Raise():
            return choosing.price(tables, state, action)
        case Pay():
            return (0, tables.prices[state.marked], 0)
        case Spend(culture, military):
            if isinstance(state.phase, Spending):
                return (culture, military, choosing.price(tables, state, state.phase.action)[2])
            return (culture, military, 0)
        case _:
            return (0, 0, 0)
