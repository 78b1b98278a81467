"""The bonuses of employees: when each can be used, and what it does or asks to choose."""

from __future__ import annotations

from collections.abc import Callable

from specs.actions import decorations, garments, resources, staff, tasks
from specs.position import Action, Frame, Position, bits
from specs.questions.bonuses import Bonus, NotionGift
from specs.questions.bonuses_actions import WhenEmpty
from specs.questions.bonuses_gains import Currency
from specs.setting import BONUSES, Setting, carried_on
from specs.steps import Step

Test = Callable[[Setting, Position, int, int], bool]
Effect = Callable[[Setting, Position, int, int], None]


def _code(bonus: Bonus) -> int:
    return BONUSES.index(bonus)


def can_use(setting: Setting, position: Position, seat: int, card: int) -> bool:
    """Say whether the bonus of a card can be used now, with some effect."""
    bonus = setting.bonus[card]
    if setting.rule.bonus_crowned[bonus]:
        return False
    return bool(setting.rule.use_bonus[bonus]) and _TESTS[bonus](setting, position, seat, card)


def use(setting: Setting, new: Position, seat: int, card: int) -> None:
    """Use the bonus of a card: do what it does, or go on to its choices."""
    _EFFECTS[setting.bonus[card]](setting, new, seat, card)


def _gain(new: Position, seat: int, currency: Currency, amount: int) -> None:
    own = new.seat(seat)
    if currency is Currency.LIVRE:
        own.livre += amount
    else:
        own.points += amount


# Flat gains and counted ones: what they give now.

_DECORATIONS = {_code(Bonus.II_DECORATIONS): 0, _code(Bonus.III_DECORATIONS): 1, _code(Bonus.V_DECORATIONS): 2}
_GARMENTS = {_code(Bonus.III_GARMENTS): 0, _code(Bonus.V_GARMENTS_FIRST): 1, _code(Bonus.V_GARMENTS_SECOND): 2}
_COLOURS = {_code(Bonus.II_COLOURS): 0, _code(Bonus.IV_COLOURS): 1}
_TEAM = {_code(Bonus.III_TEAM): 0, _code(Bonus.IV_TEAM): 1}
_FLAT = (_code(Bonus.START_LIVRE), _code(Bonus.I_LIVRE))


def team_counted(setting: Setting, position: Position, seat: int) -> int:
    """Give the size of a team as bonuses count it."""
    own = position.seats[seat]
    counts = setting.rule.bonus_team_counts
    size = sum(cards.bit_count() for place, cards in ((0, own.pile), (1, own.reserve), (2, own.hand)) if counts[place])
    if position.played >= 0 and not position.leaving >> position.played & 1 and not own.pile >> position.played & 1:
        size += bool(counts[3])
    if counts[4]:
        size += position.leaving.bit_count()
    return size


def _gains(setting: Setting, position: Position, seat: int, card: int) -> list[tuple[Currency, int]]:
    """Give what a counting bonus would give now."""
    rule = setting.rule
    bonus = setting.bonus[card]
    if bonus in _FLAT:
        return [(Currency.LIVRE, rule.bonus_flat_livre[bonus])]
    if bonus in _DECORATIONS:
        place = _DECORATIONS[bonus]
        counted = setting.decorations_of(position, seat)
        if rule.bonus_decorations_count_all_halls[place]:
            counted += position.all_halls.count(seat)
        return [(rule.bonus_decorations_pay_in[place], carried_on(rule.bonus_decorations_gain[place], counted))]
    if bonus in _GARMENTS:
        place = _GARMENTS[bonus]
        counted = len(setting.garments_of(position, seat))
        return [(rule.bonus_garments_pay_in[place], carried_on(rule.bonus_garments_gain[place], counted))]
    if bonus in _COLOURS:
        place = _COLOURS[bonus]
        counts = garments.colors_of(setting, position, seat)
        livre = sum(n * rule.bonus_livre_per_colour[place][c] for c, n in enumerate(counts) if n)
        points = sum(n * rule.bonus_prestige_per_colour[place][c] for c, n in enumerate(counts) if n)
        return [(Currency.LIVRE, livre), (Currency.PRESTIGE, points)]
    place = _TEAM[bonus]
    row = rule.bonus_team_gain[place]
    return [(rule.bonus_team_pays_in[place], row[min(team_counted(setting, position, seat), len(row) - 1)])]


def _can_gain(setting: Setting, position: Position, seat: int, card: int) -> bool:
    return any(amount for _, amount in _gains(setting, position, seat, card))


def _do_gain(setting: Setting, new: Position, seat: int, card: int) -> None:
    for currency, amount in _gains(setting, new, seat, card):
        if amount:
            _gain(new, seat, currency, amount)


# Thread or lace.


def _can_notion(setting: Setting, position: Position, seat: int, card: int) -> bool:
    return bool(setting.rule.bonus_notion_price[setting.bonus[card]] <= position.seats[seat].livre)


def _do_notion(setting: Setting, new: Position, seat: int, card: int) -> None:
    rule = setting.rule
    bonus = setting.bonus[card]
    price = rule.bonus_notion_price[bonus]
    if price:
        new.seat(seat).livre -= price
    gift = rule.bonus_notion_gift[bonus]
    count = rule.bonus_notion_count[bonus]
    if gift is NotionGift.EITHER:
        new.todo = (*new.todo, (Step.NOTION, seat, count))
        return
    own = new.seat(seat)
    own.thread += count if gift is not NotionGift.LACE_ONLY else 0
    own.lace += count if gift is not NotionGift.THREAD_ONLY else 0


def notions(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the notions to choose from (seat, number)."""
    return [("take", "thread"), ("take", "lace")]


def take_notion(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Gain the notion."""
    own = new.seat(frame[1])
    if action[1] == "thread":
        own.thread += frame[2]
    else:
        own.lace += frame[2]


# A tile from the stock.

_BAG = {_code(Bonus.I_BAG_PAID): 0, _code(Bonus.I_BAG_FREE): 1}


def _can_draw(setting: Setting, position: Position, seat: int, card: int) -> bool:
    rule = setting.rule
    place = _BAG[setting.bonus[card]]
    there = position.stock or (position.used and rule.bonus_bag_empty[0] is WhenEmpty.REFILL)
    return bool(there) and bool(rule.bonus_bag_price[place] <= position.seats[seat].livre)


def _do_draw(setting: Setting, new: Position, seat: int, card: int) -> None:
    price = setting.rule.bonus_bag_price[_BAG[setting.bonus[card]]]
    if price:
        new.seat(seat).livre -= price
    if not new.stock:
        new.stock, new.used = new.used, 0
    new.todo = (*new.todo, (Step.DRAW, seat))


def drawable(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the tiles that may come out of the stock (seat)."""
    return [("draw", t) for t in bits(position.stock)]


def draw(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Take the tile; what becomes of it is decided at once."""
    new.stock &= ~(1 << action[1])
    new.todo = (*new.todo, (Step.USE, frame[1], action[1]))


# Additional actions.

_MAKE = {_code(Bonus.II_MAKE): 1, _code(Bonus.IV_MAKE): 2}
_FUND = {_code(Bonus.III_FUND): 1, _code(Bonus.VI_FUND): 2}
_BONUS = 1
_EXCHANGE = {_code(Bonus.IV_EXCHANGE): 0, _code(Bonus.VI_EXCHANGE): 1}


def _can_acquire(setting: Setting, position: Position, seat: int, card: int) -> bool:  # noqa: ARG001 - as all bonuses
    return resources.can_acquire(setting, position, seat, free=False)


def _do_acquire(setting: Setting, new: Position, seat: int, card: int) -> None:
    new.todo = (*new.todo, *tasks.awaited(setting, seat, card, _BONUS, tasks.TILE), (Step.DRAWER, seat, 0))


def _can_make(setting: Setting, position: Position, seat: int, card: int) -> bool:
    return garments.can_make(setting, position, seat, card, _MAKE[setting.bonus[card]])


def _do_make(setting: Setting, new: Position, seat: int, card: int) -> None:
    new.todo = (*new.todo, (Step.WINDOW, seat, card, _MAKE[setting.bonus[card]]))


def _can_fund(setting: Setting, position: Position, seat: int, card: int) -> bool:
    return decorations.can_fund(setting, position, seat, _FUND[setting.bonus[card]])


def _do_fund(setting: Setting, new: Position, seat: int, card: int) -> None:
    awaited = tasks.awaited(setting, seat, card, _BONUS, tasks.DECORATION)
    new.todo = (*new.todo, *awaited, (Step.FUND, seat, _FUND[setting.bonus[card]]))


def _can_depute(setting: Setting, position: Position, seat: int, card: int) -> bool:
    bonus = staff.DEPUTE_BONUSES[setting.bonus[card]]
    return bool(staff.deputable(setting, position, (Step.DEPUTE, seat, card, bonus)))


def _do_depute(setting: Setting, new: Position, seat: int, card: int) -> None:
    new.todo = (*new.todo, (Step.DEPUTE, seat, card, staff.DEPUTE_BONUSES[setting.bonus[card]]))


# Livre for points.


def point_price(setting: Setting, bonus: int) -> int:
    """Give how many Livre one point costs by an exchanging bonus."""
    row = setting.rule.bonus_exchange_points[bonus]
    return next(n for n in range(len(row)) if row[n])


def _can_exchange(setting: Setting, position: Position, seat: int, card: int) -> bool:
    return position.seats[seat].livre >= point_price(setting, _EXCHANGE[setting.bonus[card]])


def _do_exchange(setting: Setting, new: Position, seat: int, card: int) -> None:
    new.todo = (*new.todo, (Step.EXCHANGE, seat, _EXCHANGE[setting.bonus[card]]))


def exchanges(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give how many points may be bought (seat, exchange bonus)."""
    _, seat, bonus = frame
    return [("exchange", n) for n in range(1, position.seats[seat].livre // point_price(setting, bonus) + 1)]


def exchange(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Return Livre and gain points."""
    _, seat, bonus = frame
    own = new.seat(seat)
    price = point_price(setting, bonus)
    own.livre -= action[1] * price
    own.points += action[1] * setting.rule.bonus_exchange_points[bonus][price]


# Silk for points.

ENOUGH: Action = ("enough",)


def silk_points(setting: Setting, common: int, gowns: int, coats: int) -> int:
    """Give the points for discarded rolls: of the two common colours together, and of the other two."""
    points = setting.rule.bonus_silk_points
    pair, rest = divmod(common, 2)
    return int(
        pair * points[2][0][0][0] + points[rest][0][0][0] + gowns * points[0][0][1][0] + coats * points[0][0][0][1]
    )


def _can_give(setting: Setting, position: Position, seat: int, card: int) -> bool:  # noqa: ARG001 - as all bonuses
    a, b, c, d = setting.silk_of(position.seats[seat].tiles)
    return silk_points(setting, a + b, c, d) > 0


def _do_give(setting: Setting, new: Position, seat: int, card: int) -> None:  # noqa: ARG001 - as all bonuses
    new.todo = (*new.todo, (Step.GIVE, seat, 0, 0))


def gifts(setting: Setting, position: Position, frame: Frame) -> list[Action]:  # noqa: ARG001 - as all steps
    """Give the tiles that may be discarded next, in ascending order (seat, given before, first to give)."""
    _, seat, given, first = frame
    found: list[Action] = [("give", t) for t in bits(position.seats[seat].tiles) if t >= first]
    return [*found, ENOUGH] if given else found


def give(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Discard the tile and go on, or have enough and gain the points for all rolls discarded."""
    _, seat, given, _ = frame
    if action[0] == "give":
        tile = action[1]
        new.seat(seat).tiles &= ~(1 << tile)
        new.used |= 1 << tile
        new.todo = (*new.todo, (Step.GIVE, seat, given | 1 << tile, tile + 1))
        return
    a, b, c, d = setting.silk_of(given)
    new.seat(seat).points += silk_points(setting, a + b, c, d)


def _never(setting: Setting, position: Position, seat: int, card: int) -> bool:  # noqa: ARG001 - as all bonuses
    return False


def _nothing(setting: Setting, new: Position, seat: int, card: int) -> None:
    """Do nothing: a crowned bonus counts in the final scoring only."""


_GAINING = (*_FLAT, *_DECORATIONS, *_GARMENTS, *_COLOURS, *_TEAM)
_NOTION = (_code(Bonus.START_NOTION), _code(Bonus.I_NOTION))
_ACQUIRE = (_code(Bonus.START_ACQUIRE), _code(Bonus.I_ACQUIRE))
_GIVE = (_code(Bonus.V_SILK),)

_BY_KIND: tuple[tuple[tuple[int, ...], Test, Effect], ...] = (
    (_GAINING, _can_gain, _do_gain),
    (_NOTION, _can_notion, _do_notion),
    (tuple(_BAG), _can_draw, _do_draw),
    (_ACQUIRE, _can_acquire, _do_acquire),
    (tuple(_MAKE), _can_make, _do_make),
    (tuple(_FUND), _can_fund, _do_fund),
    (tuple(staff.DEPUTE_BONUSES), _can_depute, _do_depute),
    (tuple(_EXCHANGE), _can_exchange, _do_exchange),
    (_GIVE, _can_give, _do_give),
)
_TESTS: dict[int, Test] = dict.fromkeys(range(len(BONUSES)), _never)
_EFFECTS: dict[int, Effect] = dict.fromkeys(range(len(BONUSES)), _nothing)
for _bonuses, _test, _effect in _BY_KIND:
    _TESTS |= dict.fromkeys(_bonuses, _test)
    _EFFECTS |= dict.fromkeys(_bonuses, _effect)
