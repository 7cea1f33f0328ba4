"""How many cards are at a base, where the base is said to have them, or they to be there; and how many of those just
spoken of: "+1 power for each action on it and cannot be destroyed while it has three or more".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "while", "unless", "as_long_as", "when")
_CARDS = ("minion", "action", "titan", "card", "monster")
_COUNTED = (*_CARDS, "counter")
_ENDS = ("", ",", ".", "and", "until")
_OR = ("or_more", "or_fewer", "or_less")
_PLACES = ("here", "there")


def _it_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While it has three minions on it", of this base: while there are three minions on this base."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        base = _base_meant(words, place + 1, lex)
        verb = place + 1 + base[1]
        if words[place] not in _ASKING or not base[0] or words[verb : verb + 1] != ["has"]:
            continue
        number = _number(words, verb + 1, lex)
        noun = next((at for at in range(number, len(words)) if words[at] in lex.nouns), 0) if number else 0
        if not noun or lex.nouns[words[noun]] not in [(each, "many") for each in _CARDS]:
            continue
        if base[1] > 1 and "other" in words[number:noun]:
            continue  # than this one, or than the one whose base it is
        end = next((at for at in range(noun, len(words)) if words[at] in _ENDS), len(words))
        on_it = words[end - 2 : end] == ["on", "it"]
        if not on_it and (end != noun + 1 or words[noun] == "actions"):
            continue
        stop, at = end - 2 if on_it else end, tokens[end - 1].end
        there = [replace(tokens[place + 1], word="there"), replace(tokens[verb], word="are")]
        where = [Token(word, at, at) for word in ("on", *base[0])]
        if on_it:
            where = [replace(tokens[end - 2]), *[replace(each, start=tokens[end - 1].start) for each in where[1:]]]
        return [*tokens[: place + 1], *there, *tokens[verb + 1 : stop], *where, *tokens[end:]]
    return tokens


def _where_you_have(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy any minion where you have three or more minions": on a base where you have them."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        noun = lex.nouns.get(words[place - 1], ("", ""))
        one = noun[1] == "one" and noun[0] == "minion" and words[place - 2] in _SOME
        who = words[place + 1 : place + 3] in (["you", "have"], ["you", "control"])
        who = who or words[place + 1 : place + 4] in (["another", "player", "has"], ["no", "player", "has"])
        if words[place] == "where" and one and who and not {"base", "bases"} & set(words[:place]):
            at = tokens[place].start
            return [*tokens[:place], *(Token(each, at, at) for each in ("on", "a", "base")), *tokens[place:]]
    return tokens


_SOME = ("a", "an", "any", "another", "'s")


def _there_and_if(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play before a base scores if you have a minion there and no other player has more power there": before a base
    scores where you have a minion, if no other player has more."""
    words = words_of(tokens)
    if words[:1] != ["play"] or words[1:5] != _BEFORE_IT_SCORES or words[5:8] != ["if", "you", "have"]:
        return tokens
    there = words.index("there") if "there" in words else 0
    have, behind = words[8:there], words[there + 1 :]
    others = behind[1:2] in (["no"], ["another"], ["each"]) and {"player", "players"} & set(behind[:4])
    if not there or {"and", "or", ",", "no", "more", "less", "if"} & set(have) or lex.nouns.get(have[-1]) is None:
        return tokens
    if behind[:1] != ["and"] or not others or {",", "or", "and"} & set(behind[1:]):
        return tokens
    where_ = replace(tokens[5], word="where")
    return [*tokens[:5], where_, *tokens[6:there], replace(tokens[there + 1], word="if"), *tokens[there + 2 :]]


_BEFORE_IT_SCORES = ["before", "a", "base", "scores"]


def _base_meant(words: list[str], at: int, lex: Lexicon) -> tuple[list[str], int]:
    """The words of the base that is the subject there, and how many they are; nothing where it is no base."""
    if words[at : at + 2] in (["its", "base"], ["that", "base"]):
        return words[at : at + 2], 2
    nouns = [place for place in range(at) if words[place] in lex.nouns]
    this = bool(nouns) and words[nouns[-1] - 1 : nouns[-1] + 1] == ["this", "base"]
    return (["this", "base"], 1) if words[at] == "it" and this else ([], 0)


def _number(words: list[str], at: int, lex: Lexicon) -> int:
    """Where the number ends that begins there ("fewer than three", "at least two", "three or more"); 0 if none."""
    at += 2 if words[at : at + 2] in (["fewer", "than"], ["more", "than"]) else 0
    at += words[at : at + 1] in (["at_least"], ["exactly"])
    if words[at : at + 1] == ["no"]:
        return at + 1
    if not words[at : at + 1] or not (words[at] in lex.numerals or words[at].isdigit()):
        return 0
    return at + 1 + (words[at + 1 : at + 2] in [[each] for each in _OR])


def _are_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While fewer than three minions are here": while there are fewer than three minions here."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        number = _number(words, place + 1, lex) if words[place] in _ASKING else 0
        are = words.index("are", number) if number and "are" in words[number:] else 0
        if not are or set(words[number:are]) & {",", "and", "or", "that", "you"}:
            continue
        nouns = [lex.nouns[word] for word in words[number:are] if word in lex.nouns]
        where = words[are + 1 : are + 2]
        there = where in [[each] for each in _PLACES] or words[are + 1 : are + 3] == ["on", "it"]
        if not there or not nouns or nouns[0] not in [(each, "many") for each in _CARDS]:
            continue
        at = tokens[place].end
        begun = [Token("there", at, at), replace(tokens[are], start=at, end=at)]
        return [*tokens[: place + 1], *begun, *tokens[place + 1 : are], *tokens[are + 1 :]]
    return tokens


def _of_those(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "+1 power for each action on it. While it has three or more, ...": three or more actions on it."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        verb = place + 2
        has = words[place] in _ASKING and words[place + 1 : verb + 1] in (["it", "has"], ["you", "have"])
        end = _number(words, verb + 1, lex) if has else 0
        if not end or words[verb + 1] == "no" or words[end : end + 1] not in ([], [","], ["."]):
            continue
        you = words[place + 1] == "you"
        those = _for_each(tokens[:place], you, lex) or _for_each(before[-1] if before else [], you, lex)
        if those is None:
            continue
        at = tokens[end - 1].end
        return [*tokens[:end], *said_at(those, at), *tokens[end:]]
    return tokens


def _for_each(tokens: list[Token], you: bool, lex: Lexicon) -> list[Token] | None:
    """The noun of "for each action on it", said of several, and where they are; of ``you``, "for each of your minions
    here"."""
    words = words_of(tokens)
    if "for_each" not in words:
        return None
    begin = words.index("for_each") + 1
    yours = words[begin : begin + 2] == ["of", "your"]
    noun = begin + 2 if yours else begin
    kind = lex.nouns.get(words[noun] if noun < len(words) else "", ("", ""))
    end = next((at for at in range(noun, len(words)) if words[at] in (",", "and", ".")), len(words))
    where = tokens[noun + 1 : end]
    told = (["here"], ["there"]) if you else (["on", "it"],)
    if kind[0] not in _COUNTED or yours != you or words_of(where) not in told:
        return None
    several = (word for word, known in lex.nouns.items() if known == (kind[0], "many"))
    many = next((word for word in several if word[:4] == words[noun][:4]), "")
    return [replace(tokens[noun], word=many), *where] if many else None


AT_A_BASE = (
    where(_there_and_if, "there", "play", "if", "and", "scores"),
    where(_where_you_have, "where", "has have control", "minion"),
    where(_it_has, "has", " ".join(_ASKING)),
    where(_are_there, "are", " ".join(_ASKING), "here there it"),
)
"""The rules that put plainly how many are at a base, in the order in which they are asked."""
OF_THOSE = (looking_back(_of_those, "has have", "it you", " ".join(_ASKING)),)
"""The rule that looks back at what was counted."""
