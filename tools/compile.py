"""Compile the hot modules with mypyc: `python tools/compile.py BUILD_DIR`.

BUILD_DIR gets a copy of the package in which they are extension modules; with `PYTHONPATH=BUILD_DIR` Python finds it
before the installed package. All of them are compiled in one call, because modules compiled apart from each other
can crash at run time. Quick when no source has changed since.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "faubourg"
HOT_IN_CORE = ("rules", "events", "engine", "state", "hexes", "encoding")
HOT_IN_A_GAME = (
    *("grid", "moves", "promises", "tiles", "cards", "board", "borough", "draft", "city", "state", "sites"),
    *("legality", "kinds", "rebuilding", "plan_steps", "questions", "flow", "effects"),
    *("actions", "planning", "citizens", "destinations", "housing", "income", "trading", "production"),
    *("pollution", "council", "benefits"),
    *(
        "migration",
        "relocation",
        "scoring",
        "worth",
        "ideas",
        "forecast",
        "taste",
        "plans",
        "walks",
        "weights",
        "encoding",
    ),
)
HOT_IN_BOTS = ("lines", "tree", "chances", "search", "rehearsal")
HOT_ROOMS = (".", "building", "phases", "thinking")  # of a game's folder; what draws and says things is not hot
STAMP = "compiled-from"  # the fingerprint of the sources; also the sign that a folder is ours to overwrite
PATIENCE = 1800  # seconds after which a run that left no fingerprint is taken for dead
WORK = "work"  # C files and objects
# Our own functions are called directly, not through tables that let others replace them: 4 % faster.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden -fno-plt"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the hot modules with mypyc.")
    parser.add_argument("build_dir", type=Path, nargs="?", help="where the compiled copy of the package goes")
    parser.add_argument("--possible", action="store_true", help="only tell (by the exit code) whether it can be done")
    parser.add_argument("--meanwhile", action="store_true", help="print the folder if it is ready, else make it unseen")
    given = parser.parse_args()
    if given.possible:
        sys.exit(what_is_missing())
    if given.build_dir is None:
        parser.error("say where the compiled copy of the package goes")
    build_dir: Path = given.build_dir.absolute()
    if given.meanwhile:
        compile_meanwhile(build_dir)
        return
    missing = what_is_missing()
    if missing:
        sys.exit(missing)
    if build_dir.exists() and any(build_dir.iterdir()) and not (build_dir / STAMP).exists():
        sys.exit(f"{build_dir} is not empty and was not made by this tool: choose another folder.")
    if is_ready(build_dir):
        copy_package(build_dir)
        print(f"{len(hot_modules())} modules are compiled already in {build_dir}")
        return
    fingerprint = fingerprint_of_sources()
    begin_anew(build_dir)
    copy_package(build_dir)
    compile_modules(build_dir)
    (build_dir / STAMP).write_text(fingerprint)
    print(f"{len(hot_modules())} modules compiled in {build_dir}")


def is_ready(build_dir: Path) -> bool:
    """Whether the folder holds what the sources would be compiled to now."""
    stamp = build_dir / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint_of_sources()


def compile_meanwhile(build_dir: Path) -> None:
    """Print the folder for PYTHONPATH if it is ready; else begin to make it, if that can be done, and print nothing."""
    if what_is_missing():
        return
    if is_ready(build_dir):
        copy_package(build_dir)
        print(build_dir)
        return
    stamp = build_dir / STAMP
    begun = stamp.stat().st_mtime if stamp.exists() and not stamp.read_text() else 0.0
    if time.time() - begun > PATIENCE:
        print("The engine is being compiled for the next time; it plays as it is until then.", file=sys.stderr)
        command = [sys.executable, str(Path(__file__).resolve()), str(build_dir)]
        nowhere = subprocess.DEVNULL
        subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)


def hot_modules() -> list[str]:
    """The files to compile, relative to the folder above the package; a game joins by using the usual names."""
    core = [PACKAGE / "core" / f"{name}.py" for name in HOT_IN_CORE]
    bots = [PACKAGE / "bots" / f"{name}.py" for name in HOT_IN_BOTS]
    folders = sorted(file.parent for file in PACKAGE.glob("games/*/__init__.py"))
    games = [folder / room / f"{name}.py" for folder in folders for room in HOT_ROOMS for name in HOT_IN_A_GAME]
    return [str(file.relative_to(PACKAGE.parent)) for file in [*core, *bots, *games] if file.exists()]


def what_is_missing() -> str | None:
    """Why nothing can be compiled here, and what helps; None if it can."""
    try:
        version("mypy")
        version("setuptools")
    except PackageNotFoundError as error:
        return f"{error.name} is missing: pip install -e '.[compile]'"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"There is no C compiler ({compiler}): install gcc, or name one in the variable CC."
    return None


def fingerprint_of_sources() -> str:
    """Core, bots and games as a whole: what a hot module becomes also depends on the types of what it imports."""
    digest = sha256(f"{sys.version} mypy {version('mypy')} {Path(__file__).read_text()}".encode())
    for file in sorted([*PACKAGE.glob("core/**/*.py"), *PACKAGE.glob("games/**/*.py"), *PACKAGE.glob("bots/*.py")]):
        digest.update(f"{file.relative_to(PACKAGE)}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def begin_anew(build_dir: Path) -> None:
    """Remove what an earlier run has left, and claim the folder."""
    if build_dir.exists():
        shutil.rmtree(build_dir)
    build_dir.mkdir(parents=True)
    (build_dir / STAMP).touch()


def copy_package(build_dir: Path) -> None:
    """Bring the copy up to date; extension modules in it stay."""
    copy = build_dir / PACKAGE.name
    sources = {file.relative_to(PACKAGE) for file in PACKAGE.rglob("*") if is_source(file)}
    for file in [file for file in copy.rglob("*") if is_source(file)]:
        if file.relative_to(copy) not in sources:
            file.unlink()
    for relative in sources:
        (copy / relative).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(PACKAGE / relative, copy / relative)


def is_source(file: Path) -> bool:
    return file.is_file() and "__pycache__" not in file.parts and file.suffix not in (".so", ".pyd")


def compile_modules(build_dir: Path) -> None:
    """In a process of its own, because mypyc and setuptools speak relative to the current folder."""
    script = (
        "import sys\n"
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"modules = mypycify(['--strict', *sys.argv[1:]], opt_level='3', target_dir={WORK!r})\n"
        f"steps = ['--quiet', 'build_ext', '--inplace', '--build-lib', {WORK!r}, '--build-temp', {WORK!r}]\n"
        "setup(name='faubourg-compiled', packages=[], ext_modules=modules, script_args=steps)\n"
    )
    environment = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}"}
    command = [sys.executable, "-c", script, *hot_modules()]
    done = subprocess.run(command, cwd=build_dir, env=environment, text=True, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"mypyc could not compile the hot modules:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    main()
