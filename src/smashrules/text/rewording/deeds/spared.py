"""What does not happen because something else is done, told as what happens instead.

"Play when it would be destroyed. It is not destroyed, and gains +1 power": it gains that instead. "You may do X. If
you do, it is not destroyed": you may do X instead. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_PAST = {"destroy": "destroyed", "move": "moved", "return": "returned", "discard": "discarded"}
_WHICH = (["it"], ["they"], ["that", "minion"], ["that", "card"], ["that", "action"], ["those", "minions"])

_DOERS = ("you", "it", "they")


def spared(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with what is spared said by "instead", and where each of them ends."""
    for place in range(1, len(sentences)):
        before, tokens = words_of(sentences[place - 1]), sentences[place]
        to = _to_do_instead(sentences[place - 1], tokens, lex)
        if to is not None:  # "you may discard a card. If you do, return it to your hand instead"
            return _joined(sentences, ends, place, to, place - 1)
        deed = _would_be(before)
        paid = words_of(tokens)[:2] == ["if_you_do", ","] and "may" in before
        rest = _behind_not(tokens[2:] if paid else tokens, deed) if deed else None
        if rest is None:
            continue
        if paid and not rest:  # "you may discard a card. If you do, it is not destroyed"
            return _joined(sentences, ends, place, [*sentences[place - 1], _instead(sentences[place - 1])], place - 1)
        if paid or before[0] != "play":
            return sentences, ends
        if not rest and place + 1 < len(sentences) and words_of(sentences[place + 1])[:2] != ["you", "may"]:
            return _joined(sentences, ends, place, [*sentences[place + 1], _instead(sentences[place + 1])], place)
        if rest:
            subject = [] if rest[0].word in _DOERS else tokens[: _subject(words_of(tokens))]
            changed = [*subject, *rest, _instead(rest)]
            return [*sentences[:place], changed, *sentences[place + 1 :]], ends
    return sentences, ends


def _to_do_instead(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """ "If it would be destroyed, you may discard a card. If you do, X instead": you may discard a card to X instead;
    None where that is not said."""
    asked, words = words_of(before), words_of(tokens)
    end = 1 if words[0] == "if_you_do" else 3 if words[:3] in (["if", "they", "do"], ["if", "they", "do_so"]) else 0
    done = words[end + 1 : -1]
    if not done or words[end] != "," or words[-1] != "instead" or {",", "instead", "would", "may"} & set(done):
        return None
    comma = asked.index(",") if "," in asked else 0
    offered = "would" in asked[:comma] and asked.count(",") == 1 and "may" in asked[comma:]
    orders = bare(done[0], lex)
    if not offered or "instead" in asked or not orders or (end == 3 and asked[comma + 1] == "you"):
        return None
    return [*before, replace(tokens[end], word="to"), *tokens[end + 1 :]]


def _joined(
    sentences: list[list[Token]], ends: list[int], place: int, changed: list[Token], at: int
) -> tuple[list[list[Token]], list[int]]:
    """The sentences without the one at ``place``, and with ``changed`` at ``at`` of those that are left."""
    left, places = [*sentences[:place], *sentences[place + 1 :]], [*ends[:place], *ends[place + 1 :]]
    left[at] = changed
    return left, places


def _would_be(words: list[str]) -> str:
    """What would be done in a sentence: "destroyed"; empty where nothing would."""
    if "would" not in words:
        return ""
    deed, *done = [*words[words.index("would") + 1 :], ""][:2]
    return "".join(done) if deed == "be" else _PAST.get(deed, "")


def _behind_not(tokens: list[Token], deed: str) -> list[Token] | None:
    """What follows "it is not destroyed"; None where that is not said."""
    words = words_of(tokens)
    start = _subject(words)
    if start and words[start:] in (["is", "not"], ["are", "not"]):
        return []  # "it is not"
    if not start or words[start] not in ("is", "are") or words[start + 1 : start + 3] != ["not", deed]:
        return None
    rest = tokens[start + 3 :]
    while rest and rest[0].word in (",", "and"):
        rest = rest[1:]
    return rest


def _subject(words: list[str]) -> int:
    """How many words name what is spared; 0 where they name something else."""
    return next((len(each) for each in _WHICH if words[: len(each)] == each and len(words) > len(each) + 1), 0)


def _instead(tokens: list[Token]) -> Token:
    return Token("instead", tokens[-1].start, tokens[-1].end)
