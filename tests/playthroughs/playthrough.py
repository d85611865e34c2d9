"""One random game as text, so that a change of rules shows as a difference."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from quadriga.core import CHANCE, Actor, Seat
from quadriga.games import GAMES, make
from tests.wording import english

FOLDER = Path(__file__).parent
SEED = "playthrough 165"


def playthrough(name: str) -> str:
    """A random game: what changed, what was legal then, and what was chosen."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    game, rng = make(GAMES[name].setups()[0]), Random(SEED)
    yield f"# A random game of {name}, rules {game.rules}. Made by: python -m tests.playthroughs"
    state, number, known = game.initial(), 0, set[str]()
    while (actor := game.to_act(state)) is not None:
        legal = game.legal_actions(state)
        yield from ("", f"# {number}: {_actor(actor)} is to act")
        yield from _changed(_position(game, state), known)
        if actor is CHANCE:
            yield f"legal: {len(legal)} outcomes"
            action = game.sample_chance(state, rng)
        else:
            yield f"legal: {', '.join(map(str, legal))}"
            yield from (f"  {english(name, game.guide.label(state, action))}" for action in legal)
            action = rng.choice(legal)
        yield f"> {action}"
        after = game.apply(state, action)
        yield f"  {english(name, game.guide.sentence(state, action, after, None))}"
        state, number = after, number + 1
    yield from ("", f"# {number}: the game is over")
    yield from _changed(_position(game, state), known)
    yield f"result: {game.result(state)}"


def _changed(lines: Iterator[str], known: set[str]) -> Iterator[str]:
    """The lines that are not known from the position before; `known` becomes this position's."""
    now = list(lines)
    yield from (line for line in now if line not in known)
    known.clear()
    known.update(now)


def _position(game: Any, state: Any) -> Iterator[str]:
    fields = msgspec.to_builtins(game.view(state, Seat(0)))
    yield from (f"{name}: {msgspec.json.encode(value).decode()}" for name, value in fields.items())
    yield f"scores: {list(game.scores(state))}, rewards: {list(game.rewards(state))}"
    yield f"headline: {english(game.name, game.guide.headline(state).title)}"
    yield f"prompt: {english(game.name, game.guide.prompt(state, Seat(0)), you=0)}"


def _actor(actor: Actor) -> str:
    return "chance" if actor is CHANCE else f"seat {actor + 1}"
