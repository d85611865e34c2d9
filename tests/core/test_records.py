"""Records: what is written, and that it reads back."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.core import CHANCE, BadRecord, Entry, Seat, Setup
from quadriga.core.records import (
    GIVEN_UP,
    MAX_NAME_LENGTH,
    NAMELESS,
    Record,
    clean_name,
    load,
    read,
    write,
)
from quadriga.core.verification import verify
from tests.tiny.game import Over, Tiny
from tests.walks import RECORDS

GAME = Tiny(seats=2, hand=1)
RECORD = Record(
    setup=Setup("tiny", 2, "standard", {"hand": 1}),
    rules=1,
    names=("Livia", "Marcus Agrippa"),
    entries=(
        Entry(CHANCE, "deal 1 3"),
        Entry(CHANCE, "deal 2 5"),
        Entry(Seat(0), "pick 3"),
        Entry(Seat(0), "open"),
        Entry(Seat(1), "pick 5"),
        Entry(Seat(1), "cover"),
        Entry(CHANCE, "roll 2"),
    ),
    result="4 7",
)
TEXT = """\
quadriga record 1
game tiny
rules 1
variant standard
option hand 1
seat 1 Livia
seat 2 Marcus Agrippa
---
* deal 1 3
* deal 2 5
1 pick 3
1 open
2 pick 5
2 cover
* roll 2
---
result 4 7
"""


def changed(**fields: Any) -> Record:
    return Record(**{name: getattr(RECORD, name) for name in RECORD.__struct_fields__} | fields)


def test_the_text_of_a_record_is_pinned() -> None:
    assert write(RECORD) == TEXT


def test_a_record_names_its_component_data_after_the_rules() -> None:
    text = TEXT.replace("rules 1\n", "rules 1\ncomponents 71a70000\n")
    assert write(changed(components="71a70000")) == text
    reading = read(text.encode())
    assert reading.record == changed(components="71a70000")
    assert reading.lines == tuple(line + 1 for line in read(TEXT.encode()).lines)


def test_an_older_record_names_no_component_data() -> None:
    reading = read(TEXT.encode())
    assert reading.record.components is None
    assert isinstance(verify(GAME, reading).phase, Over)


def test_a_record_reads_back_with_the_line_of_every_entry() -> None:
    reading = read(TEXT.encode())
    assert reading.record == RECORD
    assert reading.lines == tuple(range(9, 16))
    assert reading.result_line == 17


def test_a_record_plays_to_its_end() -> None:
    assert verify(GAME, read(TEXT.encode())).phase == Over(2)


def test_a_match_that_goes_on_is_unfinished() -> None:
    record = changed(entries=RECORD.entries[:4], result=None)
    text = write(record)
    assert text.endswith("1 open\n---\nresult unfinished\n")
    assert read(text.encode()).record == record
    assert GAME.to_act(verify(GAME, read(text.encode()))) == Seat(1)


def test_a_match_that_was_given_up_says_so_in_a_format_of_its_own() -> None:
    record = changed(entries=RECORD.entries[:4], result=GIVEN_UP)
    text = write(record)
    assert text.startswith("quadriga record 2\n")
    assert text.endswith("1 open\n---\nresult given-up\n")
    assert read(text.encode()).record == record
    assert GAME.to_act(verify(GAME, read(text.encode()))) == Seat(1)
    over = read(write(changed(result=GIVEN_UP)).encode())
    with pytest.raises(BadRecord, match="the result is 4 7, not given-up"):
        verify(GAME, over)


def test_a_match_may_not_have_begun() -> None:
    record = changed(entries=(), result=None)
    assert write(record).endswith("\n---\n---\nresult unfinished\n")
    assert verify(GAME, read(write(record).encode())) == GAME.initial()


def test_options_are_written_in_alphabetical_order_before_the_seats() -> None:
    setup = Setup("tiny", 2, "long", {"zeal": -3, "hand": 1})
    lines = write(changed(setup=setup)).splitlines()
    assert lines[3:8] == [
        "variant long",
        "option hand 1",
        "option zeal -3",
        "seat 1 Livia",
        "seat 2 Marcus Agrippa",
    ]
    assert read(write(changed(setup=setup)).encode()).record.setup == setup


def test_comments_and_empty_lines_are_passed_over() -> None:
    commented = "# From a rainy evening.\n\n" + TEXT.replace(
        "1 open\n", "\n   # Was it wise?\n#1 cover\n  1 open  \n\n"
    )
    reading = read(commented.encode())
    assert reading.record == RECORD
    assert reading.lines == (11, 12, 13, 17, 19, 20, 21)
    assert reading.result_line == 23


@pytest.mark.parametrize(
    "text", [TEXT.replace("\n", "\r\n"), TEXT.rstrip("\n"), TEXT + "\n\n"], ids=["crlf", "no", "2"]
)
def test_line_ends_do_not_matter(text: str) -> None:
    assert read(text.encode()) == read(TEXT.encode())


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Livia", "Livia"),
        ("  Livia   Drusilla ", "Livia Drusilla"),
        ("Livia\nresult 99", "Livia result 99"),
        ("Livia\r\n---\r\n* roll 0", "Livia --- * roll 0"),
        ("\tLivia\x00\x1b[31m\x7f", "Livia [31m"),
        ("Livia\u2028Drusilla\x85", "Livia Drusilla"),
        ("# Livia", "# Livia"),
        ("Λιβία 👑", "Λιβία 👑"),
        ("", NAMELESS),
        (" \n\t", NAMELESS),
        ("\u3164", NAMELESS),
        ("\u2800 \u2800", NAMELESS),
        ("\u115f\u1160\uffa0\u034f", NAMELESS),
        ("\ufe0f\u0301", NAMELESS),
        ("\U00013441\U0001d159", NAMELESS),
        ("Livia\u3164", "Livia"),
        ("Livia\ufe00\ufe00", "Livia"),
        ("\u2764\ufe0f Livia", "\u2764\ufe0f Livia"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("L" * 1000, "L" * MAX_NAME_LENGTH),
    ],
    ids=ascii,
)
def test_a_name_is_made_fit_for_one_line(name: str, written: str) -> None:
    assert (clean_name(name) or NAMELESS) == written
    assert read(write(changed(names=(name, "B"))).encode()).record.names == (written, "B")


def test_a_name_cut_short_has_no_space_at_its_end() -> None:
    name = "L" * (MAX_NAME_LENGTH - 1) + " Drusilla"
    assert clean_name(name) == "L" * (MAX_NAME_LENGTH - 1)


def test_a_name_that_no_file_can_hold_is_made_fit() -> None:
    write(changed(names=("\ud800", "B"))).encode("utf-8")


@pytest.mark.parametrize("name", ["\x9b2J", "\x90", "\u202elivia"], ids=ascii)
def test_a_name_cannot_command_a_terminal(name: str) -> None:
    assert clean_name(name).isprintable()


@settings(deadline=None, derandomize=True)
@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_name_becomes_one_that_stays(name: str) -> None:
    clean = clean_name(name)
    assert clean_name(clean) == clean
    assert read(write(changed(names=(name, "B"))).encode()).record.names == (clean or NAMELESS, "B")


LINES = st.text(st.characters(categories=["L", "N", "P"]), min_size=1)
WORDS = st.from_regex(r"[a-z][a-z0-9_]{0,9}", fullmatch=True)

FINGERPRINTS = st.from_regex(r"[0-9a-f]{8,64}", fullmatch=True)


@st.composite
def made_up_records(draw: st.DrawFn) -> Record:
    """Records of no game at all: reading one asks only for its form."""
    names = draw(st.lists(LINES.map(clean_name), max_size=5))
    actors = st.one_of(st.just(CHANCE), st.integers(0, 9).map(Seat))
    options = st.dictionaries(WORDS, st.integers(-(10**8), 10**8), max_size=3)
    return Record(
        setup=Setup(draw(WORDS), len(names), draw(WORDS), draw(options)),
        rules=draw(st.integers(1, 10**8)),
        names=tuple(names),
        entries=tuple(draw(st.lists(st.builds(Entry, actors, LINES), max_size=9))),
        result=draw(st.one_of(st.none(), LINES.filter(lambda line: line != "unfinished"))),
        components=draw(st.one_of(st.none(), FINGERPRINTS)),
    )


@settings(deadline=None, derandomize=True)
@given(made_up_records())
def test_every_record_reads_back_as_it_was_written(record: Record) -> None:
    text = write(record)
    assert read(text.encode()).record == record
    assert write(read(text.encode()).record) == text


def test_a_record_is_loaded_from_a_file() -> None:
    reading = load(RECORDS / "imperator" / "senate.txt")
    assert reading.record.setup == Setup("imperator", 1)
    assert reading.record.result == "4"
