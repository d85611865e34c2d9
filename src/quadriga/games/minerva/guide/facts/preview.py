"""What a choice would bring: apply it, and read the difference."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from quadriga.core import FollowUp, Wording
from quadriga.games.minerva.box.components import ScoreArea, ScoreHeld, Scoring
from quadriga.games.minerva.box.grid import DIRECTIONS, Cell, text
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts import estimates
from quadriga.games.minerva.guide.facts.line_preview import STOP, Line, preview_lines
from quadriga.games.minerva.guide.facts.sites import site
from quadriga.games.minerva.rules import actions as a
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.effects import FREE_CHOICE_STEP, RESOURCES
from quadriga.games.minerva.rules.phases import acting, paying
from quadriga.games.minerva.rules.phases.acting import with_tile
from quadriga.games.minerva.rules.phases.lines import line
from quadriga.games.minerva.rules.scoring import counted_cells, temple_vp
from quadriga.games.minerva.rules.tables import ACTIVATE, RESIDENCE, Tables
from quadriga.kit.memo import Memo
from quadriga.language import Message, message

if TYPE_CHECKING:
    from quadriga.games.minerva.game import Minerva

_COUNTS: Memo[int, Message] = Memo(lambda vp: message("counts-here", vp=vp))
_PLENTY: Final = 1000
"""More denarii than anything costs."""


class Spot(Struct, frozen=True, gc=False):
    """A cell where a temple could go: what it would count there, and which tiles."""

    cell: str
    vp: int
    cells: tuple[str, ...]
    says: Message


class Preview(Struct, frozen=True, gc=False, tag_field="game", tag="minerva"):
    """What one choice would bring.

    gains     what the choice itself changes, without tokens sold for it or the rest of a line
    estimate  the score at the next decision, as the outlook counts it, after the cheapest sale and
              with a bought tile on its best cell
    scores    for a tile to be bought: the score on every other cell
    sell      how many tokens would have to be sold
    sale      the denarii that they bring
    vp        for a temple on this cell: what it would count now
    placed    for a tile on this cell: what it would be good for there
    spots     for a temple: the cells where it could go
    here      for a tile: the words once its place is chosen ahead
    lines     for a residence or an assistant: each direction, paid for in the best way
    ahead     the same as steps that can be chosen ahead
    total     for a direction: the line as a whole
    """

    gains: dict[str, int]
    estimate: int
    sell: int = 0
    sale: int = 0
    vp: int = 0
    placed: tuple[Message, ...] = ()
    spots: tuple[Spot, ...] = ()
    here: Wording | None = None
    lines: tuple[Line, ...] = ()
    ahead: tuple[FollowUp, ...] = ()
    total: Line | None = None
    scores: dict[str, int] = {}


def preview(game: "Minerva", state: s.State, action: a.Action) -> Preview:
    """What a choice would bring."""
    tables, seat = game.tables, state.phase.to_act
    assert isinstance(seat, int)
    if isinstance(action, a.Activate):
        assert isinstance(state.phase, s.Directing)
        (total,) = preview_lines(tables, (state,), seat, state.phase.cell, (action.direction,))
        return Preview(total.gains, total.estimate, total=total)
    after = game.apply(state, action)
    sell = 0
    if isinstance(after.phase, s.Selling) and not isinstance(state.phase, s.Selling):
        sell = to_sell(tables, state.cities[seat], after.phase.due)
    gains = _gains(game, state, action, after, seat)
    match action:
        case a.Build():
            shown = _bought(game, state, action, after, seat, sell)
        case a.Reside() | a.Assist():
            shown = _directed(game, state, action, after, seat, sell)
        case a.Put(cell) if isinstance(state.phase, s.Placing):
            shown = _placed(tables, state, cell, after, seat)
        case _:
            then = after if isinstance(state.phase, s.Selling) else _paid(game, after, seat)
            shown = Preview({}, estimates.estimate(tables, then, seat))
    return replace(shown, gains=gains, sell=sell, sale=sell * tables.sale)


def to_sell(tables: Tables, city: s.City, due: int) -> int:
    """The number of tokens that must be sold to pay `due` denarii."""
    return max(0, -((city.denarii - due) // tables.sale))


def _gains(
    game: "Minerva", state: s.State, action: a.Action, after: s.State, seat: int
) -> dict[str, int]:
    """What a choice itself changes."""
    if isinstance(state.phase, estimates.InTurn):
        state = _alone(state, seat)
        after = game.apply(state, action)
    elif isinstance(after.phase, s.Selling):
        return estimates.purse_changes((*after.phase.kept, after.phase.due), (0,) * (RESOURCES + 1))
    gains = estimates.changes(game.tables, state, action, after, seat, points=True)
    if isinstance(action, a.Swap) and isinstance(after.phase, s.Choosing):
        task = after.phase.agenda[0]
        if task.step == FREE_CHOICE_STEP and task is not STOP:
            return {"any_resource": task.left[0], **gains}
    return gains


def _alone(state: s.State, seat: int) -> s.State:
    """The same decision with denarii for everything, and without the rest of the line."""
    city, phase = state.cities[seat], state.phase
    rich = replace(city, denarii=city.denarii + _PLENTY)
    if isinstance(phase, s.Selling):
        phase = replace(phase, due=2 * _PLENTY)
    elif isinstance(phase, s.Working):
        phase = replace(phase, agenda=(phase.agenda[0], STOP))
    return replace(state, phase=phase, cities=s.with_city(state.cities, seat, rich))


def _paid(game: "Minerva", state: s.State, seat: int) -> s.State:
    """The position once a choice is paid for, with the tokens sold that cost least."""
    sales = _sales(game.tables, state, seat) if isinstance(state.phase, s.Selling) else []
    while isinstance(phase := state.phase, s.Selling):
        held, kept = state.cities[seat].held, phase.kept
        state = game.apply(state, next(n for n in sales if held[n.number] > kept[n.number]))
    return state


def _sales(tables: Tables, state: s.State, seat: int) -> list[a.Sell]:
    """What can be sold; tokens that a temple counts come last, the one being bought included."""
    phase = state.phase
    assert isinstance(phase, s.Selling)
    bought = phase.choice.number if isinstance(phase.choice, a.Build) else RESIDENCE
    temples = _temples(tables, (*state.cities[seat].tiles.values(), bought))
    counted = [(step.held, step.vp) for step in temples if isinstance(step, ScoreHeld)]
    sales = paying.sales(tables, state, phase)
    if counted:
        sales.sort(key=lambda sale: sum([vp for held, vp in counted if held == sale.resource]))
    return sales


def _temples(tables: Tables, tiles: Iterable[int]) -> list[Scoring]:
    """What the temples among these tiles score."""
    return [tables.scoring[n] for n in tiles if n >= tables.first_temple]


def _directed(
    game: "Minerva",
    state: s.State,
    action: a.Reside | a.Assist,
    after: s.State,
    seat: int,
    sell: int,
) -> Preview:
    tables, ways = game.tables, [after]
    if isinstance(after.phase, s.Selling):
        sales = _sales(tables, after, seat)
        ways = [_paid(game, game.apply(after, sale), seat) for sale in sales]
    now = estimates.stand(tables, ways[0], seat)
    lines = preview_lines(tables, ways, seat, action.cell, now=now)
    costs = words.costs(acting.tax(tables, state), sell)
    ahead = _directions(tables, state.cities[seat], action, lines, costs)
    return Preview({}, now.score, lines=lines, ahead=ahead)


def _bought(
    game: "Minerva", state: s.State, action: a.Build, after: s.State, seat: int, sell: int
) -> Preview:
    tables, paid, levy = game.tables, _paid(game, after, seat), acting.tax(game.tables, state)
    city, is_temple = paid.cities[seat], action.number >= tables.first_temple
    score, laid, scores = (
        estimates.estimate(tables, paid, seat),
        dict[Cell, s.City](),
        dict[str, int](),
    )
    temples = _temples(tables, (*city.tiles.values(), action.number))
    if any(isinstance(step, ScoreArea) for step in temples) or is_temple:
        laid = {cell: with_tile(city, cell, action.number) for cell in city.free}
        score -= estimates.temples_vp(tables, city)
        scores = {
            text(cell): score + estimates.temples_vp(tables, then) for cell, then in laid.items()
        }
    spots = [_spot(tables, then, cell) for cell, then in laid.items()] if is_temple else []
    # Without a temple that counts it, every cell is as good as another.
    best = max(scores.values(), default=score)
    return Preview(
        {},
        best,
        spots=tuple(spots),
        here=_placed_here(tables, state.cities[seat], action, levy, words.costs(0, sell)),
        scores={cell: score for cell, score in scores.items() if score != best},
    )


def _placed(tables: Tables, state: s.State, cell: Cell, after: s.State, seat: int) -> Preview:
    score, city = estimates.estimate(tables, after, seat), after.cities[seat]
    if city.tiles[cell] >= tables.first_temple:
        spot = _spot(tables, city, cell)
        return Preview({}, score, vp=spot.vp, placed=(spot.says,), spots=(spot,))
    works = tables.activated[city.tiles[cell]]
    return Preview({}, score, placed=site(tables, state, seat, cell).says if works else ())


def _spot(tables: Tables, city: s.City, cell: Cell) -> Spot:
    """What the temple on a cell counts."""
    step, vp = tables.scoring[city.tiles[cell]], temple_vp(tables, city, cell)
    cells = counted_cells(tables, city, cell, step) if isinstance(step, ScoreArea) else []
    return Spot(text(cell), vp, tuple(map(text, cells)), _COUNTS[vp])


_DIRECTIONS: Final = tuple(map(str, ACTIVATE))
_RESIDE_WORDINGS: Final = {
    way: Wording(message("button-residence-way", way=way), message("ask-residence-way", way=way))
    for way in DIRECTIONS
}
_ASSIST_WORDINGS: Final = {
    way: Wording(message("button-assist-way", way=way), message("ask-assist-way", way=way))
    for way in DIRECTIONS
}


def _directions(
    tables: Tables,
    city: s.City,
    action: a.Reside | a.Assist,
    previews: tuple[Line, ...],
    costs: tuple[Message, ...],
) -> tuple[FollowUp, ...]:
    """The four directions of a residence, each with the words for both steps together."""
    wordings = _RESIDE_WORDINGS if isinstance(action, a.Reside) else _ASSIST_WORDINGS
    ahead = []
    for do, preview in zip(_DIRECTIONS, previews, strict=True):
        way = preview.direction
        cells = line(city, action.cell, DIRECTIONS[way]) if preview.cells else []
        label = words.line_label(tables, city, way, cells)
        wording, brings = wordings[way], (*costs, *words.line_brings(preview))
        ahead.append(FollowUp(do, label, Wording(wording.button, wording.question, brings)))
    return tuple(ahead)


def _placed_here(
    tables: Tables, city: s.City, action: a.Build, levy: int, costs: tuple[Message, ...]
) -> Wording:
    """The words for a purchase whose place is chosen ahead, wherever that is."""
    return Wording(
        button=message("button-build-here", tile=words.tile(tables, action.number)),
        question=message(
            "ask-build-here",
            tile=words.the(tables, action.number),
            price=words.price(tables, city, action.number, levy),
        ),
        brings=costs,
    )
