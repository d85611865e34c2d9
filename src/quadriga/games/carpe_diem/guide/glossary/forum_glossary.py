"""Explains the forum with its cards and spaces, and the prestige bar."""

from collections.abc import Iterator
from functools import partial

from quadriga.core import Explanation
from quadriga.games.carpe_diem.guide import reasons, words
from quadriga.games.carpe_diem.guide.facts import outlook as look
from quadriga.games.carpe_diem.guide.glossary.tile_glossary import Entry, Seen, ours
from quadriga.games.carpe_diem.rules import offers
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases.visiting import card_on
from quadriga.games.carpe_diem.rules.state import NONE
from quadriga.language import Message, message, seated


def entries(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """The forum, its cards, the spaces between them, and the bar that decides who is first."""
    yield "forum", _forum
    yield "prestige", _prestige
    for space in seen.tables.used:
        yield f"card:{space}", partial(_card, space=space)
    for a, b in seen.tables.pairs:
        yield f"marker:{a}-{b}", partial(_marker, pair=(a, b))


def _forum(seen: Seen) -> Explanation:
    amounts, state = seen.tables.amounts, seen.state
    sets = message("forum-sets", penalty=amounts.forum_penalty, bread=amounts.bread_for_a_set)
    now: tuple[Message, ...] = ()
    if not isinstance(state.phase, s.InForum | s.Over):
        rounds = seen.tables.box.phases.rounds
        now = (message("forum-now", phase=state.stage, rounds=rounds),)
    return Explanation(message("forum"), (message("forum-what"), sets), now, rule="CAR-F5")


def _card(seen: Seen, space: int) -> Explanation:
    tables, state = seen.tables, seen.state
    if not state.forum:
        return Explanation(message("card-not-drawn"), (message("forum-what"),), rule="CAR-S7")
    card = card_on(tables, state, space)
    reward = message("all-of", items=words.reward(card))
    what = message(
        "card-what", needs=words.needs(card), reward=reward, red="yes" if card.red else "no"
    )
    now: tuple[Message, ...] = ()
    if seen.seat is not None:
        most = offers.most_now(tables, state, seen.seat, card)
        n, penalty = most.own + most.paid, tables.amounts.forum_penalty
        now = (message("card-could", n=n, bread=most.bread, penalty=penalty),)
    return Explanation(
        name=words.asks(card),
        what=(what, *ours(card=tables.sources[card.id])),
        now=now,
        why_not=seen.why(lambda: _why_no_card(seen, space)),
        rule="CAR-F6" if card.red else "CAR-F9",
    )


def _why_no_card(seen: Seen, space: int) -> Message | None:
    phase = seen.state.phase
    if isinstance(phase, s.Visiting):
        return message("why-card-visiting")
    if isinstance(phase, s.Ordering):
        return None if space in (phase.a, phase.b) else reasons.first_do(phase)
    if isinstance(phase, s.Paying):
        return None if space == phase.space else reasons.first_do(phase)
    return message("why-no-forum", round=seen.tables.box.phases.rounds)


def _marker(seen: Seen, pair: tuple[int, int]) -> Explanation:
    tables, state = seen.tables, seen.state
    owner = state.markers[tables.pairs.index(pair)]
    now: tuple[Message, ...] = ()
    if owner != NONE:
        now = (message("marker-lies", who=seated(owner)),)
    elif seen.seat is not None and state.forum and not isinstance(state.phase, s.Over):
        net = look.offer(tables, state, seen.seat, *pair)[0].net
        now = (message("marker-brings", net=net),)
    return Explanation(
        name=message("marker-name"),
        what=(message("marker-what"),),
        now=now,
        why_not=seen.why(lambda: reasons.why_no_visit(tables, state, *pair)),
        rule="CAR-F2",
    )


def _prestige(seen: Seen) -> Explanation:
    now = message("visits-in-order", who=tuple(map(seated, reversed(seen.state.order))))
    what = message("prestige-what", last=seen.tables.last)
    return Explanation(message("prestige-bar"), (what,), (now,), rule="CAR-F1")
