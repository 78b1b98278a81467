"""
Judges a set of components by everything the texts state about tiles and cards; the board has a module of its own.

A set that meets all of it is possible, not proved real.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from specs.component_board_laws import board_laws
from specs.component_judge import Judge, Violation
from specs.component_marks import Trust
from specs.component_sets import shipped
from specs.component_values import ComponentSet
from specs.editions import book
from specs.parts import Employee, Notions
from specs.questions.base_components import (
    Gets,
    Part,
    Rarity,
    Shown,
    Side,
    TilePart,
    deck_cards_of,
    employee_cards_of_level,
    garment_points_highest,
    garment_points_lowest,
    garment_tiles_of,
    garment_value_highest,
    garment_value_lowest,
    notion_on_tiles,
    part_count,
    player_colors,
    silk_rarity,
    start_cards_of_role,
    start_cards_per_color,
    tile_gives,
    tile_side_shows,
)
from specs.questions.bonuses import Bonus, CardKind, bonuses_on_level, employee_has_bonus
from specs.questions.bonuses_end import bonus_crowned, card_crowned
from specs.questions.components import garments_of_color_may_differ, silk_colour_on_tiles
from specs.questions.deputing import depute_pay
from specs.questions.extra_deluxe_actions import WornColour, garment_silk_colour, tile_with_rolls
from specs.questions.extra_deluxe_scoring import bonus_card_role
from specs.questions.extra_deluxe_setup import tile_combines_resources
from specs.questions.turns import ThimbleBearer, golden_thimble_on
from specs.vocabulary import Garment, Notion, Role

_COLOURS = tuple(Garment)
_GIVES = {
    Notion.THREAD: {Notions.THREAD, Notions.BOTH, Notions.EITHER},
    Notion.LACE: {Notions.LACE, Notions.BOTH, Notions.EITHER},
}
_SIGNS = {TilePart.PLUS: (Gets.BOTH, Notions.BOTH), TilePart.SLASH: (Gets.ONE, Notions.EITHER)}
_START = {
    Role.MASTER: CardKind.START_MASTER,
    Role.JOURNEYMAN: CardKind.START_JOURNEYMAN,
    Role.APPRENTICE: CardKind.START_APPRENTICE,
}
_ROMAN = {"start": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}


def level_of(bonus: Bonus) -> int:
    """Give the level whose cards a bonus stands on, which its name says; 0 for the starting cards."""
    return _ROMAN[bonus.value.partition(":")[0]]


def _garments(j: Judge) -> Iterator[Violation]:
    tiles = j.parts.garments
    for color in Garment:
        of_color = [t for t in tiles if t.color is color]
        yield from j.equal(
            "garments", len(of_color), f"number of tiles, {color.value}", j.ask(garment_tiles_of, garment=color)
        )
    for what, low, high, field in (
        ("the value of a garment", garment_value_lowest, garment_value_highest, "value"),
        ("the prestige points of a garment", garment_points_lowest, garment_points_highest, "points"),
    ):
        least, most = j.ask(low), j.ask(high)
        numbers = [getattr(t, field) for t in tiles]
        for tile in tiles:
            yield from j.within(f"garments.{tile.id}.{field}", getattr(tile, field), what, least, most)
        # An end of the range that no tile reaches would make the text's range too wide.
        if min(numbers) > least.value:
            yield j.wrong("garments", min(numbers), f"{what} begins with {least.value}", least)
        if max(numbers) < most.value:
            yield j.wrong("garments", max(numbers), f"{what} goes up to {most.value}", most)
    needs = j.ask(tile_side_shows, side=Side.SKETCH, shown=Shown.RESOURCES)
    for tile in tiles:
        some = any(tile.silk) or tile.thread or tile.lace
        yield from j.met(f"garments.{tile.id}", bool(some), "nothing", "a garment needs resources", needs)
    thimbles = sum(t.master for t in tiles)
    yield from j.met(
        "garments",
        0 < thimbles < len(tiles),
        f"{thimbles} with a golden thimble",
        "some garments have a golden thimble and some have none",
        j.ask(golden_thimble_on, bearer=ThimbleBearer.GARMENT),
    )
    for worn in WornColour:
        own = worn is WornColour.OWN
        found = any(n for t in tiles for c, n in zip(_COLOURS, t.silk, strict=True) if (c is t.color) == own)
        yield from j.met(
            "garments",
            found,
            "none",
            f"some garments need silk of {worn.value}",
            j.ask(garment_silk_colour, silk_colour=worn),
        )
    kinds = {(t.color, t.silk, t.thread, t.lace, t.value, t.points, t.master) for t in tiles}
    yield from j.met(
        "garments",
        len(kinds) > len({t.color for t in tiles}),
        "all garments of a colour alike",
        "garments of one colour can differ in cost, value or points",
        j.ask(garments_of_color_may_differ),
    )


def _resources(j: Judge) -> Iterator[Violation]:
    tiles = j.parts.resources
    combines = j.ask(tile_combines_resources)
    for tile in tiles:
        yield from j.met(f"resources.{tile.id}.silk", any(tile.silk), "none", "each tile shows silk", combines)
    rolls = {c: sum(t.silk[i] for t in tiles) for i, c in enumerate(_COLOURS)}
    for color in Garment:
        shows = j.ask(silk_colour_on_tiles, silk_of=color)
        yield from j.met("resources", rolls[color] > 0, "none", f"some tiles show silk, {color.value}", shows)
    order = list(Rarity)
    for color in Garment:
        for other in Garment:
            rarity, rarer = j.ask(silk_rarity, garment=color), j.ask(silk_rarity, garment=other)
            known = not rarity.is_open and not rarer.is_open
            if known and order.index(rarity.value) < order.index(rarer.value) and rolls[color] <= rolls[other]:
                got = f"{rolls[color]} rolls of {color.value} silk, {rolls[other]} of {other.value}"
                yield j.wrong(
                    "resources",
                    got,
                    f"{rarer.value.value} silk is scarcer than {rarity.value.value} silk",
                    rarity,
                    rarer,
                )
    counts = {sum(t.silk) for t in tiles}
    for number in tile_with_rolls.domains[0].values:
        exists = j.ask(tile_with_rolls, rolls_on_tile=number)
        yield from j.met("resources", number in counts, "none", f"some tiles show {number} rolls of silk", exists)
    for notion, giving in _GIVES.items():
        shows = j.ask(notion_on_tiles, notion=notion)
        gives = any(t.notions in giving for t in tiles)
        yield from j.met("resources", gives, "none", f"some tiles show {notion.value}", shows)
    for sign, (gets, notions) in _SIGNS.items():
        means = j.ask(tile_gives, sign=sign)
        if means.value is gets and not any(t.notions is notions for t in tiles):
            yield j.wrong("resources", "none", f"some tiles have a {sign.value} between thread and lace", means)


def _bonuses(j: Judge, group: str, cards: Iterable[Employee], level: int) -> Iterator[Violation]:
    listed = j.ask(bonuses_on_level, bonus_level=level)
    found = Counter(c.bonus for c in cards)
    for bonus in Bonus:
        if level_of(bonus) == level and found[bonus] != 1:
            says = f"{bonus.value!r} stands on one card of its level"
            yield j.wrong(group, f"{found[bonus]} cards", says, listed)
    for card in cards:
        if card.bonus is not None and level_of(card.bonus) != level:
            says = "a bonus that is listed for the level of its card"
            yield j.wrong(f"{group}.{card.id}.bonus", card.bonus.value, says, listed)


def _pay(j: Judge, group: str, cards: Iterable[Employee]) -> Iterator[Violation]:
    for card in cards:
        answer = j.ask(depute_pay, role=card.role)
        yield from j.equal(f"{group}.{card.id}.pays", card.pays, f"Livre for deputing, {card.role.value}", answer)


def _employees(j: Judge) -> Iterator[Violation]:
    cards = j.parts.employees
    hired = j.ask(employee_has_bonus, card_kind=CardKind.HIRED)
    levels = employee_cards_of_level.domains[0].values
    for card in cards:
        path = f"employees.{card.id}"
        if card.level not in levels:
            says = f"a level from {min(levels)} to {max(levels)}"
            yield j.wrong(f"{path}.level", card.level, says, j.ask(employee_cards_of_level, level=min(levels)))
            continue
        yield from j.met(f"{path}.bonus", card.bonus is not None, "none", "every employee to hire has a bonus", hired)
        if card.bonus is None:
            continue
        yield from j.equal(
            f"{path}.role", card.role, f"role of {card.bonus.value!r}", j.ask(bonus_card_role, bonus=card.bonus)
        )
        ends = j.ask(bonus_crowned, bonus=card.bonus)
        crowned = j.ask(card_crowned, card_level=card.level, role=card.role)
        if not ends.is_open and not crowned.is_open and ends.value != crowned.value:
            got = f"{card.role.value}, level {card.level}, {card.bonus.value!r}"
            yield j.wrong(path, got, "bonuses that count at the end stand on crowned cards alone", ends, crowned)
    for level in levels:
        of_level = [c for c in cards if c.level == level]
        size = j.ask(employee_cards_of_level, level=level)
        yield from j.equal("employees", len(of_level), f"number of cards of level {level}", size)
        for role in Role:
            count = sum(c.role is role for c in of_level)
            known = j.ask(deck_cards_of, level=level, role=role)
            yield from j.equal("employees", count, f"number of cards of level {level}, {role.value}", known)
        yield from _bonuses(j, "employees", of_level, level)
    yield from _pay(j, "employees", cards)


def _start_team(j: Judge) -> Iterator[Violation]:
    cards = j.parts.start_team
    yield from j.equal("start_team", len(cards), "starting cards of a player", j.ask(start_cards_per_color))
    colors, boxed = j.ask(player_colors), j.ask(part_count, part=Part.START_CARDS)
    if len(cards) * colors.value != boxed.value:
        yield j.wrong("start_team", len(cards) * colors.value, f"{boxed.value} starting cards in all", colors, boxed)
    for role in Role:
        count = sum(c.role is role for c in cards)
        known = j.ask(start_cards_of_role, role=role)
        yield from j.equal("start_team", count, f"number of starting cards, {role.value}", known)
    for card in cards:
        path = f"start_team.{card.id}"
        has = j.ask(employee_has_bonus, card_kind=_START[card.role])
        if not has.is_open and (card.bonus is not None) != has.value:
            says = f"{'a' if has.value else 'no'} bonus on a starting card, {card.role.value}"
            yield j.wrong(f"{path}.bonus", card.bonus.value if card.bonus else "none", says, has)
        if card.level:
            yield j.wrong(
                f"{path}.level", card.level, "a starting card has no level, so 0", j.ask(start_cards_per_color)
            )
    yield from _bonuses(j, "start_team", cards, 0)
    yield from _pay(j, "start_team", cards)


def _examples(j: Judge) -> Iterator[Violation]:
    """Ask for the tiles that are described one by one; the numbers here are those of the cited examples."""
    borrowed = j.law.edition != "deluxe-2020"
    gown, coat = Garment.COMMON_GOWN, Garment.COMMON_COAT
    described = (
        (3, 0, 1, "deluxe-pt.garments.ex_master deluxe-pt.garments.ex_rolls", borrowed),
        (2, 1, 0, "", True),
    )
    for rolls, thread, lace, claims, doubt in described:
        silk = tuple(rolls if c is gown else 0 for c in _COLOURS)
        if not any(
            t.color is gown and t.master and (t.silk, t.thread, t.lace) == (silk, thread, lace)
            for t in j.parts.garments
        ):
            by = "a worked example shows" if claims else "a review shows"
            says = f"{by} a {gown.value} that needs a Master, {rolls} rolls of its colour, {thread} thread, {lace} lace"
            yield Violation(path="garments", got="none", says=says, citations=j.passages(*claims.split()), doubt=doubt)
    two = tuple(2 if c is coat else 0 for c in _COLOURS)
    if not any(t.silk == two and t.notions is Notions.EITHER for t in j.parts.resources):
        yield Violation(
            path="resources",
            got="none",
            says=f"a worked example shows a tile with 2 rolls of {coat.value} silk, and thread or lace",
            citations=j.passages("deluxe-pt.resources.ex_rolls", "deluxe-pt.resources.ex_turn"),
            doubt=borrowed,
        )
    spent = tuple({gown: 3, Garment.UNCOMMON_GOWN: 1}.get(c, 0) for c in _COLOURS)
    silks = [t.silk for t in j.parts.resources]
    pairs = ((a, b) for i, a in enumerate(silks) for b in silks[:i])
    if not any(tuple(m + n for m, n in zip(a, b, strict=True)) == spent for a, b in pairs):
        yield Violation(
            path="resources",
            got="none",
            says=f"a worked example spends two tiles with 3 rolls of {gown.value} silk and 1 of uncommon gown silk",
            citations=j.passages("deluxe-pt.garments.ex_rolls"),
            doubt=borrowed,
        )


def _false_marks(j: Judge) -> Iterator[Violation]:
    """Let nothing be called cited that the book does not cite, or cites otherwise."""
    ours = shipped(j.parts.edition)
    for path, mark in j.parts.marks.items():
        if mark.trust is not Trust.CITED or path not in j.parts.values:
            continue
        known = ours.marks.get(path)
        cited = known is not None and known.trust is Trust.CITED
        if not cited or ours.values[path] != j.parts.values[path]:
            says = (
                "what is marked as cited stands in a text" if not cited else f"the text has {_named(ours.values[path])}"
            )
            yield Violation(
                path=path,
                got=f"{_named(j.parts.values[path])}, {mark}",
                says=says,
                hint="take the mark out: then the value counts as printed by you",
            )


def _named(value: object) -> str:
    return str(getattr(value, "value", value))


def check(parts: ComponentSet) -> tuple[Violation, ...]:
    """
    Judge a set by everything the texts of its edition state.

    Returns:
        What contradicts them, and what is only doubtful; nothing if the set is possible.
    """
    j = Judge(parts=parts, law=book(parts.edition))
    laws = (_garments, _resources, _start_team, _employees, _examples, board_laws, _false_marks)
    return tuple(v for law in laws for v in law(j))
