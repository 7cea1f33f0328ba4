"""Cuts a text into labelled blocks, sentences and tokens, and marks what a parser would have to look ahead for.

A token keeps the place of its words in the text as it was handed in. Words that belong together become one token
("any number of"), known names become one, and a word with two roles gets the mark of the role it has here
("&of" in "two of your minions"). This module knows words and their neighbours, no structure.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from smashrules.text.cutting.pieces import pieces
from smashrules.text.rewording.as_written import AS_WRITTEN, IN_A_SPECIAL
from smashrules.text.rewording.at_length import ACROSS, AT_LENGTH
from smashrules.text.rewording.conditions.after_doing import after_doing
from smashrules.text.rewording.conditions.told_after import told_after
from smashrules.text.rewording.deeds.played_then import played_then
from smashrules.text.rewording.deeds.talent_again import used_twice
from smashrules.text.rewording.numbers.so_many_then import so_many_then
from smashrules.text.rewording.order import ALIKE, ASIDE, LEANED, OF_TWO, THEN
from smashrules.text.rewording.phrases.in_passing import opened
from smashrules.text.rewording.phrases.leftout import filled_in
from smashrules.text.rewording.phrases.turns_of_phrase import joined_words, said_as
from smashrules.text.rewording.rule import parted, reworded
from smashrules.text.rewording.turns import TURNS
from smashrules.text.words.labels import cuts
from smashrules.text.words.lexicon import Names, lexicon
from smashrules.text.words.marking import marked
from smashrules.text.words.marks import MARKS
from smashrules.text.words.roles import idle_commas
from smashrules.text.words.tokens import Sentence, Token

_CUTTING = (";", "otherwise", "@or", ".")
"""Words at which one sentence can end and another begin."""
_SAME_LENGTH = str.maketrans({"’": "'", "‘": "'", "–": "-", "−": "-", "“": '"', "”": '"', "\n": " ", "\t": " "})


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
        parted, ends = _parted(plain, begin, following[0], names, label)
        if label == "Special" and played:
            parted = [so_many_then(each, played, lexicon()) for each in parted]
        parted = _then(parted, played if label else [])
        played = played if label else parted
        often = used_twice(parted) if label == "Talent" else None
        if often is not None:
            parted, ends = parted[:-1], ends[:-1]
        sentences = _sentences(parted, ends)
        if sentences or label:
            result.append(Block(label, sentences, start, sentences[-1].end if sentences else following[0]))
        if often is not None:  # what is so all the time is no part of what is done
            result.append(Block("Ongoing", _sentences([often], [often[-1].end]), often[0].start, often[-1].end))
    return tuple(result)


def _then(sentences: list[list[Token]], played: list[list[Token]]) -> list[list[Token]]:
    """The sentences of an ability that lean on what is done when the card is played."""
    found: list[list[Token]] = []
    for tokens in sentences:
        found.append(reworded(tokens, lexicon(), THEN, found or played))
    return found


def _parted(plain: str, begin: int, end: int, names: Names, label: str) -> tuple[list[list[Token]], list[int]]:
    """The sentences as they are written, and where each of them ends."""
    found: list[list[Token]] = [[]]
    ends: list[int] = []
    written = opened(pieces(plain, begin, end, names))
    if label == "Special":
        written = reworded(written, lexicon(), IN_A_SPECIAL)
    written = reworded(written, lexicon(), AS_WRITTEN)
    turned = reworded(written, lexicon(), TURNS)
    put = reworded(said_as(turned, lexicon()), lexicon(), ASIDE)
    joined = reworded(joined_words(put, lexicon()), lexicon(), ALIKE)
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
