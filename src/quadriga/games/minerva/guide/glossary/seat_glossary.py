"""What a seat holds, how it scores, and which title that would be."""

from functools import partial

from quadriga.core import Explanation, Seat
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide.facts import estimates, outlook
from quadriga.games.minerva.guide.glossary.race_glossary import my_glory
from quadriga.games.minerva.guide.glossary.seen import Entry, Seen, next_assistant, why_not_now
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.tables import Tables
from quadriga.language import Message, message, seated

_RESOURCES = tuple(resource.value for resource in c.Resource)
_PARTS = {
    "culture": "MIN-K2",
    "glory": "MIN-G2",
    "temples": "MIN-T1",
    "leftovers": "MIN-E3",
    "order": "MIN-E4",
}
"""The parts of a score, with the rule of each."""


def entries(seen: Seen) -> dict[str, Entry]:
    """Every unit, the pieces and points of each seat, and the parts of a score."""
    table: dict[str, Entry] = {"assistant:next": _next_assistant}
    table |= {f"unit:{unit.value}": partial(_unit, unit=unit.value) for unit in c.Unit}
    owners = range(len(seen.state.cities))
    for owner in owners:
        for unit in (*_RESOURCES, "denarii", "glory"):
            table[f"stock:{owner}:{unit}"] = partial(_unit, unit=unit, owner=owner)
        table[f"stock:{owner}:assistants"] = partial(_assistants, owner=owner)
        table[f"stock:{owner}:residences"] = partial(_residences, owner=owner)
    table["score"] = _score
    table |= {f"score:{part}": partial(_part, part=part) for part in _PARTS}
    for owner in owners:
        table[f"seat:{owner}"] = partial(_seat, owner=owner)
        table[f"points:{owner}"] = partial(_points, owner=owner)
    if seen.tables.solo:
        table["title"] = _title
    return table


def _unit(seen: Seen, unit: str, owner: int | None = None) -> Explanation:
    """A unit, and how much of it `owner` holds."""
    now = []
    if owner is not None:
        city = seen.state.cities[owner]
        n = dict(zip(_RESOURCES, city.held, strict=True)).get(unit)
        if n is None:
            n = city.denarii if unit == "denarii" else city.glory
        now.append(message("now-held", who=seated(owner), what=amount(n, unit)))
        if unit == "glory" and owner == seen.seat and n:
            now += my_glory(seen)
    name, what = message("unit-name", unit=unit), _about_unit(seen.tables, unit)
    return Explanation(name, what, tuple(now), rule=_unit_rule(unit))


def _about_unit(tables: Tables, unit: str) -> tuple[Message, ...]:
    about = message("about-unit", unit=unit, substitute=tables.substitute)
    if unit not in _RESOURCES:
        return (about,)
    return about, message("rulebook-cap", most=tables.cap, sale=tables.sale)


def _unit_rule(unit: str) -> str:
    if unit == "glory":
        return "MIN-G1"
    return "MIN-R4" if unit in _RESOURCES else "MIN-K1" if unit in tuple(c.Culture) else "MIN-R5"


def _assistants(seen: Seen, owner: int) -> Explanation:
    city = seen.state.cities[owner]
    now = message("now-assistants", who=seated(owner), hand=city.hand, placed=len(city.assisted))
    why = instead = None
    if owner == seen.seat and not seen.over:
        why = why_not_now(seen)
        if why is None and not city.hand:
            why, instead = message("why-no-assistant"), next_assistant(seen, city)
    what = (message("about-assistants"), message("about-assistants-stay"))
    return Explanation(message("assistants-name"), what, (now,), why, instead, rule="MIN-A1")


def _next_assistant(seen: Seen) -> Explanation:
    city, now = seen.city, list[Message]()
    if city is not None and not seen.over:
        denarii, glory = amount(city.denarii, "denarii"), amount(city.glory, "glory")
        now += [next_assistant(seen, city), message("now-purse", denarii=denarii, glory=glory)]
    what = (message("about-next-assistant"), message("about-assistants"))
    return Explanation(message("next-assistant"), what, tuple(now), rule="MIN-A4")


def _residences(seen: Seen, owner: int) -> Explanation:
    city = seen.state.cities[owner]
    now = message("now-residences", who=seated(owner), n=city.residences)
    why = instead = None
    if owner == seen.seat and not seen.over:
        if city.residences:
            why = why_not_now(seen)
        else:
            why, instead = message("why-no-residence-left"), next_assistant(seen, city)
    most = seen.tables.box.residence.per_player
    what = (message("about-residences", n=most), message("about-lines"))
    return Explanation(message("residences-name"), what, (now,), why, instead, rule="MIN-H1")


def _points_now(seen: Seen, seat: int) -> Message:
    score = estimates.estimate(seen.tables, seen.state, seat)
    return message("now-points", n=score, over="yes" if seen.over else "no")


def _seat(seen: Seen, owner: int) -> Explanation:
    now, passed = [_points_now(seen, owner)], seen.state.passed
    if owner in passed and not seen.over:
        now.append(message("now-passed", number=passed.index(Seat(owner)) + 1))
    name, what = message("seat-called", who=seated(owner)), (message("about-seat"),)
    return Explanation(name, what, tuple(now), rule="MIN-E2")


def _points(seen: Seen, owner: int) -> Explanation:
    score = scoring.breakdown(seen.tables, seen.state, owner)
    lines = zip(score, _PARTS, strict=True)
    parts = tuple(message("part-and-points", n=n, line=part) for n, part in lines if n)
    won = estimates.race(seen.tables, seen.state, owner)
    now = [message("now-parts", parts=parts) if parts else message("now-no-points")]
    if won is not None:
        now.append(message("now-race", vp=won.vp))
    what = (message("about-score"), message("about-estimate"))
    return Explanation(message("score-name", who=seated(owner)), what, tuple(now), rule="MIN-E7")


def _score(seen: Seen) -> Explanation:
    what = (message("about-score"), message("about-estimate"))
    return Explanation(message("score"), what, rule="MIN-E2")


def _part(seen: Seen, part: str) -> Explanation:
    tables, city, now = seen.tables, seen.city, tuple[Message, ...]()
    if seen.seat is not None and city is not None:
        score: int = getattr(scoring.breakdown(tables, seen.state, seen.seat), part)
        now = (message("now-part", n=score),)
        if part == "leftovers":
            denarii, tokens = amount(city.denarii, "denarii"), sum(city.held)
            now = (message("now-leftovers", denarii=denarii, tokens=tokens, vp=score),)
    what = message("about-part", line=part, each=tables.per_vp)
    return Explanation(message("score-line", line=part), (what,), now, rule=_PARTS[part])


def _title(seen: Seen) -> Explanation:
    aim = message("said", what=outlook.to_next_title(seen.tables, seen.state))
    what, now = (message("about-title"),), (_points_now(seen, 0), aim)
    return Explanation(message("your-title"), what, now, rule="MIN-1P10")
