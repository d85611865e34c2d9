"""Why a turn is good for the forum: what a visit brings, and what a turn prepares for the next."""

from collections.abc import Iterator
from typing import Final

from quadriga.core import Seat
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import offers
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.offers import COIN_WORTH
from quadriga.games.carpe_diem.rules.phases.visiting import card_on, free_pairs, own_sets
from quadriga.games.carpe_diem.rules.tables import Card, Tables
from quadriga.kit.merits import Merit, Turn
from quadriga.language import Message, message, seated

EARLIER_VISIT: Final = 0.8
"""The worth of visiting the forum before one more seat."""

POSSIBLE_SET: Final = 0.4
"""The worth of a set that becomes possible, as a share of its reward."""

RIVAL: Final = 0.3
"""The worth of another seat's loss, as a share of it."""

NOTICED_LOSS: Final = 2.0
"""The loss in points from which taking another seat's place is a merit."""

Deeds = Turn[s.State, a.Action]
"""What a seat decides in one turn."""


def merits(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What a turn brings in the forum, or for the next one."""
    if isinstance(turn.before.phase, s.InForum):
        yield from _visit(tables, turn)
        yield from _fulfilled(tables, turn)
        yield from _taken_place(tables, turn)
    else:
        yield from _possible(tables, turn)
    is_last = turn.before.stage == tables.box.phases.count
    if not (is_last and isinstance(turn.before.phase, s.InForum)):
        yield from _order(turn)


# ---- a visit -------------------------------------------------------------------------------------


def _visit(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """What the cards brought, and what was paid for them."""
    is_last = turn.before.stage == tables.box.phases.count
    each = COIN_WORTH * (0.5 if is_last else 1.0)
    gained = words.gained(turn.before, turn.after, turn.seat)
    gained = {thing: gained[thing] for thing in words.POINTS_FIRST}
    gains = tuple(words.amount(n, thing) for thing, n in gained.items() if n > 0)
    paid = tuple(words.amount(-n, thing) for thing, n in gained.items() if n < 0)
    worths = (n * (1.0 if thing in ("vp", "prestige") else each) for thing, n in gained.items())
    if gains and paid:
        says = message("merit-brings-for", gains=gains, paid=paid)
        yield Merit("visit", sum(worths), says, long=True)
    elif gains:
        yield Merit("visit", sum(worths), message("merit-brings", gains=gains))


def _fulfilled(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """That both cards of a visit give something, so that no points are lost (CAR-F14)."""
    first = turn.steps[0]
    if not isinstance(first.action, a.Visit):
        return
    spaces = (first.action.a, first.action.b)
    used = [space for space in spaces if _is_fulfilled(tables, turn, space)]
    worth = float(tables.amounts.forum_penalty * len(used))
    if len(used) == len(spaces):
        yield Merit("fulfilled", worth, message("merit-both-cards"))
    elif used:
        card = words.card(card_on(tables, turn.before, used[0]))
        yield Merit("fulfilled", worth, message("merit-one-card", card=card), long=True)


def _is_fulfilled(tables: Tables, turn: Deeds, space: int) -> bool:
    card = card_on(tables, turn.before, space)
    return own_sets(card, turn.before.districts[turn.seat].owned) > 0 or any(
        step.action.sets + step.action.bread > 0
        for step in turn.steps
        if isinstance(step.before.phase, s.Paying) and step.before.phase.space == space
        if isinstance(step.action, a.Pay | a.PayBread)
    )


def _taken_place(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """That the marker takes the place that the next visitor wanted most."""
    phase = turn.before.phase
    if not (isinstance(phase, s.Visiting) and phase.later):
        return
    rival = phase.later[0]
    worths = _place_worths(tables, turn.before, rival)
    left = (worths[pair] for pair in free_pairs(tables, turn.after))
    loss = max(worths.values()) - max(left, default=0.0)
    if loss >= NOTICED_LOSS:
        says = message("merit-takes-place", who=seated(rival))
        yield Merit("place", RIVAL * loss, says, long=True)


def _place_worths(tables: Tables, state: s.State, seat: Seat) -> dict[tuple[int, int], float]:
    """What each free place of the forum is worth to a seat."""
    has, worths = offers.means(tables, state, seat), {}
    for pair in free_pairs(tables, state):
        one, two = (card_on(tables, state, space) for space in pair)
        worths[pair] = offers.best(tables, has, one, two).value
    return worths


# ---- before the forum ----------------------------------------------------------------------------


def _possible(tables: Tables, turn: Deeds) -> Iterator[Merit]:
    """The card of which more sets have become possible; if there are several, the most valuable."""
    merits = []
    for space in tables.used if turn.before.forum else ():
        card = card_on(tables, turn.before, space)
        was, now = (_sets(tables, state, turn.seat, card) for state in (turn.before, turn.after))
        free = any(space in pair for pair in free_pairs(tables, turn.after))
        if now > was and free:
            worth = POSSIBLE_SET * (now - was) * _reward(card)
            merits.append(Merit("possible", worth, _more_sets(card, was, now), long=True))
    if merits:
        yield max(merits, key=lambda merit: merit.worth)


def _more_sets(card: Card, was: int, now: int) -> Message:
    """That a card can be fulfilled, or more often than before."""
    if was:
        return message("merit-more-sets", card=words.card(card), n=now - was)
    return message("merit-possible", card=words.card(card))


def _sets(tables: Tables, state: s.State, seat: Seat, card: Card) -> int:
    """How many sets of a card a seat could fulfil with what it owns, or with goods and coins."""
    most = offers.most_now(tables, state, seat, card)
    return most.own + most.paid


def _reward(card: Card) -> float:
    return card.vp + card.prestige + COIN_WORTH * (card.coins + card.bread)


def _order(turn: Deeds) -> Iterator[Merit]:
    """The seats before which this one would now visit the next forum."""
    was, now = turn.before.order, turn.after.order
    ahead = was[was.index(turn.seat) + 1 :]
    overtaken = [seat for seat in ahead if seat in now[: now.index(turn.seat)]]
    if overtaken:
        who = tuple(map(seated, overtaken))
        says = message("merit-earlier", who=who)
        yield Merit("order", EARLIER_VISIT * len(who), says, long=True)
