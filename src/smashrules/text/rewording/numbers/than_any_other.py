"""Power compared with that of several at once: "if this minion has more power than any other minion here".

It has more than each of them: no other has as much. Of what is described so, more than any of several have is more
than the highest of these. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKED = ("if", "while", "when", "unless")
_MORE = {"more": "greater", "greater": "greater", "higher": "greater", "less": "less", "lower": "less"}
_MOST = {"greater": "highest", "less": "lowest"}
_ANY = ("any", "each", "every", "all")
_ENDS = (",", "and", "or", "then", "&then", "")


def _than_each_other(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it has less power than any other minion": if no minion other than it has so little."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens) - 5):
        said = (
            words[place] == "has" and words[place + 1] in _MORE and words[place + 2 : place + 4] == ["power", "than"]
        )
        begin = begin_behind(words, place, _ASKED)
        who = words[begin:place]
        if not said or words[place + 4] not in _ANY or words[place + 5] != "other" or not _is_one(who, lex):
            continue
        end = next(at for at in range(place + 5, len(words)) if words[at] in _ENDS)
        noun = words[place + 6]
        if lex.nouns.get(noun, ("",))[0] != "minion" or end < place + 7:
            continue
        rest = words[place + 7 : end - 2 * (words[end - 2 : end] == ["in", "play"])]
        itself = [] if who[:1] == ["this"] else ["other_than", *who]
        whose = ["its"] if who == ["it"] else [*who, "'s"]
        others = ["no", *(["other"] if not itself else []), "minion", *rest, *itself]
        so_much = ["has", "power", f"{_MORE[words[place + 1]]}_than_or_equal_to", *whose, "power"]
        return put(tokens, begin, end, [*others, *so_much])
    return tokens


def _is_one(who: list[str], lex: Lexicon) -> bool:
    """Whether it is one minion that was spoken of."""
    return who == ["it"] or (
        len(who) == 2 and who[0] in ("this", "that") and lex.nouns.get(who[1], ("",))[0] == "minion"
    )


def _than_any_of(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion with less power than any of your minions": less than the lowest power of these."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        said = (
            words[place] == "with" and words[place + 1] in _MORE and words[place + 2 : place + 4] == ["power", "than"]
        )
        of = place + 5 if words[place + 5 : place + 6] in (["of"], ["&of"]) else 0
        if not said or words[place + 4] not in ("any", "each", "all") or not of:
            continue
        than = _MORE[words[place + 1]]
        return put(tokens, place, of, ["with", "power", than, "than", "the", _MOST[than], "power"])
    return tokens


THAN_ANY_OTHER = (where(_than_each_other, "than", "any each every all", "other"), where(_than_any_of, "than", "with"))
"""The rules of a power that is compared with several."""
