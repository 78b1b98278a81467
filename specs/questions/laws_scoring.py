"""Laws that tie together questions about bonuses, income, the final scoring and the end of the game."""

from oracle.questions import kind_of
from oracle.terms import BoolTerm, EnumTerm, IntTerm, when
from specs.laws_base import Law, law
from specs.questions import bonuses as b
from specs.questions import bonuses_actions as ba
from specs.questions import bonuses_depute as bd
from specs.questions import bonuses_end as be
from specs.questions import end as e
from specs.questions import income as i
from specs.questions import scoring as s
from specs.questions import scoring_board as sb
from specs.questions import scoring_halls as sh
from specs.vocabulary import Decoration, KitchenSide, ScoringStep, players, round_number

first_step = kind_of("first_step", ScoringStep)
total_given = i.income_total.given


def _by_spaces(place: EnumTerm, tied: IntTerm, owner: EnumTerm) -> BoolTerm:
    holds: BoolTerm = sh.hall_tie_result(place, tied, sh.MasterSpaces.ONE_AHEAD, owner) == sh.TieResult.ONE_BY_SPACES
    return holds


def _by_musician(place: EnumTerm, tied: IntTerm) -> BoolTerm:
    result = sh.hall_tie_result(place, tied, sh.MasterSpaces.ALL_EQUAL, sh.MusicianOwner.STILL_TIED)
    holds: BoolTerm = result == sh.TieResult.ONE_BY_MUSICIAN
    return holds


tie_possible = (sh.place == sh.Place.FIRST) | (sh.tied <= 4)
sets_given = sb.statue_total.given

LAWS: tuple[Law, ...] = (
    law("scoring.numbers_within", "No step has a number beyond the number of steps.",
        s.scoring_step_number(first_step) <= s.scoring_steps()),
    law("scoring.last_step", "The markers are the last step exactly if nothing else is scored later.",
        s.final_last_step_is() == (s.scoring_position(ScoringStep.MARKERS) == 8)),
    law("scoring.terrace_after_halls", "A garment counts in its hall exactly if it has not left it yet.",
        sh.hall_counts_garment_later_on_terrace()
        == (s.scoring_position(ScoringStep.HALL_MAJORITIES) < s.scoring_position(ScoringStep.TERRACE))),
    law("scoring.favor_source", "The favor gives points at the end exactly if its points are not zero.",
        s.scores_at_end(s.Source.FAVOR) == (s.favor_end_points() >= 1)),
    law("scoring.statue_source", "Colours give points at the end exactly if a statue can give any.",
        s.scores_at_end(s.Source.STATUE_SETS) == (sb.statue_most_points() >= 1)),
    law("scoring.all_bonuses_some", "If every bonus counts at the end, some do.",
        s.scores_at_end(s.Source.EVERY_BONUS) >> s.scores_at_end(s.Source.SOME_BONUSES)),
    law("scoring.markers_on_decorations", "If markers on statues score, decorations give points at the end.",
        sb.marker_scores(sb.Scored.STATUE) >> s.scores_at_end(s.Source.DECORATION)),
    law("scoring.markers_on_garments", "If markers on garments in halls score, rented garments give points at the end.",
        sb.marker_scores(sb.Scored.HALL_GARMENT) >> s.scores_at_end(s.Source.RENTED_GARMENT)),
    law("scoring.markers_on_all_halls", "Its marker scores exactly if the bonus for all halls gives points.",
        sb.marker_scores(sb.Scored.ALL_HALLS) == s.scores_at_end(s.Source.ALL_HALLS)),
    law("scoring.firework_place", "A place in fireworks scores exactly if it gives points.",
        sh.firework_place_scores(sh.place, players) == (sh.firework_points(sh.place, players) >= 1)),
    law("scoring.firework_source", "Fireworks' majority gives points if its first place does.",
        (sh.firework_points(sh.Place.FIRST, players) >= 1) >> s.scores_at_end(s.Source.FIREWORK_MAJORITY)),
    law("scoring.hall_first_tiebreak", "If master guest spaces break ties first, one player ahead there wins.",
        (tie_possible & ((sh.musician_owner != sh.MusicianOwner.OUTSIDER) | (sh.tied <= 4))
         & (sh.hall_criterion(2) == sh.Criterion.MASTER_SPACES))
        >> _by_spaces(sh.place, sh.tied, sh.musician_owner)),
    law("scoring.hall_second_tiebreak", "If the musician breaks what is then still tied, its owner among them wins.",
        (tie_possible & (sh.hall_criterion(2) == sh.Criterion.MASTER_SPACES)
         & (sh.hall_criterion(3) == sh.Criterion.MUSICIAN)) >> _by_musician(sh.place, sh.tied)),
    law("scoring.statue_most", "No set gives more than the most a statue can give.",
        sb.statue_points(sb.colours) <= sb.statue_most_points()),
    law("scoring.statue_most_reached", "The most is what a set of some size gives.",
        (sb.statue_points(0) == sb.statue_most_points()) | (sb.statue_points(1) == sb.statue_most_points())
        | (sb.statue_points(2) == sb.statue_most_points()) | (sb.statue_points(3) == sb.statue_most_points())
        | (sb.statue_points(4) == sb.statue_most_points())),
    law("scoring.statue_one", "A single statue gives what its set gives.",
        ((sb.statues == 1) & sets_given)
        >> (sb.statue_total(sb.statues, sb.first_set, sb.second_set, sb.third_set) == sb.statue_points(sb.first_set))),
    law("scoring.statue_sum", "If no garment serves two statues, they give together what their sets give.",
        (sb.statue_garment_twice().may_not & sets_given)
        >> (sb.statue_total(sb.statues, sb.first_set, sb.second_set, sb.third_set)
            == sb.statue_points(sb.first_set)
            + when(sb.statues >= 2, sb.statue_points(sb.second_set), 0)
            + when(sb.statues >= 3, sb.statue_points(sb.third_set), 0))),
    law("income.total", "The income is its base and what each side of the kitchen adds.",
        total_given >> (
            i.income_total(i.on_decoration_side, i.on_garment_side, i.decorations, i.garments)
            == i.income_base()
            + when(i.on_decoration_side,
                   i.income_from_side(KitchenSide.BY_DECORATIONS, i.decorations, i.garments), 0)
            + when(i.on_garment_side,
                   i.income_from_side(KitchenSide.BY_GARMENTS, i.decorations, i.garments), 0))),
    law("income.counts_itself", "The marker on the decorations' side counts itself if kitchen markers count.",
        i.income_counts_decoration(Decoration.KITCHEN) >> i.income_counts_own_marker()),
    law("income.last_round", "If the game ends after a round's income, that round has income.",
        ((e.game_ends_at() == e.EndPoint.INCOME) & (e.game_ends_after_round() == round_number))
        >> i.income_in_round(round_number)),
    law("income.before_scoring", "If the final scoring begins after the income, the income comes before it.",
        (e.game_ends_at() == e.EndPoint.INCOME) >> i.income_before_final_scoring()),
    law("income.no_round_after_last", "After the last round no other is prepared.",
        (e.game_ends_after_round() == round_number) >> ~i.after_income_next_round(round_number)),
    law("bonuses.every", "If every employee has a bonus, each kind of employee has one.",
        b.every_employee_has_bonus() >> b.employee_has_bonus(b.card_kind)),
    law("bonuses.fund_discount", "Where a discount is no more than the price, it is taken off the price.",
        (ba.bonus_fund_discount(ba.fund_bonus) <= ba.printed)
        >> (ba.bonus_fund_price(ba.fund_bonus, ba.printed) == ba.printed - ba.bonus_fund_discount(ba.fund_bonus))),
    law("bonuses.fund_no_refund", "Where nothing is paid out, no price is below zero.",
        ba.bonus_fund_refund(ba.fund_bonus) | (ba.bonus_fund_price(ba.fund_bonus, ba.printed) >= 0)),
    law("bonuses.nested_needs_use", "A deputing bonus can only be nested if the deputed employee's bonus may be used.",
        ~bd.bonus_depute_nested(bd.depute_bonus).may | bd.bonus_depute_own_bonus(bd.depute_bonus).may),
    law("bonuses.again_needs_use", "A bonus used once more on its own card is a use of the deputed card's bonus.",
        ~bd.bonus_depute_itself_again().may | bd.bonus_depute_own_bonus(bd.DeputeBonus.I_DEPUTE).may),
    law("bonuses.crowned_deputed", "Using a crowned bonus when deputing is using it during the game.",
        ~be.crowned_bonus_when_deputed().may | be.crowned_bonus_in_play().may),
)
