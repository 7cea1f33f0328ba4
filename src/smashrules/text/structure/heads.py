"""The head of a clause: what its auxiliaries say of the verb. Knows forms and their agreement, nothing of meaning."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from smashrules.text.structure.attach import UnfitError
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Token


class Head(Struct, frozen=True, gc=False):
    """What a head of verbs says apart from the verb."""

    word: str
    modal: str = ""
    negated: bool = False
    only: bool = False
    passive: bool = False
    perfect: bool = False
    form: str = ""  # bare, third, past, participle
    past: bool = False
    did: bool = False  # "did not play"
    many: bool | None = None
    others: tuple[str, ...] = ()  # "destroyed or moved"


def read_head(tokens: tuple[Token, ...]) -> Head:
    """The parts of a head. Raises ``UnfitError`` for forms that do not agree."""
    return _read(tuple([token.word for token in tokens]))


@lru_cache(maxsize=1024)  # few heads are in all texts
def _read(words: tuple[str, ...]) -> Head:
    lex = lexicon()
    if not words:
        raise UnfitError("no verb")
    if words[0].startswith("&d:"):  # "if you moved it"
        return Head(words[0][3:], form="past", past=True)
    others: tuple[str, ...] = ()
    if "&vor" in words:
        cut = words.index("&vor")
        others, words = tuple(word for word in words[cut:] if word != "&vor"), words[:cut]
    if not words:
        raise UnfitError("this or that is done")
    main = next((word for word in reversed(words) if word not in ("not", "only")), words[-1])
    modal = next((lex.auxiliaries[w] for w in words[:1] if w in lex.classes["AUX"]), "")
    negated = "not" in words or modal == "cannot"
    chain = [lex.auxiliaries.get(word, "") for word in words]
    forms = {form for _, form in lex.verbs.get(main, ())}
    passive = len(words) > 1 and ("be" in chain[:-1] or "been" in chain[:-1]) and bool(forms)
    perfect = "have" in chain[:-1] and bool(forms)
    if modal == "may" and "not" in words:  # "may not": cannot
        modal = "cannot"
    if modal == "do" and negated:  # "do not have": no more than "not"
        modal = ""
    if (passive or perfect) and "participle" not in forms:
        raise UnfitError("not a participle")
    if (
        (modal or words[0] in ("do", "does"))
        and not passive
        and not perfect
        and chain[-1] not in ("be", "have")
        and "bare" not in forms
    ):
        raise UnfitError("a bare verb was wanted")
    if (modal and chain[-1] == "have" and main != "have") or (modal and chain[-1] == "be" and main != "be"):
        raise UnfitError("a bare verb was wanted")
    be = next((w for w, kind in zip(words, chain, strict=True) if kind in ("be", "have")), "")
    many = {"is": False, "are": True, "has": False, "was": False, "were": True}.get(be)
    if be == "have" and not modal:
        many = True
    if words[0] in ("do", "does"):
        many = words[0] == "do"
    if len(words) == 1 and not be:
        many = "bare" in forms if "third" in forms or "bare" in forms else None
    if len(words) == 1 and be in ("has", "is"):
        forms = {"third"}
    form = "participle" if passive or perfect else "bare" if modal else next(iter(forms), "")
    if "third" in forms and len(words) == 1:
        form, many = "third", False
    elif "bare" in forms and len(words) == 1:
        form = "bare"
    did = words[0] == "did" and len(words) > 1
    past = be in ("was", "were") or (did and negated)
    return Head(main, modal, negated, "only" in words, passive, perfect, form, past, did, many, others)
