"""What a seat holds: resources, denarii, glory, assistants and residences."""

from functools import partial

from quadriga.core import Explanation
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide.glossary.race_glossary import my_glory
from quadriga.games.minerva.guide.glossary.seen import Entry, Seen, next_assistant, why_not_now
from quadriga.games.minerva.rules.state import City
from quadriga.games.minerva.rules.tables import Tables
from quadriga.language import Message, message, seated

_RESOURCES = tuple(one.value for one in c.Resource)


def entries(seen: Seen) -> dict[str, Entry]:
    """Every unit, what each seat holds of them, and its pieces."""
    stock: dict[str, Entry] = {"assistant:next": _next_assistant}
    stock |= {f"unit:{unit.value}": partial(_unit, unit=unit.value) for unit in c.Unit}
    for owner in range(len(seen.state.cities)):
        for unit in (*_RESOURCES, "denarii", "glory"):
            stock[f"stock:{owner}:{unit}"] = partial(_held, owner=owner, unit=unit)
        stock[f"stock:{owner}:assistants"] = partial(_assistants, owner=owner)
        stock[f"stock:{owner}:residences"] = partial(_residences, owner=owner)
    return stock


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
    return "MIN-R4" if unit in _RESOURCES else "MIN-K1" if unit in tuple(c.Culture) else "MIN-R5"


def _held(seen: Seen, owner: int, unit: str) -> Explanation:
    city = seen.state.cities[owner]
    n = _number(city, unit)
    now = [message("now-held", who=seated(owner), what=amount(n, unit))]
    if unit == "glory" and owner == seen.seat:
        now += [said for said in my_glory(seen) if n]
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
    city, own = seen.state.cities[owner], owner == seen.seat and not seen.over
    now = message("now-assistants", who=seated(owner), hand=city.hand, placed=len(city.assisted))
    why = instead = None
    if own:
        why = why_not_now(seen)
        if why is None and not city.hand:
            why, instead = message("why-no-assistant"), next_assistant(seen, city)
    what = (message("about-assistants"), message("about-assistants-stay"))
    return Explanation(message("assistants-name"), what, (now,), why, instead, rule="MIN-A1")


def _next_assistant(seen: Seen) -> Explanation:
    city, now = seen.city, list[Message]()
    if city is not None and not seen.over:
        now.append(next_assistant(seen, city))
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
    city, own = seen.state.cities[owner], owner == seen.seat and not seen.over
    now = message("now-residences", who=seated(owner), n=city.residences)
    why = instead = None
    if own and not city.residences:
        why = message("why-no-residence-left")
        instead = next_assistant(seen, city)
    elif own:
        why = why_not_now(seen)
    what = (
        message("about-residences", n=seen.tables.box.residence.per_player),
        message("about-lines"),
    )
    return Explanation(message("residences-name"), what, (now,), why, instead, rule="MIN-H1")
