"""A wheel of the project is enough to play."""

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from pathlib import Path

import httpx
import pytest

from quadriga.version import of_source

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built as pip builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return next(folder.glob("quadriga-*.whl"))


@pytest.mark.parametrize(
    "name",
    [
        "quadriga/server/page/index.html",
        "quadriga/games/imperator/box/components.toml",
        "quadriga/games/imperator/knowledge/learned.json",
        "quadriga/games/all_roads/knowledge/learned.json",
        "quadriga/py.typed",
    ],
)
def test_a_wheel_contains(name: str, wheel: Path) -> None:
    assert name in zipfile.ZipFile(wheel).namelist()


def test_its_version_names_the_commit(wheel: Path) -> None:
    (name,) = (name for name in zipfile.ZipFile(wheel).namelist() if name.endswith("/METADATA"))
    described = HeaderParser().parsestr(zipfile.ZipFile(wheel).read(name).decode())
    assert described["Version"] == of_source()
    assert wheel.name.startswith(f"quadriga-{of_source()}-")


@pytest.fixture
def address(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """Where a server runs that knows nothing but the wheel and what it depends on."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", tmp_path / "site", wheel], check=True)
    code = "import sys; from quadriga.cli import main; sys.exit(main(sys.argv[1:]))"
    options = ["serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        [sys.executable, "-c", code, *options],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "site")},
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[3].rstrip("/")
        process.terminate()


def test_an_installed_wheel_serves_the_page_and_opens_a_match(address: str) -> None:
    with httpx.Client(base_url=address) as client:
        assert '<div id="app">' in client.get("/").text
        client.get("/api/home").raise_for_status()
        opened = client.post("/api/matches", json={"setup": {"game": "imperator", "seats": 1}})
        assert opened.status_code == 201
