"""What a sentence says of the deed in the one before: where it is done, and what is done ahead of it.

"You may play an extra action. It must be played here" plays one extra action, and plays it here; "Destroy a minion.
Before you do, draw a card" chooses the minion, draws, and destroys it. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import Rewordings, reworded
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import CARDS, bare
from smashrules.text.words.tokens import Token, said_at, words_of

_IT = ("it", "they")
_PLACED = (["here"], ["there"], ["on"], ["at"])
_AHEAD = (["before", "you", "do", ","], ["before", "you", "do_so", ","], ["first", ","])
_AS_ALWAYS = (
    ["replace", "it", "normally"],
    ["replace", "that", "base", "normally"],
    ["replace", "this", "base", "normally"],
    ["replace", "the", "base", "normally"],
    ["it", "is", "replaced", "normally"],
)
_ONE = ("a", "an", "one", "another")


def told_after(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with what one says of the deed before it said with that deed, and where each of them ends."""
    found: list[list[Token]] = []
    places: list[int] = []
    for tokens, end in zip(sentences, ends, strict=True):
        last = found[-1] if found else []
        tokens = reworded(tokens, lex, _SPOKEN_OF, found)
        if _changes_nothing(words_of(last), words_of(tokens)):
            places[-1] = end
        elif (place := _where_played(last, tokens, lex)) is not None:
            found[-1], places[-1] = [*last, *place], end
        elif (turned := _done_ahead(last, tokens, lex)) is not None:
            found, places = [*found[:-1], *turned], [*places[:-1], last[-1].end, end, end]
        else:
            found.append(tokens)
            places.append(end)
    return found, places


def _changes_nothing(said: list[str], words: list[str]) -> bool:
    """ "Use its ability. It stays in that discard pile": nothing has moved it. "Replace it normally": a base is."""
    if words in _AS_ALWAYS:
        return {"destroy", "base"} <= set(said)
    stay = next((at for at, word in enumerate(words[:5]) if word in _STAY), 0)
    who, there = words[:stay], words[stay + 1 :]
    told = who in _SUCH or (len(who) == 2 and who[0] in ("that", "the", "those") and who[1] in _CARDS_TOLD)
    whose = {"that", "the", "their", "its", "your", "owner", "player", "'s", "in", *_PILES}
    same = there in (["there"], ["where", "it", "is"], ["where", "they", "are"])
    same = same or (there[-1:] != [] and there[-1] in _PILES and set(there) <= whose)
    still = said[:1] and said[0] in _ONLY_SEEN
    return bool(told and same and (still or "use" in said) and not _MOVING & set(said))


_STAY = ("stays", "stay", "remains", "remain")
_SUCH = (["it"], ["they"], ["the", "chosen", "card"], ["the", "chosen", "action"], ["the", "chosen", "minion"])
_CARDS_TOLD = ("card", "action", "minion", "cards", "actions", "minions")
_PILES = ("discard_pile", "hand", "deck")
_ONLY_SEEN = ("use", "choose", "look_at", "reveal", "name")
_MOVING = {
    "play",
    "draw",
    "place",
    "return",
    "shuffle",
    "plays",
    "draws",
    "places",
    "returns",
    "move",
    "bury",
    "store",
}


def _where_played(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """ "It must be played here", "you must play it on this base": where the extra card of the sentence before is."""
    words, said = words_of(tokens), words_of(before)
    plays = [place for place, word in enumerate(said) if word == "play"]
    played = said[plays[-1] :] if plays else []
    if "extra" not in played or {"on", "here", "there", "at", "and", "or", ","} & set(played):
        return None
    if lex.nouns.get(said[-1], ("",))[0] not in CARDS and "power" not in played:
        return None  # something else follows it
    for place in range(1, len(words)):
        if words[place : place + 1] in _PLACED and _says_so(words[:place], played):
            rest = words[place:]
            return tokens[place:] if not {",", "and", "or", "if"} & set(rest) else None
    return None


def _says_so(words: list[str], played: list[str]) -> bool:
    """Whether these words say that what was played must be played, with the place still to come."""
    told = words[-3:] == ["must", "be", "played"] or words[-4:] == ["can", "only", "be", "played"]
    if told:
        who = words[: -3 if words[-3] == "must" else -4]
    elif words[:3] == ["you", "must", "play"] or words[:1] == ["play"]:
        who = words[3 if words[0] == "you" else 1 :]
    elif words[:4] == ["you", "can", "only", "play"]:
        who = words[4:]
    else:
        return False
    spoken = len(who) == 2 and who[0] in ("that", "this", "the", "those") and who[1] in played
    return spoken or (len(who) == 1 and who[0] in (*_IT, "them"))


def _done_ahead(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[list[Token]] | None:
    """ "Destroy a minion. Before you do, draw a card": choose a minion. Draw a card. Destroy the chosen minion."""
    words, said = words_of(tokens), words_of(before)
    ahead = next((each for each in _AHEAD if words[: len(each)] == each), None)
    if ahead is None or len(said) < 3 or not bare(said[0], lex) or said[1] not in _ONE:
        return None
    end = said.index("to") if "to" in said else len(said)
    nouns = [place for place in range(2, end) if said[place] in lex.nouns]
    if not nouns or lex.nouns[said[nouns[0]]] not in [(each, "one") for each in CARDS] or {",", "and"} & set(said):
        return None
    verb, noun = before[0], before[nouns[0]]
    at = tokens[-1].end
    chosen = [replace(verb, word="choose"), *before[1:end]]
    done = [Token(each, at, at) for each in (verb.word, "the", "chosen", noun.word)]
    return [chosen, tokens[len(ahead) :], [*done, *said_at(before[end:], at)]]


_SPOKEN_OF = Rewordings(
    [
        *said("conditions/events", "that-ability"),
        *said("references/again", "inferred"),
    ]
)
"""The rules of what is spoken of in a sentence and named in the one before, and of what is to be inferred."""
