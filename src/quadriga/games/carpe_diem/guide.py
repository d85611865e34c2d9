"""Carpe Diem for people: prompts, labels, sentences, refusals, and what a choice would bring."""

from itertools import islice
from typing import TYPE_CHECKING, assert_never

from quadriga.core import CHANCE, Seat
from quadriga.games.carpe_diem import actions as a
from quadriga.games.carpe_diem import grid, reasons, telling, words
from quadriga.games.carpe_diem import outlook as look
from quadriga.games.carpe_diem import preview as pre
from quadriga.games.carpe_diem import state as s
from quadriga.games.carpe_diem.digest import Digest, digest
from quadriga.games.carpe_diem.phases.visiting import card_on
from quadriga.games.carpe_diem.state import State
from quadriga.kit.words import called, echo, listed

if TYPE_CHECKING:
    from quadriga.games.carpe_diem.game import CarpeDiem

SOME = 12
"""How many choices a refusal names."""

_DOING = {
    s.Starting: ("Put your patrician on a free space of the ring.", "puts the patrician down"),
    s.Moving: ("Move your patrician left or right, or pay bread to go anywhere.", "moves"),
    s.Taking: ("Take a tile from the blueprint beside your patrician.", "takes a tile"),
    s.Placing: ("Place the tile beside another where all edges match, or store it.", "places"),
    s.Rewarding: ("Two rewards wait: say which comes first.", "orders two rewards"),
    s.Crafting: ("Take a tile from the bottom row.", "takes a tile from the bottom row"),
    s.Returning: ("Return one of your fountain cards.", "returns a fountain card"),
    s.Visiting: ("Put a marker between two cards of the forum.", "visits the forum"),
    s.Ordering: ("Say which of the two cards comes first.", "orders two cards"),
    s.Paying: ("Say how many sets of the card you pay for.", "pays for a forum card"),
}
_CHANCE = {
    s.Assigning: "The district boards are handed out.",
    s.Framing: "The frames are drawn.",
    s.Opening: "The forum is laid out.",
    s.Dealing: "The blueprints are filled.",
    s.Filling: "The bottom row is filled.",
    s.Drawing: "Fountain cards are drawn.",
}


class Guide:
    """The game in words."""

    def __init__(self, game: "CarpeDiem") -> None:
        self._game = game
        self._tables = game.tables

    def prompt(self, state: State, seat: Seat | None) -> str:
        """One sentence that tells this seat what to do now, or whom the table waits for."""
        phase = state.phase
        if isinstance(phase, s.Over):
            return f"The game is over. {words.ending(self._tables, state, seat)}"
        actor = phase.to_act
        if actor is CHANCE:
            return _CHANCE[type(phase)]
        own, others = _DOING[type(phase)]
        if actor != seat:
            return f"{called(actor, None)} {others}."
        if isinstance(phase, s.Moving) and not state.purses[actor].bread:
            return "Move your patrician left or right."
        return own

    def label(self, state: State, action: a.Action) -> str:
        """A choice in words."""
        match action:
            case a.Start(space):
                return f"Begin on space {space}"
            case a.Go() | a.Bread() | a.Take() | a.Craft():
                return self._fetching(state, action)
            case a.Place(cell, turns):
                turned = f"turned by {turns * 90}°" if turns else "not turned"
                return f"Place it on {grid.text(cell)}, {turned}"
            case a.Store():
                return "Store it"
            case a.Reward(kind):
                return f"The reward of the {kind} first"
            case a.Return(card):
                number = self._tables.fountain_number[card]
                return f"Return {words.fountain(self._tables, number)} ({card})"
            case a.Visit() | a.First() | a.Pay() | a.PayBread():
                return self._forum(state, action)
            case a.Boards() | a.Frames() | a.Cards() | a.Tiles() | a.Row() | a.Fountain():
                return f"{type(action).__name__}: {listed(action.ids)}"
            case _:
                assert_never(action)

    def _fetching(self, state: State, action: a.Go | a.Bread | a.Take | a.Craft) -> str:
        after = self._game.apply(state, action)
        if isinstance(after.phase, s.Taking):
            space = after.patricians[after.phase.seat]
            if isinstance(action, a.Bread):
                return f"Pay bread and go to blueprint {space}"
            return f"{str(action).capitalize()} to blueprint {space}"
        assert isinstance(after.phase, s.Placing)
        tile = after.phase.tile
        return f"Take {words.tile(self._tables, tile)} ({self._tables.tile_ids[tile]})"

    def _forum(self, state: State, action: a.Visit | a.First | a.Pay | a.PayBread) -> str:
        tables = self._tables
        if isinstance(action, a.Visit):
            one, two = (words.card(card_on(tables, state, n)) for n in (action.a, action.b))
            return f"Between {action.a} ({one}) and {action.b} ({two})"
        if isinstance(action, a.First):
            return f"First {action.space} ({words.card(card_on(tables, state, action.space))})"
        bread = f"{words.count(action.bread, 'set')} in bread"
        if isinstance(action, a.PayBread):
            return f"Pay {bread}" if action.bread else "Pay no bread"
        if not action.sets + action.bread:
            return "Pay nothing, and lose points"
        goods = f"{words.count(action.sets, 'set')} in goods and coins"
        paid = [goods] * (action.sets > 0) + [bread] * (action.bread > 0)
        return f"Pay {listed(paid)}"

    def sentence(self, before: State, action: a.Action, after: State, seat: Seat | None) -> str:
        """What has happened, with what it brought and the end that it led to."""
        return telling.sentence(self._tables, before, action, after, seat)

    def digest(
        self, before: State, action: a.Action, after: State, seat: Seat | None
    ) -> Digest | None:
        """What an action brought; None for what chance does."""
        return digest(self._tables, before, action, after)

    def refusal(self, state: State, text: str) -> str:
        """Why this text is not a choice now, and what would be."""
        if state.phase.to_act is CHANCE:
            return f"{echo(text)} cannot come up now. {_CHANCE[type(state.phase)]}"
        if reason := reasons.why_not(self._tables, state, text):
            return reason
        legal = islice(self._game.legal_actions(state), SOME)
        return words.unknown(text, [str(action) for action in legal])

    def headline(self, state: State) -> tuple[str, str]:
        """Where a game stands, in two short lines; hidden fountain cards count nothing."""
        tables = self._tables
        totals = [look.score(tables, state, n, None).total for n in range(tables.seats)]
        points = f"{' : '.join(map(str, totals))} VP"
        if isinstance(state.phase, s.Over):
            return words.ending(tables, state, None).rstrip("."), points
        if isinstance(state.phase, s.Visiting | s.Ordering | s.Paying):
            return f"Phase {state.stage} of {tables.box.phases.count}, forum", points
        rounds = tables.box.phases.rounds
        now = min(state.turn // tables.seats + 1, rounds)
        where = f"Phase {state.stage} of {tables.box.phases.count}, round {now} of {rounds}"
        return where, points

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """How the seats stand, and where a seat can go."""
        return look.outlook(self._tables, state, seat)

    def preview(self, state: State, action: a.Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._game, state, action)
