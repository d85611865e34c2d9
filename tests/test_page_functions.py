"""The page's own tests, which stand beside its sources as `*.test.ts`, pass."""

import pytest

from tools import page

pytestmark = pytest.mark.slow


def test_the_functions_of_the_page_pass_their_tests() -> None:
    node = page.find_node()
    page.install(node)
    node.run("run", "test")  # PageError with the report of Vitest if one of them fails.
