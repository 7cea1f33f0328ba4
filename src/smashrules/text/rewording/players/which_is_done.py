"""Who chooses between two things that stand in the sentence before: "draw two cards OR play two extra actions. The
player to your left chooses which".

That player chooses one of the two, and you do it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, stands, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_CHOOSES = {"chooses": "chooses", "choose": "choose", "decides": "chooses", "decide": "choose", "picks": "chooses"}
_WHICH = (["which", "one"], ["which", "of", "these"], ["which", "happens"], ["which", "you", "do"], ["which"])
_BEFORE = ("player", "opponent", "left", "right", "they", "winner", "controller", "owner")
_SHUT = (".", ":", ";")
_SEVERAL = {"each", "all", "every", "players", "if", "may", "or", "and", ",", "when", "after"}


def _which(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw two cards OR play an action. Another player chooses which": another player chooses one: you draw two
    cards, OR you play an action."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(4, len(tokens)):
        if words[place] not in _CHOOSES or words[place - 1] not in _BEFORE:
            continue
        end = place + 1 + len(next((each for each in _WHICH if stands(words, place + 1, each)), []))
        stop = max((at for at in range(place) if words[at] == "."), default=-1)
        begin = begin_behind(words, max(stop, 0), _SHUT)
        joint = [at for at in range(begin, max(stop, 0)) if words[at] in ("or", "@or")]
        who = tokens[stop + 1 : place]
        if end == place + 1 or words[end] not in (".", "") or len(joint) != 1 or _SEVERAL & set(words_of(who)):
            continue
        if not (bare(words[begin], lex) and bare(words[joint[0] + 1], lex)):
            continue
        at, cut = tokens[begin].start, joint[0] - (words[joint[0] - 1] == ",")
        chosen = [_to(each, at) for each in (*who, replace(tokens[place], word=_CHOOSES[words[place]]))]
        one = [Token(each, at, at) for each in ("one", ":", "you")]
        or_ = tokens[joint[0]]
        either = [Token(",", or_.start, or_.start), replace(or_, word="@or"), Token("you", or_.end, or_.end)]
        options = [*tokens[begin:cut], *either, *tokens[joint[0] + 1 : stop]]
        last = replace(tokens[stop], start=tokens[end - 1].end - 1, end=tokens[end - 1].end)
        rest = tokens[end + 1 :] if words[end] == "." else []
        return [*tokens[:begin], *chosen, *one, *options, last, *rest]
    return tokens


def _to(token: Token, at: int) -> Token:
    return replace(token, start=at, end=at)


WHICH_IS_DONE = (where(_which, "which", " ".join(_CHOOSES), "or @or"),)
"""The rule of who chooses which of two things is done."""
