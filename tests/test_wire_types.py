"""The page is built with the types that the server has now."""

from tools import page, wire


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    outdated = [str(path.relative_to(page.ROOT)) for path in wire.outdated()]
    assert outdated == [], "run `make types`"
