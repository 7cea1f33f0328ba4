"""What is said for the words that a pattern has found: ``{what}`` is what it has kept, ``{what.many}`` a form of it.

Knows the forms of words and where each word stands in the text: a word that is said for others stands where they did.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from smashrules.text.patterns.kinds import FORMS
from smashrules.text.patterns.pattern import PatternError
from smashrules.text.words.lexicon import Lexicon, is_name, lexicon, takes_an
from smashrules.text.words.roles import counted, gerund, noun_of
from smashrules.text.words.tokens import Token, spread

if TYPE_CHECKING:
    from smashrules.text.patterns.matching import Found

_PART = re.compile(r"\{([a-z_|]+)(?:\.([a-z_]+))?(?:([?!:]) ([^}]*))?\}|(\S+)")
_WITHIN = re.compile(r"([^\s{}]+)\{([a-z_]+)(?:\.([a-z_]+))?\}([^\s{}]*)")
_ARTICLE = "a(n)"
_STILL = "still"


class Kept(Struct, frozen=True):
    """What was kept under a name, in a ``form`` of it, with some words ``put`` for others; ``within`` one word, where
    it stands between parts of it."""

    name: str
    form: str = ""
    put: tuple[tuple[str, str], ...] = ()
    within: tuple[str, str] = ("", "")


class Where(Struct, frozen=True):
    """Words that are said where something was kept under a name; or where nothing was (``kept`` False)."""

    name: str
    kept: bool
    said: tuple[str, ...]


Part = Kept | Where | str
Place = tuple[Sequence[Token], int, int]
"""Tokens, and from where to where something stands among them."""


def parts(said: str) -> tuple[Part, ...]:
    """The parts of what is said for something.

    >>> [each if isinstance(each, str) else each.name for each in parts("{who} {does.do} a(n) {what}")]
    ['who', 'does', 'a(n)', 'what']
    """
    found: list[Part] = []
    for name, form, sign, more, word in _PART.findall(said):
        if word and (within := _WITHIN.fullmatch(word)):
            found.append(Kept(within[2], within[3] or "", within=(within[1], within[4])))
        elif word:
            if "{" in word or "}" in word:
                raise PatternError(f"nothing that can be said: {word!r} in {said!r}")
            found.append(word)
        elif sign == ":":
            put = tuple((was, now) for was, _, now in (each.partition("=") for each in more.split()))
            found.append(Kept(name, form, put))
        elif sign:
            found.append(Where(name, sign == "?", tuple(more.split())))
        else:
            found.append(Kept(name, form))
    return tuple(found)


class _Item(Struct):
    """Tokens that are said, and from where to where they stood; nowhere where they are said anew. What stands
    ``still`` keeps its place, whatever is said before it."""

    tokens: list[Token]
    begin: int = -1
    end: int = -1
    still: bool = False

    @property
    def stood(self) -> bool:
        return self.begin >= 0


def put(tokens: list[Token], found: Found, said: Sequence[Part], others: Mapping[str, Place]) -> list[Token]:
    """What is said for the tokens found; ``others`` is what was kept of sentences before."""
    own = {name: (tokens, *place) for name, place in found.kept.items()}
    kept = {**others, **own}
    items: list[_Item] = []
    for part in said:
        if isinstance(part, str):
            items.append(_Item([Token(part, -1, -1)]))
        elif isinstance(part, Where):
            if (part.name in kept) is part.kept:
                items += [_Item([Token(each, -1, -1)]) for each in part.said]
        elif name := next((each for each in part.name.split("|") if each in kept), ""):
            source, begin, end = kept[name]
            changed = _within(_formed(list(source[begin:end]), part, lexicon()), part.within)
            inside = name in own and found.start <= begin < end <= found.end
            items.append(_Item(changed, begin, end, part.form == _STILL) if inside else _Item(changed))
    placed = _placed(tokens, found, items)
    return _articles(placed if any(each.still for each in items) else _each_apart(placed))


def _placed(tokens: list[Token], found: Found, items: list[_Item]) -> list[Token]:
    """The items where they stand in the text; words said for others, where those stand that are said no more."""
    _moved(items)
    taken = {at for each in items if each.stood for at in range(each.begin, each.end)}
    result: list[Token] = []
    place, before = 0, found.start
    while place < len(items):
        item = items[place]
        if item.stood:
            result += item.tokens
            before, place = item.end, place + 1
            continue
        run: list[str] = []
        while place < len(items) and not items[place].stood:
            run += [each.word for each in items[place].tokens]
            place += 1
        after = items[place].begin if place < len(items) else found.end
        free = [at for at in range(before, after) if at not in taken]
        if free and run:
            result += _apart(run, tokens[free[0]].start, tokens[free[-1]].end, result)
            taken.update(free)
        else:
            at = tokens[before - 1].end if before > found.start else tokens[before].start
            result += _apart(run, at, at, result)
    return _covering(tokens, found, taken, result)


def _apart(words: list[str], start: int, end: int, before: list[Token]) -> list[Token]:
    """Words at that place, each where no other begins; with too little room, from within the word before."""
    missing = len(words) - (end - start)
    if missing > 0 and before:
        start = min(start, max(start - missing, before[-1].start + 1))
    return spread(words, start, end) if start < end else [Token(each, start, start) for each in words]


def _moved(items: list[_Item]) -> None:
    """Of what is said in another order than it stood in, or twice, as much as can keeps its place; the rest is said
    anew."""
    stood = [each for each in items if each.stood and not each.still]
    best: list[tuple[int, list[_Item]]] = []
    for nth, each in enumerate(stood):
        before = [one for one, last in zip(best, stood[:nth], strict=True) if last.end <= each.begin]
        weight, chain = max(reversed(before), key=lambda one: one[0], default=(0, []))
        best.append((weight + each.end - each.begin, [*chain, each]))
    keeping = max(reversed(best), key=lambda one: one[0], default=(0, []))[1]
    for each in stood:
        if not any(each is one for one in keeping):
            each.begin = each.end = -1


def _covering(tokens: list[Token], found: Found, taken: set[int], result: list[Token]) -> list[Token]:
    """What is said, with the places of words for which nothing is said given to the words beside them."""
    for at in range(found.start, found.end):
        if at in taken or not result:
            continue
        lost = tokens[at]
        before = [nth for nth, each in enumerate(result) if each.end <= lost.start]
        if before:
            near = max(before, key=lambda nth: result[nth].end)
            result[near] = replace(result[near], end=lost.end)
        else:
            near = min(range(len(result)), key=lambda nth: result[nth].start)
            result[near] = replace(result[near], start=min(lost.start, result[near].start))
    return result


def _each_apart(tokens: list[Token]) -> list[Token]:
    """The tokens, each at a place of its own as far as there is room, but for those that are put ahead of all: by its
    place a noun is known."""
    result = tokens[:1]
    last = max((each.end for each in tokens), default=0) - 1
    for each in tokens[1:]:
        before = result[-1]
        if tokens[0].start < before.start >= each.start < last:
            start = min(before.start + 1, last)
            result[-1] = replace(before, end=max(before.end, start))
            each = replace(each, start=start, end=max(each.end, start))
        result.append(each)
    return result


def _articles(tokens: list[Token]) -> list[Token]:
    if all(each.word != _ARTICLE for each in tokens):
        return tokens
    following = [each.word for each in tokens[1:]] + [""]
    return [
        replace(each, word="an" if takes_an(after.replace("_", " ")) else "a") if each.word == _ARTICLE else each
        for each, after in zip(tokens, following, strict=True)
    ]


def _within(tokens: list[Token], word: tuple[str, str]) -> list[Token]:
    """What was kept as a part of one word: "&(minimum_12)" of "12"."""
    if not any(word) or not tokens:
        return tokens
    said = "_".join(each.word for each in tokens)
    return [Token(f"{word[0]}{said}{word[1]}", tokens[0].start, tokens[-1].end)]


def in_form(words: Sequence[str], form: str) -> list[str]:
    """The words in another form, as what is kept is said in it.

    >>> in_form(["destroyed"], "do"), in_form(["your", "minions"], "one")
    (['destroy'], ['your', 'minion'])
    """
    tokens = [Token(each, 0, 0) for each in words]
    return [each.word for each in _formed(tokens, Kept("", form), lexicon())]


def _formed(tokens: list[Token], part: Kept, lex: Lexicon) -> list[Token]:
    """What was kept, in the form that is asked for: "destroys" of "destroy", "minion" of "minions"."""
    changed = dict(part.put)
    tokens = [replace(each, word=changed[each.word]) if each.word in changed else each for each in tokens]
    if part.form in ("", _STILL) or not tokens:
        return tokens
    if part.form in ("it", "them", "its"):
        return [Token(_standing_for(tokens, part.form, lex), tokens[0].start, tokens[-1].end)]
    form = _form(part.form, lex)
    places = [at for at, each in enumerate(tokens) if form(each.word)]
    if not places:
        return tokens
    at = places[0] if part.form.startswith("to_") or part.form in (*FORMS, "doing") else places[-1]
    return [*tokens[:at], replace(tokens[at], word=form(tokens[at].word)), *tokens[at + 1 :]]


def _standing_for(tokens: list[Token], form: str, lex: Lexicon) -> str:
    """How what is named last is spoken of: "it" or "them"."""
    noun = next((lex.nouns[each.word] for each in reversed(tokens) if each.word in lex.nouns), ("", "one"))
    many = noun[1] == "many"
    return {"it": "them" if many else "it", "its": "their" if many else "its", "them": "them"}[form]


def _form(name: str, lex: Lexicon) -> Callable[[str], str]:
    """What a word is in that form; empty for a word that has none."""
    if name in ("one", "many"):
        return lambda word: _counted(word, name, lex)
    if name in FORMS:
        return lambda word: _of_verb(word, FORMS.index(name), lex)
    if name in _NEXT_TO:
        return lambda word: _next_to(word, name, lex)
    if name == "doing":
        return lambda word: gerund(_of_verb(word, 0, lex)) if word in lex.verbs else ""
    if name in _SIGNS:
        return lambda word: f"{_SIGNS[name]}{_number(word, lex)}" if _number(word, lex) else ""
    if name == "not":
        return lambda word: f"&x{word[2:]}" if word.startswith("&n") else ""
    if name.startswith("to_") and name.removeprefix("to_") in lex.forms:
        other = lex.forms[name.removeprefix("to_")]
        return lambda word: next((other[n] for n, use in enumerate(_USES) if _used(word, use, lex)), "")
    raise PatternError(f"no form of a word: {name!r}")


def _counted(word: str, number: str, lex: Lexicon) -> str:
    """The noun for one or for many: of several that mean the same, the one that is nearest to it; so, too, for one of
    those of a known name ("Zombies"). Empty for no noun."""
    near = (word, f"{word}s", word.removesuffix("s"))
    if is_name(word):
        return near[2] if number == "one" and word.endswith("s") else ""
    kind = lex.nouns.get(word, ("",))[0]
    found = next((each for each in near if lex.nouns.get(each) == (kind, number)), "")
    return found or (noun_of((kind, number), lex) if kind else "")


_NEXT_TO = {"next": 1, "previous": -1}


def _next_to(word: str, form: str, lex: Lexicon) -> str:
    """The next number or the one before, in figures or words as it is told; empty for no number."""
    value = counted(word, lex)
    if value is None or value + _NEXT_TO[form] < 0:
        return ""
    beside = value + _NEXT_TO[form]
    if word.isdigit():
        return str(beside)
    return next((each for each, other in lex.numerals.items() if other == beside), str(beside))


_USES = ("bare", "third", "past", "participle")
_SIGNS = {"plus": "+", "minus": "-", "figure": ""}


def _number(word: str, lex: Lexicon) -> str:
    known = counted(word.removeprefix("&#").lstrip("+-"), lex)
    return "" if known is None else str(known)


def _used(word: str, use: str, lex: Lexicon) -> bool:
    return any(known == use for _, known in lex.verbs.get(word, ()))


_AUXILIARIES = (("have", "has"), ("are", "is"), ("were", "was"), ("do", "does"))
_ALIKE = ("may", "must", "cannot", "can", "would")


def _of_verb(word: str, form: int, lex: Lexicon) -> str:
    if word in _ALIKE:
        return word
    known = next((each for each in _AUXILIARIES if word in each), None)
    if known is not None and form < len(known):
        return known[form]
    verb = next((verb for verb, _ in lex.verbs.get(word, ())), "")
    verb = verb or next((verb for verb, forms in lex.forms.items() if gerund(forms[0]) == word), "")
    return lex.forms[verb][form] if verb else ""
