"""A card's text, annotated: each word linked to the rule of the construct that it was read as, and a table of all.

Knows the effect tree with its places in the text, and ``constructs``; knows no directive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.locale import _

from smashrules.cards.naming import key_of
from smashrules.effects.card import CardType
from smashrules.rulebook import rule
from smashrules.sphinx import keeping
from smashrules.sphinx.nodes import Cell, heading, paragraph, table
from smashrules.sphinx.objects import refer
from smashrules.sphinx.readings import Reading, pieces, readings
from smashrules.sphinx.sources import short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sphinx.environment import BuildEnvironment

    from smashrules.effects.abilities import CardText
    from smashrules.text.showing.indented import Told


def annotated(
    env: BuildEnvironment, words: str, tree: CardText, card_type: CardType, *, full: bool
) -> list[nodes.Node]:
    """The nodes of an annotated text; ``full``: with the table of its constructs and the text in plain words."""
    line: list[str | nodes.Node] = []
    for piece in pieces(words, tree, card_type):
        made = piece.construct
        if made is None or not made.rules or not piece.text.strip():
            line.append(piece.text)
        else:
            for key in made.rules:
                keeping.made_from(env, "rule", key)
            first = rule(made.rules[0])
            hover = short(f"{made.name}. {first.number} {first.title}: {first.text}")
            line.append(refer(env, "rule", first.key, piece.text, hover, plain=True))
    shown: list[nodes.Node] = [paragraph(*line, kind="smash-text")]
    if full:
        rows = [_row(env, each) for each in readings(words, tree, card_type)]
        if rows:
            shown.append(heading(_("How it is read")))
            shown.append(table((_("Words"), _("Read as"), _("Rules")), rows, (40, 30, 30), "smash-readings"))
        plain = _plain(words, tree, card_type)
        if plain:
            shown += [heading(_("In plain words")), plain]
    return shown


def _row(env: BuildEnvironment, reading: Reading) -> Sequence[Cell]:
    cited: list[str | nodes.Node] = []
    for key in reading.construct.rules:
        cited += [", "] if cited else []
        cited.append(refer(env, "rule", key))
    named = reading.construct.name
    return ((f"“{reading.words}”",), (refer(env, "construct", key_of(named), named),), cited or ("",))


def _plain(words: str, tree: CardText, card_type: CardType) -> nodes.Node | None:
    """The text with every reference and scope spelled out."""
    from smashrules.text.showing.indented import nested
    from smashrules.text.showing.paraphrase import explain_tree

    told = explain_tree(tree, type=card_type.value, text=words)
    return _lines(nested(told), "smash-told") if told else None


def _lines(told: Sequence[Told], kind: str = "") -> nodes.line_block:
    """Lines, each with those that belong to it further in."""
    block = nodes.line_block(classes=[kind] if kind else [])
    for each in told:
        block += nodes.line("", each.words)
        if each.below:
            block += _lines(each.below)
    return block
