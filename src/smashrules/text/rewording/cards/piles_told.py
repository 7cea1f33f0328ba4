"""A pile that is told by whose it is: "take a card from another player's hand, then they take one from yours", "swap
a card in your hand for one in another player's".

It is the same sort of pile as the one that was named last. Knows words and their neighbours, no structure; it is
asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import says_how_many
from smashrules.text.words.tokens import Token, words_of

_OWN = {"yours": "your", "theirs": "their"}
_PLACED = ("from", "in", "into", "to", "at")
_PILES = (["hand"], ["deck"], ["discard", "pile"], ["discard_pile"])
_STOPS = ("", ".", ",", ";", "and", "or", "with", "for", "instead", "then", "while", "as", "into", "at", "on")
_SOMEBODY = ("player", "opponent", "players", "opponents")


def _pile_before(words: list[str]) -> list[str]:
    """The pile that was named last; nothing where none was."""
    found = [each for at in range(len(words)) if (each := at_words(words, at, _PILES))]
    return found[-1] if found else []


def _of_whom(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "From yours", "in theirs", "from another player's": from your hand, where a hand was named last."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens)):
        own = _OWN.get(words[place], "")
        theirs = words[place] == "'s" and words[place - 1] in _SOMEBODY
        if not (own or theirs) or words[place + 1] not in _STOPS:
            continue
        begin = place if own else place - 2 - (words[place - 2] == "other")
        preposition = words[begin - 1]
        pile = _pile_before(words[:begin])
        compared = "than" in words[max(0, begin - 4) : begin - 1]
        if preposition not in _PLACED or compared or not pile or _elsewhere(words[:begin], preposition):
            continue
        whose, end = tokens[place], tokens[place].end
        last = [replace(whose, word=own, end=end - 1)] if own else [whose]
        told = [Token(each, end - 1, end) for each in pile]
        return [*tokens[:place], *last, *told, *_of_whom_behind(tokens, place + 1, pile, lex)]
    return tokens


def _of_whom_behind(tokens: list[Token], begin: int, pile: list[str], lex: Lexicon) -> list[Token]:
    """What stands behind, with that pile as the one that was named last."""
    known = [Token(each, tokens[begin - 1].end, tokens[begin - 1].end) for each in pile]
    return _of_whom([*known, *tokens[begin:]], lex)[len(pile) :]


def _elsewhere(words: list[str], preposition: str) -> bool:
    """Whether it is no pile to which something goes: what is looked at alone is "at yours", and a minion goes "to
    theirs" where bases were spoken of."""
    if preposition == "at":
        return words[-2] not in ("look", "looks")
    last = [each for each in words if each in ("base", "bases", "hand", "deck", "pile", "discard_pile")]
    return last[-1:] in (["base"], ["bases"])


def _while_they_look(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Look at another player's hand while they look at your hand": and they look at it."""
    words = words_of(tokens)
    for place in range(4, len(words) - 4):
        if words[place] != "while" or words[place + 1 : place + 4] not in (["they", "look", "at"], _LOOKS):
            continue
        begin = sentence_begin(words, place)
        if words[begin] == "look" and not {",", "if", "and"} & set(words[begin:place]):
            return [*tokens[:place], replace(tokens[place], word="and"), *tokens[place + 1 :]]
    return tokens


_LOOKS = ["that", "player", "looks"]


def _put_back(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Look at the top three cards of another player's deck and put them back": return them, to that deck."""
    words = words_of(tokens)
    decks = [at for at, word in enumerate(words) if word == "deck"]
    for place in range(2, len(words) - 1):
        if words[place] not in ("put", "place") or not (what := at_words(words, place + 1, _WHAT)):
            continue
        back = place + 1 + len(what)
        deck = max((at for at in decks if at < place), default=0)
        if words[back] == "back" and words[back + 1 : back + 2] == ["in"] and deck and words[deck - 1] != "your":
            returned = replace(tokens[place], word="return")
            return [*tokens[:place], returned, *tokens[place + 1 : back], *tokens[back + 1 :]]
    return tokens


def _the_pile(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When it would go to your discard pile, place it on the bottom of the pile instead of the top": of your pile
    instead."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(4, len(tokens) - 1):
        if words[place - 1 : place + 2] not in (["of", "the", "pile"], ["of", "that", "pile"]):
            continue
        known = [at for at in range(1, place) if words[at - 1 : at + 2] == ["your", "discard", "pile"]]
        known = known or [at for at in range(1, place) if words[at - 1 : at + 1] == ["your", "discard_pile"]]
        piles = [at for at in range(place) if words[at] in ("hand", "deck", "pile", "discard_pile")]
        if not known or piles[-1] not in (known[-1], known[-1] + 1):
            continue
        start, last = tokens[place].start, tokens[place + 1].end
        told = [Token(each, min(start + nth, last), last) for nth, each in enumerate(("your", "discard", "pile"))]
        rest = place + 2
        top = words[rest : rest + 4] == ["instead", "of", "the", "top"] and words[rest + 4] in ("", ".", ",")
        instead = [tokens[rest]] if top else []
        return [*tokens[:place], *told, *instead, *_the_pile(tokens[rest + 4 * top :], lex)]
    return tokens


def _left_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Look at the top card of your deck and draw it or leave it there", "... or put it back": return it."""
    words = [*words_of(tokens), ""]
    for place in range(6, len(tokens) - 1):
        if words[place] not in _LEAVE or words[place + 1] not in ("it", "them"):
            continue
        there = at_words(words, place + 2, _BACK if words[place][:3] == "put" else _THERE)
        end = place + 2 + len(there)
        seen = _SEEN & set(words[:place]) and {"deck", "decks"} & set(words[:place])
        if there and seen and words[end] in (".", ",", ""):
            third = words[place] in ("leaves", "keeps", "puts")
            back = replace(tokens[place], word="returns" if third else "return")
            return [*tokens[:place], back, *_left_there([tokens[place + 1], *tokens[end:]], lex)]
    return tokens


def _on_its_end(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Look at the top card of a deck. Place it on the bottom of it": on the bottom."""
    words = [*words_of(tokens), ""]
    for place in range(8, len(tokens) - 1):
        end = words[place - 1] in ("top", "bottom") and words[place : place + 2] == ["of", "it"]
        begin = place - 2 - (words[place - 2] == "the")
        put_there = words[begin] in ("on", "to") and words[begin - 1] in ("it", "them", "one", "other", "rest")
        if end and put_there and "deck" in words[:begin] and words[place + 2] in (".", ",", "and", ""):
            return [*tokens[:place], *_on_its_end(tokens[place + 2 :], lex)]
    return tokens


_SEEN = frozenset(("look", "looks", "reveal", "reveals"))
_LEAVE = ("leave", "leaves", "keep", "keeps", "put", "puts")
_BACK = (["back"], ["back", "there"], ["back", "where", "it", "was"])
_THERE = (
    ["there"],
    ["where", "it", "is"],
    ["where", "it", "was"],
    ["where", "they", "are"],
    ["on", "top"],
    ["on", "the", "top"],
    ["on", "top", "of", "your", "deck"],
    ["on", "top", "of", "their", "deck"],
    ["on", "top", "of", "that", "deck"],
    ["on", "top", "of", "the", "deck"],
)


def _off_ones_own(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw a card from your own deck", "draws two cards from their deck": who draws a card draws it from there."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        number = 1 + (words[place + 1] in ("up", "to")) * 2
        card = place + number + 1
        if words[place] not in ("draw", "draws") or words[card : card + 1] not in (["card"], ["cards"]):
            continue
        deck = at_words(words, card + 1, _own_decks(words, place))
        if deck and says_how_many(words[place + number], lex):
            return [*tokens[: card + 1], *_off_ones_own(tokens[card + 1 + len(deck) :], lex)]
    return tokens


def _own_decks(words: list[str], place: int) -> tuple[list[str], ...]:
    """The decks that are those of whoever draws there."""
    before = words[sentence_begin(words, place) : place]
    who = [each for each in before[-2:] if each not in ("may", "must", "also", "then")]
    if words[place] == "draws" or who[-1:] == ["they"]:
        return _THEIR_DECKS
    if {"they", "players", "opponents"} & set(before):
        return _THEIR_DECKS[2:]
    return _YOUR_DECKS


_YOUR_DECKS = (["from", "your", "deck"], ["from", "your", "own", "deck"])
_THEIR_DECKS = (*(["from", "their", *each] for each in (["deck"], ["own", "deck"], ["own", "decks"])),)


def _back_in_order(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place one on the bottom and the others back in any order": and return the others in any order.
    "Draw it or put it back": or return it."""
    words = words_of(tokens)
    for back in range(3, len(words)) if _SEEN & set(words) else ():
        if words[back] != "back" or words[back + 1 : back + 2] not in ([], ["."], [","], ["or"], ["in"]):
            continue
        if words[back + 1 : back + 2] == ["in"] and words[back + 2 : back + 4] != ["any", "order"]:
            continue
        what = next((each for each in _WHAT_IS_LEFT if words[back - len(each) : back] == each), [])
        begin = back - len(what)
        verb = next((at for at in range(begin - 1, -1, -1) if words[at] in _PUTTING or words[at] == "."), -1)
        if not what or verb < 0 or words[verb] == "." or (verb < begin - 1 and words[begin - 1] != "and"):
            continue
        again = Token("returns" if words[verb][-1] == "s" else "return", tokens[begin].start, tokens[begin].start)
        said = [*tokens[: begin - (verb == begin - 1)], again, *tokens[begin:back]]
        return [*said, *_back_in_order(tokens[back + 1 :], lex)]
    return tokens


_PUTTING = ("put", "puts", "place", "places")
_WHAT_IS_LEFT = (
    ["it"],
    ["them"],
    *(["the", each] for each in ("rest", "other", "others")),
    *(["the", each, "cards"] for each in ("other", "remaining")),
    *(["the", each, many] for each in ("other", "remaining") for many in ("two", "three", "four")),
)
_WHAT = (["them"], ["the", "rest"], ["the", "others"], ["those", "cards"])


PILES_TOLD = (
    where(_on_its_end, "top bottom", "it", "deck"),
    where(_left_there, "leave leaves keep keeps put puts", "it them", "look looks reveal reveals"),
    where(_back_in_order, "back", " ".join(_PUTTING), " ".join(sorted(_SEEN))),
    where(_the_pile, "pile", "of", "bottom top"),
    where(_put_back, "back", "put place", "deck"),
    where(_of_whom, "yours theirs 's", "hand deck discard discard_pile"),
    where(_off_ones_own, "draw draws", "deck decks", "your their"),
    where(_while_they_look, "while", "look"),
)
"""The rules of piles that are told by whose they are."""
