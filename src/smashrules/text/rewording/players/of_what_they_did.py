"""What is asked of, or given for, what each of several players did just before: "for each card discarded this way,
that player may draw a card", "if any of them discarded a minion".

It is told of the cards that they discard, and of what was discarded this way. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_THEY = (["that", "player"], ["they"], ["its", "owner"])
_CARDS = ("minion", "action", "card")
_ANY = (["any", "of", "them"], ["one", "or", "more", "of", "them"], ["one_or_more", "of", "them"], ["any", "of_them"])


def _each_did(before: list[list[Token]], name: str, lex: Lexicon) -> bool:
    """Whether the sentence before says of each of several players, and of nobody else, that they do that."""
    words = words_of(before[-1]) if before else []
    subject = next((at for at, word in enumerate(words) if word in ("player", "players")), -1)
    several = words[:1] in (["each"], ["all"], ["every"]) or words[subject : subject + 1] == ["players"]
    return several and sum(verb_of(each, lex) == name for each in words) == 1 and "you" not in words


def _done_by(word: str, lex: Lexicon) -> str:
    done = [name for name, form in lex.verbs.get(word.removeprefix("&d:"), ()) if form in ("past", "participle")]
    return done[0] if len(set(done)) == 1 else ""


def _for_each_of_theirs(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "For each card discarded this way, that player may draw a card": for each card they discard, they may."""
    words = words_of(tokens)
    if len(words) < 7 or words[0] != "for_each" or words[3:5] != ["this_way", ","]:
        return tokens
    name = _done_by(words[2], lex)
    they = next((each for each in _THEY if words[5 : 5 + len(each)] == each), None)
    if lex.nouns.get(words[1], ("",))[0] not in _CARDS or not name or they is None:
        return tokens
    if not _each_did(before, name, lex):
        return tokens
    did = [replace(tokens[2], word="they"), replace(tokens[3], word=lex.forms[name][0])]
    whose = words[5 + len(they) : 6 + len(they)] == ["'s"]
    theirs = "their" if whose else "they"
    rest = tokens[5 + len(they) + whose :]
    verb = verb_of(rest[0].word, lex) if rest and not whose else ""
    if verb:  # "that player draws a card": they draw one
        rest = [replace(rest[0], word=lex.forms[verb][0]), *rest[1:]]
    return [*tokens[:2], *did, tokens[4], replace(tokens[5], word=theirs), *rest]


def _any_did(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If any of them discarded a minion": if a minion was discarded this way."""
    words = words_of(tokens)
    start = words.index("if") + 1 if "if" in words else 0
    some = next((each for each in _ANY if start and words[start : start + len(each)] == each), None)
    if some is None:
        return tokens
    did = start + len(some)
    name = _done_by(words[did], lex) if did < len(words) else ""
    end = next((at for at in range(did, len(words)) if words[at] in (",", ".")), len(words))
    what = words[did + 1 : end]
    if not name or what[:1] not in (["a"], ["an"]) or lex.nouns.get(what[-1], ("",))[0] not in _CARDS:
        return tokens
    if len(what) != 2 or not _each_did(before, name, lex):
        return tokens
    last = tokens[end - 1].end
    done = Token(lex.forms[name][3], last, last)
    was = [Token("was", last, last), done, Token("this_way", last, last)]
    return [*tokens[:start], *tokens[did + 1 : end], *was, *tokens[end:]]


OF_WHAT_THEY_DID = (
    looking_back(_for_each_of_theirs, "this_way", "for_each"),
    looking_back(_any_did, "them of_them", "if"),
)
"""The rules of what each of several players did."""
