"""Ways of speaking that say a part once, or turn a clause round, written out before the words get their roles.

Those parts are put in their places: "remove a counter from, or place one on,
a minion" names the minion twice, "a card had its last counter removed" says what was done, "no such counters" which.
This room knows words and their neighbours, no structure, and leaves alone what it does not know.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.cards.treated import TREATED
from smashrules.text.rewording.deeds.fought import FOUGHT
from smashrules.text.rewording.numbers.so_many_instead import of_so_many, told_before
from smashrules.text.rewording.phrases.put_plainly import PUT_PLAINLY
from smashrules.text.rewording.players.complying import COMPLIED
from smashrules.text.rewording.players.shown import EACH_SHOWN
from smashrules.text.rewording.rule import begin_behind, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import acts, bare, number_said
from smashrules.text.words.tokens import Token, words_of

_WAYS = ("from", "to", "on", "onto", "into", "under")
_APART = (",", "and", "then", ":", "@or", "&then")
_TIMES_A_TURN = (["each_turn"], ["once_per_turn"], ["per_turn"], ["each", "turn"], ["per", "turn"])
_ENDING = (*_APART, "until", "while", "if", "or")
_PUT = {"place": "transfer", "put": "transfer", "places": "transfers", "puts": "transfers"}
_HAVE = ("had", "has", "have")
_HELD = ("if", "while", "as_long_as")
_WHOSE = ("its", "their")


def _made_less_by(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players' cards cannot reduce this minion's power": it cannot be reduced by them; by players is by their
    cards."""
    words = words_of(tokens)
    at = words.index("cannot") if "cannot" in words else 0
    passive = words[at + 1 : at + 2] == ["be"]
    verb = at + 1 + passive
    forms = (
        [
            known
            for known, form in lex.verbs.get("".join(words[verb : verb + 1]), ())
            if form in ("bare", "participle")
        ]
        if at
        else []
    )
    if not {"reduce", "change"} & set(forms) or (passive and words[verb + 1 : verb + 2] != ["by"]):
        return tokens
    begin = begin_behind(words, at, _APART)
    end = next((place for place in range(verb, len(words)) if words[place] in _ENDING), len(words))
    one, two = tokens[begin:at], tokens[verb + 1 + passive : end]
    doer, numbers = (two, one) if passive else (one, two)
    goes_on = end < len(words) and words[end] in ("and", "or")  # what else they cannot do
    if goes_on or not doer or not {"power", "breakpoint"} & set(words_of(numbers)):
        return tokens
    last = tokens[end - 1].end
    if lex.nouns.get(doer[-1].word) == ("player", "many"):
        doer = [*doer, Token("'s", last, last), Token("cards", last, last)]
    done = next(word for word, known in lex.verbs.items() if (forms[0], "participle") in known)
    told = [Token(each, tokens[at].start, tokens[at].end) for each in ("cannot", "be", done, "by")]
    return [*tokens[:begin], *numbers, *told, *doer, *tokens[end:]]


def _used_once(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You can only draw one card this way each turn": the ability is used so often, and no other is limited."""
    words = words_of(tokens)
    way = words.index("this_way") if "this_way" in words else 0
    limit = [each for each in words[way + 1 :] if each != "."] if way else []
    if words[:1] != ["you"] or words[1:3] not in (["can", "only"], ["may", "only"]) or limit not in _TIMES_A_TURN:
        return tokens
    if words[3] == "use" or words[4:5] not in (["one"], ["a"], ["an"]) or way != 6:
        return tokens
    used = [replace(tokens[3], word="use"), replace(tokens[4], word="this"), replace(tokens[5], word="ability")]
    return [*tokens[:3], *used, replace(tokens[way], word="once_per_turn", end=tokens[-1].end)]


def _doubled(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Double the number of +1 power counters on X": place as many there as are on it."""
    words = [each.word for each in tokens]
    for place, word in enumerate(words):
        counter = place + 2
        doubled = word in ("double", "doubles") and words[place + 1 : counter] == ["the_number_of"]
        if not doubled or len(words) < counter + 3 or not _is_counter(tokens[counter], lex):
            continue
        end = next((at for at in range(counter, len(words)) if words[at] in (",", "and", "or")), len(words))
        at = tokens[end - 1].end
        ones = words[counter + 2] in ("a", "an", "one", "this", "that", "the", "another", "it")
        if words[counter + 1] != "on" or not ones:
            return tokens  # of each of several for itself
        verb = replace(tokens[place], word=word.replace("double", "place"))
        as_many = [Token(each, at, at) for each in ("equal_to", "the_number_of", words[counter], "on", "it")]
        return [*tokens[:place], verb, *tokens[counter:end], *as_many, *tokens[end:]]
    return tokens


def _shared_owner(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has the abilities and printed power of that minion": of that minion, both."""
    words = [each.word for each in tokens]
    for place in range(2, len(words) - 3):
        if words[place - 2 : place + 1] != ["the", "abilities", "and"] or words[place + 2] != "of":
            continue
        end = words.index(",", place) if "," in words[place:] else len(words)
        owner = tokens[place + 2 : end]
        if lex.nouns.get(words[place + 1], ("",))[0] == "power" and words[place + 3] in ("that", "this", "the"):
            has = next((each for each in reversed(tokens[:place]) if each.word in ("has", "have")), None)
            more = [replace(has, start=tokens[place].end, end=tokens[place].end)] if has else []
            the = Token("the", tokens[place].end, tokens[place].end)
            return [*tokens[:place], *owner, tokens[place], *more, the, *tokens[place + 1 :]] if has else tokens
    return tokens


def _or_so_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has +1 power, or +3 power if X": or it has that instead."""
    words = [*(each.word for each in tokens), "", ""]
    for place in range(1, len(tokens)):
        held = next((at for at in range(place + 2, len(tokens)) if words[at] in _HELD), 0)
        if words[place : place + 2] != [",", "or"] or not held:
            continue
        first = next((at for at in range(1, place) if words[at] in _HELD), place)
        cut = held
        number = words[place + 2]
        counted = number[:1] in ("+", "-") or number.isdigit() or number in lex.numerals
        if not counted or any(acts(each, lex) or each in _APART for each in words[place + 2 : cut]):
            continue
        verb = next((at for at in range(first - 1, -1, -1) if acts(words[at], lex)), None)
        if verb is None or any(each in _APART for each in words[verb:place]):
            continue
        stays = words[verb] in ("has", "have")  # what else has a time of its own
        instead_said = words[cut - 1] == "instead"
        larger = counted and number[:1] == "+" and "while" in (words[cut], words[first])
        if (first < place or words[cut] != "if") and not (stays and (instead_said or larger)):
            continue
        again = replace(tokens[verb], start=tokens[place + 2].start, end=tokens[place + 2].start)
        instead = Token("instead", tokens[cut].start, tokens[cut].start)
        end = cut - 1 if instead_said else cut
        so = replace(tokens[cut], word="if")
        many = [*tokens[place + 2 : end], *_left_out(tokens[verb:first], end - place - 2, number, tokens[end], lex)]
        return [*tokens[: place + 2], again, *many, instead, so, *tokens[cut + 1 :]]
    return tokens


def _left_out(one: list[Token], said: int, number: str, before: Token, lex: Lexicon) -> list[Token]:
    """What there are so many of where only the ``number`` is ``said``: "+1 power, or +2 instead if X"."""
    signed = number[:1] in ("+", "-")
    if said != 1:
        return []
    if signed:
        numbers = [at for at, each in enumerate(one) if each.word[:1] in ("+", "-")]
        things = one[numbers[0] + 1 : numbers[0] + 2] if len(numbers) == 1 else []
        named = bool(things) and lex.nouns.get(things[0].word, ("",))[0] == "power"
    else:
        told = told_before(one, one[0].word, lex)
        things = of_so_many(told, number_said(number, lex), lex) if told else []
        named = len(things) == 1  # where more is said of it, the same ones are not told from others
    return [replace(each, start=before.start, end=before.start) for each in things] if named else []


def _instead_last(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Instead of the discard pile, place it X": the place that it does not go to is said behind."""
    words = [each.word for each in tokens]
    for place, word in enumerate(words):
        if word != "instead_of" or (place and words[place - 1] != ","):
            continue
        close = words.index(",", place) if "," in words[place:] else place
        pile = close > place and lex.nouns.get(words[close - 1], ("",))[0] == "discard"
        if pile and "," not in words[close + 1 :]:
            end = tokens[-1].end
            behind = said_at(tokens[place:close], end)
            return [*tokens[:place], *tokens[close + 1 :], *behind]
    return tokens


def _transferred(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move a counter from this minion to another": counters are transferred."""
    result = list(tokens)
    for place, token in enumerate(tokens):
        if token.word not in ("move", "moves"):
            continue
        before = lex.classes["PRE"], lex.numerals
        thing = next((each for each in tokens[place + 1 :] if not any(each.word in words for words in before)), token)
        if _is_counter(thing, lex):
            result[place] = replace(token, word=token.word.replace("move", "transfer"))
    return result


def _its_counters(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place its counters on another minion": those that lie on a card are transferred there."""
    words = words_of(tokens)
    gone = words[:1] == ["after"] and {"destroyed", "leaves", "discarded"} & set(words)
    for place, word in enumerate(words if not gone else ()):
        if word not in _PUT or "on" not in words[place:]:
            continue
        end = words.index("on", place)
        of = place + 1 + 2 * (words[place + 1 : place + 3] in (["all", "of"], ["any_number_of", "of"]))
        of += words[place + 1 : place + 2] in (["all"], ["any_number_of"]) and of == place + 1
        number = place + 1 + (words[place + 1] == "up_to")  # "one of its counters", "up to two of its counters"
        if words[number] in lex.numerals and words[number + 1 : number + 2] in (["of"], ["&of"]):
            of = number + 2
        those = words[of:end]
        theirs = those[:1] == ["its"] or (those[:1] in (["that"], ["this"], ["the"]) and "'s" in those)
        counters = lex.nouns.get(words[end - 1], ("", "")) == ("counter", "many")
        if theirs and counters and not {",", "and", "or"} & set(those):
            verb = replace(tokens[place], word=_PUT[word])
            to = replace(tokens[end], word="to")
            return [*tokens[:place], verb, *tokens[place + 1 : end], to, *tokens[end + 1 :]]
    return tokens


def _such(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "a minion that had no such counters on it": of the sort named before."""
    if not any(token.word == "such" for token in tokens):
        return tokens
    result: list[Token] = []
    for token in tokens:
        named = [each.word for each in result if _is_counter(each, lex) and each.word not in ("counter", "counters")]
        if result and result[-1].word == "such" and token.word in ("counter", "counters") and named:
            many = "s" if token.word == "counters" else ""
            result[-1] = Token(named[-1].removesuffix("s") + many, result[-1].start, token.end)
        else:
            result.append(token)
    return result


def _is_counter(token: Token, lex: Lexicon) -> bool:
    return lex.nouns.get(token.word, ("", ""))[0] == "counter"


def _undergone(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If a card had its last counter removed": if the last counter was removed from a card."""
    words = [each.word for each in tokens]
    for place, word in enumerate(words):
        if word not in _HAVE or words[place + 1 : place + 2] not in [[each] for each in _WHOSE]:
            continue
        opener = max((at for at in range(place) if words[at] in lex.classes["EVENT"]), default=None)
        noun = next((at for at in range(place + 2, len(tokens)) if _is_counter(tokens[at], lex)), None)
        if opener is None or noun is None or words[noun + 1 : noun + 2] != ["removed"] or place == opener + 1:
            continue
        had, its, done = tokens[place], tokens[place + 1], tokens[noun + 1]
        was = Token("was" if word == "had" else "is", had.start, had.end)
        turned_round = [Token("the", its.start, its.end), *tokens[place + 2 : noun + 1], was, done]
        whom = [Token("from", done.end, done.end), *tokens[opener + 1 : place]]
        return [*tokens[: opener + 1], *turned_round, *whom, *tokens[noun + 2 :]]
    return tokens


def _shared_end(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "remove a counter from, or place one on, one of your minions": from one of them, or on one of them."""
    words = [each.word for each in tokens]
    for place, word in enumerate(words):
        joint = place + 2 if words[place + 1 : place + 2] == [","] else place + 1
        if word not in _WAYS or words[joint : joint + 1] != ["or"] or joint + 1 >= len(words):
            continue
        if not bare(words[joint + 1], lex):
            continue
        second = next((at for at in range(joint + 2, len(words)) if words[at] in _WAYS), None)
        if second is None:
            continue
        begin = second + 2 if words[second + 1 : second + 2] == [","] else second + 1
        end = words.index(",", begin) if "," in words[begin:] else len(words)
        thing, other = tokens[begin:end], tokens[joint : second + 1]
        if words[joint + 2] == "one" and second == joint + 3 and _is_counter(tokens[place - 1], lex):
            one = other[2]  # "or place one on": one of the same
            other[2:3] = [Token("a", one.start, one.end), replace(one, word=words[place - 1].removesuffix("s"))]
        if thing:
            return [*tokens[: place + 1], *thing, *other, *thing, *tokens[end:]]
    return tokens


TURNED = (
    *PUT_PLAINLY,
    where(_made_less_by, "cannot", "power breakpoint"),
    *FOUGHT,
    *TREATED,
    *COMPLIED,
    where(_used_once, "this_way", "only"),
    where(_or_so_many, "or", ",", "if while as_long_as"),
    where(_instead_last, "instead_of"),
    where(_transferred, "move moves"),
    where(_its_counters, "place places put puts", "on", "its 's"),
    where(_such, "such"),
    where(_undergone, "removed", "had has have"),
    where(_shared_end, "or", "from to on onto into under"),
    where(_shared_owner, "abilities", "and", "of"),
    where(_doubled, "double doubles"),
    *EACH_SHOWN,
)
"""The rules by which a sentence is turned round, in the order in which they are asked."""
