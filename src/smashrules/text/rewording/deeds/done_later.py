"""What becomes of something later on, told of the thing: "it is destroyed at the end of the turn", "they are returned
to your hand at the start of your next turn".

It is ordered: destroy it at the end of the turn. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, noun_of
from smashrules.text.words.tokens import Token, words_of

_DEEDS = ("destroy", "return", "discard", "shuffle", "place", "move")
_WHEN = (["at", "the", "end", "of"], ["at", "the", "start", "of"])
_SUBJECTS = {"it": "it", "they": "them"}
_SHUT = {",", ";", ":", "and", "or", "then", "if", "unless", "would", "not", "instead", "by"}


def _done_later(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It is destroyed at the end of the turn": destroy it at the end of the turn."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 5):
        if words[place] not in ("is", "are"):
            continue
        begin = begin_behind(words, place, (".",))
        deeds = [
            deed for deed, form in lex.verbs.get(words[place + 1], ()) if form == "participle" and deed in _DEEDS
        ]
        end = next((at for at in range(place, len(tokens)) if words[at] == "."), len(tokens))
        late = next((at for at in range(place + 2, end) if words[at : at + 4] in _WHEN), 0)
        who = words[begin:place]
        thing = who == ["it"] or who == ["they"] or (len(who) == 2 and who[0] in ("that", "those"))
        if not begin or not deeds or not late or not thing or _SHUT & set(words[place + 1 : end]):
            continue
        done = tokens[place + 1]
        verb = replace(done, word=lex.forms[deeds[0]][0], start=tokens[begin].start)
        whom = [
            replace(each, word=_SUBJECTS.get(each.word, each.word), start=done.end) for each in tokens[begin:place]
        ]
        whom = [replace(each, end=max(each.start, done.end)) for each in whom]
        return [*tokens[:begin], verb, *whom, *tokens[place + 2 : end], *_done_later(tokens[end:], lex)]
    return tokens


def _now_and_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw a card now and another at the start of your next turn": draw a card; at that time, draw a card."""
    words = [*words_of(tokens), "", ""]
    for place in range(3, len(tokens)):
        now = words[place] == "now"
        if not now and words[place] != "and":
            continue
        end = next((at for at in range(place, len(tokens)) if words[at] == "."), len(tokens))
        begin = sentence_begin(words, place)
        begin += 2 * (words[begin : begin + 2] == ["you", "may"])
        object_ = words_of(tokens[begin + 1 : place])
        if not bare(words[begin], lex) or not _counted(object_, lex):
            continue
        if now and (words[place + 1] == "." or place + 1 == len(tokens)):
            return [*tokens[:place], *_now_and_then(tokens[place + 1 :], lex)]
        also = place + now
        late = next((at for at in range(also, end) if words[at : at + 4] in _WHEN), 0)
        again = _again(words[also + 1 : late], object_, lex) if words[also] == "and" and late else []
        if not again or _SHUT & set(words[late:end]) or (begin and words[begin - 1] == "may"):
            continue
        at, joint = tokens[also], tokens[late - 1]
        when = [*tokens[late:end], Token(",", joint.end, joint.end)]
        when = [replace(each, start=at.start, end=joint.end) for each in when]
        told = [Token(each, joint.start, joint.end) for each in (words[begin], *again)]
        return [*tokens[:place], replace(at, word="."), *when, *told, *_now_and_then(tokens[end:], lex)]
    return tokens


def _counted(words: list[str], lex: Lexicon) -> bool:
    """Whether it is so many of something, and nothing more is said of it: "a card", "two cards", "1 vp"."""
    number = words[:1] in (["a"], ["an"]) or words[:1] == ["1"] or "".join(words[:1]) in lex.numerals
    return len(words) == 2 and number and (words[1] in lex.nouns or words[1] == "vp")


def _again(words: list[str], object_: list[str], lex: Lexicon) -> list[str]:
    """What is done later: "another", "again", "one more", "two more", "1 VP"; nothing where it is not told so."""
    if words == ["again"]:
        return object_
    if _counted(words, lex) and lex.nouns.get(words[1], ("",))[0] == lex.nouns.get(object_[1], ("",))[0]:
        return words
    one = words in (["another"], ["another", "one"], ["another", "card"], ["one"], ["one", "more"])
    kind = lex.nouns.get(object_[1], ("", ""))
    single = noun_of((kind[0], "one"), lex)
    if one and single:
        return ["an" if single == "action" else "a", single]
    many = noun_of((kind[0], "many"), lex)
    number = words[:1] if "".join(words[:1]) in lex.numerals else []
    return [*number, many] if number and words[1:] in ([], ["more"]) and many else []


DONE_LATER = (
    where(_now_and_then, "now and", "draw gain place discard"),
    where(_done_later, "is are", "end start", "it they that those"),
)
"""The rules of what becomes of something later on, and of what is done again then."""
