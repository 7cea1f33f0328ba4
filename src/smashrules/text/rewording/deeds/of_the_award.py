"""Victory points that go from one player to another: "you get one of their VP" takes it from that player.

"... from that base's printed awards" speaks of VPs that come with the scoring: before a base scores, it is done when
it has scored. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_GETTING = {"get": "take", "gain": "take", "take": "take", "gets": "takes", "gains": "takes", "takes": "takes"}
_LOSING = ("lose", "loses", "give", "gives")
_OWN = (["of", "your"], ["of", "their"])
_OWNERS = ("player", "winner", "runner-up", "third", "opponent", "controller", "owner")
_AWARDS = ("award", "awards")
_BASES = (["that", "base", "'s"], ["the", "base", "'s"], ["its"], ["the"], ["this", "base", "'s"])


def _of_theirs(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token] | None:
    """ "You get one of that player's VP": you take it from that player."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        number = words[place + 1]
        given = not {*_LOSING}.isdisjoint(words[: place + 1]) and words[place + 2 : place + 4] in _OWN
        if (
            given
            and (number.isdigit() or number in lex.numerals)
            and words[place + 4 : place + 5] in (["vp"], ["vps"])
        ):
            return [*tokens[: place + 2], *tokens[place + 4 :]]  # "lose one of your VP"
        told = words[place] in _GETTING and words[place + 2 : place + 3] == ["of"]
        if not told or not (number.isdigit() or number in lex.numerals):
            continue
        end = next((at for at in range(place + 3, len(words)) if words[at] in ("vp", "vps")), 0)
        whose = tokens[place + 3 : end]
        from_whom = _from_whom(whose, lex) if end else []
        tail = words[end + 1 :]
        yourself = words_of(from_whom) == ["you"] and words[place - 1 : place] in ([], ["you"], ["may"], [","])
        if not from_whom or yourself or (tail and not _of_its_awards(tail)):
            continue
        at = tokens[end].end
        verb = replace(tokens[place], word=_GETTING[words[place]])
        taken = [tokens[place + 1], replace(tokens[end], start=whose[0].start), Token("from", at, at)]
        done = [*tokens[:place], verb, *taken, *(replace(each, start=at, end=tokens[-1].end) for each in from_whom)]
        return _when_it_has_scored(done, before) if tail else done
    return tokens


def _from_whom(whose: list[Token], lex: Lexicon) -> list[Token]:
    """ "that player's", "their": from that player. Empty for what is nobody's."""
    words = words_of(whose)
    if words == ["their"]:
        return [replace(whose[0], word=word) for word in ("that", "player")]
    if words == ["your"]:
        return [replace(whose[0], word="you")]
    owner = lex.nouns.get(words[-2], ("", ""))[0] if len(words) > 2 and words[-1] == "'s" else ""
    return whose[:-1] if owner in _OWNERS and len(words) == 3 else []


def _of_its_awards(words: list[str]) -> bool:
    """ "from that base's printed awards"."""
    if words[:1] != ["from"] or words[-1] not in _AWARDS:
        return False
    said = words[1:-1]
    return (said[:-1] if said[-1:] == ["printed"] else said) in _BASES


def _when_it_has_scored(tokens: list[Token], before: list[list[Token]]) -> list[Token] | None:
    """What is done with VPs that the base gives, when it has given them; None where no base scores."""
    waits = words_of(before[0] if before else tokens)
    opened = waits[1:] if waits[:1] == ["play"] else waits
    if "scores" not in opened or opened[:1] not in (["before"], ["after"]) or (opened[0] == "before" and not before):
        return None
    if opened[0] == "after":
        return tokens
    start = tokens[0].start
    lead = [Token(word, start, start) for word in ("after", "that", "base", "scores", ",")]
    return [*lead, *tokens]


def of_theirs(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence, with VPs of another player taken from that player."""
    return _of_theirs(tokens, before, lex) or tokens


OF_THEIRS = (looking_back(of_theirs, "vp vps", "of", " ".join((*_GETTING, *_LOSING))),)
"""The rule about victory points that were another player's."""
