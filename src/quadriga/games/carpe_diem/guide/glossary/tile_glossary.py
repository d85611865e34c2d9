"""Explains tiles: what they show, what that gives, and where they would fit."""

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import Explanation, Seat
from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.guide.descriptions import rule_of
from quadriga.games.carpe_diem.guide.facts.standings import Standing, standings
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.state import State
from quadriga.games.carpe_diem.rules.tables import DWELLINGS, LANDSCAPES, VILLA, Tables
from quadriga.kit.sources import Source
from quadriga.language import Message, message

_RULES: Final = {
    Kind.MERCHANT: "CAR-D2",
    Kind.GRANARY: "CAR-D3",
    Kind.ADMINISTRATION: "CAR-D4",
    Kind.CRAFTSMAN: "CAR-D5",
    Kind.VILLA: "CAR-V1",
    Kind.MARKET: "CAR-O2",
    Kind.BAKERY: "CAR-O3",
    Kind.FOUNTAIN: "CAR-O4",
}


class Seen(Struct, frozen=True):
    """A position as a seat sees it; None is a spectator."""

    tables: Tables
    state: State
    seat: Seat | None

    @property
    def acts(self) -> bool:
        """Whether this seat decides now."""
        return self.seat is not None and self.state.phase.to_act == self.seat

    def why(self, reason: Callable[[], Message | None]) -> Message | None:
        """A reason, if this seat is to decide at all."""
        return reason() if self.acts else None

    def standings(self) -> tuple[Standing, ...]:
        """How the seats stand, as this seat may know it."""
        return standings(self.tables, self.state, self.seat)


Entry: TypeAlias = Callable[[Seen], Explanation]


def ours(**sources: Source) -> tuple[Message, ...]:
    """Names the things whose figures are reconstructed; empty if all are known."""
    what = [message("ours-of", what=one) for one in sources if sources[one] is Source.OURS]
    return (message("explain-ours", what=tuple(what)),) if what else ()


def tile(seen: Seen, number: int) -> Explanation:
    """What a tile shows, and where it would fit."""
    tables, shown = seen.tables, seen.tables.tiles[number]
    kinds = [KINDS.index(part.kind) for part in shown.parts]
    chart = {"villas": tables.box.villa_chart.source} if VILLA in kinds else {}
    now = []
    if seen.seat is not None:
        places = tables.places(number, seen.state.districts[seen.seat].frontier.values())
        now.append(message("would-fit", n=len({place.cell for place in places})))
    return Explanation(
        name=message("capital", what=words.tile(shown)),
        what=(*(_what(tables, kind) for kind in kinds), *ours(tile=shown.source, **chart)),
        now=tuple(now),
        rule=_RULES.get(KINDS[kinds[0]], "CAR-L1") if kinds else "CAR-B5",
    )


def _what(tables: Tables, kind: int) -> Message:
    """What a kind of structure is, and what it gives."""
    if kind in LANDSCAPES:
        family = "landscape"
    elif kind in DWELLINGS:
        family = "dwelling"
    else:
        family = "villa" if kind == VILLA else "single"
    gives = rule_of(tables.box, KINDS[kind])
    return message("kind-what", kind=words.kind(kind), family=family, gives=gives)


def hand(seen: Seen) -> Explanation:
    """The tile in hand, or its place while there is none."""
    phase = seen.state.phase
    if not isinstance(phase, s.Placing):
        return Explanation(message("hand-name"), (message("hand-what"),), rule="CAR-B5")
    about = tile(seen, phase.tile)
    return replace(about, what=(message("hand-what"), *about.what), rule="CAR-B8")
