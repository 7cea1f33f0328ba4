"""Nobody does with any what each may do: "each player may discard any number of cards. If no player discards any".

No player does so then. Knows words and their neighbours, and the sentence before, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PLAYERS = ("player", "players")
_ENDS = ("", ",", ".")


def _nobody_did_any(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If no player discards any (this way)": does so."""
    words, said = [*words_of(tokens), "", ""], words_of(before[-1]) if before else []
    for place in range(3, len(tokens)):
        if words[place] != "any" or words[place - 2] not in _PLAYERS or words[place - 3] != "no":
            continue
        end = place + 1 + (words[place + 1] == "this_way")
        verbs = {name for name, _ in lex.verbs.get(words[place - 1], ())}
        may = said.index("may") + 1 if "may" in said[:-1] else 0
        told = {name for name, form in lex.verbs.get(said[may], ()) if form == "bare"} if may else set()
        if not verbs & told or words[end] not in _ENDS:
            continue
        does = "does_so" if words[place - 2] == "player" else "do_so"
        so = replace(tokens[place - 1], word=does, end=tokens[end - 1].end)
        return [*tokens[: place - 1], so, *tokens[end:]]
    return tokens


NOBODY_DID_ANY = (looking_back(_nobody_did_any, "no", "any", "player players"),)
"""The rule of what nobody did."""
