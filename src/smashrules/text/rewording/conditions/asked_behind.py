"""What is asked last, behind a comma: "you may place a card on the bottom of your deck to draw a card, if you have a
minion here".

It is asked of all that is done, so it is told first. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_LEADS = ("once", "once_per_turn", "on", "during", "at", "after", "before", "when", "whenever", "each_turn", "until")
_LEANING = frozenset(("it", "its", "they", "their", "them", "that", "there", "those", "this_way", "would", "then"))
_ASKING = ("if", "unless")


def _asked_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw a card, if you have a minion here": if you have one, draw a card."""
    words = words_of(tokens)
    commas = [at for at, word in enumerate(words) if word == ","]
    if not commas or words[commas[-1] + 1 : commas[-1] + 2] not in ([_ASKING[0]], [_ASKING[1]]):
        return tokens
    comma = commas[-1]
    begin = 0
    for at in commas[:-1]:
        if words[begin] not in _LEADS:
            return tokens
        begin = at + 1
    deed, asked = words[begin:comma], words[comma + 1 :]
    starts = bool(deed) and (deed[:2] == ["you", "may"] or bare(deed[0], lex))
    if not starts or {*_ASKING, "otherwise", "instead", ":", "&then"} & set(deed) or _LEANING & set(asked[1:]):
        return tokens
    if asked[1:2] not in (["you"], ["no"], ["another"], ["this"], ["your"]) or "," in asked:
        return tokens
    start = tokens[begin].start
    told = [replace(each, start=min(each.start, tokens[-1].end), end=each.end) for each in tokens[comma + 1 :]]
    return [*tokens[:begin], *told, Token(",", start, start), *tokens[begin:comma]]


def _of_what_is_offered(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may discard a card to draw a card if you have a minion here": if you have one, you may do so. Without one
    nothing is paid for nothing."""
    words = words_of(tokens)
    asks = [at for at, word in enumerate(words) if word in _ASKING]
    if len(asks) != 1:
        return tokens
    begin = 0
    for at in [at for at, word in enumerate(words[: asks[0]]) if word == ","]:
        if words[begin] not in _LEADS:
            return tokens
        begin = at + 1
    deed, asked = words[begin : asks[0]], words[asks[0] :]
    may = deed.index("may") if "may" in deed else 0
    paid = any(deed[at] == "to" and bare(deed[at + 1], lex) for at in range(may + 1, len(deed) - 1))
    if not may or not paid or {*_JOINED, "."} & set(deed) or "," in asked:
        return tokens
    who = deed[:may]
    if asked[1:2] == ["they"] and (who in _ONE_OF_THEM or who in _EACH_OF_THEM):
        told = _of_themselves(asked[2:]) and not (_LEANING - {"there"} | {*_JOINED}) & set(asked[2:])
        has = _DOES.get(asked[2], "") if asked[0] == "if" else ""
        if not told or (who not in _THEY and not has):
            return tokens
        at, rest = begin + may, tokens[asks[0] + 3 :]
        if who in _EACH_OF_THEM:  # "each player may do so if they have a minion here": each who has one
            has = asked[2] if who[-1] == "players" else has
            that = [replace(tokens[asks[0]], word="who"), replace(tokens[asks[0] + 2], word=has)]
            return [*tokens[:at], *that, *rest, *tokens[at : asks[0]]]
        if who not in _THEY:  # "the winner may do so if they have one": if the winner has one, they may
            end = tokens[at - 1].end
            led = [tokens[asks[0]], *tokens[begin:at], replace(tokens[asks[0] + 2], word=has), *rest]
            they = [Token(",", end, end), Token("they", end, end)]
            return [*tokens[:begin], *led, *they, *tokens[at : asks[0]]]
    elif _LEANING & set(asked[1:]) or asked[1] not in _OWN or who not in (["you"], *_ONE_OF_THEM, *_EACH_OF_THEM):
        return tokens
    start = tokens[begin].start
    told_first = [replace(each, start=min(each.start, tokens[-1].end), end=each.end) for each in tokens[asks[0] :]]
    return [*tokens[:begin], *told_first, Token(",", start, start), *tokens[begin : asks[0]]]


def _of_themselves(words: list[str]) -> bool:
    """Whether that is asked of players, and not of cards that they pay with: "have no minions here"."""
    return words[:1] != [] and words[0] in _DOES and not _OF_CARDS & set(words)


_OWN = ("you", "no", "another", "this", "your")
_DOES = {"have": "has", "control": "controls", "do": "does", "played": "played", "did": "did"}
_OF_CARDS = frozenset(("name", "names", "type", "counter", "counters", "ability", "abilities"))
_THEY = (["they"], ["that", "player"])
_ONE_OF_THEM = (*_THEY, ["the", "winner"], ["the", "runner-up"])
_EACH_OF_THEM = (
    *([each, *other, "player"] for each in ("each", "any") for other in ([], ["other"])),
    *([*other, "players"] for other in ([], ["other"])),
)


def _of_what_is_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion, if it has power 2 or less": if it has that; the comma says nothing."""
    words = words_of(tokens)
    commas = [at for at, word in enumerate(words) if word == ","]
    if not commas or words[commas[-1] + 1 : commas[-1] + 2] not in ([_ASKING[0]], [_ASKING[1]]):
        return tokens
    comma = commas[-1]
    begin = commas[-2] + 1 if len(commas) > 1 else 0
    deed, asked = words[begin:comma], words[comma + 1 :]
    paid = any(deed[at] == "to" and bare(deed[at + 1], lex) for at in range(len(deed) - 1))
    if paid or {*_ASKING, *_JOINED} & set(deed) or deed[:1] == [] or deed[0] in _LEADS or not _LEANING & set(asked):
        return tokens
    return tokens if {",", *_JOINED[3:]} & set(asked) else [*tokens[:comma], *tokens[comma + 1 :]]


def _of_the_one(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "You may discard a card to destroy a minion if it has power 2 or less": a minion that has. Where something was
    spoken of before, that may be meant."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        asked = words[place : place + 2] == ["if", "it"] and words[place + 2] in ("has", "is")
        noun = place - 1 - (words[place - 1] in ("here", "there"))
        one = words[noun - 1] in ("a", "an") and lex.nouns.get(words[noun], ("", ""))[0] in _CARDS
        if not asked or not one or before or words[noun - 2] not in _DEEDS or {",", *_JOINED} & set(words[place:]):
            continue
        that = replace(tokens[place], word="that", end=tokens[place + 1].end)
        return [*tokens[:place], that, *tokens[place + 2 :]]
    return tokens


_CARDS = ("minion", "action")
_DEEDS = ("destroy", "return", "move", "play", "transfer", "shuffle")
_JOINED = ("and", "or", "then", "@or", "&then", ":", "instead", "otherwise")
OF_WHAT_IS_DONE = (
    looking_back(_of_the_one, "if", "it", " ".join(_DEEDS)),
    where(_of_what_is_done, "if unless", ","),
)
"""The rule of what is asked of the thing to which something is done."""
ASKED_BEHIND = (
    where(_asked_behind, "if unless", ","),
    where(_of_what_is_offered, "if unless", "may", "to"),
)
"""The rules of what is asked last."""
