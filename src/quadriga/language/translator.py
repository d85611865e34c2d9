"""Turns messages into text: Fluent with the functions that our catalogue uses."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.resolver import Message as Entry
from fluent.runtime.types import FluentInt, FluentNone, FluentType

from quadriga.language.catalogue import DEFAULT, FRAME, parts, source
from quadriga.language.message import SEAT, Argument, Message, message

_LIST_STYLES: Final = {"and": "standard", "or": "or"}
_ID: Final = re.compile(r"-?[A-Za-z][\w-]*")
_BEGINNING: Final = re.compile(rf"^(?={_ID.pattern} *=)", re.MULTILINE)
"""The start of an entry: an id without a space before it."""


MAX_LENGTH: Final = 2500
"""The longest name or phrase in a sentence, in characters. Fluent refuses longer ones, so they lose
their middle: a file name or a line of a record may have any length."""


class MissingMessage(LookupError):
    """The catalogue has no words for a message: its id is unknown, or it lacks an argument."""


class Translator:
    """The voice of the program for one reader: a language, a game, and who sits where.

    `you` is the reader's seat; None if several people read along, or for a spectator. Texts are
    remembered, because a board repeats most of them each time it is drawn.
    """

    def __init__(
        self,
        language: str = DEFAULT,
        part: str = FRAME,
        names: Sequence[str] = (),
        you: int | None = None,
    ) -> None:
        self.language = language
        self._bundle = _bundle(language, part)
        self._names = names
        self._you = you
        self._texts: dict[tuple[str, str | None], str] = {}

    def text(self, message: Message) -> str:
        """The text of a message; raises `MissingMessage` if the catalogue has none."""
        return self.form(message, None)

    def form(self, message: Message, form: str | None) -> str:
        """A phrase in a grammatical form, if its entry has that attribute."""
        key = repr(message), form  # A message has arguments in a dict, and so no hash.
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = self._formed(message, form)
        return text

    def _formed(self, message: Message, form: str | None) -> str:
        if message.id == SEAT:
            return self._name(_seat(message))
        try:
            entry = self._bundle.get_message(message.id)
        except LookupError:
            raise MissingMessage(f"the catalogue has no message {message.id!r}") from None
        return self._format(entry, form, message.args)

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self.text(message("seat-number", number=seat + 1))

    def is_you(self, message: Message) -> bool:
        """Whether a message stands for the reader's seat."""
        return message.id == SEAT and _seat(message) == self._you

    def _format(self, entry: Entry, form: str | None, args: dict[str, Argument]) -> str:
        pattern = entry.value if form is None else entry.attributes.get(form, entry.value)
        assert pattern is not None, f"{entry.id.name} has no text of its own"
        values = {name: self._value(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{entry.id.name}: {errors[0]}")
        return str(text)

    def _value(self, value: Argument) -> str | FluentType:
        match value:
            case str():
                return _shortened(value)
            case int():
                return _Int(value)
            case Message():
                return Phrase(self, value)
            case _:
                return Phrases(self, value)


class Phrase(FluentType):
    """A message as an argument of another, in the same language and the requested form."""

    def __init__(self, translator: Translator, message: Message) -> None:
        self.translator = translator
        self.message = message

    def format(self, locale: Locale) -> str:
        """The phrase without a special form."""
        return _shortened(self.translator.text(self.message))


class Phrases(FluentType):
    """Several phrases or names, to be listed by `LIST`."""

    def __init__(self, translator: Translator, items: Sequence[str | Message]) -> None:
        self.translator = translator
        self.items = items

    def texts(self, form: str | None, you: str | None = None) -> list[str]:
        """All of them in this form; with `you`, that word replaces the reader."""
        return [
            item if isinstance(item, str) else self._text(item, form, you) for item in self.items
        ]

    def _text(self, item: Message, form: str | None, you: str | None) -> str:
        if you is not None and self.translator.is_you(item):
            return you
        return self.translator.form(item, form)

    def are_you(self) -> bool:
        """Whether the reader is the only one of them."""
        return len(self.items) == 1 and all(
            isinstance(item, Message) and self.translator.is_you(item) for item in self.items
        )

    def format(self, locale: Locale) -> str:
        """All of them, listed as the language does."""
        return _listed(self.texts(None), "and", locale_of(self.translator.language))


class _Int(FluentInt):
    """A number; the small ones of our games look alike in all our languages."""

    def format(self, locale: Locale) -> str:
        """The number, with the true minus sign."""
        return str(int(self)).replace("-", "\N{MINUS SIGN}")


def _list(
    phrases: Phrases, style: str = "and", form: str | None = None, you: str | None = None
) -> str:
    """LIST($items, style: "or", form: "acc", you: "you"): things or people, listed."""
    texts = phrases.texts(form, None if you is None else str(you))
    return _listed(texts, str(style), locale_of(phrases.translator.language))


def _form(phrase: Phrase, form: str) -> str:
    """FORM($thing, "acc"): a phrase in another of its grammatical forms."""
    return _shortened(phrase.translator.form(phrase.message, str(form)))


def _person(who: Phrase | Phrases) -> str:
    """PERSON($who) selects [you] if that is the reader alone, else [other]."""
    you = who.are_you() if isinstance(who, Phrases) else who.translator.is_you(who.message)
    return "you" if you else "other"


def _signed(number: FluentInt) -> str:
    """SIGNED($count): "+2", "−1", "0"."""
    value = int(number)
    return f"+{value}" if value > 0 else str(value).replace("-", "\N{MINUS SIGN}")


def _cap(phrase: Phrase | str) -> str:
    """CAP($thing): a phrase with a capital letter, at the beginning of a sentence."""
    text = phrase if isinstance(phrase, str) else phrase.translator.text(phrase.message)
    return _shortened(text[:1].upper() + text[1:])


def _listed(texts: Sequence[str], style: str, locale: Locale) -> str:
    if style == "unit":  # Babel lacks some of these; all our languages use commas.
        return _shortened(", ".join(texts))
    return _shortened(format_list(texts, _LIST_STYLES[style], locale))  # type: ignore[arg-type]


def _shortened(text: str) -> str:
    """The text, or as much of its start and end as Fluent allows."""
    if len(text) <= MAX_LENGTH:
        return text
    half = MAX_LENGTH // 2
    return f"{text[: half - 1]}…{text[-half:]}"


def _seat(message: Message) -> int:
    at = message.args["at"]
    assert isinstance(at, int)
    return at


_FUNCTIONS: Final[dict[str, Any]] = {
    "LIST": _list,
    "FORM": _form,
    "PERSON": _person,
    "SIGNED": _signed,
    "CAP": _cap,
}


class _Bundle:
    """The entries of some files, of which earlier ones take precedence.

    An entry is parsed when it is first used, because a run uses little of the catalogue.
    """

    def __init__(self, language: str, names: Iterable[str]) -> None:
        self._fluent = FluentBundle([language], _FUNCTIONS, use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for name in names:
            self._unparsed = _entries(source(language, name)) | self._unparsed

    def format_pattern(
        self, pattern: Pattern, values: dict[str, str | FluentType]
    ) -> tuple[str | FluentNone, list[Exception]]:
        """The text of an entry with these values, and what went wrong.

        Unlike Fluent's own method it leaves values as they are, so numbers stay `_Int`.
        """
        errors: list[Exception] = []
        current = CurrentEnvironment(args=values)
        return pattern(ResolverEnvironment(self._fluent, errors, current=current)), errors

    def get_message(self, name: str) -> Entry:
        """The entry of a message; raises `LookupError` if there is none."""
        self._parse(name)
        return self._fluent.get_message(name)

    def _parse(self, name: str) -> None:
        """Parse an entry, and every entry whose id is a word in it, as it may refer to them."""
        text = self._unparsed.pop(name, None)
        if text is not None:
            self._fluent.add_resource(FluentResource(text))
            for word in _ID.findall(text):
                self._parse(word)


def _entries(text: str) -> dict[str, str]:
    """The entries of a file by their ids; the ids of terms have a dash."""
    _, *entries = _BEGINNING.split(text)
    return {entry.partition("=")[0].rstrip(): entry for entry in entries}


@cache
def _bundle(language: str, part: str) -> _Bundle:
    """The entries of one game and the frame; the game's take precedence.

    A game without a file, such as one in the making, just gets the frame's.
    """
    return _Bundle(language, (FRAME,) if part not in parts(language) else (part, FRAME))


@cache
def locale_of(language: str) -> Locale:
    """The locale of a language for plurals, lists and numbers, as its catalogue names it."""
    return Locale.parse(Translator(language).text(message("language-locale")), sep="-")
