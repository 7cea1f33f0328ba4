"""What each of several players does or may do after another deed: "those who do draw a card; those who do not ...",
"each other player discards a card, then may draw one".

Each player who does draws a card; each player does the one and may do the other. Knows words and their neighbours, no
structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, does_each
from smashrules.text.words.tokens import Token, words_of

_DO = (["do"], ["do", "so"], ["do", "not"], ["do", "not", "do", "so"], ["did"], ["did", "so"], ["did", "not"])
_BEFORE = ("", ".", ";", ",", "and", "while", "but")
_MODAL = ("may", "must", "cannot")


def _those_who_do(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Those who do draw two cards": each player who does draws two cards."""
    words = ["", *words_of(tokens), *[""] * 9]
    for place in range(len(tokens) - 3):
        who = words[place + 1 : place + 3]
        if who not in (["those", "who"], ["players", "who"]) or words[place] not in _BEFORE:
            continue
        ways = [each for each in _DO if words[place + 3 :][: len(each)] == each]
        way = max(ways, key=len, default=[])
        if not way:
            continue
        at = place + 2 + len(way)
        at += words[at + 1] == "each"
        verb = words[at + 1]
        asked = {"may", "must"} & set(words[:place]) or way[-1] == "so"  # not "who does not have one. Those who do"
        if not asked or not (bare(verb, lex) or verb in _MODAL):
            continue
        first, last = tokens[place], tokens[place + 1]
        each = [replace(first, word="each"), replace(last, word="player", end=last.start), last]
        not_ = [tokens[place + 3]] if "not" in way else []
        does = [replace(tokens[place + 2], word="did" if way[0] == "did" else "does"), *not_]
        acts = replace(tokens[at], word=does_each(verb, lex))
        cut = replace(tokens[place - 1], word=".") if words[place] in (";", ",", "and", "while", "but") else None
        head = [*tokens[: place - 1], cut] if cut is not None else tokens[:place]
        if cut is not None and words[place] in ("and", "while", "but") and words[place - 1] in (",", ";"):
            head = [*tokens[: place - 2], replace(cut, start=tokens[place - 2].start)]
        return [*head, *each, *does, acts, *_those_who_do(tokens[at + 1 :], lex)]
    return tokens


def _those_who_did_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Those who discarded a minion draw a card": each player who discarded a minion draws a card."""
    words = ["", *words_of(tokens), ""]
    for place in range(len(tokens) - 4):
        who = words[place + 1 : place + 3] in (["those", "who"], ["players", "who"]) and words[place] in ("", ".")
        done = who and any(form == "past" for _, form in lex.verbs.get(words[place + 3], ()))
        if not done or words[place + 3] in ("did", "do"):
            continue
        doing = (at for at in range(place + 4, len(tokens)) if bare(words[at], lex) or words[at] in _MODAL)
        at = next((at for at in doing if words[at] not in lex.nouns), 0)
        if not at or {",", ".", "or", "and"} & set(words[place + 1 : at]):
            continue
        acts = replace(tokens[at - 1], word=does_each(words[at], lex))
        those = tokens[place]
        each = [
            replace(those, word="each", end=those.start + 1),
            replace(those, word="player", start=those.start + 1),
        ]
        return [*tokens[:place], *each, *tokens[place + 1 : at - 1], acts, *tokens[at:]]
    return tokens


THOSE_WHO_DO = (
    where(_those_who_did_it, "who", "those players"),
    where(_those_who_do, "who", "those players", "do did"),
)
"""The rules of what each of them does then."""
