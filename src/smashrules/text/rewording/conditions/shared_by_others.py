"""Whether others are like a card: "if no other minion there has its name", "while another minion here shares its
faction", "if it shares its faction with another minion there".

There is none, or another one, with the same name or power, or of the same faction. Knows words and their neighbours,
no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "while", "unless", "as", "and")
_WHO = (["no", "other"], ["another"], ["any", "other"], ["a"], ["an"], ["no"], ["any"])
_OF_YOURS = {
    ("one", "of", "your", "other"): "another",
    ("any", "of", "your", "other"): "another",
    ("another", "of", "your"): "another",
    ("none", "of", "your", "other"): "no other",
    ("none", "of", "your"): "no",
}
_CARDS = ("minion", "action", "card", "titan", "monster")
_PLACES = (
    ["here"],
    ["there"],
    ["in", "play"],
    *([on, which, "base"] for on in ("on", "at") for which in ("its", "that", "this")),
    *(["in", whose, pile] for whose in ("your", "its", "their") for pile in ("hand", "deck")),
    *(["in", whose, "discard", "pile"] for whose in ("your", "its", "their")),
)
_HAVE = {"has": "is", "have": "is", "had": "was", "shares": "is", "share": "is", "shared": "was"}
_TRAITS = {"name": "with", "power": "with", "faction": "of"}
_IT = (
    ["it"],
    *([this, card] for this in ("this", "that") for card in ("minion", "card")),
    ["the", "chosen", "minion"],
)
_BEHIND: tuple[list[str], ...] = ([], ["."], [","], [":"], ["and"], ["or"])


def _shared(words: list[str], at: int) -> tuple[list[str], int] | None:
    """What "its name", "the same name (as it)", "this minion's faction" says of another, and where it ends."""
    have, trait = words[at], ""
    named: list[str] = []
    begin = at + 1
    if words[begin : begin + 2] == ["the", "same"]:
        trait, end = "".join(words[begin + 2 : begin + 3]), begin + 3
        if words[end : end + 1] == ["as"]:
            named = at_words(words, end + 1, _IT)
            end += 1 + len(named) if named else 0
    elif words[begin : begin + 1] == ["its"]:
        trait, end = "".join(words[begin + 1 : begin + 2]), begin + 2
    elif have.startswith("share") and words[begin : begin + 1] == ["a"] and words[begin + 2 : begin + 3] == ["with"]:
        trait, named = words[begin + 1], at_words(words, begin + 3, _IT)
        end = begin + 3 + len(named) if named else len(words) + 1
    else:
        named = at_words(words, begin, _IT)
        own = begin + len(named)
        trait, end = "".join(words[own + 1 : own + 2]) if named and words[own : own + 1] == ["'s"] else "", own + 2
    if trait not in _TRAITS or words[end : end + 1] not in _BEHIND:
        return None
    like = [] if named in ([], ["it"]) else ["as", *named]
    return [_TRAITS[trait], "the", "same", trait, *like], end


def _others_share(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If no other minion there has its name": if there is no other minion there with the same name."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        if words[place - 1] not in _ASKING:
            continue
        yours = next((each for each in _OF_YOURS if tuple(words[place : place + len(each)]) == each), None)
        who = list(yours) if yours else at_words(words, place, _WHO)
        noun = place + len(who)
        kind, number = lex.nouns.get(words[noun] if who and noun < len(words) else "", ("", ""))
        if kind not in _CARDS or (number == "many" and not yours and who[:1] != ["no"]):
            continue
        there = at_words(words, noun + 1, _PLACES)
        have = noun + 1 + len(there)
        found = _shared(words, have) if have < len(words) and words[have] in _HAVE else None
        if found is None or not there:
            continue
        shared, end = found
        none = "no" in who or "none" in who
        if who[:1] in (["a"], ["an"], ["any"], ["no"]) and "other" not in who and shared[4:]:
            continue
        quantity = _OF_YOURS[yours].split() if yours else ["another"] if who == ["any", "other"] else who
        quantity = ["a"] if quantity == ["any"] else quantity
        past = _HAVE[words[have]] == "was"
        one = noun_of((kind, "many" if none else "one"), lex)
        there_is = ["there", ("were" if past else "are") if none else ("was" if past else "is")]
        said = ["you", "had" if past else "have"] if yours else there_is
        return put(tokens, place, end, [*said, *quantity, one, *there, *shared])
    return tokens


def _it_shares(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it shares its faction with another minion there", "has the same name as another minion there": if there is
    another minion there of the same faction."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        it = at_words(words, place, _IT) if words[place - 1] in _ASKING else []
        have = place + len(it)
        if not it or words[have] not in _HAVE:
            continue
        ways = (["the", "same", "NAME", "as"], ["its", "NAME", "with"], ["a", "NAME", "with"])
        told = next((each for each in ways if _fits(words, have + 1, each)), [])
        if not told or (told[0] != "the") is not words[have].startswith("share"):
            continue
        trait = words[have + 1 + told.index("NAME")]
        other = have + 1 + len(told)
        kind, number = lex.nouns.get(words[other + 1], ("", "")) if other + 1 < len(words) else ("", "")
        there = at_words(words, other + 2, _PLACES)
        end = other + 2 + len(there)
        if words[other] != "another" or kind not in _CARDS or number != "one" or not there:
            continue
        if words[end : end + 1] not in _BEHIND:
            continue
        is_ = _HAVE[words[have]]
        like = [] if it == ["it"] else ["as", *it]
        said = ["there", is_, "another", words[other + 1], *there, _TRAITS[trait], "the", "same", trait, *like]
        return put(tokens, place, end, said)
    return tokens


def _some_alike(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If two minions here have the same name", "a base where two of your minions share a faction": if there are two
    or more there with the same name."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place - 1] not in (*_ASKING, "where"):
            continue
        least = place + len(at_words(words, place, (["at", "least"],)))
        number = words[least]
        more = least + 1 + len(at_words(words, least + 1, (["or", "more"],)))
        yours = at_words(words, more, (["of", "your"],))
        noun = more + len(yours)
        kind, many = lex.nouns.get(words[noun], ("", ""))
        if lex.numerals.get(number, 0) < 2 or kind not in _CARDS or many != "many":
            continue
        there = at_words(words, noun + 1, _PLACES)
        have = noun + 1 + len(there)
        same = at_words(words, have + 1, (["the", "same"], ["a"]))
        end = have + 1 + len(same) + 1
        share = "".join(words[have : have + 1])
        if share not in ("have", "share") or not same or (same == ["a"]) > (share == "share"):
            continue
        trait = "".join(words[end - 1 : end])
        if trait not in _TRAITS or words[end : end + 1] not in _BEHIND:
            continue
        some = ["you", "have"] if yours else ["there", "are"]
        said = [*some, number, "or", "more", words[noun], *there, _TRAITS[trait], "the", "same", trait]
        return put(tokens, place, end, said)
    return tokens


def _fits(words: list[str], at: int, told: list[str]) -> bool:
    said = words[at : at + len(told)]
    return len(said) == len(told) and all(
        one == other or (other == "NAME" and one in _TRAITS) for one, other in zip(said, told, strict=True)
    )


SHARED_BY_OTHERS = (
    where(_others_share, "name faction power", "has have had shares share shared", " ".join(_ASKING)),
    where(_some_alike, "name faction power", "have share", "same a"),
    where(_it_shares, "name faction power", "another", "has have had shares share shared"),
)
"""The rules of what others share with a card, in the order in which they are asked."""
