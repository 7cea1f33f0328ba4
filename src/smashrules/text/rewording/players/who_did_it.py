"""Who did something, and to whose card, told afterwards: "whoever played it", "the player whose minion was moved",
"the same player", "each of the players chosen".

It is the player who did it, the moved minion's controller, that player, the chosen players. Knows words and their
neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word, third
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "titan", "card")
_HELD = ("controls", "owns", "controlled", "owned")
_BEFORE = ("", ".", ",", ":", "then", "and")
_GONE = ("discarded", "drawn", "revealed", "shuffled")
_OF_PLAYERS = ("player", "players", "opponent", "opponents")
_BEHIND = ("", ".", ",", ":", "may", "must", "cannot", "each", "and", "have", "has", "is", "are")


def _whoever(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Whoever played it may draw a card": the player who played it."""
    words = [*words_of(tokens), ""]
    for place in range(len(tokens)):
        if words[place] != "whoever" or not (_past(words[place + 1], lex) or words[place + 1] in _HELD):
            continue
        at = tokens[place]
        told = [Token(each, at.start, at.end) for each in ("the", "player", "who")]
        return [*tokens[:place], *told, *_whoever(tokens[place + 1 :], lex)]
    return tokens


def _past(word: str, lex: Lexicon) -> bool:
    return any(form == "past" for _, form in lex.verbs.get(word, ()))


def _whose_was_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The player whose minion was moved": the moved minion's controller."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(len(tokens) - 5):
        if words[place] != "the" or words[place + 1] not in ("player", "opponent") or words[place + 2] != "whose":
            continue
        noun, done = words[place + 3], words[place + 5]
        kind, number = lex.nouns.get(noun, ("", ""))
        told = kind in _CARDS and number == "one" and words[place + 4] in ("was", "is") and done_word(done, lex)
        end = place + 6 + 2 * (words[place + 6 : place + 8] == ["this", "way"])
        does = words[end] in ("may", "must", "cannot", "'s") or third(words[end], lex) or words[end] in ("", ".", ",")
        if not told or not does:
            continue
        holder = "owner" if done in _GONE else "controller"
        first, last = tokens[place].start, tokens[end - 1].end
        said = ["the", done, noun, "'s", holder]
        its = spread(said, first, last)
        return [*tokens[:place], *its, *_whose_was_done(tokens[end:], lex)]
    return tokens


def _the_same(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The same player discards a card": that player does, who is spoken of."""
    words = ["", *words_of(tokens), "", "", ""]
    for place in range(len(tokens) - 3):
        same = words[place + 1 : place + 3] == ["the", "same"] and words[place + 3] in ("player", "opponent")
        does = words[place + 4] in ("may", "must", "cannot") or third(words[place + 4], lex)
        if same and does and words[place] in _BEFORE and place:
            that = replace(tokens[place], word="that", end=tokens[place + 1].end)
            return [*tokens[:place], that, *_the_same(tokens[place + 2 :], lex)]
    return tokens


def _chosen_players(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each of the players chosen", "the player you chose": the chosen players, the chosen player."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(len(tokens) - 2):
        if words[place] not in ("the", "each") or words[place + 1] not in _OF_PLAYERS:
            continue
        end = next((place + 2 + len(each) for each in _CHOSE if words[place + 2 :][: len(each)] == list(each)), 0)
        if not end or not (words[end] in _BEHIND or third(words[end], lex)):
            continue
        at = tokens[end - 1]
        chosen = [replace(tokens[place + 1], word="chosen"), replace(tokens[place + 1], start=at.start, end=at.end)]
        return [*tokens[: place + 1], *chosen, *_chosen_players(tokens[end:], lex)]
    return tokens


def _who_controls(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The player who controls it": its controller. "The player who owns that minion": that minion's owner."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(len(tokens) - 4):
        who = words[place : place + 3] in (["the", "player", "who"], ["the", "player", "that"])
        if not who or words[place + 3] not in _HOLDS:
            continue
        at = place + 4
        end = at + 1 if words[at] == "it" else _named(words, at, lex)
        if not end or not (words[end] in (*_BEHIND, "chooses") or third(words[end], lex)):
            continue
        start, last = tokens[place].start, tokens[end - 1].end
        holder = Token(_HOLDS[words[place + 3]], start, last)
        if words[at] == "it":
            whose = [Token("its", start, last)]
        else:
            whose = [*(replace(each, start=start) for each in tokens[at:end]), Token("'s", start, last)]
        return [*tokens[:place], *whose, holder, *_who_controls(tokens[end:], lex)]
    return tokens


_HOLDS = {"controls": "controller", "owns": "owner"}


def _named(words: list[str], at: int, lex: Lexicon) -> int:
    """Where the words end that name one card that is spoken of: "that minion", "the chosen minion"; or 0."""
    end = at + 2 + (words[at] == "the" and done_word(words[at + 1], lex))
    kind, number = lex.nouns.get(words[end - 1], ("", ""))
    told = words[at] in ("this", "that") or (words[at] == "the" and end == at + 3)
    return end if told and kind in _CARDS and number == "one" else 0


_CHOSE = (
    ("chosen", "this", "way"),
    ("chosen",),
    ("you", "chose"),
    ("that", "you", "chose"),
    ("who", "was", "chosen"),
)


WHO_DID_IT = (
    where(_who_controls, " ".join(_HOLDS), "player", "who that"),
    where(_whoever, "whoever"),
    where(_whose_was_done, "whose", "was is", "player opponent"),
    where(_the_same, "same", "player opponent"),
    where(_chosen_players, "chosen chose", " ".join(_OF_PLAYERS)),
)
"""The rules of who did it."""
