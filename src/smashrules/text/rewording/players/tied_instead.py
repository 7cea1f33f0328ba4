"""What is done instead where several have as much power, and a thing that alone has the most: "destroy the minion
here with the highest power. If any are tied, draw a card instead", "the player with the single highest-power minion
here".

Two or more minions have the highest power then; or exactly one has it. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = (
    ["any", "minions"],
    ["any"],
    ["two", "minions"],
    ["two", "or_more", "minions"],
    ["minions"],
    ["several", "minions"],
    ["more", "than", "one", "minion"],
    ["they"],
)
_ARE = (["are", "tied"], ["is", "tied"], ["tie"])
_A_TIE = ["if", "there", "is", "a", "tie"]
_PLACES = ("here", "there")
_MOST = {"highest-power": "highest", "lowest-power": "lowest"}


def _tied_instead(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If two minions are tied, destroy this action instead": if two or more minions have the highest power here."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    comma = words.index(",") if "," in words else 0
    if words[-1] != "instead" or not comma or not _asks(words[:comma]):
        return tokens
    which = _superlative(said)
    if which is None:
        return tokens
    most, place = which
    told = words[: words.index("for")] if "for" in words[:comma] else words[:comma]
    if words[len(told) : comma] not in ([], ["for", "the", most, "power"], ["for", "the", most, "power", place]):
        return tokens
    start, end = tokens[1].start, tokens[comma - 1].end
    more = ("two", "or_more", "minions", "have", "the", most, "power", place)
    asked = spread(more, start, end)
    return [tokens[0], *asked, *tokens[comma:]]


def _asks(words: list[str]) -> bool:
    if words[: len(_A_TIE)] == _A_TIE:
        return words[len(_A_TIE) :] == [] or words[len(_A_TIE)] == "for"
    return any(
        words[: 1 + len(who) + len(are)] == ["if", *who, *are]
        and words[1 + len(who) + len(are) :][:1] in ([], ["for"])
        for who in _WHO
        for are in _ARE
    )


def _superlative(words: list[str]) -> tuple[str, str] | None:
    """What the one thing that is spoken of has, and where: "the highest" power "here"."""
    found: list[tuple[str, str]] = []
    for at in range(len(words) - 2):
        if words[at] != "the":
            continue
        if (
            words[at + 1] in _MOST
            and words[at + 2] == "minion"
            and words[at + 3 : at + 4][:1] in (["here"], ["there"])
        ):
            found.append((_MOST[words[at + 1]], words[at + 3]))
        behind = words[at + 1 : at + 7]
        if (
            behind[:1] == ["minion"]
            and behind[2:4] == ["with", "the"]
            and behind[1] in _PLACES
            and behind[5:] == ["power"]
        ):
            found.append((behind[4], behind[1]))
        if (
            behind[:3] == ["minion", "with", "the"]
            and behind[4:5] == ["power"]
            and behind[5:] in (["here"], ["there"])
        ):
            found.append((behind[3], behind[5]))
    right = [each for each in found if each[0] in ("highest", "lowest", "most", "least")]
    return right[0] if len(found) == len(right) == 1 else None


def _the_single(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The player with the single highest-power minion here gains 1 VP": if exactly one minion has the highest power
    here, its controller gains it."""
    words = words_of(tokens)
    place = next((at for at in range(len(words)) if words[at : at + 4] == ["the", "player", "with", "the"]), None)
    if place is None or words[place - 1 : place] not in ([], [","]) or words[place + 4 : place + 5] != ["single"]:
        return tokens
    most, minion, there = (*words[place + 5 : place + 8], "", "", "")[:3]
    if most not in _MOST or minion != "minion" or there not in _PLACES:
        return tokens
    start, end = tokens[place].start, tokens[place + 7].end
    asked = ["if", "there", "is", "exactly", "one", "minion", "with", "the", _MOST[most], "power", there, ","]
    asked += ["the", "controller", "of", "the", most, "minion", there]
    told = spread(asked, start, end)
    return [*tokens[:place], *told, *tokens[place + 8 :]]


TIED_INSTEAD = (
    looking_back(_tied_instead, "tied tie", "if", "instead"),
    where(_the_single, "single", "player", "with"),
)
"""The rules of those who tie, and of who does not."""
