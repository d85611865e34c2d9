"""How the page is served."""

import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import RequestFactory

from quadriga.server.page_files import ROUTES, Page, answer, is_route


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Quadriga</title>")
    (tmp_path / "assets" / "index-abc123.js").write_text("console.log('ave');" * 100)
    (tmp_path / "assets" / "font-def456.woff2").write_bytes(b"wOF2")
    return Page(tmp_path)


def ask(page: Page, address: str, **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return answer(page, RequestFactory().get(address, headers=named), address)


def test_every_route_of_the_client_is_the_index(page: Page) -> None:
    for address in ("/", "", "/table/abc", "/table/kXY4-_/", "/watch/x/replay", "/me"):
        found = ask(page, address)
        assert found.status_code == 200
        assert found.media_type == "text/html"
        assert b"Quadriga" in found.content
        assert found.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "address",
    ["/no/such/page", "/table", "/table/abc/more", "/campaign/x/y", "/admin", "/watch/x/more"],
)
def test_an_address_that_the_page_does_not_know_is_not_found(page: Page, address: str) -> None:
    etag = ask(page, "/").headers["ETag"]
    for headers in ({}, {"if_none_match": etag}, {"accept_encoding": "gzip"}):
        found = ask(page, address, **headers)
        assert found.status_code == 404
        assert found.media_type == "text/html"
    assert b"Quadriga" in ask(page, address).content, "the page shows its way home"


APP = Path(__file__).parents[3] / "client" / "src" / "app"


def test_the_server_knows_the_routes_of_the_page() -> None:
    """By the examples that Vitest holds the page to, one of each route among them."""
    tried = (APP / "routes.test.ts").read_text("utf-8").partition("describe('tablePath")[0]
    right, wrong = tried.split("])('knows %s'")
    known = re.findall(r"^    \['(/[^']*)', \{", right, re.MULTILINE)
    unknown = re.findall(r"^    '(/[^']*)',$", wrong, re.MULTILINE)
    assert known
    assert unknown
    assert [address for address in known if not is_route(address)] == []
    assert [address for address in unknown if is_route(address)] == []
    shapes = [re.compile("/" + route.replace("*", "[^/]+")) for route in ROUTES]
    assert all(any(shape.fullmatch(address) for address in known) for shape in shapes)
    words = re.findall(r"first === '(\w*)'", (APP / "routes.ts").read_text("utf-8"))
    assert {route.partition("/")[0] for route in ROUTES} == set(words)


def test_assets_are_kept_for_ever_and_compressed(page: Page) -> None:
    found = ask(page, "/assets/index-abc123.js", accept_encoding="gzip, br")
    assert found.media_type == "text/javascript"
    assert "immutable" in found.headers["Cache-Control"]
    assert found.headers["Content-Encoding"] == "gzip"
    assert len(found.content) < 100
    plain = ask(page, "/assets/index-abc123.js")
    assert "Content-Encoding" not in plain.headers
    font = ask(page, "/assets/font-def456.woff2", accept_encoding="gzip")
    assert (font.content, font.media_type) == (b"wOF2", "font/woff2")


def test_the_worker_is_a_script_beside_the_index_and_asked_for_anew(
    page: Page, tmp_path: Path
) -> None:
    """Its folder is its scope, and an old one would stay for good."""
    (tmp_path / "worker.js").write_text("addEventListener('notificationclick', () => {})")
    found = ask(page, "/worker.js")
    assert (found.status_code, found.media_type) == (200, "text/javascript")
    assert found.headers["Cache-Control"] == "no-cache"


def test_what_has_not_changed_is_not_sent_again(page: Page) -> None:
    etag = ask(page, "/").headers["ETag"]
    again = ask(page, "/", if_none_match=etag)
    assert (again.status_code, again.content) == (304, None)


def test_files_that_are_not_there_are_not_found(page: Page, tmp_path: Path) -> None:
    (tmp_path.parent / "secret.txt").write_text("secret")
    for address in (
        "/assets/gone.js",
        "/favicon.ico",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets",
        "/assets/x",
    ):
        found = ask(page, address)
        assert "secret" not in str(found.content), address
        assert found.status_code == 404, address
        assert "There is nothing here" in found.content.decode(), address


def test_a_new_build_is_noticed(page: Page, tmp_path: Path) -> None:
    assert ask(page, "/").status_code == 200
    (tmp_path / "index.html").unlink()
    (tmp_path / "index.html").write_text("<!doctype html><title>New</title>")
    assert b"New" in ask(page, "/").content


def test_without_a_build_it_says_what_to_do(tmp_path: Path) -> None:
    found = ask(Page(tmp_path), "/")
    assert found.status_code == 503
    assert "make page" in found.content


def test_below_a_base_path_documents_say_where_everything_is(page: Page, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="./assets/index-abc123.js"></script>')
    for base in ("", "/quadriga"):
        found = Page(tmp_path, base)
        assert f'src="{base}/assets/index-abc123.js"'.encode() in ask(found, "/table/x").content
        assert f'href="{base}/"'.encode() in ask(found, "/assets/gone.js").content
