"""What a sentence leaves to be inferred: among which cards, which ones were not chosen, who plays them.

"Reveal the top five cards of your deck. Draw all minions" draws those among the revealed ones; "the first minion
played here each turn" is the first that a player plays. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "titan", "card")
_BODIES = ("minion", "titan")
_SEEN = ("look_at", "looks_at", "reveal", "reveals")
_TAKING = ("draw", "draws", "reveal", "reveals")
_PUTTING = ("place", "places", "put", "puts")
_LEAVING = ("discard", "discards")
_EVERY = ("all", "each", "the", "any")
_ENDS = (",", "and", "then", "or", ".")
_TOLD = ("among", "revealed", "from", "them", "those", "found", "discarded", "chosen", "here", "there", "until")
_NOT_CHOSEN = (["that", "were", "not"], ["that", "was", "not"], ["not"])


def _among_those(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at the top three cards of your deck. Draw one action": one among them; "draw the minions and discard all
    actions": all minions among them, all actions among them."""
    words = words_of(tokens)
    shown = _shows_several(_before_taking(before))
    said: list[Token] = []
    done = 0
    for place, word in enumerate(words):
        if place < done or word not in (*_TAKING, *_PUTTING, *_LEAVING):
            continue
        shown = shown or _shows_several(words[:place])
        end = next((at for at in range(place + 1, len(words)) if words[at] in _ENDS), len(words)) if shown else place
        if word in _PUTTING:
            to = next((at for at in range(place + 1, end) if words[at] in ("in", "into")), end)
            if to == end or words[end - 1] != "hand":
                continue
            end = to
        what = words[place + 1 : end]
        if not _is_of_a_sort(what, lex) or (word in _LEAVING and what[0] not in _EVERY):
            continue
        at = tokens[end - 1].end
        first = [replace(tokens[place + 1], word="all")] if what[0] == "the" else tokens[place + 1 : place + 2]
        among = [Token("among", at, at), Token("them", at, at)]
        said += [*tokens[done : place + 1], *first, *tokens[place + 2 : end], *among]
        done = end
    return [*said, *tokens[done:]] if said else tokens


def _before_taking(before: list[list[Token]]) -> list[str]:
    """The words of the last sentence, or of the one before it where the last only takes some "among them"."""
    last = words_of(before[-1]) if before else []
    taken = len(before) > 1 and last[-2:] == ["among", "them"] and last[0] in (*_TAKING, *_LEAVING)
    return words_of(before[-2]) if taken else last


def _is_of_a_sort(what: list[str], lex: Lexicon) -> bool:
    """Whether cards of one sort are taken, and from where is not said. "The minion" could be another one."""
    nouns = [lex.nouns[each] for each in what if each in lex.nouns]
    kinds = [kind for kind, _ in nouns]
    plain = kinds[:1] == ["card"] and "type" not in kinds and "faction" not in kinds
    if kinds[:1] not in [[each] for each in _CARDS] or plain or set(_TOLD) & set(what) or what[:2] == ["each", "one"]:
        return False
    return what[0] != "the" or (nouns[0][1] == "many" and len(what) == 2)


def _shows_several(words: list[str]) -> bool:
    """Whether these words show several cards of one pile, and nothing has been done with them."""
    seen = [place for place, word in enumerate(words) if word in _SEEN]
    if not seen or words[seen[-1] + 1 : seen[-1] + 3] not in (["the", "top"], ["the", "bottom"]):
        return False
    rest = words[seen[-1] + 3 :]
    decks = [place for place, word in enumerate(rest) if word == "deck"]
    return "cards" in rest and len(decks) == 1 and set(rest[decks[0] + 1 :]) <= set(_ENDS)


def _not_chosen(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy all minions that were not chosen": all other minions."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        told = next((each for each in _NOT_CHOSEN if words[place + 1 : place + 1 + len(each)] == each), None)
        kind = lex.nouns.get(words[place], ("",))[0]
        if told is None or kind not in _CARDS or words[place - 1] not in ("all", "each"):
            continue
        chosen = place + 1 + len(told)
        if words[chosen : chosen + 1] != ["chosen"]:
            continue
        end = chosen + 1 + (words[chosen + 1 : chosen + 2] == ["this_way"])
        other = replace(tokens[place], word="other", end=tokens[place].start)
        return [*tokens[:place], other, replace(tokens[place], end=tokens[end - 1].end), *tokens[end:]]
    return tokens


def _played_by_somebody(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The first minion played here each turn gains +2 power": the first that a player plays."""
    words = words_of(tokens)
    nth = words[:2] == ["the", "first"] and words[3:4] == ["played"]
    if not nth or lex.nouns.get(words[2], ("",))[0] not in _CARDS or "each_turn" not in words:
        return tokens
    played = tokens[3]
    return [*tokens[:3], *(replace(played, word=each) for each in ("a", "player", "plays")), *tokens[4:]]


def _with_yours(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When a base with one of your minions scores, move that minion": where you have a minion."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        kind, number = lex.nouns.get(words[place + 5], ("", ""))
        rest = words[place + 6 :]
        spoken = any(rest[at : at + 2] == ["that", kind] for at in range(len(rest)))
        yours = kind in _BODIES and number == "many" and spoken
        if words[place : place + 5] != ["base", "with", "one", "of", "your"] or not yours:
            continue
        one = noun_of((kind, "one"), lex)
        where = [replace(tokens[place + 1], word=each) for each in ("where", "you", "have")]
        some = replace(tokens[place + 2], word="a")
        end = place + 6 + 2 * (words[place + 6 : place + 8] == ["on", "it"])
        return [*tokens[: place + 1], *where, some, replace(tokens[place + 5], word=one), *tokens[end:]]
    return tokens


INFERRED = (
    where(_not_chosen, "chosen", "not", "all each"),
    where(_played_by_somebody, "each_turn", "first", "played"),
    where(_with_yours, "with", "base", "your"),
    looking_back(_among_those, " ".join((*_TAKING, *_PUTTING, *_LEAVING))),
)
"""The rules of what is inferred, in the order in which they are asked."""
