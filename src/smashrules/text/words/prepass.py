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

from smashrules.text.words.after_doing import after_doing
from smashrules.text.words.among_them import AMONG_THEM
from smashrules.text.words.another_such import ANOTHER_SUCH
from smashrules.text.words.as_many import AS_MANY
from smashrules.text.words.borrowed import BORROWED
from smashrules.text.words.both_ends import BOTH_ENDS
from smashrules.text.words.called import names_in, numbered, spelt_small
from smashrules.text.words.chosen_between import CHOSEN_BETWEEN
from smashrules.text.words.chosen_from import CHOSEN_FROM
from smashrules.text.words.comparing import COMPARED
from smashrules.text.words.copies import COPIES
from smashrules.text.words.counted_there import COUNTED_THERE
from smashrules.text.words.each_told import OF_ALL
from smashrules.text.words.foretold import FORETOLD
from smashrules.text.words.gained import GAINED
from smashrules.text.words.held_and_owned import HELD_AND_OWNED
from smashrules.text.words.how_it_went import HOW_IT_WENT
from smashrules.text.words.if_possible import IF_POSSIBLE
from smashrules.text.words.in_passing import IN_PASSING, opened
from smashrules.text.words.labels import cuts, offered
from smashrules.text.words.left_undone import LEFT_UNDONE
from smashrules.text.words.leftout import filled_in
from smashrules.text.words.lexicon import Names, lexicon
from smashrules.text.words.listed import LISTED
from smashrules.text.words.marking import marked
from smashrules.text.words.marks import MARKS
from smashrules.text.words.moved_or_used import MOVED_OR_USED
from smashrules.text.words.must_be import MUST_BE
from smashrules.text.words.named_last import NAMED_LAST, at_its_base, either_way
from smashrules.text.words.neither_nor import NEITHER_NOR
from smashrules.text.words.no_more_than import NO_MORE_THAN
from smashrules.text.words.not_playing import NOT_PLAYING
from smashrules.text.words.not_to_you import ABOUT_YOU, not_to_you
from smashrules.text.words.of_abilities import OF_ABILITIES
from smashrules.text.words.of_two_chosen import OF_TWO_CHOSEN
from smashrules.text.words.older_ways import OLDER_WAYS
from smashrules.text.words.on_bases import AT_A_BASE
from smashrules.text.words.on_their_turn import ON_THEIR_TURN
from smashrules.text.words.one_of_them import OF_A_SORT, ONE_OF_THEM
from smashrules.text.words.played_only import PLAYED_ONLY
from smashrules.text.words.played_then import played_then
from smashrules.text.words.played_to import EVEN_IF, played_to
from smashrules.text.words.prevented import PREVENTED
from smashrules.text.words.put_under import PUT_UNDER
from smashrules.text.words.qualities import TOGETHER
from smashrules.text.words.respelling import RESPELT
from smashrules.text.words.rewording import Rewordings, parted, reworded, where
from smashrules.text.words.roles import CAPPED, idle_commas
from smashrules.text.words.said_anew import SAID_ANEW
from smashrules.text.words.said_behind import SAID_BEHIND
from smashrules.text.words.said_of_those import SAID_OF_THOSE
from smashrules.text.words.said_once import SAID_OF_BOTH, of_more_power_if
from smashrules.text.words.seen_in_hand import SEEN_IN_HAND
from smashrules.text.words.shared_out import SHARED_OUT
from smashrules.text.words.shown_instead import shown_instead
from smashrules.text.words.shown_to_lack import SHOWN_TO_LACK
from smashrules.text.words.small_words import TYPES
from smashrules.text.words.so_many_cards import SO_MANY_CARDS
from smashrules.text.words.so_many_then import so_many_then
from smashrules.text.words.spared import spared
from smashrules.text.words.there_too import there_too
from smashrules.text.words.tied_too import TIED_TOO
from smashrules.text.words.to_what_is_meant import TO_WHAT_IS_MEANT, on_one_of_choice
from smashrules.text.words.tokens import Token
from smashrules.text.words.told_after import told_after
from smashrules.text.words.told_shortly import LEANING, for_you_to
from smashrules.text.words.turned_over import TURNED_OVER
from smashrules.text.words.turning import TURNED
from smashrules.text.words.turns_of_phrase import OF_SEVERAL_WORDS, joined_words, said_as
from smashrules.text.words.what_remains import REMAIN, what_remains
from smashrules.text.words.while_dueling import WHILE_DUELING
from smashrules.text.words.with_all_on_it import WITH_ALL_ON_IT
from smashrules.text.words.with_that_name import WITH_THAT_NAME
from smashrules.text.words.within_the_turn import WITHIN_THE_TURN

_PIECE = re.compile(r"and/or|[+-]?\d+|\w+(?:[-']\w+)*'?|[^\w\s]")
_BOUNDED = ("card", "minion", "action", "vp", "counter", "power")
_MORE = ("additional", "extra")
_NEGATED = ("do", "does", "did", "is", "are", "have", "has", "had", "was", "were", "would")
_SHORTENED = {"s": ("it", "that", "there"), "re": ("you", "they"), "ve": ("you", "they")}
"""Before which short forms of "be" and "have" who or what it is said of can stand."""
_CUTTING = (";", "otherwise", "@or", ".")
"""Words at which one sentence can end and another begin."""
_SAME_LENGTH = str.maketrans({"’": "'", "‘": "'", "–": "-", "−": "-", "“": '"', "”": '"', "\n": " ", "\t": " "})

AS_WRITTEN = Rewordings(
    [*OF_ABILITIES, *CHOSEN_FROM, *LISTED, *OF_SEVERAL_WORDS, *SHOWN_TO_LACK, *SAID_ANEW, *OF_TWO_CHOSEN]
)
"""The rules of what is written in one way and read in another."""
LEANED = Rewordings(
    [
        *LEANING.rules,
        *ONE_OF_THEM,
        *BOTH_ENDS,
        *TIED_TOO,
        *AMONG_THEM,
        *NAMED_LAST,
        *ANOTHER_SUCH,
        *SAID_OF_THOSE,
        *SO_MANY_CARDS,
        *WHILE_DUELING,
        *WITH_THAT_NAME,
        *TO_WHAT_IS_MEANT,
    ]
)
"""The rules of sentences that lean on the one before."""
OF_TWO = Rewordings(
    [
        where(played_to, "play", "to"),
        where(for_you_to, "for", "you", "to"),
        where(of_more_power_if, "if", "or", "power printed_power"),
        where(there_too, "there", "on", "base"),
        where(either_way, "or", "it", "destroy"),
        where(at_its_base, "bury", "its", "base"),
        where(on_one_of_choice, "of_your_choice", "on", "base"),
    ]
)
"""The rules of sentences that say two things, of which one is done."""
ASIDE = Rewordings(
    [*IN_PASSING, *BORROWED, *IF_POSSIBLE, *SHARED_OUT, *NOT_PLAYING, *NO_MORE_THAN, *CAPPED, *HOW_IT_WENT, *MUST_BE]
)
"""The rules that are asked before a text is cut into sentences: of what is said in passing, how far a number goes,
how a thing went and what must be."""
ALIKE = Rewordings(COMPARED)
AT_LENGTH = Rewordings(
    [
        *AS_MANY,
        *GAINED,
        *COPIES,
        *OLDER_WAYS,
        *PUT_UNDER,
        *OF_A_SORT,
        *EVEN_IF,
        *SEEN_IN_HAND,
        *COUNTED_THERE,
        *MOVED_OR_USED,
        *CHOSEN_BETWEEN,
        *SAID_BEHIND,
        *NEITHER_NOR,
        *HELD_AND_OWNED,
        *AT_A_BASE,
        *ON_THEIR_TURN,
        *PREVENTED,
        *SAID_OF_BOTH,
        *TOGETHER,
        *WITHIN_THE_TURN,
        *FORETOLD,
        *TURNED,
        *LEFT_UNDONE,
        *PLAYED_ONLY,
        *TURNED_OVER,
        *WITH_ALL_ON_IT,
        *OF_ALL,
        *RESPELT,
    ]
)
"""The rules by which what a sentence says shortly, or the other way round, is said at full length."""


ACROSS = (
    (spared, frozenset(("would",))),
    (shown_instead, frozenset(("show",))),
    (what_remains, frozenset(REMAIN)),
    (not_to_you, frozenset(ABOUT_YOU)),
)
"""The rules of what several sentences say together, and words of which each of them has one."""


class Sentence(Struct, frozen=True, gc=False):
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
    played: list[list[Token]] = []
    for (start, begin, label), following in pairwise([(0, 0, ""), *cuts(plain), (len(plain), len(plain), "")]):
        parted, ends = _parted(plain, begin, following[0], names)
        if label == "Special" and played:
            parted = [so_many_then(each, played, lexicon()) for each in parted]
        played = played if label else parted
        sentences = _sentences(parted, ends)
        if sentences or label:
            result.append(Block(label, sentences, start, sentences[-1].end if sentences else following[0]))
    return tuple(result)


def _parted(plain: str, begin: int, end: int, names: Names) -> tuple[list[list[Token]], list[int]]:
    """The sentences as they are written, and where each of them ends."""
    found: list[list[Token]] = [[]]
    ends: list[int] = []
    written = reworded(opened(_pieces(plain, begin, end, names)), lexicon(), AS_WRITTEN)
    pieces = reworded(said_as(written, lexicon()), lexicon(), ASIDE)
    joined = reworded(joined_words(pieces, lexicon()), lexicon(), ALIKE)
    idle = idle_commas([each.word for each in joined], lexicon())
    for token in [each for place, each in enumerate(joined) if place not in idle] if idle else joined:
        if token.word not in _CUTTING and not token.word.startswith("&("):
            found[-1].append(token)
            continue
        shut = token.word == ";" and not any(each.word == "@or" for each in found[-1])
        if token.word == ";" and not shut:  # "A OR choose a minion; destroy it": more of the second option
            token = replace(token, word="&then")
        if token.word == "otherwise" and found[-1] and found[-1][-1].word == ",":
            comma = found[-1].pop()
            if found[-1]:  # a comma alone, behind a full stop, ends nothing
                ends.append(comma.end)
                found.append([])
            found[-1].append(token)
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
    return _in_two(found, ends)


def _sentences(found: list[list[Token]], ends: list[int]) -> tuple[Sentence, ...]:
    """The sentences at full length, with the words marked by the roles that they have."""
    found = list(found)
    found[:1] = [after_doing(each, lexicon()) for each in found[:1]]  # what comes first; later it is a deed's turn
    found, ends = played_then(found, ends, lexicon())
    said = {each.word for tokens in found for each in tokens}
    for rule, about in ACROSS:
        if about & said:
            found, ends = rule(found, ends, lexicon())
    found, ends = told_after(found, ends, lexicon())
    found, ends = filled_in(found, ends, lexicon())
    return tuple(
        Sentence(tuple(marked(reworded(tokens, lexicon(), AT_LENGTH), lexicon(), MARKS)), tokens[0].start, last)
        for tokens, last in zip(found, ends, strict=True)
    )


def _in_two(sentences: list[list[Token]], ends: list[int]) -> tuple[list[list[Token]], list[int]]:
    """The sentences with one that says two things, of which one is done, made two."""
    found: list[list[Token]] = []
    places: list[int] = []
    for written, end in zip(sentences, ends, strict=True):
        tokens = reworded(written, lexicon(), LEANED, found)
        both = parted(tokens, lexicon(), OF_TWO)
        found += both
        places += [end] * len(both)
    return found, places


def _pieces(plain: str, begin: int, end: int, names: Names) -> list[Token]:
    index = numbered(names)
    pattern = names_in(plain, names)
    options = dict(offered(plain))
    tokens: list[Token] = []
    place = begin
    while place < end:
        sign = plain[place]
        if sign.isspace():
            place += 1
            continue
        found = pattern.match(plain, place, end) if pattern else None
        if found and not _ordinary(found.group(2), tokens):
            mark = "&x" if found.group(1) else "&n"
            many = "s" if found.group(3) else ""
            tokens.append(Token(f"{mark}{index[found.group(2)]}{many}", found.start(), found.end()))
            place = found.end()
            continue
        if sign == '"' and '"' in plain[place + 1 : end]:
            close = plain.index('"', place + 1) + 1
            said = plain[place + 1 : close - 1].lower()
            kind = said.rstrip(".,")  # a stop that ends the sentence may stand before the mark
            tokens.append(Token(f"&t{kind}" if kind in TYPES else f"&q{place}", place, close))
            if kind in TYPES and kind != said:
                tokens.append(Token(said[-1], close, close))
            place = close
            continue
        if place in options:
            tokens.append(Token(f"&q{place}", place, options[place]))
            place = options[place]
            continue
        if sign == "(" and ")" in plain[place:end]:
            close = plain.index(")", place) + 1
            inner = re.findall(r"[\w+-]+", plain[place:close].lower())
            if inner[:1] in (["maximum"], ["up"]):  # "(maximum +4)", "(up to +4)"
                inner = [each.removeprefix("+") for each in inner]
            if inner[:1] in (["up"], ["maximum"], ["minimum"]):
                inner = [str(lexicon().numerals.get(each, each)) for each in inner]
                sort = lexicon().nouns.get(inner[-1], ("",))[0]
                if sort in _BOUNDED and (inner[-2] in _MORE or inner[-2].isdigit()):  # "(up to two additional cards)"
                    inner = [each for each in inner[:-1] if each not in _MORE]
            tokens.append(Token(f"&({'_'.join(inner)})", place, close))
            place = close
            continue
        if sign == "'" and tokens and tokens[-1].end == place:  # after a name
            tail = 2 if plain[place : place + 2] == "'s" else 1
            tokens.append(Token("'s", place, place + tail))
            place += tail
            continue
        piece = _PIECE.match(plain, place, end)
        if piece is None:
            place += 1
            continue
        named = _kind(piece.group(), names)
        if named is not None:
            tokens.append(Token(f"&n{index[named[0]]}{named[1]}", piece.start(), piece.end()))
        else:
            tokens.extend(_split(piece.group(), piece.start(), plain))
        place = piece.end()
    return tokens


def _kind(word: str, names: Names) -> tuple[str, str] | None:
    """The kind of cards that a word of no other sense names ("your gizmos")."""
    return spelt_small(word, names) if word.isalpha() and word not in lexicon().known else None


def _ordinary(name: str, before: list[Token]) -> bool:
    """A one-word name that is also a plain word, where a sentence begins."""
    starts = not before or before[-1].word in (".", ":")
    return starts and name.lower() in lexicon().known


def _split(word: str, start: int, plain: str) -> list[Token]:
    end = start + len(word)
    low = word.lower()
    if word == "OR":
        return [Token("@or", start, end)]
    if "'" not in word:
        return [Token(low, start, end)]
    if low.endswith("n't") and low[:-3] in _NEGATED:
        return [Token(low[:-3], start, end - 3), Token("not", end - 3, end)]
    who, _, short = low.partition("'")
    if who in _SHORTENED.get(short, ()):
        be = "are" if short == "re" else "have" if short == "ve" else "is"
        return [Token(who, start, start + len(who)), Token(be, start + len(who), end)]
    if low == "can't":
        return [Token("cannot", start, end)]
    if low.endswith("'s"):
        return [Token(low[:-2], start, end - 2), Token("'s", end - 2, end)]
    if low.endswith("'"):
        return [Token(low[:-1], start, end - 1), Token("'s", end - 1, end)]
    return [Token(low, start, end)]
