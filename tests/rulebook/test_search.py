"""What a player types, and the rule that they would want to read."""

from __future__ import annotations

import pytest

from smashrules.rulebook import rules, search, searching

BEST = [
    ("tie for first", "tie.best-place"),
    ("tied players", "tie.best-place"),
    ("bounce", "verb.return"),
    ("hand limit", "turn.hand-limit"),
    ("break a base", "score.check"),
    ("mulligan", "setup.mulligan"),
    ("kill", "verb.destroy"),
    ("immune", "immunity.not-affected"),
    ("empty deck", "deck.reshuffle"),
    ("golden rule", "conflict.card-over-rule"),
]
"""Words with one rule that must come first."""

ASKED = [
    ("bounce", "verb.return"),
    ("bounce a minion", "verb.return"),
    ("bury", "bury.how"),
    ("break a base", "score.check"),
    ("win a base", "score.award"),
    ("tie madness", "madness.tie"),
    ("tie for first", "tie.best-place"),
    ("out of cards", "deck.reshuffle"),
    ("counter", "counter.power"),
    ("kill", "verb.destroy"),
    ("trash", "verb.discard"),
    ("steal", "control.gained"),
    ("flip", "verb.reveal"),
    ("draw two", "turn.draw-two"),
    ("who goes first", "setup.first-player"),
    ("max hand size", "turn.hand-limit"),
    ("how many points to win", "end.fifteen-vp"),
    ("tie game", "end.tie-play-on"),
    ("negative power", "power.floor"),
    ("runner up", "score.places"),
    ("third place after a tie", "tie.skip-places"),
    ("silence", "cancel.definition"),
    ("indestructible", "immunity.named-verb"),
    ("target an immune minion", "choice.immune-target"),
    ("mind control", "control.gained"),
    ("graveyard", "zone.discard-public"),
    ("mill", "verb.discard"),
    ("tutor", "verb.search"),
    ("scry", "verb.look"),
    ("order of triggers", "me-first.scope"),
    ("two triggers at the same time", "trigger.together"),
    ("who decides the order", "me-first.current-player-orders"),
    ("play a special on my opponent's turn", "ability.special.any-turn"),
    ("talent twice", "ability.talent.once"),
    ("save an extra action for later", "extra.generic-may-wait"),
    ("does the action fall off when the minion moves", "attach.travels"),
    ("which base scores first", "score.choose"),
    ("do I need a minion there to use the base", "ability.base"),
    ("infinite loop", "conflict.common-sense"),
    ("card beats the rules", "conflict.card-over-rule"),
    ("can't beats can", "conflict.cannot-beats-can"),
    ("does a 0 power minion get points", "score.zero-power"),
    ("whose discard pile does a stolen minion go to", "control.owner-zones"),
    ("does scoring destroy minions", "score.discard-not-destroy"),
    ("minions played later", "duration.do-until"),
    ("is an action on a minion on the base", "attach.not-here"),
    ("same faction twice", "setup.duplicate-factions"),
    ("titan fight", "titan.clash"),
    ("play a titan", "titan.play"),
    ("monster treasure", "treasure.destroyed-monster"),
    ("madness penalty", "madness.penalty"),
    ("face down card at a base", "bury.how"),
    ("duel tie", "duel.tie"),
    ("freeze a card", "stasis.enter"),
    ("empty deck", "deck.reshuffle"),
    ("replacement effect", "replace.instead"),
    ("does another include itself", "wording.another"),
    ("instead of my regular minion play", "extra.substitute"),
    ("all of it or as much as possible", "effect.as-much-as-possible"),
    ("choose a card at random", "choice.hidden"),
]
"""What players type, and a rule that must be among the first three."""

QUESTIONS = [
    ("condition needs an action here, I have two", "wording.at-least-one"),
    ("does stopping specials undo a special that already resolved", "ability.special.stopped cancel.nothing-undone"),
    ("two abilities want to choose the next base", "score.replace-choice"),
    (
        "effect until start of my next turn but the minion that did it left play",
        "duration.do-until duration.until-do leave.effects-end wording.start-of-turn",
    ),
    ("which actions directly increase power", "power.directly-increased"),
    ("is a faction minion undead", "monster.undead"),
    ("card reveals the top of my deck and plays it, was that played off the top", "top.was-played-off"),
    (
        "reward for destroying an indestructible minion",
        "effect.dependent immunity.cannot immunity.named-verb verb.destroy",
    ),
    ("minion with an empty text box", "card.blank"),
    (
        "does being discarded after scoring count as going to the discard pile from play",
        "score.discard-not-destroy trigger.to-discard-pile",
    ),
    ("keep one minion or one action when the base is cleared, is it one of each", "score.left-on-base"),
    (
        "minion loses its abilities, what about abilities given by an action on it",
        "cancel.granted cancel.later-granted",
    ),
    ("tied for highest power, does it count as the highest", "superlative.ties-count"),
    (
        "does the delayed effect still happen if the card that caused it left play",
        "duration.do-until duration.ongoing leave.effects-end trigger.condition-may-lapse",
    ),
    ("can an uncovered card bury itself again", "bury.no-rebury"),
    ("hand over ten cards at end of turn after an ability draws", "turn.hand-limit"),
    ("cancel a minion's abilities, does that cancel the actions on it", "cancel.granted"),
    ("card that added a base leaves play, do we still have the extra base", "base.more"),
    ("does until end of turn bonus apply to minions played later", "duration.do-until"),
    ("search my deck for a minion with reduced power", "power.out-of-play power.variable-out-of-play"),
    ("until the end of your turn but played on another player's turn", "duration.your-turn-elsewhere"),
    ("is an action on a minion also on the base", "attach.not-here"),
    ("card played by an effect though its requirement is not met", "play.requirement top.requirement"),
    ("base allows several titans and its ability is cancelled", "titan.several-allowed"),
    ("does a minion trigger its own ability when it moves here", "trigger.direction trigger.own-arrival"),
    ("do actions attached to minions count as actions on that base", "attach.not-here"),
    ("does a do this until effect end if the source moves", "duration.do-until"),
    ("do I name the number before or after revealing", "choice.time"),
    ("affects only the minions in play now not later ones", "duration.do-until"),
    ("one card moves several minions, how many times does it trigger", "trigger.each-event trigger.once-per-event"),
    ("base pays every player there, four players", "ability.base score.places"),
    ("copying an ability, do I need to meet the original's conditions", "ability.copied-conditions"),
    (
        "can I use the talent when there is no target",
        "effect.any-number effect.as-much-as-possible effect.ineligible-choice play.even-if-nothing-happens",
    ),
    (
        "minions can't be played here, can they be moved here",
        "immunity.named-verb play.place-condition verb.distinct verb.move",
    ),
    ("can a 0 power minion score points", "score.qualify score.zero-power"),
    ("power boost depends on number of minions, does it change later", "effect.amount-continuous effect.amount-once"),
    ("draw a card for each move, one effect moved three minions", "trigger.each-event trigger.once-per-event"),
    ("limit on base points, does it also limit VP from a card", "vp.gain"),
    ("do I need a minion on a base to use its ability", "ability.base"),
    (
        "card put on the bottom of whose deck",
        "control.hidden-cards control.owner-places control.owner-zones verb.place",
    ),
    ("is a standard action that targets a base on that base", "attach.standard-not-on"),
    ("action with a subtype like wraith", "card.label"),
    ("must an extra action be played right away", "extra.immediate"),
    ("does another minion include this one", "wording.another"),
    ("play this instead of a regular minion play, can I use an extra play for it", "extra.substitute"),
    (
        "chosen minion is protected, does the rest of the card still happen",
        "choice.immune-target immunity.later-effects",
    ),
    ("breakpoint reduced by a minion's power, minion later grows", "effect.amount-once"),
    ("base plays a monster, who played it", "ability.base.played-by-base monster.played-by-nobody"),
    ("extra minion picked by the card, can I save it for later", "extra.immediate"),
    (
        "does the penalty stay after the ability is lost",
        "cancel.duration cancel.nothing-undone duration.do-until effect.amount-once",
    ),
    (
        "special from hand while another player is scoring",
        "ability.special.any-turn ability.special.from-hand me-first.optional-round score.before",
    ),
    (
        "can I take some of the actions and leave the others",
        "choice.chooser effect.any-number effect.exact-number effect.may.and wording.up-to",
    ),
    ("chosen minion is protected, do I still do the rest", "choice.immune-target immunity.later-effects"),
    ("does immunity stop copying an ability", "affect.copying"),
    ("is a treasure played with an extra action an extra card", "extra.definition treasure.extra"),
    ("is the power gain fixed when the card is played", "effect.amount-once"),
    ("does discarding after scoring count as from play to the discard pile", "trigger.to-discard-pile"),
    ("what counts as an action that increases power", "power.directly-increased"),
    ("can a scored minion move to the base that replaces it", "score.after-not-new-base"),
    ("can protection prevent losing a victory point", "vp.loss"),
    (
        "minion put in hand instead of discard, was it destroyed",
        "replace.instead verb.destroy verb.distinct verb.place",
    ),
    ("copied ability with a condition that is not met", "ability.copied-conditions"),
    ("what is the same name", "card.name wording.same-name"),
    (
        "return it at the start of my next turn but it already left play",
        "leave.effects-end leave.new-object trigger.subject-gone",
    ),
    ("until the start of your turn, does it reach cards played later", "duration.do-until"),
    ("do I lose the VP when the minion is destroyed later", "vp.kept"),
    ("card destroys itself and an immune minion", "effect.own-card"),
    ("put an opponent's card from my hand on top of my own deck", "control.hidden-cards"),
    (
        "must extra cards be played before I draw",
        "extra.generic-may-wait extra.same-phase turn.phases turn.play-cards",
    ),
    ("play an opponent's card from my hand, where does it go afterwards", "control.owner-zones play.other-owner"),
    ("can the scored base replace itself", "score.not-same-base"),
    ("destroyed reward but the minion was placed in a hand", "verb.destroy verb.distinct verb.place"),
    ("reveal until I find a minion and the deck runs out", "deck.empty-mid-reveal"),
    ("who controls another player's card that I play", "control.default play.other-owner"),
    ("minion becomes immune to actions already on it", "attach.immune immunity.attached-action-discarded"),
    ("does a card that protects others protect itself", "immunity.self"),
    ("my opponent destroys my minion, does its ability trigger", "trigger.last-known trigger.self-removed"),
    ("can't be moved, can it still be shuffled or destroyed", "immunity.named-verb verb.distinct"),
    ("players with 10 10 and 5 power", "tie.best-place tie.skip-places"),
    ("cards on a base when it is swapped", "swap.base verb.swap"),
    ("how long is an Ongoing ability cancelled", "cancel.duration duration.default-end-of-turn turn.end-expire"),
    ("can a minion be moved to the base where it already is", "verb.move verb.move-different-base"),
    ("copied ability lasts when the original leaves", "ability.copied-lasts"),
    ("is losing a VP an effect on a card", "vp.loss"),
    (
        "does the action I am playing count as in my hand",
        "deck.resolving-card-apart play.action play.standard-action-limbo",
    ),
    ("is a permanent power bonus marked with power counters", "counter.separate"),
    ("do cards here include actions on minions here", "attach.not-here wording.here"),
    ("destroy several minions, one is immune", "effect.several-targets"),
    ("card put in the box", "zone.box"),
    ("is placing in hand the same as destroying", "verb.distinct verb.place"),
    ("use a talent a second time, conditions met again", "ability.talent.again"),
    ("can it affect the dueling minion itself", "duel.before-cards duel.not-affecting"),
    ("move minions to different bases", "effect.destinations"),
    ("is the search done before or after the new base comes", "score.after score.after-waits"),
    ("give control of a minion when is its ability resolved", "control.as-played control.gained resolve.on-play"),
    ("text says the minion X but an action has that name", "wording.the-minion-named"),
    ("uncovered card buries itself again", "bury.no-rebury"),
    ("faction with three bases", "setup.all-bases"),
    ("affects minions in play only or also later ones", "duration.do-until duration.until-do"),
    ("take control of a minion while it is being played", "control.as-played"),
    ("counters used only for counting", "counter.other-kinds"),
    ("time for other players to respond", "timing.interrupt-courtesy"),
    ("protection ignores my own cards and bases", "immunity.source"),
]
"""What official rulings answer, asked without the card, and rules of which one must be among the first five."""


@pytest.mark.parametrize(("words", "key"), BEST)
def test_the_best_hit(words: str, key: str) -> None:
    assert search(words)[0].rule.key == key


@pytest.mark.parametrize(("words", "key"), ASKED)
def test_players_words_lead_to_the_rule(words: str, key: str) -> None:
    assert key in [hit.rule.key for hit in search(words, most=3)]


@pytest.mark.parametrize(("words", "keys"), QUESTIONS)
def test_a_question_leads_to_the_general_rule(words: str, keys: str) -> None:
    assert set(keys.split()) & {hit.rule.key for hit in search(words, most=5)}


@pytest.mark.parametrize(("words", "key"), BEST + ASKED)
def test_without_full_text_search_the_rule_is_still_among_the_first(
    words: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "_index", lambda rules: None)
    assert key in [hit.rule.key for hit in search(words)]


def test_word_endings_do_not_matter() -> None:
    assert search("destroying")[0].rule.key in {"verb.destroy", "score.discard-not-destroy"}


def test_hits_come_best_first() -> None:
    scores = [hit.score for hit in search("before a base scores", most=20)]
    assert scores == sorted(scores, reverse=True)
    assert len(scores) == 20


@pytest.mark.parametrize("words", ["", "  ", "?!", 'xyzzy" OR', "\x00"])
def test_nothing_to_find_is_no_error(words: str) -> None:
    assert search(words) == ()


def test_every_rule_is_found_by_its_title() -> None:
    for each in rules():
        assert each in [hit.rule for hit in search(each.title, most=12)], each.title


def test_a_very_long_query_is_answered() -> None:
    assert search("hand limit " * 10_000)[0].rule.key == "turn.hand-limit"


def test_a_hit_and_a_rule_are_told_in_a_line() -> None:
    found = search("cannot be destroyed")[0]
    assert repr(found).startswith(f"Hit({found.rule.key!r}, {found.rule.title!r}, score=")
    assert repr(found.rule) == f"Rule({found.rule.key!r}, {found.rule.title!r})"
    assert f"<code>{found.rule.key}</code>" in found.rule._repr_html_()
