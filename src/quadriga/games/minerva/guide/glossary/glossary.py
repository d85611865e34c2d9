"""What each thing on the table is, and what it does for a player now."""

from functools import partial

from quadriga.core import Explanation
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.box.grid import DIRECTIONS
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts.line_preview import preview_lines
from quadriga.games.minerva.guide.glossary import race_glossary, seat_glossary, tile_glossary
from quadriga.games.minerva.guide.glossary.seen import Entry, Seen
from quadriga.games.minerva.guide.words import Places
from quadriga.games.minerva.rules.state import Directing, State
from quadriga.games.minerva.rules.tables import COINS, Tables
from quadriga.kit.glossary import Glossary
from quadriga.language import Message, message


def glossary(tables: Tables, places: Places) -> Glossary[State, Seen]:
    """The glossary of a game."""
    return Glossary(lambda state, seat: Seen(tables, places, state, seat), _entries)


def _entries(seen: Seen) -> dict[str, Entry]:
    table: dict[str, Entry] = {
        "round": _round,
        "market": _market,
        "temples": _temples,
        "prices": _prices,
        "city": _city,
    }
    table |= {f"category:{one.value}": partial(_category, category=one) for one in c.Category}
    table |= {f"way:{way}": partial(_way, way=way) for way in DIRECTIONS}
    for part in (tile_glossary, race_glossary, seat_glossary):
        table |= part.entries(seen)
    return table


def _round(seen: Seen) -> Explanation:
    number, of = max(1, seen.state.round), seen.tables.rounds
    now = () if seen.over else (message("now-round", n=number, of=of, left=of - number),)
    return Explanation(message("round"), (message("about-round", n=of),), now, rule="MIN-R1")


def _market(seen: Seen) -> Explanation:
    n = len([tile for tile in seen.state.market if tile != COINS])
    what = message("about-market-alone") if seen.tables.solo else message("about-market")
    now = () if seen.over else (message("now-market", n=n),)
    return Explanation(message("market"), (what,), now, rule="MIN-F1")


def _temples(seen: Seen) -> Explanation:
    return Explanation(message("temples"), (message("about-temples"),), rule="MIN-T1")


def _prices(seen: Seen) -> Explanation:
    substitute, sale = (
        amount(seen.tables.substitute, "denarii"),
        amount(seen.tables.sale, "denarii"),
    )
    what = (message("about-prices", substitute=substitute), message("about-selling", sale=sale))
    return Explanation(message("prices-name"), what, rule="MIN-F2")


def _city(seen: Seen) -> Explanation:
    city, now = seen.city, tuple[Message, ...]()
    if city is not None and not seen.over:
        now = (message("now-city", tiles=len(city.tiles), cells=len(city.free)),)
    what = (message("about-city"), message("about-cell-signs"))
    return Explanation(message("city-name"), what, now, rule="MIN-H3")


def _category(seen: Seen, category: c.Category) -> Explanation:
    now: tuple[Message, ...] = ()
    if not seen.over and category not in (c.Category.TEMPLE, c.Category.RESIDENTIAL):
        for_sale = [seen.tables.tiles[n] for n in seen.state.market if n != COINS]
        now = (message("now-category", n=sum(tile.category is category for tile in for_sale)),)
    name = message("category-head", category=category.value)
    what = (message("about-category", category=category.value),)
    return Explanation(name, what, now, rule="MIN-H4")


def _way(seen: Seen, way: str) -> Explanation:
    phase, now = seen.state.phase, tuple[Message, ...]()
    if isinstance(phase, Directing):
        (total,) = preview_lines(seen.tables, (seen.state,), phase.seat, phase.cell, (way,))
        now = words.line_brings(total)
    return Explanation(message("way-word", way=way), (message("about-way"),), now, rule="MIN-H2")
