"""Where an action can go that is transferred: "to another base or minion".

It goes from a base to another base, and from a minion to another minion.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, put, said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import EVENT_OPENERS
from smashrules.text.words.tokens import Token, words_of

_EITHER = (["another", "base", "or", "minion"], ["another", "minion", "or", "base"])
_ACTIONS = (["it"], ["them"], ["that", "action"], ["those", "actions"], ["this", "action"])
_HERE = ["on", "this", "base", "or", "on", "a", "minion", "here"]
_OF = (["on", "a", "base", "or", "minion"], ["on", "a", "minion", "or", "base"])


def _either_way(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Transfer one of your actions to another base or minion": one on a base to another base or transfer one on a
    minion to another minion."""
    words = words_of(tokens)
    verb = next((at for at, word in enumerate(words) if word in ("transfer", "transfers")), -1)
    to = next((at for at in range(verb + 2, len(words) - 4) if words[at] == "to"), 0) if verb >= 0 else 0
    if not to or words[to + 1 : to + 5] not in _EITHER or {",", "and", "to"} & set(words[verb:to]):
        return tokens
    here = words[to - len(_HERE) : to] == _HERE
    end = to - (len(_HERE) if here else len(_OF[0]) if words[to - 5 : to] in _OF else 0)
    if "on" in words[verb:end]:
        return tokens
    one, other, joint = tokens[to + 2], tokens[to + 4], tokens[to + 3]
    what = tokens[verb + 1 : end]
    first = [*what, *_way(tokens[to], one, tokens[to].start, tokens[to + 1], here)]
    begin = joint.start  # each thing has a place of its own: what is referred to is known by it
    again = said_at((tokens[verb], *what), begin)
    second = [*again, *_way(joint, other, begin + 1, other, here)]
    return [*tokens[: verb + 1], *first, replace(joint, end=begin), *second, *tokens[to + 5 :]]


def _way(to: Token, noun: Token, at: int, another: Token, here: bool) -> list[Token]:
    """ "On a base to another base", with the first base at a place of its own."""
    one = replace(noun, start=at, end=at)
    on = [Token("on", at, at), Token("this" if here and noun.word == "base" else "a", at, at), one]
    on += [Token("here", at, at)] if here and noun.word != "base" else []
    goal = [replace(to, word="to", start=at, end=at), replace(another, word="another", end=noun.start)]
    return [*on, *goal, noun]


def _moved_instead(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Transfer this card (one of your actions) to another base instead of the discard pile": move it there."""
    words = words_of(tokens)
    verb = next((at for at, word in enumerate(words) if word in _MOVED), 0)
    instead = next((at for at in range(verb, len(words) - 1) if words[at : at + 2] == ["instead_of", "the"]), 0)
    goal = next((at for at in range(instead, verb, -1) if words[at] == "to"), 0)
    if words[instead + 2 : instead + 3] != ["discard_pile"] or not goal:
        return tokens
    sorts = {lex.nouns[word][0] for word in words[verb + 1 : goal] if word in lex.nouns} - {"base", "player"}
    to_a_base = words[instead - 1] in lex.nouns and lex.nouns[words[instead - 1]][0] == "base"
    known = words[verb + 1 : goal] in (["it"], ["them"], ["this", "card"])
    if not to_a_base or "from" in words[verb:goal] or not (known or sorts == {"action"}):
        return tokens
    return [*tokens[:verb], replace(tokens[verb], word=_MOVED[words[verb]]), *tokens[verb + 1 :]]


def _moved_to_a_card(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move an action from this minion to another of your minions": transfer it, for it goes from card to card."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place] not in _MOVING:
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _ENDS), len(words))
        goal = max((at for at in range(place, end) if words[at] == "to"), default=0)
        what = next((lex.nouns[each][0] for each in words[place + 1 : goal] if each in lex.nouns), "")
        where_to = [lex.nouns[each][0] for each in words[goal:end] if lex.nouns.get(each, ("player",))[0] != "player"]
        lies = [each for each in words[place:goal] if lex.nouns.get(each, ("",))[0] == "minion"]
        it = words[place + 1 : goal]
        if it in _ACTIONS and where_to == ["minion"] and words[end - 1] in lex.nouns:  # no minion moves to a minion
            return [*tokens[:place], replace(tokens[place], word=_MOVING[words[place]]), *tokens[place + 1 :]]
        bare = words[goal + 1 : end] == ["another"] and "from" in words[place:goal]
        if goal and what == "action" and lies and (where_to[:1] == ["minion"] or bare):
            return [*tokens[:place], replace(tokens[place], word=_MOVING[words[place]]), *tokens[place + 1 :]]
    return tokens


def _to_another_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "From one of your minions to another one (on the same base)": to another of your minions; "from a minion to
    another one": to another minion."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place : place + 3] != ["to", "another", "one"] or words[place + 3 : place + 4] == ["of"]:
            continue
        begin = max((at for at in range(place) if words[at] == "from"), default=0)
        said = words[begin + 1 : place]
        if not begin or set(words[begin:place]) & {*_ENDS, "to", "base", "here"}:
            continue
        one = tokens[place + 2]
        if said[:2] == ["one", "of"] and said[2:3] == ["your"] and lex.nouns.get(said[-1], ("",))[0] == "minion":
            whom = [Token(each, one.start, one.end) for each in ("of", "your", *said[3:])]
        elif said[:1] and said[0] in ("a", "one") and lex.nouns.get(said[1], ("", "")) == ("minion", "one"):
            whom = [replace(one, word="minion")] if len(said) == 2 else []
        else:
            continue
        return [*tokens[: place + 2], *whom, *tokens[place + 3 :]] if whom else tokens
    return tokens


def _to_or_from(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Transfer an action to or from this minion": from another minion to this one, or from this to another one."""
    words = words_of(tokens)
    way = words.index("to_or_from")
    verb = next((at for at in range(way - 1, -1, -1) if words[at] in ("transfer", "transfers")), -1)
    end = next((at for at in range(way, len(words)) if words[at] in _ENDS), len(words))
    begin = begin_behind(words, verb, (",", ".", ":"))
    whom = tokens[way + 1 : end]
    known = words[way + 1 : end] in _ITSELF
    if verb < 0 or not known or {"cannot", *EVENT_OPENERS} & set(words[begin:verb]):
        return tokens
    at, last = whom[0].start, whom[-1].end
    what, another = tokens[verb + 1 : way], said_at([Token(each, 0, 0) for each in ("another", "minion")], at)
    first = [*what, Token("from", at, at), *another, replace(tokens[way], word="to"), *whom]
    again = said_at([tokens[verb], *what, Token("from", 0, 0), *whom, Token("to", 0, 0), *another], last)
    return [*tokens[: verb + 1], *first, Token("or", last, last), *again, *tokens[end:]]


def _each_to_its_own(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Transfer any number of actions among your minions", "from it to your other minions": for each action on them,
    you may transfer it to another of them."""
    words = words_of(tokens)
    verb = words.index("transfer") if "transfer" in words else 0
    what = verb + 2 + (words[verb + 2 : verb + 3] == ["of"])
    way = next((at for at in range(what, len(words)) if words[at] in ("among", "from", "on")), 0)
    so_many = words[verb + 1 : verb + 2]
    may = so_many == ["any_number_of"]
    sort = words[what:way]
    if not (may or so_many == ["all"]) or sort[-1:] != ["actions"] or sort[:-1] not in _WHOSE:
        return tokens
    end = next((at for at in range(way, len(words)) if words[at] in _ENDS), len(words))
    goal = next((at for at in range(way, end) if words[at] == "to"), end)
    on, to = words[way + 1 : goal], words[goal + 1 : end]
    if words[way] == "among" and (may and goal == end):
        there = _OTHERS.get(" ".join(each for each in on if each not in _PLACES))
        onto = [*there, *(each for each in on if each in _PLACES)] if there and on[-1:] != ["other"] else None
    else:
        there = _OTHERS.get(" ".join(each for each in to if each not in (*_PLACES, "other")))
        onto = [*there, *(each for each in to if each in _PLACES)] if there and "other" in to else None
    begin = verb - 2 * (words[verb - 2 : verb] == ["you", "may"])
    if onto is None or (begin and words[begin - 1] not in (",", ":", "then")):
        return tokens
    chosen = words[way] != "among" and (on[:1] == ["a"] or on[:3] == ["one", "of", "your"])
    led = ["choose", *on, ",", "then"] if chosen else []
    each = ["for_each", "of", "your", "actions"] if sort[0] == "your" else ["for_each", *sort[:-1], "action"]
    deed = [",", *(("you", "may") if may or begin < verb else ()), "transfer", "that", "action", "to", *onto]
    host = ["it"] if chosen else ["a", "minion", *on[1:]] if on[:1] == ["minions"] else on
    first = [*led, *each, "on", *host]
    return put(put(tokens, way, end, deed), begin, way, first)


def _between(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Transfer any number of counters between this minion and another minion": from the one to the other, or back;
    "between them": from one of them to the other."""
    words = words_of(tokens)
    way = words.index("between")
    verb = next((at for at in range(way - 1, -1, -1) if words[at] in ("transfer", "transfers")), -1)
    joint = next((at for at in range(way, len(words)) if words[at] == "and"), 0)
    them = at_words(words, way + 1, _THEM)
    if verb >= 0 and them and words[way + 1 + len(them) : way + 2 + len(them)] in ([], ["."], [","]):
        return put(tokens, way, way + 1 + len(them), ["from", "one", "of", "them", "to", "the", "other"])
    one, end = tokens[way + 1 : joint], joint + 1
    while end < len(words) and words[end] not in _ENDS:
        end += 1
    other = tokens[joint + 1 : end]
    this = words[way + 1 : joint] == ["this", "minion"]
    another = words[joint + 1 : joint + 3] == ["another", "minion"]
    another = another or (this and words[joint + 1 : joint + 5] == ["one", "of", "your", "other"])
    if verb < 0 or not joint or words[way + 1 : joint] not in _ITSELF or not another:
        return tokens
    if {"cannot", *EVENT_OPENERS} & set(words[begin_behind(words, verb, (",", ".", ":")) : verb]):
        return tokens
    what, at, last = tokens[verb + 1 : way], other[0].start, other[-1].end
    there = [*what, replace(tokens[way], word="from"), *one, Token("to", at, at), *other]
    back = said_at([tokens[verb], *what, Token("from", 0, 0), *other, Token("to", 0, 0), *one], last)
    return [*tokens[: verb + 1], *there, Token("or", last, last), *back, *tokens[end:]]


def _to_one_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Transfer an action from another minion to a minion there": from a minion to another minion there."""
    words = words_of(tokens)
    for way in range(1, len(words) - 6):
        if words[way : way + 7] == ["from", "another", "minion", "to", "a", "minion", "there"]:
            one, other = replace(tokens[way + 1], word="a"), replace(tokens[way + 4], word="another")
            return [*tokens[: way + 1], one, *tokens[way + 2 : way + 4], other, *tokens[way + 5 :]]
    return tokens


def _either_sort(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Transfer an action or a +1 power counter from another minion to this one": transfer one so, or the other."""
    words = words_of(tokens)
    for verb in range(len(words) - 5):
        joint = verb + 3
        other = joint + 1 + (words[joint + 1] in ("a", "an"))
        sorts = [lex.nouns.get(words[at], ("", "")) for at in (joint - 1, other)]
        single = words[verb + 1] in ("a", "an") and words[joint] in ("or", "@or")
        if words[verb] not in _MOVED or not single or sorted(sorts) != [("action", "one"), ("counter", "one")]:
            continue
        end = next((at for at in range(other, len(words)) if words[at] in _ENDS), len(words))
        goes = words[other + 1 : end]
        if "from" not in goes or "on" in goes:
            return tokens
        once = spread(goes, tokens[joint - 1].start + 1, tokens[other].start)  # each noun at a place of its own
        first = [*tokens[:joint], *once, replace(tokens[joint], word="or")]
        last = tokens[joint].end
        article = "an" if words[other] == "action" else "a"
        return [*first, *said_at([tokens[verb]], last), Token(article, last, last), *tokens[other:]]
    return tokens


_THEM = (["them"], ["the", "two", "of", "them"], ["those", "minions"], ["those", "two", "minions"])
_ITSELF = (["it"], ["this", "minion"], ["that", "minion"])


def _or_one_to_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you play an action on this base or transfer one to it": or transfer an action to here."""
    words = words_of(tokens)
    one = next((at for at in range(4, len(words)) if words[at] == "one"), 0)
    first = next((at for at in range(one) if words[at] in ("play", "plays", "played")), -1)
    if first < 0:
        return tokens
    noun = first + 2
    goal = at_words(words, one + 1, _TO_HERE)
    again = words[one - 2] == "or" and words[one - 1] in (*_MOVED, *_MOVING, "moved", "transferred")
    there = words[noun + 1 : one - 2] in (["on", "this", "base"], ["here"])
    if not (again and goal and there) or words[first + 1] not in ("a", "an"):
        return tokens
    if words[noun] not in ("action", "minion"):
        return tokens
    at = tokens[one].start
    again_here = [*said_at(tokens[first + 1 : noun + 1], at), Token("to_here", at, tokens[one + len(goal)].end)]
    return [*tokens[:one], *again_here, *tokens[one + 1 + len(goal) :]]


_TO_HERE = (["to", "it"], ["to", "this", "base"], ["here"], ["to_here"])
_WHOSE: tuple[list[str], ...] = ([], ["other"], ["your"])
_PLACES = ("here", "there", "in_play")
_OTHERS = {"your minions": ["another", "of", "your", "minions"], "minions": ["another", "minion"]}
_MOVED = {"transfer": "move", "transfers": "moves"}
_MOVING = {"move": "transfer", "moves": "transfers"}
_ENDS = (".", ",", "and", "or", "then", "@or", "&then", "if")

TRANSFERRED = (
    where(_each_to_its_own, "transfer", "actions", "any_number_of all", "minions"),
    where(_to_one_there, "transfer transfers", "another", "there", "from"),
    where(_either_sort, "transfer transfers", "or @or", "action", "a an"),
    where(_between, "between", "transfer transfers"),
    where(_or_one_to_it, "one", "or", "play plays played", "transfer transfers transferred move moves moved"),
    where(_to_or_from, "to_or_from", "transfer transfers"),
    where(_to_another_one, "another", "one", "from", "to"),
    where(_moved_to_a_card, "move moves", "to"),
    where(_either_way, "transfer transfers", "base", "minion", "another"),
    where(_moved_instead, "transfer transfers", "instead_of", "discard_pile"),
)
"""The rules of where it can go."""
