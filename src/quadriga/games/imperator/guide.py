"""Imperator for people: prompts, labels, sentences, refusals, and what a choice would bring."""

from typing import TYPE_CHECKING, assert_never

from quadriga.core import Seat
from quadriga.games.imperator import outlook as look
from quadriga.games.imperator import preview as pre
from quadriga.games.imperator import scoring, words
from quadriga.games.imperator.actions import (
    Action,
    Book,
    Build,
    Conquer,
    Draw,
    Lose,
    Pay,
    Raise,
    Spend,
    Take,
    Tribute,
)
from quadriga.games.imperator.components import Resource
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
from quadriga.games.imperator.tables import UNIT, Amounts
from quadriga.games.imperator.view import view

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
                return f"Choose where the {words.count(units, 'unit')} go: culture or military."
            case Invading():
                return self._invasion(state)
            case Losing(left):
                return f"Give up {words.count(left, 'more region')}."
            case Paying():
                price = self._tables.prices[state.marked]
                return f"Choose how much culture and military pays the price of {price}."
            case Over():
                return self._ending(state)
            case _:
                assert_never(state.phase)

    def _short(self, action: Conquer | Build | Raise) -> str:
        match action:
            case Conquer(region):
                return f"Conquer {self._tables.region[region].name}"
            case Build(card):
                return f"Build the {self._card(card)}"
            case Raise(card):
                return f"Raise the {self._card(card)}"
            case _:
                assert_never(action)

    def _card(self, name: str) -> str:
        return self._tables.card[name].card.name

    def _invasion(self, state: State) -> str:
        tables = self._tables
        name = f"Invasion {tables.box.invasions[state.marked].name}"
        legal = self._game.legal_actions(state)
        if legal == list(tables.lose_rome):
            return f"{name} cannot be paid, and too few regions are left to give up: Rome falls."
        price = words.price(tables, state, (0, tables.prices[state.marked], 0))
        loss = words.count(tables.losses[state.marked], "region")
        if not isinstance(legal[0], Pay):
            return f"{name}: you cannot pay {price}. Choose a region to give up."
        if len(legal) == 1:
            return f"{name}: pay {price}. There are too few regions to give up."
        return f"{name}: pay {price}, or give up {loss}."

    def _ending(self, state: State) -> str:
        if scoring.is_lost(self._tables, state):
            return "Rome has fallen. The game is lost."
        points = scoring.score(self._tables, state)
        title = scoring.title(self._tables, points)
        return f"The game is over: {words.count(points, 'point')}, {title}."

    def label(self, state: State, action: Action) -> str:
        """A choice in words."""
        tables = self._tables
        match action:
            case Take(card):
                gain = words.gain(tables, state, tables.card[card].upper)
                return f"Take {gain} ({self._card(card)})"
            case Conquer(region):
                cost = words.price(tables, state, (0, state.regions.bit_count(), 0))
                gives = words.gain(tables, state, self._gives(region))
                return f"Conquer {tables.region[region].name}: pay {cost}, gain {gives}"
            case Tribute():
                gain = words.gain(tables, state, self._tribute(state, action))
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

    def _gives(self, region: str) -> Amounts:
        gives = self._tables.region[region].gives
        assert gives is not None
        return UNIT[gives]

    def _tribute(self, state: State, action: Tribute) -> Amounts:
        regions = state.regions.bit_count()
        return (regions, 0, 0) if action.resource is Resource.CULTURE else (0, 0, regions)

    def sentence(self, before: State, action: Action, seat: Seat | None) -> str:
        """What has happened, with the end that it brought about."""
        after = self._game.apply(before, action)
        return self._deed(before, action) + self._consequence(before, action, after)

    def _deed(self, before: State, action: Action) -> str:
        tables = self._tables
        match action:
            case Take(card):
                gain = words.gain(tables, before, tables.card[card].upper)
                return f"{self._card(card)}: took {gain}."
            case Conquer(region):
                return f"Conquered {tables.region[region].name}{self._paid(before, action)}."
            case Tribute():
                gain = words.gain(tables, before, self._tribute(before, action))
                return f"Called for tribute: {gain}."
            case Build(card):
                return f"Built the {self._card(card)}{self._paid(before, action)}."
            case Raise(card):
                return f"Raised the {self._card(card)}{self._paid(before, action)}."
            case Spend():
                return f"Paid {words.units((action.culture, action.military, 0))}."
            case Book():
                return f"Gained {words.units((action.culture, action.military, 0))}."
            case Pay():
                price = words.price(tables, before, (0, tables.prices[before.marked], 0))
                return f"Invasion {self._invasion_name(before)}: paid {price}."
            case Lose(region):
                name = tables.region[region].name
                return f"Invasion {self._invasion_name(before)}: {name} was lost."
            case Draw(cards):
                number = view(tables, before, None).turn
                return f"Turn {number}: {words.card_names(tables, cards)}."
            case _:
                assert_never(action)

    def _paid(self, before: State, action: Conquer | Build | Raise) -> str:
        if isinstance(action, Conquer):
            cost: Amounts = (0, before.regions.bit_count(), 0)
            gain = f", gained {words.gain(self._tables, before, self._gives(action.region))}"
        else:
            cost, gain = self._tables.card[action.card].cost, ""
        return f" for {words.price(self._tables, before, cost)}{gain}"

    def _invasion_name(self, state: State) -> str:
        return self._tables.box.invasions[state.marked].name

    def _consequence(self, before: State, action: Action, after: State) -> str:
        text = ""
        monuments = zip(self._tables.box.monuments, before.cubes, after.cubes, strict=True)
        for monument, old, new in monuments:
            if old < new == monument.cubes:
                text = f" The {monument.name} is complete."
        if self._tables.powers[after.cubes].safe and after.marked > before.marked:
            text += f" Invasion {self._invasion_name(before)} did no harm: the Colosseum stands."
        if isinstance(after.phase, Over):
            text += f" {self._ending(after)}"
        return text

    def refusal(self, state: State, text: str) -> str:
        """Why this text is not a choice now, and what would be."""
        row = self._tables.card.get(text.rpartition(" ")[2])
        phase = state.phase
        if row and isinstance(phase, Choosing) and phase.hand & row.bit:
            reason = words.why_not(self._tables, state, row)
            if reason and text == f"{row.card.action} {row.card.id}":
                return f"{self._card(row.card.id)}: {reason[0].lower()}{reason[1:]}."
        if isinstance(phase, Drawing):
            size = min(self._tables.hand_size, state.deck.bit_count())
            return f"Here {words.count(size, 'card')} of the deck should be drawn, in its order."
        return words.unknown(text, [str(a) for a in self._game.legal_actions(state)])

    def headline(self, state: State) -> tuple[str, str]:
        """Where a game stands, in two short lines."""
        seen = view(self._tables, state, None)
        points = scoring.score(self._tables, state)
        if isinstance(state.phase, Over):
            lost = scoring.is_lost(self._tables, state)
            title = "Rome fell" if lost else scoring.title(self._tables, points)
            return title, "lost" if lost else words.count(points, "point")
        period = self._tables.box.invasions[seen.period - 1].name
        where = f"Period {period}, turn {seen.turn} of {seen.turns}"
        return where, f"{words.count(points, 'point')} so far"

    def outlook(self, state: State, seat: Seat | None) -> look.Outlook:
        """Points, the threat, and what the drawn cards could do."""
        return look.outlook(self._tables, state)

    def preview(self, state: State, action: Action) -> pre.Preview:
        """What a choice would bring."""
        return pre.preview(self._game, state, action)
