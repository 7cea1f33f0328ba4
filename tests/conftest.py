"""What all tests share: the material they compare with, and how hypothesis runs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[1]

# `ci` finds the same examples on every machine; `explore` looks for new ones (HYPOTHESIS_PROFILE=explore).
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def shared() -> Path:
    """The printed card texts and the rulebooks: no part of the project, so a checkout may lack them."""
    chosen = os.environ.get("SMASHRULES_SHARED")
    material = Path(chosen) if chosen else ROOT.parent / "shared"
    if not (material / "rulebooks").is_dir():
        reason = f"no rulebooks in {material}: set SMASHRULES_SHARED to the folder of the material"
        if chosen:
            pytest.fail(reason)
        pytest.skip(reason)
    return material
