"""The tiles that seats race for: culture, glory and order tiles; and what passing brings."""

from collections.abc import Iterator
from functools import partial

from quadriga.core import Explanation
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide.facts import estimates, outlook
from quadriga.games.minerva.guide.facts.line_preview import haul, reachable
from quadriga.games.minerva.guide.glossary.seen import Entry, Seen, place_of, why_not_now
from quadriga.games.minerva.rules.phases import acting
from quadriga.kit.sources import Source
from quadriga.language import Message, message, seated

_STACKS = tuple(c.Culture)


def entries(seen: Seen) -> dict[str, Entry]:
    """The stacks of culture, the glory tiles of the round, passing, order tiles and the tax."""
    races: dict[str, Entry] = {"culture": _culture, "glory": _glory, "pass": _pass}
    races |= {f"stack:{one.value}": partial(_stack, number=n) for n, one in enumerate(_STACKS)}
    for rank in outlook.ranks(seen.tables, seen.state):
        races[f"glory:{rank.rank}"] = partial(_rank, rank=rank)
    if not seen.tables.solo:
        races |= {"order": _order, "tax": _tax}
        for number in range(1, seen.tables.seats + 1):
            races[f"order:{number}"] = partial(_order_tile, number=number)
    return races


def _culture(seen: Seen) -> Explanation:
    what = (message("about-culture"), message("about-culture-turn"))
    return Explanation(message("culture"), what, rule="MIN-K2")


def _stack(seen: Seen, number: int) -> Explanation:
    tables, state = seen.tables, seen.state
    category, left = _STACKS[number].value, tables.stacks[number][state.taken[number] :]
    name = message("stack-name", category=category)
    what = [message("about-stack", category=category), message("about-culture-turn")]
    if not left:
        return Explanation(name, tuple(what), (message("now-stack-empty"),), rule="MIN-K2")
    top = tables.box.culture[left[0]]
    now = [message("now-stack", marks=top.marks, vp=top.vp, left=len(left))]
    now += _reach(seen, number, top.marks)
    if top.source is Source.OURS:
        what.append(message("explain-ours"))
    return Explanation(name, tuple(what), tuple(now), rule="MIN-K2")


def _reach(seen: Seen, number: int, marks: int) -> Iterator[Message]:
    """How many of the points for a culture tile the viewer's best line would bring."""
    city = seen.city
    if city is None or seen.seat is None or seen.over:
        return
    best = 0
    for start, by, way, cells in reachable(city):
        hauled = haul(seen.tables, seen.state, seen.seat, cells)
        points = hauled.gains.get(_STACKS[number].value, 0)
        if points >= marks:
            yield message("stack-in-reach", by=by, start=place_of(seen, start), way=way)
            return
        best = max(best, points)
    yield message("stack-out-of-reach", n=best)


def _glory(seen: Seen) -> Explanation:
    what = message("about-glory-alone") if seen.tables.solo else message("about-glory")
    now = tuple(my_glory(seen))
    return Explanation(message("glory"), (what, message("about-glory-back")), now, rule="MIN-G2")


def my_glory(seen: Seen) -> Iterator[Message]:
    """The viewer's position in the race for glory."""
    if seen.city is None or seen.seat is None or seen.over:
        return
    won = estimates.race(seen.tables, seen.state, seen.seat)
    held = amount(seen.city.glory, "glory")
    if won is None:
        yield message("now-glory-none", held=held)
    else:
        yield message("now-glory", held=held, rank=won.rank, vp=won.vp)


def _rank(seen: Seen, rank: outlook.Rank) -> Explanation:
    what = [message("about-rank", vp=rank.vp, rank=rank.rank)]
    if rank.needs:
        what.append(message("about-rank-alone", needs=rank.needs))
    now = message("now-rank-nobody")
    if rank.seat is not None:
        now = message("now-rank", who=seated(rank.seat), n=rank.tokens)
    name = message("glory-rank-name", rank=rank.rank)
    return Explanation(name, tuple(what), (now, *my_glory(seen)), rule="MIN-G2")


def _pass(seen: Seen) -> Explanation:
    tables, number = seen.tables, len(seen.state.passed) + 1
    income, levy = amount(tables.income, "denarii"), amount(tables.tax, "denarii")
    about = message("about-pass", income=income, tax=levy), message("about-pass-first")
    what = (message("pass-ends-round"),) if tables.solo else about
    now: tuple[Message, ...] = ()
    if not tables.solo and not seen.over and number <= tables.seats:
        now = (message("now-pass", number=number, vp=_order_vp(seen, number)),)
    return Explanation(message("button-pass"), what, now, why_not_now(seen), rule="MIN-P1")


def _order_vp(seen: Seen, number: int) -> int:
    """The VP of an order tile taken in this round."""
    last = seen.state.round == seen.tables.rounds
    return (*seen.tables.order_vp, 0)[number - 1] if last else 0


def _order(seen: Seen) -> Explanation:
    what = (message("about-order"), message("about-order-vp"))
    return Explanation(message("order-tiles"), what, rule="MIN-P1")


def _order_tile(seen: Seen, number: int) -> Explanation:
    taken, vp = seen.state.passed, (*seen.tables.order_vp, 0)[number - 1]
    if number <= len(taken):
        now = message("now-order-taken", who=seated(taken[number - 1]))
    else:
        now = message("now-order-next") if number == len(taken) + 1 else message("now-order-later")
    what = (message("about-order"), message("about-order-tile", vp=vp))
    return Explanation(message("order-tile", number=number), what, (now,), rule="MIN-N2")


def _tax(seen: Seen) -> Explanation:
    levy = acting.tax(seen.tables, seen.state)
    now = message("now-tax", tax=amount(levy, "denarii")) if levy else message("now-no-tax")
    what = message("about-tax", tax=amount(seen.tables.tax, "denarii"))
    return Explanation(message("tax-name"), (what,), () if seen.over else (now,), rule="MIN-P4")
