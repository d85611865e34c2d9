"""What has happened, in sentences."""

from typing import assert_never

from quadriga.core import Seat
from quadriga.games.carpe_diem import actions as a
from quadriga.games.carpe_diem import grid, words
from quadriga.games.carpe_diem import state as s
from quadriga.games.carpe_diem.phases.visiting import card_on
from quadriga.games.carpe_diem.preview import completions, put
from quadriga.games.carpe_diem.tables import Tables
from quadriga.kit.words import called, listed


def sentence(
    tables: Tables, before: s.State, action: a.Action, after: s.State, reader: Seat | None
) -> str:
    """What an action did, with what it brought and the end that it led to."""
    if isinstance(action, a.Dealt):
        return _dealt(before, action, reader)
    phase = before.phase
    assert not isinstance(phase, s.Over | s.Assigning | s.Opening | s.Dealing | s.Filling)
    text = f"{called(phase.seat, reader)} {_deed(tables, before, action, after, reader)}"
    brought = words.changes(before, after, phase.seat)
    if brought:
        text = f"{text} ({', '.join(brought)})"
    if isinstance(after.phase, s.Over):
        return f"{text}. The game is over. {words.ending(tables, after, reader)}"
    if isinstance(after.phase, s.Visiting) and not isinstance(phase, s.Paying | s.Ordering):
        return f"{text}. The forum of phase {after.stage} begins."
    return f"{text}."


def _dealt(before: s.State, action: a.Dealt, reader: Seat | None) -> str:
    match action:
        case a.Boards():
            return "The district boards were handed out."
        case a.Frames():
            assert isinstance(before.phase, s.Framing)
            whose = called(before.phase.seat, reader)
            owner = "Your" if whose == "You" else f"{whose}'s"
            return f"{owner} frame was put together."
        case a.Cards():
            return "The forum was laid out."
        case a.Tiles():
            return f"Phase {before.stage} begins: the blueprints were filled."
        case a.Row():
            return "The bottom row was filled."
        case _:
            assert_never(action)


Done = (
    a.Start | a.Go | a.Bread | a.Take | a.Place | a.Store | a.Reward | a.Craft | a.Return
    | a.Visit | a.First | a.Pay | a.PayBread | a.Fountain
)  # fmt: skip


def _deed(
    tables: Tables, before: s.State, action: Done, after: s.State, reader: Seat | None
) -> str:
    match action:
        case a.Start(space):
            return f"put the patrician on space {space}"
        case a.Go() | a.Bread() | a.Take() | a.Craft():
            return _fetching(tables, before, action, after)
        case a.Place() | a.Store():
            return _placing(tables, before, action)
        case a.Reward(kind):
            return f"took the reward of the {kind} first"
        case a.Fountain() | a.Return():
            return _cards(tables, before, action, reader)
        case a.Visit() | a.First() | a.Pay() | a.PayBread():
            return _forum(tables, before, action)
        case _:
            assert_never(action)


def _fetching(
    tables: Tables, before: s.State, action: a.Go | a.Bread | a.Take | a.Craft, after: s.State
) -> str:
    if isinstance(after.phase, s.Taking):
        space = after.patricians[after.phase.seat]
        how = "paid bread and went" if isinstance(action, a.Bread) else f"went {str(action)[3:]}"
        return f"{how} to blueprint {space}"
    assert isinstance(after.phase, s.Placing)
    tile = words.tile(tables, after.phase.tile)
    if isinstance(action, a.Craft):
        return f"took {tile} from the bottom row"
    gone = len(after.removed) - len(before.removed)
    last = "tile" if gone == 1 else words.count(gone, "tile")
    rest = f"; the last {last} there left the game" if gone else ""
    return f"took {tile}{rest}"


def _placing(tables: Tables, before: s.State, action: a.Place | a.Store) -> str:
    phase = before.phase
    assert isinstance(phase, s.Placing)
    tile = words.tile(tables, phase.tile)
    if isinstance(action, a.Store):
        return f"stored {tile}"
    made = put(tables, before, phase, action)
    text = f"placed {tile} on {grid.text(action.cell)}"
    done = [
        f"{words.article(one.kind.value)} of {len(one.cells)} tiles"
        for one in completions(tables, made, action.cell)
        if len(one.cells) > 1
    ]
    if done:
        text = f"{text}, completed {listed(done)}"
    return f"{text}, took the writ" if made.writ else text


def _cards(
    tables: Tables, before: s.State, action: a.Fountain | a.Return, reader: Seat | None
) -> str:
    assert isinstance(before.phase, s.Drawing | s.Returning)
    own = before.phase.seat == reader
    if isinstance(action, a.Fountain):
        if not own:
            return f"drew {words.count(len(action.ids), 'fountain card')}"
        numbers = (tables.fountain_number[name] for name in action.ids)
        return f"drew {listed(words.fountain(tables, n) for n in numbers)}"
    if not own:
        return "returned a fountain card"
    return f"returned {words.fountain(tables, tables.fountain_number[action.card])}"


def _forum(tables: Tables, before: s.State, action: a.Visit | a.First | a.Pay | a.PayBread) -> str:
    phase = before.phase
    if isinstance(action, a.Visit):
        return f"put a marker between cards {action.a} and {action.b}"
    if isinstance(action, a.First):
        card = words.card(card_on(tables, before, action.space))
        return f"began with card {action.space} ({card})"
    assert isinstance(phase, s.Paying)
    card = words.card(card_on(tables, before, phase.space))
    goods = action.sets if isinstance(action, a.Pay) else 0
    paid = [words.count(goods, "set")] * (goods > 0)
    paid += [f"{words.count(action.bread, 'set')} in bread"] * (action.bread > 0)
    what = listed(paid) if paid else "nothing"
    return f"paid {what} for card {phase.space} ({card})"
