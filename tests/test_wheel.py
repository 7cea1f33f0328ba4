"""What people install: a wheel, built from an sdist, in an environment that has never seen the checkout."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import smashrules

# One worker runs them all: they share the wheel and the environment.
pytestmark = [pytest.mark.wheel, pytest.mark.xdist_group("wheel")]

ENVIRONMENT = {
    key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "PYTEST", "COVERAGE"))
}


def run(*command: str | Path, cwd: Path) -> str:
    """What a command prints; if it fails, the test does, with everything it said."""
    environment = ENVIRONMENT | {"SMASHRULES_CACHE": str(cwd / "cache")}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}", pytrace=False)
    return done.stdout.strip()


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `python -m build` makes: from the sdist, not from the checkout."""
    place = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", place, root, cwd=place)
    (built,) = place.glob("*.whl")
    assert len(list(place.glob("*.tar.gz"))) == 1
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of a fresh environment into which the wheel has been installed."""
    place = tmp_path_factory.mktemp("fresh")
    venv.create(place, with_pip=True)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel, cwd=place)
    return programs


def test_the_wheel_holds_every_grammar_and_card(wheel: Path, root: Path) -> None:
    held = {name for name in ZipFile(wheel).namelist() if name.startswith("smashrules/_data/")}
    meant = {
        f"smashrules/_data/{path.relative_to(root).as_posix()}"
        for kind in ("grammar", "cards")
        for path in (root / kind).rglob("*")
        if path.is_file()
    }

    assert held == meant
    assert any(name.startswith("smashrules/_data/cards/") for name in held)
    assert any(name.startswith("smashrules/_data/grammar/") for name in held)


def test_the_wheel_holds_every_module_and_its_types(wheel: Path, root: Path) -> None:
    held = {name for name in ZipFile(wheel).namelist() if not name.startswith("smashrules/_data/")}
    source = root / "src"
    meant = {
        path.relative_to(source).as_posix()
        for path in (source / "smashrules").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }

    assert meant <= held
    assert "smashrules/py.typed" in held


def test_the_installed_package_finds_its_data(installed: Path, tmp_path: Path) -> None:
    said = run(
        installed / "python",
        "-c",
        "import smashrules, smashrules.data as data\n"
        "print(smashrules.__version__, *(data.located(kind).is_dir() for kind in ('grammar', 'cards')),"
        " 'site-packages' in str(data.located('cards')))",
        cwd=tmp_path,
    )

    assert said == f"{smashrules.__version__} True True True"


def test_the_data_is_found_inside_a_zip_file_too(wheel: Path, installed: Path, tmp_path: Path) -> None:
    said = run(
        installed / "python",
        "-c",
        f"import sys; sys.path.insert(0, {str(wheel)!r})\n"
        "import smashrules.data as data\n"
        "found = data.located('grammar').joinpath('README.md').is_file()\n"
        "print(data.__file__.startswith(sys.path[0]), found, data.cached('answer', '', lambda: 42))",
        cwd=tmp_path,
    )

    assert said == "True True 42"


def test_the_installed_program_answers(installed: Path, tmp_path: Path) -> None:
    if importlib.util.find_spec("smashrules.cli") is None:
        pytest.skip("smashrules.cli is not built yet")

    assert smashrules.__version__ in run(installed / "smashrules", "--version", cwd=tmp_path)


def test_a_strangers_documents_are_built_with_the_installed_package(
    installed: Path, wheel: Path, root: Path, tmp_path: Path
) -> None:
    """The small project of tests/sphinx, in reST and MyST, and the command for those who do not know Sphinx."""
    run(installed / "python", "-m", "pip", "install", "--quiet", f"{wheel}[sphinx]", "myst-parser", cwd=tmp_path)
    project = tmp_path / "club"
    shutil.copytree(root / "tests" / "sphinx" / "outside", project)

    run(installed / "python", "-m", "sphinx", "-W", "-q", "-j", "2", project, tmp_path / "html", cwd=tmp_path)
    run(installed / "smashrules", "docs", project / "evening.case", "powderkeg", "-o", "site", cwd=tmp_path)

    cases = (tmp_path / "html" / "cases.html").read_text("utf-8")
    assert "Zapbot is destroyed. Warbot and Nukebot stay." in cases
    assert (tmp_path / "html" / "_static" / "smashrules.css").is_file()
    assert "smash-card-Powderkeg" in (tmp_path / "site" / "cards.html").read_text("utf-8")
