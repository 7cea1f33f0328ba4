"""Who could not do what each of several players had to do: "each player must discard an action. Each player who
cannot draws a card", "if a player does not, they lose 1 VP".

What one has to do one does not do only where one cannot; where one may, that would be another thing. Knows words and
their neighbours, and what the sentence before has said, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, third, verb_of
from smashrules.text.words.tokens import Token, words_of

_PLAYERS = ("player", "players", "those", "opponent")
_SEVERAL = ("each", "all", "players")
_MODAL = ("must", "may")
_ONE = (["a", "player"], ["any", "player"], ["one", "player"])
_DOES = {
    ("does",): ["do_so"],
    ("does_so",): ["do_so"],
    ("did",): ["did_so"],
    ("did_so",): ["did_so"],
    ("does", "not"): ["do", "not"],
    ("does", "not", "do_so"): ["do", "not", "do_so"],
    ("did", "not"): ["did", "not"],
    ("did", "not", "do_so"): ["did", "not", "do_so"],
}


def _must(before: list[list[Token]]) -> bool:
    """Whether the sentence before tells several players to do something, and leaves them no choice."""
    said = words_of(before[-1]) if before else []
    return bool(set(said) & set(_SEVERAL)) and "may" not in said and "cannot" not in said


def _who_cannot(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Each player who cannot (do so) draws a card": who does not do so. "Those who cannot must discard a card"."""
    words = [*words_of(tokens), ""]
    place = next((at for at in range(2, len(tokens)) if words[at - 1 : at + 1] == ["who", "cannot"]), 0)
    if not place or words[place - 2] not in _PLAYERS or not _must(before):
        return tokens
    many = words[place - 2] in ("players", "those")
    end = place + 1 + (words[place + 1] == "do_so")
    does = bare(words[end], lex) if many else third(words[end], lex)
    others = [each for each in words[end + 1 :] if bare(each, lex) and each not in lex.nouns]
    ends = not many and words[end] in ("", ",")  # "draw a card for each player who cannot"
    if not (does or ends or words[end] in _MODAL) or (many and does and others):
        return tokens
    cannot, at = tokens[place], tokens[place].end
    not_so = [replace(cannot, word="do" if many else "does"), Token("not", at, at)]
    if not many:
        return [*tokens[:place], *not_so, Token("do_so", at, at), *tokens[end:]]
    if words[end] in _MODAL:  # "each player who does not do so must discard a card"
        first = tokens[0]
        each = [replace(first, word="each"), Token("player", first.end, first.end), *tokens[1:place]]
        return [*each, replace(cannot, word="does"), not_so[1], Token("do_so", at, at), *tokens[end:]]
    return [*tokens[:place], *not_so, *tokens[end:]]


def _if_one_does_not(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If a player does not, they lose 1 VP": if they do not."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    if words[:1] != ["if"] or words[1:3] not in _ONE or not comma or not before:
        return tokens
    told = words[3:comma]
    cannot = told in (["cannot"], ["cannot", "do_so"])
    if cannot and _must(before):
        told = ["does", "not"]
    if tuple(told) not in _DOES or not set(words_of(before[-1])) & set(_SEVERAL):
        return tokens
    at, last = tokens[3], tokens[comma - 1]
    behind = _as_they(tokens[comma + 1 :], lex)
    they = bool(
        {"they", "them", "their"} & set(words_of(behind))
    )  # "destroy one of their minions": of those who do not
    does = _DOES[tuple(told)] if they else told
    player = [replace(tokens[1], word="they", end=tokens[2].end)] if they else tokens[1:3]
    if not they and not cannot:
        return tokens
    return [tokens[0], *player, *(Token(each, at.start, last.end) for each in does), tokens[comma], *behind]


def _as_they(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That player loses 1 VP": they lose 1 VP."""
    words = words_of(tokens)
    if words[:2] != ["that", "player"] or len(words) < 3:
        return tokens
    does = words[2] if words[2] in _MODAL else verb_of(words[2], lex)
    bare_form = lex.forms[does][0] if does in lex.forms else does
    they = replace(tokens[0], word="they", end=tokens[1].end)
    return [they, replace(tokens[2], word=bare_form), *tokens[3:]] if does else tokens


WHO_CANNOT = (
    looking_back(_who_cannot, "who", "cannot"),
    looking_back(_if_one_does_not, "does did does_so did_so cannot", "player", "if"),
)
"""The rules of those who could not do it, and of one who does not."""
