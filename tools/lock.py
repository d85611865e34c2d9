"""Writes requirements/*.txt: every package that pyproject.toml leads to, with its checksums.

The files name no index, so that everybody installs from their own. uv resolves for all systems
and Python versions at once. With `--upgrade` everything moves to its newest version, else only
what has to.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv>=0.9"

# The first file is settled first, and the others keep to its versions.
GROUPS = {
    "play": ("build",),
    "postgresql": ("build",),
    "test": ("build", "test", "check"),
    "bench": ("build", "bench"),
    "ray": ("build", "test"),
}
EXTRAS = {
    "postgresql": ("postgresql",),
    "test": ("postgresql",),
    "bench": ("postgresql",),
    "ray": ("ray",),
}


def command(name: str, options: Sequence[str]) -> Sequence[str]:
    """What writes the lock file of this name."""
    groups = [f"--group={group}" for group in GROUPS[name]]
    groups += [f"--extra={extra}" for extra in EXTRAS.get(name, ())]
    constraints = [] if name == "play" else ["--constraints=requirements/play.txt"]
    return (
        *(sys.executable, "-m", "uv", "--quiet", "pip", "compile", "pyproject.toml"),
        *("--universal", "--python-version=3.11"),
        *("--generate-hashes", "--no-emit-index-url", "--no-emit-find-links"),
        *("--no-annotate", "--custom-compile-command=make lock"),
        *groups,
        *constraints,
        *options,
        f"--output-file=requirements/{name}.txt",
    )


def main(options: Sequence[str]) -> None:
    """Write all lock files."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", UV)
    subprocess.run(pip, check=True, stderr=subprocess.DEVNULL)
    for name in GROUPS:
        print(f"Locking requirements/{name}.txt…", flush=True)
        subprocess.run(command(name, options), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main(sys.argv[1:])
