"""``smashrules complete``: how the beginning of a text can go on. No effect tree is loaded: people wait for it.

What can follow is found in ``text``; here it is only laid out.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from smashrules.cli.output import as_json, paragraph, piped
from smashrules.errors import InputError

LONGEST = 10_000
"""The most characters of a beginning."""
NOTHING = 1


def complete(arguments: Namespace) -> int:
    """Show what can follow a beginning, by kind, likely ones first; names last, and only some if there are many."""
    from smashrules.cards.loading import names, sayings
    from smashrules.text.reading.completing import completions

    beginning = " ".join(arguments.text)
    if beginning == "-":
        beginning = piped(LONGEST * 4).decode("utf-8-sig", "replace")
    if len(beginning) > LONGEST:
        raise InputError(f"a beginning has at most {LONGEST:,} characters; this has {len(beginning):,}")
    found = completions(beginning, names=names(), wordings=sayings())
    if arguments.json:
        told = [{"word": each.word, "kind": each.kind, "ends": each.ends} for each in found]
        print(as_json({"text": beginning, "completions": told}))
        return 0 if found else NOTHING
    if not found:
        return _stuck(beginning)
    for ends in (True, False):
        for kind in dict.fromkeys(each.kind for each in found if each.ends is ends):
            words = [each.word for each in found if each.kind == kind and each.ends is ends]
            print(paragraph(f"{_TITLES[kind]}: {_listed(words, kind, ends)}", "", "  "))
    return 0


_TITLES = {
    "label": "a label",
    "verb": "a verb",
    "thing": "a thing",
    "whose": "whose",
    "number": "a number",
    "before a thing": "before a thing",
    "link": "a link",
    "where or when": "where or when",
    "mark": "a mark",
    "name": "a name",
}
_SHOWN_NAMES = 12
_SHOWN_WORDS = 24


def _listed(words: Sequence[str], kind: str, ends: bool) -> str:
    marks = {",": "a comma", ".": "a full stop"}
    shown = [marks.get(each, each) for each in words]
    most = _SHOWN_NAMES if kind == "name" else _SHOWN_WORDS
    if not ends and len(words) > most:
        what = "name" if kind == "name" else "word"
        return ", ".join(shown[:most]) + f" ... {len(words) - most} more; begin the {what} to find it"
    return ", ".join(shown)


def _stuck(beginning: str) -> int:
    """Nothing can follow: say why, as ``parse`` does."""
    from smashrules.cards import names
    from smashrules.text.reading.errors import TextError
    from smashrules.text.reading.reading import readings

    try:
        readings(beginning, type="action", names=names())
    except TextError as error:
        raise error from None
    raise InputError("nothing is known that follows this")
