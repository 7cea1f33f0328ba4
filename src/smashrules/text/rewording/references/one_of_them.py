"""Things of which some are meant, said by a pronoun: "one of theirs", "one of them that is a minion", "both gain".

Each is put with the noun, or as the pronoun that stands for all of them. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "titan", "monster", "treasure")
_OWN = {"theirs": "their", "yours": "your"}
_PLACED = ("here", "there", "from_here", "from_there", "on", "at", "in", "from")
_SINGLE = ("a", "an", "one", "this", "another")
_ADVANCE = ("may", "cannot", "have")
_THOSE = (["of", "them"], ["of", "those"], ["of", "these"], ["of", "those", "cards"], ["of", "these", "cards"])
_PARTS = (",", "and", "or", "then", "@or", "&then", ":", ".")


def _of_theirs(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Give control of one of your minions to another player. Take control of one of theirs": of their minions.

    Where it was said where the cards were, they may be meant there or anywhere: it is left as it is; but "each player
    with a minion there destroys one of theirs" is about those there."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        if words[place] not in _OWN or words[place - 1] != "of" or words[place - 2] in _PARTS:
            continue
        said = [*(before[-1] if before else []), *tokens[: place - 2]]
        told = words_of(said)
        nouns = [at for at, word in enumerate(told) if lex.nouns.get(word, ("",))[0] in (*_CARDS, "card")]
        kinds = {lex.nouns[told[at]][0] for at in nouns}
        here = any(told[at + 1 : at + 2] and told[at + 1] in _PLACED for at in nouns)
        there = _of_who_has_it(words[: place - 2], lex)
        if there and words[place] == "theirs" and words[place + 1 : place + 2] not in ([each] for each in _PLACED):
            at = tokens[place].end
            own = [replace(tokens[place], word="their"), *(Token(each, at - 1, at) for each in there)]
            return [*tokens[:place], *own, *_of_theirs(tokens[place + 1 :], before, lex)]
        if len(kinds) != 1 or here or not kinds <= set(_CARDS):
            return tokens
        kind = (min(kinds), "many")
        many = noun_of(kind, lex)
        at = tokens[place].end
        whose = replace(tokens[place], word=_OWN[words[place]])
        noun = Token(many, at - 1, at)
        return [*tokens[:place], whose, noun, *_of_theirs(tokens[place + 1 :], before, lex)]
    return tokens


def _of_who_has_it(words: list[str], lex: Lexicon) -> list[str]:
    """What the player who does it is said to have, and where: "minions there" of "each player with two or more
    minions there destroys"; nothing where that is not said of them, or another thing was named since."""
    nouns = [at for at, word in enumerate(words) if lex.nouns.get(word, ("",))[0] in (*_CARDS, "card", "player")]
    if len(nouns) < 2 or lex.nouns[words[nouns[-2]]][0] != "player":
        return []
    who, what = nouns[-2:]
    kind = lex.nouns[words[what]][0]
    has = words[who + 1 : who + 2] == ["with"] or words[who + 1 : who + 3] in _WHO_HAVE
    place = words[what + 1 : what + 2 + (words[what + 1 : what + 3] == ["in", "play"])]
    told = place in (["here"], ["there"], ["in", "play"])
    if not has or kind not in _CARDS or not told or not _does(words[what + 1 + len(place) :], lex):
        return []
    return [noun_of((kind, "many"), lex), *place]


_WHO_HAVE = (["who", "has"], ["who", "have"], ["that", "has"], ["that", "have"])


def _does(words: list[str], lex: Lexicon) -> bool:
    """Whether nothing stands there but what is done: "destroys", "may return", "must move"."""
    deeds = words[words[:1] in (["may"], ["must"]) :]
    return len(deeds) == 1 and any(form in ("bare", "third") for _, form in lex.verbs.get(deeds[0], ()))


def _both_do(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Swap two of your minions. Both gain +1 power", "they both gain": they gain it."""
    words = words_of(tokens)
    two = bool(before) and _speaks_of_two(words_of(before[-1]))
    if words[:2] == ["they", "both"] and len(words) > 2:
        return [replace(tokens[0], end=tokens[1].end), *tokens[2:]]
    verb = words[1] if words[:1] == ["both"] and len(words) > 1 else ""
    bare = any(form == "bare" for _, form in lex.verbs.get(verb, ()))
    if two and (bare or verb in _ADVANCE) and lex.nouns.get(verb) is None:
        return [replace(tokens[0], word="they"), *tokens[1:]]
    return tokens


def _done_to_both(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return both in any order", "discard both or draw one of them": do it to them."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens)):
        done = any(form in ("bare", "third") for _, form in lex.verbs.get(words[place - 1], ()))
        if words[place] == "both" and done and words[place + 1] in _BEHIND_BOTH:
            rest = _done_to_both(tokens[place + 1 :], lex)
            return [*tokens[:place], replace(tokens[place], word="them"), *rest]
    return tokens


_BEHIND_BOTH = ("", ".", ",", "to", "in", "into", "on", "or", "from", "here", "there", "face", "if", "as")


def _speaks_of_two(words: list[str]) -> bool:
    """Whether two things are named in a sentence, and no more."""
    if "two" in words:
        return True
    joined = [at for at in range(len(words) - 1) if words[at] in ("and", "with") and words[at + 1] in _SINGLE]
    return len(joined) == 1 and any(word in _SINGLE for word in words[: joined[0]])


def _of_a_sort(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw one of them that is a minion", "two of those cards that are actions": a minion among them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        those = next((each for each in reversed(_THOSE) if words[place : place + len(each)] == each), None)
        be = place + len(those or []) + 1
        if those is None or words[be - 1 : be] not in (["that"], ["which"]) or words[be : be + 1] not in _ARE:
            continue
        noun = next((at for at in range(be + 1, min(be + 4, len(words))) if words[at] in lex.nouns), 0)
        kind, number = lex.nouns.get(words[noun], ("", "")) if noun else ("", "")
        one = number == "one" and words[be + 1] in ("a", "an") and words[be] == "is"
        number_before = words[place - 1]
        counted = number_before in lex.numerals or number_before.isdigit()
        some = number_before in ("one", "each", "any_number_of", "any") or counted
        if kind not in _CARDS or not some or not (one or (number == "many" and words[be] == "are")):
            continue
        sort = tokens[be + 1 + one : noun + 1]
        which = tokens[place - 1]
        if words[place - 1] in ("one", "any") and one:
            which = replace(which, word="an" if takes_an(sort[0].word) else "a")
        among = replace(tokens[place], word="among")
        end = tokens[noun].end
        them = replace(tokens[place + 1], word="them", end=end)
        return [*tokens[: place - 1], which, *sort, among, them, *_of_a_sort(tokens[noun + 1 :], lex)]
    return tokens


def _of_the_strongest(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The power of the highest-power other minion here": the highest power of other minions here."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place : place + 3] != ["the", "power", "of"] or words[place + 3] not in ("the", "your"):
            continue
        most = words[place + 4]
        noun = place + 5 + (words[place + 5 : place + 6] == ["other"])
        kind, number = lex.nouns.get(words[noun], ("", "")) if noun < len(words) else ("", "")
        if most not in ("highest-power", "lowest-power") or kind != "minion" or number != "one":
            continue
        at = tokens[place + 1].start
        whose = [tokens[place + 3]] if words[place + 3] == "your" else []
        many = noun_of((kind, "many"), lex)
        top = Token(most.removesuffix("-power"), at, at)
        rest = [*tokens[place + 5 : noun], replace(tokens[noun], word=many), *tokens[noun + 1 :]]
        return [*tokens[: place + 1], top, *tokens[place + 1 : place + 3], *whose, *rest]
    return tokens


_ARE = (["is"], ["are"])

_SEEN = ("look_at", "reveal", "search")


def _one_that_is(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at the top four cards of your deck. Draw one that has a Talent", "one with power 3 or less": of them."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    cards = [at for at, word in enumerate(said) if word == "cards"]
    if said[:1] not in ([each] for each in _SEEN) or not cards or {"and", "then", ","} & set(said):
        return tokens
    for place in range(1, len(words) - 2):
        which = words[place + 1] == "with" or words[place + 1 : place + 3] in (["that", "has"], ["that", "is"])
        verb = any(form in ("bare", "third") for _, form in lex.verbs.get(words[place - 1], ()))
        if words[place] == "one" and which and verb:
            at = tokens[place].end
            return [*tokens[: place + 1], Token("of", at, at), Token("them", at, at), *tokens[place + 1 :]]
    return tokens


_SHOWN = {"reveal": "revealed", "reveals": "revealed", "discard": "discarded", "discards": "discarded"}


def _each_revealed(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Reveal the top three cards of your deck. For each minion, draw a card": for each minion revealed."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    done = {done for verb, done in _SHOWN.items() if verb in said}
    if len(done) != 1:
        return tokens
    for place in range(len(words) - 1):
        kind, number = lex.nouns.get(words[place + 1], ("", ""))
        if words[place] != "for_each" or kind not in (*_CARDS, "card") or number != "one":
            continue
        of_type = words[place + 2 : place + 5] == ["of", "that", "type"]
        end = place + (5 if of_type else 2)
        if words[end : end + 1] not in ([], [","], ["until"]) or (kind == "card" and place == 0 and not of_type):
            return tokens  # "for each card, place it ...": each of them
        at = tokens[place].end
        return [*tokens[: place + 1], Token(done.pop(), at, at), *tokens[place + 1 :]]
    return tokens


ONE_OF_THEM = (
    looking_back(_one_that_is, "one", "that with"),
    looking_back(_of_theirs, "theirs yours", "of"),
    looking_back(_both_do, "both"),
    looking_back(_each_revealed, "for_each"),
)
"""The rules of those that lean on the sentence before, in the order in which they are asked."""
DONE_TO_BOTH = (where(_done_to_both, "both"),)
"""The rule of what is done to both."""
OF_A_SORT = (
    where(_of_a_sort, "that which", "of", "is are"),
    where(_of_the_strongest, "highest-power lowest-power", "of"),
)
"""The rules of some of those spoken of, told by what they are."""
