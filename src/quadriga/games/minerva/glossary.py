"""What each thing on the table is, and what it does for a player now."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from quadriga.core import Explanation, Seat
from quadriga.games.minerva import components as c
from quadriga.games.minerva import estimates, outlook, scoring, words
from quadriga.games.minerva import tile_glossary as tiles
from quadriga.games.minerva.descriptions import amount
from quadriga.games.minerva.effects import CULTURE
from quadriga.games.minerva.grid import DIRECTIONS, text
from quadriga.games.minerva.line_preview import Haul, haul, preview_line
from quadriga.games.minerva.phases import acting
from quadriga.games.minerva.phases.lines import line
from quadriga.games.minerva.state import City, Directing, Over, State
from quadriga.games.minerva.tables import COINS, Tables
from quadriga.games.minerva.tile_glossary import Seen
from quadriga.games.minerva.words import Places
from quadriga.kit.glossary import Glossary
from quadriga.kit.sources import Source
from quadriga.language import Message, message, seated

Entry: TypeAlias = Callable[[Seen], Explanation]

_LINES = ("culture", "glory", "temples", "leftovers", "order")
_RESOURCES = tuple(one.value for one in c.Resource)
_STACKS = tuple(c.Culture)


def glossary(tables: Tables, places: Places) -> Glossary[State, Seen]:
    """What there is on the tables of a game."""
    return Glossary(lambda state, seat: Seen(tables, places, state, seat), _entries)


def _entries(seen: Seen) -> dict[str, Entry]:
    tables, state, city = seen.tables, seen.state, seen.city
    entries: dict[str, Entry] = {
        "round": _round,
        "market": _market,
        "temples": _temples,
        "prices": _prices,
        "culture": _culture,
        "glory": _glory,
        "score": _score,
        "city": _city,
        "pass": _pass,
        "assistant:next": _next_assistant,
    }
    if tables.solo:
        entries["title"] = _title
    else:
        entries |= {"order": _order, "tax": _tax}
    entries |= {f"score:{part}": partial(_part, part=part) for part in _LINES}
    entries |= {f"category:{one.value}": partial(_category, category=one) for one in c.Category}
    entries |= {f"unit:{unit.value}": partial(_unit, unit=unit.value) for unit in c.Unit}
    entries |= {f"stack:{one.value}": partial(_stack, number=n) for n, one in enumerate(_STACKS)}
    entries |= {f"way:{way}": partial(_way, way=way) for way in DIRECTIONS}
    entries |= {f"tile:{name}": partial(tiles.tile, number=n) for n, name in enumerate(tables.ids)}
    entries |= dict(_of_round(seen))
    entries |= dict(_of_seats(seen))
    entries |= {
        f"market:{tables.ids[n]}": partial(tiles.offer, number=n) for n in tiles.offered(state)
    }
    if tables.solo:
        coins = [first for first, second in acting.pairs(state.market) if second == COINS]
        entries |= {f"coins:{tables.ids[n]}": partial(tiles.coins, number=n) for n in coins}
    if city is not None and not isinstance(state.phase, Over):
        free = {
            f"cell:{seen.seat}:{text(at)}": partial(tiles.free_cell, cell=at) for at in city.free
        }
        entries |= free
    return entries


def _of_round(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """The glory and order tiles of the round."""
    for rank in outlook.ranks(seen.tables, seen.state):
        yield f"glory:{rank.rank}", partial(_rank, rank=rank)
    if not seen.tables.solo:
        for number in range(1, seen.tables.seats + 1):
            yield f"order:{number}", partial(_order_tile, number=number)


def _of_seats(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """What each seat has: its mark, its points, what it holds, and its tiles."""
    for owner, city in enumerate(seen.state.cities):
        yield f"seat:{owner}", partial(_seat, owner=owner)
        yield f"points:{owner}", partial(_points, owner=owner)
        for unit in (*_RESOURCES, "denarii", "glory"):
            yield f"stock:{owner}:{unit}", partial(_held, owner=owner, unit=unit)
        yield f"stock:{owner}:assistants", partial(_assistants, owner=owner)
        yield f"stock:{owner}:residences", partial(_residences, owner=owner)
        for cell in city.tiles:
            yield f"cell:{owner}:{text(cell)}", partial(tiles.covered_cell, owner=owner, cell=cell)


def _over(seen: Seen) -> bool:
    return isinstance(seen.state.phase, Over)


# ---- the table -----------------------------------------------------------------------------------


def _round(seen: Seen) -> Explanation:
    number, of = max(1, seen.state.round), seen.tables.rounds
    now = () if _over(seen) else (message("now-round", n=number, of=of, left=of - number),)
    return Explanation(message("round"), (message("about-round", n=of),), now, rule="MIN-R1")


def _market(seen: Seen) -> Explanation:
    n = len([one for one in seen.state.market if one != COINS])
    what = message("about-market-alone") if seen.tables.solo else message("about-market")
    now = () if _over(seen) else (message("now-market", n=n),)
    return Explanation(message("market"), (what,), now, rule="MIN-F1")


def _temples(seen: Seen) -> Explanation:
    return Explanation(message("temples"), (message("about-temples"),), rule="MIN-T1")


def _prices(seen: Seen) -> Explanation:
    tables = seen.tables
    what = (
        message("about-prices", substitute=amount(tables.substitute, "denarii")),
        message("about-selling", sale=amount(tables.sale, "denarii")),
    )
    return Explanation(message("prices-name"), what, rule="MIN-F2")


def _city(seen: Seen) -> Explanation:
    city, now = seen.city, list[Message]()
    if city is not None and not _over(seen):
        now.append(message("now-city", tiles=len(city.tiles), cells=len(city.free)))
    what = (message("about-city"), message("about-cell-signs"))
    return Explanation(message("city-name"), what, tuple(now), rule="MIN-H3")


def _category(seen: Seen, category: c.Category) -> Explanation:
    name = message("category-head", category=category.value)
    now = list[Message]()
    if not _over(seen):
        for_sale = [n for n in seen.state.market if n != COINS]
        n = sum(seen.tables.tiles[one].category is category for one in for_sale)
        if category not in (c.Category.TEMPLE, c.Category.RESIDENTIAL):
            now.append(message("now-category", n=n))
    what = (message("about-category", category=category.value),)
    return Explanation(name, what, tuple(now), rule="MIN-H4")


def _unit(seen: Seen, unit: str) -> Explanation:
    return Explanation(
        message("unit-name", unit=unit), _about_unit(seen.tables, unit), rule=_unit_rule(unit)
    )


def _about_unit(tables: Tables, unit: str) -> tuple[Message, ...]:
    said = [message("about-unit", unit=unit, substitute=tables.substitute)]
    if unit in _RESOURCES:
        said.append(message("rulebook-cap", most=tables.cap, sale=tables.sale))
    return tuple(said)


def _unit_rule(unit: str) -> str:
    if unit == "glory":
        return "MIN-G1"
    return "MIN-R4" if unit in _RESOURCES else "MIN-K1" if unit in _STACKS else "MIN-R5"


def _way(seen: Seen, way: str) -> Explanation:
    phase, name = seen.state.phase, message("way-word", way=way)
    now: tuple[Message, ...] = ()
    if isinstance(phase, Directing):
        _, total = preview_line(seen.tables, seen.state, phase.seat, phase.cell, way)
        now = words.line_brings(total)
    return Explanation(name, (message("about-way"),), now, rule="MIN-H2")


# ---- passing, order, tax -------------------------------------------------------------------------


def _pass(seen: Seen) -> Explanation:
    tables, state = seen.tables, seen.state
    income, levy = amount(tables.income, "denarii"), amount(tables.tax, "denarii")
    what = (
        (message("pass-ends-round"),)
        if tables.solo
        else (message("about-pass", income=income, tax=levy), message("about-pass-first"))
    )
    now = list[Message]()
    if not tables.solo and not _over(seen) and len(state.passed) < tables.seats:
        now.append(
            message(
                "now-pass", number=len(state.passed) + 1, vp=_order_vp(seen, len(state.passed) + 1)
            )
        )
    return Explanation(
        message("button-pass"), what, tuple(now), tiles.why_not_now(seen), rule="MIN-P1"
    )


def _order_vp(seen: Seen, number: int) -> int:
    """What an order tile counts if it is taken in this round."""
    last = seen.state.round == seen.tables.rounds
    return (*seen.tables.order_vp, 0)[number - 1] if last else 0


def _order(seen: Seen) -> Explanation:
    return Explanation(
        message("order-tiles"), (message("about-order"), message("about-order-vp")), rule="MIN-P1"
    )


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
    return Explanation(message("tax-name"), (what,), () if _over(seen) else (now,), rule="MIN-P4")


# ---- culture and glory ---------------------------------------------------------------------------


def _culture(seen: Seen) -> Explanation:
    return Explanation(
        message("culture"), (message("about-culture"), message("about-culture-turn")), rule="MIN-K2"
    )


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
    """How many of the points for a culture tile the best line of who looks would bring."""
    city = seen.city
    if city is None or _over(seen):
        return
    best = 0
    for start, by in tiles.starts(seen, city):
        for way, step in DIRECTIONS.items():
            hauled: Haul = haul(seen.tables, city, line(city, start, step))
            points = hauled.purse[CULTURE + number]
            if points >= marks:
                place = tiles.place_of(seen, start)
                yield message("stack-in-reach", by=by, start=place, way=way)
                return
            best = max(best, points)
    yield message("stack-out-of-reach", n=best)


def _glory(seen: Seen) -> Explanation:
    what = message("about-glory-alone") if seen.tables.solo else message("about-glory")
    return Explanation(
        message("glory"),
        (what, message("about-glory-back")),
        tuple(_my_glory(seen)),
        rule="MIN-G2",
    )


def _my_glory(seen: Seen) -> Iterator[Message]:
    if seen.city is None or seen.seat is None or _over(seen):
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
    if rank.seat is None:
        now = [message("now-rank-nobody")]
    else:
        now = [message("now-rank", who=seated(rank.seat), n=rank.tokens)]
    return Explanation(
        message("glory-rank-name", rank=rank.rank),
        tuple(what),
        (*now, *_my_glory(seen)),
        rule="MIN-G2",
    )


# ---- seats ---------------------------------------------------------------------------------------


def _seat(seen: Seen, owner: int) -> Explanation:
    score = estimates.estimate(seen.tables, seen.state, owner)
    now = [message("now-points", n=score, over="yes" if _over(seen) else "no")]
    passed = seen.state.passed
    if owner in passed and not _over(seen):
        now.append(message("now-passed", number=passed.index(Seat(owner)) + 1))
    return Explanation(
        message("seat-called", who=seated(owner)),
        (message("about-seat"),),
        tuple(now),
        rule="MIN-E2",
    )


def _points(seen: Seen, owner: int) -> Explanation:
    score = scoring.breakdown(seen.tables, seen.state, owner)
    parts = [
        message("part-and-points", n=n, line=part)
        for n, part in zip(score, _LINES, strict=True)
        if n
    ]
    won = estimates.race(seen.tables, seen.state, owner)
    now = [message("now-parts", parts=tuple(parts)) if parts else message("now-no-points")]
    if won is not None:
        now.append(message("now-race", vp=won.vp))
    what = (message("about-score"), message("about-estimate"))
    return Explanation(message("score-name", who=seated(owner)), what, tuple(now), rule="MIN-E7")


def _score(seen: Seen) -> Explanation:
    what = (message("about-score"), message("about-estimate"))
    return Explanation(message("score"), what, rule="MIN-E2")


def _part(seen: Seen, part: str) -> Explanation:
    name, per_vp = message("score-line", line=part), seen.tables.per_vp
    now: tuple[Message, ...] = ()
    if seen.seat is not None and seen.city is not None:
        score = scoring.breakdown(seen.tables, seen.state, seen.seat)[_LINES.index(part)]
        now = (message("now-part", n=score),)
        if part == "leftovers":
            tokens = sum(seen.city.held)
            denarii = amount(seen.city.denarii, "denarii")
            now = (message("now-leftovers", denarii=denarii, tokens=tokens, vp=score),)
    rule = {"culture": "MIN-K2", "glory": "MIN-G2", "temples": "MIN-T1", "leftovers": "MIN-E3"}
    return Explanation(
        name, (message("about-part", line=part, each=per_vp),), now, rule=rule.get(part, "MIN-E4")
    )


def _held(seen: Seen, owner: int, unit: str) -> Explanation:
    city = seen.state.cities[owner]
    n = _number(city, unit)
    now = [message("now-held", who=seated(owner), what=amount(n, unit))]
    if unit == "glory" and owner == seen.seat:
        now += [said for said in _my_glory(seen) if n]
    return Explanation(
        message("unit-name", unit=unit),
        _about_unit(seen.tables, unit),
        tuple(now),
        rule=_unit_rule(unit),
    )


def _number(city: City, unit: str) -> int:
    if unit in _RESOURCES:
        return city.held[_RESOURCES.index(unit)]
    return city.denarii if unit == "denarii" else city.glory


def _assistants(seen: Seen, owner: int) -> Explanation:
    city, own = seen.state.cities[owner], owner == seen.seat and not _over(seen)
    now = message("now-assistants", who=seated(owner), hand=city.hand, placed=len(city.assisted))
    why = instead = None
    if own:
        why = tiles.why_not_now(seen)
        if why is None and not city.hand:
            why, instead = message("why-no-assistant"), tiles.next_assistant(seen, city)
    what = (message("about-assistants"), message("about-assistants-stay"))
    return Explanation(message("assistants-name"), what, (now,), why, instead, rule="MIN-A1")


def _next_assistant(seen: Seen) -> Explanation:
    city, now = seen.city, list[Message]()
    if city is not None and not _over(seen):
        now.append(tiles.next_assistant(seen, city))
        now.append(
            message(
                "now-purse",
                denarii=amount(city.denarii, "denarii"),
                glory=amount(city.glory, "glory"),
            )
        )
    what = (message("about-next-assistant"), message("about-assistants"))
    return Explanation(message("next-assistant"), what, tuple(now), rule="MIN-A4")


def _residences(seen: Seen, owner: int) -> Explanation:
    city, own = seen.state.cities[owner], owner == seen.seat and not _over(seen)
    now = message("now-residences", who=seated(owner), n=city.residences)
    why = instead = None
    if own and not city.residences:
        why = message("why-no-residence-left")
        instead = tiles.next_assistant(seen, city)
    elif own:
        why = tiles.why_not_now(seen)
    what = (
        message("about-residences", n=seen.tables.box.residence.per_player),
        message("about-lines"),
    )
    return Explanation(message("residences-name"), what, (now,), why, instead, rule="MIN-H1")


def _title(seen: Seen) -> Explanation:
    score = estimates.estimate(seen.tables, seen.state, 0)
    now = (message("now-points", n=score, over="yes" if _over(seen) else "no"),)
    aim = outlook.to_next_title(seen.tables, seen.state)
    said = message("said", what=aim)
    return Explanation(
        message("your-title"), (message("about-title"),), (*now, said), rule="MIN-1P10"
    )
