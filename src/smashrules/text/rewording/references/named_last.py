"""What is meant is what was named last: "a base where you have a buried card ... that card", "remove one of them".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, looking_back, put, said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan", "monster")
_OWNERS = ((["you", "have"], ["your"]), (["another", "player", "has"], ["that", "player", "'s"]))
_THOSE = (["of", "them"], ["&of", "them"], ["of", "those"], ["&of", "those"], ["of", "these"], ["&of", "these"])
_AWAY = ("return", "move", "place", "shuffle", "bury", "store")
_OR = ("or", "@or")
_EITHER = ("draw", "discard", "play", "destroy", *_AWAY)
_KEPT = (["from", "your", "hand"], ["from", "your", "discard_pile"])
_WHITHER = ("as", "to", "in", "into", "on", "onto", "here", "there")


def _many(kind: str, lex: Lexicon) -> str:
    return noun_of((kind, "many"), lex)


def _that_one_there(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Move this minion to a base where you have an action. Destroy that action": one of your actions there. Where
    another of its kind was named before, it is left as it is."""
    words, told = words_of(tokens), words_of(before[-1]) if before else []
    kind = next((told[-1] for each in _CARDS if told and lex.nouns.get(told[-1]) == (each, "one")), "")
    place = next((at for at in range(len(words) - 1) if kind and words[at : at + 2] == ["that", kind]), None)
    base = next((at for at in range(len(told) - 4) if told[at : at + 2] == ["base", "where"]), None)
    if place is None or base is None or words.count(kind) > 1 or "there" in words:
        return tokens
    whose = next((each for have, each in _OWNERS if told[base + 2 : base + 2 + len(have)] == have), None)
    article = base + 4 + (told[base + 2] == "another")
    earlier = [*(each.word for sentence in before[:-1] for each in sentence), *told[:base]]
    known = [lex.nouns[each][0] for each in earlier if each in lex.nouns]
    if whose is None or told[article : article + 1] not in (["a"], ["an"]) or lex.nouns[kind][0] in known:
        return tokens
    sort = told[article + 1 : -1]
    if any(each in lex.nouns or each in (",", "or", "and") for each in sort):
        return tokens
    said = ["one", "of", *whose, *sort, _many(lex.nouns[kind][0], lex), "there"]
    start, end = tokens[place].start, tokens[place + 1].end
    meant = spread(said, start, end)
    return [*tokens[:place], *meant, *tokens[place + 2 :]]


def _counter(words: list[str]) -> str:
    """Which counter a sentence speaks of, as one of them; empty where it is none, or several."""
    found = {each.removesuffix("s") for each in words if each.endswith(("_counter", "_counters"))}
    return found.pop() if len(found) == 1 else ""


def _has_none(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Remove a +1 power counter from it. If it has none left, destroy it": no +1 power counters."""
    words, told = words_of(tokens), words_of(before[-1]) if before else []
    counter = _counter(told)
    if not counter or "remove" not in told or words[:1] != ["if"] or "none" not in words[2:5]:
        return tokens
    none = words.index("none")
    end = none + 1 + (words[none + 1 : none + 2] == ["left"])
    if words[none - 1] != "has" or words[end : end + 1] != [","]:
        return tokens
    some = [replace(tokens[none], word="no"), replace(tokens[none], word=f"{counter}s", start=tokens[none].end - 1)]
    return [*tokens[:none], *some, *tokens[end:]]


def _counters_left(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it has no +1 power counters left": no +1 power counters."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        if words[place] == "left" and words[place - 2] == "no" and words[place - 1].endswith("_counters"):
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _of_the_counters(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Place two +1 power counters on a minion. Remove one of them": remove one from that minion."""
    words, told = words_of(tokens), words_of(before[-1]) if before else []
    counter = _counter(told)
    those = next((each for each in _THOSE if words[2:4] == each), None)
    if not counter or those is None or words[0] != "remove" or "place" not in told or told[-3:-1] == ["each", "of"]:
        return tokens
    number = words[1]
    on = told.index(f"{counter}s") + 1 if f"{counter}s" in told else 0
    if number not in lex.numerals or told[on : on + 1] != ["on"] or {",", "and", "or"} & set(told):
        return tokens
    whom = told[on + 1 :]
    if whom in (["it"], ["this_minion"], ["this_titan"]):
        meant = whom
    else:
        kinds = [lex.nouns[each][0] for each in whom if each in lex.nouns]
        single = whom[0] in ("a", "an", "another", "one") and kinds and kinds[0] in ("minion", "titan")
        if not single or len(kinds) > 1:
            return tokens
        meant = ["that", kinds[0]]
    end = 5 if words[4:5] in (["counters"], [f"{counter}s"]) else 4
    one = lex.numerals[number] == 1
    start, last = tokens[2].start, tokens[end - 1].end
    said = [counter if one else f"{counter}s", "from", *meant]
    away = spread(said, start, last)
    return [tokens[0], replace(tokens[1], word="a" if one else number), *away, *tokens[end:]]


def _other_of_yours(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Up to two other of your minions": up to two of your other minions."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        of = words[place + 1] in ("of", "&of") and words[place + 2] in ("your", "their")
        counted = words[place - 1] in lex.numerals or words[place - 1] == "any_number_of"
        if words[place] == "other" and of and counted and lex.nouns.get(words[place + 3], ("", ""))[1] == "many":
            other, joint, whose = tokens[place : place + 3]
            at = whose.end
            return [
                *tokens[:place],
                replace(joint, start=other.start),
                whose,
                replace(other, start=at, end=at),
                *_other_of_yours(tokens[place + 3 :], lex),
            ]
    return tokens


def _one_of_the_most(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The player with the most minions here may move one of them": one of their minions here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 8):
        holder = words[place - 1] == "player" and words[place : place + 2] == ["with", "the"]
        kind = words[place + 3]
        if not holder or words[place + 2] not in ("most", "fewest") or words[place + 4] not in ("here", "there"):
            continue
        deed = words[place + 5] in ("may", "must") and words[place + 7] == "one"
        several = lex.nouns.get(kind, ("", ""))
        if (
            not deed
            or several[0] not in _CARDS
            or several[1] != "many"
            or [*words[place + 8 : place + 10]] not in _THOSE
        ):
            continue
        where_, them = tokens[place + 4], tokens[place + 9]
        at = them.end
        whose = [replace(them, word="their"), Token(kind, at - 1, at), Token(where_.word, at, at)]
        return [*tokens[: place + 9], *whose, *tokens[place + 10 :]]
    return tokens


def _one_of_your_most(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have the most minions here, you may move one of them", "if you have more minions here than each other
    player, destroy one of them": one of your minions here."""
    words = words_of(tokens)
    place = next((at for at in range(len(words) - 8) if words[at : at + 3] == ["if", "you", "have"]), -1)
    more = at_words(words, place + 3, _MORE) if place >= 0 else []
    noun = place + 3 + len(more)
    comma = next((at for at in range(noun, len(words)) if words[at] == ","), 0)
    if not more or not comma or not (comma == noun + 2 if more[0] == "the" else words[noun + 2] == "than"):
        return tokens
    kind, number = lex.nouns.get(words[noun], ("", ""))
    one = next((at for at in range(comma + 1, len(words) - 2) if words[at] == "one"), 0)
    told = kind in _CARDS and number == "many" and words[noun + 1] in ("here", "there")
    others = any(lex.nouns.get(each, ("player", "one")) != ("player", "one") for each in words[noun + 2 : comma])
    if not told or others or not one or words[one + 1 : one + 3] not in _THOSE or _nouns(words[comma + 1 : one], lex):
        return tokens
    them, at = tokens[one + 2], tokens[one + 2].end
    yours = [replace(them, word="your")] + [Token(each, at - 1, at) for each in words[noun : noun + 2]]
    return [*tokens[: one + 2], *yours, *tokens[one + 3 :]]


_MORE = (["the", "most"], ["more"], ["fewer"], ["the", "fewest"])


def _one_of_theirs(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose another player who has more minions here than you. That player moves one of them": one of their
    minions here."""
    words, told = words_of(tokens), words_of(before[-1]) if before else []
    who = next((each for each in _THEY if words[: len(each)] == each), [])
    one = next((at for at in range(len(who), len(words) - 2) if words[at + 1 : at + 3] in _THOSE), 0)
    player = next((at for at, word in enumerate(told) if word == "player"), 0)
    if not who or not one or words[one] != "one" or told[:1] != ["choose"] or told[1:player] not in _CHOSEN:
        return tokens
    nouns = [at for at in range(player + 1, len(told)) if told[at] in lex.nouns]
    kinds = [lex.nouns[told[at]] for at in nouns]
    if len(kinds) != 1 or kinds[0][0] not in _CARDS or kinds[0][1] != "many" or _nouns(words[len(who) : one], lex):
        return tokens
    there = told[nouns[0] + 1 : nouns[0] + 2]
    if there not in (["here"], ["there"]) or told[player + 1] not in ("who", "with"):
        return tokens
    them, at = tokens[one + 2], tokens[one + 2].end
    theirs = [replace(them, word="their")] + [Token(each, at - 1, at) for each in (told[nouns[0]], *there)]
    return [*tokens[: one + 2], *theirs, *tokens[one + 3 :]]


_THEY = (["that", "player"], ["they"], ["the", "chosen", "player"])
_CHOSEN = (["a"], ["another"], ["one"])


def _nouns(words: list[str], lex: Lexicon) -> bool:
    return any(each in lex.nouns and each != "you" for each in words)


def _given_to_winner(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Give the winner +2 power": the winner gains it."""
    words = words_of(tokens)
    if words[:2] == ["give", "the"] and words[2:3] == ["winner"] and words[3:4] and words[3].startswith("+"):
        gains = Token("gains", tokens[2].end, tokens[2].end)
        return [replace(tokens[1], start=tokens[0].start), tokens[2], gains, *tokens[3:]]
    return tokens


def either_way(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Destroy a minion there or return it to its owner's hand": one is chosen, and either is done to it. None where
    nothing of the kind is said."""
    words = words_of(tokens)
    may = 2 if words[:2] == ["you", "may"] else 0
    joint = next((at for at in range(len(words) - 2) if words[at] in _OR and words[at + 2] == "it"), None)
    if joint is not None and (told := _told_which(words, may, joint)):
        return _chosen_first(tokens, may, told, joint)
    if words[may : may + 1] != ["destroy"] or joint is None or words[joint + 1] not in _AWAY:
        return None
    thing = words[may + 1 : joint]
    cards = [lex.nouns[each][0] for each in thing if each in lex.nouns and lex.nouns[each][0] in _CARDS]
    single = thing[:1] in (["a"], ["an"], ["another"]) or thing[:2] in (["one", "of"], ["one", "&of"])
    if not single or cards not in (["minion"], ["action"]) or {"it", "its", "them", ","} & set(thing):
        return None
    if {"if", "unless", "instead", ","} & set(words[joint:]):
        return None
    return _chosen_first(tokens, may, joint, joint)


def _told_which(words: list[str], may: int, joint: int) -> int:
    """Where the words end for one of those spoken of, or of a hand, to which either is done: "play one of them as an
    extra card or discard it"; 0 where it is no such one."""
    behind, end = words[may + 1 : joint], 0
    if words[may : may + 1] == [] or words[may] not in _EITHER or words[joint + 1] not in _EITHER:
        return 0
    if behind[:1] == ["one"] and behind[1:3] in _THOSE:
        end = 3 + (behind[3:4] in (["cards"], ["minions"], ["actions"]))
    elif behind[:1] in (["a"], ["an"], ["another"]):
        whose = next((at for at in range(1, len(behind) - 2) if behind[at : at + 3] in _KEPT), 0)
        end = whose + 3 if whose and not {"or", "and", *_WHITHER} & set(behind[:whose]) else 0
    how = behind[end:]
    if not end or (how and how[0] not in _WHITHER) or {"it", "its", "them", ",", "or", "@or", "and"} & set(how):
        return 0
    return 0 if {"if", "unless", "instead", ",", "while"} & set(words[joint:]) else may + 1 + end


def _chosen_first(tokens: list[Token], may: int, told: int, joint: int) -> tuple[list[Token], list[Token]]:
    """One is chosen, of which the words go as far as ``told``, and then either is done to it."""
    verb, at = tokens[may], tokens[told].start
    chosen = [replace(verb, word="choose", end=verb.start + 1), *tokens[may + 1 : told]]
    does = said_at(tokens[:may], at)
    return chosen, [*does, replace(verb, start=at, end=at), Token("it", at, at), *tokens[told:]]


_LAID = {"bury": (["at", "its", "base"], ["on", "its", "base"]), "store": (["under", "its", "base"],)}
_WHERE_IT_IS = ["where", "it", "is"]


def at_its_base(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Bury one of your minions at its base": one is chosen, and buried at its base. "Store a minion under its base
    and draw a card", "bury it where it is": so too. None where nothing of the kind is said."""
    words = words_of(tokens)
    may = 2 if words[:2] == ["you", "may"] else 0
    places = _LAID.get(words[may] if may < len(words) else "", ())
    at = next((at for at in range(may + 2, len(words)) if at_words(words, at, (*places, _WHERE_IT_IS))), 0)
    single = words[may + 1 : may + 2] in (["a"], ["another"], ["one"])
    if not places or not at or not single or words[at + 3 : at + 4] not in ([], ["and"], [","], ["&then"]):
        return None
    thing = words[may + 1 : at]
    kinds = [lex.nouns[each][0] for each in thing if each in lex.nouns and lex.nouns[each][0] != "power"]
    if kinds != ["minion"] or {"it", "its", "them", ",", "or", "and"} & set(thing):
        return None
    verb, begin = tokens[may], tokens[at].start
    chosen = [replace(verb, word="choose"), *tokens[may + 1 : at]]
    does = [*said_at(tokens[:may], begin), *said_at([verb], begin), Token("it", begin, begin)]
    return chosen, [*does, *put(tokens[at : at + 3], 0, 3, places[0]), *tokens[at + 3 :]]


NAMED_LAST = (
    looking_back(_that_one_there, "that"),
    looking_back(_has_none, "none", "has"),
    looking_back(_of_the_counters, "remove"),
    where(_counters_left, "left", "no"),
    where(_other_of_yours, "other"),
    where(_one_of_the_most, "most fewest", "them those these"),
    where(_one_of_your_most, "them those these", "most more fewer fewest", "you"),
    looking_back(_one_of_theirs, "them those these", "one", "player they"),
    where(_given_to_winner, "winner", "give"),
)
"""The rules of what leans on what was named last, in the order in which they are asked."""
