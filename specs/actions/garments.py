"""
Making a garment: which one, silk saved by a bonus, the tiles spent, its fate, its guest space and reward.

A frame holds the seat, the card whose employee works, and the bonus by which it is made (0 for the main action, else
its place among the bonuses that make garments, plus one; the last of these is the new one whose garment is sold).
"""

from __future__ import annotations

from specs.actions import garment_sets, jewels, tasks
from specs.actions.halls import settle_presence
from specs.actions.resources import can_acquire
from specs.position import NOBODY, Action, Frame, Position, guest
from specs.questions.base_garments import FreeSpaces, SellPays
from specs.setting import GARMENTS, Setting
from specs.steps import Step
from specs.tables import MUST

GUEST, MASTER_GUEST = 0, 1
RENT, SELL = 0, 1
SALE = 3
"""The bonus of the Jewelry Box that makes a garment to sell."""

SOME, ONLY_MASTER, NONE = (
    list(FreeSpaces).index(f) for f in (FreeSpaces.SOME, FreeSpaces.ONLY_MASTER, FreeSpaces.NONE)
)


def _need(setting: Setting, garment: int, color: int, saved: int) -> tuple[int, ...]:
    silk = setting.parts.garments[garment].silk
    return silk if not saved else tuple(n - saved * (c == color) for c, n in enumerate(silk))


def savings(setting: Setting, bonus: int, garment: int) -> list[tuple[int, int]]:
    """Give the silk that a bonus can save on a garment: colour and rolls."""
    if bonus in {0, SALE} or not setting.rule.bonus_make_saving_use[bonus - 1]:
        return []
    saved = setting.rule.bonus_make_silk_saved[bonus - 1]
    return [
        (color, rolls)
        for color, need in enumerate(setting.parts.garments[garment].silk)
        if need and (most := saved[color][min(need, len(saved[color]) - 1)])
        for rolls in range(1, most + 1)
    ]


def _payable(setting: Setting, position: Position, seat: int, garment: int, bonus: int) -> bool:
    tile = setting.parts.garments[garment]
    own = position.seats[seat]
    if tile.thread > own.thread or tile.lace > own.lace:
        return False
    if setting.enough(own.tiles, tile.silk):
        return True
    return any(
        setting.enough(own.tiles, _need(setting, garment, color, rolls))
        for color, rolls in savings(setting, bonus, garment)
    )


def _may_make(setting: Setting, card: int, bonus: int, garment: int) -> bool:
    rule = setting.rule
    master = setting.parts.garments[garment].master
    role = setting.role[card]
    special = garment >= setting.first_special
    if special and not garment_sets.may_make(setting, garment, role, bonus, sale=bonus == SALE):
        return False
    if not bonus:
        return bool(rule.may_make_garment_with[role][master])
    if bonus == SALE:
        return not master or bool(rule.sale_bonus_master_garment and rule.sale_bonus_master_garment_by[role])
    if master:
        return bool(rule.bonus_make_master_garment[bonus - 1][role])
    # Without a golden thimble the bonus itself allows it, whatever main actions its card's role has.
    return bool(rule.bonus_make_other_garment[bonus - 1])


def windows(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the windows whose garment the player may make and can pay (seat, card, bonus)."""
    _, seat, card, bonus = frame
    livre = position.seats[seat].livre
    due = setting.rule.must_pay_garment_price == MUST
    found: list[Action] = [
        ("window", n)
        for n, (garment, price) in enumerate(zip(position.windows, setting.parts.board.windows, strict=True))
        if garment >= 0
        and (price <= livre or not due)
        and _may_make(setting, card, bonus, garment)
        and _payable(setting, position, seat, garment, bonus)
    ]
    if not found or setting.first_special == len(setting.parts.garments):
        # What may become of a garment is the same for all of them.
        return found if found and any(_fates(setting, position, card, bonus)) else []
    return [a for a in found if any(_fates_of(setting, position, card, bonus, position.windows[a[1]]))]


def can_make(setting: Setting, position: Position, seat: int, card: int, bonus: int) -> bool:
    """Say whether there is a garment that the player may make and can pay."""
    return bool(windows(setting, position, (Step.WINDOW, seat, card, bonus)))


def choose_window(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Pay the price of the window and take its garment; its place stays empty."""
    _, seat, card, bonus = frame
    window = action[1]
    garment = new.windows[window]
    new.windows = (*new.windows[:window], NOBODY, *new.windows[window + 1 :])
    if setting.rule.must_pay_garment_price == MUST:
        new.seat(seat).livre -= setting.parts.board.windows[window]
    via = int(bonus > 0)
    new.todo = (*new.todo, *tasks.awaited(setting, seat, card, via, tasks.GARMENT))
    tasks.note(new, garment, 0)
    if savings(setting, bonus, garment):
        new.todo = (*new.todo, (Step.SAVE, seat, card, bonus, garment))
    else:
        new.todo = (*new.todo, (Step.SPEND, seat, card, bonus, garment, 0, 0))


def saves(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the silk that may be saved (seat, card, bonus, garment): none, or rolls of one colour."""
    _, seat, _, bonus, garment = frame
    tiles = position.seats[seat].tiles
    found: list[Action] = []
    if setting.enough(tiles, setting.parts.garments[garment].silk):
        found.append(("save", 0, 0))
    return found + [
        ("save", color, rolls)
        for color, rolls in savings(setting, bonus, garment)
        if setting.enough(tiles, _need(setting, garment, color, rolls))
    ]


def save(setting: Setting, new: Position, frame: Frame, action: Action) -> None:  # noqa: ARG001 - as all steps
    """Go on to the tiles."""
    new.todo = (*new.todo, (Step.SPEND, *frame[1:], action[1], action[2]))


def spendings(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the choices of tiles to spend (seat, card, bonus, garment, saved colour, rolls saved)."""
    _, seat, _, _, garment, color, rolls = frame
    need = _need(setting, garment, color, rolls)
    return [("spend", *tiles) for tiles in setting.covers(position.seats[seat].tiles, need)]


def spend(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Spend tiles and notions; rolls beyond the need are lost."""
    _, seat, card, bonus, garment, _, _ = frame
    own = new.seat(seat)
    if setting.rule.must_spend_resources == MUST:
        spent = 0
        for tile in action[1:]:
            spent |= 1 << tile
        own.tiles &= ~spent
        if setting.rule.spent_resources_discarded:
            new.used |= spent
        tile = setting.parts.garments[garment]
        own.thread -= tile.thread
        own.lace -= tile.lace
    if setting.festive[garment] >= 0:
        garment_sets.festive_points(setting, new, seat, garment)
    new.todo = (*new.todo, (Step.FATE, seat, card, bonus, garment))


def _may_put(setting: Setting, card: int, bonus: int, *, master_space: bool) -> bool:
    rule = setting.rule
    role = setting.role[card]
    if bonus == SALE:
        return False
    if bonus and master_space:
        return bool(rule.bonus_make_to_master_space[bonus - 1][role])
    return bool(rule.may_put_garment_on[role][MASTER_GUEST if master_space else GUEST])


def spaces(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give the free guest spaces for a garment (seat, card, bonus, garment)."""
    _, _, card, bonus, _ = frame
    plain = _may_put(setting, card, bonus, master_space=False)
    master = _may_put(setting, card, bonus, master_space=True)
    return [
        ("space", n)
        for n, there in enumerate(position.guests)
        if there < 0 and (master if setting.master_spaces >> n & 1 else plain)
    ]


def _fates(setting: Setting, position: Position, card: int, bonus: int) -> tuple[bool, bool]:
    """Say whether a garment may be rented, and whether it may be sold."""
    rule = setting.rule
    plain = any(g < 0 and not setting.master_spaces >> n & 1 for n, g in enumerate(position.guests))
    master = any(g < 0 and setting.master_spaces >> n & 1 for n, g in enumerate(position.guests))
    free = SOME if plain else ONLY_MASTER if master else NONE
    rent, sell = rule.may_decide_fate[RENT][free], rule.may_decide_fate[SELL][free]
    if bonus == SALE:
        rent, sell = rule.sale_bonus_fate[RENT], rule.sale_bonus_fate[SELL]
    elif bonus:
        rent = rent if rule.bonus_make_use[bonus - 1][RENT] else 0
        sell = sell if rule.bonus_make_use[bonus - 1][SELL] else 0
    usable = (plain and _may_put(setting, card, bonus, master_space=False)) or (
        master and _may_put(setting, card, bonus, master_space=True)
    )
    if free == ONLY_MASTER and rule.sell_when_only_master_spaces_free[setting.role[card]] == MUST:
        usable = False
    return bool(rent) and usable and sell != MUST, bool(sell) and rent != MUST


def _fates_of(setting: Setting, position: Position, card: int, bonus: int, garment: int) -> tuple[bool, bool]:
    """Say the same for one garment, which may be of a set with rules of its own."""
    rent, sell = _fates(setting, position, card, bonus)
    if garment < setting.first_special:
        return rent, sell
    return garment_sets.fates(setting, position, garment, rent=rent, sell=sell)


def fates(setting: Setting, position: Position, frame: Frame) -> list[Action]:
    """Give what may become of a garment (seat, card, bonus, garment)."""
    rent, sell = _fates_of(setting, position, *frame[2:])
    return [*([("rent",)] if rent else []), *([("sell",)] if sell else [])]


def decide_fate(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Go on to the guest space, or sell the garment."""
    _, seat, card, bonus, garment = frame
    if action[0] == "rent":
        reward = ((Step.REWARD, seat, garment, 0),) if setting.couture[garment] >= 0 else ()
        new.todo = (*new.todo, *reward, (Step.SPACE, *frame[1:]))
        if jewels.may_buy(setting, new, seat, card, garment, int(bonus > 0)):
            new.todo = (*new.todo, (Step.JEWEL, seat, garment, 0))
        return
    if setting.couture[garment] >= 0:
        garment_sets.sold(setting, new, seat, garment)
    elif setting.rule.selling_pays is SellPays.VALUE:
        new.seat(seat).livre += setting.parts.garments[garment].value
    if bonus == SALE:
        new.seat(seat).points += setting.rule.sale_bonus_points
    if setting.rule.sold_garment_discarded:
        new.rags |= 1 << garment


def put_on_space(setting: Setting, new: Position, frame: Frame, action: Action) -> None:
    """Put the garment on its space with a marker and gain the space's reward at once."""
    _, seat, _, _, garment = frame
    number = action[1]
    new.guests = (*new.guests[:number], guest(garment, seat), *new.guests[number + 1 :])
    space = setting.parts.board.guests[number]
    rule = setting.rule
    if rule.space_reward_at_once and (space.livre or space.thread or space.lace):
        own = new.seat(seat)
        own.livre += space.livre if rule.space_reward_exists[0] else 0
        own.thread += space.thread if rule.space_reward_exists[1] else 0
        own.lace += space.lace if rule.space_reward_exists[2] else 0
    settle_presence(setting, new, seat)
    if space.tile and rule.space_reward_exists[3] and can_acquire(setting, new, seat, free=True):
        new.todo = (*new.todo, (Step.DRAWER, seat, 1))


def colors_of(setting: Setting, position: Position, seat: int) -> list[int]:
    """Give how many garments of each colour a player has on the board."""
    counts = [0] * len(GARMENTS)
    for garment in setting.garments_of(position, seat):
        counts[setting.colors[garment]] += 1
    return counts
