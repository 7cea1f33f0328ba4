"""What was compared is compared again the other way round: "If you have three or more minions here, ... If you have
fewer, ...", "If they have more cards in hand than you, ... If they have the same number, ...".

The same is asked again in full. Knows words and their neighbours, no structure; it is asked before a text is cut into
sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, stands, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_MORE, _FEWER, _SAME = ["more"], ["fewer"], ["exactly", "as", "many"]
_AGAIN = (
    (["more"], _MORE),
    (["fewer"], _FEWER),
    (["less"], _FEWER),
    (["as", "many"], _SAME),
    (["exactly", "as", "many"], _SAME),
    (["the", "same", "number"], _SAME),
    (["the", "same", "amount"], _SAME),
)
_HAVE = ("have", "has", "are", "control", "controls")
_OF_OTHERS = {"than": (["more"], ["fewer"], ["less"]), "as": (["at", "least", "as", "many"], _SAME)}
_STOPS = (".", ";")


def _asked_again(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have fewer": if you have fewer minions here than another player."""
    words = words_of(tokens)
    for place in range(6, len(words) - 4):
        if words[place] != "if" or words[place - 1] not in _STOPS:
            continue
        have = next((at for at in range(place + 2, min(place + 5, len(words))) if words[at] in _HAVE), place)
        said = at_words(words, have + 1, tuple(each for each, _ in _AGAIN))
        end = have + 1 + len(said)
        if not said or words[end : end + 1] != [","]:
            continue
        way = next(meant for each, meant in _AGAIN if each == said)
        told = _otherwise(_asked_before(words, place, words[place + 1 : have]), way, lex)
        if told:
            return _asked_again(put(tokens, have + 1, end, told), lex)
    return tokens


def _asked_before(words: list[str], place: int, who: list[str]) -> list[str]:
    """What was asked of the same last, before that place in the same ability."""
    for at in range(place - 1, -1, -1):
        if words[at] == ":":
            break
        if words[at] == "if":
            have = at + 1 + len(who)
            asked = stands(words, at + 1, who) and words[have] in _HAVE and "," in words[have:place]
            return words[have + 1 : words.index(",", have)] if asked else []
    return []


def _otherwise(asked: list[str], way: list[str], lex: Lexicon) -> list[str]:
    """The same compared in that ``way``: with others, or with a number. Nothing where that is not clear."""
    for than, known in _OF_OTHERS.items():
        before = at_words(asked, 0, known)
        if before and than in asked[len(before) :] and before != way:
            at = asked.index(than, len(before))
            if at == len(before) and before in (_MORE, _FEWER):
                return []  # "more than three", and then fewer: than three, or not more than three
            return [*way, *asked[len(before) : at], "as" if way is _SAME else "than", *asked[at + 1 :]]
    exact, least = asked[:1] == ["exactly"], asked[:2] == ["at", "least"]
    number = len(asked[:1]) if exact else 2 if least else 0
    if asked[number : number + 1] == [] or lex.numerals.get(asked[number], 0) < 2 or way is _SAME:
        return []
    bound, rest = asked[number + 1 : number + 3], asked[number + 1 :]
    if not (exact or least) and bound in (["or", "more"], ["or", "fewer"]):
        rest, least = rest[2:], bound[1] == "more"
    elif not (exact or least):
        return []
    clear = exact or (way is _FEWER) == least
    return [*way, "than", asked[number], *rest] if clear else []


IF_FEWER = (where(_asked_again, "fewer more less many number amount", "if", "have has are control controls"),)
"""The rule of what is compared again."""
