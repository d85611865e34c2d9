"""A match that is over: its course, what cost most, the best choices there, and playing on."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.hands import ROOT, look_back, violations_by_day_and_night

RECORD = ROOT / "tests" / "records" / "imperator" / "lost-at-invasion-1.txt"
THUMB = 8
"""Pixels from the middle of the slider's thumb to its edge."""

TWO = ROOT / "tests" / "records" / "all_roads" / "standard-2-greedy.txt"


def test_a_dropped_record_is_reviewed_and_played_on(desktop: Page) -> None:
    look_back(desktop, RECORD)
    desktop.get_by_role("button", name="Review", exact=True).click()
    progress = desktop.locator("progress")
    progress.wait_for(state="detached")
    expect(desktop.locator(".course polyline")).to_have_count(1)
    expect(desktop.locator(".best")).to_have_text("Nobody had a choice here.")
    plot = desktop.locator(".course .field").bounding_box()
    assert plot is not None
    slider = desktop.locator(".slider").bounding_box()
    assert slider is not None
    assert slider["y"] + slider["height"] / 2 + THUMB <= plot["y"], "the slider hides the course"
    desktop.keyboard.press("n")
    best = desktop.locator(".best")
    expect(best.locator(".played.costly")).to_be_visible()
    choices = best.locator("li button")
    ranks = desktop.locator("#board [data-rank]").evaluate_all(
        "(marks) => marks.flatMap((mark) => mark.dataset.rank.split(' · ')).sort()"
    )
    assert ranks == [str(n) for n in range(1, choices.count() + 1)]
    expect(choices.first).to_contain_text("points")
    choices.nth(1).click()
    expect(choices.nth(1)).to_have_attribute("aria-pressed", "true")
    assert violations_by_day_and_night(desktop) == []
    desktop.get_by_role("button", name="As a table").click()
    rows = desktop.locator("dialog tbody tr")
    expect(rows.first).to_contain_class("costly")
    step = rows.nth(1).get_by_role("button")
    number = step.inner_text()
    step.click()
    expect(desktop.locator("input[type=range]")).to_have_value(number)
    expect(best.locator(".played")).to_be_visible()
    desktop.get_by_role("button", name="Try it here").click()
    expect(desktop.locator(".bar .tag")).to_have_text(f"Tried from step {number}")
    expect(desktop.locator(".prompt .primary")).to_be_visible()


def test_a_position_has_a_link_and_pictures_and_is_seen_from_any_seat(desktop: Page) -> None:
    look_back(desktop, TWO)
    desktop.goto("/record?at=12&seat=1")
    expect(desktop.locator("input[type=range]")).to_have_value("12")
    expect(desktop.get_by_label("Seen by")).to_have_value("1")
    expect(desktop.locator("#board")).to_contain_text("Your hand")
    desktop.keyboard.press("b")
    rules = desktop.get_by_role("complementary", name="Rules")
    expect(rules.get_by_role("button", expanded=True)).to_have_text("Laying tiles")
    desktop.keyboard.press("b")
    expect(rules).to_have_count(0)
    desktop.get_by_label("Seen by").select_option("-1")
    expect(desktop.locator("#board")).to_contain_text("Hands are not shown")
    desktop.wait_for_url("**/record?at=12")
    desktop.clock.install()
    play = desktop.get_by_role("button", name="Play", exact=True)
    play.click()
    for step in ("13", "14"):  # it goes on by itself, again and again
        desktop.clock.fast_forward(2_000)
        expect(desktop.locator("input[type=range]")).to_have_value(step)
    slider = desktop.locator("input[type=range]")
    slider.press(" ")  # it has its keys where the slider was dragged, too
    expect(play).to_be_visible()
    slider.press("PageDown")
    expect(slider).to_have_value("15")
    play.click()
    desktop.get_by_role("button", name="Share").click()
    desktop.clock.fast_forward(4_000)
    expect(slider).to_have_value("15")  # what is shared stands still
    for kind, begins in (("PNG", b"\x89PNG"), ("SVG", b"<svg"), ("record", b"quadriga record 1")):
        with desktop.expect_download() as download:
            desktop.get_by_role("button", name=kind).click()
        assert Path(download.value.path()).read_bytes().startswith(begins)


def test_what_is_too_large_to_be_a_record_is_not_even_sent(desktop: Page, tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    large.write_text("x" * 100_000, "utf-8")
    desktop.goto("/record")
    desktop.get_by_label("Choose a file").set_input_files(large)
    expect(desktop.get_by_role("alert")).to_contain_text("too large")
