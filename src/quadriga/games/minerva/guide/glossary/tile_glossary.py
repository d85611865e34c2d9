"""What the tiles of the market and the cells of a city are, and why they cannot be chosen."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from quadriga.core import Explanation, Seat
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.box.grid import Cell, text
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts.line_preview import Line, haul, preview_lines, reachable
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
from quadriga.games.minerva.rules.state import City, Placing, State
from quadriga.games.minerva.rules.tables import COINS, FOUNTAIN, RESIDENCE, Tables
from quadriga.kit.sources import Source
from quadriga.language import Message, message

_RULES: Final = {
    c.Category.SPECIAL: "MIN-Z1",
    c.Category.TEMPLE: "MIN-T1",
    c.Category.RESIDENTIAL: "MIN-H1",
}


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


def _tile(seen: Seen, number: int) -> Explanation:
    """A tile as it is in the box."""
    tables = seen.tables
    name, what = words.tile(tables, number), _about_tile(tables, number)
    return Explanation(name, what, rule=_rule_of(tables, number))


def _about_tile(tables: Tables, number: int) -> tuple[Message, ...]:
    """What a tile is, does and costs, and whether its figures are ours."""
    info = tables.tiles[number]
    about = [message("about-category", category=info.category.value)]
    if number != RESIDENCE:
        about.append(tables.words.tiles[info.id].does)
    if number not in (FOUNTAIN, RESIDENCE):
        about.append(message("costs-so", cost=tables.words.tiles[info.id].cost))
    if info.source is Source.OURS:
        about.append(message("explain-ours"))
    return tuple(about)


def _rule_of(tables: Tables, number: int) -> str:
    """The rule that says most about a tile."""
    return _RULES.get(tables.tiles[number].category, "MIN-H4")


def _offer(seen: Seen, number: int) -> Explanation:
    """A tile of the market or the temple row, with its cost for the viewer."""
    tables, state, city = seen.tables, seen.state, seen.city
    about = _about_tile(tables, number)
    name, rule = words.tile(tables, number), "MIN-F2"
    if city is None or seen.over:
        return Explanation(name, about, rule=rule)
    levy = acting.tax(tables, state)
    too_dear = words.too_dear(tables, city, acting.bill(tables, city.held, number, levy))
    now = [message("for-you-now", cost=words.cost(tables, city, number, levy))]
    if number >= tables.first_temple:
        count = scoring.best_counts(tables, city, (number,))[number]
        now.append(message("counts-at-best", vp=tables.scoring[number].vp * count))
    if unseen := state.locations.count(number):
        now.append(message("more-to-come", n=unseen))
    why, instead = why_not_now(seen), None
    if why is None and too_dear is not None:
        instead = _means(seen, city, number)
        why = message("why-tile-too-dear", tile=words.the(tables, number), reason=too_dear)
    return Explanation(name, about, tuple(now), why, instead, rule)


def _means(seen: Seen, city: City, number: int) -> Message:
    """Where the denarii that a tile is too expensive by could come from."""
    assert seen.seat is not None
    tables, levy = seen.tables, acting.tax(seen.tables, seen.state)
    due, paid = acting.bill(tables, city.held, number, levy)
    short = due - city.denarii - tables.sale * (sum(city.held) - sum(paid))
    missing = amount(short, "denarii")
    for start, by, way, cells in reachable(city):
        hauled = haul(tables, seen.state, seen.seat, cells)
        then = hauled.state.cities[seen.seat]
        if tables.prices[then.held][number] <= then.denarii - 2 * levy:
            place, gains = place_of(seen, start), words.yields(hauled.gains, 0, 0)
            return message(
                "instead-line", missing=missing, start=place, by=by, way=way, gains=gains
            )
    return message("instead-earn", missing=missing)


def _coins(seen: Seen, number: int) -> Explanation:
    """Solitaire: the denarii in a pair with a tile."""
    tables = seen.tables
    return Explanation(
        name=message("coins-name", coins=amount(tables.coins, "denarii")),
        what=(message("about-coins", tile=words.the(tables, number)),),
        why_not=why_not_now(seen),
        rule="MIN-1P5",
    )


def _free_cell(seen: Seen, cell: Cell) -> Explanation:
    """An empty cell beside the viewer's city."""
    tables, state, city = seen.tables, seen.state, seen.city
    assert city is not None
    assert seen.seat is not None
    now, why = list[Message](), None
    if isinstance(state.phase, Placing) and state.phase.seat == seen.seat:
        if tables.activated[state.phase.tile]:
            now += site(tables, state, seen.seat, cell).says
    else:
        now += _good_for(seen, seen.seat, cell)
        why = why_not_now(seen)
    name = message("free-cell", place=seen.places.free(city, cell))
    return Explanation(name, (message("about-free-cell"),), tuple(now), why, rule="MIN-F3")


def _good_for(seen: Seen, seat: Seat, cell: Cell) -> Iterator[Message]:
    """What a residence and what a facility on a cell would be good for."""
    tables, state = seen.tables, seen.state
    if not state.cities[seat].residences:
        yield message("why-no-residence-left")
    elif (best := _best(tables, state, seat, cell)).cells:
        first, *others = words.line_brings(best)
        yield message("residence-here", way=best.direction, brings=first)
        yield from others
    else:
        yield message("residence-here-idle")
    first, *others = site(tables, state, seat, cell).says
    yield message("facility-here", said=first)
    yield from others


def _best(tables: Tables, state: State, seat: Seat, cell: Cell) -> Line:
    """The best line from a cell."""
    lines = preview_lines(tables, (state,), seat, cell)
    return max(lines, key=lambda preview: preview.worth)


def _covered_cell(seen: Seen, owner: int, cell: Cell) -> Explanation:
    """A tile of a city."""
    tables, city = seen.tables, seen.state.cities[owner]
    number = city.tiles[cell]
    about, name = _about_tile(tables, number), message("named", what=seen.places.tile(city, cell))
    if number == RESIDENCE:
        return _residence(seen, owner, cell, name, about)
    if number >= tables.first_temple:
        count = scoring.temple_count(tables, city, cell, number)
        now = [message("temple-counts", n=count, vp=tables.scoring[number].vp * count)]
    else:
        now = [*_in_line(tables, city, cell)]
    why = None
    if owner == seen.seat and not seen.over:
        why = message("why-facility", category=tables.tiles[number].category.value)
    return Explanation(name, about, tuple(now), why, rule=_rule_of(tables, number))


def _in_line(tables: Tables, city: City, cell: Cell) -> Iterator[Message]:
    """The lines that a facility is part of."""
    if not tables.activated[city.tiles[cell]]:
        return
    lines = {met.axis: met for met in joined(tables, city, cell)}
    yield message(
        "stands-in-lines",
        across=lines["across"].facilities + 1 if "across" in lines else 1,
        down=lines["down"].facilities + 1 if "down" in lines else 1,
    )
    if lines and not any(met.cells for met in lines.values()):
        yield message("lines-dead")


def _residence(
    seen: Seen, owner: int, cell: Cell, name: Message, about: tuple[Message, ...]
) -> Explanation:
    city, helped = seen.state.cities[owner], cell in seen.state.cities[owner].assisted
    now = [message("has-assistant") if helped else message("no-assistant-yet")]
    why = instead = None
    if owner == seen.seat and not seen.over:
        why = why_not_now(seen)
        if helped:
            why = why or message("why-assisted")
        else:
            best = _best(seen.tables, seen.state, seen.seat, cell)
            if best.cells:
                first, *others = words.line_brings(best)
                here = message("assistant-here", way=best.direction, brings=first)
                now += [here, *others]
            if why is None and not city.hand:
                why, instead = message("why-no-assistant"), next_assistant(seen, city)
    return Explanation(name, about, tuple(now), why, instead, rule="MIN-A1")
