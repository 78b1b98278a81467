"""
What the Deluxe rulebook says that actions bring about.

Sources:
    `deluxe-pt`, from the setup to the overview of bonuses, without expansions and solo mode. Where it says nothing
    (a team of fewer than five with a bonus by team size, a discount larger than the price), nothing is claimed.
"""

from specs.effects.deluxe_pt import actions, bonuses, rounds, scoring

CLAIMS = (*rounds.say.claims, *actions.say.claims, *bonuses.say.claims, *scoring.say.claims)
"""The claims, in the order of the text but for income, which stands with the final scoring."""
