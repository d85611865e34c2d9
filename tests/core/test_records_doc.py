"""What docs/reference/records.md shows is true."""

import re
from pathlib import Path

import pytest

from quadriga.core import BadRecord
from quadriga.core.records import load, read, write
from quadriga.core.verification import verify
from quadriga.games import make
from tests.core.test_bad_records import check

DOC = (Path(__file__).parents[2] / "docs" / "reference" / "records.md").read_text("utf-8")
EXAMPLE = next(
    block for block in re.findall(r"```text\n(.*?)```", DOC, re.DOTALL) if "record 1" in block
)
PROGRAM = next(iter(re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)))


def test_the_example_is_a_right_record_as_it_is_written() -> None:
    reading = read(EXAMPLE.encode())
    game = make(reading.record.setup)
    assert game.to_act(verify(game, reading)) is None
    assert write(reading.record) == EXAMPLE
    assert reading.record.components == game.fingerprint


def test_the_program_verifies_the_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "match.txt").write_text(EXAMPLE, "utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(PROGRAM, names)
    reading = load(Path("match.txt"))
    assert names["position"] == verify(make(reading.record.setup), reading)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("quadriga record 1", "another first line", "This is not a record"),
        ("record 1", "record 3", "A newer version of the program wrote this record"),
        ("rules 1", "rules 2", "This record was made under rules 2 of"),
        ("---\nresult lost\n", "", "it was cut short"),
        ("1 take mine", "* take mine", "seat 1 is to act here, not chance"),
        ("1 lose rome", "1 lose rome\n1 lose rome", "The game is over"),
        ("result lost", "result 5", "the result is lost, not 5"),
        ("seat 1", "seat 1 \x01", "This is not a record"),
        ("take mine", "Take mine", "is not a choice now"),
        ("take mine", "take  mine", "is not a choice now"),
        ("take mine", "take mines", "is not a choice now"),
        (
            "result lost",
            "result lost\n#" + "#" * (1 << 20),
            "This file is too large to be a record",
        ),
    ],
    ids=lambda text: text[:30],
)
def test_what_is_said_to_be_refused_is_refused(old: str, new: str, message: str) -> None:
    assert old in EXAMPLE
    with pytest.raises(BadRecord) as refusal:
        check(EXAMPLE.replace(old, new, 1).encode())
    assert message in str(refusal.value)
    if not message.startswith(("is not", "the result")):
        assert message in DOC
