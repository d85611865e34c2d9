"""Bots by name: one of our own with its options, somebody's class, somebody's program.

    emperor                  a bot of `BOTS`
    emperor:KEY=VALUE,…      the same with options: the keyword-only parameters of its class
    MODULE:CLASS             anybody's class or function `(game, seat, rng) -> Bot`
    MODULE:CLASS:KEY=VALUE,… the same with options
    exec:COMMAND             a program that speaks the protocol of docs/reference/bots.md

The last three run the code that they name, so only the person who starts the program may give them.
"""

import importlib
import inspect
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from quadriga.bots import BOTS, MakeBot
from quadriga.bots.foreign.foreign import ForeignBot
from quadriga.bots.foreign.guarded import GuardedBot
from quadriga.core import BadSetup
from quadriga.core.advice import OF_SEARCH
from quadriga.language import message

EXEC: Final = "exec"

DEFAULT_SECONDS: Final = 10.0
"""Wall time that a foreign bot has for one decision."""


def is_bot_name(text: str) -> bool:
    """Whether `text` is meant as a bot, known or not; people's names have no colon."""
    return text in BOTS or ":" in text


def find_bot(name: str, seconds: float = DEFAULT_SECONDS) -> MakeBot:
    """What makes the bot of this name; raises `BadSetup`, which lists the known bots.

    `seconds` is the time limit of a foreign bot's decision.
    """
    first, colon, rest = name.partition(":")
    if first in BOTS:
        return _with_options(BOTS[first], first, rest) if colon else BOTS[first]
    if first == EXEC and colon:
        return partial(ForeignBot, command=_command(name, rest), seconds=seconds)
    if not colon:
        raise BadSetup(message("bot-unknown", asked=repr(name), known=tuple(BOTS)))
    return partial(GuardedBot, make=_imported(first, rest), seconds=seconds)


def _imported(module: str, rest: str) -> MakeBot:
    """The class or function with its options."""
    name, colon, options = rest.partition(":")
    full = f"{module}:{name}"
    make: Any = getattr(_module(module), name, None) if name.isidentifier() else None
    if make is None:
        raise BadSetup(message("bot-no-such-class", module=module, asked=repr(name)))
    if not _makes_bots(make):
        raise BadSetup(message("bot-not-a-bot", asked=repr(full)))
    chosen: MakeBot = _with_options(make, full, options) if colon else make
    return chosen


def _module(name: str) -> Any:
    """The imported module, which may be in the current folder."""
    folder = str(Path.cwd())
    if "" not in sys.path and folder not in sys.path:
        sys.path.append(folder)
    try:
        return importlib.import_module(name)
    except Exception as error:  # its code may raise anything
        reason = f"{type(error).__name__}: {error}"
        raise BadSetup(
            message("bot-no-such-module", asked=repr(name), known=tuple(BOTS), reason=reason)
        ) from error


def _makes_bots(make: Any) -> bool:
    """Whether it can be called with a game, a seat and a generator; a class must have `choose`."""
    if not callable(make) or (inspect.isclass(make) and not hasattr(make, "choose")):
        return False
    try:
        inspect.signature(make).bind(None, None, None)
    except (TypeError, ValueError):
        return False
    return True


def _with_options(make: Callable[..., Any], bot: str, text: str) -> MakeBot:
    """`make` with the options of the text `KEY=VALUE,…`."""
    known = bot_options(make)
    chosen: dict[str, Any] = {}
    for item in text.split(","):
        key, equals, value = item.partition("=")
        if not equals or key in chosen:
            raise BadSetup(message("bot-bad-option", bot=bot, asked=repr(item)))
        if not known:
            raise BadSetup(message("bot-no-options", bot=bot, asked=repr(key)))
        if key not in known:
            unknown = message("bot-option", bot=bot, asked=repr(key), known=tuple(known))
            raise BadSetup(unknown)
        try:
            chosen[key] = msgspec.convert(value, known[key], strict=False)
        except msgspec.ValidationError as error:
            wrong = message("bot-option-value", bot=bot, option=key, asked=repr(value))
            raise BadSetup(wrong) from error
    return partial(make, **chosen)


def bot_options(make: Callable[..., Any]) -> Mapping[str, Any]:
    """The options that a class or function declares, with their types: keyword-only parameters.

    `**advice` stands for the fields of `Advice` that a search follows.

    >>> def patient(game, seat, rng, *, seconds: float = 1.0): ...
    >>> bot_options(patient)
    {'seconds': <class 'float'>}
    """
    options: dict[str, Any] = {}
    for option in inspect.signature(make, eval_str=True).parameters.values():
        if option.kind is option.KEYWORD_ONLY:
            options[option.name] = str if option.annotation is option.empty else option.annotation
        elif option.kind is option.VAR_KEYWORD and option.name == "advice":
            options |= OF_SEARCH
    return options


def _command(name: str, text: str) -> tuple[str, ...]:
    """The words of a command; raises `BadSetup` unless its program exists."""
    if not hasattr(os, "killpg"):
        raise BadSetup(message("bot-no-processes"))
    try:
        words = tuple(shlex.split(text))
    except ValueError:
        words = ()
    if not words:
        raise BadSetup(message("bot-no-command", asked=repr(name)))
    if shutil.which(words[0]) is None:
        raise BadSetup(message("bot-no-program", asked=repr(words[0])))
    return words
