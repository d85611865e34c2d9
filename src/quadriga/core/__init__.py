"""The contract: games, actors, actions, records and refusals."""

from quadriga.core.actors import CHANCE, Actor, Chance, Seat
from quadriga.core.advice import Advice
from quadriga.core.game import AnyGame, AnyLearnable, Game, GameClass, Learnable, Registry
from quadriga.core.guide import FollowUp, Guide, Headline, Recap, Step, Wording
from quadriga.core.hashing import hash_by_value
from quadriga.core.play import Entry, play, recognise, replay, replay_entry, who
from quadriga.core.refusals import (
    BadComponents,
    BadMessage,
    BadRecord,
    BadSetup,
    GameNotOver,
    GameOver,
    Illegal,
    NotFound,
    NothingToUndo,
    NotYourTurn,
    Refusal,
    Stale,
    Unavailable,
)
from quadriga.core.setup import Setup, check_setup, title_of

__all__ = [
    "CHANCE",
    "Actor",
    "Advice",
    "AnyGame",
    "AnyLearnable",
    "BadComponents",
    "BadMessage",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Entry",
    "FollowUp",
    "Game",
    "GameClass",
    "GameNotOver",
    "GameOver",
    "Guide",
    "Headline",
    "Illegal",
    "Learnable",
    "NotFound",
    "NotYourTurn",
    "NothingToUndo",
    "Recap",
    "Refusal",
    "Registry",
    "Seat",
    "Setup",
    "Stale",
    "Step",
    "Unavailable",
    "Wording",
    "check_setup",
    "hash_by_value",
    "play",
    "recognise",
    "replay",
    "replay_entry",
    "title_of",
    "who",
]
