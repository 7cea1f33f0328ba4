"""All of so many that were just shown, told by their number: "reveal the top three cards of your deck. Draw all
three", "if all three are minions, ..."; and so many of them again.

They are all of them. Knows words and their neighbours, and what the sentences before have said, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import acts
from smashrules.text.words.tokens import Token, words_of

_ENDS = ("", ".", ",", "and", "then", "&then", "on", "in", "into", "are", "to", "have", "instead")
_OF_THEM = (["of", "them"], ["&of", "them"], ["of", "those", "cards"], ["&of", "those", "cards"])


def _all_so_many(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw all three": draw all of them, where just so many were shown; "if all three are minions": if all of them
    are."""
    words = [*words_of(tokens), "", "", ""]
    said = [each.word for sentence in before[-2:] for each in sentence]
    for place in range(1, len(tokens) - 1):
        number = words[place + 1]
        if words[place] != "all" or lex.numerals.get(number, 0) < 2:
            continue
        of = next((each for each in _OF_THEM if words[place + 2 : place + 2 + len(each)] == each), [])
        end = place + 2 + len(of)
        shown = [at for at, word in enumerate(said[:-1]) if word == number and said[at + 1] in ("cards", "minions")]
        told = words[place - 1] == "if" or acts(words[place - 1], lex)
        if words[end] not in _ENDS or len(shown) != 1 or not told:
            return tokens
        start, last = tokens[place + 1].start, tokens[end - 1].end
        them = [Token("of", start, start), Token("them", start, last)]
        return [*tokens[: place + 1], *them, *tokens[end:]]
    return tokens


def _and_at_least_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At least one minion and one action among them": at least one of each of both among them."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(len(tokens) - 5):
        known = words[place] == "at_least" and words[place + 1] in lex.numerals and words[place + 2] in lex.nouns
        second = place + 4 + (words[place + 4] == "at_least")
        again = words[place + 3] == "and" and words[second] in lex.numerals and words[second + 1] in lex.nouns
        if known and again and words[second + 2 : second + 4] == ["among", "them"]:
            at = tokens[place + 2].end
            among = [Token(each, at, at) for each in ("among", "them")]
            least = replace(tokens[place], start=tokens[second].start, end=tokens[second].start)
            return [*tokens[: place + 3], *among, tokens[place + 3], least, *tokens[second:]]
    return tokens


def _so_many_again(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Discard any number of cards. For every two you discard, draw a card": for every two cards you discarded."""
    words = [*words_of(tokens), "", "", "", ""]
    said = [each.word for each in before[-1]] if before else []
    for place in range(len(tokens) - 3):
        counted = words[place] in ("for_every", "for_each")
        number = place + 1 + (words[place + 1] in lex.numerals and (words[place + 1] != "one"))
        one = words[place] == "for_each" and words[number] == "one"
        who = number + one
        sort = words[who] if lex.nouns.get(words[who], ("", ""))[1] else ""
        who += bool(sort)
        forms = ("bare",) if one else ("bare", "past")
        verb = next((name for name, form in lex.verbs.get(words[who + 1], ()) if form in forms), "")
        if not counted or words[who] not in ("you", "they") or not verb or (sort and not _there(words, who)):
            continue
        noun = sort or _done_to(said, verb, lex)
        end = who + 2 + _there(words, who)
        end += 2 * (words[end : end + 2] == ["this", "way"])
        if not noun or words[end] not in (",", ".", ""):
            continue
        many = noun if number > place + 1 else _one(noun, lex)
        past = replace(tokens[who + 1], word=lex.forms[verb][2], end=tokens[end - 1].end)
        named = Token(many, tokens[number - 1].end, tokens[number - 1].end)
        return [*tokens[:number], named, tokens[who], past, *tokens[end:]]
    return tokens


def _there(words: list[str], who: int) -> int:
    """Whether it is said again where they went, or that they did."""
    return 1 if words[who + 2] == "there" else 0


def _done_to(said: list[str], verb: str, lex: Lexicon) -> str:
    """What several things the sentence before says that this is done to; empty where it says no such thing."""
    begin = next((at for at, word in enumerate(said) if verb in [name for name, _ in lex.verbs.get(word, ())]), None)
    if begin is None:
        return ""
    nouns = [
        word for word in said[begin + 1 :] if lex.nouns.get(word, ("",))[0] in ("card", "minion", "action", "counter")
    ]
    return nouns[0] if nouns and lex.nouns[nouns[0]][1] == "many" else ""


def _one(noun: str, lex: Lexicon) -> str:
    return next((each for each in (noun.removesuffix("s"),) if lex.nouns.get(each, ("", ""))[1] == "one"), noun)


ALL_THREE = (
    where(_and_at_least_one, "at_least", "and"),
    looking_back(_all_so_many, "all"),
    looking_back(_so_many_again, "for_every for_each", "you they"),
)
"""The rules of so many that were told before."""
