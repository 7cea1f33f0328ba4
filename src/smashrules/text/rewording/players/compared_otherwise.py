"""Players compared in other words than "you have more ... than": "your minions here outnumber another player's", "no
other player has as many cards in hand", "you alone have the most minions here", "your power here is the highest".

It is told of who has more, and than whom. Knows words and their neighbours, no structure; it is asked before words
are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.players.tied_with import PLACES
from smashrules.text.rewording.rule import at_words, begin_behind, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "while", "as", "unless", "where", "and")
_ENDS = (",", ".", ";", "(", "")
_OTHERS = (
    ["another", "player"],
    ["each", "other", "player"],
    ["any", "other", "player"],
    ["every", "other", "player"],
    ["at", "least", "one", "other", "player"],
    ["that", "player"],
    ["its", "controller"],
    ["its", "owner"],
    ["the", "player", "to", "your", "left"],
    ["the", "player", "to", "your", "right"],
)
_NOBODY = (["no", "other", "player"], ["nobody"], ["no", "one"], ["nobody", "else"], ["no", "one", "else"])
_MORE = ("more", "fewer", "less")
_AS_MANY = (["as", "many"], ["as", "much"])
_PILES = (["hand"], ["deck"], ["discard", "pile"])
_LARGER = {"larger": "more", "bigger": "more", "smaller": "fewer"}


def _end(words: list[str], place: int) -> int:
    """Where the clause ends that is told from that word on."""
    return next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))


def _much_or_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Fewer power", "the fewest total power": less power, the least; "the least minions": the fewest."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(1, len(tokens) - 1):
        noun = place + 1 + (words[place + 1] in ("total", "buried"))
        most, known = words[place - 1] == "the", lex.nouns.get(words[noun], ("", ""))
        power = words[noun] == "power" and words[noun + 1] not in ("counter", "counters")
        other = ""
        if power and words[place] in ("fewer", "fewest"):
            other = {"fewer": "less", "fewest": "least"}[words[place]] if most or words[place] == "fewer" else ""
        elif known[1] == "many" and words[place] == "least" and most:
            other = "fewest"
        elif known[1] == "many" and words[place] == "less" and words[place - 1] in ("have", "has", "with", "control"):
            other = "fewer"
        if other:
            return _much_or_many(put(tokens, place, place + 1, [other]), lex)
    return tokens


def _nobody_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If no other player has more minions here": than you; "nobody has as many minions here (as you)": you
    have more of them than each other player."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 3):
        who = at_words(words, place, _NOBODY) if words[place - 1] in _ASKING else []
        has = place + len(who)
        if not who or words[has] != "has":
            continue
        end = _end(words, has)
        said = words[has + 1 : end]
        as_many = at_words(words, has + 1, _AS_MANY)
        yours = said[-2:] in (["as", "you"], ["as", "yours"])
        if as_many and ("as" not in said[2:] or (yours and said.count("as") == 2)):
            things = said[2 : len(said) - 2 * yours]
            mine = ["your" if each == "their" else each for each in things]
            told = ["you", "have", "more", *mine, "than", "each", "other", "player"]
            return _nobody_has(put(tokens, place, end, told), lex)
        if said and said[0] in _MORE and "than" not in said:
            return put(tokens, place, end, ["no", "other", "player", "has", *said, "than", "you"])
        if who != ["no", "other", "player"] and said and said[0] in _MORE:
            return _nobody_has(put(tokens, place, has, ["no", "other", "player"]), lex)
    return tokens


def _there_is_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If there is another player with more minions here than you": if another player has more of them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        there = words[place - 1] in _ASKING and words[place : place + 2] == ["there", "is"]
        who = at_words(words, place + 2, (["a", "player"], ["another", "player"])) if there else []
        with_ = place + 2 + len(who)
        has = 1 if words[with_] == "with" else 2 if words[with_ : with_ + 2] == ["who", "has"] else 0
        end = _end(words, with_)
        if not who or not has or words[with_ + has] not in _MORE or words[end - 2 : end] != ["than", "you"]:
            continue
        return put(tokens, place, with_ + has, ["another", "player", "has"])
    return tokens


def _outnumber(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If your minions here outnumber another player's": if you have more minions here than another player."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(2, len(tokens) - 1):
        if words[place] != "outnumber":
            continue
        begin = begin_behind(words, place, (*_ASKING, *_ENDS))
        end = _end(words, place)
        first, second = words[begin:place], words[place + 1 : end]
        if second[:2] == ["those", "of"]:
            second = [*second[2:], "'s"]
        mine, theirs = _whose(first), _whose(second)
        if mine is None or theirs is None or (mine[0] == ["you"]) is (theirs[0] == ["you"]):
            continue
        there = theirs[1][1:]
        if not mine[1] or (theirs[1] and (theirs[1][0] != mine[1][0] or there not in ([], mine[1][1:]))):
            continue
        have = "have" if mine[0] == ["you"] else "has"
        told = [*mine[0], have, "more", *mine[1], "than", *theirs[0]]
        return _outnumber(put(tokens, begin, end, told), lex)
    return tokens


def _whose(said: list[str]) -> tuple[list[str], list[str]] | None:
    """Who it is whose things they are, and the things: "your minions here", "another player's"."""
    if said[:1] == ["your"]:
        return ["you"], said[1:]
    if said == ["yours"]:
        return ["you"], []
    who = at_words(said, 0, _OTHERS)
    if who and said[len(who) : len(who) + 1] == ["'s"]:
        return who, said[len(who) + 1 :]
    return None


def _is_highest(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If your total power here is the highest": if you have the highest total power here."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens) - 4):
        if words[place] != "your" or words[place - 1] not in _ASKING:
            continue
        power = place + 1 + (words[place + 1] == "total")
        there = at_words(words, power + 1, PLACES) if words[power] == "power" else []
        is_ = power + 1 + len(there)
        most = words[is_ + 2 : is_ + 3]
        if not there or words[is_ : is_ + 2] != ["is", "the"] or most not in (["highest"], ["lowest"]):
            continue
        if words[is_ + 3] not in _ENDS and is_ + 3 < len(tokens):
            continue
        return put(tokens, place, is_ + 3, ["you", "have", "the", *most, "total", "power", *there])
    return tokens


def _larger_hand(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If your hand has more cards than another player's (hand)", "is larger than": if you have more cards in your
    hand than another player."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 5):
        mine = words[place] == "your" and words[place - 1] in _ASKING
        pile = at_words(words, place + 1, _PILES) if mine else []
        verb = place + 1 + len(pile)
        if not pile:
            continue
        if words[verb] == "has" and words[verb + 1] in _MORE and words[verb + 3] == "than":
            more, things, than = words[verb + 1], words[verb + 2], verb + 3
        elif words[verb] == "is" and words[verb + 1] in _LARGER and words[verb + 2] == "than":
            more, things, than = _LARGER[words[verb + 1]], "cards", verb + 2
        else:
            continue
        who = at_words(words, than + 1, _OTHERS)
        end = than + 1 + len(who)
        if not who or words[end] != "'s" or lex.nouns.get(things, ("", ""))[1] != "many":
            continue
        end += 1 + len(at_words(words, end + 1, (pile,)))
        if end < len(tokens) and words[end] not in _ENDS:
            continue
        told = ["you", "have", more, things, "in", "your", *pile, "than", *who]
        return put(tokens, place, end, told)
    return tokens


_ALONE = (["only", "you", "have"], ["you", "alone", "have"], ["you", "are", "the", "only", "player", "with"])
_SUPERLATIVES = {"most": "more", "fewest": "fewer", "least": "less"}


def _alone_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you alone have the most minions here": if you have more of them than each other player."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        alone = at_words(words, place, _ALONE) if words[place - 1] in _ASKING else []
        most = place + len(alone) + 1
        if not alone or words[most - 1] != "the" or words[most] not in _SUPERLATIVES:
            continue
        end = _end(words, most)
        told = ["you", "have", _SUPERLATIVES[words[most]], *words[most + 1 : end], "than", "each", "other", "player"]
        return put(tokens, place, end, told)
    return tokens


def _has_the(words: list[str], last: int) -> int:
    """Where "have the" stands last up to that word; 0 where it does not."""
    return next((at for at in range(last, 0, -1) if words[at] in ("have", "has") and words[at + 1] == "the"), 0)


def _or_tied_for_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have the most minions here or are tied for the most": if you have the most, as all who tie have."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(4, len(tokens) - 3):
        if words[place] != "or":
            continue
        tied = place + 1 + (words[place + 1] in ("are", "is"))
        has = _has_the(words, place - 3)
        most = words[has + 2]
        for_it = at_words(words, tied, (["tied", "for", "it"], ["tied", "for", "the", most])) if has else []
        end = tied + len(for_it)
        if for_it and most in _SUPERLATIVES and words[end] in _ENDS and not set(words[has:place]) & set(_ENDS):
            return [*tokens[:place], *tokens[end:]]
    return tokens


def _no_tie(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have the most minions here (ties do not count)": if you have more of them than each other player."""
    words = words_of(tokens)
    place = words.index(_UNTIED)
    has = _has_the(words, place - 2)
    asked = has and any(each in words[max(0, has - 8) : has] for each in _ASKING)
    if not asked or words[has + 2] not in _SUPERLATIVES or set(words[has:place]) & set(_ENDS):
        return tokens
    told = [_SUPERLATIVES[words[has + 2]], *words[has + 3 : place], "than", "each", "other", "player"]
    return put(tokens, has + 1, place + 1, told)


def _size_of_hand(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Another player has a larger hand than you", "the player with the smallest hand": more cards in their hand,
    the fewest cards in hand."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens) - 2):
        way = words[place + 1]
        if words[place + 2] != "hand" or (words[place], way in _LARGER, way in _LARGEST) not in _SIZES:
            continue
        end = place + 3 + (words[place + 3] == "size")
        yours = words[place - 2 : place] == ["you", "have"]
        cards = ["cards", "in", "your" if yours else "their", "hand"]
        told = ["the", _LARGEST[way], "cards", "in", "hand"] if way in _LARGEST else [_LARGER[way], *cards]
        return _size_of_hand(put(tokens, place, end, told), lex)
    return tokens


def _than_you(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If another player has more minions here, draw a card", "each other player with more cards in hand discards
    one": more than you."""
    words = [*words_of(tokens), ""]
    for place in range(len(tokens) - 5):
        other = at_words(words, place, _OTHER_PLAYERS)
        has = place + len(other)
        who = words[has] in ("with", "who")
        begin = has + 1 + (words[has] == "who")
        asked = words[begin - 1] in ("has", "have") and (who or words[max(0, place - 1)] in _ASKING)
        if not other or not (asked or words[has] == "with") or words[begin] not in _MORE:
            continue
        ends = (at for at in range(begin + 1, len(words)) if words[at] in _ENDS or (who and _goes_on(words, at, lex)))
        end = next(ends, begin)
        if end > begin + 1 and not {"than", "and", "or"} & set(words[begin:end]):
            last = tokens[end - 1].end
            return [*tokens[:end], *spread(["than", "you"], last - 1, last), *_than_you(tokens[end:], lex)]
    return tokens


def _goes_on(words: list[str], at: int, lex: Lexicon) -> bool:
    """Whether the clause goes on that says what the players do who were described, or what is done."""
    return words[at] in _GOING_ON or (words[at - 1] != "in" and bool(verb_of(words[at], lex)))


_GOING_ON = ("may", "must", "cannot", "has", "have", "is", "are", "until", "to")
_LARGEST = {"largest": "most", "biggest": "most", "smallest": "fewest"}
_SIZES = (("a", True, False), ("the", False, True))
_OTHER_PLAYERS = (
    ["another", "player"],
    ["each", "other", "player"],
    ["any", "other", "player"],
    ["every", "other", "player"],
    ["an", "opponent"],
    ["each", "opponent"],
    ["other", "players"],
)
_UNTIED = "&(no_one_if_tied)"

COMPARED_OTHERWISE = (
    where(_much_or_many, "fewer fewest least less"),
    where(_outnumber, "outnumber"),
    where(_size_of_hand, f"{' '.join(_LARGER)} {' '.join(_LARGEST)}", "hand"),
    where(_than_you, "more fewer less", "another other opponent any every", "has have with"),
    where(_nobody_has, "no nobody", "has", "as more fewer less"),
    where(_there_is_one, "than", "there", "with who", "player"),
    where(_is_highest, "highest lowest", "your", "power", "is"),
    where(_larger_hand, "than", "your", "'s", "hand deck pile"),
    where(_alone_has, "alone only", "most fewest least"),
    where(_or_tied_for_it, "tied", "or", "have has", "most fewest least"),
    where(_no_tie, _UNTIED, "have has", "most fewest least"),
)
"""The rules of players compared in other words, in the order in which they are asked."""
