"""Playing by notation: text is compared with the legal actions, never parsed."""

from collections.abc import Iterable

from msgspec import Struct

from quadriga.core.actors import CHANCE, Actor
from quadriga.core.refusals import GameOver, Illegal, NotYourTurn
from quadriga.core.rules import Game
from quadriga.core.typevars import A, S, V
from quadriga.language import Message, message, seated


class Entry(Struct, frozen=True):
    """An entry of the log: the actor and the notation of the action."""

    actor: Actor
    text: str


def recognise(game: Game[S, A, V], state: S, text: str) -> A:
    """The legal action with this notation; raises `Illegal` with the reason, or `GameOver`."""
    actor = game.to_act(state)
    if actor is None:
        raise GameOver(message("refused-over"))
    if actor is CHANCE:
        action = game.outcome(state, text)
    else:
        action = next((a for a in game.legal_actions(state) if str(a) == text), None)
    if action is None:
        raise Illegal(game.guide.refusal(state, text), game.name)
    return action


def play(game: Game[S, A, V], state: S, text: str) -> S:
    """The position after the legal action with this notation; raises as `recognise` does."""
    return game.apply(state, recognise(game, state, text))


def replay(game: Game[S, A, V], entries: Iterable[Entry]) -> S:
    """The position after all entries; raises a `Refusal` at the first wrong one."""
    state = game.initial()
    for entry in entries:
        state = replay_entry(game, state, entry)
    return state


def replay_entry(game: Game[S, A, V], state: S, entry: Entry) -> S:
    """The position after one entry; raises `NotYourTurn` if its actor is not the one to act."""
    action = recognise(game, state, entry.text)
    expected = game.to_act(state)
    if entry.actor != expected:
        wrong = message("refused-other-actor", expected=who(expected), actor=who(entry.actor))
        raise NotYourTurn(wrong)
    return game.apply(state, action)


def who(actor: Actor | None) -> Message:
    """The name of an actor: the person or bot in the seat, "chance" or "nobody"."""
    if actor is None:
        return message("nobody")
    return message("chance") if actor is CHANCE else seated(actor)
