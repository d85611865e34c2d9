"""What a thing on a table is, over HTTP."""

import httpx

from tests.server.clients import IMPERATOR, Browser, refused


def asked(browser: Browser, path: str, **query: str | int) -> httpx.Response:
    return browser.http.get(f"/api/{path}/explain", params=query)


def test_a_thing_is_explained_to_who_has_a_place_at_the_table(
    browser: Browser, stranger: Browser
) -> None:
    match = browser.open_match(IMPERATOR)
    found = asked(browser, f"matches/{match}", thing="track:military").json()
    assert found["name"] == {"id": "kind-title", "args": {"kind": "military"}}
    assert found["now"][0] == {"id": "track-now", "args": {"n": 1, "kind": "military"}}
    refused(asked(browser, f"matches/{match}", thing="track:gold"), 404, "not_found")
    refused(asked(stranger, f"matches/{match}", thing="track:military"), 404, "not_found")
    assert asked(browser, f"matches/{match}").status_code == 400


def test_who_watches_can_choose_nothing_so_nothing_is_said_of_why(
    browser: Browser, stranger: Browser
) -> None:
    match = browser.open_match(IMPERATOR)
    code = browser.post(f"/api/matches/{match}/watch", {}).json()["code"]
    mine = asked(browser, f"matches/{match}", thing="region:rome").json()
    seen = asked(stranger, f"watch/{code}", thing="region:rome").json()
    assert mine.pop("why_not") == {"id": "why-held", "args": {"region": mine["name"]}}
    assert seen == mine


def test_a_position_of_a_replay_or_a_record_is_explained_as_it_was(browser: Browser) -> None:
    match = browser.open_match(IMPERATOR)
    record = browser.http.get(f"/api/matches/{match}/record").text
    before, after = (
        asked(browser, f"matches/{match}", thing="deck", at=at).json() for at in (0, 1)
    )
    assert [one["now"][0]["args"]["n"] for one in (before, after)] == [21, 18]
    data = {"record": record, "at": 1, "thing": "deck"}
    assert browser.post("/api/records/explain", data).json() == after
    refused(asked(browser, f"matches/{match}", thing="deck", at=99), 400, "bad_message")
    refused(browser.post("/api/records/explain", {**data, "seat": 5}), 400, "bad_message")
