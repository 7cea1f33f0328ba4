"""What triggers what: who is there in time, how often, and in which order it is resolved (Me First!)."""

from __future__ import annotations

from tests.engine.table_talk import board
from tests.rulebook.own_cards import card, table

FILLER = {"Ann": ["Scout"] * 30, "Bob": ["Scout"] * 30, "Cid": ["Scout"] * 30}
TWO = {name: FILLER[name] for name in ("Ann", "Bob")}

# -- there in time ------------------------------------------------------------------------------------------------


def test_a_card_that_left_before_the_end_of_the_event_does_not_answer() -> None:
    """The Overlord's play returns the Brownie that waits for plays elsewhere."""
    play = board(
        {"Jungle Oasis": [], "Tortuga": ["Ann's Brownie"]}, hand={"Bob": ["Supreme Overlord"]}, deck=TWO, turn="Bob"
    )
    play.play("Supreme Overlord", on="Jungle Oasis").yes().choose("Brownie")
    assert play.hand("Ann") == ["Brownie"]
    assert play.cites("trigger.in-play-at-event-and-end")


def test_a_card_that_stays_answers_though_others_leave() -> None:
    play = board(
        {"Jungle Oasis": [], "Tortuga": ["Ann's Brownie", "Ann's Scout"]},
        hand={"Bob": ["Supreme Overlord"]},
        deck={"Ann": ["Howl", "Invader"], "Bob": []},
        turn="Bob",
    )
    play.play("Supreme Overlord", on="Jungle Oasis").yes().choose("Scout")
    assert sorted(play.hand("Ann")) == ["Howl", "Scout"]


def test_a_card_does_not_answer_its_own_arrival() -> None:
    """The Archive, played after its fellow has been destroyed by the same player's Guard, came too late."""
    play = board(
        {"Jungle Oasis": ["Ann's Scout", "Ann's Microbot Reclaimer"]},
        hand={"Ann": ["Microbot Guard", "Summon", "Microbot Archive"]},
        deck={"Ann": ["Howl", "Howl", "Howl"]},
    )
    play.play("Summon").answer(
        next(each for each in play.decision.options if play.name(each.thing) == "Microbot Guard")
    )
    play.choose("Microbot Reclaimer").play("Microbot Archive")
    assert play.hand("Ann") == []


def test_what_removes_a_card_is_still_answered_by_it() -> None:
    play = board({"Jungle Oasis": ["Ann's Gremlin"]}, hand={"Bob": ["Seeing Stars", "Howl"]}, deck=TWO, turn="Bob")
    play.play("Seeing Stars")
    assert play.hand("Ann") == ["Scout"]
    assert play.hand("Bob") == []


def test_cards_destroyed_together_answer_for_each_other() -> None:
    """Two Gremlins at once: each draws, each robs."""
    play = board(
        {"Jungle Oasis": ["Ann's Gremlin", "Ann's Gremlin"]},
        hand={"Bob": ["Cannon", "Howl", "Howl", "Scout"]},
        deck=TWO,
        turn="Bob",
    )
    play.play("Cannon").choose("Gremlin #1", "Gremlin #2")
    while play.kind == "order":
        play.answer(play.decision.options[0])
    assert play.hand("Ann") == ["Scout", "Scout"]
    assert len(play.hand("Bob")) == 1


# -- how often ----------------------------------------------------------------------------------------------------


def test_one_event_triggers_every_card_that_waits_for_it_once() -> None:
    play = board(
        {
            "Jungle Oasis": ["Ann's Pay the Piper", "Ann's Pay the Piper"],
            "Tortuga": ["Ann's Brownie", "Ann's Brownie"],
        },
        hand={"Bob": ["Invader", "Howl", "Gnome", "Zapbot"]},
        deck=TWO,
        turn="Bob",
    )
    play.play("Invader", on="Jungle Oasis")
    assert (play.asked, play.kind) == ("Bob", "order")  # the current player orders what is mandatory
    while play.kind != "main":
        play.answer(play.decision.options[0])
    assert len(play.discard("Bob")) == 2
    assert len(play.hand("Ann")) == 2


def test_each_event_is_answered_on_its_own() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Pay the Piper"]},
        hand={"Bob": ["Scout", "Summon", "Invader", "Gnome", "Zapbot"]},
        deck=TWO,
        turn="Bob",
    )
    play.play("Summon").answer(next(each for each in play.decision.options if play.name(each.thing) == "Scout"))
    play.choose("Zapbot").play("Invader")
    assert play.discard("Bob") == ["Summon", "Zapbot", "Gnome"]  # the last card is no choice


def test_a_limit_of_once_a_turn_is_the_cards_own() -> None:
    """Two Brownies at different bases have a use each; a third play of the turn finds both used."""
    play = board(
        {"Jungle Oasis": ["Ann's Brownie"], "Tortuga": ["Ann's Brownie"], "The Great Library": []},
        hand={"Bob": ["Zapbot", "Zapbot", "Zapbot"]},
        deck={"Ann": ["Howl", "Gnome", "Invader", "Warbot"], "Bob": []},
        turn="Bob",
    )
    play.play("Zapbot", on="The Great Library")
    while play.kind in ("may", "order"):
        play.answer(play.decision.options[0])
    assert play.hand("Ann") == ["Howl", "Gnome"]
    play.play("Zapbot", on="The Great Library").yes().play("Zapbot", on="The Great Library").no()
    assert play.hand("Ann") == ["Howl", "Gnome"]


# -- in which order -----------------------------------------------------------------------------------------------


def test_the_current_player_orders_mandatory_abilities_of_all_players() -> None:
    """Bob chooses to be burned before he pays; the Piper is paid for the minion's play all the same."""
    play = board(
        {"Jungle Oasis": ["Ann's Flame Trap", "Ann's Pay the Piper", "Ann's Leprechaun"]},
        hand={"Bob": ["Invader", "Howl", "Gnome"]},
        deck=TWO,
        turn="Bob",
    )
    play.play("Invader")
    assert (play.asked, play.kind) == ("Bob", "order")
    assert set(play.offered) == {"Flame Trap", "Pay the Piper", "Leprechaun"}
    assert "me-first.current-player-orders" in play.decision.rules
    play.choose("Flame Trap")
    assert play.where("Invader") == "Bob's discard"
    if play.kind == "order":  # the Leprechaun has nothing left to strike
        play.choose("Pay the Piper")
    play.choose("Gnome")
    assert "Gnome" in play.discard("Bob")
    assert play.kind == "main"


def test_the_card_is_resolved_before_what_it_triggered() -> None:
    """The Enchantress draws; then the Piper may be paid with the drawn card."""
    play = board(
        {"Jungle Oasis": ["Ann's Pay the Piper"]}, hand={"Bob": ["Enchantress", "Howl"]}, deck=TWO, turn="Bob"
    )
    play.play("Enchantress")
    assert sorted(play.offered) == ["Howl", "Scout"]


def test_what_an_inner_card_triggered_waits_for_the_rest_of_the_outer_one() -> None:
    """BGB2018, "Card Resolution Order": the inner card, the rest of the outer one, then what was triggered."""
    play = board(
        {"Jungle Oasis": [], "Tortuga": ["Ann's Pay the Piper"], "The Great Library": []},
        hand={"Bob": ["Zombie Lord", "Howl", "Gnome"]},
        discard={"Bob": ["War Raptor", "Neophyte"]},
        deck={"Ann": [], "Bob": ["Scout", "Scout", "Scout"]},
        turn="Bob",
    )
    play.play("Zombie Lord", on="Jungle Oasis").yes().play("War Raptor", on="Tortuga")
    assert play.kind == "play"  # the Lord goes on; the Piper has to wait
    play.play("Neophyte", on="The Great Library")
    assert play.asked == "Bob"
    assert set(play.offered) == {"Howl", "Gnome"}


def test_an_inner_card_is_resolved_before_the_outer_goes_on() -> None:
    play = board(
        {"Jungle Oasis": [], "Tortuga": [], "The Great Library": []},
        hand={"Ann": ["Zombie Lord"]},
        discard={"Ann": ["Enchantress", "War Raptor"]},
        deck={"Ann": ["Howl", "Gnome"]},
    )
    play.play("Zombie Lord", on="Jungle Oasis").yes().play("Enchantress", on="Tortuga")
    assert play.hand("Ann") == ["Howl"]
    assert play.kind == "play"


def test_mandatory_before_optional_after_a_base_has_scored() -> None:
    """Temple of Goju puts the Scout under the deck before it could be returned."""
    play = board(
        {"Temple of Goju": ["Ann's Scout", "Bob's King Rex", "Bob's Nukebot", "Bob's Microbot Guard"], "Tortuga": []},
        deck={"Ann": ["Howl"] * 4, "Bob": ["Howl"] * 4},
    )
    play.end_phase()
    assert play.kind == "main"
    assert play.deck("Ann")[-1] == "Scout"
    assert play.deck("Bob")[-1] == "King Rex"


def test_in_the_book_of_2018_the_current_player_may_take_the_scout_first() -> None:
    """BGB2018, "Me First!": cards in play in the current player's order, whether or not they say "may"."""
    play = board(
        {"Temple of Goju": ["Ann's Scout", "Bob's King Rex", "Bob's Nukebot", "Bob's Microbot Guard"], "Tortuga": []},
        deck={"Ann": ["Howl"] * 4, "Bob": ["Howl"] * 4},
        edition="BGB2018",
    )
    play.end_phase()
    assert (play.asked, play.kind) == ("Ann", "order")
    assert set(play.offered) == {"Scout", "Temple of Goju"}
    play.choose("Scout").yes()
    assert play.where("Scout") == "Ann's hand"


def test_the_round_goes_clockwise_and_passing_is_not_final() -> None:
    play = board(
        {"Tortuga": ["Ann's King Rex", "Ann's King Rex", "Ann's King Rex"], "Tar Pits": []},
        hand={"Ann": ["Shinobi"], "Bob": ["Shinobi", "Hidden Ninja", "Gnome"], "Cid": ["Shinobi"]},
        players=("Ann", "Bob", "Cid"),
        deck=FILLER,
        turn="Bob",
    )
    play.end_phase()
    order = [play.asked]
    play.pass_()
    order.append(play.asked)
    play.play("Cid's Shinobi")
    order.append(play.asked)
    play.pass_()
    order.append(play.asked)
    assert order == ["Bob", "Cid", "Ann", "Bob"]  # from the current player clockwise
    play.play("Bob's Shinobi")  # though he passed before
    assert play.asked == "Ann"  # Cid has nothing left
    play.pass_()
    assert play.offered == ["Hidden Ninja", "pass"]
    play.pass_()
    assert play.kind == "main"
    assert sorted(card for card in play.hand("Bob") if card != "Scout") == ["Gnome", "Hidden Ninja"]


def test_one_shinobi_for_each_player_and_base() -> None:
    play = board(
        {"Tortuga": ["Ann's King Rex", "Ann's King Rex", "Ann's King Rex"]},
        hand={"Bob": ["Shinobi", "Shinobi"]},
        deck=TWO,
    )
    play.end_phase().play("Shinobi")
    while play.kind == "window":
        assert not play.can_play("Shinobi")
        play.pass_()
    assert play.hand("Bob") == ["Shinobi"]


def test_a_card_is_used_once_for_one_event() -> None:
    """The First Mate is asked once after its base has scored."""
    play = board(
        {"Jungle Oasis": ["Ann's King Rex", "Ann's Nukebot", "Ann's First Mate"], "Tortuga": [], "Tar Pits": []},
        deck=TWO,
    )
    play.end_phase().use("First Mate").choose("Tar Pits")
    assert play.where("First Mate") == "Tar Pits"
    assert play.kind == "main"


def test_an_optional_ability_that_is_passed_is_gone_when_all_have_passed() -> None:
    play = board({"Jungle Oasis": ["Ann's King Rex", "Ann's Nukebot", "Ann's First Mate"], "Tortuga": []}, deck=TWO)
    play.end_phase().pass_()
    assert play.where("First Mate") == "Ann's discard"


# -- conditions and places ------------------------------------------------------------------------------------------


def test_the_tar_pits_take_the_first_of_each_turn_only() -> None:
    play = board(
        {"Tar Pits": ["Bob's Scout", "Bob's Invader"]},
        hand={"Ann": ["Time Loop", "Seeing Stars", "Seeing Stars"]},
        deck={"Ann": ["Howl"] * 4, "Bob": ["Howl"]},
    )
    play.play("Time Loop").play("Seeing Stars").choose("Scout").play("Seeing Stars")
    assert play.deck("Bob") == ["Howl", "Scout"]
    assert play.discard("Bob") == ["Invader"]


def test_what_is_replaced_triggers_nothing_that_waits_for_it() -> None:
    """replace.once: a Nukebot that sinks into the tar was not destroyed."""
    play = board({"Tar Pits": ["Bob's Nukebot", "Ann's Scout"]}, hand={"Ann": ["Ninja Master"]}, deck=TWO)
    play.play("Ninja Master").yes().choose("Nukebot")
    assert play.at("Tar Pits") == ["Ann's Scout", "Ann's Ninja Master"]
    assert play.deck("Bob")[-1] == "Nukebot"


def test_a_move_triggers_nothing_that_waits_for_a_play() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Flame Trap", "Ann's Pay the Piper"], "Tortuga": ["Bob's Scout"]},
        hand={"Bob": ["Way of Deception", "Howl"]},
        deck=TWO,
        turn="Bob",
    )
    play.play("Way of Deception")
    assert play.where("Scout") == "Jungle Oasis"
    assert play.hand("Bob") == ["Howl"]


def test_a_triggered_card_triggers_in_its_turn() -> None:
    """trigger.chain: the Piper takes a Gremlin from the hand (nothing), the Trap burns a Gremlin (something)."""
    play = board(
        {"Jungle Oasis": ["Ann's Flame Trap"]}, hand={"Ann": ["Howl"], "Bob": ["Gremlin"]}, deck=TWO, turn="Bob"
    )
    play.play("Gremlin")
    assert play.hand("Bob") == ["Scout"]
    assert play.hand("Ann") == []
    assert play.discard("Ann") == ["Flame Trap", "Howl"]


def test_four_players_are_asked_clockwise_from_the_current_one() -> None:
    names = ("Ann", "Bob", "Cid", "Dot")
    play = board(
        {"Tortuga": ["Ann's King Rex"] * 3}, players=names, hand={name: ["Shinobi"] for name in names}, turn="Cid"
    )
    play.end_phase()
    asked = []
    while play.kind == "window":
        asked.append(play.asked)
        play.play(f"{play.asked}'s Shinobi")
    assert asked == ["Cid", "Dot", "Ann", "Bob"]
    assert [play.vp(name) for name in names] == [4, 3, 3, 3]  # three tie for runner-up


def test_traps_answer_a_minion_that_comes_before_scoring() -> None:
    play = board(
        {"Jungle Oasis": ["Ann's Leprechaun", "Ann's King Rex", "Ann's Pay the Piper"], "Tortuga": []},
        hand={"Bob": ["Shinobi", "Howl"]},
        base_deck=["Ninja Dojo"],
    )
    play.end_phase().play("Shinobi")
    assert (play.asked, play.kind) == ("Ann", "order")  # it is Ann's turn
    play.choose("Leprechaun")
    assert sorted(play.discard("Bob")) == ["Howl", "Shinobi"]
    assert (play.vp("Ann"), play.vp("Bob")) == (2, 0)


def test_robbed_of_a_special_before_it_could_be_used() -> None:
    """Ann's Gnome destroys Bob's Gremlin before scoring: the card that Ann loses was to be played next."""
    play = board(
        {"Jungle Oasis": ["Ann's Gnome", "Ann's Nukebot", "Ann's Invader", "Bob's Gremlin"], "Tortuga": []},
        hand={"Ann": ["Hidden Ninja"], "Bob": ["Shinobi"]},
        deck={"Ann": ["Howl"] * 4, "Bob": ["Howl"] * 4},
    )
    play.end_phase()
    assert set(play.offered) == {"Gnome", "Hidden Ninja", "pass"}
    play.use("Gnome")
    assert play.discard("Ann") == ["Hidden Ninja"]
    assert (play.asked, play.offered) == ("Bob", ["Shinobi", "pass"])


# -- Specials in a hand ---------------------------------------------------------------------------------------------

PIKE = card(
    "Pike",
    "minion",
    "Special: After you destroy a minion on one base, you may play this minion there as an extra minion.",
)
RIP = card("Rip", "action", "Destroy a minion of power 3 or less and draw a card.")


def test_there_is_the_base_where_it_happened() -> None:
    play = table({"Tortuga": ["Bob's Scout"], "Tar Pits": []}, PIKE, hand=["Seeing Stars", "Pike"])
    play.play("Seeing Stars").use("Pike")

    assert play.at("Tortuga") == ["Ann's Pike"]


def test_a_card_that_is_drawn_by_what_it_answers_answers_it() -> None:
    play = table({"Tortuga": ["Bob's Scout"], "Tar Pits": []}, PIKE, RIP, hand=["Rip"], deck={"Ann": ["Pike"]})
    play.play("Rip").use("Pike")

    assert play.at("Tortuga") == ["Ann's Pike"]


def test_a_card_that_is_drawn_later_does_not_answer_what_was_before() -> None:
    play = table({"Tortuga": ["Bob's Scout"]}, PIKE, hand=["Seeing Stars"], deck={"Ann": ["Pike", "Howl", "Howl"]})
    play.play("Seeing Stars")
    play.end_phase()

    assert play.active == "Bob"
    assert "Pike" in play.hand("Ann")


def test_what_one_player_has_done_this_turn_is_for_that_player() -> None:
    words = (
        "At the end of the turn, if one player has played at least one minion here this turn, they may draw a card."
    )
    hall = card("Hall", "base", words)
    play = table({"Hall": []}, hall, hand=["Scout"]).play("Scout")
    play.end_phase()

    assert play.asked == "Ann"
