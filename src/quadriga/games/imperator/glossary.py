"""What each thing on the table is, and what it does for the player now."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from quadriga.core import Explanation, Seat
from quadriga.games.imperator import outlook as look
from quadriga.games.imperator import reasons, scoring, words
from quadriga.games.imperator.components import Kind
from quadriga.games.imperator.phases import turn
from quadriga.games.imperator.state import PLAYER, Choosing, Over, State
from quadriga.games.imperator.tables import UNIT, Amounts, CardRow, Tables
from quadriga.games.imperator.view import hand_of, turn_of
from quadriga.kit.sources import Source
from quadriga.language import Message, message

T = TypeVar("T")
Explain = Callable[[Tables, State], Explanation]

_RULES = {Kind.CONQUEST: "IMP-A1", Kind.TRIBUTE: "IMP-A6", Kind.BUILDING: "IMP-B1"}
_MONUMENTS = {
    "colossus": "IMP-M5",
    "hippodrome": "IMP-M6",
    "triumphal_arc": "IMP-M7",
    "great_lighthouse": "IMP-M8",
    "senate": "IMP-M9",
    "colosseum": "IMP-M11",
}


def things(tables: Tables) -> Sequence[str]:
    """The names of all things that the page may point at."""
    return tuple(_glossary(tables))


def explain(tables: Tables, state: State, thing: str, seat: Seat | None) -> Explanation | None:
    """What `thing` is; None if there is none of this name. Who looks on can choose nothing."""
    entry = _glossary(tables).get(thing)
    if entry is None:
        return None
    found = entry(tables, state)
    if seat == PLAYER and not isinstance(state.phase, Over):
        return found
    return Explanation(found.name, found.what, found.now, rule=found.rule)


@lru_cache(maxsize=16)
def _glossary(tables: Tables) -> dict[str, Explain]:
    box = tables.box
    entries: dict[str, Explain] = {
        "clock": _clock,
        "buildings": _buildings,
        "hand": _hand,
        "deck": _deck,
        "discard": _discard,
        "score": _score,
        "split": _split,
    }
    for at, kind in enumerate(words.KINDS):
        entries[f"track:{kind}"] = _with(_track, at)
    for row in tables.cards:
        entries[f"card:{row.card.id}"] = _with(_card, row)
        entries[f"upper:{row.card.id}"] = _with(_upper, row)
        entries[f"lower:{row.card.id}"] = _with(_lower, row)
        if row.card.builds:
            entries[f"building:{row.card.id}"] = _with(_building, row)
    entries |= {f"region:{one.id}": _with(_region, one.id) for one in box.regions}
    entries |= {f"monument:{one.id}": _with(_monument, at) for at, one in enumerate(box.monuments)}
    entries |= {f"invasion:{at}": _with(_invasion, at) for at in range(len(box.invasions))}
    entries |= {f"title:{place}": _with(_title, place) for place in range(len(box.scores))}
    return entries


def _with(entry: Callable[[Tables, State, T], Explanation], of: T) -> Explain:
    return lambda tables, state: entry(tables, state, of)


def _sentence(said: Message) -> Message:
    return message("sentence", said=said)


# ---- tracks and regions --------------------------------------------------------------------------


def _track(tables: Tables, state: State, at: int) -> Explanation:
    kind, units = words.KINDS[at], (state.culture, state.military, state.industry)[at]
    now = [message("track-now", n=units, kind=kind)]
    added = tables.bonuses[state.built][at]
    if added:
        now.append(message("track-bonus", n=added, kind=kind))
    if kind == "military":
        now += _threat(tables, state)
    return Explanation(
        name=message("kind-title", kind=kind),
        what=(message("track-what", kind=kind), message("track-top", top=tables.top)),
        now=tuple(now),
        rule="IMP-D2",
    )


def _threat(tables: Tables, state: State) -> Iterator[Message]:
    """The next invasion, and how it stands."""
    threat = look.threat(tables, state)
    if threat is not None:
        yield _sentence(threat.headline)
        if threat.outcome is None:
            yield threat.standing
        else:
            yield message("sentences", first=threat.standing, then=threat.outcome)


def _region(tables: Tables, state: State, name: str) -> Explanation:
    region, held = tables.region[name], bool(state.regions & tables.region_bit[name])
    if region.gives is None:
        what = [message("region-rome")]
    else:
        what = [message("region-what", kind=region.gives)]
        what += _ours(region.source)
    n = state.regions.bit_count()
    if held:
        now = message("region-held", n=n)
    else:
        gain = (
            words.gain(tables, state, UNIT[region.gives])
            if region.gives
            else words.units((0, 0, 0))
        )
        price = words.price(tables, state, (0, n, 0))
        now = message("region-free", price=price, gain=gain)
    why = reasons.why_no_region(tables, state, name)
    return Explanation(
        name=words.region(tables, name),
        what=tuple(what),
        now=(now,),
        why_not=why,
        instead=_instead_of_conquest(tables, state) if why and not held else None,
        rule="IMP-A1" if region.gives else "IMP-I7",
    )


def _instead_of_conquest(tables: Tables, state: State) -> Message | None:
    """How a conquest that cannot be paid would be possible."""
    if not isinstance(state.phase, Choosing):
        return None
    drawn = [row for row in _drawn(tables, state) if row.card.kind is Kind.CONQUEST]
    return reasons.instead_of_lower(tables, state, drawn[0]) if drawn else None


def _ours(source: Source) -> tuple[Message, ...]:
    """Says of what is reconstructed that it is."""
    return (message("explain-ours"),) if source is Source.OURS else ()


# ---- cards ---------------------------------------------------------------------------------------


def _drawn(tables: Tables, state: State) -> list[CardRow]:
    hand = hand_of(state.phase)
    return [row for row in tables.cards if row.bit & hand]


def _card(tables: Tables, state: State, row: CardRow) -> Explanation:
    return Explanation(
        name=words.card(row.card),
        what=(message("card-what"), words.lower_part(tables, state, row.card)),
        now=(_where(tables, state, [row]),),
        rule="IMP-T2",
    )


def _where(tables: Tables, state: State, rows: Sequence[CardRow]) -> Message:
    """Where these cards are."""
    found = [reasons.whereabouts(state, row) for row in rows]
    if len(found) == 1:
        return message("card-where", where=found[0])
    parts = [
        message("cards-there", n=found.count(where), where=where)
        for where in ("hand", "deck", "discard")
        if where in found
    ]
    return message("cards-where", parts=tuple(parts))


def _upper(tables: Tables, state: State, row: CardRow) -> Explanation:
    gain = words.gain(tables, state, row.upper)
    now = [message("upper-now", gain=gain)]
    wasted = _wasted(tables, state, turn.with_bonus(tables, state, row.upper))
    if wasted:
        now.append(message("brings-waste", n=wasted))
    return Explanation(
        name=message("upper-name", card=words.card(row.card)),
        what=(message("upper-what"), *_ours(row.card.sources.get("resources", row.card.source))),
        now=tuple(now),
        why_not=reasons.wrong_moment(tables, state) or reasons.why_not_drawn(tables, state, row),
        rule="IMP-T3",
    )


def _wasted(tables: Tables, state: State, gain: Amounts) -> int:
    """Units of a gain that would be lost at the top of the tracks."""
    room = [tables.top - n for n in (state.culture, state.military, state.industry)]
    if tables.powers[state.cubes].exchange:
        return max(0, gain[0] + gain[1] - room[0] - room[1]) + max(0, gain[2] - room[2])
    return sum(max(0, units - left) for units, left in zip(gain, room, strict=True))


def _lower(tables: Tables, state: State, row: CardRow) -> Explanation:
    card = row.card
    price, what = reasons.lower_price(state, row), [words.lower_part(tables, state, card)]
    if card.kind is Kind.MONUMENT:
        what.append(message("monument-idle", n=tables.cubes_needed[row.monument]))
    if card.cost is not None:
        what += _ours(card.sources.get("cost", card.source))
    now = []
    if any(price):
        said = words.price(tables, state, price)
        now.append(message("lower-costs", price=said, have=_means(tables, state, price)))
    why, instead = _why_not_lower(tables, state, row)
    rule = _RULES.get(card.kind) or _MONUMENTS.get(card.raises or "", "IMP-M1")
    return Explanation(
        name=message("lower-name", card=words.card(card)),
        what=tuple(what),
        now=tuple(now),
        why_not=why,
        instead=instead,
        rule=rule,
    )


def _means(tables: Tables, state: State, price: Amounts) -> tuple[Message, ...]:
    """What there is of each kind that a price asks for; with the Senate of two kinds alike."""
    tracks = (state.culture, state.military, state.industry)
    either = tables.powers[state.cubes].exchange and bool(price[0] + price[1])
    return tuple(
        words.amount(have, kind)
        for have, need, kind in zip(tracks, price, words.KINDS, strict=True)
        if need or (either and kind in words.SPLIT)
    )


def _why_not_lower(
    tables: Tables, state: State, row: CardRow
) -> tuple[Message | None, Message | None]:
    """Why the lower part of a card cannot be used, and what would help."""
    moment = reasons.wrong_moment(tables, state) or reasons.why_not_drawn(tables, state, row)
    if moment is not None:
        return moment, None
    reason = reasons.why_not(tables, state, row)
    if reason is None:
        return None, None
    said = message("why-not-sentence", reason=reason)
    return said, reasons.instead_of_lower(tables, state, row)


def _building(tables: Tables, state: State, row: CardRow) -> Explanation:
    building = tables.building[row.card.builds or ""]
    stands = bool(row.bit & state.built)
    now = [_where(tables, state, [row])]
    if not stands:
        now.insert(0, message("building-costs", price=words.price(tables, state, row.cost)))
    why, instead = (None, None) if stands else _why_not_lower(tables, state, row)
    return Explanation(
        name=words.thing(building.id, building.name),
        what=(message("building-what", does=words.building_does(building)),),
        now=tuple(now),
        why_not=why,
        instead=instead,
        rule="IMP-G2" if building.bonus else "IMP-B2",
    )


def _buildings(tables: Tables, state: State) -> Explanation:
    cards = sum(row.card.builds is not None for row in tables.cards)
    return Explanation(
        name=message("heading-buildings"),
        what=(message("buildings-what"),),
        now=(message("buildings-now", n=state.built.bit_count(), of=cards),),
        rule="IMP-B1",
    )


def _monument(tables: Tables, state: State, at: int) -> Explanation:
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
        now.append(_where(tables, state, rows))
        drawn = [row for row in rows if row.bit & hand_of(state.phase)]
        why, instead = _why_not_lower(tables, state, (drawn or rows)[0])
    return Explanation(
        name=words.thing(monument.id, monument.name),
        what=(message("monument-what", n=monument.cubes, does=does),),
        now=tuple(now),
        why_not=why,
        instead=instead,
        rule=_MONUMENTS.get(monument.id, "IMP-M1"),
    )


# ---- the course of the game ----------------------------------------------------------------------


def _invasion(tables: Tables, state: State, at: int) -> Explanation:
    invasion, why = tables.box.invasions[at], None
    if at < state.marked:
        now: tuple[Message, ...] = (message("invasion-past"),)
    elif at == state.marked:
        now = tuple(_threat(tables, state))
        why = reasons.why_no_payment(tables, state)
    else:
        now = (message("invasion-later", n=at - state.marked),)
    asks = message("invasion-what", n=tables.prices[at], regions=words.regions(tables.losses[at]))
    return Explanation(
        name=message("invasion", name=invasion.name),
        what=(asks, message("invasion-falls"), *_ours(invasion.source)),
        now=now,
        why_not=why,
        rule="IMP-I4",
    )


def _clock(tables: Tables, state: State) -> Explanation:
    now: tuple[Message, ...] = ()
    if not isinstance(state.phase, Over):
        number, turns = turn_of(tables, state)
        period = words.numeral(tables, state)
        now = (message("clock-now", period=period, turn=number, turns=turns),)
    return Explanation(
        name=message("clock-name"),
        what=(message("clock-what", n=len(tables.prices)),),
        now=now,
        rule="IMP-D5",
    )


def _hand(tables: Tables, state: State) -> Explanation:
    return Explanation(
        name=message("hand-name"),
        what=(message("hand-what", n=tables.hand_size),),
        rule="IMP-T1",
    )


def _deck(tables: Tables, state: State) -> Explanation:
    return Explanation(
        name=message("heading-deck"),
        what=(message("deck-what"),),
        now=(message("deck-now", n=state.deck.bit_count()),),
        rule="IMP-D5",
    )


def _discard(tables: Tables, state: State) -> Explanation:
    n = (tables.all_cards & ~(state.deck | state.built | hand_of(state.phase))).bit_count()
    return Explanation(
        name=message("discard-name"),
        what=(message("discard-what"),),
        now=(message("discard-now", n=n),),
        rule="IMP-T5",
    )


def _score(tables: Tables, state: State) -> Explanation:
    parts = tuple(
        message("score-part", name=look.part_name(tables, item.id), n=item.points)
        for item in scoring.breakdown(tables, state)
        if item.points
    )
    points = scoring.score(tables, state)
    now = () if scoring.is_lost(tables, state) else (message("score-now", n=points, parts=parts),)
    return Explanation(
        name=message("heading-score"), what=(message("score-what"),), now=now, rule="IMP-E3"
    )


def _title(tables: Tables, state: State, place: int) -> Explanation:
    row, points = tables.box.scores[place], scoring.score(tables, state)
    now = message("title-now", n=points, short=max(0, row.at_least - points))
    return Explanation(
        name=words.emperor(row.title),
        what=(message("title-what", n=row.at_least), *_ours(row.source)),
        now=(now,),
        rule="IMP-E5",
    )


def _split(tables: Tables, state: State) -> Explanation:
    return Explanation(
        name=message("split-name"),
        what=(message("split-what"),),
        rule="IMP-M12",
    )
