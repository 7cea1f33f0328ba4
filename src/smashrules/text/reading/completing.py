"""Completes the beginning of a text: which words can follow, or finish the word that is begun.

The grammar says which classes of words can follow, the tables which of them go with the verb and the noun before.
This module knows words and tables; it makes no tree, so a beginning costs no more than the grammar.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from smashrules.text.cutting.prepass import blocks
from smashrules.text.reading.likely import Ranks
from smashrules.text.structure.syntax import parser
from smashrules.text.structure.tables import tables
from smashrules.text.words.lexicon import Names, is_name, lexicon
from smashrules.text.words.tokens import Token

KINDS = ("label", "verb", "thing", "whose", "number", "before a thing", "link", "where or when", "mark", "name")
"""What sort of word a completion is, in the order in which they are listed."""

_LONGEST_JOINED = 3
"""How many words that begin joined ones are looked at."""
_BOUNDS = ("less", "more", "fewer", "higher", "greater")
_CARDS = ("minion", "action", "titan", "fusion", "card", "monster", "treasure")
_PILES = ("hand", "deck", "discard", "box", "stasis", "base-deck", "base-discard")
_PLAYERS = ("opponent", "winner", "runner-up", "third", "owner", "controller", "player")
_ONE = frozenset(("a", "an", "another", "each", "every", "this", "that", "one", "1", "extra"))
_MANY = frozenset(("all", "these", "those", "any_number_of", "&of"))
_FIRST = ("a", "an", "the", "each", "every", "all", "no", "any", "this", "that", "these", "those", "your", "its")
_ADJECTIVES = ("other", "extra", "random", "different", "standard", "another")
_SHOWN = {"&top": "top", "&bottom": "bottom", "&control": "control", "&one": "one", "&another": "another"}
_HOLDERS = ("player's", "opponent's", "owner's", "minion's", "base's", "card's")

# One word for each class: it stands for the others when the grammar is asked what can follow.
_PROBES = {
    "verb": ("destroy", "VERB"),
    "third": ("moves", "VERBS"),
    "done": ("destroyed", "DONE"),
    "thing": ("minion", "NOUN"),
    "things": ("minions", "NOUN"),
    "pre": ("the", "PRE"),
    "adjective": ("other", "PRE"),
    "number": ("two", "NUM"),
    "person": ("you", "PRON"),
    "it": ("it", "PRON"),
    "prep": ("from", "PREP"),
    "event": ("after", "EVENT"),
    "adverb": ("here", "ADV"),
    "may": ("may", "AUX"),
    "be": ("is", "BE"),
    "have": ("has", "HAVE"),
    "not": ("not", "NOT"),
    "spec": ("of power 3 or less", "SPEC"),
    "plus": ("+1", "PLUS"),
    "and": ("and destroy", "AND"),
    "or": ("or destroy", "OR"),
    "then": ("then destroy", "THEN"),
    "to": ("to destroy", "TO"),
    "that": ("that is", "THAT"),
    "comma": (", destroy", "COMMA"),
}

# After what comes what: the grammar takes more than a card would say.
_PHRASE = ("thing", "things", "pre", "adjective", "number", "person", "it")
_ON = ("prep", "adverb", "event", "and", "or", "then", "to", "comma")
_AFTER = {
    "start": (*_PHRASE, "verb", "prep", "event", "adverb"),
    "joint": (*_PHRASE, "verb", "third", "be", "have", "may", "done", "prep", "event", "adverb", "then"),
    "thing": ("verb", "third", "be", "have", "may", "spec", "that", *_ON),
    "before": ("thing", "things", "adjective", "number"),
    "whose": ("thing", "things"),
    "prep": _PHRASE,
    "event": _PHRASE,
    "verb": (*_PHRASE, "plus", *_ON),
    "may": ("verb", "be", "have", "not"),
    "be": ("done", "not", "prep", "adverb", "pre"),
    "have": ("done", "not", "plus", "pre", "number", "thing", "things", "spec"),
    "adverb": ("verb", "third", "be", "have", "may", *_ON),
}


class Completion(Struct, frozen=True):
    """A word that can follow, and its ``kind``, one of ``KINDS``. ``ends`` a word that is begun, or is the next."""

    word: str
    kind: str
    ends: bool = False


def completions(prefix: str, *, names: Names | None = None, wordings: tuple[str, ...] = ()) -> list[Completion]:
    """The words that can follow ``prefix``, each with its kind, in the order of ``KINDS``; names that ``names`` holds
    come last.

    With ``wordings`` (sentences that cards say) those come first that stand there most often, and so does their kind.
    A last word that can stand as it is is completed and continued. Empty for a beginning that no text has.

    >>> "minion" in [each.word for each in completions("Destroy a ")]
    True
    >>> [each.word for each in completions("Return a minion to its own") if each.ends]
    ["owner's"]
    >>> [each.word for each in completions("You may destroy any number of min")]
    ['minions']
    >>> said = ("Draw two cards.", "Draw two cards.", "Draw a card.")
    >>> [each.word for each in completions("Draw ", wordings=said)][:1]
    ['two']
    """
    known = names or Names()
    found: dict[str, tuple[Completion, Ranks]] = {}
    for body, partial in _cuts(prefix):
        ranks = Ranks.behind(body, wordings)
        words = _every(body, known, ranks, bool(partial.strip()))
        rest = len(partial) if partial.endswith(" ") else 0  # "any " is finished by "number of"
        for word, kind in words.items():
            if rest and kind == "where or when":
                continue  # "a second time" is no end of "destroy a"
            if word.casefold().startswith(partial.casefold()) and word.casefold() != partial.casefold().rstrip():
                found.setdefault(word, (Completion(word[rest:], kind, bool(partial)), ranks))
        if partial in words and " " not in partial:
            later = Ranks.behind(prefix + " ", wordings)
            for word, kind in _every(prefix + " ", known, later).items():
                found.setdefault(word, (Completion(word, kind), later))
    often = {word: ranks.of(word) for word, (_, ranks) in found.items()}
    kinds = {
        kind: max((often[w] for w, (each, _) in found.items() if each.kind == kind), default=()) for kind in KINDS
    }

    def likely(word: str) -> tuple[object, ...]:
        each = found[word][0]
        first = [-many for many in kinds[each.kind]]
        number = lexicon().numerals.get(word, 0)
        return (
            not each.ends,
            each.kind == "name",
            first,
            KINDS.index(each.kind),
            [-n for n in often[word]],
            number,
            word,
        )

    every = [found[word][0] for word in sorted(found, key=likely)]
    return list({each.word: each for each in reversed(every)}.values())[::-1]  # the first of each


def begun_words(body: str, names: Names) -> list[str]:
    """What finishes words that are one, if the last ones of ``body`` begin them: "less" and "more" for "power 3 or".

    >>> begun_words("Destroy a minion of power 3 or", Names())
    ['less', 'more', 'fewer', 'greater', 'higher']
    """
    said = body.split()
    found: dict[str, None] = {}
    for many in range(1, min(len(said), _LONGEST_JOINED) + 1):
        tail = tuple(each.casefold() for each in said[-many:])
        for parts in _joined().get(tail[0], ()):
            whole = " ".join(parts)
            adverb = {"_".join(parts)} & {*lexicon().adverbs, *lexicon().classes["EVENT"]}  # "a second time"
            if adverb or parts[:many] != tail or len(parts) == many:
                continue
            if _continues(" ".join(said[:-many]), whole, names):
                found[" ".join(parts[many:])] = None
    return sorted(found, key=lambda word: (word not in ("less", "more"), word))


@cache
def _joined() -> dict[str, list[tuple[str, ...]]]:
    """The written words that are one, by the first of them."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for each in lexicon().joined.values():
        for parts in each:
            found.setdefault(parts[0], []).append(parts)
    return found


def _every(body: str, names: Names, ranks: Ranks, begun: bool = False) -> dict[str, str]:
    """The words that can stand after ``body``: of the grammar's classes, ends of joined words, and what cards say."""
    found = _following(body, names, begun)
    if not body.strip() or body.rstrip()[-1] in ".:":
        return found
    for word in begun_words(body, names):
        found.setdefault(word, _kind(word))
    for word in ranks.following:
        if word not in found and _is_known(word) and _continues(body, word, names):
            found[word.upper() if word.startswith("vp") else word] = _kind(word)
    return found


def _is_known(word: str) -> bool:
    return word in lexicon().known or word.lstrip("+-").isdigit()


def _kind(word: str) -> str:
    """What sort of word this is by itself."""
    held = lexicon()
    if word in held.nouns:
        return "thing"
    if word in held.verbs or word in held.auxiliaries:
        return "verb"
    if word in held.numerals or word[0] in "+-123456789" or word in _BOUNDS:
        return "number"
    if word in held.classes["PRE"]:
        return "before a thing"
    return "where or when" if word in held.classes["ADV"] or word in held.classes["EVENT"] else "link"


def _cuts(prefix: str) -> list[tuple[str, str]]:
    """Where the last word could begin: it may be one of several parts ("any number o")."""
    if not prefix or prefix[-1] in ".:," or (prefix[-1].isspace() and not prefix.strip()):
        return [(prefix, "")]
    places = [0, *(place + 1 for place, each in enumerate(prefix) if each.isspace())][::-1]
    return [(prefix[:place], prefix[place:]) for place in places[:4]]


def _following(body: str, names: Names, begun: bool = False) -> dict[str, str]:
    """The words that can stand after ``body``, which ends with a blank or a stop, each with its kind. Where a word is
    ``begun``, it may be the name of a faction, too."""
    found: dict[str, str] = {}
    tokens = _open(body, names)
    sensible = [*_AFTER[_last(tokens)], *(("verb",) if tokens and tokens[-1].word in ("to", "&to") else ())]
    for name in sensible:
        if not _continues(body, _PROBES[name][0], names):
            continue
        for word, kind in _words(name, tokens):
            found.setdefault(_SHOWN.get(word, word).replace("_", " "), kind)
    named = "thing" in sensible and not set(_before(tokens)) & {"up_to"} and _last(tokens) != "whose"
    if named and names.all() and _continues(body, names.all()[0], names):
        found.update((each, "name") for each in _names(tokens, names) | (names.factions if begun else frozenset()))
    if not tokens and (not body.strip() or body.rstrip()[-1] in ".:"):
        if not body.rstrip().endswith(":"):
            found.update((each, "label") for each in ("Ongoing:", "Special:", "Talent:"))
        found = {word[:1].upper() + word[1:]: kind for word, kind in found.items()}
    elif _last(tokens) in ("thing", "adverb", "verb") and _continues(body.rstrip(), "", names):
        found["."] = "mark"
    if not tokens and body.strip() and body.rstrip()[-1] not in ".:":
        return {}
    return found


def _open(body: str, names: Names) -> list[Token]:
    """The tokens of the sentence that is not ended; none where one begins."""
    if not body.strip() or body.rstrip()[-1] in ".:":
        return []
    cut = blocks(body, names)
    return list(cut[-1].sentences[-1].tokens) if cut and cut[-1].sentences else []


def _continues(body: str, word: str, names: Names) -> bool:
    """Whether the grammar can go on after ``word``, or, without a word, can end."""
    from lark import UnexpectedInput

    cut = blocks(f"{body.rstrip()} {word}", names)
    if not cut or not cut[-1].sentences:
        return False
    tokens: Any = cut[-1].sentences[-1].tokens
    walk = parser().parse_interactive(tokens)
    try:
        walk.exhaust_lexer()
    except UnexpectedInput:
        return False
    return bool(word) or "$END" in walk.accepts()  # type: ignore[no-untyped-call]


def _last(tokens: list[Token]) -> str:
    """What sort of word stands last, as ``_AFTER`` names it."""
    if not tokens:
        return "start"
    held = lexicon()
    word = tokens[-1].word
    if word in held.nouns or is_name(word) or word in held.classes["PRON"]:
        return "thing"
    if _before(tokens):
        return "before"
    classes = {"PREP": "prep", "EVENT": "event", "ADV": "adverb", "AUX": "may", "BE": "be", "HAVE": "have"}
    for name, kind in classes.items():
        if word in held.classes[name]:
            return kind
    if word == "'s":
        return "whose"
    if word in ("not", "been"):
        return _last(tokens[:-1]) if len(tokens) > 1 else "may"
    if held.verbs.get(word.removeprefix("&d:")):
        return "verb"
    return "joint" if not word.startswith(("power", "&a", "&x")) else "thing"


def _words(name: str, tokens: list[Token]) -> list[tuple[str, str]]:
    held = lexicon()
    last = tokens[-1].word if tokens else ""
    many = last in ("you", "they", "players", "opponents") or held.nouns.get(last, ("", ""))[1] == "many"
    if name in ("thing", "things"):
        return _things(tokens, "one" if name == "thing" else "many")
    if name == "verb":
        if _last(tokens) == "thing" and not many:
            return []
        return [(forms[0], "verb") for verb, forms in held.forms.items() if verb in tables().frames]
    if name == "third":
        if _last(tokens) == "thing" and many:
            return []
        return [(forms[1], "verb") for verb, forms in held.forms.items() if verb in tables().frames]
    if name == "done":
        return [(each, "verb") for verb, forms in held.forms.items() for each in forms[3].split("/")]
    if name == "pre":
        return [(each, "before a thing") for each in _FIRST] if not _before(tokens) else []
    if name == "adjective":
        return [(each, "before a thing") for each in _adjectives(_before(tokens))]
    if name == "number":
        barred = set(_before(tokens)) & _ONE or any(_counted(each) for each in _before(tokens))
        return [(each, "number") for each in held.numerals] if not barred else []
    if name == "prep":
        return [(each, "link") for each in _prepositions(tokens)]
    if name == "adverb":
        starting = ("limit", "now", "first", "instead", "otherwise", "if-so")
        begins = _last(tokens) in ("start", "joint")
        adverbs = [each for each, kind in held.adverbs.items() if not begins or kind in starting]
        return [(each, "where or when") for each in adverbs if not each.startswith("&")]
    if name == "event":
        events = held.classes["EVENT"]
        return [(each, "where or when") for each in events if not each.startswith("&")]
    if name in ("may", "be", "have"):
        if _last(tokens) == "may":
            return [(name, "verb")] if name != "may" else []
        forms = {
            "may": ("may", "cannot"),
            "be": ("are",) if many else ("is",),
            "have": ("have",) if many else ("has",),
        }
        return [(each, "verb") for each in forms[name]]
    plain = {
        "person": [("you", "thing")] if _last(tokens) in ("start", "joint", "event") else [],
        "it": [("it", "thing"), ("they", "thing")] if not _before(tokens) else [],
        "not": [("not", "verb")],
        "spec": [("of power", "link")] if _category(tokens[-1].word if tokens else "") in ("card", "") else [],
        "plus": [("+1", "number"), ("-1", "number")] if "have" in _verbs(tokens) or not tokens else [],
        "to": [("to", "link")],
        "that": [("that", "link")],
        "and": [("and", "link")],
        "or": [("or", "link")],
        "then": [("then", "link")],
        "comma": [(",", "mark")],
    }
    return plain.get(name, [])


def _before(tokens: list[Token]) -> list[str]:
    """What stands before the noun that is still to come: "each", "other", "two" ..."""
    held = lexicon()
    found: list[str] = []
    for token in reversed(tokens):
        word = token.word
        if word in held.classes["PRE"] or word in held.numerals or word[:1].isdigit() or word.startswith("&p:"):
            found.insert(0, word)
        else:
            break
    return found


def _things(tokens: list[Token], number: str) -> list[tuple[str, str]]:
    before = _before(tokens)
    deciding = next((each for each in reversed(before) if each in _ONE | _MANY or _counted(each)), "")
    wanted = "one" if deciding in _ONE else "many" if deciding else ""
    if wanted and wanted != number:
        return []
    if before and before[-1] in ("up_to", "any"):
        return []
    allowed = _allowed(tokens, len(before))
    if deciding and _last(tokens[: len(tokens) - len(before)]) == "verb":
        allowed -= {"pile"}  # "discard your hand", but no "discard a hand"
    vowel = "an" if before and before[-1] == "an" else "a" if before and before[-1] == "a" else ""
    words = [
        (_SHOWN.get(word, word), kind)
        for word, (kind, many) in lexicon().nouns.items()
        if many == number and (not word.startswith("&") or word in _SHOWN)
    ]
    found = [(word, "thing") for word, kind in words if not allowed or _sort(kind) in allowed]
    if number == "one" and before:
        found += [(each, "whose") for each in _HOLDERS]
    if vowel:
        found = [(word, kind) for word, kind in found if (word[0] in "aeio") == (vowel == "an")]
    return found


def _names(tokens: list[Token], names: Names) -> frozenset[str]:
    allowed = _allowed(tokens, len(_before(tokens)))
    held = names.cards | names.words if not allowed or "card" in allowed else frozenset()
    return held | (names.factions if not allowed or "faction" in allowed else frozenset())


def _counted(word: str) -> bool:
    return word in lexicon().numerals or word[:1].isdigit()


def _adjectives(before: list[str]) -> list[str]:
    if not before:
        return ["any_number_of", "up_to", "other"]
    if before[-1] in ("up_to", "&of", "any_number_of"):
        return ["your", "their"] if before[-1] != "up_to" else []
    if before[-1] in ("a", "an"):
        return ["extra"] if before[-1] == "an" else ["random", "different", "standard"]
    if before[-1] == "the":
        return ["other", "lowest-power", "highest-power", "same"]
    return ["other", "extra", "random"] if before[-1] not in _ADJECTIVES else []


def _verbs(tokens: list[Token]) -> list[str]:
    """The verbs of the clause that is open, the last one last."""
    held = lexicon()
    found: list[str] = []
    for token in tokens:
        word = token.word.removeprefix("&d:")
        if held.auxiliaries.get(word) == "have":
            found.append("have")
        found += [verb for verb, form in held.verbs.get(word, ()) if form in ("bare", "third", "past")]
    return found


@cache
def _sort(kind: str) -> str:
    """The category of the tables for a kind of noun."""
    for category, kinds in (("card", _CARDS), ("pile", _PILES), ("player", _PLAYERS)):
        if kind in kinds:
            return category
    return "base" if kind == "replacement" else kind


def _category(word: str) -> str:
    if is_name(word):
        return "card"
    if word == "you":
        return "player"
    noun = lexicon().nouns.get(word)
    return _sort(noun[0]) if noun else ""


def _allowed(tokens: list[Token], skip: int) -> frozenset[str]:
    """The categories that fit what governs the noun that is to come; empty for any."""
    head = tokens[: len(tokens) - skip]
    if not head or _last(head) in ("start", "joint", "event"):
        return frozenset(("card", "base", "player"))
    last = head[-1].word
    if last == "'s":
        return frozenset(("pile", "card", "turn", "ability", "power"))
    if last in lexicon().classes["PREP"]:
        tags = _slots(head[:-1])
        return frozenset(each.partition(":")[2] for each in tags if each.partition(":")[0] == last) - {""}
    objects = {
        each
        for verb, _ in lexicon().verbs.get(last, ())
        for frame in tables().frames.get(verb, ())
        for each in frame.objects
    }
    return frozenset(objects)


def _slots(head: list[Token]) -> set[str]:
    """What the verb and the noun before can have with them, as the tables name it."""
    found: set[str] = set()
    for verb in _verbs(head)[-1:]:
        for frame in tables().frames.get(verb, ()):
            found |= set(frame.slots)
    noun = next((category for each in reversed(head) if (category := _category(each.word))), "")
    return found | set(tables().accepts.get(noun, ()))


def _prepositions(tokens: list[Token]) -> list[str]:
    """Prepositions that the verb or the noun before takes; all of them where neither is known."""
    every = [each for each in lexicon().classes["PREP"] if not each.startswith("&")]
    if not tokens:
        return ["at", "during", "instead_of", "for_each", "on"]
    tags = {each.partition(":")[0] for each in _slots(tokens) if ":" in each}
    owned = {"of"} if _category(tokens[-1].word) else set()
    return [each for each in every if each in tags | owned]
