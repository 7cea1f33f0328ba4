"""What stands for a noun that the same sentence has named: "reduce its breakpoint or increase it".

Its rules stand in ``grammar/rewording/references/named.toml``.
"""

from __future__ import annotations

from smashrules.text.rewording.said import said

BY_THE_NOUN = said("references/named", "by-the-noun")
"""The rules of what stands for a noun of the same sentence."""
