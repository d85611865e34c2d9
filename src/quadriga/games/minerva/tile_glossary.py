"""What the tiles of the market and the cells of a city are, and why they cannot be chosen."""

from collections.abc import Iterator

from msgspec import Struct

from quadriga.core import Explanation, Seat
from quadriga.games.minerva import components as c
from quadriga.games.minerva import scoring, words
from quadriga.games.minerva.descriptions import amount
from quadriga.games.minerva.grid import DIRECTIONS, Cell
from quadriga.games.minerva.line_preview import Line, gains_of, haul, preview_lines
from quadriga.games.minerva.phases import acting, resolving
from quadriga.games.minerva.phases.lines import line
from quadriga.games.minerva.sites import joined, site
from quadriga.games.minerva.state import Acting, Chancy, City, Over, Placing, State
from quadriga.games.minerva.tables import COINS, FOUNTAIN, RESIDENCE, Tables
from quadriga.games.minerva.words import Places
from quadriga.kit.sources import Source
from quadriga.language import Message, message, seated


class Seen(Struct, frozen=True):
    """A position as a seat looks at it; None is who only looks on."""

    tables: Tables
    places: Places
    state: State
    seat: Seat | None

    @property
    def city(self) -> City | None:
        """The own city of who looks."""
        return None if self.seat is None else self.state.cities[self.seat]


def why_not_now(seen: Seen) -> Message | None:
    """Why nothing at all can be begun by who looks; None if it is their turn to act."""
    phase, seat = seen.state.phase, seen.seat
    if isinstance(phase, Acting) and phase.seat == seat:
        return None
    if isinstance(phase, Chancy):
        return message("why-laying-out")
    if isinstance(phase, Over) or seat is None:
        return None
    if phase.to_act == seat:
        return message("why-finish-first")
    if seat in seen.state.passed:
        last = seen.state.round == seen.tables.rounds
        return message("why-passed-last") if last else message("why-passed")
    return message("why-turn-of", who=seated(phase.seat))


# ---- tiles ---------------------------------------------------------------------------------------


def tile(seen: Seen, number: int) -> Explanation:
    """A tile as it is in the box."""
    return Explanation(
        words.tile(seen.tables, number),
        about_tile(seen.tables, number),
        rule=rule_of(seen, number),
    )


def about_tile(tables: Tables, number: int) -> tuple[Message, ...]:
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


def rule_of(seen: Seen, number: int) -> str:
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


def offer(seen: Seen, number: int) -> Explanation:
    """A tile of the market or the temple row, with what it would cost who looks."""
    tables, state, city = seen.tables, seen.state, seen.city
    said = about_tile(tables, number)
    name, rule = words.tile(tables, number), "MIN-F2"
    if city is None or isinstance(state.phase, Over):
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
        instead = means(seen, city, number)
        why = message("why-tile-too-dear", tile=words.the(tables, number), reason=too_dear)
    return Explanation(name, said, tuple(now), why, instead, rule)


def means(seen: Seen, city: City, number: int) -> Message:
    """Where the denarii could come from that a tile is too dear by."""
    tables, levy = seen.tables, acting.tax(seen.tables, seen.state)
    due, paid = acting.bill(tables, city.held, number, levy)
    short = due - city.denarii - tables.sale * (sum(city.held) - sum(paid))
    missing = amount(short, "denarii")
    for start, by in starts(seen, city):
        for way, step in DIRECTIONS.items():
            hauled = haul(tables, city, line(city, start, step))
            then, _ = resolving.emptied(city, hauled.purse)
            if tables.prices[then.held][number] <= then.denarii - 2 * levy:
                gains = words.yields(gains_of(city, hauled), 0, 0)
                return message(
                    "instead-line",
                    missing=missing,
                    start=place_of(seen, start),
                    by=by,
                    way=way,
                    gains=gains,
                )
    return message("instead-earn", missing=missing)


def starts(seen: Seen, city: City) -> Iterator[tuple[Cell, str]]:
    """Where a line could be activated from, and by what."""
    if city.residences:
        yield from ((cell, "residence") for cell in city.free)
    if city.hand:
        yield from ((cell, "assistant") for cell in acting.vacant(city))


def place_of(seen: Seen, cell: Cell) -> Message:
    """Where a cell of the own city lies, covered or not."""
    assert seen.seat is not None
    city = seen.state.cities[seen.seat]
    if cell in city.tiles:
        return message("place-on", tile=seen.places.tile(city, cell))
    return seen.places.free(city, cell)


def coins(seen: Seen, number: int) -> Explanation:
    """Solitaire: the denarii that lie in a pair with a tile."""
    tables = seen.tables
    return Explanation(
        name=message("coins-name", coins=amount(tables.coins, "denarii")),
        what=(message("about-coins", tile=words.the(tables, number)),),
        why_not=why_not_now(seen),
        rule="MIN-1P5",
    )


# ---- cells ---------------------------------------------------------------------------------------


def free_cell(seen: Seen, cell: Cell) -> Explanation:
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
    tables, state, city = seen.tables, seen.state, state_city(seen)
    if city.residences:
        best = max(preview_lines(tables, state, seen.seat, cell), key=lambda one: one.worth)
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


def state_city(seen: Seen) -> City:
    """The own city of who looks, who has one."""
    assert seen.city is not None
    return seen.city


def covered_cell(seen: Seen, owner: int, cell: Cell) -> Explanation:
    """A tile that lies in a city."""
    tables, city = seen.tables, seen.state.cities[owner]
    number = city.tiles[cell]
    said = about_tile(tables, number)
    if number == RESIDENCE:
        return _residence(seen, owner, cell, said)
    now = tuple(
        _temple_now(tables, city, cell)
        if number >= tables.first_temple
        else _in_line(tables, city, cell)
    )
    why = None
    if owner == seen.seat and not isinstance(seen.state.phase, Over):
        why = message("why-facility", category=tables.tiles[number].category.value)
    return Explanation(_named(seen, city, cell), said, now, why, rule=rule_of(seen, number))


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
    if own and not isinstance(seen.state.phase, Over):
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
    lines = preview_lines(seen.tables, seen.state, seen.seat, cell)
    best: Line = max(lines, key=lambda one: one.worth)
    if best.cells:
        yield message("assistant-here", way=best.direction, brings=words.line_brings(best)[0])
        yield from words.line_brings(best)[1:]


def next_assistant(seen: Seen, city: City) -> Message:
    """When an assistant can be bought, and for what."""
    tables = seen.tables
    if city.assistants >= len(tables.assistants):
        return message("assistants-all", most=len(tables.assistants))
    if seen.state.round >= tables.rounds:
        return message("assistants-never")
    denarii, glory = tables.assistants[city.assistants]
    return message(
        "assistants-after", denarii=amount(denarii, "denarii"), glory=amount(glory, "glory")
    )


def offered(state: State) -> list[int]:
    """The tiles of the market and of the temple row, each once."""
    return [n for n in dict.fromkeys((*state.market, *state.row)) if n != COINS]
