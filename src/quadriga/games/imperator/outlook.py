"""What the page shows beside the view: points, the threat, what the drawn cards could do."""

from collections.abc import Iterator

from msgspec import Struct

from quadriga.games.imperator import scoring, words
from quadriga.games.imperator.components import Units
from quadriga.games.imperator.state import Losing, Over, State
from quadriga.games.imperator.tables import UNIT, Amounts, CardRow, Tables
from quadriga.games.imperator.view import hand_of, view
from quadriga.kit.words import count


class Part(Struct, frozen=True):
    """One line of the score: `regions`, or the id of a building card or monument."""

    id: str
    name: str
    points: int
    why: str


class Threat(Struct, frozen=True):
    """How the next invasion stands: what is missing to pay it, and what it would take."""

    order: int
    military: int
    regions: int
    short: int
    safe: bool
    rome_falls: bool
    words: str


class Board(Struct, frozen=True):
    """What lies on the table, and what it counts if the game ended now."""

    tracks: Units
    regions: tuple[str, ...]
    monuments: dict[str, int]
    built: tuple[str, ...]
    score: int
    parts: tuple[Part, ...]
    title: str
    next_title: str
    to_next_title: int
    threat: Threat | None


class Bonus(Struct, frozen=True):
    """Units that a built card adds to a gain."""

    building: str
    units: Units


class Lower(Struct, frozen=True):
    """The lower part of a drawn card now: what it does, its price, or why it cannot be used."""

    card: str
    does: str
    price: Units
    why_not: str


class Outlook(Struct, frozen=True, tag_field="game", tag="imperator"):
    """The board with its points, and the drawn cards with what they could do."""

    board: Board
    lowers: tuple[Lower, ...]
    bonuses: tuple[Bonus, ...]


def outlook(tables: Tables, state: State) -> Outlook:
    """The board with its points, and the drawn cards with what they could do."""
    hand = hand_of(state.phase)
    rows = [row for row in tables.cards if row.bit & hand]
    return Outlook(
        board=board(tables, state),
        lowers=tuple(_lower(tables, state, row) for row in rows),
        bonuses=tuple(bonuses(tables, state, (1, 1, 1))),
    )


def _lower(tables: Tables, state: State, row: CardRow) -> Lower:
    return Lower(
        card=row.card.id,
        does=words.lower_part(tables, state, row.card),
        price=Units(*words.lower_price(tables, state, row)),
        why_not=words.why_not(tables, state, row),
    )


def board(tables: Tables, state: State) -> Board:
    """What lies on the table, and what it counts if the game ended now."""
    seen = view(tables, state, None)
    points = scoring.score(tables, state)
    above = [row for row in tables.box.scores if row.at_least > points]
    return Board(
        tracks=seen.tracks,
        regions=seen.regions,
        monuments=seen.monuments,
        built=seen.built,
        score=points,
        parts=tuple(_part(tables, state, line) for line in scoring.lines(tables, state)),
        title="" if scoring.is_lost(tables, state) else scoring.title(tables, points),
        next_title=above[-1].title if above else "",
        to_next_title=above[-1].at_least - points if above else 0,
        threat=_threat(tables, state),
    )


def _part(tables: Tables, state: State, line: scoring.Line) -> Part:
    for monument in tables.box.monuments:
        if monument.id == line.id:
            why = words.monument_does(state, monument).partition(",")[0]
            return Part(line.id, monument.name, line.points, why)
    if line.id in tables.card:
        return Part(line.id, tables.card[line.id].card.name, line.points, "built")
    return Part(line.id, "Regions", line.points, "1 point a region, Rome included")


def _threat(tables: Tables, state: State) -> Threat | None:
    if isinstance(state.phase, Over):
        return None
    price, losses = tables.prices[state.marked], tables.losses[state.marked]
    powers = tables.powers[state.cubes]
    have = state.military + (state.culture if powers.exchange else 0)
    short = 0 if powers.safe else max(0, price - have)
    falls = short > 0 and len(tables.losable[state.regions]) < losses
    text = _threat_words(powers.safe, have, short, losses, falls)
    if isinstance(state.phase, Losing):  # Paying is no longer possible (IMP-I4).
        losses, falls = state.phase.left, False
        text = f"You give up {count(losses, 'more region')}."
    return Threat(
        order=state.marked + 1,
        military=price,
        regions=losses,
        short=short,
        safe=powers.safe,
        rome_falls=falls,
        words=text,
    )


def _threat_words(safe: bool, have: int, short: int, losses: int, falls: bool) -> str:
    if safe:
        return "The Colosseum stands: invasions do no harm."
    if not short:
        return f"You have {have}: enough to pay."
    if falls:
        return f"You have {have}, {short} short, and too few regions to give up: Rome would fall."
    return f"You have {have}, {short} short: you would lose {count(losses, 'region')}."


def bonuses(tables: Tables, state: State, gain: Amounts) -> Iterator[Bonus]:
    """What each built card adds to a gain."""
    exchange = tables.powers[state.cubes].exchange
    for row in tables.cards:
        building = tables.building.get(row.card.builds or "")
        if building is None or building.bonus is None or not state.built & row.bit:
            continue
        culture, military, industry = UNIT[building.bonus]
        mixed = exchange and not industry and gain[0] + gain[1] > 0
        if mixed or any(g and u for g, u in zip(gain, UNIT[building.bonus], strict=True)):
            n = building.amount
            yield Bonus(row.card.id, Units(culture * n, military * n, industry * n))
