"""What a sentence takes up by "it" from the words before: the counter that was removed, the pile that was named.

"Remove a +1 power counter from this minion and place it on another" places such a counter; "on top of it" is on top
of the deck that a card was placed on. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, spread
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PLACE = ("place", "places", "put", "puts")
_REMOVE = ("remove", "removes", "removed")
_ENDS = ("top", "bottom")
_WHO_DID = ("player", "who", "did_so")
_AT_AN_END = {*_ENDS, "atop"}
_PUT_DOWN = (["placed", "this_way"], ["placed"], ["you", "placed", "this_way"], ["you", "placed"])
_WHOSE = ("your", "their")


def _said_last(before: list[list[Token]]) -> list[str]:
    """The words of the sentence before, if there is one."""
    return words_of(before[-1]) if before else []


def _each_got_one(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Place a +1 power counter on each of X. Draw a card for each counter placed": for each of them."""
    words, said = words_of(tokens), _said_last(before)
    at = next((place for place, word in enumerate(words[:-2]) if word == "for_each"), 0)
    one = words[at + 1] in ("one", "&one") if at else False
    if not at or not (one or lex.nouns.get(words[at + 1], ("", ""))[0] == "counter"):
        return tokens
    end = next((at + 2 + len(each) for each in _PUT_DOWN if words[at + 2 : at + 2 + len(each)] == each), 0)
    puts = [place for place, word in enumerate(said) if word in _PLACE]
    if not end or len(puts) != 1 or words[end:] not in ([], [","]):
        return tokens
    if _each_puts_one(said, puts[0], "counter" if one else words[at + 1]):
        first, last = tokens[at + 1].start, tokens[end - 1].end
        who = spread(_WHO_DID, first, last)
        return [*tokens[: at + 1], *who, *tokens[end:]]
    if one:
        return tokens
    kind = words[at + 1]
    put = said[puts[0] + 1 : puts[0] + 4]
    one_each = put[:1] in (["a"], ["one"]) and put[1:2] and put[1].endswith(kind) and put[2:] == ["on"]
    if not one_each or said[puts[0] + 4 : puts[0] + 5] not in (["each"], ["up_to"], ["any_number_of"]):
        return tokens
    of = Token("of", tokens[at].end, tokens[at].end)
    them = Token("them", tokens[at + 1].start, tokens[end - 1].end)
    return [*tokens[: at + 1], of, them, *tokens[end:]]


def _each_puts_one(said: list[str], puts: int, kind: str) -> bool:
    """ "Each other player may place a +1 power counter on one of their minions": whether each of several puts one."""
    put = said[puts + 1 : puts + 6]
    whose = put[3:5] in (["one", "of"], ["one", "&of"]) or put[3:4] in (["a"], ["an"], ["another"])
    one_each = put[:1] in (["a"], ["one"]) and len(put) > 3 and put[1].endswith(kind) and put[2] == "on" and whose
    players = said[:2] == ["each", "player"] or said[:3] == ["each", "other", "player"]
    return players and one_each and not {"and", "or", ",", "then", "for_each"} & set(said)


def _counter(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Remove a +1 power counter from this minion to place it on X": to place such a counter on X."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        if words[place] not in _PLACE or words[place + 1] != "it" or words[place + 2] not in ("on", "onto"):
            continue
        if _AT_AN_END & {each.removeprefix("&") for each in words[place + 3 : place + 5]}:
            continue  # "or place it on the bottom of your deck": a card
        counter = _removed(words[:place], lex) or _removed(_said_last(before), lex)
        elsewhere = {"another", "other", "different"} & set(words[place + 3 :])
        if not counter or (elsewhere and counter[1] != "this"):  # than which one, the words do not tell
            continue
        it = tokens[place + 1]
        again = [replace(it, word="a", end=it.start), replace(it, word=counter[0])]
        return [*tokens[: place + 1], *again, *tokens[place + 2 :]]
    return tokens


def _removed(words: list[str], lex: Lexicon) -> tuple[str, str] | None:
    """The one counter that these words remove, and the word that tells from what."""
    for place, word in enumerate(words):
        kind = lex.nouns.get(word, ("", ""))
        if kind != ("counter", "one") or words[place - 1] not in ("a", "one"):
            continue
        removed = words[place - 2 : place - 1] and words[place - 2] in _REMOVE
        passive = words[place + 1 : place + 3] in (["is", "removed"], ["was", "removed"])
        source = place + 3 if passive else place + 1
        if (removed or passive) and words[source : source + 1] == ["from"]:
            return word, words[source + 1] if source + 1 < len(words) else ""
    return None


def _pile(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Place a card on top of your deck, then place this card on top of it": of that deck."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        if word not in _ENDS:
            continue
        pile = _pile_named(words[:place]) or _pile_named(_said_last(before))
        if not pile:
            continue
        if words[place + 1 : place + 3] == ["of", "it"]:
            it = tokens[place + 2]
            again = [replace(it, word=each) for each in pile]
            return [*tokens[: place + 2], *again, *tokens[place + 3 :]]
    return tokens


def _pile_named(words: list[str]) -> tuple[str, ...]:
    """The deck of which an end was named last."""
    for place in range(len(words) - 2, 0, -1):
        if words[place] not in _WHOSE or words[place + 1] != "deck":
            continue
        if words[place - 1] == "of" and set(_ENDS) & set(words[max(0, place - 4) : place - 1]):
            return words[place], words[place + 1]
    return ()


TAKEN_UP = (
    looking_back(_counter, "it", "place places put puts", "on onto"),
    looking_back(_each_got_one, "placed", "for_each"),
    looking_back(_pile, "top bottom", "it", "of"),
)
"""The rules of what is taken up from the same sentence or the one before, in the order in which they are asked."""
