"""Reads a card's text: strictly (one reading or an error), or every reading that the tables allow.

It goes through the rooms in their order; what a phrase or a verb means is decided in them, and not here.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import Ability, CardText, Continuous, Triggered
from smashrules.effects.actions import Act, Awaits, Cannot, ForEach, If, OneOf, Seq, While
from smashrules.effects.conditions import Complied, Condition, Did, Done, Has, Is, Not, Outnumbers, Was
from smashrules.effects.selectors import (
    EVERY,
    At,
    Compare,
    Controlled,
    Extreme,
    Kind,
    On,
    Other,
    OwnerOf,
    Ref,
    Rest,
    Select,
    Sort,
    Where,
)
from smashrules.effects.verbs import Verb
from smashrules.errors import InputError, checked_text, did_you_mean, nearest_names
from smashrules.text import DEFAULT_TYPE, TYPES
from smashrules.text.binding.bases_put_back import to_the_base_deck
from smashrules.text.binding.binding import bindings
from smashrules.text.binding.chosen_in_hand import chosen_in_hand
from smashrules.text.binding.counter_names import of_their_name
from smashrules.text.binding.each_who import of_each_who
from smashrules.text.binding.either_sort import is_spoken_of, of_either_sort
from smashrules.text.binding.from_a_base import on_each_turn, seen_from_base
from smashrules.text.binding.gone_this_turn import gone_this_turn
from smashrules.text.binding.how_played import by_its_own_play
from smashrules.text.binding.left_behind import where_it_was
from smashrules.text.binding.lost_words import lost_words
from smashrules.text.binding.not_its_owners import not_its_owners
from smashrules.text.binding.one_shape import one_shape
from smashrules.text.binding.one_subject import of_one_subject
from smashrules.text.binding.other_than_this import other_than_this
from smashrules.text.binding.others_of_theirs import others_of_theirs
from smashrules.text.binding.picked_first import picked_first
from smashrules.text.binding.played_before import other_than_itself
from smashrules.text.binding.reshaping import (
    each_apart,
    from_its_card,
    highest_there,
    of_all_that_tie,
    of_the_same_turn,
    of_those_told,
    of_those_who_had_to,
    on_any_base,
    since_it_began,
    there_on_it,
)
from smashrules.text.binding.sense import nonsense
from smashrules.text.binding.than_the_chosen import than_the_chosen
from smashrules.text.binding.the_others import the_others
from smashrules.text.binding.while_waiting import while_waiting
from smashrules.text.binding.who_cannot import of_each_who_cannot
from smashrules.text.binding.yours_in_a_pile import of_its_owner
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.elsewhere import at_the_one_that_scores, than_the_one_named
from smashrules.text.cutting.prepass import Block, blocks, normalise
from smashrules.text.nouns.determiners import evolve_prep
from smashrules.text.reading.errors import AmbiguousTextError
from smashrules.text.reading.requiring import IN_HANDS, asked_for, is_place, requirement, requires
from smashrules.text.reading.trouble import Refused, explained, hollow, nested
from smashrules.text.sentences.abilities import ability
from smashrules.text.sentences.differing import Differing, differently
from smashrules.text.sentences.lines import Line
from smashrules.text.sentences.one_clause import purpose
from smashrules.text.sentences.repeated import TheSame, repeated
from smashrules.text.sentences.sentences import lines
from smashrules.text.sentences.whoever import any_of_them, whoever
from smashrules.text.structure.attach import Dep, UnfitError, attachments, tag
from smashrules.text.structure.syntax import Parsed, Phrase, parse
from smashrules.text.trees.kinds import HOSTS
from smashrules.text.trees.pending import temporary
from smashrules.text.trees.rebuilding import transform
from smashrules.text.words.lexicon import Names
from smashrules.text.words.tokens import Sentence

MOST = 4096


def readings(text: str, *, type: str, names: Names | None = None) -> tuple[Reading, ...]:  # noqa: A002
    """Every reading of ``text`` that the tables allow, for a card of ``type`` ("minion", "action", "base" ...).

    Raises ``TextError`` when there is none, ``InputError`` for what is no text, no type of card or no names.

    >>> [len(readings("You may destroy a minion here.", type="minion"))]
    [1]
    """
    _check(text, type, names)
    known = Names() if names is None else names
    rules: list[str] = []
    if (empty := hollow(text)) is not None:
        raise empty
    try:
        found, refused = trees(text, type, known, rules)
        wrong = None if found else explained(text, type, known, refused)
    except RecursionError:
        wrong = nested(text)
    if wrong is not None:
        raise wrong
    return tuple(Reading(tree, normalise(text), tuple(rules), text, type) for tree in found)


def _check(text: object, type: object, names: object) -> None:  # noqa: A002
    checked_text(text, "a card's text")
    if type not in TYPES:
        kind = checked_text(type, "the type of a card")
        near = did_you_mean(nearest_names(kind, TYPES))
        raise InputError(f"no type of card is called {kind!r}; there are {', '.join(TYPES)}{near}")
    if names is not None and not isinstance(names, Names):
        raise InputError(f"names are those of smashrules.cards.names(), or Names, not {names.__class__.__name__}")


def read(text: str, *, type: str, names: Names | None = None) -> Reading:  # noqa: A002
    """The one reading of ``text``.

    Raises ``TextError`` when there is none and ``AmbiguousTextError`` when there are several: nothing is guessed.

    >>> read("Draw two cards.", type="action").tree.abilities[0].clauses[0].effect.amount
    Num(value=2)
    """
    found = readings(text, type=type, names=names)
    if len(found) > 1:
        from smashrules.text.showing.paraphrase import explain_tree

        meanings = [explain_tree(each.tree, type=type, text=text) for each in found]
        raise AmbiguousTextError(text, (0, len(text)), found, meanings)
    return found[0]


class Reading(Struct, frozen=True):
    """One meaning of a text: its tree, the text it came from, and the names of the rules that decided.

    ``given`` is the text as it was handed in, which the spans of the tree point into; ``type`` the card's."""

    tree: CardText
    text: str
    rules: tuple[str, ...] = ()
    given: str = ""
    type: str = DEFAULT_TYPE

    def __repr__(self) -> str:
        return f"Reading({shorten(self.text, 60)!r}, type={str(self.type)!r})"

    def _repr_html_(self) -> str:
        """The tree with the words under its nodes, for a notebook."""
        from smashrules.text.showing.page import html

        return html([self.tree], self.given or self.text, type=self.type, standalone=False)


def _play_on(builder: Conditions, sentence: Sentence) -> tuple[Select, Dep | Parsed | None] | None:
    """ "Play on a base.": what the card is attached to; and what is done then ("Play on a base to draw a card")."""
    words = [token.word for token in sentence.tokens]
    if words[:2] not in (["play", "on"], ["play", "onto"]):
        return None
    from lark import UnexpectedInput

    try:
        parsed = parse(sentence)
    except UnexpectedInput:
        return None  # told when the sentence is read for itself
    others = Parsed(parsed.elements[1:], parsed.joints[1:]) if len(parsed.elements) > 1 else None
    if others is not None and parsed.joints[0] not in ("and", ", &then", "&then"):
        return None
    for parts in attachments(parsed.elements[0].items, ["play"]):
        told = [tag(part.item) for part in parts]
        if told[:1] in (["on:base"], ["on:card"]) and told[1:] in ([], ["&to"]) and isinstance(parts[0].item, Phrase):
            try:
                node = builder.phrase(evolve_prep(parts[0])).node
            except UnfitError:
                continue
            if isinstance(node, Select) and node.quantity != EVERY:
                then = others if len(parts) == 1 else parts[1]
                return replace(node, span=(sentence.start, sentence.end)), then
    return None


def trees(
    text: str,
    type: str,  # noqa: A002
    names: Names,
    rules: list[str] | None = None,
    lies_on: Kind | None = None,
) -> tuple[list[CardText], list[Refused]]:
    """Every bound tree of ``text``, and what was refused on the way. Named rules that decided go to ``rules``.

    ``lies_on``: what the card is played on, where that is said elsewhere."""
    from lark import UnexpectedInput

    refused: list[Refused] = []
    found: list[CardText] = []
    names = names.with_words_of(text)
    cut = blocks(text, names)
    noted = rules if rules is not None else []
    builder = Conditions(type, names, apart, host=lies_on if lies_on in HOSTS else None, rules=noted, text=text)
    play_on: Select | None = None
    play_if: Condition | None = None
    options: list[tuple[Block, list[list[Line]]]] = []
    for block in cut:
        if block.label in ("Minion", "Action") and type != "fusion":
            refused.append(Refused(block.sentences[0] if block.sentences else None, "meaning"))
        each: list[list[Line]] = []
        sentences = list(block.sentences)
        opens = block is cut[0] and not block.label and type in IN_HANDS
        asking = [sentence for sentence in sentences if requires(sentence)]
        if asking and (len(asking) > 1 or not opens or asking[0] not in sentences[:2]):
            refused += [Refused(asked_for(sentence), "meaning") for sentence in asking]
            sentences = [sentence for sentence in sentences if sentence not in asking]
        elif asking and type == "action" and is_place(sentences):  # "You can only play this on a base where ..."
            sentences[0] = asked_for(asking[0])
        elif asking:
            sentences.remove(asking[0])
            play_if = requirement(builder, asking[0])
            if play_if is None:
                refused.append(Refused(asked_for(asking[0]), "meaning"))
        if type == "action" and not block.label and not each and sentences and block is cut[0]:
            attached = _play_on(builder, sentences[0])
            if attached is not None:
                play_on, then = attached
                first = sentences.pop(0)
                host = play_on.kind if play_on.kind in HOSTS else None
                builder = Conditions(type, names, apart, host=host, rules=noted, text=text)
                if isinstance(then, Parsed):
                    each.append(lines(builder, then, ""))
                    if not each[0]:
                        refused.append(Refused(first, "meaning"))
                elif then is not None:
                    try:
                        each.append([Line(purpose(builder, then, ""), span=(first.start, first.end))])
                    except UnfitError:
                        refused.append(Refused(first, "meaning"))
        for sentence in sentences:
            label = "base" if type == "base" and not block.label else block.label
            try:
                read = lines(builder, parse(sentence), label)
            except UnexpectedInput as error:
                refused.append(Refused(sentence, "structure", error))
                read = []
            else:
                if not read:
                    refused.append(Refused(sentence, "meaning"))
            each.append(read)
        if each:
            options.append((block, each))
    if refused:
        return [], refused
    for abilities in _choices(options, type):
        whole = CardText(tuple(abilities), play_on, play_if, span=(0, len(text)))
        whole = of_one_subject(seen_from_base(whole) if type == "base" else on_each_turn(whole))
        if type == "action" and play_on is None and lies_on is None:
            whole = at_the_one_that_scores(than_the_one_named(whole))
        kinds = _spoken_of(whole)
        every = [tree for tree, _ in bindings(whole, type, noted)]
        either = of_either_sort(whole) if OneOf in kinds else None
        if either is not None:
            every += [tree for tree, _ in bindings(either, type, noted) if is_spoken_of(tree)]
        every = [full for tree in every for full in differently(tree)] if Differing in kinds else every
        if TheSame in kinds:
            every = [full for tree in every if (full := repeated(tree)) is not None]
        counters = Sort in kinds or "counter" in text
        for full in every:
            bound = where_it_was(_settled(full, kinds), text)
            bound = other_than_itself(bound, text, type) if bound is not None else bound
            bound = of_their_name(bound, text) if bound is not None and counters else bound
            if bound is None or bound in found or lost_words(bound, text):
                continue
            if nonsense(bound, type, lies_on) is None:
                found.append(bound)
        if len(found) > MOST:
            break
    if not found:
        refused.append(Refused(None, "reference"))
    return found, refused


def _spoken_of(tree: CardText) -> set[object]:
    """The classes of the nodes of a tree, and the verbs of its deeds: what is not there need not be looked for."""
    return {*map(type, tree.nodes), *[each.verb for each in tree.nodes if type(each) is Act]}


def _settled(tree: CardText, kinds: set[object]) -> CardText:
    """A bound tree, in which there are such ``kinds`` of nodes and deeds, with what only the whole of it tells: of
    whom something is said, for each of whom it is done, from where."""
    if Complied in kinds or Did in kinds:
        tree = of_each_who(of_those_told(tree))
    if Seq in kinds:
        tree = each_apart(tree)
    if Verb.CHOOSE in kinds and Verb.DISCARD in kinds:
        tree = chosen_in_hand(tree)
    if Extreme in kinds and Continuous in kinds:
        tree = transform(tree, of_all_that_tie)
    if At in kinds and Continuous in kinds:
        tree = transform(tree, on_any_base)
    if Extreme in kinds and Where in kinds:
        tree = transform(tree, highest_there)
    if While in kinds and Cannot in kinds:
        tree = transform(tree, of_each_who_cannot)
    if Was in kinds:
        tree = transform(tree, since_it_began)
    if Did in kinds and Not in kinds:
        tree = of_those_who_had_to(tree)
    if Did in kinds and Done in kinds:
        tree = of_the_same_turn(tree)
    if Done in kinds and (Verb.DISCARD in kinds or Verb.DESTROY in kinds):
        tree = gone_this_turn(tree)
    if Did in kinds and Verb.PLAY in kinds:
        tree = by_its_own_play(tree)
    if Verb.REMOVE_COUNTER in kinds:
        tree = transform(tree, from_its_card)
    if OwnerOf in kinds:
        tree = to_the_base_deck(tree)
    if Is in kinds and Controlled in kinds:
        tree = not_its_owners(of_its_owner(tree))
    if On in kinds:
        tree = there_on_it(tree)
    if Other in kinds and Compare in kinds and Controlled in kinds:
        tree = other_than_this(tree)
    if Other in kinds and Seq in kinds:
        tree = than_the_chosen(tree)
    if Awaits in kinds and Seq in kinds:
        tree = while_waiting(tree)
    if ForEach in kinds and Seq in kinds:
        tree = the_others(tree)
    if If in kinds:
        tree = transform(tree, picked_first)
    if Has in kinds and Other in kinds:
        tree = others_of_theirs(tree)
    asked = Done in kinds or Has in kinds or Outnumbers in kinds
    tree = whoever(tree) if asked and (Triggered in kinds or If in kinds) else tree
    if Outnumbers in kinds:
        tree = any_of_them(tree)
    return one_shape(tree)


def _choices(options: list[tuple[Block, list[list[Line]]]], kind: str) -> Iterator[list[Ability]]:
    if not options:
        yield []
        return
    (block, sentences), rest = options[0], options[1:]
    for chosen in _lines(sentences):
        try:
            first = ability(block.label, chosen, (block.start, block.end), kind)
        except UnfitError:
            continue
        for others in _choices(rest, kind):
            yield [first, *others]


def _lines(sentences: list[list[Line]]) -> Iterator[list[Line]]:
    if not sentences:
        yield []
        return
    for line in sentences[0]:
        for rest in _lines(sentences[1:]):
            yield [line, *rest]


def apart(
    text: str,
    part: tuple[int, int],
    type: str,  # noqa: A002
    names: Names,
    lies_on: Kind | None,
) -> tuple[Ability, ...]:
    """The abilities that a part of ``text`` says by itself. Raises ``UnfitError`` when they have not exactly one
    reading."""
    start, end = part
    found, _ = trees(text[start:end], type, names, lies_on=lies_on)
    if len(found) != 1:
        raise UnfitError("the quoted ability")
    labels: dict[int, int] = {}

    def shift(node: Any) -> Any:
        span = (node.span[0] + start, node.span[1] + start)
        if isinstance(node, Select) and node.label is not None:
            labels[node.label] = temporary(span[0])
            return replace(node, label=labels[node.label], span=span)
        return replace(node, span=span)

    def refer(node: Any) -> Any:
        return replace(node, label=labels[node.label]) if isinstance(node, (Ref, Rest)) else node

    return tuple(transform(transform(each, shift), refer) for each in found[0].abilities)
