"""Explanations of everything on the table."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from quadriga.core import Explanation
from quadriga.games.imperator.box.components import Kind
from quadriga.games.imperator.guide import reasons, words
from quadriga.games.imperator.guide.facts import captions
from quadriga.games.imperator.guide.facts import outlook as look
from quadriga.games.imperator.guide.glossary import card_glossary
from quadriga.games.imperator.guide.glossary.card_glossary import Entry, Seen, ours
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.state import PLAYER, Choosing, Over, State
from quadriga.games.imperator.rules.tables import UNIT, Tables
from quadriga.games.imperator.rules.view import discard, turn_of
from quadriga.kit.glossary import Glossary
from quadriga.language import Message, message


def glossary(tables: Tables) -> Glossary[State, Seen]:
    """Explanations of everything on the table of a game."""
    return Glossary(lambda state, seat: Seen(tables, state, seat), _entries)


def _entries(seen: Seen) -> dict[str, Entry]:
    box = seen.tables.box
    entries: dict[str, Entry] = {
        "clock": _clock,
        "hand": _hand,
        "deck": _deck,
        "discard": _discard,
        "score": _score,
        "split": _split,
    }
    entries |= {f"track:{kind}": partial(_track, at=at) for at, kind in enumerate(words.KINDS)}
    entries |= {f"region:{one.id}": partial(_region, name=one.id) for one in box.regions}
    entries |= {f"invasion:{at}": partial(_invasion, at=at) for at in range(len(box.invasions))}
    entries |= {f"title:{place}": partial(_title, place=place) for place in range(len(box.scores))}
    entries |= dict(card_glossary.entries(seen))
    if seen.seat == PLAYER and not isinstance(seen.state.phase, Over):
        return entries
    return {thing: partial(_without_choice, entry=entry) for thing, entry in entries.items()}


def _without_choice(seen: Seen, entry: Entry) -> Explanation:
    """An explanation for a reader who cannot choose anything."""
    return replace(entry(seen), why_not=None, instead=None)


# ---- tracks and regions --------------------------------------------------------------------------


def _track(seen: Seen, at: int) -> Explanation:
    tables, state = seen.tables, seen.state
    kind, units = words.KINDS[at], state.tracks[at]
    now = [message("track-now", n=units, kind=kind)]
    added = tables.bonuses[state.built][at]
    if added:
        now.append(message("track-bonus", n=added, kind=kind))
    if kind == "military":
        now += _threat(seen)
    return Explanation(
        name=message("kind-title", kind=kind),
        what=(message("track-what", kind=kind), message("track-top", top=tables.top)),
        now=tuple(now),
        rule="IMP-D2",
    )


def _threat(seen: Seen) -> Iterator[Message]:
    """The next invasion, and how it would end now."""
    threat = look.threat(seen.tables, seen.state)
    if threat is not None:
        yield message("sentence", said=threat.headline)
        if threat.outcome is None:
            yield threat.standing
        else:
            yield message("sentences", first=threat.standing, then=threat.outcome)


def _region(seen: Seen, name: str) -> Explanation:
    tables, state = seen.tables, seen.state
    region, held = tables.region[name], bool(state.regions & tables.region_bit[name])
    what, gain = [message("region-rome")], words.units((0, 0, 0))
    if region.gives:
        what = [message("region-what", kind=region.gives), *ours(region.source)]
        gain = words.gain(tables, state, UNIT[region.gives])
    n = state.regions.bit_count()
    price = words.price(tables, state, (0, n, 0))
    free = message("region-free", price=price, gain=gain)
    why = reasons.why_no_region(tables, state, name)
    return Explanation(
        name=words.region(tables, name),
        what=tuple(what),
        now=(message("region-held", n=n) if held else free,),
        why_not=why,
        instead=_instead_of_conquest(seen) if why and not held else None,
        rule="IMP-A1" if region.gives else "IMP-I7",
    )


def _instead_of_conquest(seen: Seen) -> Message | None:
    """What would make a conquest possible that cannot be paid."""
    if not isinstance(seen.state.phase, Choosing):
        return None
    tables, state = seen.tables, seen.state
    rows = [row for row in tables.rows(state.hand) if row.card.kind is Kind.CONQUEST]
    return reasons.instead_of_lower(tables, state, rows[0]) if rows else None


# ---- the course of the game ----------------------------------------------------------------------


def _invasion(seen: Seen, at: int) -> Explanation:
    tables, state = seen.tables, seen.state
    invasion, why = tables.box.invasions[at], None
    if at < state.marked:
        now: tuple[Message, ...] = (message("invasion-past"),)
    elif at == state.marked:
        now = tuple(_threat(seen))
        why = reasons.why_no_payment(tables, state)
    else:
        now = (message("invasion-later", n=at - state.marked),)
    asks = message("invasion-what", n=tables.prices[at], regions=words.regions(tables.losses[at]))
    return Explanation(
        name=message("invasion", name=invasion.name),
        what=(asks, message("invasion-falls"), *ours(invasion.source)),
        now=now,
        why_not=why,
        rule="IMP-I4",
    )


def _clock(seen: Seen) -> Explanation:
    tables, state = seen.tables, seen.state
    now: tuple[Message, ...] = ()
    if not isinstance(state.phase, Over):
        number, turns = turn_of(tables, state)
        period = words.numeral(tables, state)
        now = (message("clock-now", period=period, turn=number, turns=turns),)
    what = message("clock-what", n=len(tables.prices))
    return Explanation(message("clock-name"), (what,), now, rule="IMP-D5")


def _hand(seen: Seen) -> Explanation:
    what = message("hand-what", n=seen.tables.hand_size)
    return Explanation(message("hand-name"), (what,), rule="IMP-T1")


def _deck(seen: Seen) -> Explanation:
    now = message("deck-now", n=seen.state.deck.bit_count())
    return Explanation(message("heading-deck"), (message("deck-what"),), (now,), rule="IMP-D5")


def _discard(seen: Seen) -> Explanation:
    now = message("discard-now", n=discard(seen.tables, seen.state).bit_count())
    return Explanation(message("discard-name"), (message("discard-what"),), (now,), rule="IMP-T5")


def _score(seen: Seen) -> Explanation:
    tables, state = seen.tables, seen.state
    parts = tuple(
        message("score-part", name=captions.part(tables, item).name, n=item.points)
        for item in scoring.breakdown(tables, state)
        if item.points
    )
    points = scoring.score(tables, state)
    now = () if scoring.is_lost(tables, state) else (message("score-now", n=points, parts=parts),)
    return Explanation(message("heading-score"), (message("score-what"),), now, rule="IMP-E3")


def _title(seen: Seen, place: int) -> Explanation:
    row, points = seen.tables.box.scores[place], scoring.score(seen.tables, seen.state)
    return Explanation(
        name=words.emperor(row.title),
        what=(message("title-what", n=row.at_least), *ours(row.source)),
        now=(message("title-now", n=points, short=max(0, row.at_least - points)),),
        rule="IMP-E5",
    )


def _split(seen: Seen) -> Explanation:
    return Explanation(message("split-name"), (message("split-what"),), rule="IMP-M12")
