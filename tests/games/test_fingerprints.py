"""The fingerprint of component data: the same for the same data, another for any other."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from quadriga.core import BadRecord
from quadriga.core.records import load, read, write
from quadriga.core.verification import verify
from quadriga.games import GAMES, make
from quadriga.games.all_roads.box import loading as all_roads
from quadriga.games.carpe_diem.box import loading as carpe_diem
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.box import loading as imperator
from quadriga.games.minerva.box import loading as minerva
from quadriga.kit.datafile import FINGERPRINT_DIGITS
from tests.games.data_files import changed, text_of, written
from tests.walks import RECORDS

READ: dict[str, Callable[[str], msgspec.Struct]] = {
    "imperator": imperator.read,
    "all_roads": all_roads.read,
    "minerva": minerva.read,
    "carpe_diem": carpe_diem.read,
}


def of_text(name: str, text: str) -> str:
    """The fingerprint of a game that is played with this data file."""
    return GAMES[name](box=READ[name](text)).fingerprint


def backwards(data: Any) -> Any:
    """The same data with the keys of every table in another order."""
    if isinstance(data, dict):
        return {key: backwards(value) for key, value in reversed(data.items())}
    return [backwards(value) for value in data] if isinstance(data, list) else data


@pytest.mark.parametrize("name", GAMES)
def test_a_game_names_the_data_that_comes_with_it(name: str) -> None:
    (found,) = {make(setup).fingerprint for setup in GAMES[name].setups()}
    assert found == of_text(name, text_of(name))
    assert re.fullmatch(f"[0-9a-f]{{{FINGERPRINT_DIGITS}}}", found)


def test_every_game_has_another_fingerprint() -> None:
    assert len({make(GAMES[name].setups()[0]).fingerprint for name in GAMES}) == len(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_layout_comments_and_the_order_of_keys_do_not_count(name: str) -> None:
    text = text_of(name)
    same = of_text(name, text)
    assert of_text(name, "# A comment.\n\n" + text.replace(" = ", "  =  ")) == same
    assert of_text(name, written(changed(text))) == same
    assert of_text(name, written(backwards(changed(text)))) == same


def other_price(data: dict[str, Any]) -> None:
    data["invasion"][0]["military"] += 1


def other_order(data: dict[str, Any]) -> None:
    data["region"].reverse()


@pytest.mark.parametrize("change", [other_price, other_order])
def test_any_other_figure_and_order_of_entries_counts(
    change: Callable[[dict[str, Any]], None],
) -> None:
    other = imperator.read(written(changed(text_of("imperator"), change)))
    assert Imperator(box=other).fingerprint != Imperator().fingerprint


def test_a_record_of_other_data_is_told_apart_from_a_wrong_one() -> None:
    """A corrected data file: what was played with the old one is not called wrong."""
    reading = load(RECORDS / "imperator" / "senate.txt")
    old, box = Imperator(), imperator.read(written(changed(text_of("imperator"), dearer_cards)))
    corrected = Imperator(box=box)
    record = msgspec.structs.replace(reading.record, components=old.fingerprint)
    named = read(write(record).encode())
    assert old.to_act(verify(old, named)) is None
    with pytest.raises(BadRecord, match="other component data of Imperator"):
        verify(corrected, named)
    with pytest.raises(BadRecord) as refusal:
        verify(corrected, reading)
    assert "component data" not in str(refusal.value)


def dearer_cards(data: dict[str, Any]) -> None:
    for card in data["card"]:
        if "cost" in card:
            card["cost"]["industry"] += 9
