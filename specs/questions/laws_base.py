"""Laws that tie together questions about parts, setup and the rounds."""

from specs.laws_base import law
from specs.questions.base_components import (
    Part,
    coins_of_value,
    employee_cards_of_level,
    garment_tiles_of,
    markers_per_color,
    part_count,
    player_colors,
    start_cards_of_role,
    start_cards_per_color,
)
from specs.questions.base_preparation import (
    deck_empty_after_last_reveal,
    employees_revealed,
    employees_revealed_in_round,
    step_done,
    step_later,
)
from specs.questions.base_setup import start_markers, start_team_size
from specs.vocabulary import Garment, Role, RoundStep

_new = RoundStep.EMPLOYEES
_revealed = sum((employees_revealed_in_round(n) for n in range(2, 8)), start=employees_revealed_in_round(1))

LAWS = (
    law(
        "garments_by_color",
        "the garment tiles are those of the four colours",
        part_count(Part.GARMENT_TILES)
        == garment_tiles_of(Garment.COMMON_GOWN)
        + garment_tiles_of(Garment.COMMON_COAT)
        + garment_tiles_of(Garment.UNCOMMON_GOWN)
        + garment_tiles_of(Garment.RARE_COAT),
    ),
    law(
        "employees_by_level",
        "the employees to hire are those of the six levels",
        part_count(Part.EMPLOYEE_CARDS)
        == employee_cards_of_level(1)
        + employee_cards_of_level(2)
        + employee_cards_of_level(3)
        + employee_cards_of_level(4)
        + employee_cards_of_level(5)
        + employee_cards_of_level(6),
    ),
    law(
        "coins_by_value",
        "the coins are those of the four values",
        part_count(Part.COINS) == coins_of_value(1) + coins_of_value(5) + coins_of_value(10) + coins_of_value(20),
    ),
    law(
        "markers_by_color",
        "the ownership markers are those of the colours",
        part_count(Part.OWNERSHIP_MARKERS) == 5 * markers_per_color(),
    ),
    law("five_colors", "there are as many player boards as colours", part_count(Part.PLAYER_BOARDS) == player_colors()),
    law("markers_handed_out", "a player gets the markers of one colour", start_markers() == markers_per_color()),
    law(
        "start_cards_by_color",
        "the starting employees are those of the colours",
        part_count(Part.START_CARDS) == 5 * start_cards_per_color(),
    ),
    law(
        "start_cards_handed_out",
        "a player gets the starting employees of one colour",
        start_team_size() == start_cards_per_color(),
    ),
    law(
        "start_cards_by_role",
        "a player's starting employees are those of the three roles",
        start_cards_per_color()
        == start_cards_of_role(Role.MASTER)
        + start_cards_of_role(Role.JOURNEYMAN)
        + start_cards_of_role(Role.APPRENTICE),
    ),
    law(
        "revealed_if_done",
        "employees are revealed in round one exactly if the step is done",
        (step_done(_new).must >> (employees_revealed_in_round(1) == employees_revealed()))
        & (step_done(_new).may_not >> (employees_revealed_in_round(1) == 0)),
    ),
    *(
        law(
            f"revealed_in_round_{n}",
            "employees are revealed in later rounds if the step is done",
            step_later(_new).must >> (employees_revealed_in_round(n) == employees_revealed()),
        )
        for n in range(2, 8)
    ),
    law(
        "deck_runs_out",
        "the deck is empty exactly if all of it has been revealed",
        (deck_empty_after_last_reveal() & (_revealed == part_count(Part.EMPLOYEE_CARDS)))
        | (~deck_empty_after_last_reveal() & ~(_revealed == part_count(Part.EMPLOYEE_CARDS))),
    ),
)
