"""Why a turn is good for the forum: what a visit brings, and what a turn prepares for the next."""

from collections.abc import Iterator
from typing import Final

from quadriga.core import Seat
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import offers
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.offers import COIN_WORTH
from quadriga.games.carpe_diem.rules.phases.visiting import card_on, own_sets
from quadriga.games.carpe_diem.rules.tables import GOODS, Card, Tables
from quadriga.kit.merits import Merit, Turn
from quadriga.language import Message, message, seated

EARLIER_VISIT: Final = 0.8
"""What it is worth to visit the forum before one more seat."""

POSSIBLE_SET: Final = 0.4
"""The share of a set's reward that it is worth when it becomes possible."""

RIVAL: Final = 0.3
"""The share of what somebody else loses that it is worth."""

NOTICED_LOSS: Final = 2.0
"""From how many points on it is told that a place was taken from somebody."""

FORUM = s.Visiting | s.Ordering | s.Paying
"""The phases of a visit."""

Deeds = Turn[s.State, a.Action]
"""What a seat decides in one turn."""


def merits(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What a turn brings in the forum, or for the next one."""
    if isinstance(turn.before.phase, FORUM):
        yield from _visit(tables, turn)
        yield from _fulfilled(tables, turn)
        yield from _taken_place(tables, turn)
    else:
        yield from _possible(tables, turn)
    is_last = turn.before.stage == tables.box.phases.count
    if not (is_last and isinstance(turn.before.phase, FORUM)):
        yield from _order(turn)


# ---- a visit -------------------------------------------------------------------------------------


def _visit(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What the cards brought, and what was paid for them."""
    seat, is_last = turn.seat, turn.before.stage == tables.box.phases.count
    each = COIN_WORTH * (0.5 if is_last else 1.0)
    old, new = (state.purses[seat] for state in (turn.before, turn.after))
    rows = [
        (new.vp - old.vp, "vp", 1.0),
        (turn.after.prestige[seat] - turn.before.prestige[seat], "prestige", 1.0),
        (new.coins - old.coins, "coins", each),
        (new.bread - old.bread, "bread", each),
        *(
            (has - had, good.value, each)
            for good, had, has in zip(GOODS, old.goods, new.goods, strict=True)
        ),
    ]
    gains = tuple(words.amount(n, thing) for n, thing, _ in rows if n > 0)
    paid = tuple(words.amount(-n, thing) for n, thing, _ in rows if n < 0)
    worth = sum(n * one for n, _, one in rows)
    if gains and paid:
        says = message("merit-brings-for", gains=gains, paid=paid)
        yield Merit("visit", worth, says, long=True)
    elif gains:
        yield Merit("visit", worth, message("merit-brings", gains=gains))


def _fulfilled(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """That both cards of a visit give something, so that no points are lost (CAR-F14)."""
    first = turn.steps[0]
    if not isinstance(first.action, a.Visit):
        return
    spaces = (first.action.a, first.action.b)
    used = sum(_is_fulfilled(tables, turn, space) for space in spaces)
    worth = float(tables.amounts.forum_penalty * used)
    if used == len(spaces):
        yield Merit("fulfilled", worth, message("merit-both-cards"))
    elif used:
        card = next(space for space in spaces if _is_fulfilled(tables, turn, space))
        said = words.card(card_on(tables, turn.before, card))
        yield Merit("fulfilled", worth, message("merit-one-card", card=said), long=True)


def _is_fulfilled(tables: Tables, turn: Deeds, space: int) -> bool:
    card = card_on(tables, turn.before, space)
    if not card.red and own_sets(card, turn.before.districts[turn.seat].owned):
        return True
    for step in turn.steps:
        phase, action = step.before.phase, step.action
        if isinstance(phase, s.Paying) and phase.space == space:
            assert isinstance(action, a.Pay | a.PayBread)
            return bool(action.bread or (isinstance(action, a.Pay) and action.sets))
    return False


def _taken_place(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """That the marker stands where the next visitor would have liked most to put one."""
    phase = turn.before.phase
    if not (isinstance(phase, s.Visiting) and phase.later):
        return
    rival = phase.later[0]
    worths = _place_worths(tables, turn.before, rival)
    free = [n for n, marker in enumerate(turn.after.markers) if marker == s.NONE]
    loss = max(worths.values()) - max((worths[n] for n in free), default=0.0)
    if loss >= NOTICED_LOSS:
        says = message("merit-takes-place", who=seated(rival))
        yield Merit("place", RIVAL * loss, says, long=True)


def _place_worths(tables: Tables, state: s.State, seat: Seat) -> dict[int, float]:
    """What each free place of the forum is worth to a seat."""
    has, worths = offers.means(tables, state, seat), {}
    for number, (pair, marker) in enumerate(zip(tables.pairs, state.markers, strict=True)):
        if marker == s.NONE:
            one, two = (card_on(tables, state, space) for space in pair)
            worths[number] = offers.best(tables, has, one, two).value
    return worths


# ---- before the forum ----------------------------------------------------------------------------


def _possible(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """The card of which a further set has become possible, that of the highest reward."""
    found = []
    for space in tables.used if turn.before.forum else ():
        card = card_on(tables, turn.before, space)
        was, now = (_sets(tables, state, turn.seat, card) for state in (turn.before, turn.after))
        if now > was and _is_free(tables, turn.after, space):
            worth = POSSIBLE_SET * (now - was) * _reward(card)
            found.append(Merit("possible", worth, _more_sets(card, was, now), long=True))
    if found:
        yield max(found, key=lambda one: one.worth)


def _more_sets(card: Card, was: int, now: int) -> Message:
    """That a card can be fulfilled, or more often than before."""
    said = words.card(card)
    if was:
        return message("merit-more-sets", card=said, n=now - was)
    return message("merit-possible", card=said)


def _sets(tables: Tables, state: s.State, seat: Seat, card: Card) -> int:
    """How many sets of a card a seat could fulfil with what it owns, or with goods and coins."""
    most = offers.at_most(tables, card, state.districts[seat].owned, state.purses[seat])
    return most.own + most.paid


def _is_free(tables: Tables, state: s.State, space: int) -> bool:
    """Whether a marker can still be put beside the card of a space."""
    rows = zip(tables.pairs, state.markers, strict=True)
    return any(space in pair and marker == s.NONE for pair, marker in rows)


def _reward(card: Card) -> float:
    return card.vp + card.prestige + COIN_WORTH * (card.coins + card.bread)


def _order(turn: Deeds) -> Iterator[Merit]:
    """Whom the seat would now visit the next forum before."""
    was, now = turn.before.order, turn.after.order
    ahead = was[was.index(turn.seat) + 1 :]
    overtaken = [seat for seat in ahead if seat in now[: now.index(turn.seat)]]
    if overtaken:
        who = tuple(map(seated, overtaken))
        says = message("merit-earlier", who=who)
        yield Merit("order", EARLIER_VISIT * len(who), says, long=True)
