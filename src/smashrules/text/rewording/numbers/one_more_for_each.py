"""So many at most, and one besides for each: "if there are at most three minions here", "place a +1 power counter on
it, plus one for each of your other minions there".

It is three or fewer; and one is placed, and another for each. Knows words and their neighbours, no structure; it is
asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import begin_behind, said_at, sentence_begin, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAVING = ("are", "is", "have", "has", "had", "control", "controls", "were", "with")
_ALLOWED = ("may", "can", "cannot", "must", "to", "not")
_AT_MOST = (["at", "most"], ["no", "more", "than"], ["not", "more", "than"])
_THINGS = ("minion", "action", "card", "player", "base")
_BEHIND = ("or", "of", "and")
_ITS_OWN = (["this", "minion"], ["it"], ["this", "card"], ["this", "action"], ["that", "minion"])


def _so_many_at_most(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If there are at most three minions here", "who has no more than two cards in hand": three or fewer, two or
    fewer."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        said = next((each for each in _AT_MOST if words[place : place + len(each)] == each), None)
        if said is None or words[place - 1] not in _HAVING or words[place - 2] in _ALLOWED:
            continue
        at = place + len(said)
        number = lex.numerals.get(words[at], int(words[at]) if words[at].isdigit() else 0)
        noun = next((nth for nth in range(at + 1, min(at + 4, len(words))) if words[nth] in lex.nouns), None)
        if number < 2 or noun is None or lex.nouns[words[noun]][0] not in _THINGS or words[at + 1] in _BEHIND:
            continue
        start, end = tokens[place].start, tokens[at].end
        fewer = [Token(each, start, end) for each in (words[at], "or", "fewer")]
        return [*tokens[:place], *fewer, *_so_many_at_most(tokens[at + 1 :], lex)]
    return tokens


def _and_for_each(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place a +1 power counter on this minion, plus one for each other minion you have here": place one on it, and
    one on it for each of them."""
    words = words_of(tokens)
    for place in range(6, len(words) - 4):
        begin = place - (words[place - 1] == ",")
        if words[place] not in ("plus", "and") or words[place + 1] not in ("one", "another"):
            continue
        extra = words[place + 2] in ("more", "additional")
        each = place + 2 + extra
        if words[each : each + 2] != ["for", "each"] or (words[place] == "and" and not extra):
            continue
        first = begin_behind(words, begin, (".", ":", ",", "then"))
        deed = words[first:begin]
        counter = deed[1:5] in (["a", "+1", "power", "counter"], ["one", "+1", "power", "counter"])
        whom = deed[6:]
        if deed[:1] not in (["place"], ["put"]) or not counter or deed[5:6] != ["on"] or whom not in _ITS_OWN:
            continue
        start, end = tokens[place].start, tokens[each - 1].end
        told = [".", *deed]
        again = spread(told, start, end)
        return [*tokens[:begin], *again, *tokens[each:]]
    return tokens


def _plus_one_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw a card for each of your minions there, plus one": a card, plus one for each of them."""
    words = [*words_of(tokens), ""]
    for place in range(4, len(tokens) - 1):
        if words[place : place + 2] != ["plus", "one"] or words[place + 2] not in ("", "."):
            continue
        begin = sentence_begin(words, place)
        comma = place - (words[place - 1] == ",")
        each = next((at for at in range(comma - 2, begin, -1) if words[at : at + 2] == ["for", "each"]), 0)
        if each and "," not in words[each:comma] and words[begin] != "for":
            at = tokens[each].start
            plus = said_at(tokens[place : place + 2], at)
            return [*tokens[:each], Token(",", at, at), *plus, *tokens[each:comma], *tokens[place + 2 :]]
    return tokens


def _number_is(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If the number of minions here is four or more": if there are four or more minions here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        opened = words[place - 1] in ("if", "while", "unless") and words[place : place + 3] == ["the", "number", "of"]
        first = place + 3
        is_ = next((at for at in range(first + 1, len(words)) if words[at] in ("is", ",", ".")), 0)
        if not opened or not is_ or words[is_] != "is" or {"that", "who", "and", "or"} & set(words[first:is_]):
            continue
        at = is_ + 1
        led = words[at : at + 2] in (["at", "least"], ["at", "most"]) or words[at] == "exactly"
        number = at + (2 if words[at] == "at" else 1 if led else 0)
        value = lex.numerals.get(words[number], int(words[number]) if words[number].isdigit() else 0)
        way = words[number + 1 : number + 3] in (["or", "more"], ["or", "less"], ["or", "fewer"], ["or", "greater"])
        end = number + 1 + 2 * way
        several = lex.nouns.get(words[first], ("", ""))
        yours = words[first] in ("your", "their") and lex.nouns.get(words[first + 1], ("", ""))[1] == "many"
        if value < 2 or led == way or words[end : end + 1] != [","] or not (yours or several[1] == "many"):
            continue
        if several[0] not in (*_THINGS, "") or "&" in words[first]:
            continue
        start, last = tokens[place].start, tokens[first - 1].end
        there = [Token(each, start, last) for each in ("there", "are")]
        so_many = [Token(_FEWER.get(each.word, each.word), start, last) for each in tokens[at:end]]
        of = [Token("of", last, last)] if yours else []
        return [*tokens[:place], *there, *so_many, *of, *tokens[first:is_], *_number_is(tokens[end:], lex)]
    return tokens


_FEWER = {"less": "fewer", "greater": "more"}

ONE_MORE_FOR_EACH = (
    where(_number_is, "number", "is", "if while unless"),
    where(_so_many_at_most, "most more", " ".join(_HAVING), "at no not"),
    where(_plus_one_behind, "plus", "each", "one", "for"),
    where(_and_for_each, "counter", "plus and", "for", "each"),
)
"""The rules of so many at most, and of one besides for each."""
