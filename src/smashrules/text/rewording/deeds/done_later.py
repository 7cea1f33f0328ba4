"""What becomes of something later on, told of the thing: "it is destroyed at the end of the turn", "they are returned
to your hand at the start of your next turn".

It is ordered: destroy it at the end of the turn. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
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
        begin = max((at + 1 for at in range(place) if words[at] == "."), default=0)
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
        verb = replace(done, word=lex.forms[deeds[0]][0].split("/")[0], start=tokens[begin].start)
        whom = [
            replace(each, word=_SUBJECTS.get(each.word, each.word), start=done.end) for each in tokens[begin:place]
        ]
        whom = [replace(each, end=max(each.start, done.end)) for each in whom]
        return [*tokens[:begin], verb, *whom, *tokens[place + 2 : end], *_done_later(tokens[end:], lex)]
    return tokens


DONE_LATER = (where(_done_later, "is are", "end start", "it they that those"),)
"""The rule of what becomes of something later on."""
