"""All Roads for people: prompts, labels, sentences, refusals, and what a choice would bring."""

from itertools import islice
from typing import TYPE_CHECKING, assert_never

from quadriga.core import Seat
from quadriga.games.all_roads import outlook as look
from quadriga.games.all_roads import preview as pre
from quadriga.games.all_roads import scoring, telling, words
from quadriga.games.all_roads.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.reasons import why_not
from quadriga.games.all_roads.state import (
    Building,
    Dealing,
    Drawing,
    Laying,
    Over,
    State,
)
from quadriga.games.all_roads.tables import Variant
from quadriga.games.all_roads.view import view
from quadriga.kit.words import echo, listed

if TYPE_CHECKING:
    from quadriga.games.all_roads.game import AllRoads

SOME = 12
"""How many choices a refusal names."""


class Guide:
    """The game in words."""

    def __init__(self, game: "AllRoads") -> None:
        self._game = game
        self._tables = game.tables

    def _name(self, seat: int, reader: Seat | None) -> str:
        return words.name(self._tables, seat, reader)

    def prompt(self, state: State, seat: Seat | None) -> str:
        """One sentence that tells this seat what to do now, or whom the table waits for."""
        match state.phase:
            case Laying(mover, fresh):
                which = words.ordinal(len(fresh) + 1)
                if mover == seat:
                    return f"Place your {which} tile so that one of its roads joins the network."
                return f"{self._name(mover, seat)} places the {which} tile of a turn."
            case Building(mover, _, offers):
                if mover != seat:
                    return f"{self._name(mover, seat)} may build houses."
                where = "this place" if len(offers) == 1 else f"any of {len(offers)} places"
                return f"Build a house on {where}, or say that you are done."
            case Dealing(mover) | Drawing(mover):
                return f"Tiles are drawn for {self._name(mover, seat).lower()}."
            case Over():
                return f"The game is over. {words.ending(self._tables, state, seat)}"
            case _:
                assert_never(state.phase)

    def label(self, state: State, action: Action) -> str:
        """A choice in words."""
        match action:
            case Lay(tile):
                _, _, where, turns = str(action).split(" ")
                turned = f"turned by {int(turns[1:]) * 60}°" if turns != "r0" else "not turned"
                return f"Place {tile} at {where}, {turned}"
            case House(place):
                return f"Build a house on {words.place(self._tables, state, place)}"
            case Done():
                return "Build no more houses"
            case Draw(tiles):
                return f"Draw {listed(tiles)}"
            case _:
                assert_never(action)

    def sentence(self, before: State, action: Action, after: State, seat: Seat | None) -> str:
        """What has happened, with what it brought and the end that it led to."""
        return telling.sentence(self._tables, before, action, after, seat)

    def digest(
        self, before: State, action: Action, after: State, seat: Seat | None
    ) -> telling.Digest | None:
        """What an action brought; None for a draw."""
        return telling.digest(self._tables, before, action, after)

    def refusal(self, state: State, text: str) -> str:
        """Why this text is not a choice now, and what would be."""
        if isinstance(state.phase, Dealing | Drawing):
            return f"{echo(text)} is not a choice now: tiles are drawn from a stack."
        if isinstance(state.phase, Laying):
            reason = why_not(self._tables, state, state.phase, text)
            if reason:
                return reason
        legal = islice(self._game.legal_actions(state), SOME)
        return words.unknown(text, [str(action) for action in legal])

    def headline(self, state: State) -> tuple[str, str]:
        """Where a game stands, in two short lines."""
        tables, seen = self._tables, view(self._tables, state, None)
        points = " : ".join(map(str, scoring.points(tables, state)))
        if not isinstance(state.phase, Over):
            return f"Turn {seen.turn} of {seen.turns}", f"{points} points"
        if tables.variant is Variant.COOPERATIVE:
            left = scoring.unbuilt(tables, state)
            return f"{left.of - left.value} of {left.of} points built", f"{left.tokens} tokens left"
        best = [self._name(seat, None) for seat in scoring.winners(tables, state)]
        return f"{listed(best)} won", f"{points} points"

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """How the seats stand, and what the map consists of."""
        return look.outlook(self._tables, state)

    def preview(self, state: State, action: Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._tables, state, action)
