"""Checks every internal link of a built site: `python -m tools.links docs/_build/html`.

A link is dead when its page does not exist, or has no element with the anchor's id. Prints the dead ones; the exit
code is 1 if there are any.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from urllib.parse import unquote

ID = re.compile(r'\bid="([^"]+)"')
HREF = re.compile(r'<a [^>]*href="([^"]+)"')
OUTSIDE = re.compile(r"[a-z]+:", re.I)


def links(root: Path) -> tuple[int, list[str]]:
    """How many internal links the pages below ``root`` have, and which of them are dead."""
    pages = {page.resolve(): page.read_text("utf-8") for page in sorted(root.rglob("*.html"))}
    anchors = {page: set(ID.findall(text)) for page, text in pages.items()}
    count, dead = 0, []
    for page, text in pages.items():
        for href in HREF.findall(text):
            if OUTSIDE.match(href):
                continue
            count += 1
            target, _, anchor = href.partition("#")
            goal = (page.parent / unquote(target)).resolve() if target else page
            missing = anchor and goal in anchors and unquote(anchor) not in anchors[goal]
            if not goal.exists() or missing:
                dead.append(f"{page.relative_to(root.resolve())}: {href}")
    return count, dead


def main(arguments: list[str]) -> int:
    """Check the site in the folder that is named."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: python -m tools.links FOLDER (a built site)", file=sys.stderr)
        return 2
    count, dead = links(Path(arguments[0]))
    print(f"internal links: {count}, of these dead: {len(dead)}")
    print(*dead, sep="\n", end="\n" if dead else "")
    return 1 if dead or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
