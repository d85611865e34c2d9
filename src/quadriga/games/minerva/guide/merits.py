"""Why a turn is good: what it brings at once, prepares and saves."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from quadriga.core import Seat, Step
from quadriga.games.minerva.box.components import GloryTile
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide import prepared_merits, words
from quadriga.games.minerva.guide.deeds import Deeds, gained, unit_worth
from quadriga.games.minerva.guide.facts import estimates
from quadriga.games.minerva.guide.facts.line_preview import RACE
from quadriga.games.minerva.rules import actions as a
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.phases import rounds
from quadriga.games.minerva.rules.phases.resolving import purse_of
from quadriga.games.minerva.rules.tables import Tables
from quadriga.kit.merits import Merit, reason_for
from quadriga.language import Message, message, seated

MAX_CULTURE: Final = 2
"""More culture tiles than this are only counted."""


def reason(
    tables: Tables, turn: Sequence[Step[Any, Any]], instead: Sequence[Step[Any, Any]], seat: Seat
) -> Message | None:
    """Why a turn of a seat is good, next to another one."""
    mine, other = Deeds.of(turn, seat), Deeds.of(instead, seat)
    return reason_for(mine, other, partial(merits, tables), _thrift)


def merits(tables: Tables, turn: Deeds) -> list[Merit]:
    """Everything that speaks for a turn."""
    return [
        *_culture(tables, turn),
        *_temples(tables, turn),
        *_glory(tables, turn),
        *_yield(tables, turn),
        *prepared_merits.merits(tables, turn),
        *_passing(tables, turn),
    ]


def _culture(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    tiles = [tables.box.culture[n] for n in turn.new.culture[len(turn.old.culture) :]]
    vp = sum(tile.vp for tile in tiles)
    if len(tiles) > MAX_CULTURE:
        yield Merit("culture", vp, message("merit-culture-tiles", n=len(tiles), vp=vp))
    elif tiles:
        named = tuple(words.culture_tile(tile.category, tile.vp) for tile in tiles)
        yield Merit("culture", vp, message("merit-culture", tiles=named), long=True)


def _temples(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What a new temple counts, and how much more the others do."""
    built = [cell for cell, tile in turn.built() if tile >= tables.first_temple]
    own = sum(scoring.temple_vp(tables, turn.new, cell) for cell in built)
    if own:
        tile = words.the(tables, turn.new.tiles[built[0]])
        yield Merit("temple", own, message("merit-temple", tile=tile, vp=own))
    was, now = (estimates.temples_vp(tables, city) for city in (turn.old, turn.new))
    if (more := now - own - was) > 0:
        yield Merit("temples", more, message("merit-temples", new=len(built), vp=more))


def _glory(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """A glory tile won, or within reach."""
    for number in turn.new.laurels[len(turn.old.laurels) :]:
        tile = tables.box.glory[number]
        yield Merit("glory", tile.vp, message("merit-glory-won", rank=tile.rank, vp=tile.vp))
    if isinstance(turn.after.phase, s.Revealing | s.Over):
        return
    was, now = (estimates.race(tables, state, turn.seat) for state in (turn.before, turn.after))
    more = (now.vp if now else 0) - (was.vp if was else 0)
    if now and more > 0:
        yield Merit("glory", RACE * more, _ahead(turn, now), long=True)


def _ahead(turn: Deeds, tile: GloryTile) -> Message:
    """That a glory tile is within reach, and whom the seat overtook."""
    was, now = (rounds.ranking(state) for state in (turn.before, turn.after))
    ahead = was[: was.index(turn.seat)] if turn.seat in was else was
    overtaken = [seat for seat in ahead if seat in now[now.index(turn.seat) :]]
    if overtaken:
        who = seated(overtaken[0])
        return message("merit-glory-ahead", who=who, rank=tile.rank, vp=tile.vp)
    return message("merit-glory", rank=tile.rank, vp=tile.vp)


def _yield(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What facilities and pairs brought, and what was paid in exchange."""
    working = [step for step in turn.steps if _brings(step)]
    if not working:
        return
    cities = working[0].before.cities[turn.seat], turn.new
    changes = estimates.purse_changes(*(purse_of(city, s.NO_POINTS) for city in cities))
    after = tables.rounds - turn.before.round
    gains = gained(changes, after)
    if not gains:
        return
    worth = sum(unit_worth(unit, changes, after) for unit in changes)
    paid = tuple(amount(-n, unit) for unit, n in changes.items() if n < 0)
    says = message("merit-brings", gains=gains)
    if paid:
        says = message("merit-brings-for", gains=gains, paid=paid)
    yield Merit("yield", worth, says, long=bool(paid))


def _brings(step: Step[Any, Any]) -> bool:
    """Whether a decision is past the payment of the turn."""
    phase = step.before.phase
    if isinstance(phase, s.Selling):
        return not isinstance(phase.choice, a.Build | a.Reside | a.Assist | a.Hire)
    return isinstance(step.action, a.TakeCoins) or not isinstance(phase, s.Acting | s.Hiring)


def _passing(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What passing now is good for: the order, the tax, and what is kept for later."""
    if not isinstance(turn.steps[0].action, a.Pass):
        return
    before, after, last = turn.before, turn.after, turn.before.round == tables.rounds
    if vp := scoring.breakdown(tables, after, turn.seat).order:
        number = after.passed.index(turn.seat) + 1
        yield Merit("order", vp, message("merit-order", number=number, vp=vp))
    if not tables.solo:
        if not before.passed and not last:
            yield Merit("order", 1.0, message("merit-begins"))
        yield Merit("tax", 0.6, _tax(tables, before, turn.seat))
    if turn.old.residences and not last:
        yield Merit("residences", 0.4, message("merit-keeps-residences", n=turn.old.residences))


def _tax(tables: Tables, before: s.State, seat: Seat) -> Message:
    """The tax that others have to pay from now on, or that the seat is spared."""
    tax = amount(tables.tax, "denarii")
    if before.passed:
        return message("merit-no-tax", tax=tax)
    first = seated(1 if seat == 0 else 0)
    return message("merit-taxes", who=first, others=tables.seats - 1, tax=tax)


def _thrift(mine: Deeds, other: Deeds) -> Iterator[Merit]:
    """What is left of denarii and tokens, if that is more than after the other turn."""
    left, less = (sum(turn.new.held) + turn.new.denarii for turn in (mine, other))
    if left > less:
        yield Merit("thrift", left - less, message("merit-thrift", n=left - less), last=True)
