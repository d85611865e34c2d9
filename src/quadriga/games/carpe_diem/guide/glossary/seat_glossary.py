"""Explains what a seat has: its points line by line, its things, and its fountain cards."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from quadriga.core import Explanation
from quadriga.games.carpe_diem.box.components import Good, Kind
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.guide.descriptions import rule_of
from quadriga.games.carpe_diem.guide.glossary.tile_glossary import Entry, Seen, ours
from quadriga.games.carpe_diem.rules.state import Over
from quadriga.games.carpe_diem.rules.tables import CHIMNEYS, GOODS
from quadriga.games.carpe_diem.rules.view import is_open
from quadriga.language import message, seated

_STOCK: Final = (*(good.value for good in Good), "coins", "bread")
_LINES: Final = {
    "collected": "CAR-E1",
    "frame": "CAR-E4",
    "prestige": "CAR-E3",
    "villas": "CAR-E6",
    "fountains": "CAR-E5",
    "items": "CAR-E2",
}
"""The lines of a score, with their rules."""


def entries(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """What belongs to a seat; only the fountain cards that the reader may know."""
    for line in _LINES:
        yield f"line:{line}", partial(_line, line=line)
    for seat in range(seen.tables.seats):
        for name, entry in _OF_A_SEAT.items():
            yield f"{name}:{seat}", partial(entry, seat=seat)
        for what in _STOCK:
            yield f"stock:{seat}:{what}", partial(_stock, seat=seat, what=what)
    for owner, hand in enumerate(seen.state.hands):
        if is_open(seen.state, owner, seen.seat):
            for card in hand:
                name = seen.tables.fountain_ids[card]
                yield f"fountain:{name}", partial(_fountain, owner=owner, card=card)


def _seat(seen: Seen, seat: int) -> Explanation:
    standings, over = seen.standings(), _is_over(seen)
    place, vp = standings[seat].place, standings[seat].score.total
    now = message("seat-now", place=place, of=len(standings), vp=vp, over=over)
    name = message("seat-who", who=seated(seat))
    return Explanation(name, (message("seat-what"),), (now,), rule="CAR-E7")


def _points(seen: Seen, seat: int) -> Explanation:
    score, hand = seen.standings()[seat].score, seen.state.hands[seat]
    now = [message("points-now", vp=score.total)]
    if score.fountains is None and hand:
        now.append(message("points-hidden", n=len(hand)))
    name = message("points-name", over=_is_over(seen))
    return Explanation(name, (message("points-what"),), tuple(now), rule="CAR-E1")


def _is_over(seen: Seen) -> str:
    return "yes" if isinstance(seen.state.phase, Over) else "no"


def _line(seen: Seen, line: str) -> Explanation:
    box = seen.tables.box
    what = [message("line-what", line=line, n=box.amounts.items_per_end_point)]
    if line == "villas":
        what += rule_of(box, Kind.VILLA), *ours(villas=box.villa_chart.source)
    return Explanation(message("score-line", line=line), tuple(what), rule=_LINES[line])


def _stock(seen: Seen, seat: int, what: str) -> Explanation:
    purse, amounts = seen.state.purses[seat], seen.tables.amounts
    if what == "coins":
        n, about = purse.coins, message("coins-what")
    elif what == "bread":
        n = purse.bread
        about = message("bread-what", move=amounts.bread_for_a_move, n=amounts.bread_for_a_set)
    else:
        n, about = purse.goods[GOODS.index(Good(what))], message("good-what", good=what)
    return Explanation(
        name=message("stock-name", stock=message("thing", thing=what, n=2)),
        what=(about, message("items-what", n=amounts.items_per_end_point)),
        now=(message("has-now", who=seated(seat), what=words.amount(n, what)),),
        rule={"coins": "CAR-F6", "bread": "CAR-F12"}.get(what, "CAR-L1"),
    )


def _chimneys(seen: Seen, seat: int) -> Explanation:
    held = words.amount(seen.state.districts[seat].owned[CHIMNEYS], "chimney")
    now = message("has-now", who=seated(seat), what=held)
    what = message("chimneys-what")
    return Explanation(message("chimneys-name"), (what,), (now,), rule="CAR-V3")


def _writs(seen: Seen, seat: int) -> Explanation:
    left = message("writs-left", n=seen.state.districts[seat].writs.bit_count())
    what = message("writs-what", n=seen.tables.amounts.writ_steps)
    now = message("said", what=left)
    return Explanation(message("writs-name"), (what,), (now,), rule="CAR-W1")


def _stored(seen: Seen, seat: int) -> Explanation:
    held = message("n-stored", n=len(seen.state.purses[seat].stored))
    what = message("stored-what", n=seen.tables.amounts.items_per_end_point)
    now = message("said", what=held)
    return Explanation(message("stored-name"), (what,), (now,), rule="CAR-B8")


def _cards(seen: Seen, seat: int) -> Explanation:
    held = message("fountain-cards-held", n=len(seen.state.hands[seat]))
    what, now = message("fountain-cards-what"), message("said", what=held)
    return Explanation(message("fountain-cards"), (what,), (now,), rule="CAR-E5")


_OF_A_SEAT: Final[Mapping[str, Callable[..., Explanation]]] = {
    "seat": _seat,
    "points": _points,
    "chimneys": _chimneys,
    "writs": _writs,
    "stored": _stored,
    "cards": _cards,
}


def _fountain(seen: Seen, owner: int, card: int) -> Explanation:
    kind, vp = seen.tables.fountain[card]
    source = seen.tables.sources[seen.tables.fountain_ids[card]]
    n = seen.state.districts[owner].owned[kind]
    what = words.amount(n, KINDS[kind].value)
    return Explanation(
        name=words.fountain(kind, vp),
        what=(message("fountain-what"), *ours(fountain=source)),
        now=(message("fountain-now", what=what, vp=vp * n),),
        rule="CAR-E5",
    )
