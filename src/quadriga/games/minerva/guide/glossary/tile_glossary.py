"""What the tiles of the market and the cells of a city are, and why they cannot be chosen."""

from collections.abc import Iterator
from functools import partial

from quadriga.core import Explanation
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.box.grid import DIRECTIONS, Cell, text
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts.line_preview import haul, preview_lines, starts
from quadriga.games.minerva.guide.facts.sites import joined, site
from quadriga.games.minerva.guide.glossary.seen import (
    Entry,
    Seen,
    next_assistant,
    place_of,
    why_not_now,
)
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.phases import acting
from quadriga.games.minerva.rules.phases.lines import line
from quadriga.games.minerva.rules.state import City, Placing, State
from quadriga.games.minerva.rules.tables import COINS, FOUNTAIN, RESIDENCE, Tables
from quadriga.kit.sources import Source
from quadriga.language import Message, message


def entries(seen: Seen) -> dict[str, Entry]:
    """The tiles of the box, what is offered, and the cells of the cities."""
    ids, state = seen.tables.ids, seen.state
    of_tiles: dict[str, Entry] = {
        f"tile:{name}": partial(_tile, number=n) for n, name in enumerate(ids)
    }
    of_tiles |= {f"market:{ids[n]}": partial(_offer, number=n) for n in _offered(state)}
    if seen.tables.solo:
        coins = [first for first, second in acting.pairs(state.market) if second == COINS]
        of_tiles |= {f"coins:{ids[n]}": partial(_coins, number=n) for n in coins}
    for owner, city in enumerate(state.cities):
        for cell in city.tiles:
            of_tiles[f"cell:{owner}:{text(cell)}"] = partial(_covered_cell, owner=owner, cell=cell)
    if seen.city is not None and not seen.over:
        for cell in seen.city.free:
            of_tiles[f"cell:{seen.seat}:{text(cell)}"] = partial(_free_cell, cell=cell)
    return of_tiles


def _offered(state: State) -> list[int]:
    """The tiles of the market and of the temple row, each once."""
    return [n for n in dict.fromkeys((*state.market, *state.row)) if n != COINS]


# ---- tiles ---------------------------------------------------------------------------------------


def _tile(seen: Seen, number: int) -> Explanation:
    """A tile as it is in the box."""
    return Explanation(
        words.tile(seen.tables, number),
        _about_tile(seen.tables, number),
        rule=_rule_of(seen, number),
    )


def _about_tile(tables: Tables, number: int) -> tuple[Message, ...]:
    """What a tile is, does and costs, and whether its figures are ours."""
    info = tables.tiles[number]
    said = [message("about-category", category=info.category.value)]
    if number != RESIDENCE:
        said.append(tables.words.tiles[info.id].does)
    if number not in (FOUNTAIN, RESIDENCE):
        said.append(message("costs-so", cost=tables.words.tiles[info.id].cost))
    if info.source is Source.OURS:
        said.append(message("explain-ours"))
    return tuple(said)


def _rule_of(seen: Seen, number: int) -> str:
    """The rule that says most about a tile."""
    match seen.tables.tiles[number].category:
        case c.Category.SPECIAL:
            return "MIN-Z1"
        case c.Category.TEMPLE:
            return "MIN-T1"
        case c.Category.RESIDENTIAL:
            return "MIN-H1"
        case _:
            return "MIN-H4"


def _offer(seen: Seen, number: int) -> Explanation:
    """A tile of the market or the temple row, with what it would cost who looks."""
    tables, state, city = seen.tables, seen.state, seen.city
    said = _about_tile(tables, number)
    name, rule = words.tile(tables, number), "MIN-F2"
    if city is None or seen.over:
        return Explanation(name, said, rule=rule)
    levy = acting.tax(tables, state)
    bill = acting.bill(tables, city.held, number, levy)
    too_dear = words.too_dear(tables, city, bill)
    now = [message("for-you-now", cost=words.cost(tables, city, number, levy))]
    if number >= tables.first_temple:
        count = scoring.best_counts(tables, city, (number,)).get(number, 0)
        now.append(message("counts-at-best", vp=tables.scoring[number].vp * count))
    unseen = state.locations.count(number)
    if unseen:
        now.append(message("more-to-come", n=unseen))
    why, instead = why_not_now(seen), None
    if why is None and too_dear is not None:
        instead = _means(seen, city, number)
        why = message("why-tile-too-dear", tile=words.the(tables, number), reason=too_dear)
    return Explanation(name, said, tuple(now), why, instead, rule)


def _means(seen: Seen, city: City, number: int) -> Message:
    """Where the denarii could come from that a tile is too dear by."""
    assert seen.seat is not None
    tables, levy = seen.tables, acting.tax(seen.tables, seen.state)
    due, paid = acting.bill(tables, city.held, number, levy)
    short = due - city.denarii - tables.sale * (sum(city.held) - sum(paid))
    missing = amount(short, "denarii")
    for start, by in starts(city):
        for way, step in DIRECTIONS.items():
            hauled = haul(tables, seen.state, seen.seat, line(city, start, step))
            then = hauled.state.cities[seen.seat]
            if tables.prices[then.held][number] <= then.denarii - 2 * levy:
                gains = words.yields(hauled.gains, 0, 0)
                return message(
                    "instead-line",
                    missing=missing,
                    start=place_of(seen, start),
                    by=by,
                    way=way,
                    gains=gains,
                )
    return message("instead-earn", missing=missing)


def _coins(seen: Seen, number: int) -> Explanation:
    """Solitaire: the denarii that lie in a pair with a tile."""
    tables = seen.tables
    return Explanation(
        name=message("coins-name", coins=amount(tables.coins, "denarii")),
        what=(message("about-coins", tile=words.the(tables, number)),),
        why_not=why_not_now(seen),
        rule="MIN-1P5",
    )


# ---- cells ---------------------------------------------------------------------------------------


def _free_cell(seen: Seen, cell: Cell) -> Explanation:
    """An empty cell beside the own city."""
    tables, state, city = seen.tables, seen.state, seen.city
    assert city is not None
    assert seen.seat is not None
    now: list[Message] = []
    why = None
    if isinstance(state.phase, Placing) and state.phase.seat == seen.seat:
        if tables.activated[state.phase.tile]:
            now += site(tables, state, seen.seat, cell).says
    else:
        now += _good_for(seen, cell)
        why = why_not_now(seen)
    return Explanation(
        message("free-cell", place=seen.places.free(city, cell)),
        (message("about-free-cell"),),
        tuple(now),
        why,
        rule="MIN-F3",
    )


def _good_for(seen: Seen, cell: Cell) -> Iterator[Message]:
    """What a residence and what a facility would be good for on a cell."""
    assert seen.seat is not None
    tables, state = seen.tables, seen.state
    if state.cities[seen.seat].residences:
        best = max(preview_lines(tables, (state,), seen.seat, cell), key=lambda one: one.worth)
        if best.cells:
            yield message("residence-here", way=best.direction, brings=words.line_brings(best)[0])
            yield from words.line_brings(best)[1:]
        else:
            yield message("residence-here-idle")
    else:
        yield message("why-no-residence-left")
    said = site(tables, state, seen.seat, cell).says
    yield message("facility-here", said=said[0])
    yield from said[1:]


def _covered_cell(seen: Seen, owner: int, cell: Cell) -> Explanation:
    """A tile that lies in a city."""
    tables, city = seen.tables, seen.state.cities[owner]
    number = city.tiles[cell]
    said = _about_tile(tables, number)
    if number == RESIDENCE:
        return _residence(seen, owner, cell, said)
    now = tuple(
        _temple_now(tables, city, cell)
        if number >= tables.first_temple
        else _in_line(tables, city, cell)
    )
    why = None
    if owner == seen.seat and not seen.over:
        why = message("why-facility", category=tables.tiles[number].category.value)
    return Explanation(_named(seen, city, cell), said, now, why, rule=_rule_of(seen, number))


def _named(seen: Seen, city: City, cell: Cell) -> Message:
    return message("named", what=seen.places.tile(city, cell))


def _temple_now(tables: Tables, city: City, cell: Cell) -> Iterator[Message]:
    number = city.tiles[cell]
    count = scoring.temple_count(tables, city, cell, number)
    yield message("temple-counts", n=count, vp=tables.scoring[number].vp * count)


def _in_line(tables: Tables, city: City, cell: Cell) -> Iterator[Message]:
    """The lines that a facility stands in."""
    if not tables.activated[city.tiles[cell]]:
        return
    lines = {one.axis: one for one in joined(tables, city, cell)}
    yield message(
        "stands-in-lines",
        across=lines["across"].facilities + 1 if "across" in lines else 1,
        down=lines["down"].facilities + 1 if "down" in lines else 1,
    )
    if lines and not any(one.cells for one in lines.values()):
        yield message("lines-dead")


def _residence(seen: Seen, owner: int, cell: Cell, said: tuple[Message, ...]) -> Explanation:
    city, own = seen.state.cities[owner], owner == seen.seat
    helped = cell in city.assisted
    now: list[Message] = [message("has-assistant") if helped else message("no-assistant-yet")]
    why = instead = None
    if own and not seen.over:
        why = why_not_now(seen)
        if helped:
            why = why or message("why-assisted")
        else:
            now += _assistant_here(seen, cell)
            if why is None and not city.hand:
                why, instead = message("why-no-assistant"), next_assistant(seen, city)
    name = _named(seen, city, cell)
    return Explanation(name, said, tuple(now), why, instead, rule="MIN-A1")


def _assistant_here(seen: Seen, cell: Cell) -> Iterator[Message]:
    """What an assistant on a residence would bring at best."""
    assert seen.seat is not None
    lines = preview_lines(seen.tables, (seen.state,), seen.seat, cell)
    best = max(lines, key=lambda one: one.worth)
    if best.cells:
        yield message("assistant-here", way=best.direction, brings=words.line_brings(best)[0])
        yield from words.line_brings(best)[1:]
