"""
The steps of the abstract game that move money, tiles, garments, markers and the favor.

Of each kind of space one is followed: `followed` says whether a step is about that very space. What a bonus or a
reward gives beyond cards and tiles is any gain; what it takes is any price that can be paid.
"""

from __future__ import annotations

from typing import Any

from oracle.dynamics import Action, Parameter
from oracle.terms import all_of, any_of, when
from specs import dynamics as d
from specs.dynamics import Table
from specs.moves import amount, one_of, turn_is
from specs.questions import base_components as parts
from specs.questions import base_decorations as decorations
from specs.questions import base_garments as garments
from specs.questions import base_preparation as preparation
from specs.questions import base_turns as turns
from specs.vocabulary import KitchenSide

FOLLOWED = Parameter(name="followed", tries=(True, False))
KEPT = Parameter(name="kept", tries=(True,))
SIDES = tuple(KitchenSide)


def _next_part() -> dict[str, Any]:
    """After the main action comes the bonus; a bonus may be an action of its own."""
    return {"turn": d.BONUS}


def _may_act() -> Any:
    return turn_is(d.PLAYED, d.BONUS)


def _put(table: Table, what: str, question: Any) -> dict[str, Any]:
    """Give the guard that the space is free, if the book asks for it."""
    if table.ask.allows(question):
        return {}
    return {"space_free": any_of(~FOLLOWED.term, table.total(what) == 0)}


def money(table: Table) -> list[Action]:
    """Give any gain and any payment of a bonus or reward, and the favor."""
    ask = table.ask
    some = amount("livre", tries=(1, table.livre))
    favor = {} if ask.allows(turns.favor_needs_marker) else {"favor_on_board": table.total("favor") == 0}
    return [
        Action(
            name="gain", parameters=(some,), guards={"turn_begun": _may_act()}, updates=table.own("money", some.term)
        ),
        Action(
            name="spend",
            parameters=(some,),
            guards={"bonus_due": turn_is(d.BONUS), **table.can_pay(some.term)},
            updates=table.own("money", -1 * some.term),
        ),
        Action(
            name="claim_favor",
            guards={"main_due": turn_is(d.PLAYED), **favor},
            updates={"turn": d.BONUS, **table.own("favor", 1), **table.own("money", int(ask(turns.favor_pays)))},
        ),
    ]


def tiles(table: Table) -> list[Action]:
    """Give the steps of resource tiles."""
    ask = table.ask
    number = amount("tiles", tries=(0, 1, table.tiles))
    bag_price = amount("price", tries=(0, table.livre + 1))
    most = max(turns.tiles_in_drawer.args[1].values)
    in_drawer = amount("in_drawer", 1, most, tries=(1, most))
    price = ask.by(turns.resource_price, in_drawer.term, lowest=1)
    one = int(ask(turns.resource_tiles_per_action))
    taken = {
        **table.own("kept", when(KEPT.term, one, 0)),
        "tiles_used": when(KEPT.term, d.used, d.used + one),
    }
    steps = [
        Action(
            name="fill_tiles",
            parameters=(number,),
            guards={"preparation": d.phase == d.CHOOSING, "tiles_in_bag": d.bag >= number.term},
            updates={"tiles_bag": d.bag - number.term, "tiles_shown": d.shown + number.term},
        ),
        Action(
            name="acquire",
            parameters=(in_drawer, KEPT),
            guards={"may_act": _may_act(), "tile_shown": d.shown >= in_drawer.term, **table.can_pay(price)},
            updates={**_next_part(), **taken, **table.own("money", -1 * price), "tiles_shown": d.shown - one},
        ),
        Action(
            name="draw_tile",
            parameters=(bag_price, KEPT),
            guards={"bonus_due": turn_is(d.BONUS), "tile_in_bag": d.bag >= one, **table.can_pay(bag_price.term)},
            updates={**taken, **table.own("money", -1 * bag_price.term), "tiles_bag": d.bag - one},
        ),
        Action(
            name="reward_tile",
            parameters=(KEPT,),
            guards={"bonus_due": turn_is(d.BONUS), "tile_shown": d.shown >= one},
            updates={**taken, "tiles_shown": d.shown - one},
        ),
        Action(
            name="spend_tiles",
            parameters=(number,),
            guards={"may_act": _may_act(), "tiles_owned": table.of_actor("kept") >= number.term},
            updates={**table.own("kept", -1 * number.term), "tiles_used": d.used + number.term},
        ),
    ]
    if ask(preparation.resource_stock_out) is preparation.WhenEmpty.DISCARDS_RETURN:
        steps.append(
            Action(
                name="return_tiles",
                guards={"bag_empty": d.bag == 0},
                updates={"tiles_bag": d.used, "tiles_used": 0},
            )
        )
    return steps


def robes(table: Table) -> list[Action]:
    """Give the steps of garments."""
    ask = table.ask
    number = amount("garments", tries=(1, table.robes))
    thrown = amount("garments", highest=int(ask(preparation.garments_discarded_right)), tries=(0, 1))
    cheap, dear = int(ask(garments.window_price_lowest)), int(ask(garments.window_price_highest))
    price = amount("price", cheap, dear, tries=(cheap, dear))
    low, high = int(ask(parts.garment_value_lowest)), int(ask(parts.garment_value_highest))
    value = amount("value", low, high, tries=(low,))
    made = int(ask(garments.garments_per_action))
    markers = int(ask(garments.marker_on_garment))
    pay = table.can_pay(price.term)
    due = {"may_act": _may_act(), "garment_shown": d.robes_shown >= made, **pay}
    steps = [
        Action(
            name="fill_garments",
            parameters=(number,),
            guards={"preparation": d.phase == d.CHOOSING, "garments_in_bag": d.robes_bag >= number.term},
            updates={"garments_bag": d.robes_bag - number.term, "garments_shown": d.robes_shown + number.term},
        ),
        Action(
            name="throw_garments",
            parameters=(thrown,),
            guards={"preparation": d.phase == d.CHOOSING, "garments_shown": d.robes_shown >= thrown.term},
            updates={"garments_shown": d.robes_shown - thrown.term, "garments_used": d.robes_used + thrown.term},
        ),
        Action(
            name="rent",
            parameters=(price, FOLLOWED),
            guards={**due, **_put(table, "guest", garments.space_occupied)},
            updates={
                **_next_part(), "garments_shown": d.robes_shown - made, "garments_rented": d.rented + made,
                **table.own("money", -1 * price.term), **table.own("dressed", markers),
                **table.own("guest", when(FOLLOWED.term, markers, 0)),
            },
        ),
        Action(
            name="sell",
            parameters=(price, value),
            guards=due,
            updates={
                **_next_part(), "garments_shown": d.robes_shown - made, "garments_used": d.robes_used + made,
                **table.own("money", value.term - price.term),
            },
        ),
    ]  # fmt: skip
    if ask(preparation.garment_stock_out) is preparation.WhenEmpty.DISCARDS_RETURN:
        steps.append(
            Action(
                name="return_garments",
                guards={"bag_empty": d.robes_bag == 0},
                updates={"garments_bag": d.robes_used, "garments_used": 0},
            )
        )
    return steps


def funding(table: Table) -> list[Action]:
    """Give the steps of decorations and of the bonus for all halls; `side` 0 is a decoration outside the kitchen."""
    ask = table.ask
    side = one_of("side", ("outside the kitchen", *(f"the kitchen side that {s.value}" for s in SIDES)))
    price = amount("price", tries=(0, table.livre + 1))
    one = int(ask(decorations.decorations_per_action))
    open_side = any_of(
        side.term == 0,
        *(
            all_of(
                side.term == n,
                ask.where(decorations.may_fund_kitchen, table.of_actor(s.name.lower()), kitchen_side=s),
            )
            for n, s in enumerate(SIDES, start=1)
        ),
    )
    funded: dict[str, Any] = {}
    for n, s in enumerate(SIDES, start=1):
        funded |= table.own(s.name.lower(), when(side.term == n, one, 0))
    free = ask(decorations.all_halls_which) in tuple(decorations.Which)
    hall = ask.where(decorations.may_take_all_halls, table.of_actor("all_halls"))
    return [
        Action(
            name="fund",
            parameters=(side, price, FOLLOWED),
            guards={
                "may_act": _may_act(), "kitchen_side_open": open_side, **table.can_pay(price.term),
                **_put(table, "decoration", decorations.may_fund_occupied),
            },
            updates={
                **_next_part(), **funded, **table.own("decoration", when(FOLLOWED.term, one, 0)),
                **table.own("money", -1 * price.term),
            },
        ),
        Action(
            name="take_all_halls",
            parameters=(FOLLOWED,),
            guards={
                "turn_begun": turn_is(d.PLAYED, d.BONUS, d.DONE), "holds_none": hall,
                **({"space_free": any_of(~FOLLOWED.term, table.total("all_halls_space") == 0)} if free else {}),
            },
            updates={**table.own("all_halls", 1), **table.own("all_halls_space", when(FOLLOWED.term, 1, 0))},
        ),
    ]  # fmt: skip


def steps(table: Table) -> list[Action]:
    """Give the steps that move goods and markers."""
    return [*money(table), *tiles(table), *robes(table), *funding(table)]
