"""Questions about the end of the game and the winner."""

import enum

from oracle.questions import Catalogue, Effect, kind_of

catalogue = Catalogue("end")


class EndPoint(enum.Enum):
    """After what in the last round the final scoring begins."""

    INCOME = "after the income"
    ACTIONS = "after the actions"
    LAST_HIRE = "when the last employee is hired"


class WonBy(enum.Enum):
    """What decides who wins."""

    PRESTIGE = "most prestige points"
    LIVRE = "most Livre"
    GARMENTS = "most garments"


class LivreCounted(enum.Enum):
    """Which Livre decide a tie."""

    LEFT_OVER = "those left after the conversion to prestige points"
    BEFORE_CONVERSION = "those before the conversion"


class StillTied(enum.Enum):
    """What happens when the tie-break is a tie as well."""

    SHARED = "the tied players win together"
    TURN_ORDER = "turn order decides"
    NOBODY = "nobody wins"


class LoserKind(enum.Enum):
    """Who could win by Livre."""

    TIED = "a player tied for most prestige points"
    NOT_TIED = "a player with fewer prestige points"


tied_kind = kind_of("tied_kind", LoserKind)

game_ends_after_round = catalogue.number(
    "game_ends_after_round", "After which round does the game end?", answers=(1, 12), effect=Effect.SCORE,
    subject="game_ends",
)
game_ends_at = catalogue.choice(
    "game_ends_at", "At which point of the last round does the final scoring begin?", answers=EndPoint,
    effect=Effect.SCORE,
)
employee_deck_empty_at_end = catalogue.fact(
    "employee_deck_empty_at_end", "Is the employee deck empty when the game ends?", effect=Effect.NONE,
    subject="game_ends",
)
game_ends_early = catalogue.permission(
    "game_ends_early", "May the game end before its last round?", effect=Effect.SCORE,
)
game_won_by = catalogue.choice(
    "game_won_by", "What decides who wins?", answers=WonBy, effect=Effect.SCORE, subject="winner",
)
game_tie_won_by = catalogue.choice(
    "game_tie_won_by", "What decides among players tied for the win?", answers=WonBy, effect=Effect.SCORE,
)
game_tie_livre = catalogue.choice(
    "game_tie_livre", "Which Livre are compared in a tie for the win?", answers=LivreCounted, effect=Effect.SCORE,
    near=("game_tie_won_by", "money_left"),
)
game_tie_open_to = catalogue.fact(
    "game_tie_open_to", "Can such a player win by Livre?", tied_kind, effect=Effect.SCORE, subject="game_tie_won_by",
)
game_still_tied = catalogue.choice(
    "game_still_tied", "What happens when tied players have the same Livre too?", answers=StillTied,
    effect=Effect.SCORE, near=("game_tie_won_by",),
)
winner_known_after = catalogue.fact(
    "winner_known_after", "Is the winner found only after all steps of the final scoring?", effect=Effect.SCORE,
    subject="winner",
)
