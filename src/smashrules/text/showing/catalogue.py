"""Every construct of card texts: in which words it stands, which node it is, what it does, which rules bear on it.

Rows only; which row a node is, ``constructs`` says. ``does`` speaks of a game as the engine keeps it: of decisions,
of events, of numbers that are derived from the board. Knows the effect tree and the keys of the rulebook.
"""

from __future__ import annotations

from msgspec import Struct

from smashrules.effects import abilities as a
from smashrules.effects import actions as act
from smashrules.effects import amounts as n
from smashrules.effects import conditions as c
from smashrules.effects import selectors as s
from smashrules.effects.node import Node
from smashrules.effects.verbs import Verb


class Construct(Struct, frozen=True):
    """What some words were read as. ``rules`` are the keys of the rules that bear on it, the first the nearest.

    ``wording`` is a pattern of the words, ``does`` says what follows from it in a game, and ``events`` are the verbs
    of the events that it makes by itself. ``verb`` is set for deeds, which are all of one class of node.
    """

    name: str
    rules: tuple[str, ...]
    node: type[Node] = Node
    wording: str = ""
    does: str = ""
    events: tuple[str, ...] = ()
    verb: Verb | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Construct) and (self.name, self.rules) == (other.name, other.rules)

    def __hash__(self) -> int:
        return hash((self.name, self.rules))


def _row(node: type[Node], name: str, wording: str, rules: str, does: str, events: str = "") -> Construct:
    return Construct(name, tuple(rules.split()), node, wording, does, tuple(events.split()))


def _if(node: type[Node], name: str, wording: str, rules: str, does: str) -> Construct:
    """A condition; that it does not hold is recorded."""
    return _row(node, name, wording, rules, does, "condition")


def _verb(verb: Verb, wording: str, rules: str, does: str, *events: str) -> Construct:
    name = f"the verb “{verb.value}”"
    return Construct(name, tuple(rules.split()), act.Act, wording, does, events or (verb.value,), verb)


ABILITIES = (
    _row(a.Ability, "an on-play ability", "(no label)", "ability.on-play",
         "Resolved once, when the card has been played and lies there; its own Ongoing abilities count after that."),
    _row(a.Ability, "an Ongoing ability", "Ongoing: …",
         "ability.ongoing ability.ongoing.continuous ability.ongoing.triggered",
         "In force while the card is in play: what it states is asked anew of each board, what it waits for is "
         "looked for at each event."),
    _row(a.Ability, "a Special ability", "Special: …", "ability.special",
         "Used at the moment that it names, from play or from the hand, also on other players' turns."),
    _row(a.Ability, "a Talent", "Talent: …", "ability.talent ability.talent.once",
         "Offered to its controller in the Play Cards phase of each of their turns, once for each card."),
    _row(a.Ability, "a base's ability", "(no label, on a base)", "ability.base",
         "In force while the base is in play, for whichever player the words describe."),
    _row(a.Ability, "an ability", "Minion: … Action: …", "ability.definition fusion.both",
         "On a fusion: resolved if the card was played as this type."),
    _row(a.Replacement, "a replacement", "if … would …, … instead", "replace.instead wording.would",
         "Asked before the event happens: the event is recorded as replaced, and the other effect is carried out."),
    _row(a.Limit, "a limit", "once per turn …", "wording.once-per-turn wording.limit-named",
         "The use is remembered for the turn, the base or the game; further uses are not offered."),
    _row(a.Restriction, "a limit on its use", "you can only use one …'s ability per base", "wording.limit-named",
         "The same limit, counted over all cards of the name."),
)  # fmt: skip

TIMES = (
    _row(a.Event, "a trigger: before something happens", "before a base scores, …",
         "wording.before wording.before-scores", "Collected before the event; resolved before it happens."),
    _row(a.Event, "a trigger: when something happens", "when a base scores, …", "wording.when wording.when-scores",
         "Collected at the event; resolved while it goes on."),
    _row(a.Event, "a trigger: after something happens", "after you play a minion here, …",
         "wording.after wording.after-scores",
         "Collected at the event, while the card is in play; resolved when the event has ended."),
    _row(a.Event, "a trigger: before or after something happens", "before or after …", "wording.before wording.after",
         "Its player chooses at which of the two moments."),
    _row(a.OnTurn, "a time: on a turn", "on your turn, you may …", "wording.on-your-turn",
         "Offered in the Play Cards phase of that turn."),
    _row(a.Holds, "a trigger: as soon as it is so", "if this minion has no power, destroy it", "trigger.definition",
         "Looked at after each change of the board; resolved as soon as the condition has come to hold."),
    _row(a.Able, "a time: whenever something can be done", "any time you can play a minion, … instead",
         "play.free-minion extra.definition", "Offered wherever that is offered, and in its place."),
    _row(a.Whichever, "any one of several triggers", "at the start of your turn or after …", "trigger.definition",
         "Each of them triggers it."),
    _row(act.Moment, "a time: the start of a turn", "at the start of your turn, …", "wording.start-of-turn",
         "At that step of the turn what waits for it is resolved, and what lasts until then ends."),
    _row(act.Moment, "a time: the end of a duel", "until the end of the duel", "duel.winner",
         "What lasts until then ends when the duel has been decided."),
    _row(act.Moment, "a time: the end of a turn", "at the end of the turn, … · until the end of your turn",
         "wording.end-of-turn",
         "At that step of the turn what waits for it is resolved, and what lasts until then ends."),
)  # fmt: skip

EFFECTS = (
    _row(act.Seq, "several effects in order", "… and … · …, then …", "effect.in-order wording.then",
         "Carried out one after the other, each as far as it goes."),
    _row(act.May, "a permission: you may leave it", "you may …", "effect.may",
         "A decision: yes, and the effect is carried out, or no, which is recorded.", "decline skip"),
    _row(act.Cost, "a cost, and what it pays for", "… to …", "wording.to effect.dependent",
         "The first part is carried out; the second one only if all of the first has happened.", "skip"),
    _row(act.If, "a condition", "if …, …", "wording.if",
         "The condition is asked when the words are reached; if it does not hold, what depends on it is left out."),
    _row(act.OneOf, "a choice between effects", "either … or … · … and/or …", "wording.or wording.and-or",
         "A decision: one of the effects, or some of them, in the order in which they stand."),
    _row(act.ForEach, "a repetition", "for each …, …", "wording.for-each",
         "The things are settled first, then the effect is carried out once for each."),
    _row(act.Lasting, "an effect that lasts", "… until … · until …, … · choose one: Ongoing: … OR Ongoing: …",
         "duration.do-until duration.until-do duration.default-end-of-turn duration.ongoing",
         "The statement is kept in the state, with the things it holds for, until its end comes.",
         "effect expire choose skip silent"),
    _row(act.Delayed, "an effect that waits", "at the end of the turn, … · on your next turn, …",
         "wording.end-of-turn",
         "Kept in the state until the moment comes, and carried out then.", "delay"),
)  # fmt: skip

STATEMENTS = (
    _row(act.Modify, "a change of power", "… has +2 power", "power.modifiers",
         "A line in the ledger of each minion that it speaks of; no event, and nothing is stored."),
    _row(act.Modify, "a change of a number", "the breakpoint of this base is lowered by 2 · … (minimum 12)",
         "power.calculation",
         "A line in the ledger of that number; of the points of a base, told as they are awarded. Nothing is stored.",
         "award"),
    _row(act.Becomes, "a number that is set", "its printed power becomes 5", "power.reset conflict.same-value",
         "The number is that, whatever it was before; what is added comes after."),
    _row(act.Floor, "a number that goes no further", "its power cannot be reduced (below …) (by …) · … be above 5",
         "power.modifiers",
         "What takes the number lower, or higher, takes it only so far; what goes the other way comes first."),
    _row(act.Cannot, "a prohibition", "… cannot be destroyed", "immunity.cannot conflict.cannot-beats-can",
         "Asked before each event: one that fits is recorded as prevented, and changes nothing."),
    _row(act.Unaffected, "a protection", "… is not affected by …", "immunity.not-affected",
         "Asked before each event that would affect the card: it is recorded as prevented."),
    _row(act.Controls, "who controls it", "you control this minion", "control.gained",
         "Control is somebody else's for as long as this is so; it needs a system that the engine lacks."),
    _row(act.Counts, "what a card counts as besides", "… are Robots · … counts as a minion · … has the names of …",
         "wording.same-name",
         "Asked wherever a name is compared."),
    _row(act.Cancelled, "cancelled abilities", "cancel the abilities of …", "cancel.definition",
         "The clauses of the card are left out wherever abilities are asked for."),
    _row(act.Granted, "abilities that are given", "… has the ability: “…” · its abilities are replaced with “…”",
         "ability.granted",
         "The clauses count as the card's own, for as long as that holds."),
    _row(act.Facing, "a card or a hand face up or down",
         "turn the top card of your deck face up · each player plays with their hand revealed",
         "deck.base-deck",
         "All see a card that lies face up; it needs a system that the engine lacks."),
    _row(act.Copied, "abilities of another card", "… has the abilities of … · … has the Talents of …",
         "ability.copied ability.copied-lasts",
         "The clauses printed on the other card count as the card's own, for as long as that holds."),
    _row(act.Limited, "a limit on what is done", "you may only play one minion here each turn", "play.no-limit",
         "Counted over the turn's history: beyond the number it is prevented, as by “cannot”."),
    _row(act.Price, "a price", "other players must … to …", "wording.to effect.dependent.whole",
         "What is done for it has to happen, whole, each time before the other can be done."),
    _row(act.WinsTies, "who wins ties", "you win ties here", "score.places tie.best-place",
         "When places are given, of players with equal totals those are put first; the others share the next place."),
    _row(act.Permit, "what no rule allows", "… may use their Talents a second time",
         "conflict.card-over-rule ability.talent.again", "Offered besides what the rules offer."),
    _row(act.Awaits, "what waits for a time", "until the end of the turn, after …, …",
         "duration.until-do trigger.definition",
         "While it lasts, the event is answered or replaced as by a card in play."),
    _row(act.While, "a statement that holds for a time", "while …, … · … if …", "wording.while",
         "The condition is asked anew of each board; the statement counts while it holds."),
)  # fmt: skip

NUMBERS = (
    _row(n.Count, "a number that is counted", "the number of …", "effect.amount-once effect.amount-continuous",
         "Counted when an instruction is carried out; for a statement, anew on each board."),
    _row(n.StatOf, "a number of a card", "its power · the power of …", "power.in-play power.out-of-play",
         "Read off the card as it is; off a card that has left play, as it was."),
    _row(n.PowerAt, "a player's total at a base", "… power that player has here", "power.total",
         "Derived from the board, as for scoring."),
    _row(n.Awarded, "what a base has awarded", "their VP award here", "score.award",
         "The VPs that the base gave the player when it last scored; none if it gave none."),
    _row(n.Times, "so much for each", "+1 power for each …", "wording.for-each", "Counted, and multiplied."),
    _row(n.Quotient, "so much for every so many", "for every 5 power …", "wording.for-each",
         "Counted, divided, and rounded down."),
    _row(n.Shortfall, "as many as are wanting", "draw until you have five cards", "effect.amount-once",
         "What is there is counted; the rest, or nothing, is done."),
    _row(n.Until, "until something is found", "reveal cards until you reveal an action", "top.procedure",
         "One by one, until what is looked for is among them or nothing is left."),
    _row(n.Total, "numbers added up", "3 plus the number of …", "effect.amount-once",
         "Each is found, and they are added."),
    _row(n.Bounded, "a number with a bound", "… (minimum 0) · … (up to 5)", "effect.amount-once",
         "Found, and then no less or no more than that."),
    _row(n.Minus, "a number taken away", "-2 power", "power.modifiers power.floor",
         "Subtracted; a power is never below zero."),
    _row(n.Picked, "a number that is picked", "+2 or -2 power", "choice.chooser",
         "A decision of whoever carries the instruction out."),
    _row(s.Select, "up to a number", "up to two …", "wording.up-to",
         "A decision of as many steps, which may end at any of them."),
    _row(s.Select, "any number", "any number of …", "effect.any-number",
         "A decision of as many steps as there are things, which may end at any of them."),
    _row(s.Select, "all of them", "each … · all …", "effect.any-number effect.simultaneous",
         "No decision: everything that fits, at one moment."),
)  # fmt: skip

CONDITIONS = (
    _if(c.Has, "what somebody has", "if you have …", "control.have", "Asked of the board, or of a hand or pile."),
    _if(c.Is, "what a thing is", "if it is a minion", "trigger.last-known",
        "Asked of the thing; of one that has left play, as it was when it left."),
    _if(c.Done, "what has happened this turn", "if you have played a minion this turn", "trigger.history",
        "Asked of the events of this turn, or of those since a turn gone by."),
    _if(c.Did, "what this ability has done", "if you moved a minion", "effect.dependent trigger.history",
        "Asked of the events since the ability began to resolve."),
    _if(c.Was, "what the event was", "if it was destroyed", "trigger.condition-may-lapse",
        "Asked of the event that the ability answers."),
    _if(c.Causes, "what a card does", "an action that affects one of your minions",
        "affect.definition trigger.history",
        "Asked of the events that the card has made."),
    _if(c.Complied, "who has done it", "each player who does not …", "choice.opponents",
        "Remembered for each player of whom something was asked."),
    _if(c.FirstThisTurn, "the first this turn", "the first minion you play each turn", "trigger.history",
        "Asked of the events of this turn; so is the second, or at least the third."),
    _if(c.Relation, "two numbers compared", "if … is at least …", "wording.if",
        "Both numbers are found, then compared."),
    _if(c.Outnumbers, "who has more of something", "if you have more cards in your hand than …", "control.have",
        "Counted for each player; of who has as many as another, the numbers must be equal."),
    _if(c.Outpowers, "who has more power", "if you have the most (the lowest total) power here",
        "power.total superlative.ties-count",
        "The totals at the base are compared, as for scoring."),
    _if(c.InPlaySince, "what has stayed in play", "if this card was in play at the start of the turn",
        "leave.new-object",
        "Asked of the card as an object: one that left and came back is another."),
    _if(c.Possible, "what can be done", "if other players can play minions of power 2 or less here",
        "play.free-action trigger.condition-may-lapse",
        "Asked of the board: whether anything forbids it, and whether there is what it needs."),
    _if(c.HeldWhen, "what was so then", "if it had no counters when the action was played", "trigger.last-known",
        "Asked of the board as it was when that happened."),
    _if(c.TurnOf, "whose turn it is", "during other players' turns", "wording.during-a-turn",
        "Asked of the turn that goes on."),
    _if(c.Amid, "what is going on", "while this base is scoring · before this base scores", "score.check",
        "Asked of what has begun and is not over."),
    _if(c.Dueling, "who fights a duel", "when … is in a duel (with …) · during a duel involving …", "duel.cards",
        "Asked of the duel that is being fought."),
    _if(c.Silenced, "whose abilities are cancelled", "a minion whose abilities are cancelled", "cancel.definition",
        "Asked of the card as it is: whether what is in play, or lasts, cancels its abilities."),
    _if(c.FaceUp, "how a card lies", "while the top card of the base deck is face up", "deck.base-deck",
        "Asked of the card as it lies there; it needs a system that the engine lacks."),
    _if(c.Not, "what must not be so", "if … not …", "wording.if", "The opposite."),
    _if(c.AllOf, "conditions that must all hold", "if … and …", "wording.if", "Each is asked."),
    _if(c.AnyOf, "conditions of which one is enough", "if … or …", "wording.if", "Each is asked until one holds."),
)  # fmt: skip

THINGS = (
    _row(s.This, "this card", "this minion · this card", "wording.this",
         "The card itself, as the object that it now is."),
    _row(s.Host, "the card that it is attached to", "this minion (on an action)", "attach.definition",
         "Whatever the action is attached to at the moment."),
    _row(s.Here, "a place: here", "here", "wording.here",
         "The base that the card is at, or was when the ability began; on a base, the base itself."),
    _row(s.You, "you, who use the ability", "you", "wording.you",
         "The controller; on a base, whoever the words describe."),
    _row(s.You, "yours", "your …", "wording.your", "What the controller of the card controls, or has."),
    _row(s.Ref, "what was spoken of before", "it · that minion", "leave.new-object trigger.subject-gone",
         "What was chosen or named; once it has left play it is not found again."),
    _row(s.Rest, "those that are left", "the others · the rest", "top.rest",
         "Of those spoken of, the ones to which nothing has happened since."),
    _row(s.Both, "several taken together", "… and each …", "effect.simultaneous", "One group, at one moment."),
    _row(s.EitherOf, "one place of several", "the top or bottom of …", "choice.chooser",
         "A decision of whoever carries it out."),
    _row(s.OwnerOf, "the owner of a card", "its owner", "control.owner", "Fixed for the game."),
    _row(s.ControllerOf, "the controller of a card", "its controller", "control.default",
         "As it is; of a card that has left play, as it was."),
    _row(s.BaseOf, "the base of a card", "its base · there", "wording.there",
         "The base that the card is at, or was."),
    _row(s.PreviousBaseOf, "where a card was before", "its previous base · from there to here", "wording.there",
         "The base that it left when it was last moved in this turn."),
    _row(s.NextTo, "who sits beside a player", "the player to your left", "turn.next",
         "The player who is next in turn, or who was before."),
    _row(s.FactionOf, "the faction of a card", "of that faction", "card.minion card.action", "Read off the card."),
    _row(s.Anywhere, "any place but one", "from anywhere other than your hand", "zone.out-of-play",
         "Every zone but that one."),
    _row(s.Duelist, "a minion of the duel", "the losing minion", "duel.winner", "Known when the duel has ended."),
    _row(s.Replacing, "the base that comes instead", "the replacement base", "score.replace",
         "Known when the new base lies there."),
    _row(s.Pile, "a hand or a pile", "your hand · the top of its owner's deck",
         "zone.out-of-play control.owner-zones",
         "A zone of the players meant, or one end of it."),
)  # fmt: skip

FILTERS = (
    _row(s.Controlled, "whose it is", "another player's …", "control.your control.default",
         "The controller is compared."),
    _row(s.Owned, "who owns it", "… you own", "control.owner", "The owner is compared."),
    _row(s.Compare, "a number within bounds", "of power 2 or less", "power.in-play power.out-of-play",
         "Derived for each thing; only those that fit can be chosen."),
    _row(s.Sum, "a total within bounds", "with total power 5 or less", "effect.ineligible-choice",
         "Added up over all that is chosen; what would go beyond it is not offered."),
    _row(s.Extreme, "the highest or the lowest", "with the highest power",
         "superlative.ties-count superlative.choose-one",
         "Compared among all that fit otherwise; those that tie all count, or one of them is chosen. Of a base it is"
         " the total power of all players there."),
    _row(s.MostOf, "who has the most of something", "the player with the most minions here · tied for the most …",
         "control.have superlative.ties-count", "Counted for each player; all who tie count, or nobody then."),
    _row(s.On, "what lies on it", "… on it", "attach.definition", "Attached to that card, or to the base itself."),
    _row(s.StoredUnder, "what is stored under it", "… stored under it", "store.how", "Face down under the card."),
    _row(s.Other, "another one", "another … · other …", "wording.another", "All but that one."),
    _row(s.Named, "a name", "a card named …", "card.name wording.the-minion-named",
         "The names are compared, with those that a card counts as."),
    _row(s.OfType, "of a type that is meant", "… of that type · … of the same type", "card.minion card.action",
         "The types are compared."),
    _row(s.OfFaction, "of a faction", "… of that faction", "card.minion card.action", "The factions are compared."),
    _row(s.Sort, "of a sort", "an undead … · an omen counter", "monster.undead counter.other-kinds",
         "By a word that is printed on the card, or that a card gives its counters as a name."),
    _row(s.Labelled, "an ability of a kind", "its Talent", "ability.label-scope", "By the label before the ability."),
    _row(s.Offering, "an ability with a choice", "an ability that says OR", "wording.or",
         "By whether there is a choice between its parts."),
    _row(s.Answering, "an ability that would trigger", "abilities that would trigger when …", "trigger.definition",
         "By what they wait for."),
    _row(s.SameName, "of one name", "… of the same name", "wording.same-name",
         "The first choice decides which others are offered."),
    _row(s.Alike, "alike, or all different", "two minions with the same power · … of different factions",
         "effect.ineligible-choice", "Each choice decides which others are offered."),
    _row(s.SharesName, "with the name of another card", "… with the same name", "wording.same-name",
         "The names are compared."),
    _row(s.MentionedOn, "named on another card", "a minion named on that minion", "wording.same-name",
         "Its name is looked for in the abilities of that card."),
    _row(s.Standard, "a standard action", "a standard action", "card.standard-action", "By what the card says."),
    _row(s.PlaysOn, "an action that is played on something", "an action that is played on a minion",
         "play.on-base play.on-minion", "By what the card says."),
    _row(s.Placed, "a place at the base that scores", "the winner · the runner-up", "score.places",
         "By the ranking of the base that is being scored."),
    _row(s.Having, "with counters, or an ability", "with a +1 power counter · with a Talent",
         "counter.power counter.other-kinds", "What is on the card is counted, or the abilities on it."),
    _row(s.Ranked, "which of the counters on a card", "the fifth or higher counter · its last stasis counter",
         "counter.power counter.other-kinds", "By how many were on the card before and after."),
)  # fmt: skip

_TO_PILE = "It goes to that hand or pile of its owner; what lay on it is discarded"

VERBS = (
    _verb(Verb.RETURN, "return … to its owner's hand", "verb.return", f"{_TO_PILE}.", "return", "rescue"),
    _verb(Verb.PLACE, "place … on the bottom of its owner's deck", "verb.place", f"{_TO_PILE}.", "place",
          "rescue"),
    _verb(Verb.MOVE, "move … to another base", "verb.move",
          "It is at the other base, with all that is on it; nothing is played. From a base that has scored, it is "
          "spared the discard pile. What is attached is transferred.", "move", "transfer", "rescue"),
    _verb(Verb.DESTROY, "destroy …", "verb.destroy",
          "It goes from play to its owner's discard pile; in place of a base another one comes.", "destroy", "go",
          "new-base"),
    _verb(Verb.DISCARD, "discard …", "verb.discard",
          "It goes from the hand to the discard pile; from play, without being destroyed.", "discard", "go"),
    _verb(Verb.PLAY, "play …", "verb.play",
          "The card is put where it goes, and its on-play ability resolved; a standard action is then discarded. "
          "What comes off the top of a deck is revealed first, and what was revealed besides is shuffled back. "
          "A base that is played is a new base.",
          "play", "clear", "reveal", "discard", "search", "shuffle", "reshuffle", "new-base"),
    _verb(Verb.DRAW, "draw two cards", "verb.draw",
          "The top cards of the deck go to the hand, one by one; an empty deck is renewed first.", "draw",
          "reshuffle", "search", "reveal", "shuffle"),
    _verb(Verb.GAIN_VP, "gain 1 VP", "verb.gain-vp", "The player has so many points more."),
    _verb(Verb.CHOOSE, "choose …", "verb.choose", "A decision; what was chosen is what later words speak of."),
    _verb(Verb.NAME, "name a …", "verb.name", "A decision among names; remembered on the card."),
    _verb(Verb.LOOK, "look at …", "verb.look", "The player knows the cards; nothing moves.", "look", "reshuffle"),
    _verb(Verb.REVEAL, "reveal …", "verb.reveal",
          "All players know the cards; nothing moves.", "reveal", "reshuffle"),
    _verb(Verb.SEARCH, "search your deck for …", "verb.search",
          "A decision among the cards that fit; the deck is shuffled afterwards.", "search", "shuffle", "reshuffle"),
    _verb(Verb.SHUFFLE, "shuffle … into …", "verb.shuffle",
          "The cards go there, and the deck has another order."),
    _verb(Verb.SWAP, "swap … with …", "verb.swap",
          "Both change places at one moment; a card that comes from elsewhere counts as played.",
          "swap", "shuffle", "play"),
    _verb(Verb.REPLACE, "replace … with …", "replace.instead",
          "The one is put in the place of the other; of the cards on a base only those that are kept stay. Of "
          "several bases that come, one takes the place and the others lie beside it.", "replace", "new-base"),
    _verb(Verb.SCORE, "(a base) scores", "score.check", "Happens by the rules; texts answer it."),
    _verb(Verb.GO, "goes to the discard pile", "trigger.to-discard-pile leave.definition",
          "Recorded whenever a card comes there from play, whatever sent it; texts answer it."),
    _verb(Verb.TRANSFER, "transfer … to another minion", "verb.transfer",
          "An attached card, or a counter, is on the other card.", "transfer", "remove counter", "put counter"),
    _verb(Verb.TAKE_CONTROL, "take control of …", "verb.take-control",
          "The player is its controller, until the end that is named or until it leaves play.",
          "take control", "give back"),
    _verb(Verb.GIVE_CONTROL, "give control of … to …", "verb.take-control",
          "The other player is its controller, as if that player had taken control.", "take control"),
    _verb(Verb.PUT_COUNTER, "place a +1 power counter on …", "affect.counters counter.power",
          "The card has the counters, and a line for them in its ledger."),
    _verb(Verb.REMOVE_COUNTER, "remove a +1 power counter from …", "verb.remove-counter",
          "The card has so many counters fewer."),
    _verb(Verb.AFFECT, "(…) is affected", "affect.definition",
          "What is done to a card; texts answer it or forbid it."),
    _verb(Verb.BURY, "bury …", "bury.how", "The card lies face down at the base, with no type and no power."),
    _verb(Verb.UNCOVER, "uncover …", "bury.uncover-ability bury.uncover-play",
          "The card is turned up and played where it lies."),
    _verb(Verb.STORE, "store … under this card", "store.how", "The card lies face down under the other, in no play."),
    _verb(Verb.LEAVE, "(…) leaves play", "leave.definition", "Whatever takes a card out of play; texts answer it."),
    _verb(Verb.USE, "(…) is used · use … as if you controlled it", "ability.definition",
          "That an ability is used, perhaps as if its card were another player's, or it were on another card; texts"
          " answer it or forbid it."),
    _verb(Verb.ENTER, "(…) enters play", "zone.at-once", "That a card comes there; texts answer it."),
    _verb(Verb.INCREASE, "(its) power is increased", "power.directly-increased",
          "That a minion's power becomes more; texts answer it."),
    _verb(Verb.DECREASE, "(its) power is decreased", "power.modifiers",
          "That a minion's power becomes less; texts answer it."),
    _verb(Verb.DUEL, "duel …", "duel.cards duel.winner",
          "Two minions are compared, after cards have been played for them."),
    _verb(Verb.WIN, "(…) wins", "duel.winner score.places", "Known when the duel or the base has been decided."),
    _verb(Verb.LOSE, "(…) loses", "duel.winner titan.clash", "Known when the duel or the clash has been decided."),
    _verb(Verb.RESOLVE, "resolve a clash", "titan.clash", "One of the two titans leaves; a text may put it off."),
    _verb(Verb.TRIGGER, "trigger …", "trigger.definition",
          "Abilities are used as if what they wait for had happened."),
    _verb(Verb.LOSE_VP, "lose 1 VP", "vp.loss", "The player has so many points fewer."),
    _verb(Verb.TAKE_VP, "take 1 VP from …", "vp.loss vp.gain", "The points go from the one player to the other."),
    _verb(Verb.TAKE_TURN, "take an extra turn", "turn.extra-turn", "Another turn of the player follows this one."),
    _verb(Verb.COPY, "copy the ability of …", "ability.copied ability.copied-conditions",
          "What is printed on the other card is carried out as though it were printed on this one."),
    _verb(Verb.IDLE, "do nothing", "replace.instead",
          "Nothing happens: in the place of what would, or as one of the things to choose from."),
    _verb(Verb.CANCEL, "cancel (a card being played)", "cancel.definition", "Nothing happens of what the card says."),
)  # fmt: skip

EXTRA_PLAY = Construct(
    "the verb “play”, as an extra play", ("verb.play", "extra.definition"), act.Act, "play an extra minion",
    "A permission for this phase, or a play at once; the free play of the turn stays.",
    ("grant", "delay", "play", "clear", "reveal", "discard", "search", "shuffle", "reshuffle", "new-base"), Verb.PLAY,
)  # fmt: skip
USED_AGAIN = Construct(
    "the verb “use”, as an extra play", ("ability.definition", "extra.definition", "ability.talent.again"), act.Act,
    "use … a second time", "The ability is offered once more than the rules allow.", ("use",), Verb.USE,
)  # fmt: skip

PARTS: dict[type[Node], str] = {
    a.CardText: "its abilities",
    a.Instruction: "the ability around it",
    a.Triggered: "its trigger",
    a.Continuous: "the statement in it",
    act.PlayGiven: "the deed for which it is given up",
    n.Num: "what it counts",
    s.Quantity: "the things whose number it is",
    s.Candidate: "the condition around it",
    s.At: "the base in it",
    s.Where: "the condition in it",
    s.Among: "the reference in it",
}
"""Nodes that are no construct of their own, and what says what they say."""

SECTIONS: dict[str, tuple[Construct, ...]] = {
    "Abilities": ABILITIES,
    "When": TIMES,
    "Verbs": (*VERBS, EXTRA_PLAY, USED_AGAIN),
    "How deeds are put together": EFFECTS,
    "What is made true": STATEMENTS,
    "How many, how much": NUMBERS,
    "What must hold": CONDITIONS,
    "Who and what": THINGS,
    "Which of them": FILTERS,
}
"""Every construct, under the headings by which documents show them."""

ROWS: dict[str, Construct] = {each.name: each for rows in SECTIONS.values() for each in rows}
"""Every construct by its name."""

DESCRIBING = frozenset(each.name for rows in (NUMBERS, THINGS, FILTERS) for each in rows)
"""The constructs that describe a thing or a number, rather than say what is done or when."""
