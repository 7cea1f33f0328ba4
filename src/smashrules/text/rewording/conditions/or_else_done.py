"""What is done to somebody who does not give something for it: "if its controller does not discard two cards, destroy
it", "destroy it if they do not", "each other player who does not discard a card loses 1 VP".

They may do so; if they do not, it is done. Where it was said before that they may, that is asked. Knows words and
their neighbours, no structure; it is asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, verb_of
from smashrules.text.words.tokens import Token, words_of

_WHO = (
    ["its", "controller"],
    ["its", "owner"],
    ["that", "minion", "'s", "controller"],
    ["that", "minion", "'s", "owner"],
    ["that", "player"],
    ["the", "chosen", "player"],
    ["they"],
    ["you"],
)
_EACH = (["each", "other", "player"], ["each", "player"], ["any", "player"], ["any", "other", "player"])
_NOT = (["does", "not"], ["do", "not"], ["doesn't"], ["don't"])
_PAID = ("discard", "destroy", "return", "place", "give", "remove", "reveal", "show", "move", "transfer", "bury")
_PAYING = (*_PAID, "draw", "lose", "gain")
_APART = {"turn", "turns", "this_turn", "way", "this_way", "so", "and", "any", "or", "if", "would"}


def _does_not(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If its controller does not discard two cards, destroy it": they may. If they do not, destroy it."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        who = at_words(words, place + 1, _WHO) if words[place] == "if" else []
        not_ = at_words(words, place + 1 + len(who), _NOT) if who else []
        verb = place + 1 + len(who) + len(not_)
        if not not_ or words[verb] not in _PAID or words[verb + 1 : verb + 2] in ([","], [], ["."]):
            continue
        begin = sentence_begin(words, place)
        comma = next((at for at in range(verb, sentence_end(words, verb)) if words[at] == ","), 0)
        leads = place == begin or words[place - 1] == ","
        deed = tokens[verb : comma or sentence_end(words, verb)]
        if _APART & set(words_of(deed)) or not (comma if leads else not comma):
            continue
        told = any(verb_of(words[verb], lex) in _verbs(each, lex) for each in words[:begin])
        if not leads and (told or who == ["you"]):
            continue  # what was done, or was to be done, is another matter
        if not leads:  # "destroy it if its controller does not discard a card"
            if not bare(words[begin], lex) or {"if", "unless", ",", "and", "may"} & set(words[begin:place]):
                continue
            return put(tokens, place, verb + 1, ["unless", *who, _does(words[verb], who, lex)])
        before = words[:begin]
        offered = "may" in before and words[verb] in before[len(before) - before[::-1].index("may") :]
        they = "you" if who == ["you"] else "they"
        left = ["if", they, "do", "not"]
        if offered:
            return [*put(tokens[:comma], place, comma, left), *_does_not(tokens[comma:], lex)]
        if told or (who == ["they"] and place == 0):
            continue
        stop = sentence_end(words, comma)
        does = _does(words[verb], who, lex)
        known = who[-1] != "owner" and bare(words[comma + 1], lex)
        if known and not {",", "and", "or", "if", "instead", "then"} & set(words[comma + 1 : stop]):
            deed_then = [*words[comma + 1 : stop], "unless", *who, does, *words[verb + 1 : comma]]
            return [*put(tokens[:stop], place, stop, deed_then), *_does_not(tokens[stop:], lex)]
        offer = put(tokens[:comma], place, verb, [*who, "may"])
        asked = put(tokens[:comma], comma - 1, comma, [words[comma - 1], ".", *left])[comma - 1 :]
        return [*offer[: len(offer) - 1], *asked, *_does_not(tokens[comma:], lex)]
    return tokens


def _who_does_not(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other player who does not discard a card loses 1 VP": each may. Each player who does not loses it."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        who = at_words(words, place, _EACH)
        end = place + len(who)
        not_ = at_words(words, end + 1, _NOT) if who and words[end] == "who" else []
        verb = end + 1 + len(not_)
        if not not_ or words[verb] not in _PAID or place != sentence_begin(words, place) or "may" in words[:place]:
            continue
        stop = sentence_end(words, verb)
        does = next((at for at in range(verb + 2, stop) if _third(words[at], lex)), 0)
        if not does or (_APART | {","}) & set(words[verb:does]):
            continue
        may = [*("each" if each == "any" else each for each in who), "may", *words[verb:does], "."]
        return put(tokens, place, does, [*may, "each", "player", "who", "does", "not"])
    return tokens


def _does(word: str, who: list[str], lex: Lexicon) -> str:
    """The verb as it is said of who does it."""
    return lex.forms[verb_of(word, lex)][0 if who in (["they"], ["you"]) else 1]


def _verbs(word: str, lex: Lexicon) -> set[str]:
    return {verb for verb, _ in lex.verbs.get(word, ())}


def _third(word: str, lex: Lexicon) -> bool:
    return any(form == "third" and verb in _PAYING for verb, form in lex.verbs.get(word, ()))


OR_ELSE_DONE = (
    where(_does_not, "not doesn't don't", "if"),
    where(_who_does_not, "who", "not doesn't don't", "each any"),
)
"""The rules of what is done to who does not give something for it."""
