"""Another of the kind that the same was done to before: "destroy a minion of power 2 or less ... destroy another".

What the verb was said of is said once more: another minion of power 2 or less. What is used again is used an extra
time. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.roles import noun_of, verb_of
from smashrules.text.words.tokens import Token, words_of

_ENDS = (
    ".",
    ",",
    "and",
    "or",
    "@or",
    "to",
    "&to",
    "into",
    "if",
    "unless",
    "until",
    "then",
    "&then",
    "for_each",
    "instead",
)
_PLACED = ("place", "put", "transfer", "move", "return", "shuffle")
"""What is done with a goal or a source, which is not part of what it is done to."""
_GOALS = ("on", "from", "onto", "under", "to_here", "to_there", "from_here", "from_there")
_AFTER = (*_ENDS, *_GOALS, "there", "here", "this_turn", "this_way")
_POINTING = {"it", "its", "them", "their", "that", "those", "this", "each", "another", "other"}
_MOST = 9
_WHITHER = (*_GOALS, "to", "into", "here", "there", "in")
_OVER: tuple[list[str], ...] = ([], [","], ["."], ["instead"], ["if"], ["unless"])
_GONE = ("destroy", "return", "discard", "play", "draw", "bury", "shuffle", "reveal", "remove", "gain")
"""What is done to a thing that is not there any more when the same is done to another."""
_KEPT = ("move", "place", "put", "give", "choose", "flip")
_ABILITIES = ("talent", "talents", "ability", "abilities")


def _such(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Discard a card. You may discard another to draw a card": another card."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        verb = verb_of(words[place - 1], lex)
        one = words[place + 1 : place + 2] == ["one"]
        after = words[place + 1 + one : place + 2 + one]
        alike = after in (["with"], ["of"]) and words[place + 2 + one : place + 3 + one] == ["the_same"]
        if words[place] != "another" or not verb or (after and after[0] not in _AFTER and not alike):
            continue
        told = [*([each.word for each in said] for said in before), words[: place - 1]]
        kind = next((found for said in reversed(told) if (found := _said_of(verb, said, lex))), [])
        if not kind:
            return tokens
        if kind[-1] in _HERE and after[:1] == kind[-1:]:
            kind = kind[:-1]  # "another one here", said once
        start, end = tokens[place].start, tokens[place + one].end
        goal = _goal(verb, told, lex) if words[place + 1 + one : place + 2 + one] in _OVER else []
        if kind[-1].endswith("counter") and goal[1:2] in (["a"], ["an"], ["one"], ["another"]):
            goal = _on_the_same(goal, lex)
        return [*tokens[:place], *_spread(["another", *kind, *goal], start, end, lex), *tokens[place + 1 + one :]]
    return tokens


def _on_the_same(goal: list[str], lex: Lexicon) -> list[str]:
    """ "On one of your minions": on that minion, when another counter is placed."""
    sort = next((lex.nouns[each][0] for each in goal if each in lex.nouns), "")
    noun = noun_of((sort, "one"), lex)
    return [goal[0], "that", noun] if noun else goal


def _said_of(verb: str, words: list[str], lex: Lexicon) -> list[str]:
    """What a sentence does ``verb`` to, without its article: "minion of power 2 or less", "of your minions"; the last
    time that it does. Nothing where more than one is meant, or where it points at something."""
    places = [at for at in range(len(words) - 2) if verb_of(words[at], lex) == verb]
    for at in reversed(places):
        if words[at + 1] == "or" and at + 4 < len(words) and verb_of(words[at + 2], lex):
            at += 2  # "plays or moves a minion here"
        if words[at + 1] not in ("a", "an", "one"):
            continue
        end = next((to for to in range(at + 2, len(words)) if _is_over(words, to, verb)), len(words))
        kind = words[at + 2 : end]
        if kind[:1] == ["or_more"] and kind[1:2] and kind[1].removesuffix("s") in lex.nouns:
            kind = [kind[1].removesuffix("s"), *kind[2:]]  # "one or more +1 power counters ... another"
        nouns = [each for each in kind if each in lex.nouns]
        if nouns and len(kind) <= _MOST and not _POINTING & set(kind):
            return kind
    return _undergone(verb, words, lex)


def _undergone(verb: str, words: list[str], lex: Lexicon) -> list[str]:
    """What is said to undergo it: "(when) one of your minions (would be destroyed)"."""
    done = lex.forms[verb][2]
    for at in range(len(words) - 1, 2, -1):
        if words[at] != done or words[at - 1] not in _BEING:
            continue
        stop = at - 1 - (words[at - 2] == "would")
        begin = max((place for place in range(stop) if words[place] in _WHEN), default=-1) + 1
        kind = words[begin + 1 : stop]
        one = begin and words[begin] in ("a", "an", "one")
        if one and set(kind) & set(lex.nouns) and len(kind) <= _MOST and not _POINTING & set(kind):
            return kind
    return []


_BEING = ("be", "is")
_WHEN = ("when", "whenever", "if", "after", "before")
_HERE = ("here", "there")


def _is_over(words: list[str], at: int, verb: str) -> bool:
    return words[at] in _ENDS or (verb in _PLACED and words[at] in _GOALS)


def _second(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion. You may destroy a second one", "draw a third card": one of the same kind once more, other
    than that one where that one is still there."""
    words = words_of(tokens)
    told = [*([each.word for each in said] for said in before)]
    for place in range(1, len(words) - 1):
        verb = verb_of(words[place - 1], lex)
        nth = words[place : place + 2] in (["a", "second"], ["a", "third"])
        one = words[place + 2 : place + 3] == ["one"]
        end = place + 2 + one
        after = words[end : end + 1]
        if not nth or not verb or (verb not in _GONE and verb not in _KEPT):
            continue
        done = [*told, words[: place - 1]]
        times = sum(verb_of(each, lex) == verb for said in done for each in said)
        kind = next((found for said in reversed(done) if (found := _said_of(verb, said, lex))), [])
        noun = next((each for each in kind if each in lex.nouns), "")
        if not kind or times != (1 if words[place + 1] == "second" else 2):
            return tokens
        if after and after[0] not in _AFTER:  # "a second minion of power 3 or less"
            if one or lex.nouns.get(after[0], ("",))[0] not in (lex.nouns[noun][0], "counter"):
                return tokens
            end = next((to for to in range(end, len(words)) if _is_over(words, to, verb)), len(words))
            kind = kind if "counter" in after else words[place + 2 : end]
        counted = lex.nouns[noun][0] == "counter"
        asked = words[end : end + 1] == ["if"] and words[end + 1 : end + 2] in (["it"], ["its"])
        article = "an" if takes_an(kind[0]) else "a"
        first = "another" if asked else "one" if kind[:1] == ["of"] else article
        apart = ["other_than", "that", _single(noun, lex)] if verb in _KEPT and not counted and not asked else []
        goal = [] if words[end : end + 1] not in _OVER else _goal(verb, done, lex)
        start, last = tokens[place].start, tokens[end - 1].end
        return [*tokens[:place], *_spread([first, *kind, *apart, *goal], start, last, lex), *tokens[end:]]
    return tokens


def _spread(words: list[str], start: int, end: int, lex: Lexicon) -> list[Token]:
    """Tokens for these words, from ``start`` to ``end``: each noun at a place of its own, by which it is known."""
    places = []
    at = start
    for word in words:
        places.append(min(at, end - 1))
        at += word in lex.nouns
    return [
        Token(word, place, end if word == words[-1] else place + 1) for word, place in zip(words, places, strict=True)
    ]


def _single(noun: str, lex: Lexicon) -> str:
    """What one of them is called."""
    kind = lex.nouns[noun][0]
    return noun_of((kind, "one"), lex)


def _goal(verb: str, said: list[list[str]], lex: Lexicon) -> list[str]:
    """Where the one before went, if that is told: "from another base to here", "to its owner's hand"."""
    if verb not in _PLACED:
        return []
    for words in reversed(said):
        for at in reversed(range(len(words))):
            if verb_of(words[at], lex) != verb:
                continue
            goal = next((to for to in range(at, len(words)) if words[to] in _WHITHER), len(words))
            ends = (to for to in range(goal + 1, len(words)) if words[to] in _ENDS and words[to] != "to")
            tail = words[goal : next(ends, len(words))]
            return tail if len(tail) <= _MOST and tail != ["there"] else []
    return []


def _one_such(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw two cards. Each other player draws one": draws a card. "Destroy a minion. They may destroy
    one": a minion."""
    words = [*words_of(tokens), ""]
    told = words_of(before[-1]) if before else []
    for place in range(2, len(tokens)):
        verb = verb_of(words[place - 1], lex)
        others = _OTHERS & set(words[:place]) and not {"of", "them", "those", "if", "after", "when"} & set(
            words[:place]
        )
        if words[place] != "one" or verb not in _SUCH or words[place + 1] not in ("", ".", ",") or not others:
            continue
        kind = _said_of(verb, told, lex)
        if not kind and verb == "draw" and told[:1] == ["draw"] and told[2:3] == ["cards"]:
            kind = ["card"]
        if not kind or {"your", "their", "this", "here", "there"} & set(kind):
            return tokens
        article = "an" if takes_an(kind[0]) else "a"
        start, end = tokens[place].start, tokens[place].end
        return [*tokens[:place], *_spread([article, *kind], start, end, lex), *tokens[place + 1 :]]
    return tokens


_SUCH = ("draw", "discard", "destroy", "play")
_OTHERS = {"player", "players", "they", "opponent", "opponents"}


def _used_again(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may use its talent again this turn": an extra time."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        if words[place] == "again" and words[place - 1] in _ABILITIES and "use" in words[: place - 1]:
            return [*tokens[:place], replace(tokens[place], word="an_extra_time"), *tokens[place + 1 :]]
    return tokens


def _to_another_of_yours(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "From one of your minions to another": to another of your minions."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        after = words[place + 2 : place + 3]
        if words[place : place + 2] != ["to", "another"] or (after and after[0] not in _AFTER):
            continue
        begin = max((at for at in range(place - 3) if words[at : at + 2] == ["from", "one"]), default=-1)
        theirs = words[begin + 2 : place]
        if begin < 0 or theirs[:2] not in (["of", "your"], ["of", "their"]) or len(theirs) > _MOST:
            continue
        if theirs[-1] not in lex.nouns and theirs[-1] not in ("here", "there"):
            continue
        another = tokens[place + 1]
        such = [Token(word, another.end - 1, another.end) for word in theirs]
        return [*tokens[: place + 1], replace(another, end=another.end - 1), *such, *tokens[place + 2 :]]
    return tokens


def _used_once_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Use the Talent of one of your minions an extra time this turn": you may, in the turn that is going on."""
    words = words_of(tokens)
    again = words[-2:] == ["an_extra_time", "this_turn"]
    if words[0] != "use" or not again or not set(_ABILITIES) & set(words) or "," in words:
        return tokens
    start = tokens[0].start
    return [Token("you", start, start), Token("may", start, start), *tokens]


ANOTHER_SUCH = (
    looking_back(_second, "second third", "a"),
    looking_back(_such, "another"),
    looking_back(_one_such, "one", " ".join(sorted(_OTHERS))),
    where(_used_once_more, "an_extra_time", "use"),
    where(_used_again, "again", "use"),
    where(_to_another_of_yours, "another", "from", "one"),
)
"""The rules of another one of the same kind, and of another time."""
