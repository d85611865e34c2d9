"""What a choice would bring, before it is made."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from quadriga.games.imperator.box.checks import ROME
from quadriga.games.imperator.box.components import Units
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.guide.facts import captions
from quadriga.games.imperator.guide.facts import outlook as look
from quadriga.games.imperator.rules import actions as a
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import Booking, Paying, Spending, State
from quadriga.games.imperator.rules.tables import Tables
from quadriga.language import Message, message

if TYPE_CHECKING:
    from quadriga.games.imperator.game import Imperator


class ThreatChange(Struct, frozen=True, gc=False):
    """How a choice changes the outcome of the next invasion: in full, and in a few words.

    It is `worse` than before, or `fended` off now, or still does some harm.
    """

    worse: bool
    fended: bool
    full: Message
    brief: Message


class Preview(Struct, frozen=True, gc=False, tag_field="game", tag="imperator"):
    """What a choice would bring.

    `then` is set if a Senate split follows; the board is then that of the split nearest to the
    printed kinds. `heading` names the region, if any; `points` are the changes of the score.
    """

    board: look.Board
    pays: Units
    gains: Units
    bonus: tuple[look.Bonus, ...]
    wasted: int
    then: Literal["", "spend", "book"]
    heading: Message | None
    points: tuple[Message, ...]
    threat: ThreatChange | None


def preview(game: "Imperator", state: State, action: a.Action) -> Preview:
    """What a choice would bring."""
    tables = game.tables
    after = game.apply(state, action)
    # A split that pays brings the gain of what it pays for; a gain to book includes its bonus.
    deed = state.phase.action if isinstance(state.phase, Spending) else action
    settled = _settled(game, after, deed)
    gain = turn.gain(tables, state, deed)
    full = gain if isinstance(deed, a.Book) else turn.with_bonus(tables, state, gain)
    pays = turn.price(tables, state, action)
    spends, books = isinstance(after.phase, Spending | Paying), isinstance(after.phase, Booking)
    return Preview(
        board=look.board(tables, settled),
        pays=Units(*pays),
        gains=Units(*gain),
        bonus=() if full == gain else tuple(look.bonuses(tables, state, gain)),
        wasted=sum(state.tracks) - sum(pays) + sum(full) - sum(settled.tracks),
        then="spend" if spends else "book" if books else "",
        heading=_heading(tables, action),
        points=tuple(_point_changes(tables, state, settled)),
        threat=_threat_change(tables, state, settled),
    )


def _heading(tables: Tables, action: a.Action) -> Message | None:
    match action:
        case a.Conquer(name):
            return message("if-conquer", region=words.region(tables, name))
        case a.Lose(name) if name == ROME:
            return message("if-rome-falls")
        case a.Lose(name):
            return message("if-give-up", region=words.region(tables, name))
        case _:
            return None


def _point_changes(tables: Tables, before: State, after: State) -> Iterator[Message]:
    """The changes of the score, item by item; a lost game has no score (IMP-E1)."""
    if scoring.is_lost(tables, after):
        yield message("change-lost")
        return
    old = {item.id: item.points for item in scoring.breakdown(tables, before)}
    for item in scoring.breakdown(tables, after):
        change = item.points - old.get(item.id, 0)
        if change:
            yield message("change-part", name=captions.part(tables, item).name, n=change)


def _threat_change(tables: Tables, before: State, after: State) -> ThreatChange | None:
    """How the outcome of the next invasion changes; None if it does not."""
    now, then = look.danger(tables, before), look.danger(tables, after)
    if now is None or then is None or before.marked != after.marked or now == then:
        return None
    regions = words.regions(tables.losses[before.marked])
    brief = message("threat-brief-then", way=now.way, n=now.short, then=then.way, later=then.short)
    if now.rome_falls and then.rome_falls:
        brief = message("threat-brief-falls", n=now.short, later=then.short)
    return ThreatChange(
        worse=(then.rome_falls, then.short) > (now.rome_falls, now.short),
        fended=then.short == 0,
        full=message("threat-then", way=then.way, n=then.short, regions=regions),
        brief=brief,
    )


def _settled(game: "Imperator", state: State, action: a.Action) -> State:
    """The position after the splits that a choice leads to, each nearest to the printed kinds."""
    tables = game.tables
    while isinstance(state.phase, Spending | Paying | Booking):
        culture = turn.price(tables, state, action)[0]
        if isinstance(state.phase, Booking):
            culture = turn.with_bonus(tables, state, turn.gain(tables, state, action))[0]
        splits = [one for one in game.legal_actions(state) if isinstance(one, a.Spend | a.Book)]
        state = game.apply(state, min(splits, key=lambda one: abs(one.culture - culture)))
    return state
