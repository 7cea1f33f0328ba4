"""What cannot be done to something, and that its power cannot be changed, told together: "other players' cards cannot
move this minion or reduce its power".

Each is denied by itself. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import over, put, said_at, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_CHANGING = ("reduce", "change", "lower", "decrease")
_OR = ("or", "nor")
_OVER = frozenset(("until", "while", "unless", "if", "turn", "and", "then", "instead", ":"))


def _each_denied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They cannot move this minion or reduce its power": they cannot move it. They cannot reduce its power."""
    words = words_of(tokens)
    listed_apart = _listed(tokens, lex)
    if listed_apart is not None:
        return listed_apart
    for cannot, word in enumerate(words):
        if word != "cannot":
            continue
        begin, end = sentence_begin(words, cannot), sentence_end(words, cannot)
        joints = [at for at in range(cannot, end - 2) if words[at] in _OR and bare(words[at + 1], lex)]
        doer, said = words[begin:cannot], words[cannot + 1 : end]
        if len(joints) != 1 or not doer or "," in doer or (_OVER | {"cannot"}) & {*doer, *said}:
            continue
        joint = joints[0]
        first, second = tokens[cannot + 1 : joint], tokens[joint + 1 : end]
        changing = [_changes(each) for each in (first, second)]
        if changing.count(True) != 1:
            continue
        if changing[1] and all(
            bare(each, lex) or each == "," for each in words_of(first)
        ):  # "move or reduce the power of X"
            whose = words_of(second).index("of") if "of" in words_of(second) else 0
            commas = [at for at, each in enumerate(first) if each.word == ","]
            if not whose or (commas and commas[-1] != len(first) - 1) or len(commas) > 2:
                continue
            first = [each if each.word != "," else Token("or", each.start, each.end) for each in first]
            first = first[:-1] if commas else first
            first = [*first, *said_at(second[whose + 1 :], first[-1].end)]
        elif "," in words_of(first):
            continue
        elif changing[1] and second[1].word == "their":  # "destroy your minions here or reduce their power"
            power = replace(second[2], start=second[1].start)
            second = [second[0], *over(("the",), power, power), power, *over(("of",), power, power), *first[1:]]
        again = said_at(tokens[begin : cannot + 1], tokens[joint].end)
        stop = Token(".", tokens[joint].start, tokens[joint].end)
        return [*tokens[: cannot + 1], *first, stop, *again, *second, *_each_denied(tokens[end:], lex)]
    return tokens


def _listed(tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """ "They cannot move this minion, destroy it, or reduce its power": each by itself."""
    words = words_of(tokens)
    cannot = words.index("cannot") if "cannot" in words else 0
    begin, end = sentence_begin(words, cannot), sentence_end(words, cannot)
    cuts = [at for at in range(cannot + 1, end) if words[at] == ","]
    last = cuts[-1] + 1 if cannot and len(cuts) > 1 and words[cuts[-1] + 1] in _OR else -1
    doer, said = words[begin:cannot], words[cannot + 1 : end]
    if last < 0 or not doer or "," in doer or (_OVER | {"cannot"}) & {*doer, *said} or said.count(words[last]) != 1:
        return None
    begins = [cannot + 1, *(at + 1 for at in cuts[:-1]), last + 1]
    parts = [tokens[one:two] for one, two in zip(begins, [*cuts, end], strict=True)]
    if not all(len(each) > 1 and bare(each[0].word, lex) for each in parts):
        return None
    changing = [each for each in parts if _changes(each)]
    if len(changing) != 1 or any(bare(each[1].word, lex) for each in parts):
        return None
    told = [*tokens[: cannot + 1], *parts[0]]
    for each, cut in zip(parts[1:], [tokens[at] for at in cuts], strict=True):
        told += [replace(cut, word="."), *said_at(tokens[begin : cannot + 1], cut.end), *each]
    return [*told, *tokens[end:]]


def _changes(tokens: list[Token]) -> bool:
    words = words_of(tokens)
    return words[:1] != [] and words[0] in _CHANGING and "power" in words


def _nor_its_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It cannot be moved or have its power reduced by them": it cannot be moved by them, and its power cannot be
    reduced by them."""
    words = words_of(tokens)
    for place in range(4, len(words) - 4):
        whose = words[place + 2]
        has = words[place] in _OR and words[place + 1] == "have" and whose in ("its", "their")
        done = words[place + 4] if words[place + 3] == "power" else ""
        if not has or done not in _CHANGED:
            continue
        begin, end = sentence_begin(words, place), sentence_end(words, place)
        subject = words[begin:place]
        cannot = subject.index("cannot") if subject.count("cannot") == 1 else 0
        first, by = tokens[begin + cannot + 1 : place], tokens[place + 5 : end]
        apart = (_OVER | {"or", ","}) & {*subject, *words_of(by)}
        if not cannot or apart or words_of(first)[:1] != ["be"] or words_of(by)[:1] not in ([], ["by"]):
            continue
        if "by" in subject:
            continue  # by whom its power cannot be reduced
        at = tokens[place].end
        owner = ["the", "power", "of", *subject[:cannot]] if whose == "their" else ["its", "power"]
        power = put(tokens[place : place + 4], 0, 4, owner)
        told = [*first, *said_at(by, tokens[place].start), Token(".", at, at)]
        denied = put(tokens[place + 4 : place + 5], 0, 1, ["cannot", "be", done])
        return [*tokens[: begin + cannot + 1], *told, *power, *denied, *by, *tokens[end:]]
    return tokens


_CHANGED = ("reduced", "changed", "lowered", "decreased")

DENIED_AND_POWER = (
    where(_each_denied, "cannot", "power", "or nor", " ".join(_CHANGING)),
    where(_nor_its_power, "cannot", "power", "or nor", "have", " ".join(_CHANGED)),
)
"""The rules of what cannot be done, and of power that cannot be changed."""
