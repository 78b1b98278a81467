"""Laws that tie together questions about turns and the six main actions."""

from oracle.questions import kind_of
from specs.laws_base import Law, law
from specs.questions import all_halls as ah
from specs.questions import base_components as bc
from specs.questions import base_decorations as bdec
from specs.questions import base_garments as bg
from specs.questions import base_preparation as bp
from specs.questions import base_staff as bs
from specs.questions import base_turns as bt
from specs.questions import bonuses as b
from specs.questions import bonuses_end as be
from specs.questions import decorations as d
from specs.questions import deputing as dep
from specs.questions import garments as g
from specs.questions import hiring as h
from specs.questions import turns as t
from specs.vocabulary import Action, Decoration, KitchenSide, Role, deck_size, kitchen_side, players, via

first_action = kind_of("first_action", Action)
second_action = kind_of("second_action", Action)

LAWS: tuple[Law, ...] = (
    # Turns.
    law("turns.action_numbers_differ", "Two main actions never have the same number.",
        (first_action == second_action) | (t.main_action_number(first_action) != t.main_action_number(second_action))),
    law("turns.action_numbers_within", "No main action has a number beyond the number of main actions.",
        t.main_action_number(first_action) <= bc.main_actions_in_all()),
    law("turns.first_turns", "A round without hiring is a round in which nobody was hired.",
        t.turns_in_round(0) == bt.actions_in_phase()),
    law("turns.cards_are_turns", "If every card is played, one a turn, there are as many turns as cards.",
        ((bt.cards_per_turn() == 1) & bt.must_play_card().must) >> (t.turns_in_round(0) == bp.cards_chosen())),
    law("turns.first_hire", "The first hired employee adds the turns it allows.",
        t.turns_in_round(1) == t.turns_in_round(0) + h.extra_actions_per_hire()),
    law("turns.second_hire", "The second hired employee adds the turns it allows.",
        t.turns_in_round(2) == t.turns_in_round(1) + h.extra_actions_per_hire()),
    law("turns.third_hire", "The third hired employee adds the turns it allows.",
        t.turns_in_round(3) == t.turns_in_round(2) + h.extra_actions_per_hire()),
    law("turns.forgo_both", "If both may be given up together, each may be.",
        ~t.may_forgo_both().may | bt.may_forgo(bt.turn_part).may),
    law("turns.bonus_after", "A bonus that comes only after the main action comes neither before nor within.",
        bt.bonus_after_main() >> (b.use_bonus_at(b.Moment.AFTER_MAIN).may & b.use_bonus_at(b.Moment.BEFORE_MAIN).may_not
                                  & b.use_bonus_at(b.Moment.DURING_MAIN).may_not)),
    law("turns.bonus_after_forgoing", "Using the bonus after giving the main action up is asked in two places.",
        bt.forgo_and_bonus().may == b.bonus_if_main(b.MainDone.FORGONE).may),
    law("turns.start_master_bonus", "The starting master's bonus is asked in two places.",
        bt.start_master_bonus() == b.employee_has_bonus(b.CardKind.START_MASTER)),
    law("turns.bonus_duty", "A bonus that must be used cannot be given up.",
        b.use_bonus.given >> ~(b.use_bonus(b.bonus).must & bt.may_forgo(bt.TurnPart.BONUS).may)),
    law("turns.crowned_act", "A crowned card's main action is asked in two places.",
        bt.crowned_main_action().may == be.crowned_card_main_action().may),
    law("turns.crown_on", "The crown on the apprentices of the last level is asked in two places.",
        bt.crown_on(bt.Crowned.APPRENTICE) == be.card_crowned(6, Role.APPRENTICE)),
    # Favor.
    law("favor.one_claim", "If a favor that is taken cannot be claimed, one player a round claims it at most.",
        bt.favor_needs_marker().may_not >> (bt.favor_claims_per_round() <= 1)),
    law("favor.start", "Who took the favor begins the next round exactly if it gives the start.",
        bt.favor_gives_start() == (bp.starts_next(True) == bp.StartNext.FAVOR_HOLDER)),
    # Garments.
    law("garments.rolls_lost", "Silk that is lost cannot be used later.",
        g.rolls_kept_after.given >> (~bg.excess_lost() | (g.rolls_kept_after(g.spent_rolls, g.needed_rolls) == 0))),
    law("garments.prices_ordered", "The lowest price is not above the highest.",
        bg.window_price_lowest() <= bg.window_price_highest()),
    law("garments.keep", "What is decided at once is not left for later.",
        ~g.keep_garment_for_later().may | bg.fate_decided_at_once().need_not),
    law("garments.no_display", "A garment with no choice left must not be both rented and sold.",
        ~(bg.may_dispose(bg.Fate.RENT, bg.free_spaces).must & bg.may_dispose(bg.Fate.SELL, bg.free_spaces).must)),
    # Hiring.
    law("hiring.playable_adds", "A hired employee allows further actions exactly if it can be played in the round.",
        h.hired_card_playable_this_round() == (h.extra_actions_per_hire() >= 1)),
    law("hiring.hand", "An employee that is not in hand cannot be played.",
        h.hired_card_playable_this_round() >> (bs.hired_goes_to() == bs.HiredGoes.HAND)),
    law("hiring.more_than_three", "Turns beyond three need more than three turns in some round.",
        (bs.more_than_three().may & (t.turns_in_round(0) <= 3)) >> (h.extra_actions_per_hire() >= 1)),
    # Deputing.
    law("deputing.floor", "Deputing one employee never leaves fewer than must always be kept.",
        ~dep.may_depute(deck_size, via).may | (bs.team_always_at_least() <= deck_size - 1)),
    law("deputing.leaves", "What is put into the box has left the game, and nothing else has.",
        dep.deputed_card_leaves_game() == (dep.deputed_card_put() == dep.RemovedTo.BOX)),
    law("deputing.bonus_times", "The bonus may be used exactly if it can be used once at least.",
        bs.depute_bonus_once_more().may == (dep.depute_bonus_times() >= 1)),
    law("deputing.floor_counts", "Whether the card in play counts is asked in two places.",
        bs.depute_floor_counts_played() == dep.depute_floor_counts(dep.Counted.PLAYED)),
    law("deputing.livre_first", "Livre can be spent on the bonus only if it is paid before.",
        ~dep.depute_livre_usable_for_bonus() | bs.depute_pay_before_bonus()),
    # Decorations.
    law("decorations.musicians", "There are as many musicians as all halls have together.",
        (bc.halls() == 5)
        >> (d.decoration_spaces(Decoration.MUSICIAN, players) == 5 * bdec.musicians_per_hall())),
    law("decorations.kitchen_spaces", "The kitchen has the spaces of its two sides.",
        d.decoration_spaces(Decoration.KITCHEN, players)
        == d.kitchen_spaces_of_side(KitchenSide.BY_DECORATIONS, players)
        + d.kitchen_spaces_of_side(KitchenSide.BY_GARMENTS, players)),
    law("decorations.limit_each_side", "A limit for both sides together forbids having both.",
        ~((d.kitchen_limit_is() == d.KitchenBound.BOTH_TOGETHER) & bdec.kitchen_both_sides().may)),
    law("decorations.no_limit", "Where a second space of a side is forbidden, there is a limit.",
        ~(bdec.may_fund_kitchen(kitchen_side, 1).may_not & (d.kitchen_limit_is() == d.KitchenBound.NONE))),
    law("decorations.points_end", "Points gained at the end are the ones counted at the end.",
        bdec.decoration_points_at_end() == d.decoration_points_when(d.PointsWhen.END)),
    # All halls.
    law("all_halls.space_for_each", "A space for every player needs as many spaces as players.",
        bdec.all_halls_none_left() >> (ah.all_halls_spaces(players) >= players)),
    law("all_halls.first_alone", "A bonus for the first player alone has no space for every player.",
        ~(bdec.all_halls_first_only() & bdec.all_halls_none_left())),
    law("all_halls.presence_by_garment", "If one marker is enough and garments count, garments everywhere suffice.",
        ((ah.markers_needed_in_hall() <= 1) & bdec.counts_as_presence(bdec.InHall.GARMENT))
        >> ah.all_halls_present_by(ah.PresentBy.GARMENTS)),
    law("all_halls.presence_by_musician", "If one marker is enough and musicians count, musicians everywhere suffice.",
        ((ah.markers_needed_in_hall() <= 1) & bdec.counts_as_presence(bdec.InHall.MUSICIAN))
        >> ah.all_halls_present_by(ah.PresentBy.MUSICIANS)),
    law("all_halls.presence_mixed", "If one marker is enough and both count, a mixture is presence.",
        ((ah.markers_needed_in_hall() <= 1) & bdec.counts_as_presence(bdec.InHall.GARMENT)
         & bdec.counts_as_presence(bdec.InHall.MUSICIAN))
        >> ah.all_halls_present_by(ah.PresentBy.MIXED)),
)
