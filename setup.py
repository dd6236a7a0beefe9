"""What pyproject.toml cannot say: with FAUBOURG_COMPILED=1 a wheel gets its hot modules compiled (`make wheel`)."""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
modules = []
if os.environ.get("FAUBOURG_COMPILED") == "1":
    sys.path.insert(0, str(ROOT))
    from mypyc.build import mypycify

    from tools.compile import FLAGS, hot_modules

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}"
    modules = mypycify(["--strict", *hot_modules()], opt_level="3", target_dir="build/wheel")

setup(ext_modules=modules)
