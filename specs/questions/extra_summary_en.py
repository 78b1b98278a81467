"""Further questions about the final scoring, raised by the summary: where points and factors stand."""

from oracle.questions import Catalogue, Effect
from specs.questions.extra_deluxe_setup import Corner
from specs.questions.turns import BoardEdge

scoring = Catalogue("scoring")

marker_points_corner = scoring.choice(
    "marker_points_corner", "In which corner stand the points that a marker scores?", answers=Corner,
    effect=Effect.WORDING, subject="marker_points", gaps=False,
)
terrace_factor_at = scoring.choice(
    "terrace_factor_at", "At which side of a garment on the terrace stands its factor?", answers=BoardEdge,
    effect=Effect.WORDING, gaps=False,
)
