"""Explanations of cards, buildings and monuments."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from quadriga.core import Explanation, Seat
from quadriga.games.imperator.box.components import Kind
from quadriga.games.imperator.guide import reasons, words
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.tables import Amounts, CardRow, Tables
from quadriga.kit.sources import Source
from quadriga.language import Message, message

_RULES = {Kind.CONQUEST: "IMP-A1", Kind.TRIBUTE: "IMP-A6", Kind.BUILDING: "IMP-B1"}
_MONUMENTS = {
    "colossus": "IMP-M5",
    "hippodrome": "IMP-M6",
    "triumphal_arc": "IMP-M7",
    "great_lighthouse": "IMP-M8",
    "senate": "IMP-M9",
    "colosseum": "IMP-M11",
}


class Seen(Struct, frozen=True):
    """A position and the seat that reads about it; None is a spectator."""

    tables: Tables
    state: State
    seat: Seat | None


Entry: TypeAlias = Callable[[Seen], Explanation]


def entries(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """Every card with its two parts, every building and every monument."""
    for row in seen.tables.cards:
        yield f"card:{row.card.id}", partial(_card, row=row)
        yield f"upper:{row.card.id}", partial(_upper, row=row)
        yield f"lower:{row.card.id}", partial(_lower, row=row)
        if row.card.builds:
            yield f"building:{row.card.id}", partial(_building, row=row)
    yield "buildings", _buildings
    for at, monument in enumerate(seen.tables.box.monuments):
        yield f"monument:{monument.id}", partial(_monument, at=at)


def ours(source: Source) -> tuple[Message, ...]:
    """A note for figures that are reconstructed."""
    return (message("explain-ours"),) if source is Source.OURS else ()


def _card(seen: Seen, row: CardRow) -> Explanation:
    return Explanation(
        name=words.card(row.card),
        what=(message("card-what"), words.lower_part(seen.tables, seen.state, row.card)),
        now=(_where(seen, [row]),),
        rule="IMP-T2",
    )


def _where(seen: Seen, rows: Sequence[CardRow]) -> Message:
    """Where these cards are."""
    places = [reasons.whereabouts(seen.state, row) for row in rows]
    if len(places) == 1:
        return message("card-where", where=places[0])
    parts = tuple(
        message("cards-there", n=places.count(where), where=where)
        for where in ("hand", "deck", "discard")
        if where in places
    )
    return message("cards-where", parts=parts)


def _upper(seen: Seen, row: CardRow) -> Explanation:
    tables, state = seen.tables, seen.state
    now = [message("upper-now", gain=words.gain(tables, state, row.upper))]
    wasted = _wasted(seen, turn.with_bonus(tables, state, row.upper))
    if wasted:
        now.append(message("brings-waste", n=wasted))
    return Explanation(
        name=message("upper-name", card=words.card(row.card)),
        what=(message("upper-what"), *ours(row.card.sources.get("resources", row.card.source))),
        now=tuple(now),
        why_not=reasons.why_no_card(tables, state, row),
        rule="IMP-T3",
    )


def _wasted(seen: Seen, gain: Amounts) -> int:
    """Units of a gain that would be lost at the top of the tracks."""
    tables, state = seen.tables, seen.state
    room = [tables.top - n for n in state.tracks]
    if tables.powers[state.cubes].exchange:
        return max(0, gain[0] + gain[1] - room[0] - room[1]) + max(0, gain[2] - room[2])
    return sum(max(0, units - left) for units, left in zip(gain, room, strict=True))


def _lower(seen: Seen, row: CardRow) -> Explanation:
    tables, state, card = seen.tables, seen.state, row.card
    price, what = reasons.lower_price(state, row), [words.lower_part(tables, state, card)]
    if card.kind is Kind.MONUMENT:
        what.append(message("monument-idle", n=tables.cubes_needed[row.monument]))
    if card.cost is not None:
        what += ours(card.sources.get("cost", card.source))
    why, instead = _why_not_lower(seen, row)
    now = []
    # If the price cannot be paid, `why` has both figures.
    if any(price) and (why is None or why.id != "why-not-sentence"):
        costs = words.price(tables, state, price)
        now.append(message("lower-costs", price=costs, have=_means(seen, price)))
    return Explanation(
        name=message("lower-name", card=words.card(card)),
        what=tuple(what),
        now=tuple(now),
        why_not=why,
        instead=instead,
        rule=_RULES.get(card.kind) or _MONUMENTS.get(card.raises or "", "IMP-M1"),
    )


def _means(seen: Seen, price: Amounts) -> tuple[Message, ...]:
    """The units of each kind that could pay a price."""
    tables, state = seen.tables, seen.state
    either = tables.powers[state.cubes].exchange and bool(price[0] + price[1])
    return tuple(
        words.amount(have, kind)
        for have, need, kind in zip(state.tracks, price, words.KINDS, strict=True)
        if need or (either and kind in words.SPLIT)
    )


def _why_not_lower(seen: Seen, row: CardRow) -> tuple[Message | None, Message | None]:
    """Why the lower part of a card cannot be used, and what would help."""
    tables, state = seen.tables, seen.state
    moment = reasons.why_no_card(tables, state, row)
    if moment is not None:
        return moment, None
    reason = reasons.why_not(tables, state, row)
    if reason is None:
        return None, None
    instead = reasons.instead_of_lower(tables, state, row)
    return message("why-not-sentence", reason=reason), instead


def _building(seen: Seen, row: CardRow) -> Explanation:
    tables, state = seen.tables, seen.state
    building = tables.building[row.card.builds or ""]
    now = [_where(seen, [row])]
    why = instead = None
    if not row.bit & state.built:
        now.insert(0, message("building-costs", price=words.price(tables, state, row.cost)))
        why, instead = _why_not_lower(seen, row)
    return Explanation(
        name=words.thing(building.id, building.name),
        what=(message("building-what", does=words.building_does(building)),),
        now=tuple(now),
        why_not=why,
        instead=instead,
        rule="IMP-G2" if building.bonus else "IMP-B2",
    )


def _buildings(seen: Seen) -> Explanation:
    cards = sum(row.card.builds is not None for row in seen.tables.cards)
    return Explanation(
        name=message("heading-buildings"),
        what=(message("buildings-what"),),
        now=(message("buildings-now", n=seen.state.built.bit_count(), of=cards),),
        rule="IMP-B1",
    )


def _monument(seen: Seen, at: int) -> Explanation:
    tables, state = seen.tables, seen.state
    monument, cubes = tables.box.monuments[at], state.cubes[at]
    does = words.with_effect(monument.effect, words.monument_rule(monument))
    rows = [row for row in tables.cards if row.monument == at]
    points = scoring.monument_points(state, monument)
    now = []
    if cubes >= monument.cubes:
        now.append(message("monument-stands", n=points))
        why = instead = None
    else:
        price = words.price(tables, state, rows[0].cost)
        now.append(message("monument-now", n=cubes, of=monument.cubes, points=points, price=price))
        now.append(_where(seen, rows))
        in_hand = [row for row in rows if row.bit & state.hand]
        why, instead = _why_not_lower(seen, (in_hand or rows)[0])
    return Explanation(
        name=words.thing(monument.id, monument.name),
        what=(message("monument-what", n=monument.cubes, does=does),),
        now=tuple(now),
        why_not=why,
        instead=instead,
        rule=_MONUMENTS.get(monument.id, "IMP-M1"),
    )
