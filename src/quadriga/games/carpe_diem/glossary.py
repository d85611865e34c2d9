"""What each thing on the table is, and what it does for a seat now."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from msgspec.structs import replace

from quadriga.core import Explanation, Seat
from quadriga.games.carpe_diem import grid, offers, reasons, words
from quadriga.games.carpe_diem import outlook as look
from quadriga.games.carpe_diem import state as s
from quadriga.games.carpe_diem.components import Good, Kind
from quadriga.games.carpe_diem.descriptions import rule_of
from quadriga.games.carpe_diem.faces import KINDS
from quadriga.games.carpe_diem.phases.visiting import card_on
from quadriga.games.carpe_diem.standings import Standing, standings
from quadriga.games.carpe_diem.state import NONE, State
from quadriga.games.carpe_diem.tables import DWELLINGS, GOODS, LANDSCAPES, VILLA, Tables
from quadriga.games.carpe_diem.view import is_open
from quadriga.language import Message, message, seated

T = TypeVar("T")
Explain = Callable[["Scene"], Explanation]

STOCK: Final = (*(good.value for good in Good), "coins", "bread")
LINES: Final = ("collected", "frame", "prestige", "villas", "fountains", "items")
_LINE_RULES: Final = {
    "collected": "CAR-E1",
    "frame": "CAR-E4",
    "prestige": "CAR-E3",
    "villas": "CAR-E6",
    "fountains": "CAR-E5",
    "items": "CAR-E2",
}
_KIND_RULES: Final = {
    Kind.MERCHANT: "CAR-D2",
    Kind.GRANARY: "CAR-D3",
    Kind.ADMINISTRATION: "CAR-D4",
    Kind.CRAFTSMAN: "CAR-D5",
    Kind.VILLA: "CAR-V1",
    Kind.MARKET: "CAR-O2",
    Kind.BAKERY: "CAR-O3",
    Kind.FOUNTAIN: "CAR-O4",
}


class Scene:
    """A position as a seat sees it, or anybody who looks on."""

    def __init__(self, tables: Tables, state: State, seat: Seat | None) -> None:
        self.tables = tables
        self.state = state
        self.seat = seat

    @property
    def acts(self) -> bool:
        """Whether this seat decides now."""
        return self.seat is not None and self.state.phase.to_act == self.seat

    def why(self, reason: Callable[[], Message | None]) -> Message | None:
        """A reason, where this seat could choose at all."""
        return reason() if self.acts else None

    def standing(self, seat: int) -> Standing:
        """How a seat stands, as this one may know it."""
        return standings(self.tables, self.state, self.seat)[seat]


def things(tables: Tables, state: State, seat: Seat | None) -> Sequence[str]:
    """The names of all things that the page may point at."""
    return (*_glossary(tables), *_cards_held(tables, state, seat), *_goals(tables, state))


def explain(tables: Tables, state: State, thing: str, seat: Seat | None) -> Explanation | None:
    """What `thing` is; None if there is none of this name on the table."""
    entries = _glossary(tables)
    entry = entries.get(thing) or _cards_held(tables, state, seat).get(thing)
    entry = entry or _goals(tables, state).get(thing)
    return None if entry is None else entry(Scene(tables, state, seat))


@lru_cache(maxsize=16)
def _glossary(tables: Tables) -> dict[str, Explain]:
    """What lies on every table."""
    box = tables.box
    entries: dict[str, Explain] = {
        "clock": _clock,
        "ring": _ring,
        "row": _row,
        "forum": _forum,
        "prestige": _prestige,
        "frame": _frame,
        "hand": _hand,
        "begins": _begins,
    }
    for space in tables.spaces:
        entries[f"space:{space}"] = _with(_space, space)
        for slot in range(1, box.ring.tiles_per_space + 1):
            entries[f"slot:{space}:{slot}"] = _with(_slot, (space, slot))
    for slot in range(1, box.bottom_row.spaces + 1):
        entries[f"row:{slot}"] = _with(_row_slot, slot)
    entries |= {f"card:{space}": _with(_card, space) for space in tables.used}
    entries |= {f"marker:{a}-{b}": _with(_marker, (a, b)) for a, b in tables.pairs}
    entries |= {f"line:{line}": _with(_line, line) for line in LINES}
    for seat in range(tables.seats):
        entries |= {f"stock:{seat}:{what}": _with(_stock, (seat, what)) for what in STOCK}
        entries |= {f"cell:{seat}:{grid.text(n)}": _with(_cell, (seat, n)) for n in grid.CELLS}
        entries |= {
            f"seat:{seat}": _with(_seat, seat),
            f"points:{seat}": _with(_points, seat),
            f"patrician:{seat}": _with(_patrician, seat),
            f"chimneys:{seat}": _with(_chimneys, seat),
            f"writs:{seat}": _with(_writs, seat),
            f"stored:{seat}": _with(_stored, seat),
            f"cards:{seat}": _with(_cards, seat),
        }
    return entries


def _cards_held(tables: Tables, state: State, seat: Seat | None) -> dict[str, Explain]:
    """The fountain cards that this seat may know, by who holds them."""
    return {
        f"fountain:{tables.fountain_ids[card]}": _with(_fountain, (owner, card))
        for owner, hand in enumerate(state.hands)
        if is_open(state, owner, seat)
        for card in hand
    }


def _goals(tables: Tables, state: State) -> dict[str, Explain]:
    """The goals of the frames, by side and position."""
    return {
        f"goal:{seat}:{grid.SIDE_NAMES[goal.side]}:{goal.position}": _with(_goal, (seat, at))
        for seat, district in enumerate(state.districts)
        for at, goal in enumerate(tables.goals[district.frame])
    }


def _with(entry: Callable[[Scene, T], Explanation], of: T) -> Explain:
    return lambda scene: entry(scene, of)


# ---- tiles and what they show --------------------------------------------------------------------


def _tile(scene: Scene, tile: int) -> Explanation:
    """What a tile shows, and where it would fit."""
    tables, shown = scene.tables, scene.tables.tiles[tile]
    kinds = [KINDS.index(part.kind) for part in shown.parts]
    now = []
    if scene.seat is not None:
        frontier = scene.state.districts[scene.seat].frontier.values()
        upper, lower = tables.fits[tile]
        cells = sum(bool(upper[key & 255] & lower[key >> 8 & 255]) for key in frontier)
        now.append(message("would-fit", n=cells))
    return Explanation(
        name=message("capital", what=words.tile(shown)),
        what=tuple(_what(tables, kind) for kind in dict.fromkeys(kinds)),
        now=tuple(now),
        rule=_rule(kinds[0]) if kinds else "CAR-B5",
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


def _rule(kind: int) -> str:
    return _KIND_RULES.get(KINDS[kind], "CAR-L1")


def _slot(scene: Scene, at: tuple[int, int]) -> Explanation:
    space, slot = at
    tables, state = scene.tables, scene.state
    if isinstance(state.phase, s.Starting):
        return Explanation(message("slot-empty"), (message("slot-to-fill"),), rule="CAR-S10")
    slots = state.ring[space - 1] if state.ring else ()
    tile = slots[slot - 1] if slot <= len(slots) else NONE
    left = tables.taken - sum(one == NONE for one in slots) if slots else 0
    found = (
        _tile(scene, tile)
        if tile != NONE
        else Explanation(message("slot-empty"), (message("slot-what"),), rule="CAR-M8")
    )
    if 0 < left < len(slots):
        found = replace(found, now=(*found.now, message("slot-left", n=left)))
    why, instead = _why_no_space(scene, space)
    if why is None and tile == NONE:
        why = scene.why(lambda: message("why-no-tile"))
    return replace(found, why_not=why, instead=instead)


def _why_no_space(scene: Scene, space: int) -> tuple[Message | None, Message | None]:
    """Why a patrician cannot go to a space, and what would help."""
    tables, state = scene.tables, scene.state
    why = scene.why(lambda: reasons.why_no_space(tables, state, space))
    reachable = bool(state.filled >> space - 1 & 1)
    if why is None or not isinstance(state.phase, s.Moving) or not reachable:
        return why, None
    return why, message("instead-bread", n=tables.amounts.bread_for_a_move)


def _row_slot(scene: Scene, slot: int) -> Explanation:
    row, state = scene.state.row, scene.state
    tile = row[slot - 1] if slot <= len(row) else NONE
    if tile == NONE:
        return Explanation(message("slot-empty"), (message("row-what"),), rule="CAR-D7")
    found = _tile(scene, tile)
    if isinstance(state.phase, s.Crafting):
        return found
    why = scene.why(lambda: message("why-no-craftsman"))
    instead = None if why is None else message("instead-craftsman")
    return replace(found, why_not=why, instead=instead)


def _hand(scene: Scene) -> Explanation:
    phase = scene.state.phase
    if not isinstance(phase, s.Placing):
        return Explanation(message("hand-name"), (message("hand-what"),), rule="CAR-B5")
    found = _tile(scene, phase.tile)
    return replace(found, what=(*found.what, message("hand-what")), rule="CAR-B8")


def _cell(scene: Scene, at: tuple[int, int]) -> Explanation:
    seat, cell = at
    tables, district = scene.tables, scene.state.districts[seat]
    face = district.tiles.get(cell)
    if face is not None:
        found = _tile(scene, tables.faces.all[face].tile)
        found = replace(found, now=tuple(_structures(scene, seat, cell)))
    else:
        found = Explanation(
            message("cell-name"),
            (message("cell-what"),),
            tuple(_lying(scene, seat, cell)),
            rule="CAR-B6",
        )
    if seat != scene.seat:
        return found
    return replace(found, why_not=scene.why(lambda: reasons.why_no_cell(tables, scene.state, cell)))


def _structures(scene: Scene, seat: int, cell: int) -> Iterator[Message]:
    """What a tile is part of, and how far that has come."""
    for one in scene.standing(seat).structures:
        if grid.text(cell) in one.cells:
            yield message(
                "structure-now",
                kind=message("kind", kind=one.kind.value),
                tiles=len(one.cells),
                open=len(one.open),
                complete="yes" if one.complete else "no",
            )


def _lying(scene: Scene, seat: int, cell: int) -> Iterator[Message]:
    """What lies on an empty cell."""
    district = scene.state.districts[seat]
    if district.writs >> cell & 1:
        yield message("cell-writ", n=scene.tables.amounts.writ_steps)
    if district.board != NONE and scene.tables.shovels[district.board] == cell:
        yield message("cell-shovel")


def _goal(scene: Scene, at: tuple[int, int]) -> Explanation:
    seat, number = at
    goal = scene.standing(seat).goals[number]
    is_column = goal.column > 0
    n = goal.column or goal.row
    line = message("column-line", n=n) if is_column else message("row-line", n=n)
    kind = message("kind", kind=goal.kind.value)
    return Explanation(
        name=message("goal-name", kind=kind, vp=goal.vp),
        what=(message("goal-what", kind=kind, line=line, vp=goal.vp),),
        now=(message("goal-now", status=goal.status),),
        rule="CAR-E4",
    )


def _frame(scene: Scene) -> Explanation:
    return Explanation(message("frame-goals"), (message("frame-what"),), rule="CAR-E4")


# ---- the ring and the forum ----------------------------------------------------------------------


def _ring(scene: Scene) -> Explanation:
    now: tuple[Message, ...] = ()
    if scene.seat is not None and scene.state.filled and scene.state.patricians[scene.seat] > 0:
        left, right = scene.tables.ends[scene.state.filled][scene.state.patricians[scene.seat] - 1]
        now = (message("ring-now", left=words.space(left), right=words.space(right)),)
    return Explanation(
        message("ring"),
        (message("ring-what", n=scene.tables.amounts.bread_for_a_move),),
        now,
        rule="CAR-M2",
    )


def _space(scene: Scene, space: int) -> Explanation:
    state = scene.state
    here = tuple(seated(n) for n, at in enumerate(state.patricians) if at == space)
    why, instead = _why_no_space(scene, space)
    return Explanation(
        name=message("space-name", space=words.space(space)),
        what=(message("space-what"),),
        now=(message("space-now", who=here),) if here else (),
        why_not=why,
        instead=instead,
        rule="CAR-M2",
    )


def _patrician(scene: Scene, seat: int) -> Explanation:
    at = scene.state.patricians[seat]
    now = (message("patrician-now", space=words.space(at)),) if at > 0 else ()
    return Explanation(
        message("patrician-name", who=seated(seat)),
        (message("patrician-what"),),
        now,
        rule="CAR-M6",
    )


def _row(scene: Scene) -> Explanation:
    n = sum(tile != NONE for tile in scene.state.row)
    return Explanation(
        message("bottom-row"), (message("row-what"),), (message("row-now", n=n),), rule="CAR-D5"
    )


def _forum(scene: Scene) -> Explanation:
    amounts, state = scene.tables.amounts, scene.state
    now: tuple[Message, ...] = ()
    if not isinstance(state.phase, s.Visiting | s.Ordering | s.Paying | s.Over):
        rounds = scene.tables.box.phases.rounds
        now = (message("forum-now", phase=max(1, state.stage), rounds=rounds),)
    return Explanation(
        message("forum"),
        (
            message("forum-what"),
            message("forum-sets", penalty=amounts.forum_penalty, bread=amounts.bread_for_a_set),
        ),
        now,
        rule="CAR-F5",
    )


def _card(scene: Scene, space: int) -> Explanation:
    tables, state = scene.tables, scene.state
    if not state.forum:
        return Explanation(message("card-not-drawn"), (message("forum-what"),), rule="CAR-S7")
    card = card_on(tables, state, space)
    reward = message("all-of", items=words.reward(card))
    what = message(
        "card-what", needs=words.needs(card), reward=reward, red="yes" if card.red else "no"
    )
    now: tuple[Message, ...] = ()
    if scene.seat is not None:
        most = offers.at_most(
            tables, card, state.districts[scene.seat].owned, state.purses[scene.seat]
        )
        now = (
            message(
                "card-could",
                n=most.own + most.paid,
                bread=most.bread,
                penalty=tables.amounts.forum_penalty,
            ),
        )
    return Explanation(
        name=words.asks(card),
        what=(what,),
        now=now,
        why_not=scene.why(lambda: _why_no_card(scene, space)),
        instead=None,
        rule="CAR-F6" if card.red else "CAR-F9",
    )


def _why_no_card(scene: Scene, space: int) -> Message | None:
    phase = scene.state.phase
    if isinstance(phase, s.Visiting):
        return message("why-card-visiting")
    if isinstance(phase, s.Ordering):
        return None if space in (phase.a, phase.b) else reasons.first_do(phase)
    if isinstance(phase, s.Paying):
        return None if space == phase.space else reasons.first_do(phase)
    return message("why-no-forum", round=scene.tables.box.phases.rounds)


def _marker(scene: Scene, pair: tuple[int, int]) -> Explanation:
    tables, state = scene.tables, scene.state
    owner = state.markers[tables.pairs.index(pair)]
    now: tuple[Message, ...] = ()
    if owner != NONE:
        now = (message("marker-lies", who=seated(owner)),)
    elif scene.seat is not None and state.forum and not isinstance(state.phase, s.Over):
        net = look.offer(tables, state, scene.seat, *pair).net
        now = (message("marker-brings", net=net),)
    return Explanation(
        name=message("marker-name"),
        what=(message("marker-what"),),
        now=now,
        why_not=scene.why(lambda: reasons.why_no_visit(tables, state, *pair)),
        rule="CAR-F2",
    )


def _prestige(scene: Scene) -> Explanation:
    state = scene.state
    return Explanation(
        message("prestige-bar"),
        (message("prestige-what", last=scene.tables.last),),
        (message("visits-in-order", who=tuple(map(seated, reversed(state.order)))),)
        if state.stage
        else (),
        rule="CAR-F1",
    )


# ---- what a seat has -----------------------------------------------------------------------------


def _stock(scene: Scene, of: tuple[int, str]) -> Explanation:
    seat, what = of
    purse, amounts = scene.state.purses[seat], scene.tables.amounts
    if what == "coins":
        n, said = purse.coins, message("coins-what")
    elif what == "bread":
        n = purse.bread
        said = message("bread-what", move=amounts.bread_for_a_move, n=amounts.bread_for_a_set)
    else:
        n, said = purse.goods[GOODS.index(Good(what))], message("good-what", good=what)
    return Explanation(
        name=message("stock-name", stock=message("thing", thing=what, n=2)),
        what=(said, message("items-what", n=amounts.items_per_end_point)),
        now=(message("has-now", who=seated(seat), what=words.amount(n, what)),),
        rule={"coins": "CAR-F6", "bread": "CAR-F12"}.get(what, "CAR-L1"),
    )


def _seat(scene: Scene, seat: int) -> Explanation:
    found = [one.score.total for one in standings(scene.tables, scene.state, scene.seat)]
    place = 1 + sum(total > found[seat] for total in found)
    now = (message("seat-now", place=place, of=len(found), vp=found[seat]),)
    return Explanation(
        message("seat-who", who=seated(seat)), (message("seat-what"),), now, rule="CAR-E7"
    )


def _points(scene: Scene, seat: int) -> Explanation:
    score = scene.standing(seat).score
    hidden = score.fountains is None and scene.state.hands[seat]
    now = [message("points-now", vp=score.total)]
    if hidden:
        now.append(message("points-hidden", n=len(scene.state.hands[seat])))
    return Explanation(message("points-name"), (message("points-what"),), tuple(now), rule="CAR-E1")


def _line(scene: Scene, line: str) -> Explanation:
    amounts = scene.tables.amounts
    return Explanation(
        name=message("score-line", line=line),
        what=(message("line-what", line=line, n=amounts.items_per_end_point),),
        rule=_LINE_RULES[line],
    )


def _chimneys(scene: Scene, seat: int) -> Explanation:
    n = scene.standing(seat).chimneys
    return Explanation(
        message("chimneys-name"),
        (message("chimneys-what"),),
        (message("has-now", who=seated(seat), what=words.amount(n, "chimney")),),
        rule="CAR-V3",
    )


def _writs(scene: Scene, seat: int) -> Explanation:
    n = scene.standing(seat).writs
    return Explanation(
        message("writs-name"),
        (message("writs-what", n=scene.tables.amounts.writ_steps),),
        (message("said", what=message("writs-left", n=n)),),
        rule="CAR-W1",
    )


def _stored(scene: Scene, seat: int) -> Explanation:
    n = len(scene.state.purses[seat].stored)
    each = scene.tables.amounts.items_per_end_point
    return Explanation(
        message("stored-name"),
        (message("stored-what", n=each),),
        (message("said", what=message("n-stored", n=n)),),
        rule="CAR-B8",
    )


def _cards(scene: Scene, seat: int) -> Explanation:
    n = len(scene.state.hands[seat])
    return Explanation(
        message("fountain-cards"),
        (message("fountain-cards-what"),),
        (message("said", what=message("fountain-cards-held", n=n)),),
        rule="CAR-E5",
    )


def _fountain(scene: Scene, held: tuple[int, int]) -> Explanation:
    owner, card = held
    kind, vp = scene.tables.fountain[card]
    n = scene.state.districts[owner].owned[kind]
    what = words.amount(n, KINDS[kind].value)
    return Explanation(
        name=words.fountain_number(scene.tables, card),
        what=(message("fountain-what"),),
        now=(message("fountain-now", what=what, vp=vp * n),),
        rule="CAR-E5",
    )


# ---- the course of the game ----------------------------------------------------------------------


def _clock(scene: Scene) -> Explanation:
    phases = scene.tables.box.phases
    return Explanation(
        message("clock-name"),
        (message("clock-what", phases=phases.count, rounds=phases.rounds),),
        rule="CAR-P1",
    )


def _begins(scene: Scene) -> Explanation:
    return Explanation(
        message("begins-name"),
        (message("begins-what"),),
        (message("begins-now", who=seated(scene.state.starter)),),
        rule="CAR-P5",
    )
