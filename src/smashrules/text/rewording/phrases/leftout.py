"""Words that a sentence leaves out, because it or the sentence before has said them, put in again.

"on a base to another base or on a minion to another minion" leaves out what is done to what; "two minions here and at
least one is yours" leaves out what there is one of; "If tied, destroy all tied minions" only says how many are meant
in the sentence before; "until then" takes its time from there, and "cards in hand" their owner from who is spoken of;
"discard one from your hand" what it is one of. This module knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.bases.next_base import NEXT_BASE
from smashrules.text.rewording.bases.on_bases import OF_THOSE
from smashrules.text.rewording.conditions.if_not import DENIED
from smashrules.text.rewording.deeds.instead_later import said_first
from smashrules.text.rewording.deeds.made_deeds import MADE_DEEDS
from smashrules.text.rewording.deeds.of_the_award import OF_THEIRS
from smashrules.text.rewording.numbers.counted_out import counted_out
from smashrules.text.rewording.numbers.more_for_each import MORE_FOR_EACH
from smashrules.text.rewording.numbers.so_many_done import SO_MANY_DONE
from smashrules.text.rewording.numbers.so_many_instead import so_many_instead
from smashrules.text.rewording.players.seen_in_hand import SEEN_BEFORE
from smashrules.text.rewording.players.tied_instead import TIED_INSTEAD
from smashrules.text.rewording.players.ties import (
    REMARKS,
    SUPERLATIVE,
    WHOEVER_DOES,
    all_tied,
    chooser_of_those,
    chooser_told,
    choosing,
    choosing_whom,
    may_tell_of_ties,
    most_done,
    tells_of_ties,
    tied_for,
    tied_with,
    untied,
)
from smashrules.text.rewording.players.ties_asked import each_who_ties, of_those_who_tie, scored_where_tied, tie_asked
from smashrules.text.rewording.references.by_the_noun import BY_THE_NOUN
from smashrules.text.rewording.references.put_again import TAKEN_UP
from smashrules.text.rewording.references.those_there import THOSE_THERE
from smashrules.text.rewording.rule import Rewordings, at_words, begin_behind, looking_back, reworded, said_at, where
from smashrules.text.words.lexicon import Lexicon, is_name
from smashrules.text.words.roles import acts, bare, done_word, noun_of
from smashrules.text.words.tokens import Token, words_of

_FROM_WHERE = ("on", "from")
_WHO = ("player", "neighbour", "opponent", "winner", "runner-up", "owner", "controller")
_WHEN = ("at", "on", "until", "during")
_COMPARING = {"higher": "above", "greater": "above", "more": "above", "lower": "below", "less": "below"}
_BESIDE = ("below", "above")
_CARDS = ("minion", "action", "titan", "card", "monster", "treasure")
_PILES = ("hand", "deck", "discard")
_WHOSE = ("your", "their", "its", "his_or_her")
_NO_MORE_OF_IT = ("from", "in", "on", "to", "here", "there", ",", "or", "@or", "then")
_ONTO = (["on"], ["onto"], ["from"])
_COUNTING = ("place", "put", "remove")
_PILE_ENDS = {"top", "bottom"}
_NONE = (["there", "are", "none"], ["there", "is", "none"])
_NO_MORE_DONE = (",", "until", "during", "while", "and", "if", "unless")
_WAS_THE = [[it, was, its] for it in ("it", "that", "this") for was in ("was", "is") for its in ("its", "the")]
_PARTS = (",", "and", "or", "then", "@or", ":", "&then")


def filled_in(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences with what they leave out, and where each of them ends."""
    found: list[list[Token]] = []
    places: list[int] = []
    for tokens, end in zip(sentences, ends, strict=True):
        if found:
            found[-1], tokens = said_first(found[-1], tokens, lex)
        tokens = reworded(tokens, lex, FIRST, found)
        if found and may_tell_of_ties(tokens):
            each = of_those_who_tie(found[-1], tokens, lex)
            if each is not None:
                found[-1], places[-1] = each, end
                continue
            tied = all_tied(found[-1], tokens, lex)
            if tied is not None:
                found[-1], tokens = tied
        told = chooser_of_those(found[-1], tokens, lex) if found and tells_of_ties(tokens) else None
        if told is not None:
            found[-1], places[-1] = told, end
            continue
        whole = counted_out(found[-1], tokens, lex) if found and words_of(found[-1])[:1] == ["count"] else None
        if whole is not None:
            tokens = whole
            found.pop()
            places.pop()
        found.append(reworded(tokens, lex, THEN, found))
        places.append(end)
    return found, places


def _and_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has +1 power, and +2 more power if ...": and has +2 power, too."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        more = words[place + 1 : place + 3] == ["an", "additional"]
        number = place + (3 if more else 1)
        behind = words[number + 1 : number + 3] == ["more", "power"]
        power = number + (2 if behind else 1)
        told = words[place] == "and" and words[number][:1] == "+" and words[power : power + 1] == ["power"]
        if not told or not (more or behind) or words[power + 1 : power + 2] not in (["if"], ["while"]):
            continue
        has = [each for each, word in enumerate(words[:place]) if word in ("has", "have")]
        if not has or words[has[-1] + 1][:1] != "+" or words[has[-1] + 2] != "power":
            continue
        verb = replace(tokens[has[-1]], start=tokens[place].end, end=tokens[place].end)
        return [*tokens[: place + 1], verb, tokens[number], *tokens[power:]]
    return tokens


def _again(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move a minion from here to there or from there to here": the second time, too, a minion is moved."""
    words = words_of(tokens)
    for place, word in enumerate(words[:-1]):
        prep = words[place + 1]
        if word != "or" or prep not in _FROM_WHERE or "to" not in words[place + 2 :]:
            continue
        first = max((at for at in range(place) if words[at] in _PARTS), default=-1) + 1
        verb = next((at for at in range(first, place) if bare(words[at], lex)), None)
        before = words[first:place]
        if verb is None or prep not in before or "to" not in before[before.index(prep) :]:
            continue
        where = first + before.index(prep)
        if not any(each in lex.nouns for each in words[verb + 1 : where]):
            continue
        again = said_at(tokens[verb:where], tokens[place + 1].start)
        return [*tokens[: place + 1], *again, *tokens[place + 1 :]]
    return tokens


def _in_that_hand(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at another player's hand (or reveal it). Choose a minion there": in it, where no base was named."""
    words = words_of(tokens)
    exists = [at for at in range(len(words) - 1) if words[at] == "there" and words[at + 1] in ("is", "are")]
    at = next((place for place, word in enumerate(words) if word == "there" and place not in exists), None)
    if at is None:
        return tokens
    named = [word for place, word in enumerate(words[:at]) if place not in exists]
    said = [*(word for each in before for word in words_of(each)), *named]
    bases = any(each in ("here", "there") or lex.nouns.get(each, ("",))[0] == "base" for each in said)
    looked = [place for place, word in enumerate(said) if word in ("look_at", "looks_at", "reveal", "reveals")]
    shown = said[looked[-1] :] if looked else []
    shown = shown[: shown.index("hand") + 1] if "hand" in shown else []
    if not shown or "from" in shown or "in" in shown or bases:
        return tokens
    in_it = [Token("in", tokens[at].start, tokens[at].end), Token("it", tokens[at].end, tokens[at].end)]
    return [*tokens[:at], *in_it, *tokens[at + 1 :]]


def _the_last(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Remove a counter from X. If it was its last one": if you removed the last one."""
    words = words_of(tokens)
    last = words.index("last") if "last" in words else 0
    removed = before and "remove" in words_of(before[-1])
    if not removed or words[last - 3 : last] not in _WAS_THE or words[last - 4 : last - 3] != ["if"]:
        return tokens
    one = words[last + 1 : last + 2]
    counter = one in (["one"], ["&one"]) or (one and lex.nouns.get(one[0], ("",))[0] == "counter")
    if not counter or words[last + 2 : last + 3] not in ([","], []):
        return tokens
    said = [replace(tokens[last - 3], word="you"), replace(tokens[last - 2], word="removed")]
    behind = replace(tokens[last + 1], word="counter" if "one" in one[0] else one[0])
    return [
        *tokens[: last - 3],
        *said,
        replace(tokens[last - 1], word="the"),
        tokens[last],
        behind,
        *tokens[last + 2 :],
    ]


def _until_then(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "until then": until the time that was named last."""
    words = words_of(tokens)
    at = next((place for place in range(len(words)) if words[place : place + 2] == ["until", "then"]), None)
    if at is None:
        return tokens
    for earlier in [*before, tokens[:at]][::-1]:
        said = words_of(earlier)
        for place in range(len(said) - 1, -1, -1):
            if said[place] == "until" and said[place + 1 : place + 2] == ["the"] and "turn" in said[place:]:
                last = said.index("turn", place)
                again = said_at(earlier[place : last + 1], tokens[at].start)
                again[-1] = replace(again[-1], end=tokens[at + 1].end)
                return [*tokens[:at], *again, *tokens[at + 2 :]]
    return tokens


def _as_long(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Give it +1 power until the end of the turn; give it an additional +1 power ...": for as long as the first."""
    words = words_of(tokens)
    at = next((place for place in range(len(words) - 2) if _adds(words[place : place + 3])), None)
    if at is None or "until" in words or not before:
        return tokens
    said = words_of(before[-1]) if "until" in words_of(before[-1]) else words_of(before[0])
    earlier = before[-1] if "until" in words_of(before[-1]) else before[0]
    power = next(
        (place for place in range(1, len(said)) if said[place] == "power" and said[place - 1][:1] in "+-"), 0
    )
    if not power or said[power + 1 : power + 2] != ["until"] or "turn" not in said[power:]:
        return tokens
    again = said_at(earlier[power + 1 : said.index("turn", power) + 1], tokens[at + 2].end)
    return [*tokens[: at + 3], *again, *tokens[at + 3 :]]


def _adds(words: list[str]) -> bool:
    return words[0] in ("additional", "extra") and words[1][:1] in ("+", "-") and words[2] == "power"


def _whose_hand(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "a player with two or more cards in hand": in their own; "if you have no cards in hand": in yours."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        held = lex.nouns.get(words[place], ("",))[0] in _CARDS or is_name(words[place])
        if not held or words[place + 1 : place + 3] != ["in", "hand"]:
            continue
        holders = [each for each in words[:place] if each in ("you", "they") or lex.nouns.get(each, ("",))[0] in _WHO]
        if not holders and lex.nouns.get(words[place], ("",))[0] in ("minion", "action"):
            continue
        whose = "your" if not holders or holders[-1] == "you" else "their"
        hand = tokens[place + 2]
        return [*tokens[: place + 2], Token(whose, hand.start, hand.start), *tokens[place + 2 :]]
    return tokens


def _stopped(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At the end of the turn place it there": what leads ends before the verb, although no comma says so."""
    words = words_of(tokens)
    for place, word in enumerate(words[:-1]):
        if word != "turn":
            continue
        begin = begin_behind(words, place, _PARTS)
        closes = words[begin] in _WHEN and bare(words[place + 1], lex)
        if closes and not any(bare(each, lex) for each in words[begin:place]):
            at = tokens[place].end
            return [*tokens[: place + 1], Token(",", at, at), *tokens[place + 1 :]]
    return tokens


def _on_one_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have two or more minions (of power 2) on the same base": on one base, whichever that is."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place] not in ("on", "at") or words[place + 1 : place + 3] != ["the_same", "base"]:
            continue
        held = [at for at in range(2, place) if lex.nouns.get(words[at], ("",))[0] in _CARDS]
        noun = held[-1] if held else place - 1
        many = lex.nouns.get(words[noun], ("", ""))[1] == "many"
        number = words[noun - 2] if words[noun - 1] == "or_more" else words[noun - 1]
        several = number not in ("one", "1") and (number in lex.numerals or number.isdigit())
        if many and several and "if" in words[:place] and not set(words[noun:place]) & {",", "and"}:
            same = tokens[place + 1]
            return [*tokens[: place + 1], replace(same, word="one"), *tokens[place + 2 :]]
    return tokens


def _its_top(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you search your deck, look at its top card": at the top card of your deck."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        if words[place] != "its" or words[place + 1] not in ("top", "bottom"):
            continue
        noun = next((at for at in range(place + 2, len(words)) if words[at] in lex.nouns), None)
        decks = [at for at in range(1, place) if words[at] == "deck" and words[at - 1] in ("your", "that")]
        if noun is None or not decks or lex.nouns[words[noun]][0] != "card":
            continue
        its, last = tokens[place], tokens[noun]
        of_it = [replace(each, start=last.end, end=last.end) for each in tokens[decks[-1] - 1 : decks[-1] + 1]]
        of = Token("of", last.end, last.end)
        return [
            *tokens[:place],
            replace(its, word="the"),
            *tokens[place + 1 : noun + 1],
            of,
            *of_it,
            *tokens[noun + 1 :],
        ]
    return tokens


def _compared_too(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If its base has a higher breakpoint, ...; if lower, ...": if its base has a lower breakpoint."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    if words[:1] != ["if"] or words[2:3] != [","] or words[1] not in _COMPARING or said[:1] != ["if"]:
        return tokens
    lead = before[-1][: said.index(",")] if "," in said else []
    signs = [at for at, each in enumerate(lead) if each.word in _COMPARING or each.word in _BESIDE]
    if len(signs) != 1:
        return tokens
    word = words[1] if lead[signs[0]].word in _COMPARING else _COMPARING[words[1]]
    again = said_at(lead, tokens[1].start)
    again[signs[0]] = replace(tokens[1], word=word)
    return [tokens[0], *again[1:], *tokens[2:]]


def _so_many_else(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw three cards; otherwise, draw one": one card. "Draw a card. If you do not, draw two": two cards."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    head = at_words(words, 0, (["otherwise"], ["if", "you", "do", "not"], ["if", "not"], ["if_you_do_not"]))
    verb = len(head) + (words[len(head) : len(head) + 1] == [","])
    if not head or len(words) != verb + 2 or words[-1] not in lex.numerals:
        return tokens
    numbers = (*lex.numerals, "a", "an")
    told = [at for at, word in enumerate(said[:-2]) if word == words[verb] and said[at + 1] in numbers]
    kind, number = lex.nouns.get(said[told[0] + 2], ("", "")) if len(told) == 1 else ("", "")
    one_drawn = kind == "card" and told[0] + 3 == len(said) and words[verb] in ("draw", "discard")
    if number != "many" and not one_drawn:
        return tokens
    form = "one" if lex.numerals[words[-1]] == 1 else "many"
    noun = noun_of((kind, form), lex)
    return [*tokens, Token(noun, tokens[-1].end, tokens[-1].end)]


def _none(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "to a base with none of your minions", "from a base where you have a minion to a base with none": where you
    have no minions."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words) - 1) if words[at : at + 2] == ["with", "none"]), 0)
    if not place or words[place - 1] not in ("base", "bases"):
        return tokens
    at, rest = tokens[place].start, tokens[place + 2 :]
    if words[place + 2 : place + 4] == ["of", "your"] and len(words) > place + 4:
        which, rest = rest[2:], []
        if lex.nouns.get(which[0].word, ("", ""))[1] != "many":
            return tokens
        return [*tokens[:place], *_where_none(at), *which]
    before = [at for at in range(place - 4) if words[at : at + 3] == ["where", "you", "have"]]
    before = [at for at in before if words[at + 3] in ("a", "an")]
    kind, number = lex.nouns.get(words[before[-1] + 4], ("", "")) if before else ("", "")
    if number != "one" or (rest and rest[0].word not in (",", "and", "or")):
        return tokens
    several = noun_of((kind, "many"), lex)
    return [*tokens[:place], *_where_none(at), Token(several, at, tokens[place + 1].end), *rest]


def _where_none(at: int) -> list[Token]:
    return [Token(word, at, at) for word in ("where", "you", "have", "no")]


def _one_of_these(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If there are two or more minions here and at least one is yours": one minion here."""
    words = words_of(tokens)
    if words[:2] != ["if", "there"] or "and" not in words:
        return tokens
    cut = words.index("and")
    noun = next((at for at in range(cut) if words[at] in lex.nouns), None)
    number = next((at for at in range(cut + 1, len(words)) if words[at] in lex.numerals), None)
    if noun is None or number is None or set(words[cut + 1 : number]) - {"at_least", "exactly"}:
        return tokens
    after = number + 3 if words[number + 1 : number + 3] == ["of", "them"] else number + 1
    if lex.auxiliaries.get(words[after] if after < len(words) else "") != "be":
        return tokens
    if set(words[noun:cut]) & {"a", "an", "another", "any", "each", "one"}:
        return tokens  # at the same one, or at any
    again = said_at(tokens[noun:cut], tokens[number].end)
    kind = lex.nouns[words[noun]][0]
    if words[number] == "one":
        single = noun_of((kind, "one"), lex)
        again[0] = replace(again[0], word=single)
    return [*tokens[: number + 1], *again, *tokens[after:]]


def _one_from_a_pile(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "destroy one of your actions in play, or discard one from your hand": an action from your hand."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        if words[place : place + 2] != ["one", "from"] or not acts(words[place - 1], lex):
            continue
        named = [at for at in range(place) if lex.nouns.get(words[at], ("",))[0] in _CARDS]
        if not named or words[place + 2] not in _WHOSE or lex.nouns.get(words[place + 3], ("",))[0] not in _PILES:
            continue
        noun = named[-1]
        if noun + 1 < place and words[noun + 1] not in _NO_MORE_OF_IT:
            continue  # "a minion of power 3 or less ... one from your hand": of which of them
        kind = lex.nouns[words[noun]][0]
        single = noun_of((kind, "one"), lex)
        at = tokens[place].end
        named_so = said_at(tokens[noun - 1 : noun], at) if is_name(words[noun - 1]) else []
        if named_so and words[noun - 2] not in ("a", "an"):
            continue
        article = words[noun - 2] if named_so else "an" if single[:1] in "aeiou" else "a"
        again = [Token(article, tokens[place].start, at), *named_so, Token(single, at, at)]
        return [*tokens[:place], *again, *tokens[place + 1 :]]
    return tokens


def _but_only_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "... returns one of their minions there, unless they have only one": only one minion there."""
    words = words_of(tokens)
    last = len(words) - 1
    if words[-3:-1] not in (["have", "exactly"], ["has", "exactly"]) or words[last] != "one":
        return tokens
    opener = next((at for at in range(last, -1, -1) if words[at] in ("unless", "if")), 0)
    one_of = next((at for at in range(opener) if words[at : at + 2] == ["one", "of"]), None)
    if one_of is None or words[one_of + 2] not in _WHOSE:
        return tokens
    noun = next((at for at in range(one_of + 3, opener) if words[at] in lex.nouns), None)
    if noun is None or lex.nouns[words[noun]][1] != "many" or noun != one_of + 3:
        return tokens
    where = {"here": "here", "there": "there", "from_here": "here", "from_there": "there"}.get(words[noun + 1])
    if where is None:
        return tokens  # of how many, and where, is not said
    single = noun_of((lex.nouns[words[noun]][0], "one"), lex)
    end = tokens[last].end
    return [*tokens, Token(single, end, end), Token(where, end, end)]


def _nor_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "cannot be moved to other bases, or returned to a hand, by other players": cannot be moved there by them, and
    cannot be returned."""
    words = words_of(tokens)
    place = next((at for at in range(len(words) - 2) if words[at : at + 2] == ["cannot", "be"]), None)
    if place is None or not done_word(words[place + 2], lex) or "except_by" in words:
        return tokens
    joints = _done_joints(words, place + 3, lex)
    if not joints:
        return tokens
    last = joints[-1][1]
    stop = next((at for at in range(last, len(words)) if words[at] in _NO_MORE_DONE), len(words))
    by = next((at for at in range(last, stop) if words[at] == "by"), stop)
    where = by - 1 if words[by - 1] in ("here", "there") else by
    if all(one + 1 == end for one, end in [*_spans(place + 2, joints), (last, where)]):
        return tokens  # "cannot be moved, destroyed, or returned (here)": said of all at once anyway
    one_place = words[place + 2 : last] == ["played", "or"] and words[last + 1 : last + 2] in (["to"], ["to_here"])
    if one_place or (by > last and words[by - 1] == ","):  # "played or moved to this base": played there, too
        return tokens
    result = tokens[: place + 2]
    for start, end in _spans(place + 2, joints):
        told = [] if "by" in words[start:end] else said_at(tokens[by:stop], tokens[end - 1].end)
        following = tokens[end].end
        more = [Token(word, following, following) for word in ("and", "cannot", "be")]
        result = [*result, *tokens[start:end], *told, *more]
    return [*result, *tokens[last:]]


def _done_joints(words: list[str], start: int, lex: Lexicon) -> list[tuple[int, int]]:
    """Where one thing that cannot be done ends and the next begins."""
    joints: list[tuple[int, int]] = []
    for at in range(start, len(words) - 1):
        if words[at] in ("and", "@or", "if", "unless", "while", "until"):
            break
        begin = at + 2 if words[at : at + 2] == [",", "or"] else at + 1
        if words[at] not in (",", "or") or begin == len(words) or (joints and at < joints[-1][1]):
            continue
        if done_word(words[begin], lex):
            joints.append((at, begin))
        elif words[at] == ",":
            break
    return joints if joints and "or" in words[joints[-1][0] : joints[-1][1]] else []


def _spans(start: int, joints: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The words of each but the last of the things that cannot be done."""
    begins = [start, *(begin for _, begin in joints[:-1])]
    return list(zip(begins, (end for end, _ in joints), strict=True))


def _counted_again(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If it has no counters on it, place two on it", "place a counter on it OR remove one from it": counters.

    "Place one on it instead" is one of those that would have been placed, so it is left as it is."""
    words = words_of(tokens)
    if "instead" in words:
        return tokens
    result: list[Token] = []
    for place, token in enumerate(tokens):
        result.append(token)
        verb = lex.verbs.get(words[place - 1], ()) if place else ()
        number = lex.numerals.get(token.word, 0) or (2 if token.word == "that_many" else 0)
        behind = words[place + 1 : place + 2]
        if not number or behind not in _ONTO or not any(name in _COUNTING for name, _ in verb):
            continue
        only = any(name == "remove" for name, _ in verb)  # nothing else is removed from anything
        only = only or _on_a_card(words[place + 1 :], lex)
        things = _counts if only else _is_thing
        named = [each for sentence in (*before, tokens[:place]) for each in words_of(sentence) if things(each, lex)]
        if named and _counts(named[-1], lex) and not set(words[place + 2 : place + 4]) & _PILE_ENDS:
            kind = named[-1].removesuffix("s")
            result.append(Token(kind if number == 1 else f"{kind}s", token.end, token.end))
    return result if len(result) != len(tokens) else tokens


def _all_of_none(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If it has no counters on it, ...; otherwise, remove them all": all there are on it then."""
    words = words_of(tokens)
    at = next((each for each in range(1, len(words)) if words[each : each + 3] == ["all", "of", "them"]), None)
    if at is None or not before or "remove" not in words[:at][-1:]:
        return tokens
    said = words_of(before[-1])
    lacking = (place for place in range(1, len(said)) if said[place - 1] == "no" and _counts(said[place], lex))
    none = next(lacking, None)
    end = said.index(",", none) if none is not None and "," in said[none:] else 0
    if none is None or said[none + 1 : none + 2] != ["on"] or not end:
        return tokens
    those = said_at(before[-1][none:end], tokens[at + 2].end)
    those[1] = replace(those[1], word="from")
    return [*tokens[:at], replace(tokens[at], end=tokens[at + 2].end), *those, *tokens[at + 3 :]]


def _on_a_card(words: list[str], lex: Lexicon) -> bool:
    """Whether it goes on a card, where no card is placed: "place one on a card from your hand"."""
    noun = next((at for at, word in enumerate(words) if word in lex.nouns), len(words))
    whose = words[noun + 1 : noun + 2] == ["'s"]
    return words[:1] == ["on"] and noun < len(words) and lex.nouns[words[noun]][0] in ("card", "minion") and not whose


def _is_thing(word: str, lex: Lexicon) -> bool:
    """Whether it can be what "one" is one of: a counter, or a card in some pile."""
    return _counts(word, lex) or lex.nouns.get(word, ("",))[0] in ("card", "action")


def _counts(word: str, lex: Lexicon) -> bool:
    return lex.nouns.get(word, ("",))[0] == "counter" and word not in ("counter", "counters")


def _none_left(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw one of the stored cards. If there are none left, ...": no stored cards."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    at = next((place for place in range(len(words)) if words[place : place + 3] in _NONE), None)
    if at is None:
        return tokens
    end = at + 4 if words[at + 3 : at + 4] == ["left"] else at + 3
    starts = [place + 3 for place in range(len(said)) if said[place : place + 3] == ["one", "of", "the"]]
    if not starts:
        return tokens
    stop = next((place for place in range(starts[-1], len(said)) if said[place] in lex.nouns), None)
    if stop is None or said[stop + 1 :] not in ([], ["here"]):
        return tokens
    those = said_at(before[-1][starts[-1] :], tokens[end - 1].end)
    none = replace(tokens[at + 2], word="no", end=tokens[end - 1].end)
    return [*tokens[: at + 2], none, *those, *tokens[end:]]


FIRST = Rewordings(
    [
        where(most_done, "most fewest", "who that"),
        looking_back(_until_then, "then", "until"),
        looking_back(_as_long, "additional extra", "power"),
        MORE_FOR_EACH,
        where(_and_more, "additional more", "and", "power", "if while"),
        where(_whose_hand, "in", "hand"),
        where(_stopped, "turn", "at on until during"),
        where(_on_one_base, "the_same", "base", "if"),
        where(_its_top, "its", "top bottom", "deck"),
        where(scored_where_tied, "tied", "where", "scores"),
        *TIED_INSTEAD,
        where(tie_asked, "tied tie ties", "for", "most fewest"),
        where(each_who_ties, "most fewest", "have", "each all they"),
        where(tied_for, "tied tie ties", "most fewest"),
        where(tied_with, "tied"),
        where(untied, " ".join(SUPERLATIVE)),
        where(chooser_told, " ".join((*REMARKS, *WHOEVER_DOES))),
        where(choosing, "lowest-power highest-power"),
        where(choosing_whom, " ".join(SUPERLATIVE), "player"),
        *BY_THE_NOUN,
        *MADE_DEEDS,
    ]
)
"""The rules that are asked before it is known whether a sentence tells what becomes of those who tie."""
THEN = Rewordings(
    [
        looking_back(_compared_too, "higher greater more lower less", "if"),
        looking_back(_so_many_else, "otherwise not"),
        *SO_MANY_DONE,
        *DENIED,
        looking_back(so_many_instead, "instead"),
        *NEXT_BASE,
        *OF_THEIRS,
        *TAKEN_UP,
        *THOSE_THERE,
        where(_again, "or", "from on", "to"),
        where(_one_of_these, "there", "if", "and"),
        where(_none, "none", "with"),
        where(_one_from_a_pile, "one", "from"),
        where(_but_only_one, "exactly", "one"),
        where(_nor_done, "cannot", "be", "or"),
        looking_back(_all_of_none, "remove", "all", "them"),
        looking_back(_counted_again, "on onto from"),
        looking_back(_none_left, "none", "there"),
        looking_back(_in_that_hand, "there"),
        looking_back(_the_last, "last", "if", "was is"),
        SEEN_BEFORE,
        *OF_THOSE,
    ]
)
"""The rules that are asked of all other sentences."""
