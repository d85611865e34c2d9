"""What any data file must satisfy (specification, section 6)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import get_args

from msgspec.structs import astuple

from quadriga.core import BadComponents
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.grid import FARTHEST
from quadriga.kit import sources
from quadriga.kit.words import HIDDEN

_ID = re.compile(r"[a-z0-9-]+")
_RESERVED = ("coins", "nothing", HIDDEN)
_PLAYERS = 4


def check(box: c.Box) -> None:
    """Raise `BadComponents` if a box can't be played with, naming the entry and its fault."""
    parts = (_constants, _tiles, _effects, _numbers_in_use, _culture, _glory, _rest, _sources)
    for problem in chain.from_iterable(part(box) for part in parts):
        raise BadComponents(problem)


def _constants(box: c.Box) -> Iterator[str]:
    rules = box.constants
    for name in ("rounds", "temple_row", "resource_cap", "sale_price", "leftovers_per_vp"):
        if getattr(rules, name) < 1:
            yield f"constants: {name} must be 1 or more."
    for name in ("substitute_price", "tax", "pass_income", "solo_coins"):
        if getattr(rules, name) < 0:
            yield f"constants: {name} cannot be negative."
    if rules.round_tiles != rules.rounds:
        yield "constants: there is one round tile a round."
    if len(rules.start_denarii) != _PLAYERS or min(rules.start_denarii) < 0:
        yield f"constants: start_denarii has an amount for each of {_PLAYERS} players."
    if not all(0 <= n <= rules.resource_cap for n in rules.start_resources.values()):
        yield "constants: start_resources must lie between 0 and resource_cap."


def _named(box: c.Box) -> Iterator[tuple[str, c.Tile]]:
    groups: dict[str, Sequence[c.Tile]] = {
        "fountain": (box.fountain,),
        "residence": (box.residence,),
        "starting": box.starting,
        "normal": box.normal,
        "temple": box.temples,
    }
    return ((table, tile) for table, tiles in groups.items() for tile in tiles)


def _tiles(box: c.Box) -> Iterator[str]:
    ids, names = set[str](), set[str]()
    for table, tile in _named(box):
        where = f"{table} {tile.id!r}"
        if not _ID.fullmatch(tile.id) or tile.id in _RESERVED:
            yield f"{where}: an id has lower-case letters, digits and hyphens, and is no keyword."
        if tile.id in ids:
            yield f"{where}: the id is used twice."
        if tile.name in names or not tile.name.strip() or not tile.name.isprintable():
            yield f"{where}: the name {tile.name!r} is empty or used twice."
        if any(n < 1 for n in tile.cost.values()):
            yield f"{where}: a cost has 1 or more of each resource that it names."
        if table in ("fountain", "residence", "starting") and tile.cost:
            yield f"{where}: it is free."
        if (tile.category is c.Category.RESIDENTIAL) != (table == "residence"):
            yield f"{where}: residences, and only they, are residential."
        if (tile.category is c.Category.TEMPLE) != (table == "temple"):
            yield f"{where}: temples, and only they, are of the category temple."
        ids.add(tile.id)
        names.add(tile.name)
    if box.fountain.per_player != 1:
        yield "fountain: every player has exactly one."
    if box.residence.per_player < 0:
        yield "residence: per_player cannot be negative."


def _numbers_in_use(box: c.Box) -> Iterator[str]:
    """MIN-D2, and a grid that is large enough."""
    for table, tile in _named(box):
        if isinstance(tile, c.Location) and min(astuple(tile.copies)) < 0:
            yield f"{table} {tile.id!r}: copies cannot be negative."
    for players in range(2, _PLAYERS + 1):
        used, rounds = sum(n.copies.used(players) for n in box.normal), box.constants.rounds
        if used % rounds:
            yield f"normal: {used} tiles with {players} players do not make {rounds} equal piles."
    if sum(tile.copies.used(2) for tile in box.starting) % 2:
        yield "starting: with 2 players their number must be even, for solitaire pairs."
    most = sum(tile.copies.used(_PLAYERS) for tile in (*box.starting, *box.normal))
    if 2 * (most + len(box.temples) + box.residence.per_player + 1) > FARTHEST:
        yield f"normal: more than {FARTHEST // 2} tiles do not fit on the grid."


def _effects(box: c.Box) -> Iterator[str]:
    for table, tile in _named(box):
        for problem in (*_moment(table, tile), *_steps(tile)):
            yield f"{table} {tile.id!r}: {problem}"


def _moment(table: str, tile: c.Tile) -> Iterator[str]:
    """MIN-D5: which effects a tile may have, and when."""
    if table == "residence":
        if tile.when is not c.When.NEVER or tile.effect:
            yield "a residence has no effect, and when must be 'never'."
        return
    at_once = tile.category is c.Category.SPECIAL
    wanted = c.When.BUILT if at_once else c.When.ACTIVATED
    wanted = c.When.ENDGAME if table == "temple" else wanted
    if tile.when is not wanted:
        yield f"when must be {wanted.value!r} for this category."
    if not tile.effect:
        yield "effect must have a step."
    if tile.when in (c.When.BUILT, c.When.ENDGAME) and len(tile.effect) > 1:
        yield f"a tile with when = {tile.when.value!r} has a single step."


def _steps(tile: c.Tile) -> Iterator[str]:
    allowed: Mapping[c.When, tuple[type[c.Step], ...]] = {
        c.When.ACTIVATED: get_args(c.Common),
        c.When.BUILT: (c.Choose, c.Exchange, *get_args(c.Special)),
        c.When.ENDGAME: get_args(c.Scoring),
        c.When.NEVER: (),
    }
    for step in tile.effect:
        op = step.__struct_config__.tag
        if not isinstance(step, allowed[tile.when]):
            yield f"{op!r} cannot stand in an effect with when = {tile.when.value!r}."
        yield from (f"{op}: {problem}" for problem in _step(step))


def _step(step: c.Step) -> Iterator[str]:
    if isinstance(step, c.Gain | c.PerHeld | c.Exchange) and (
        not step.gain or min(step.gain.values()) < 1
    ):
        yield "gain must be 1 or more of something."
    if isinstance(step, c.Exchange) and (len(step.pay) != 1 or min(step.pay.values()) < 1):
        yield "pay must be 1 or more of exactly one kind."
    if isinstance(step, c.Choose):
        if len({*step.offers}) < len(step.offers) or not step.offers:
            yield "what it offers must be different things, and at least one."
        if c.Unit.ANY_RESOURCE in step.offers:
            yield "it cannot offer any_resource: name the resources."
        if step.amount < 1 or step.times < 1:
            yield "amount and times must be 1 or more."
    if isinstance(step, c.ActivateAround) and step.tiles < 1:
        yield "tiles must be 1 or more."
    if isinstance(step, c.Scoring) and step.vp < 0:
        yield "vp cannot be negative."


def _culture(box: c.Box) -> Iterator[str]:
    """MIN-D7: stacks that can be climbed."""
    for tile in box.culture:
        where = f"culture {tile.category.value!r} {tile.vp}"
        if tile.marks < 1 or tile.vp < 0:
            yield f"{where}: marks must be 1 or more, and vp cannot be negative."
        if min(tile.copies, tile.removed_with_3, tile.removed_with_2, tile.used(1)) < 0:
            yield f"{where}: copies, removed_with_3 and removed_with_2 do not fit together."
    for category in c.Culture:
        tiles = [(t.vp, t.marks) for t in box.culture if t.category is category]
        if len({*tiles}) < len(tiles):
            yield f"culture {category.value!r}: the same tile has two entries."
        tiles.sort()
        if any(low[1] > high[1] for low, high in pairwise(tiles)):
            yield f"culture {category.value!r}: marks must not fall as vp rise."


def _glory(box: c.Box) -> Iterator[str]:
    """MIN-D8: what each round awards."""
    values = {(tile.round, tile.rank): tile.vp for tile in box.glory}
    if len(values) < len(box.glory):
        yield "glory: the same rank of a round has two entries."
    rounds = range(1, box.constants.rounds + 1)
    if {number for number, _ in values} != {*rounds}:
        yield f"glory: there must be tiles for each of {len(rounds)} rounds."
        return
    for number in rounds:
        ranks = sorted(rank for where, rank in values if where == number)
        if len(ranks) < 2 or ranks != [*range(1, len(ranks) + 1)]:
            yield f"glory round {number}: there must be ranks 1 and 2, and no gap."
            return
        vp = [values[number, rank] for rank in ranks]
        if any(high <= low for high, low in pairwise(vp)) or vp[-1] < 0:
            yield f"glory round {number}: a better rank must be worth more."
        for rank in (1, 2):
            if values.get((number - 1, rank), 0) > values[number, rank]:
                yield f"glory round {number}: rank {rank} is worth less than the round before."


def _rest(box: c.Box) -> Iterator[str]:
    if [order.number for order in box.order] != [*range(1, _PLAYERS + 1)]:
        yield f"order: there must be tiles 1 to {_PLAYERS}, in this order."
    if any(order.vp < 0 for order in box.order):
        yield "order: vp cannot be negative."
    if [price.owned for price in box.assistants] != [*range(len(box.assistants))]:
        yield "assistant: there must be a price for 0, 1, 2 … owned, in this order."
    if any(min(price.denarii, price.glory) < 1 for price in box.assistants):
        yield "assistant: a price is 1 or more."
    scores = [title.min_score for title in box.titles]
    if scores != sorted({*scores}, reverse=True) or scores[-1] != 0 or scores[0] < 1:
        yield "title: min_score must fall, and end at 0."


def _sources(box: c.Box) -> Iterator[str]:
    """MIN-D9: the source of an entry is the weakest of its fields'."""
    entries: list[tuple[str, sources.Sourced]] = [
        *((f"{table} {tile.id!r}", tile) for table, tile in _named(box)),
        *((f"culture {t.category.value!r} {t.vp}", t) for t in box.culture),
        *((f"glory {t.round} {t.rank}", t) for t in box.glory),
        *((f"order {t.number}", t) for t in box.order),
        *((f"assistant {t.owned}", t) for t in box.assistants),
        *((f"title {t.name!r}", t) for t in box.titles),
        ("constants", box.constants),
    ]
    for name, entry in entries:
        yield from sources.problems(name, entry, _more(entry))


def _more(entry: sources.Sourced) -> tuple[str, ...]:
    """What may have a source besides the fields of an entry: those of a temple's step."""
    temple = isinstance(entry, c.Tile) and any(isinstance(n, c.Scoring) for n in entry.effect)
    return ("area", "counts", "vp") if temple else ()
