"""
What the Deluxe rulebook says that actions bring about.

Sources:
    `deluxe-pt`, from the setup to the overview of bonuses, and then the options: the Jewelry Box, the solo mode and the
    sets of garments. Where it says nothing (a team of fewer than five with a bonus by team size, a discount larger than
    the price), nothing is claimed.
"""

from specs.effects.deluxe_pt import actions, bonuses, exams, jewelry, rounds, scoring, sets, solo

CLAIMS = (*rounds.say.claims, *actions.say.claims, *bonuses.say.claims, *scoring.say.claims)
"""The claims on the base game, in the order of the text but for income, which stands with the final scoring."""

OF_OPTIONS = (*jewelry.say.claims, *exams.say.claims, *solo.say.claims, *sets.say.claims)
"""The claims on games with options, in the order of the text."""
