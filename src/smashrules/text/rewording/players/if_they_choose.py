"""What is left to somebody, told by what they choose or wish: "if you choose not to, ...", "if you wish, draw a
card", "each player who chooses not to".

They do not do what they may do; you may draw a card. Knows words and their neighbours, no structure; it is asked
before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_DOES = {"choose": "do", "chooses": "does", "decide": "do", "decides": "does", "opt": "do", "opts": "does"}
_WHO = (["you"], ["they"], ["that", "player"], ["that", "opponent"], ["the", "chosen", "player"])
_NOT_TO = (["not", "to", "do", "so"], ["not", "to"], ["to", "do", "so"], ["to"])
_WISHES = ("wish", "want", "like", "choose", "prefer", "desire")
_ENDS = (".", ";", "")


def _chosen_or_not(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "(You may discard a card.) If you choose not to, draw one": if you do not."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(2, len(tokens)):
        if words[place] not in _DOES or "may" not in words[:place]:
            continue
        way = next((each for each in _NOT_TO if words[place + 1 :][: len(each)] == each), None)
        end = place + 1 + len(way or [])
        who = next((each for each in _WHO if words[place - len(each) : place] == each), None)
        asked = who is not None and words[place - len(who) - 1] == "if" and words[end] == ","
        # of what they choose something is said: "players who choose not to discard a card"
        told = words[place - 1] == "who" and way is not None and way[0] == "not" and not _deed(words, end, way, lex)
        if way is None or not (asked or told):
            continue
        does = replace(tokens[place], word=_DOES[words[place]])
        no = [replace(tokens[place + 1], word="not", end=tokens[end - 1].end)] if way[0] == "not" else []
        return [*tokens[:place], does, *no, *_chosen_or_not(tokens[end:], lex)]
    return tokens


def _deed(words: list[str], end: int, way: list[str], lex: Lexicon) -> bool:
    """Whether it is told what they choose not to do: "who choose not to discard a card"."""
    return way[-1] == "to" and bare(words[end], lex)


def _if_you_wish(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you wish, draw a card", "draw a card, if you like": you may draw one."""
    words = [*words_of(tokens), "", ""]
    for place in range(len(tokens) - 2):
        wish = words[place : place + 2] == ["if", "you"] and words[place + 2] in _WISHES
        if not wish:
            continue
        begin = begin_behind(words, place, (".", ";", ":"))
        end = place + 3
        ahead = place == begin and words[end] == ","
        start = end + 1 if ahead else begin
        skip = words[start : start + 2] in (["you", "may"], ["you", "can"])
        if not skip and not bare(words[start], lex):
            continue
        if not ahead and words[end] not in _ENDS:
            continue
        at = tokens[start].start
        may = [] if skip else [Token("you", at, at), Token("may", at, at)]
        if ahead:
            return [*tokens[:place], *may, *_if_you_wish(tokens[start:], lex)]
        stop = place - (words[place - 1] == ",")
        if {",", "then"} & set(words[begin:stop]):
            continue
        return [*tokens[:begin], *may, *tokens[begin:stop], *_if_you_wish(tokens[end:], lex)]
    return tokens


def _whether(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That player chooses whether you draw two cards or gain 1 VP": chooses one: you draw them or you gain it."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 5):
        if words[place - 1] not in _DECIDES or words[place] != "whether":
            continue
        end = next((at for at in range(place, len(tokens)) if words[at] in (".", ";")), len(tokens))
        alone = words[place + 1] == "to"
        parts = [
            at for at in range(place, end) if words[at] == "or" and bare(words[at + 1 + (words[at + 1] == "to")], lex)
        ]
        if len(parts) != 1 or not (alone or words[place + 1] in ("you", "they")) or not bare(words[place + 2], lex):
            continue
        colon = replace(tokens[place], word=":")
        one = Token("one", tokens[place - 1].end, tokens[place - 1].end)
        verb = replace(tokens[place - 1], word="chooses" if words[place - 1].endswith("s") else "choose")
        begin = place + 1 + alone
        second = parts[0] + 1 + (words[parts[0] + 1] == "to")
        at = tokens[second].start
        again = [] if alone else [replace(tokens[place + 1], start=at, end=at)]
        rest = [*again, *tokens[second:end]]
        return [
            *tokens[: place - 1],
            verb,
            one,
            colon,
            *tokens[begin : parts[0]],
            tokens[parts[0]],
            *rest,
            *tokens[end:],
        ]
    return tokens


_DECIDES = ("choose", "chooses", "decide", "decides")


def _cannot_or_will_not(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you cannot or will not, ...": if you do not, for whatever reason."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        who = next((each for each in _WHO if words[place - len(each) : place] == each), None)
        said = at_words(words, place, _EITHER_WAY) if who and words[place - len(who) - 1] == "if" else []
        end = place + len(said)
        if not said or words[end : end + 1] != [","]:
            continue
        does = "does" if who not in (["you"], ["they"]) else "do"
        not_so = put(tokens, place, end, [does, "not"])[: place + 2]
        return [*not_so, *_cannot_or_will_not(tokens[end:], lex)]
    return tokens


_UNABLE = (["cannot"], ["are", "not", "able", "to"], ["are", "unable", "to"])
_UNWILLING = (
    ["will", "not"],
    ["won't"],
    ["do", "not"],
    ["does", "not"],
    ["do", "not", "want", "to"],
    ["do", "not", "wish", "to"],
    ["choose", "not", "to"],
    ["decide", "not", "to"],
    ["would", "rather", "not"],
)
_EITHER_WAY = (
    *([*can, "or", *will] for can in _UNABLE for will in _UNWILLING),
    *([*will, "or", *can] for can in _UNABLE for will in _UNWILLING),
    ["will", "not"],
    ["won't"],
)

IF_THEY_CHOOSE = (
    where(_cannot_or_will_not, "cannot will won't able unable", "if", ","),
    where(_whether, "whether", " ".join(_DECIDES)),
    where(_chosen_or_not, " ".join(_DOES), "to", "may"),
    where(_if_you_wish, "if", "you", " ".join(_WISHES)),
)
"""The rules of what is left to somebody."""
