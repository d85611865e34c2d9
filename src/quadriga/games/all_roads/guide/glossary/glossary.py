"""What each thing on the table is, and what it does for a player now."""

from collections.abc import Iterator
from functools import partial

from quadriga.core import Explanation
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.guide.facts.preview import gains
from quadriga.games.all_roads.guide.glossary.map_glossary import (
    RULES,
    Entry,
    Seen,
    about_kind,
    about_tile,
    entries_of_map,
    explained,
    why_not_now,
)
from quadriga.games.all_roads.guide.words import Words
from quadriga.games.all_roads.rules import loops, scoring
from quadriga.games.all_roads.rules.phases import laying
from quadriga.games.all_roads.rules.settling import settle
from quadriga.games.all_roads.rules.state import Laying, State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.games.all_roads.rules.view import KINDS, turn_number, turns_each
from quadriga.kit.glossary import Glossary
from quadriga.language import Message, message, seated


def glossary(tables: Tables, words: Words) -> Glossary[State, Seen]:
    """Everything on the table of a game."""
    return Glossary(lambda state, seat: Seen(tables, words, state, seat), _entries)


def _entries(seen: Seen) -> dict[str, Entry]:
    tables, state = seen.tables, seen.state
    entries: dict[str, Entry] = {
        "turn": _turn,
        "hand": _hand,
        "pool": _pool,
        "points": _points,
        "map": _map,
        "loop": _loop,
        "spring": _spring,
        "route": _route,
        "dead-end": _dead_ends,
        "houses": _houses,
    }
    if tables.variant is Variant.COOPERATIVE:
        entries["together"] = _together
    entries |= {f"kind:{kind.value}": partial(_kind, kind=kind) for kind in Kind}
    entries |= dict(_of_seats(seen))
    entries |= dict(entries_of_map(seen))
    if seen.seat is not None:
        for number in state.hands[seen.seat]:
            entries[f"hand:{tables.names[number]}"] = partial(_in_hand, number=number)
    return entries


def _of_seats(seen: Seen) -> Iterator[tuple[str, Entry]]:
    """What each seat has: its mark, points, tokens and the tiles that it has not played."""
    tables, state = seen.tables, seen.state
    for owner in range(tables.seats):
        yield f"seat:{owner}", partial(_seat, owner=owner)
        yield f"points:{owner}", partial(_points_of, owner=owner)
        yield f"stack:{owner}", partial(_stack, owner=owner)
        for kind in KINDS:
            yield f"supply:{owner}:{kind.value}", partial(_supply, owner=owner, kind=kind)
        for number in sorted({*state.hands[owner]}.union(*state.stacks[owner])):
            to_come = partial(_to_come, owner=owner, number=number)
            yield f"pool:{owner}:{tables.names[number]}", to_come


# ---- the table -----------------------------------------------------------------------------------


def _turn(seen: Seen) -> Explanation:
    tables, turn, turns = seen.tables, turn_number(seen.tables, seen.state), turns_each(seen.tables)
    now = [] if seen.over else [message("now-turn", turn=turn, of=turns, left=turns - turn)]
    lay, draw = tables.tiles_per_turn, tables.box.constants.draw_per_turn
    what = message("about-turn", lay=lay, draw=draw), message("about-end")
    return explained("ROA-T1", message("turn"), what, now)


def _hand(seen: Seen) -> Explanation:
    now = list[Message]()
    if seen.seat is not None and not seen.over:
        stack = sum(map(len, seen.state.stacks[seen.seat]))
        now.append(message("now-hand", hand=len(seen.state.hands[seen.seat]), stack=stack))
    what = message("about-hand", lay=seen.tables.tiles_per_turn), message("about-joint")
    return explained("ROA-P1", message("hand-name"), what, now, why_not_now(seen))


def _in_hand(seen: Seen, number: int) -> Explanation:
    """A tile in the reader's hand: where it fits, and the most points that it brings at once."""
    tables, state, phase = seen.tables, seen.state, seen.state.phase
    now, why = list[Message](), why_not_now(seen)
    if isinstance(phase, Laying) and why is None:
        fits = [lay for lay in laying.legal(tables, state, phase) if lay.number == number]
        now.append(message("now-fits", cells=len({lay.cell for lay in fits})))
        after = (laying.placed(tables, state, phase, lay) for lay in fits)
        supplies = (settle(tables, state.land, position).supply for position in after)
        points = (gains(tables, state.supply, supply)[phase.seat] for supply in supplies)
        best = max(points, default=0)
        now.append(message("now-closes", n=best) if best else message("now-closes-nothing"))
    name = message("named", what=seen.words.tile[number])
    return explained(
        "ROA-P1", name, (*about_tile(tables, number), message("explain-ours")), now, why
    )


def _pool(seen: Seen) -> Explanation:
    what = message("about-pool"), message("about-pool-open")
    return explained("ROA-S4", message("tiles-to-come"), what)


def _to_come(seen: Seen, owner: int, number: int) -> Explanation:
    name = message("named", what=seen.words.tile[number])
    what = *about_tile(seen.tables, number), message("explain-ours")
    return explained("ROA-S4", name, what, [message("now-to-come", who=seated(owner))])


def _map(seen: Seen) -> Explanation:
    now = [] if seen.over else [message("now-map", n=len(seen.state.frontier))]
    what = message("about-map"), message("about-closing")
    return explained("ROA-P5", message("map-name"), what, now)


def _loop(seen: Seen) -> Explanation:
    smallest = seen.tables.smallest_loop
    known = loops.every(seen.tables.faces, seen.state.land, smallest)
    what = message("about-loop", n=smallest), message("about-loop-brings")
    return explained("ROA-G10", message("loop-name"), what, [message("now-loops", n=len(known))])


def _spring(seen: Seen) -> Explanation:
    what = message("about-spring", points=seen.tables.points[KINDS.index(Kind.SPA)])
    return explained("ROA-G6", message("spring-name"), [what])


def _route(seen: Seen) -> Explanation:
    what = message("about-route"), message("about-route-villa")
    return explained("ROA-B5", message("route-name"), what)


def _dead_ends(seen: Seen) -> Explanation:
    ends, bare = seen.state.ends, seen.state.ends.keys() - seen.state.tokens.keys()
    now = message("now-dead-ends", n=len(ends), bare=len(bare))
    what = message("about-dead-end"), message("about-dead-end-loop")
    return explained("ROA-G4", message("dead-end-name"), what, [now])


def _houses(seen: Seen) -> Explanation:
    now = []
    if seen.seat is not None:
        left = scoring.houses_left(seen.tables, seen.state.supply, seen.seat)
        now.append(message("now-houses", n=left))
    what = message("about-houses"), message("about-houses-later")
    return explained("ROA-B10", message("build-houses"), what, now)


def _together(seen: Seen) -> Explanation:
    left = scoring.unbuilt(seen.tables, seen.state)
    now = message("now-together", built=left.of - left.value, of=left.of, tokens=left.tokens)
    return explained("ROA-C3", message("together-name"), [message("aim-together")], [now])


# ---- tokens and seats ----------------------------------------------------------------------------


def _kind(seen: Seen, kind: Kind) -> Explanation:
    now = [] if seen.seat is None else [_tokens(seen, seen.seat, kind)]
    name = message("kind", kind=kind.value)
    return explained(RULES[kind], name, about_kind(seen.tables, kind), now)


def _supply(seen: Seen, owner: int, kind: Kind) -> Explanation:
    now = [_tokens(seen, owner, kind)]
    if not scoring.in_supply(seen.tables, seen.state, owner)[KINDS.index(kind)]:
        now.append(message("now-none-left", kind=kind.value))
    name = message("kind", kind=kind.value)
    return explained("ROA-B6", name, about_kind(seen.tables, kind), now)


def _tokens(seen: Seen, owner: int, kind: Kind) -> Message:
    """How many tokens of a kind a seat has built, and has left."""
    at = KINDS.index(kind)
    built = scoring.built(seen.tables, seen.state, owner)[at]
    left = scoring.in_supply(seen.tables, seen.state, owner)[at]
    return message("now-kind", who=seated(owner), built=built, left=left)


def _seat(seen: Seen, owner: int) -> Explanation:
    name, now = message("seat-called", who=seated(owner)), _now_points(seen, owner)
    return explained("ROA-E2", name, [message("about-seat")], [now])


def _now_points(seen: Seen, owner: int) -> Message:
    return message("now-points", n=scoring.points(seen.tables, seen.state.supply)[owner])


def _points(seen: Seen) -> Explanation:
    what = message("about-points"), message("tie-break")
    return explained("ROA-E2", message("points"), what)


def _points_of(seen: Seen, owner: int) -> Explanation:
    tokens = scoring.built(seen.tables, seen.state, owner)
    parts = tuple(
        message("part-of-points", kind=kind.value, count=n, points=n * points)
        for kind, n, points in zip(KINDS, tokens, seen.tables.points, strict=True)
        if n
    )
    now = [_now_points(seen, owner)]
    if parts:
        now.append(message("now-parts", parts=parts))
    name = message("points-of-seat", who=seated(owner))
    return explained("ROA-E2", name, [message("about-points")], now)


def _stack(seen: Seen, owner: int) -> Explanation:
    hand, stack = len(seen.state.hands[owner]), sum(map(len, seen.state.stacks[owner]))
    now = message("now-stack", who=seated(owner), hand=hand, stack=stack)
    what = message("about-stack", draw=seen.tables.box.constants.draw_per_turn)
    return explained("ROA-T4", message("stack-name"), [what], [now])
