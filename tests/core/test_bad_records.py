"""Records that are cut, edited, foreign or huge: a `BadRecord` with the line where it shows."""

import tracemalloc
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quadriga.core import BadRecord, Refusal
from quadriga.core.records import MAX_RECORD_BYTES, Reading, load, read, write
from quadriga.core.verification import verify
from quadriga.games import make
from tests.core.test_records import GAME, TEXT
from tests.walks import RECORDS

REAL = (RECORDS / "imperator" / "senate.txt").read_bytes()
REAL_LINES = REAL.decode().splitlines(keepends=True)
FIRST_ENTRY = 7
RESULT_LINE = len(REAL_LINES)
LAST_ENTRY = RESULT_LINE - 2
ENTRIES = pytest.mark.parametrize("line", range(FIRST_ENTRY, LAST_ENTRY + 1))
WRONG_ENTRIES = ("1 nonsense", "* nonsense", "1 take", "9 pay", "draw mine", "*", "1", "-1 pay")


def check(data: bytes) -> Reading:
    """What `quadriga replay --verify` does: the reading, or a refusal."""
    reading = read(data)
    verify(make(reading.record.setup), reading)
    return reading


def wrong_line(text: str) -> int:
    """The line at which a record of the tiny game goes wrong."""
    with pytest.raises(BadRecord) as refusal:
        verify(GAME, read(text.encode()))
    return refusal.value.line


def edited(line: int, *texts: str) -> bytes:
    """The real record with other lines in the place of one."""
    return "".join([*REAL_LINES[: line - 1], *texts, *REAL_LINES[line:]]).encode()


def test_the_real_record_is_right() -> None:
    assert check(REAL).record.result == "4"


# ---- cut short -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", range(1, len(REAL_LINES)))
def test_a_record_cut_after_any_line_says_that_it_was_cut(lines: int) -> None:
    with pytest.raises(BadRecord, match="cut short") as refusal:
        check("".join(REAL_LINES[:lines]).encode())
    assert refusal.value.line == lines


@pytest.mark.parametrize("data", [TEXT.encode(), REAL], ids=["tiny", "imperator"])
def test_a_record_cut_at_any_byte_is_refused(data: bytes) -> None:
    game = GAME if data == TEXT.encode() else make(read(REAL).record.setup)
    last = data.rstrip(b"\n")
    for length in range(len(last)):
        with pytest.raises(BadRecord):
            verify(game, read(data[:length]))
    verify(game, read(last))


def test_a_record_cut_within_a_letter_is_refused() -> None:
    named = TEXT.replace("Livia", "Λιβία").encode()
    for length in range(len(named.rstrip())):
        with pytest.raises(BadRecord):
            verify(GAME, read(named[:length]))


# ---- edited --------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", range(1, RESULT_LINE + 1))
def test_a_record_without_one_of_its_lines_is_refused(line: int) -> None:
    with pytest.raises(Refusal) as refusal:
        check(edited(line))
    if FIRST_ENTRY <= line < LAST_ENTRY:
        assert isinstance(refusal.value, BadRecord)
        assert refusal.value.line == line


@pytest.mark.parametrize("line", range(1, RESULT_LINE + 1))
def test_a_line_written_twice_is_refused(line: int) -> None:
    text = REAL_LINES[line - 1]
    with pytest.raises(BadRecord) as refusal:
        check(edited(line, text, text))
    # The rule before the entries, standing twice, ends them at once: the first entry shows it.
    assert refusal.value.line == line + (2 if line == FIRST_ENTRY - 1 else 1)


@pytest.mark.parametrize("line", range(2, RESULT_LINE))
def test_two_lines_that_changed_places_are_refused(line: int) -> None:
    here, there = REAL_LINES[line - 1 : line + 1]
    swapped = "".join([*REAL_LINES[: line - 1], there, here, *REAL_LINES[line + 1 :]])
    with pytest.raises(BadRecord) as refusal:
        check(swapped.encode())
    assert refusal.value.line in (line, line + 1)


@ENTRIES
def test_an_entry_that_is_not_legal_is_found_at_its_line(line: int) -> None:
    for text in WRONG_ENTRIES:
        with pytest.raises(BadRecord, match=f"^line {line}: ") as refusal:
            check(edited(line, f"{text}\n"))
        assert refusal.value.line == line


@ENTRIES
def test_an_entry_under_another_seat_is_found_at_its_line(line: int) -> None:
    mark, text = REAL_LINES[line - 1].split(" ", 1)
    with pytest.raises(BadRecord, match="is to act here, not") as refusal:
        check(edited(line, f"{'1' if mark == '*' else '*'} {text}"))
    assert refusal.value.line == line


@ENTRIES
def test_a_letter_changed_in_an_entry_is_found_at_its_line(line: int) -> None:
    text = REAL_LINES[line - 1]
    for place in range(2, len(text) - 1):
        with pytest.raises(BadRecord) as refusal:
            check(edited(line, f"{text[:place]}~{text[place + 1 :]}"))
        assert refusal.value.line == line


@pytest.mark.parametrize("result", ["5", "-4", "04", "lost", "unfinished", "4 4", "Nero"])
def test_another_result_is_found_at_its_line(result: str) -> None:
    with pytest.raises(BadRecord, match=f"the result is 4, not {result}") as refusal:
        check(edited(RESULT_LINE, f"result {result}\n"))
    assert refusal.value.line == RESULT_LINE


def test_a_result_of_an_unfinished_game_is_refused() -> None:
    text = TEXT.replace("* roll 2\n", "")
    with pytest.raises(BadRecord, match="the result is unfinished, not 4 7") as refusal:
        verify(GAME, read(text.encode()))
    assert refusal.value.line == 16


def test_entries_after_the_end_are_refused() -> None:
    text = TEXT.replace("* roll 2\n", "* roll 2\n1 open\n")
    with pytest.raises(BadRecord, match="over") as refusal:
        verify(GAME, read(text.encode()))
    assert refusal.value.line == 16


def test_an_edit_that_stays_a_legal_game_with_the_same_result_is_no_error() -> None:
    verify(GAME, read(TEXT.replace("Livia", "Octavia").encode()))
    same = TEXT.replace("1 open", "1 cover").replace("* roll 2", "* roll 1").replace("4 7", "4 6")
    verify(GAME, read(same.encode()))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("game tiny", "game", 2),
        ("game tiny", "gametiny", 2),
        ("rules 1", "rules one", 3),
        ("rules 1", "rules 1.5", 3),
        ("rules 1", "rules 0", 3),
        ("rules 1", "rules 99999999999", 3),
        ("rules 1", "rules ٣", 3),
        ("variant standard", "varied standard", 4),
        ("variant standard", "components", 4),
        ("variant standard", "components 71A70000\nvariant standard", 4),
        ("variant standard", "components 71a7000\nvariant standard", 4),
        ("variant standard", f"components {65 * '0'}\nvariant standard", 4),
        ("variant standard", "components 71a70000\ncomponents 71a70000", 5),
        ("variant standard", "variant standard\ncomponents 71a70000", 5),
        ("option hand 1", "option hand", 5),
        ("option hand 1", "option hand one", 5),
        ("option hand 1", "option hand 1\noption hand 1", 6),
        ("option hand 1", "hand 1", 5),
        ("seat 1 Livia", "seat 2 Livia", 6),
        ("seat 1 Livia", "seat 1", 6),
        ("seat 1 Livia", "seat 01 Livia", 6),
        ("---\n*", "----\n*", 8),
        ("result 4 7", "result", 17),
        ("result 4 7", "the result 4 7", 17),
        ("result 4 7", "result 4 7\nresult 4 7", 18),
        ("result 4 7", "result 4 7\n---", 18),
        ("1 pick 3", "1pick 3", 11),
        ("1 pick 3", "1", 11),
        ("1 pick 3", "1 pick  3", 11),
        ("1 pick 3", "1 Pick 3", 11),
        ("1 pick 3", "1 pick 4", 11),
        ("1 pick 3", "3 pick 3", 11),
        ("1 pick 3", "01 pick 3", 11),
        ("1 pick 3", "999999999 pick 3", 11),
    ],
)
def test_every_part_of_the_form_is_checked(old: str, new: str, line: int) -> None:
    assert TEXT.count(old) >= 1
    assert wrong_line(TEXT.replace(old, new, 1)) == line


# ---- other component data ------------------------------------------------------------------------


def with_data(fingerprint: str, text: str = TEXT) -> str:
    """A record of the tiny game that names this fingerprint."""
    return text.replace("variant", f"components {fingerprint}\nvariant", 1)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [("1 pick 3", "1 pick 4", 12, "not a choice now"), ("4 7", "4 8", 18, "the result is 4 7")],
)
def test_a_record_that_does_not_play_blames_other_component_data_only(
    old: str, new: str, line: int, reason: str
) -> None:
    wrong = TEXT.replace(old, new, 1)
    for text in (wrong, with_data(GAME.fingerprint, wrong)):
        with pytest.raises(BadRecord, match=reason) as refusal:
            verify(GAME, read(text.encode()))
        assert "component data" not in str(refusal.value)
    with pytest.raises(BadRecord, match=reason) as refusal:
        verify(GAME, read(with_data("00000000", wrong).encode()))
    assert refusal.value.line == line
    assert "played with other component data of tiny" in str(refusal.value)
    assert "Use the version of the program" in str(refusal.value)


def test_a_record_with_other_component_data_may_play_nevertheless() -> None:
    reading = read(with_data("00000000").encode())
    assert verify(GAME, reading) == verify(GAME, read(TEXT.encode()))


# ---- newer ---------------------------------------------------------------------------------------


def test_a_newer_format_asks_for_an_update() -> None:
    with pytest.raises(BadRecord, match="A newer version of the program wrote this record"):
        read(TEXT.replace("record 1", "record 3").encode())


def test_newer_rules_ask_for_an_update() -> None:
    with pytest.raises(BadRecord, match="made under rules 2 of tiny; this program knows rules 1"):
        verify(GAME, read(TEXT.replace("rules 1", "rules 2").encode()))


# ---- no records at all ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a record: there is nothing in it"),
        (b"\n\n# nothing\n", "not a record: there is nothing in it"),
        (b"hello\n", "not a record, which would begin with"),
        (b"[Event 'Rome']\n", "not a record, which would begin with"),
        (TEXT.replace("record 1", "record").encode(), "not a record, which would begin with"),
        (TEXT.replace("quadriga", "Quadriga").encode(), "not a record, which would begin with"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not text"),
        (b"SQLite format 3\x00", "not plain text"),
        (b"\x7fELF", "not plain text"),
        (b"\xff\xfeq\x00u\x00", "not text"),
        (b"quadriga record 1\n\xc3\x28", "not text"),
        ("quadriga record 1\n".encode("utf-16"), "not text"),
        (TEXT.replace("Livia", "Li\x00via").encode(), "not plain text"),
        (TEXT.replace("Livia", "Li\x1b[2Jvia").encode(), "not plain text"),
        (TEXT.replace("Livia", "Li\rvia").encode(), "not plain text"),
    ],
    ids=ascii,
)
def test_what_is_no_record_is_called_so(data: bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        read(data)


def test_a_record_may_be_as_long_as_the_limit_and_no_longer() -> None:
    filled = TEXT.encode() + b"#" * (MAX_RECORD_BYTES - len(TEXT))
    assert read(filled) == read(TEXT.encode())
    with pytest.raises(BadRecord, match="too large"):
        read(filled + b"#")


def test_a_huge_file_is_refused_without_being_read_whole(tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    tracemalloc.start()
    try:
        with pytest.raises(BadRecord, match="too large"):
            load(huge)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 8 * MAX_RECORD_BYTES


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"lost\.txt: No such file or directory\. Check the name"):
        load(tmp_path / "lost.txt")


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="Is a directory"):
        load(tmp_path)


# ---- anything ------------------------------------------------------------------------------------


@settings(deadline=None, derandomize=True, max_examples=300)
@given(st.binary())
@example(b"quadriga record 1\ngame x\nrules 1\nvariant y\n---\n---\nresult z")
def test_no_bytes_ever_cause_a_crash(data: bytes) -> None:
    _read_or_refuse(data)


PIECES = st.sampled_from([*TEXT.splitlines(), "", "#", "---", "* ", "1 ", "\r", "\u2028", "\x00"])


@settings(deadline=None, derandomize=True, max_examples=300)
@given(st.lists(st.one_of(PIECES, st.text(max_size=20)), max_size=30).map("\n".join))
def test_no_text_ever_causes_a_crash(text: str) -> None:
    _read_or_refuse(text.encode("utf-8", "surrogatepass"))


@settings(deadline=None, derandomize=True, max_examples=300)
@given(st.integers(0, len(REAL) - 1), st.integers(0, 255))
def test_one_changed_byte_is_refused_or_stays_a_record(place: int, byte: int) -> None:
    _read_or_refuse(REAL[:place] + bytes([byte]) + REAL[place + 1 :])


def _read_or_refuse(data: bytes) -> None:
    """Whatever is read can be written and read again; all else is refused."""
    try:
        reading = read(data)
    except BadRecord as refusal:
        assert refusal.line >= 0  # noqa: PT017
        return
    again = write(reading.record)
    assert write(read(again.encode()).record) == again
    try:
        check(data)
    except Refusal as refusal:
        assert str(refusal)  # noqa: PT017
