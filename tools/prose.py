"""Finds docs that are hard to read: long lines, paragraphs and pages, and links to nowhere."""

import re
from collections.abc import Iterator
from pathlib import Path

MAX_LINE = 120
MAX_PARAGRAPH = 90
MAX_PAGE = 2_500
"""Characters of a line, words of a paragraph or of an item of a list, and words of a page."""

AS_THEY_ARE = "docs/rules/"
"""The specifications, whose tables are read by tests."""

LONG = (AS_THEY_ARE, "docs/research/")
"""Pages that may be long: people look things up in them."""

MADE = re.compile(r"<!--.*?-->", re.DOTALL)
LINK = re.compile(r"\]\(((?!\w+:)[^)\s]+)\)")
FENCE = re.compile(r"^ *```.*?^ *```\s*?$", re.MULTILINE | re.DOTALL)
ITEM = re.compile(r"^ *(?:[-*]|\d+\.) ")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def pages(root: Path) -> list[Path]:
    """What people read, but the changelog."""
    top = ("README.md", "CONTRIBUTING.md", "SECURITY.md")
    return [*(root / name for name in top), *sorted((root / "docs").rglob("*.md"))]


def faults(root: Path) -> list[str]:
    """Everything that is too long or leads nowhere, with its place."""
    return [
        f"{path.relative_to(root).as_posix()}{fault}"
        for path in pages(root)
        for fault in _faults(root, path)
    ]


def _faults(root: Path, path: Path) -> Iterator[str]:
    name, text = path.relative_to(root).as_posix(), path.read_text("utf-8")
    yield from broken_links(path, text)
    if name.startswith(AS_THEY_ARE):
        return
    yield from long_lines(text)
    yield from long_paragraphs(text)
    if (words := len(text.split())) > MAX_PAGE and not name.startswith(LONG):
        yield f": {words} words on one page, at most {MAX_PAGE}"


def long_lines(text: str) -> Iterator[str]:
    """Lines that no window shows whole."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MAX_LINE:
            yield f":{number}: {len(line)} characters in a line, at most {MAX_LINE}"


def long_paragraphs(text: str) -> Iterator[str]:
    """Paragraphs and items of lists that nobody finishes; code and tables have their own shape."""
    for number, paragraph in paragraphs(text):
        if (words := len(paragraph.split())) > MAX_PARAGRAPH:
            yield f":{number}: {words} words in a paragraph, at most {MAX_PARAGRAPH}"


def paragraphs(text: str) -> Iterator[tuple[int, str]]:
    """Each paragraph or item, with the number of its first line."""
    plain = FENCE.sub(_blank, MADE.sub(_blank, text))
    first, lines = 0, list[str]()
    for number, line in enumerate([*plain.splitlines(), ""], 1):
        ends = not line.strip() or line.lstrip().startswith(("|", "#")) or ITEM.match(line)
        if ends and lines:
            yield first, " ".join(lines)
            lines = []
        if line.strip() and not line.lstrip().startswith(("|", "#")):
            first = first if lines else number
            lines.append(line.strip())


def _blank(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def broken_links(path: Path, text: str) -> Iterator[str]:
    """Relative links to files and headings that are not there."""
    for target in LINK.findall(FENCE.sub(_blank, text)):
        name, _, anchor = target.partition("#")
        file = (path.parent / name).resolve() if name else path
        if not file.exists():
            yield f": the link {target} leads nowhere"
        elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text("utf-8")):
            yield f": there is no heading for the link {target}"


def anchors(text: str) -> set[str]:
    """What headings are called in links, as GitHub has it."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
        for heading in HEADING.findall(FENCE.sub(_blank, text))
    }
