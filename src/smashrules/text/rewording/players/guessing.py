"""A guess of what a card is: "another player guesses whether the top card of your deck is a minion or an action.
Reveal it. If they are wrong, draw it".

Who guesses chooses a card type; the card is revealed, and is of that type, or is not. That nobody sees what is chosen
is no more than that it is not revealed. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_GUESS = {
    "guess": "choose",
    "guesses": "chooses",
    "say": "choose",
    "says": "chooses",
    "choose": "choose",
    "chooses": "chooses",
    "name": "choose",
    "names": "chooses",
}
_EITHER = (
    ["a", "minion", "or", "an", "action"],
    ["an", "action", "or", "a", "minion"],
    ["a", "minion", "or", "action"],
    ["an", "action", "or", "minion"],
    ["minion", "or", "action"],
    ["action", "or", "minion"],
)
_RIGHT = ("right", "correct", "correctly")
_WRONG = ("wrong", "incorrect", "incorrectly", "wrongly")
_WAS = ("are", "were", "was", "is", "guess", "guessed", "guesses")
_WHO = (["you"], ["they"], ["that", "player"], ["that", "opponent"])


def _guessed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They guess whether the top card of your deck is a minion or an action, then reveal it": they choose a card
    type, then reveal the top card of your deck."""
    words = [*words_of(tokens), ""]
    place = next((at for at in range(len(tokens)) if _is_told(words, at)), None)
    if place is None:
        return tokens
    begin, card = place + 1, tokens[:0]
    if words[begin] in ("whether", "if"):
        is_ = next((at for at in range(begin, len(words)) if words[at] in ("is", ".")), 0)
        card = tokens[begin + 1 : is_]
        if not is_ or words[is_] != "is" or not _is_known(words_of(card)):
            return tokens
        begin = is_ + 1
    end = _type_told(words, begin) if not card else 0
    if end:
        card = tokens[words.index("of", begin) + 1 : end] if words[begin] == "the" else card
    else:
        known = (*_EITHER, *_OR_NOT) if card else (*_EITHER, ["a", "card_type"])
        either = max((each for each in known if words[begin : begin + len(each)] == each), key=len, default=[])
        end = begin + len(either)
        if not either or (either in _OR_NOT and words[end] not in _STOPS):
            return tokens
    if words_of(card)[:2] not in _ENDS:
        card = []  # "it" is that one
    guess = tokens[place]
    at = guess.end, tokens[end - 1].end
    chosen = [replace(guess, word=_GUESS[guess.word]), *(Token(word, *at) for word in ("a", "card_type"))]
    rest = tokens[end:]
    if card and words[end : end + 2] == [",", "then"]:  # as one: "you may guess ..., then reveal it"
        rest = [replace(tokens[end + 1], word="and"), *tokens[end + 2 :]]
    return [*tokens[:place], *chosen, *_shown(rest, card)]


def _is_told(words: list[str], at: int) -> bool:
    """Whether somebody guesses there, or says "minion" or "action"."""
    bare = words[at + 1 : at + 4] in (["minion", "or", "action"], ["action", "or", "minion"])
    return words[at] in ("guess", "guesses") or (words[at] in _GUESS and bare)


def _is_known(card: list[str]) -> bool:
    """Whether it is told which card it is of which somebody guesses."""
    return card[:2] in _ENDS or card in _THAT_ONE


def _type_told(words: list[str], begin: int) -> int:
    """Where "its type" ends, or "the type of the top card of your deck"; 0 where nothing of the kind stands there."""
    of = begin + 1 + len(at_words(words, begin + 1, _TYPES))
    if words[begin] == "its" or of == begin + 1:
        return of if of > begin + 1 else 0
    if words[begin] != "the" or words[of] != "of":
        return 0
    last = of + 1
    while last < len(words) and words[last] not in _STOPS:
        last += 1
    return last if _is_known(words[of + 1 : last]) else 0


_ENDS = (["the", "top"], ["the", "bottom"])
_THAT_ONE = (["it"], ["that", "card"], ["the", "card"], ["the", "chosen", "card"])
_TYPES = (["type"], ["card_type"], ["card", "type"])
_STOPS = ("", ".", ",", "and", "then", ";")
_OR_NOT = (
    ["a", "minion"],
    ["an", "action"],
    ["a", "minion", "or", "not"],
    ["an", "action", "or", "not"],
)
"""What a card is or is not: if it is no minion, it is an action."""


def _shown(tokens: list[Token], card: list[Token]) -> list[Token]:
    """ "Reveal it": the card of which it was guessed."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        it = words[place] == "it" or words[place : place + 2] == ["that", "card"]
        if not card or not it or words[place - 1] not in ("reveal", "reveals"):
            continue
        return [*tokens[:place], *card, *tokens[place + 1 + (words[place] == "that") :]]
    return tokens


def _guessed_of(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Guess the type of the top card of your deck and reveal it": choose a card type, and reveal the top card of
    your deck; "guess the name of ...": name a card."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(len(tokens) - 4):
        what = next((each for each in _WHAT if words[place + 1 : place + 1 + len(each)] == each), None)
        begin = place + 1 + len(what or ())
        if words[place] not in ("guess", "guesses") or what is None or words[begin : begin + 2] not in _ENDS:
            continue
        end = next((at for at in range(begin, len(tokens)) if words[at] in (".", ",", "and", "then")), len(tokens))
        guess, said = tokens[place], ("a", "card", "type")
        verb = _GUESS[guess.word]
        if "name" in what:
            verb, said = {"choose": "name", "chooses": "names"}[verb], ("a", "card", "")
        at = guess.end, tokens[end - 1].end
        chosen = [replace(guess, word=verb), *(Token(word, *at) for word in said if word)]
        return [*tokens[:place], *chosen, *_shown(tokens[end:], tokens[begin:end])]
    return tokens


_WHAT = (["the", "card", "type", "of"], ["the", "type", "of"], ["the", "name", "of"])


def _right_or_wrong(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If they were wrong, ...": if it is not a card of that type, or does not have that name."""
    words = words_of(tokens)
    typed = bool({"type", "card_type"} & set(words)) or any(word.startswith("&t") for word in words)
    named = any(words[at : at + 3] in _NAMING for at in range(len(words)))
    return _as_it_is(tokens, typed) if typed or named else tokens


def _as_it_is(tokens: list[Token], typed: bool) -> list[Token]:
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens)):
        who = next((each for each in _WHO if words[place : place + len(each)] == each), None)
        was = place + len(who or ())
        if who is None or words[place - 1] != "if" or words[was] not in _WAS or words[was + 2] != ",":
            continue
        right = words[was + 1] in _RIGHT
        if not right and words[was + 1] not in _WRONG:
            continue
        start, end = tokens[place].start, tokens[was + 1].end
        said = ["it", "is", *([] if right else ["not"]), "a", "card", "of", "that", "type"]
        if not typed:
            said = ["it", *(["has"] if right else ["does", "not", "have"]), "that", "name"]
        told = spread(said, start, end)
        return [*tokens[:place], *told, *_as_it_is(tokens[was + 2 :], typed)]
    return tokens


_NAMING = (["name", "a", "card"], ["names", "a", "card"], ["naming", "a", "card"])


def _unseen(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Secretly choose a card in your hand", "choose one without revealing it": it is chosen, and not revealed."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        if words[place] == "secretly" and words[place + 1] in ("choose", "chooses"):
            return [*tokens[:place], replace(tokens[place + 1], start=tokens[place].start), *tokens[place + 2 :]]
        told = words[place] == "without" and words[place + 1] in ("revealing", "showing")
        if told and words[place + 2 : place + 3] in (["it"], ["them"]) and _chosen_last(words[:place], lex):
            end = place + 3 + len(at_words(words, place + 3, _TO_WHOM))
            return [*tokens[: place - 1], replace(tokens[place - 1], end=tokens[end - 1].end), *tokens[end:]]
    return tokens


def _chosen_last(words: list[str], lex: Lexicon) -> bool:
    """Whether what was done last is that something was chosen, or drawn."""
    done = next((each for each in reversed(words) if each in lex.verbs), "")
    return bool({"choose", "draw"} & {name for name, _ in lex.verbs.get(done, ())})


_TO_WHOM = (
    ["to", "anyone"],
    ["to", "anyone", "else"],
    ["to", "anybody"],
    ["to", "other", "players"],
    ["to", "the", "other", "players"],
    ["to", "any", "other", "player"],
    ["to", "your", "opponents"],
)


GUESSING = (
    where(_unseen, "secretly without", "choose chooses draw draws"),
    where(_guessed, " ".join(_GUESS), "action minion type card_type"),
    where(_guessed_of, "guess guesses", "type name"),
    where(_right_or_wrong, " ".join((*_RIGHT, *_WRONG)), "if"),
)
"""The rules of guesses, in the order in which they are asked."""
