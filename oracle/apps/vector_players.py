"""Players who seek what players with random tastes, and the leanings of `deciding`, hardly come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from oracle.apps.deciding import leaning
from oracle.apps.option_leanings import Likes
from oracle.engine.play import Choose, P
from specs.questions.bonuses import Bonus
from specs.reference import Reference
from specs.setting import BONUSES, FIRST_NEW, Setting

SEEKERS: Final[Mapping[str, tuple[tuple[int, Likes], ...]]] = {
    # Purses that are nearly alike, and as many points: who has more Livre left?
    "idlers": ((1, {("main", -1): 60.0, ("main", 0): 1.0, ("main",): 0.02, ("bonus",): 1.0}),),
    # Everybody makes garments, so that the display and the bag run empty.
    "stitchers": (
        (
            1,
            {
                ("main", 1): 60.0,
                ("main", 2): 2000.0,
                ("main", -1): 0.01,
                ("main",): 0.2,
                ("keep",): 60.0,
                ("sell",): 60.0,
            },
        ),
    ),
    # Teams that shrink, by bonuses as well.
    "leavers": (
        (1, {("main", 3): 90.0, ("main", 4): 8.0, ("main",): 1.0, ("depute",): 20.0, ("bonus", 1): 90.0}),
        (4, {("main", 4): 200.0, ("main", 3): 60.0, ("main",): 0.5, ("bonus", 1): 90.0}),
    ),
}
"""Leanings that lead to what the others hardly do; each likes from some round on."""


def spreading(game: Reference, seed: int, *, hires: bool = False) -> Choose:
    """Give players who put garments into halls where they are not, fund musicians, and use all bonuses."""
    setting = game.setting
    wanted = {BONUSES.index(b) for b in (Bonus.II_DECORATIONS, Bonus.III_DECORATIONS, Bonus.V_DECORATIONS)}
    rare = [c for c, bonus in enumerate(setting.bonus) if bonus in wanted or bonus >= FIRST_NEW] if hires else []
    by_chance = leaning(
        seed,
        (
            (
                1,
                {
                    **{("fund", n): 300.0 for n in setting.musician if n >= 0},
                    **{("hire", c): 3000.0 for c in rare},
                    ("main", 2): 300.0,
                    ("main", 1): 40.0,
                    ("main", 3): 150.0 if hires else 30.0,
                    ("main", 5): 60.0,
                    ("main",): 0.05,
                    ("rent",): 90.0,
                    ("sell",): 0.5,
                    ("keep",): 30.0,
                    ("bonus", 1): 90.0,
                },
            ),
        ),
    )

    def choose(position: P, actions: Sequence[Any]) -> Any:
        if actions[0][0] == "space":
            seat = position.todo[-1][1]
            mine = {setting.hall_of[n] for n, g in enumerate(position.guests) if g >= 0 and g & 7 == seat}
            new = [a for a in actions if setting.hall_of[a[1]] not in mine]
            actions = new or actions
        return by_chance(position, actions)

    return choose


_STITCHING: Final[Likes] = {
    ("main", 2): 5000.0,
    ("main", 1): 300.0,
    ("main", 0): 5.0,
    ("main",): 0.05,
    ("sell",): 300.0,
    ("bonus", 1): 90.0,
}


def stitching(game: Reference, seed: int) -> Choose:
    """Give players who sell as many garments as they can, and take the tiles that bring them nearest to one."""
    setting = game.setting
    by_chance = leaning(seed, ((1, _STITCHING),))

    def choose(position: P, actions: Sequence[Any]) -> Any:
        verb = actions[0][0]
        if verb in {"drawer", "tile"} and position.todo[-1][1] >= 0:
            seat = position.todo[-1][1]
            tiles = [t for t in position.drawers[position.todo[-1][-1]] if t >= 0] if verb == "tile" else []
            reach = {
                a: min((_lacking(setting, position, seat, t) for t in _meant(position, a, tiles)), default=99)
                for a in actions
            }
            best = min(reach.values())
            actions = [a for a in actions if reach[a] == best]
        return by_chance(position, actions)

    return choose


def _meant(position: P, action: Any, tiles: Sequence[int]) -> Sequence[int]:
    """Give the tiles that can be taken after a choice: of a drawer, or one of them."""
    if action[0] == "drawer":
        return [t for t in position.drawers[action[1]] if t >= 0]
    return [action[1]] if action[1] in tiles else []


def _lacking(setting: Setting, position: P, seat: int, tile: int) -> int:
    """Give how many rolls and notions the nearest garment on display lacks once a tile is kept."""
    own = position.seats[seat]
    silk = setting.silk_of(own.tiles | 1 << tile)
    shown = (setting.parts.garments[g] for g in position.windows if g >= 0)
    return min(
        (
            sum(max(0, need - have) for need, have in zip(g.silk, silk, strict=True))
            + max(0, g.thread - own.thread)
            + max(0, g.lace - own.lace)
            for g in shown
        ),
        default=0,
    )


_COLLECTED: Final = (
    Bonus.I_DEPUTE,
    Bonus.II_DEPUTE,
    Bonus.II_DECORATIONS,
    Bonus.III_DECORATIONS,
    Bonus.V_DECORATIONS,
    Bonus.II_COLOURS,
    Bonus.IV_COLOURS,
    Bonus.VI_MASTER_GUESTS,
    Bonus.VI_TEAM,
    Bonus.VI_NOTIONS,
    Bonus.VI_COUPLES,
)
"""The bonuses whose rules play comes to least."""


def collecting(game: Reference, seed: int) -> Choose:
    """Give players who hire for rare bonuses, use them, put garments before Masters, and depute who has a bonus."""
    setting = game.setting
    wanted = {BONUSES.index(b) for b in _COLLECTED}
    # All bonuses that options add are rare.
    rare = [c for c, bonus in enumerate(setting.bonus) if bonus in wanted or bonus >= FIRST_NEW]
    likes: Likes = {
        **{("hire", c): 3000.0 for c in rare},
        **{("depute", c): 500.0 for c in rare},
        **{("space", n): 30.0 for n in range(len(setting.hall_of)) if setting.master_spaces >> n & 1},
        ("main", 3): 400.0,
        ("main", 2): 300.0,
        ("main", 1): 60.0,
        ("main", 5): 40.0,
        ("main", 4): 6.0,
        ("main",): 0.5,
        ("rent",): 60.0,
        ("bonus", 1): 300.0,
    }
    return leaning(seed, ((1, likes),))


SEEKING: Final[Mapping[str, Callable[[Reference, int], Choose]]] = {
    "spreaders": spreading,
    "hosts": partial(spreading, hires=True),
    "stitching": stitching,
    "recruiters": collecting,
}
"""Players who look at the table or the cards, by name."""
