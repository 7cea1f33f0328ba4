"""Cuts a text into labelled blocks, sentences and tokens, and marks what a parser would have to look ahead for.

A token keeps the place of its words in the text as it was handed in. Words that belong together become one token
("any number of"), known names become one, and a word with two roles gets the mark of the role it has here
("&of" in "two of your minions"). This module knows words and their neighbours, no structure.
"""

from __future__ import annotations

import re
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from smashrules.text.called import names_in, numbered
from smashrules.text.comparing import marked
from smashrules.text.labels import cuts, option_end
from smashrules.text.leftout import filled_in
from smashrules.text.lexicon import Lexicon, Names, is_name, lexicon
from smashrules.text.respelling import respelt
from smashrules.text.roles import (
    after_relative,
    all_of_them,
    another_counter,
    bare,
    begins,
    capped,
    counted,
    counter_before,
    done_word,
    event_open,
    finite,
    floating,
    has_done,
    holds,
    idle_commas,
    joins_nouns,
    left_open,
    needs_comma,
    no_verb_yet,
    not_doing,
    nounlike,
    offers,
    one_of_each,
    one_of_list,
    participle,
    participle_before_noun,
    past,
    pile_list,
    power_before,
    rest_elsewhere,
    said_verb,
    stands_alone,
    tells,
    that_does,
    until_so,
    was_said,
)
from smashrules.text.tokens import Token
from smashrules.text.turning import turned
from smashrules.text.turns_of_phrase import joined_words, said_as

_PIECE = re.compile(r"and/or|[+-]?\d+|\w+(?:[-']\w+)*'?|[^\w\s]")
_SAME_LENGTH = str.maketrans({"’": "'", "‘": "'", "–": "-", "−": "-", "“": '"', "”": '"', "\n": " ", "\t": " "})
_CARDED = ("minion", "action", "treasure", "titan")
_TYPES = ("minion", "action")
_PICKED_BY = ("reveal", "choose", "discard")
_NUMBERED = ("by", "of", "to", "is", "becomes", "become")
_AFFECTED_SO = ("the_same_way", "in_the_same_way", "instead")
_JOINING = ("and", "or", "and/or")
_ONE_OF = (["one", "base"], ["one", "minion"])
_BEFORE_NUMBERS = ("by", "of", "to", "is", "above", "below")
_HELD = ("hand", "deck", "discard_pile")
_PLACING = ("place", "places", "put", "puts")
_DEFINITE = ("your", "their", "the", "his_or_her", "its")
_POWERS = ("power", "printed_power", "total_power")
_ENDS = {(joint, end) for joint in ("or", "and/or") for end in ("top", "bottom")}
_OR_MORE = ("or_more", "or_fewer", "or_less", "or_higher", "or_greater")


class Sentence(Struct, frozen=True):
    """The tokens of one sentence (without its full stop) and its place."""

    tokens: tuple[Token, ...]
    start: int
    end: int


class Block(Struct, frozen=True):
    """The sentences under one label; ``label`` is empty for the unlabelled part."""

    label: str
    sentences: tuple[Sentence, ...]
    start: int
    end: int


def normalise(text: str) -> str:
    """The text with plain quotes and single blanks.

    >>> normalise("Return it to  its owner’s hand. ")
    "Return it to its owner's hand."
    """
    return " ".join(text.translate(_SAME_LENGTH).split())


def blocks(text: str, names: Names) -> tuple[Block, ...]:
    """The labelled blocks of ``text`` with their sentences."""
    plain = text.translate(_SAME_LENGTH)
    result: list[Block] = []
    for (start, begin, label), following in pairwise([(0, 0, ""), *cuts(plain), (len(plain), len(plain), "")]):
        sentences = tuple(_sentences(plain, begin, following[0], names))
        if sentences or label:
            result.append(Block(label, sentences, start, sentences[-1].end if sentences else following[0]))
    return tuple(result)


def _sentences(plain: str, begin: int, end: int, names: Names) -> list[Sentence]:
    found: list[list[Token]] = [[]]
    ends: list[int] = []
    pieces = capped(said_as(_pieces(plain, begin, end, names), lexicon()))
    joined = marked(joined_words(pieces, lexicon()), lexicon())
    idle = idle_commas([each.word for each in joined], lexicon())
    for token in (each for place, each in enumerate(joined) if place not in idle):
        shut = token.word == ";" and not any(each.word == "@or" for each in found[-1])
        if token.word == ";" and not shut:  # "A OR choose a minion; destroy it": more of the second option
            token = replace(token, word="&then")
        if token.word == "otherwise" and found[-1] and found[-1][-1].word == ",":
            ends.append(found[-1].pop().end)
            found.append([token])
        elif token.word == "@or" and not found[-1] and len(found) > 1:  # "Do this. OR do that."
            found.pop()
            ends.pop()
            found[-1].append(token)
        elif token.word == "." or shut:
            if found[-1]:
                ends.append(token.end)
                found.append([])
        elif token.word.startswith("&(") and not found[-1] and len(found) > 1:
            found[-2].append(token)  # a remark of its own belongs to the sentence before it
            ends[-1] = token.end
        else:
            found[-1].append(token)
    if not found[-1]:
        found.pop()
    else:
        ends.append(found[-1][-1].end)
    found, ends = filled_in(found, ends, lexicon())
    return [
        Sentence(tuple(_marked(respelt(turned(tokens, lexicon()), lexicon()), lexicon())), tokens[0].start, last)
        for tokens, last in zip(found, ends, strict=True)
    ]


def _pieces(plain: str, begin: int, end: int, names: Names) -> list[Token]:
    index = numbered(names)
    pattern = names_in(plain, names)
    tokens: list[Token] = []
    place = begin
    while place < end:
        found = pattern.match(plain, place, end) if pattern else None
        if found and not _ordinary(found.group(2), tokens):
            mark = "&x" if found.group(1) else "&n"
            many = "s" if found.group(3) else ""
            tokens.append(Token(f"{mark}{index[found.group(2)]}{many}", found.start(), found.end()))
            place = found.end()
            continue
        if plain[place] == '"' and '"' in plain[place + 1 : end]:
            close = plain.index('"', place + 1) + 1
            said = plain[place + 1 : close - 1].lower()
            tokens.append(Token(f"&t{said}" if said in _TYPES else f"&q{place}", place, close))
            place = close
            continue
        if (last := option_end(plain, place)) is not None:
            tokens.append(Token(f"&q{place}", place, last))
            place = last
            continue
        if plain[place] == "(" and ")" in plain[place:end]:
            close = plain.index(")", place) + 1
            inner = re.findall(r"[\w+-]+", plain[place:close].lower())
            tokens.append(Token(f"&({'_'.join(inner)})", place, close))
            place = close
            continue
        if plain[place] == "'" and tokens and tokens[-1].end == place:  # after a name
            tail = 2 if plain[place : place + 2] == "'s" else 1
            tokens.append(Token("'s", place, place + tail))
            place += tail
            continue
        piece = _PIECE.match(plain, place, end)
        if piece is None:
            place += 1
            continue
        tokens.extend(_split(piece.group(), piece.start(), plain))
        place = piece.end()
    return tokens


def _ordinary(name: str, before: list[Token]) -> bool:
    """A one-word name that is also a plain word, where a sentence begins."""
    starts = not before or before[-1].word in (".", ":")
    return starts and name.lower() in lexicon().known


def _split(word: str, start: int, plain: str) -> list[Token]:
    end = start + len(word)
    low = word.lower()
    if word == "OR":
        return [Token("@or", start, end)]
    if low.endswith("n't") and low[:-3] in ("do", "does", "did", "is", "are", "have", "has", "was"):
        return [Token(low[:-3], start, end - 3), Token("not", end - 3, end)]
    if low == "can't":
        return [Token("cannot", start, end)]
    if low.endswith("'s"):
        return [Token(low[:-2], start, end - 2), Token("'s", end - 2, end)]
    if low.endswith("'"):
        return [Token(low[:-1], start, end - 1), Token("'s", end - 1, end)]
    return [Token(low, start, end)]


def _marked(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens with the marks of the roles that only their neighbours show."""
    result: list[Token] = []
    words = [each.word for each in tokens] + ["", "", "", ""]
    skip = 0
    late: Token | None = None  # "immediately", said before its verb
    pending: int | None = None  # where an "either" stands that says no more than the "or" after it
    for place, token in enumerate(tokens):
        if skip:
            skip -= 1
            continue
        word, before, after = token.word, words[place - 1] if place else "", words[place + 1]
        if word == "the" and after == "ability" and words[place + 2].startswith("&q"):
            pending, skip = token.start, 1
            continue
        if word == "the" and after == "ability" and words[place + 2] == ":" and words[place + 3].startswith("&q"):
            pending, skip = token.start, 2
            continue
        if word in _CARDED and (after in ("card", "cards") or (word == "minion" and is_name(after))):
            words[place] = before  # "an action card", "the minion X": the second word says it
            if after in ("card", "cards"):
                words[place + 1] = word + after[4:]
            pending = token.start
            continue
        if words[place] != word and word in ("card", "cards"):
            word = words[place]
        noun_before = before in lex.nouns or is_name(before)
        beside = noun_before or before in ("here", "there")
        beside = beside or (before == "for_each" and result[-1].word == "&one")
        mark = word
        if word == "of" and (
            before in lex.numerals
            or before.isdigit()
            or before in _OR_MORE
            or before in ("each", "all", "any", "for_each", "another", "every", "none")
        ):
            mark = "&of"
        elif word in ("top", "bottom") and tuple(w for w in words[place + 1 : place + 4] if w != "the")[:2] in _ENDS:
            skip = 3 if words[place + 2] == "the" else 2
            mark = f"&{word}_{words[place + 1]}_{words[place + skip]}"
            token = replace(token, end=tokens[place + skip].end)
        elif word in ("top", "bottom"):
            mark = "&" + word if after in ("of", "", ",", "@or", "and", "or", "in_any_order") else "&a" + word
        elif word == "play" and before in ("in", "from", "into", "leaves", "leave", "enter", "enters", "entered"):
            mark = "&play"
        elif word == "duel" and before in ("a", "the", "each", "this", "that"):
            mark = "&duel"
        elif word == "duels" and before == "during":
            mark = "&duels"
        elif word in ("name", "names") and before in ("the_same", "same", "whose", "that", "different"):
            mark = "&name"
        elif word == "instead_of" and not_doing(words, place, lex):
            mark = not_doing(words, place, lex)
            skip, token = len(tokens) - place - 1, replace(token, end=tokens[-1].end)
        elif (
            (word == "to" and after == "be" and done_word(words[place + 2], lex))
            or (
                (word == "to" and after == "either" and words[place + 2])
                and any(form == "bare" for _, form in lex.verbs.get(words[place + 2], ()))
            )
            or (word == "to" and any(form == "bare" for _, form in lex.verbs.get(after, ())))
        ):
            mark = "&to"
        elif word in ("and", "or") and (
            another_counter(words, place) or (word == "and" and rest_elsewhere(words, place))
        ):
            verb = next(each for each in words[:place][::-1] if each in _PLACING)
            result.append(token)
            token, mark = Token(verb, token.end, token.end), verb
        elif word == "have" and after == "it" and words[place + 2] == "affect" and words[-5] in _AFFECTED_SO:
            pending, skip = token.start, 1  # "you may have it affect X the same way": X is affected so
            continue
        elif word == "have" and after == "them" and before != "may" and bare(words[place + 2], lex):
            if result and result[-1].word == "to":
                result[-1] = replace(result[-1], word="&to", end=token.end)
            else:
                pending = token.start
            continue
        elif (
            word == ","
            and after == "or"
            and done_word(before, lex)
            and done_word(words[place + 2], lex)
            and was_said(result, lex)
        ):
            mark, skip = "&vor", 1
            token = replace(token, end=tokens[place + 1].end)
        elif (word == "," and done_word(before, lex) and done_word(after, lex) and was_said(result, lex)) or (
            word == "or" and done_word(before, lex) and done_word(after, lex) and was_said(result, lex)
        ):
            mark = "&vor"
        elif word == "one" and one_of_each(words, place):
            skip, pending = 1, token.start  # "one of each minion with a different name"
            cut = words.index("name", place)
            words[cut - 2 : cut + 1] = ["", "different", "names"]
            continue
        elif word == "a" and words[place] == "":
            continue
        elif word == "who" and noun_before and tells(before, after, lex):
            mark = "&that"
        elif word in lex.verbs and before in ("who", "that") and past(word, lex) and not bare(word, lex):
            mark = "&d:" + word if result and result[-1].word == "&that" else word
        elif lex.auxiliaries.get(word) == "do" and after == "not" and words[place + 2] in ("", ","):
            result += [token, tokens[place + 1]]
            token, mark, skip = Token("do_so", token.end, tokens[place + 1].end), "do_so", 1
        elif word == "one" and before in ("discard", "discards") and after in ("", ","):
            result.append(Token("a", token.start, token.start))  # "draw two cards, then discard one"
            mark = "card"
        elif word == "the_first_time_each_turn" and not place and after != ",":  # "The first time each turn you play"
            result.append(Token("after", token.start, token.start))
        elif word in ("whenever", "each_time") and place and before not in (",", "once_per_turn"):
            mark = "&eachtime" if before in ("after", "before") else word
        elif (
            word in ("the_first_time", "the_first_time_each_turn")
            and before not in ("after", "before", "when")
            and (
                (begins(after, lex) and after != "that" and word == "the_first_time")
                or (after == "that" and begins(words[place + 2], lex))
            )
        ):
            skip = 1 if after == "that" else 0
            result.append(Token("after", token.start, token.start))
        elif word.startswith("&t") and after == "or" and words[place + 2] in {f"&t{e}" for e in _TYPES} - {word}:
            result.append(Token("a", token.start, token.start))  # "choose "minion" or "action""
            mark, skip = "card_type", 2
            token = replace(token, end=tokens[place + 2].end)
        elif word in ("or", "and/or", "and") and before in _HELD and after in _HELD:
            mark = word if word == "and" and not all_of_them(words[:place]) else "&" + word
        elif word in ("less", "fewer", "more") and after == "than" and counted(words[place + 2], lex):
            number = counted(words[place + 2], lex) or 0
            joint = f"{number + 1}_or_more" if word == "more" else f"{max(0, number - 1)}_or_fewer"
            mark, skip = joint if nounlike(words[place + 3], lex) else f"&#{joint}", 2
            if before == "power" and words[place - 2] == "a" and mark.startswith("&#"):
                result.append(Token("of", token.start, token.start))  # "a power less than 5"
            token = replace(token, end=tokens[place + 2].end)
        elif (
            word in lex.verbs
            and (
                (before in ("you", "they", "player") and words[place - 2] == "if")
                or (before in ("player", "players") and "if" in words[max(0, place - 4) : place])
                or (noun_before and words[max(0, place - 3) : place - 1] == ["if", "this"])
                or (noun_before and words[max(0, place - 5) : place - 1] == ["if", "one", "of", "your"])
            )
            and any(form == "past" for _, form in lex.verbs[word])
            and not any(form == "bare" for _, form in lex.verbs[word])
        ):
            mark = "&d:" + word
        elif word[:1] in "+-" and word[1:].isdigit() and after == "or" and words[place + 2][:1] in ("+", "-"):
            mark, skip = f"{word}_or_{words[place + 2]}", 2
            token = replace(token, end=tokens[place + 2].end)
        elif word == "total" and after in ("+1_power_counters", "power_counters", "counters"):
            result.append(replace(tokens[place + 1], start=token.start))  # "three total counters": three in all
            token, mark, skip = tokens[place + 1], "&total", 1
        elif after == "&(s)" and word in lex.nouns:  # "the minion(s) with the most power"
            mark, skip = next(w for w, known in lex.nouns.items() if known == (lex.nouns[word][0], "many")), 1
            token = replace(token, end=tokens[place + 1].end)
        elif word == "total" and before in ("+1_power_counters", "power_counters", "stasis_counters", "counters"):
            mark = "&total"
        elif word == "discard" and before in _DEFINITE:
            mark = "discard_pile"
        elif word == "other" and before == "the" and not nounlike(after, lex) and not participle(after, lex):
            mark = "rest"
        elif word == "for_each" and (
            after in ("", ",", "you", "they")
            or after in lex.auxiliaries
            or (past(after, lex) and words[place + 2] not in lex.nouns and not is_name(words[place + 2]))
        ):
            result.append(token)
            token, mark = replace(token, start=token.end), "&one"
        elif word == "this" and stands_alone(before, after, lex):
            mark = "&this"
        elif word.isdigit() and after == "or" and words[place + 2].isdigit() and power_before(words, place):
            if before == "power":  # "choose power 3 or 4"
                result[-1:] = [Token("a", result[-1].start, result[-1].start), result[-1]]
                result.append(Token("of", token.start, token.start))
            mark, skip = f"&#{word}_or_{words[place + 2]}", 2
            token = replace(token, end=tokens[place + 2].end)
        elif (word.isdigit() or word in lex.numerals) and after in _OR_MORE and before not in _POWERS:
            skip = 1
            of_things = nounlike(words[place + 2], lex) or words[place + 2] == "of"
            mark = f"{word}_{after}" if of_things else f"&#{lex.numerals.get(word, word)}_{after}"
            token = replace(token, end=tokens[place + 1].end)
        elif word in lex.numerals and before == "by" and after != "of" and not nounlike(after, lex):
            mark = f"&#{lex.numerals[word]}"
        elif word.isdigit() and (before in _BEFORE_NUMBERS or "become" in before) and not nounlike(after, lex):
            mark = "&#" + word
        elif word == "there" and lex.auxiliaries.get(after) == "be" and not noun_before:
            mark = "&there"
        elif word == "only" and before in _DEFINITE:
            mark = "&only"
        elif word == "until" and until_so(words[place + 1 :], lex):
            mark = "&until"
        elif word == "otherwise" and not result and after != ",":
            result.append(token)
            token, mark = replace(token, start=token.end), ","
        elif word == "control" and after == "of":
            mark = "&control"
        elif word == "either" and offers(words[place + 1 :]):
            if before == "&to" or (result and result[-1].word == "&to"):
                result[-1] = replace(result[-1], word="&toeither", end=token.end)
            else:
                pending = token.start
            continue
        elif word == "each" and (floating(before, after, noun_before, lex) or (before in _OR_MORE and after == "")):
            result[-1] = replace(result[-1], end=token.end)
            continue
        elif word in ("the", "another", "each") and beside and holds(words[place + 1 :], lex):
            result.append(Token("&rel", token.start, token.start))
        elif word == "that" and after == "player" and beside and has_done(words[place + 2], lex):
            mark, skip = "&relthey", 1
            token = replace(token, end=tokens[place + 1].end)
        elif word == "that" and that_does(before, after, beside, lex):
            mark = "&that"
        elif (
            (word in ("you", "they") and beside and after_relative(after, lex))
            or (
                word in ("you", "they")
                and beside
                and bare(after, lex)
                and (words[place - 2] == "for_each" or after in _PICKED_BY)
            )
            or (
                word in ("you", "they")
                and beside
                and lex.auxiliaries.get(after) == "do"
                and words[place + 2] == "not"
                and words[place + 3] in ("own", "control")
            )
        ):
            mark = "&rel" + word
            if lex.auxiliaries.get(after) == "have" and done_word(words[place + 2], lex):
                skip, token = 1, replace(token, end=tokens[place + 1].end)  # "each action you have played"
        elif word == "less" and before == "power" and after == "than":
            mark = "&less"
        elif (
            word == "another"
            and before == "to"
            and (
                words[place - 3 : place - 1] in (["one", "base"], ["one", "minion"]) or words[place - 2] == "minions"
            )
            and not nounlike(after, lex)
            and after != "of"
        ):
            mark = "&another" if words[place - 2] == "base" else "&another_minion"
        elif word == "one" and before in ("have", "has") and after in ("", ",") and counter_before(words[:place]):
            result.append(Token("a", token.start, token.start))  # "a minion that does not have one"
            result.append(replace(token, word=counter_before(words[:place])))
            token, mark = replace(token, start=token.end), "on"
            result.append(replace(token, word="on"))
            mark = "it"
        elif (
            word == "one"
            and not nounlike(after, lex)
            and not participle_before_noun(words, place + 1, lex)
            and after not in ("of", "vp", "@or")
            and not (after == "or" and (words[place + 2] in lex.numerals or words[place + 2] in ("more", "fewer")))
        ):
            mark = "&one"
        elif word in ("then", "and_then") and not result:  # a sentence that begins so comes next anyway
            pending, skip = token.start, 1 if after == "," else 0
            continue
        elif word == "and_then":
            mark = "&then"
            result.append(Token(",", token.start, token.start))
        elif word == "then":
            mark = "&then"
        elif participle_before_noun(words, place, lex):
            mark = "&p:" + word
        elif word in lex.numerals and after in ("or", "and") and words[place + 2] in lex.numerals:
            mark, skip = f"{word}_{after}_{words[place + 2]}", 2
            token = replace(token, end=tokens[place + 2].end)
        elif word == "," and result and one_of_list(words[place + 1 :], lex) and said_verb(result, lex):
            mark = "&or"
        elif word == "," and pile_list(words, place, lex):
            mark = "&or"
            skip = 1 if words[place + 1] in ("or", "and/or", "and") else 0
            token = replace(token, end=tokens[place + skip].end)
        elif word in _JOINING and after == "on" and "on" in words[:place] and nounlike(words[place + 2], lex):
            mark, skip = "&and/or" if word == "and/or" else "&oron", 1  # "an action on this base or on a minion here"
            token = replace(token, end=tokens[place + 1].end)
        elif word in ("and", "or", "and/or") and (
            joins_nouns(words[place + 1 :], lex) or (nounlike(after, lex) and no_verb_yet(result, lex))
        ):
            mark = "&" + word
            if before == "," and word != "and" and result and result[-1].word == ",":
                token = replace(token, start=result.pop().start)
        elif (
            word in ("it", "they")
            and (before in lex.nouns or before in ("each_turn", "in_a_turn") or done_word(before, lex))
            and (finite(after, lex) or after in lex.auxiliaries)
            and left_open(result)
        ) or (before in lex.nouns and bare(word, lex) and nounlike(after, lex) and event_open(result, lex)):
            result.append(Token(",", token.start, token.start))
        elif word == "immediately" and bare(after, lex):
            late = token
            continue
        elif word == "you" and after == "may" and needs_comma(before):
            result.append(Token(",", token.start, token.start))
        if word == "'s" and after in ("", ",") and any(each.word in _POWERS for each in result):
            token, mark = Token("'s", token.start, token.start), "'s"
            result.append(token)  # "less power than this minion's": than its power
            token, mark = Token("power", token.start, tokens[place].end), "power"
        if is_name(mark) and (after in lex.nouns and words[place + 1] != "&play"):
            mark = "&a" + mark[2:]
        if late is not None and mark in ("as", ",", "here", "there"):
            result.append(late)
            late = None
        if pending is not None:
            token, pending = replace(token, start=pending), None
        result.append(token if mark == token.word else Token(mark, token.start, token.end))
    return result if late is None else [*result, late]
