"""The version grows with every commit, however the program comes to a machine."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.version import Version

from quadriga import version
from quadriga.version import RELEASE, ROOT, of_checkout, of_source

pytestmark = pytest.mark.slow

CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")


def git(folder: Path, *arguments: str, at: int = 0) -> str:
    """What git prints, in a repository where nothing depends on whose machine it is."""
    moment = f"{1_800_000_000 + at} +0200"
    environment = {
        **dict.fromkeys(("GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"), "/dev/null"),
        **dict.fromkeys(("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"), "Livia"),
        **dict.fromkeys(("GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"), "livia@example.org"),
        **dict.fromkeys(("GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"), moment),
    }
    command = ["git", "-C", str(folder), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout of a project with one commit."""
    folder = tmp_path / "project"
    folder.mkdir()
    git(folder, "init", "--initial-branch=main")
    (folder / "file").write_text("one")
    git(folder, "add", "file")
    git(folder, "commit", "-m", "Begin")
    return folder


def test_it_grows_with_every_commit_and_names_it(project: Path) -> None:
    first = of_source(project)
    assert first == f"{RELEASE}.post20270115080000+g{git(project, 'rev-parse', 'HEAD')[:10]}"
    git(project, "commit", "--allow-empty", "-m", "Go on", at=1)
    second = of_source(project)
    assert Version(RELEASE) < Version(first) < Version(second)
    next_release = f"{Version(RELEASE).major}.{Version(RELEASE).minor}.{Version(RELEASE).micro + 1}"
    assert Version(second) < Version(next_release)


def test_a_clone_that_does_not_know_the_past_has_the_same(project: Path, tmp_path: Path) -> None:
    git(project, "commit", "--allow-empty", "-m", "Go on", at=1)
    git(tmp_path, "clone", "--depth=1", f"file://{project}", "shallow")
    assert of_source(tmp_path / "shallow") == of_source(project)


def test_a_tagged_release_has_nothing_behind_its_number(project: Path) -> None:
    git(project, "tag", "v9.9.9")
    assert ".post" in of_source(project)
    git(project, "tag", "--annotate", "--message=Release", f"v{RELEASE}")
    assert of_source(project).partition("+g")[0] == RELEASE


def test_what_was_changed_and_not_committed_is_told(project: Path) -> None:
    (project / "file").write_text("two")
    assert of_source(project) == f"{of_checkout(project)}.changed"
    assert Version(of_source(project)) > Version(of_checkout(project) or "")


def test_without_git_it_is_the_release(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert of_source(project) == RELEASE
    shutil.rmtree(project / ".git")
    assert of_source(project) == RELEASE


def test_another_repository_in_the_environment_is_not_asked(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_DIR", str(ROOT / ".git"))
    assert git(project, "rev-parse", "HEAD")[:10] in of_source(project)


def test_an_sdist_knows_what_it_was_made_of(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling"]
    made = [*command, "build", "--target", "sdist", "--directory", str(tmp_path)]
    subprocess.run(made, cwd=ROOT, check=True, capture_output=True)
    (archive,) = tmp_path.glob("quadriga-*.tar.gz")
    subprocess.run(["tar", "-xzf", archive.name], cwd=tmp_path, check=True)
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    asked = subprocess.run(
        [*command, "metadata", "version"], cwd=folder, check=True, capture_output=True, text=True
    )
    assert asked.stdout.strip() == of_source()


def test_the_running_program_knows_its_commit() -> None:
    commit = version.current().commit
    assert commit
    assert str(version.current()).endswith(f"(commit {commit})")
    assert str(version.Version("0.2.0", "")) == "0.2.0"


def test_the_changelog_names_every_release() -> None:
    headings = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)
    releases = [heading.partition(" ")[0] for heading in headings if heading != "Unreleased"]
    assert releases[0] == RELEASE
    assert [Version(one) for one in releases] == sorted(map(Version, releases), reverse=True)
