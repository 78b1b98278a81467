"""What the Deluxe rulebook says of income and the final scoring, and of what never changes."""

from typing import Any

from oracle.claims import Statements
from oracle.terms import all_of, smaller, when
from specs.effects import at, only
from specs.observables import *
from specs.questions.bonuses import Bonus

say = Statements("deluxe-pt")

# Phase 4.
BY_DECORATIONS = when(kitchen_by_decorations > 0, decorations, 0)
BY_GARMENTS = when(kitchen_by_garments > 0, garments, 0)
say("effect.income.base", "592.1", "everybody receives 5 Livre; without the kitchen that is all",
    when=at(Event.INCOME) & (kitchen_by_decorations == 0) & (kitchen_by_garments == 0) & ~extra, then=livre_gain == 5)
say("effect.income.left", "592.1 594.1", "the left side of the kitchen adds the number of the player's decorations",
    when=at(Event.INCOME) & (kitchen_by_decorations > 0) & (kitchen_by_garments == 0) & ~extra, then=livre_gain == 5 + decorations)
say("effect.income.right", "592.1 597.1", "the right side of the kitchen adds the number of the player's garments",
    when=at(Event.INCOME) & (kitchen_by_garments > 0) & (kitchen_by_decorations == 0) & ~extra, then=livre_gain == 5 + garments)
say("effect.income.both", "592.1 594.1 597.1", "both sides add up", when=at(Event.INCOME) & (kitchen_by_garments > 0)
    & (kitchen_by_decorations > 0) & ~extra, then=livre_gain == 5 + decorations + garments)
say("effect.income.livre_only", "592.1", "income is Livre alone",
    when=at(Event.INCOME), then=(points_gain == 0) & (thread_gain == 0) & (lace_gain == 0))

# The final scoring.
say("effect.score.money", "677.1 592.1", "every 10 Livre, the last income with them, give a point",
    when=at(Event.SCORING) & ~extra, then=10 * line["money"] + livre_left == livre + 5 + BY_DECORATIONS + BY_GARMENTS)
say("effect.score.money_all", "676.1 677.1 678.1", "everybody converts; less than 10 Livre remain", when=at(Event.SCORING), then=livre_left < 10)
say("effect.score.last_round", "623.1 604.1", "the scoring follows the seventh round", when=at(Event.SCORING), then=round_number == 7)
say("effect.score.in_play", "178.1", "the points won in play are kept", when=at(Event.SCORING), then=line["in_play"] == points)
say("effect.score.favor", "684.1 397.1", "the favor gives 3 points", when=at(Event.SCORING) & holds_favor, then=line["favor"] == 3)
say("effect.score.no_favor", "684.1", "nobody else has points for it", when=at(Event.SCORING) & ~holds_favor, then=line["favor"] == 0)
C = crowned_for
TEAM_POINTS = when(team >= 11, 11, when(team >= 9, 8, when(team >= 7, 5, 2)))
say("effect.score.bonuses", "680.1 875.1 885.1 891.1 897.1", "the crowned cards of the team are scored",
    when=at(Event.SCORING) & (team >= 5) & ~extra,
    then=line["bonuses"] == when(C[Bonus.VI_TEAM], TEAM_POINTS, 0) + when(C[Bonus.VI_NOTIONS], 3 * smaller(thread, lace), 0)
    + when(C[Bonus.VI_MASTER_GUESTS], 3 * (master_guests // 2), 0) + when(C[Bonus.VI_COUPLES], 2 * smaller(gowns, coats), 0))
for one, goal, passage in (
    (Bonus.VI_TEAM, TEAM_POINTS, "875.1"), (Bonus.VI_NOTIONS, 3 * smaller(thread, lace), "885.1"),
    (Bonus.VI_MASTER_GUESTS, 3 * (master_guests // 2), "891.1"), (Bonus.VI_COUPLES, 2 * smaller(gowns, coats), "897.1"),
):
    say(f"effect.score.{one.name.lower()}", passage, "the crowned card is scored where it is the only one",
        when=at(Event.SCORING) & C[one] & all_of(*(~flag for other, flag in C.items() if other is not one))
        & ((team >= 5) if one is Bonus.VI_TEAM else True) & ~extra, then=line["bonuses"] == goal)
say("effect.score.no_bonus", "680.1", "without crowned cards there are no points for employees",
    when=at(Event.SCORING) & all_of(*(~flag for flag in C.values())) & ~extra, then=line["bonuses"] == 0)
SETS = when(C[Bonus.VI_NOTIONS], smaller(thread, lace), 0)
say("effect.score.notions_spent", "885.1", "the sets of thread and lace that give points are discarded, and no others",
    when=at(Event.SCORING), then=(thread_gain + SETS == 0) & (lace_gain + SETS == 0))


def share(hall: int) -> Any:
    """Give the points for a hall: first by garments, then by Master guest spaces, then by the musician."""
    before = hall_ahead[hall] + hall_even_more[hall] + when(hall_musician[hall], 1, 0)
    second = when((before == 1) & (players > 2), hall_second[hall], 0)
    return when(hall_mine[hall] == 0, 0, when(before == 0, hall_first[hall], second))


HALLS_DUE = sum((share(h) for h in range(1, 5)), share(0))
say("effect.score.halls", "687.1 690.1 694.1 696.1 698.1 699.1", "majorities in the halls, with their ties",
    when=at(Event.SCORING) & (players > 2), then=line["halls"] == HALLS_DUE,
    counts=dict.fromkeys((0, 1, 2), "a place, or a number of players before"))
say("effect.score.halls_of_two", "690.1 702.1 702.2 704.1", "with two players only the majority counts",
    when=at(Event.SCORING) & (players == 2), then=line["halls"] == HALLS_DUE)
FIREWORKS_BEFORE = fireworks_ahead + fireworks_dearer
say("effect.score.fireworks_first", "666.1 670.1", "most fireworks give the larger number, ties by the dearest one",
    when=at(Event.SCORING) & (fireworks > 0) & (FIREWORKS_BEFORE == 0), then=(line["fireworks"] == fireworks_first)
    & ((line["fireworks"] == 7) | (line["fireworks"] == 6)))
say("effect.score.fireworks_second", "668.1 670.1", "second most fireworks give the smaller number",
    when=at(Event.SCORING) & (fireworks > 0) & (FIREWORKS_BEFORE == 1) & (players > 2),
    then=(line["fireworks"] == fireworks_second) & ((line["fireworks"] == 3) | (line["fireworks"] == 2)))
say("effect.score.fireworks_of_two", "673.1 673.2 675.1", "with two players the second gets nothing for fireworks",
    when=at(Event.SCORING) & (FIREWORKS_BEFORE == 1) & (players == 2), then=line["fireworks"] == 0)
say("effect.score.fireworks_others", "666.1 668.1", "nobody else gets points for fireworks",
    when=at(Event.SCORING) & ((fireworks == 0) | (FIREWORKS_BEFORE >= 2)), then=line["fireworks"] == 0)
say("effect.score.admire", "655.1 657.1", "a garment of the royal hall goes to a firework that its owner funded",
    when=at(Event.ADMIRE), then=own_garment & from_first_hall & garment_there & own_firework)
say("effect.score.admire_alone", "657.1", "nothing else moves then",
    when=at(Event.ADMIRE) & ~scored_at_once, then=(shared_changes == 2) & owners_same & only())
say("effect.score.stay", "655.1 659.1", "a player may leave the space empty", when=at(Event.STAY), then=shared_changes == 0)
SETS_OF_COLORS = sum((smaller(c, statues) for c in of_color[1:]), smaller(of_color[0], statues))
say("effect.score.statues", "639.1 644.1 645.1", "each statue gives 2 points for each colour of a set of its own",
    when=at(Event.FINAL), then=line["statues"] == 2 * SETS_OF_COLORS)
say("effect.score.statue_limit", "641.1", "a statue gives at most 8 points", when=at(Event.FINAL), then=line["statues"] <= 8 * statues)
say("effect.score.garments", "627.1 629.2 632.1", "garments give their points, on the terrace times 2 or 3",
    when=at(Event.FINAL), then=line["garments"] + line["terrace"] == printed_garments + 2 * printed_terrace_x2 + 3 * printed_terrace_x3)
say("effect.score.decorations", "627.1 572.1", "decorations give the points printed there", when=at(Event.FINAL),
    then=line["decorations"] == printed_decorations)
say("effect.score.all_halls", "627.1 584.1", "the bonus for all halls gives its points", when=at(Event.FINAL), then=line["all_halls"] == printed_all_halls)
say("effect.score.total", "635.1 178.1", "the counter stands at the sum of everything", when=at(Event.FINAL), then=points == line_total)
say("effect.score.never_less", "178.1", "no line of the score sheet takes points away",
    when=at(Event.FINAL), then=all_of(*(each >= 0 for each in line.values())))
say("effect.score.winner", "635.1", "only a player with most points wins", when=at(Event.RESULT) & won, then=points == most_points)
say("effect.score.tie", "636.1", "of these, one with most Livre", when=at(Event.RESULT) & won, then=livre == most_livre_of_best)
say("effect.score.wins", "635.1 636.1", "who has most of both wins",
    when=at(Event.RESULT) & (points == most_points) & (livre == most_livre_of_best), then=won)

# Always.
say("effect.all.garments", "23.1", "there are 42 garments, each in one place", when=at(Event.TABLE) & ~extra, then=(all_garments <= 42) & (garments_twice == 0))
say("effect.all.tiles", "79.1", "there are 48 resource tiles, each in one place", when=at(Event.TABLE) & ~extra, then=(all_tiles == 48) & (tiles_twice == 0))
say("effect.all.cards", "23.1 74.1", "there are 28 employees and 5 starting cards for each player, each in one place",
    when=at(Event.TABLE) & ~extra, then=(all_cards <= 28 + 5 * players) & (cards_twice == 0))
say("effect.all.garments_kept", "23.1", "no garment is lost", when=at(Event.TABLE) & ~extra, then=all_garments == 42)
