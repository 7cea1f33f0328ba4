"""Decks of cards made up so that whole games by chance meet constructs that no Core card has."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.rulebook.own_cards import card, ox

from smashrules.cards import library
from smashrules.effects.card import CardDef
from smashrules.engine import Game, Seat

KNOWN = ("Madness",)

MINIONS = (
    "You can only play this card on a base where you have 4 or more power. You may draw a card.",
    "Ongoing: After another player draws one or more cards during your turn, draw a card.",
    "Ongoing: This minion has power equal to the power of the strongest other minion here.",
    "Ongoing: Increase this base's breakpoint by 2.",
    "Ongoing: Other players cannot make you discard cards.",
    "Ongoing: After one or more of your other minions are destroyed, draw a card.",
    "Ongoing: Each minion here that was moved here this turn has +1 power.",
    "Ongoing: If one of your other minions here would be destroyed or moved, you may destroy this minion instead.",
    "Talent: Look at the top card of your deck. Place it on the top or bottom of your deck.",
    "Look at the top two cards of the base deck. Return them to the top and/or bottom of the deck in any order.",
    "You may play a minion off the top of your deck as an extra minion.",
    "Each other player may discard a card to have you draw a card. If no one does, you may draw a card.",
    "You may move this minion to the base with the fewest minions.",
    "Each other player must discard a card or let you draw a card.",
    "Talent: Take control of a minion of power 3 or less here until the end of the turn.",
    "Take control of another minion here until the start of your turn.",
    "Ongoing: Your other minions here cannot be destroyed by other players' cards.",
    "Ongoing: This minion is not affected by other players' abilities.",
    "Ongoing: Other players cannot play more than one extra card per turn.",
    "Each other player may draw a Madness card. For each other player who does not, you may destroy one of their"
    " minions here.",
    "Return a Madness card from your hand or discard pile to the Madness deck OR draw a Madness card from your"
    " discard pile.",
    "Play up to two bases from the top of the base deck.",
    "You may discard a card. If you do, each other player discards a card of the same type.",
    "Reveal the top three cards of your deck. You may draw one of them or discard it. Return the rest.",
    "Special: After a new base comes into play, you may play this minion on it as an extra minion.",
    "Talent: Lose 1 VP to draw a card.",
    "You may play an extra modifier OR return a base modifier from your discard pile to your hand.",
    "Move up to two of your minions on other bases to here.",
    "Ongoing: Other minions here cannot be moved to other bases or destroyed.",
    "Each other player with fewer minions here than you draws a card.",
    "Each other player discards a card if they have a minion here.",
    "Each player with fewer VPs than each other player draws a card.",
    "Ongoing: After another of your minions leaves play, draw a card.",
    "Ongoing: Your maximum hand size is increased by 1.",
    'Ongoing: Your other minions here have the ability "Talent: Draw a card."',
    'Ongoing: Your other minions here have "Ongoing: After this minion is destroyed, draw a card."',
    "Talent: If this minion has been moved this turn, move one of your other minions from this minion's previous base"
    " to here.",
    "Ongoing: After the first time each of your minions moves in a turn, it gains +1 power until the end of the"
    " turn.",
    "Ongoing: On your turn, you may play an action from your discard pile on this minion instead of from your hand.",
    "Ongoing: You win all ties here.",
    "Ongoing: This minion's power does not count toward the breakpoint.",
    "Ongoing: You have +4 power here minus the number of cards in your hand (minimum 0).",
    "Ongoing: When one or more of your other minions would be returned to your hand, you may draw a card instead of"
    " returning one of them.",
    "Place two +1 power counters on this minion. Talent: Transfer a +1 power counter from one of your minions to"
    " another of your minions.",
    "Place a +1 power counter on this minion. Ongoing: After you place the second or higher +1 power counter on a"
    " minion, draw a card.",
    "Ongoing: After you place a +1 power counter on one of your minions that had no such counters on it, place"
    " another +1 power counter on it.",
    "Ongoing: If one of your other minions would be destroyed during another player's turn, draw a card instead.",
    "Ongoing: The power of each of your minions here cannot be reduced below its printed power.",
    "Ongoing: This minion has +1 power for each differently named minion here.",
    "Ongoing: At the start of your turn, destroy this minion unless you discard a card.",
    "Ongoing: After you play an action, if you have another minion here, draw a card. Otherwise, place a +1 power"
    " counter on this minion.",
    "Ongoing: This minion's starting power is increased to the highest starting power of another minion here.",
    "Ongoing: After a Special ability is used, this minion gains +1 power until the end of the turn.",
    "Choose another player's minion in play. This card has the abilities of that minion until the end of the turn.",
    "Special: When another player plays an action, you may play this minion to discard that action and cancel it.",
    "Ongoing: This minion cannot be destroyed. Talent: This minion gains +2 power until the start of your turn and"
    " this minion loses its Ongoing ability and all other abilities until the start of your turn.",
    "Special: Any time you can play an action, you may play this card instead.",
    "Special: Any time you can play a minion, if you have four or fewer cards in your hand, you may play this card"
    " from your discard pile instead.",
    "Ongoing: After you reveal or look at one or more cards from your deck, place a +1 power counter on this minion.",
    "Ongoing: When a standard action directly affects one or more minions here, you may choose another minion here to"
    " be affected the same way.",
    "Ongoing: After you play an action that directly increases the power of a minion, you may place a +1 power"
    " counter on it.",
    "Ongoing: After another player plays a card that affects this minion, draw a card.",
    "Ongoing: After the power of one of your minions here decreases, draw a card.",
    "Ongoing: Other players cannot use Talents on minions here.",
    "Ongoing: Minions here whose abilities are cancelled have -1 power. Talent: Cancel the abilities of another"
    " minion here until the start of your turn.",
    "Ongoing: After this minion is affected by a standard action, you may place two +1 power counters on it if it had"
    " no such counters when the action was played.",
)
ACTIONS = (
    "You can only play this card if you have two or fewer cards in your hand. Draw two cards.",
    "Special: After a base scores, draw cards equal to your VP award there.",
    "Each other player discards random cards until they discard an action.",
    "Draw two cards. Special: Play before a base scores; only draw one instead.",
    "Play an extra minion for every two minions you have in play.",
    "Each other player discards until they have as many cards in hand as you.",
    "Return a minion to its owner's hand. Its owner may play it on another base as an extra minion.",
    "Draw a card. If you have drawn two or more cards this turn, discard a card.",
    "Double the number of +1 power counters on one of your minions. You may move a minion to another base.",
    "If two or more minions have been moved this turn, draw two cards.",
    "Destroy a minion to add its power to another minion on its base until the end of the turn.",
    "Place up to three of your minions on the top and/or bottom of your deck in any order.",
    "You and another player draw a card.",
    "Give one of your minions +2 power and another minion -2 power until the end of the turn.",
    "Draw a card, or draw two cards instead if you control no minions.",
    "Starting with the player to your left, each player may destroy a minion.",
    "Destroy up to two minions and/or actions.",
    "Destroy two minions controlled by different players.",
    "Destroy a minion on a base where you have more minions than its controller.",
    "If this is at least the second card you played this turn, draw a card.",
    "Discard any number of cards. Place that many +1 power counters on a minion.",
    "Each player who has not played a minion this turn draws a card.",
    "Each player discards all but two cards from their hand.",
    "Choose two of your minions. If they have the same name, draw a card.",
    "Play on a minion. Ongoing: This minion adds no power to the base it is on.",
    "Play on a base. Ongoing: If this base's starting breakpoint is less than 21, it is increased to 21.",
    "Each player reveals their hand. Each player who revealed the most actions draws a card.",
    "Destroy an action on a base or on a minion.",
    "Reveal the top three cards of your deck. Draw two of them and return the other to the top or bottom of your"
    " deck.",
    "Place two +1 power counters among your minions.",
    "Choose a base and a power of 4 or less. Play an extra minion of that power off the top of your deck there.",
    'Choose "minion" or "action" and shuffle a random card of that type from your discard pile into your deck.',
    "Choose two minions on different bases. Move each of them to the other's base.",
    "You may move two of your minions each to the other's base.",
    "Destroy a minion of power 2 or less. You may do this twice.",
    "Choose two minions. Return one of them to its owner's hand. Place a +1 power counter on the other.",
    "Choose one of your minions in play. Search your deck for a copy of it and draw that copy. Shuffle your deck.",
    "Choose one of your minions and another player's minion. Place a +1 power counter on each of them.",
    "Move up to two of your minions to different bases. If there are no minions or actions in play, draw a card.",
    "Move one of your minions to a base with a higher breakpoint. Destroy two minions with different powers.",
    "Shuffle one of each minion with a different name from your discard pile into your deck.",
    "Choose one of your minions. Destroy a minion with 1 less power.",
    "Place a +1 power counter on a minion with no +1 power counters.",
    "Place up to three +1 power counters total on your minions. Play an extra action.",
    "Remove any number of +1 power counters from a minion.",
    "Choose one of your minions. Destroy any number of minions at its base with total power less than or equal to"
    " that minion's power.",
    "Choose two of your minions with the same power to gain +2 power until the end of the turn.",
    "Play on a minion. Ongoing: This minion's printed power is 5.",
    "Reduce a base's breakpoint to 0 until the end of the turn.",
    "Choose a base where you have a minion. Gain +2 power there until the end of the turn.",
    "Give a minion +3 or -3 power until the start of your turn. Play an extra minion.",
    "Choose one of your minions. It gains +2 power until the end of your next turn.",
    "Special: Play at the end of your turn. Draw a card.",
    "Choose one player. During their next turn, that player cannot play actions.",
    "Draw two minions off the top of your deck.",
    "Reveal cards from your deck until you reveal an action. Place it into your hand and shuffle the rest"
    " into your deck.",
    "Draw two Madness cards. Gain 1 VP.",
    "Special: Play when you gain 1 or more VP. Draw a card.",
    "Play on a minion. Take control of this minion. Ongoing: After this action leaves play, give control of this"
    " minion to its owner.",
    "Play on a base. Ongoing: If this card was in play at the start of the turn, your minions here have +1 power.",
    'Play on a minion. Ongoing: This minion has the ability "Talent: Give this minion +2 power until the end of the'
    ' turn."',
    'Each of your minions gains "Talent: Draw a card." until the end of the turn.',
    "Search your deck and discard pile for an action and place it into your hand.",
    "Search your deck for a card and place it on the top of your deck without revealing it.",
    "Place a +1 power counter on a minion. Transfer any number of +1 power counters between your minions.",
    "Play an extra minion. Cancel that minion's abilities until the end of the turn.",
    "Play on a base and choose one: Ongoing: Each minion here has +1 power. OR Talent: Draw a card.",
    "Discard any number of cards. Draw that many cards plus one.",
    "Choose a base where you have a minion, and another player. Move that minion and all of that player's minions"
    " there to a single other base.",
    'Play on a minion. Ongoing: This minion\'s abilities are replaced with "Talent: Draw a card."',
    "Choose a base. Replace it with the top card of the base deck keeping each minion there.",
    "Draw cards until at least one player has fewer cards in their hand than you.",
    "Choose a base and place a +1 power counter on each of your minions there. Special: Play after you destroy a"
    " minion. Choose its base.",
    "Destroy a minion of power 3 or less. Special: Play before a base scores; the minion must be there.",
    "Choose two and do them in any order: Draw a card. Play an extra action. Destroy a minion of power 2 or less.",
    "You may choose two effects to draw three cards: discard a card OR destroy one of your minions OR return one of"
    " your minions to your hand.",
    "Each other player discards a card and draws two cards, or destroys one of their minions.",
    "Special: Play before a base scores to draw two cards.",
    "Until the end of the turn, one of your minions has +1 power, and when it goes to the discard pile from play,"
    " draw a card.",
    "Choose a minion. Until the end of the turn, it has -1 power, and if it would go to the discard pile, return it"
    " to its owner's hand instead.",
    "Choose one of your cards. Use a Talent ability on it an extra time.",
    "Play on a minion. Choose an action on a minion. Ongoing: This card has the abilities of the chosen action.",
    "Special: When another player plays an action, discard that action. Cancel it.",
    "Draw a card. Special: Before or after a base scores, you may play this card.",
    "Special: When another player's card reveals or looks at a card from your hand or deck, draw two cards.",
    'Play on one of your minions. Ongoing: This minion has the ability: "Talent: This minion gains +1 power until the'
    ' end of the turn and this minion loses all other abilities until the end of the turn."',
    "Play on a base. Ongoing: After you play a card that moves your minions to here, draw a card.",
    "Play on a base. Ongoing: Once per turn, after the power of another player's minion increases, each of your"
    " minions here gains +1 power until the end of the turn.",
    "Play on a base. Ongoing: If you have two or more minions here, this card has the names of each minion you own.",
    "Choose another player. Take 1 VP from that player.",
    "Destroy an action. If it was on a minion, draw a card.",
    "Play on a base. Ongoing: Other players here gain 1 less VP from this base.",
    "Play on a base. Talent: If another player's power here has been reduced this turn, draw a card.",
    "Play on a minion. Ongoing: This minion has -2 power. If this minion has power 0, destroy this minion.",
)
BASES = (
    "After this base scores, the runner-up gains VPs equal to their VP award here.",
    "Before this base scores, destroy a random other base (replace it normally).",
    "You may only play one minion here each turn.",
    "After this base scores, each player may place one of their minions here on the top or bottom of their deck"
    " instead of the discard pile.",
    "Before this base scores, each player may choose two of their minions here with the same power to gain +2 power"
    " until the end of the turn.",
    "After this base scores, the player with the most minions here draws two cards. In case of a tie, all"
    " tied players draw one card instead.",
    "If each player has one or more minions on this base, its starting breakpoint is 0.",
    "After a minion is destroyed here, the player that destroyed it may place two +1 power counters on one of their"
    " minions.",
    "After this base scores, the winner may draw a Madness card.",
    "After a minion here uses a Talent ability, it gains +1 power until the end of the turn.",
    "One of your minions here may use a Talent ability on it an extra time during your turn.",
    "Each of your minions here may use a Talent ability on it an extra time during your turn.",
    "After this base scores, on the winner's next turn, they may play an extra action or play an extra minion.",
    "After a player plays a standard action that affects one or more of their minions here, they draw a card.",
    "When this base scores, each player here draws a card.",
    "Once per turn, when your standard action directly affects one or more of your minions here, you may have it"
    " affect another of your minions here the same way.",
)


@cache
def own_cards() -> dict[str, CardDef]:
    """The cards by name: a minion, an action, a base for each text, and three minions without one."""
    made = [card("Madness", "action", "Return this action to the Madness deck OR draw two cards.", known=KNOWN)]
    made += [card(f"Minion {n}", "minion", text, 1 + n % 4, KNOWN) for n, text in enumerate(MINIONS, 1)]
    made += [card(f"Action {n}", "action", text, known=KNOWN) for n, text in enumerate(ACTIONS, 1)]
    made += [card(f"Base {n}", "base", text, known=KNOWN) for n, text in enumerate(BASES, 1)]
    made += [ox(5), ox(3, "Elk"), ox(2, "Calf")]
    return {each.name: each for each in made}


@cache
def own_game() -> Game:
    """The library's cards and these."""
    return another_own_game()


def another_own_game() -> Game:
    """A second interpreter of the same cards, which has seen nothing of what the first one did."""
    return Game({**library().definitions, **own_cards()})


def own_table(players: int, seed: int) -> tuple[list[Seat], list[str]]:
    """Seats with decks of twenty of these cards, twice each; ten bases, theirs and others."""
    chance = Random(seed)
    bases = [f"Base {n}" for n in range(1, len(BASES) + 1)]
    names = [each for each in own_cards() if each not in (*bases, "Madness")]
    seats = [Seat(name, tuple(chance.sample(names, 20) * 2)) for name in ("Ann", "Bob", "Cid", "Dot")[:players]]
    others = ["Jungle Oasis", "Tortuga", "Tar Pits"]
    return seats, chance.sample(bases + others, len(bases) + len(others))
