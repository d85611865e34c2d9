"""Imperator for people: prompts, labels, sentences, refusals, and what a choice would bring."""

from typing import TYPE_CHECKING, assert_never

from quadriga.core import Seat
from quadriga.games.imperator import outlook as look
from quadriga.games.imperator import preview as pre
from quadriga.games.imperator import scoring, telling, words
from quadriga.games.imperator.actions import (
    Action,
    Book,
    Build,
    Conquer,
    Draw,
    Lose,
    Pay,
    Priced,
    Raise,
    Spend,
    Take,
    Tribute,
)
from quadriga.games.imperator.phases import choosing
from quadriga.games.imperator.state import (
    Booking,
    Choosing,
    Drawing,
    Invading,
    Losing,
    Over,
    Paying,
    Spending,
    State,
)
from quadriga.games.imperator.view import view
from quadriga.kit.words import count

if TYPE_CHECKING:
    from quadriga.games.imperator.game import Imperator


class Guide:
    """The game in words."""

    def __init__(self, game: "Imperator") -> None:
        self._game = game
        self._tables = game.tables

    def prompt(self, state: State, seat: Seat | None) -> str:
        """One sentence that tells the player what to do now."""
        match state.phase:
            case Choosing():
                return (
                    "Use one card: take what its upper half gives, or do what its lower half says."
                )
            case Drawing():
                return "The cards of the next turn are drawn."
            case Spending(_, action):
                return f"{self._short(action)}: choose how much culture and military to pay."
            case Booking(_, units, _):
                goes = "goes" if units == 1 else "go"
                return f"Choose where the {count(units, 'unit')} {goes}: culture or military."
            case Invading():
                return self._invasion(state)
            case Losing(left):
                return f"Give up {count(left, 'more region')}."
            case Paying():
                price = self._tables.prices[state.marked]
                return f"Choose how much culture and military pays the price of {price}."
            case Over():
                return telling.ending(self._tables, state)
            case _:
                assert_never(state.phase)

    def _short(self, action: Priced) -> str:
        plan = words.plan(self._tables, action)
        return plan[0].upper() + plan[1:]

    def _card(self, name: str) -> str:
        return self._tables.card[name].card.name

    def _invasion(self, state: State) -> str:
        tables = self._tables
        name = f"Invasion {tables.box.invasions[state.marked].name}"
        legal = self._game.legal_actions(state)
        if legal == list(tables.lose_rome):
            return f"{name} cannot be paid, and too few regions are left to give up: Rome falls."
        price = words.price(tables, state, (0, tables.prices[state.marked], 0))
        loss = count(tables.losses[state.marked], "region")
        if not isinstance(legal[0], Pay):
            return f"{name}: you cannot pay {price}. Choose a region to give up."
        if len(legal) == 1:
            return f"{name}: pay {price}. There are too few regions to give up."
        return f"{name}: pay {price}, or give up {loss}."

    def label(self, state: State, action: Action) -> str:
        """A choice in words."""
        tables = self._tables
        match action:
            case Take(card):
                gain = words.gain(tables, state, tables.card[card].upper)
                return f"Take {gain} ({self._card(card)})"
            case Conquer(region):
                cost = words.price(tables, state, (0, state.regions.bit_count(), 0))
                gives = words.gain(tables, state, choosing.given_by(tables, region))
                return f"Conquer {tables.region[region].name}: pay {cost}, gain {gives}"
            case Tribute():
                gain = words.gain(tables, state, choosing.tribute(state, action.resource))
                return f"Call for tribute: gain {gain}"
            case Build(card):
                cost = words.price(tables, state, tables.card[card].cost)
                does = words.building_does(tables.building[tables.card[card].card.builds or ""])
                return f"{self._short(action)}: pay {cost}, {does}"
            case Raise(card):
                cost = words.price(tables, state, tables.card[card].cost)
                does = words.lower_part(tables, state, tables.card[card].card)
                return f"{self._short(action)}: pay {cost}. {does}"
            case Spend():
                return f"Pay {words.units((action.culture, action.military, 0))}"
            case Book(culture, military):
                return f"Gain {words.units((culture, military, 0))}"
            case Pay():
                price = words.price(tables, state, (0, tables.prices[state.marked], 0))
                return f"Pay {price}"
            case Lose(region):
                if tables.region_bit[region] == tables.rome:
                    return "Rome falls: the game is lost"
                return f"Give up {tables.region[region].name}"
            case Draw(cards):
                return f"Draw {words.card_names(tables, cards)}"
            case _:
                assert_never(action)

    def sentence(self, before: State, action: Action, after: State, seat: Seat | None) -> str:
        """What has happened, with the end that it brought about."""
        return telling.sentence(self._tables, before, action, after)

    def digest(self, before: State, action: Action, after: State, seat: Seat | None) -> None:
        """Nothing: the page tells it by its sentence."""

    def refusal(self, state: State, text: str) -> str:
        """Why this text is not a choice now, and what would be."""
        phase = state.phase
        verb, _, name = text.partition(" ")
        if isinstance(phase, Choosing):
            drawn = [row for row in self._tables.cards if row.bit & phase.hand]
            for row in drawn:
                wanted = name in self._tables.region if verb == "conquer" else name == row.card.id
                reason = words.why_not(self._tables, state, row)
                if verb == row.card.action and wanted and reason:
                    return f"{row.card.name}: {reason[0].lower()}{reason[1:]}."
        if isinstance(phase, Drawing):
            size = min(self._tables.hand_size, state.deck.bit_count())
            return f"Here {count(size, 'card')} of the deck should be drawn, as the box lists them."
        return words.unknown(text, [str(a) for a in self._game.legal_actions(state)])

    def headline(self, state: State) -> tuple[str, str]:
        """Where a game stands, in two short lines."""
        seen = view(self._tables, state, None)
        points = scoring.score(self._tables, state)
        if isinstance(state.phase, Over):
            lost = scoring.is_lost(self._tables, state)
            title = "Rome fell" if lost else scoring.title(self._tables, points)
            return title, "lost" if lost else count(points, "point")
        period = self._tables.box.invasions[seen.period - 1].name
        where = f"Period {period}, turn {seen.turn} of {seen.turns}"
        return where, f"{count(points, 'point')} so far"

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """Points, the threat, and what the drawn cards could do."""
        return look.outlook(self._tables, state)

    def preview(self, state: State, action: Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._game, state, action)
