"""Checks that the page only draws: it takes no text apart and has no words of its own.

Everything that people read comes from the catalogue by `voice.say` and `voice.t`; what happened and
what can be done comes as data. So no file of the page may cut, split or match text, and none may
hold a text in English. What is allowed all the same stands in `ALLOWED`, with its reason.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent / "client" / "src"

ALLOWED: Final[Mapping[str, frozenset[str]]] = {
    # The catalogue is found by the names of its files; a missing file is told to developers.
    "words/catalogue.ts": frozenset({".endsWith(", "words"}),
    # A missing message is told to developers, in the console.
    "words/voice.svelte.ts": frozenset({"words"}),
    # A minus sign, and the letters of the pseudo-language.
    "words/functions.ts": frozenset({".replace("}),
    "words/pseudo.ts": frozenset({".replace(", "regular expression"}),
    # The stack of an error has the places in our files; nobody reads it here.
    "server/errors.ts": frozenset({".matchAll(", "regular expression"}),
    # The name of a file, as HTTP says it.
    "server/http.ts": frozenset({"regular expression"}),
    # Addresses of the page.
    "app/address.ts": frozenset({".startsWith(", ".endsWith("}),
    "app/routes.ts": frozenset({".split(", ".startsWith("}),
    "app/router.svelte.ts": frozenset({".startsWith("}),
    # A view names a cell by its two coordinates, "2,-1", which are no text for people.
    "games/all_roads/draw/hex.ts": frozenset({".split("}),
    "games/minerva/draw/grid.ts": frozenset({".split("}),
    # The names of the arrow keys.
    "games/all_roads/Board.svelte": frozenset({".startsWith("}),
    "games/minerva/Board.svelte": frozenset({".startsWith("}),
}
"""What a file may do although the check finds it."""

WORDS_ALLOWED: Final = frozenset({"Quadriga"})
"""Words in the markup that are the same in every language."""

_SKIPPED: Final = ("wire.ts", "types.ts", ".test.ts", ".d.ts")
_CUTS: Final = re.compile(
    r"\.(?:split|startsWith|endsWith|match|matchAll|replace|replaceAll|substring|substr)\("
)
_REGEX: Final = re.compile(
    r"(?<=[(,=:\[!&|?{};])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\])+/"
)
_WORD: Final = re.compile(r"[A-Za-z]{2,}")
_SENTENCE: Final = re.compile(r"^[A-Z][a-z]+[,.:]? +[A-Za-z]+|\b[a-z]+ (?:the|a|an|is|are|to) \b")
_CAPITAL: Final = re.compile(r"^[A-Z][a-z]+$")
_KEYS: Final = re.compile(r"^(?:Enter|Escape|Tab|Space|Home|End|Arrow[A-Z]\w+|Page[A-Z]\w+)$")
_SPOKEN: Final = re.compile(r"^(?:aria-label|aria-description|title|alt|placeholder)$")
_STRING: Final = re.compile(r"'((?:\\.|[^'\\\n])*)'|\"((?:\\.|[^\"\\\n])*)\"|`((?:\\.|[^`\\])*)`")
_COMMENT: Final = re.compile(r"(?<![:'\"`])//[^\n]*|/\*.*?\*/|<!--.*?-->", re.S)
_IMPORT: Final = re.compile(
    r"^\s*(?:import|export)\b[^\n]*\bfrom\b[^\n]*$|^\s*import\b[^\n]*$", re.M
)
_ATTRIBUTE: Final = re.compile(r"([\w:-]+)=(\"[^\"]*\"|'[^']*')")
_SCRIPT: Final = re.compile(r"<script\b[^>]*>(.*?)</script>", re.S)
_STYLE: Final = re.compile(r"<style\b[^>]*>.*?</style>", re.S)


class Fault(NamedTuple):
    """Something that a file must not do, and the text where it does."""

    what: str
    text: str


def faults(name: str, source: str) -> Iterator[Fault]:
    """What is wrong with a file of the page; `name` is its path below `client/src`."""
    allowed = ALLOWED.get(name, frozenset())
    if name.endswith(".svelte"):
        markup = _STYLE.sub("", _SCRIPT.sub("", source))
        found = [fault for code in _SCRIPT.findall(source) for fault in _in_code(code)]
        found += _in_markup(_COMMENT.sub("", markup))
    else:
        found = list(_in_code(source))
    yield from (fault for fault in found if fault.what not in allowed)


def _in_code(source: str) -> Iterator[Fault]:
    code = _IMPORT.sub("", _COMMENT.sub("", source))
    yield from _cuts(code)
    for text in _literals(code):
        if _SENTENCE.search(text):
            yield Fault("words", text)


def _cuts(code: str) -> Iterator[Fault]:
    bare = _STRING.sub("''", code)
    yield from (Fault(found[0], _line(bare, found.start())) for found in _CUTS.finditer(bare))
    for found in _REGEX.finditer(bare):
        yield Fault("regular expression", found[0].strip())


def _in_markup(markup: str) -> Iterator[Fault]:
    expressions, text = _apart(markup)
    for code in expressions:
        yield from _cuts(code)
        for literal in _literals(code):
            if _SENTENCE.search(literal) or (_CAPITAL.match(literal) and not _KEYS.match(literal)):
                yield Fault("words", literal)
    for name, value in _ATTRIBUTE.findall(text):
        if _SPOKEN.match(name) and _WORD.search(value):
            yield Fault("words", f"{name}={value}")
    for word in _WORD.findall(re.sub(r"<[^<>]*>|&\w+;", " ", text)):
        if word not in WORDS_ALLOWED:
            yield Fault("words", word)


def _apart(markup: str) -> tuple[list[str], str]:
    """The expressions in braces, and the markup without them."""
    expressions, text, depth, start = [], [], 0, 0
    for at, sign in enumerate(markup):
        if sign == "{":
            if depth == 0:
                start = at
            depth += 1
        elif sign == "}" and depth:
            depth -= 1
            if depth == 0:
                expressions.append(markup[start + 1 : at])
        elif depth == 0:
            text.append(sign)
    return expressions, "".join(text)


def _literals(code: str) -> Iterator[str]:
    """The texts of all string literals; of a template, the parts between its expressions."""
    for single, double, template in _STRING.findall(code):
        if template:
            expressions, text = _apart(template.replace("${", "{"))
            yield text
            for expression in expressions:
                yield from _literals(expression)
        else:
            yield single or double


def _line(code: str, at: int) -> str:
    return code[code.rfind("\n", 0, at) + 1 :].partition("\n")[0].strip()


def main() -> int:
    """Print every fault of the page; 1 if there is any."""
    status = 0
    for path in sorted(ROOT.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith(_SKIPPED):
            continue
        name = path.relative_to(ROOT).as_posix()
        for fault in faults(name, path.read_text("utf-8")):
            print(f"client/src/{name}: {fault.what}: {fault.text}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
