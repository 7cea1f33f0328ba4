"""``python -m smashrules``: the same as the command ``smashrules``."""

from __future__ import annotations

import sys

from smashrules.cli import main

if __name__ == "__main__":
    sys.exit(main())
