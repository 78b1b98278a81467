"""What each player has, and what is going on: round, favor, whose turn it is, the card in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from specs.drawing.panel import Groups, Panel
from specs.drawing.shapes import badge, icon, seat_name, titled, words
from specs.drawing.shapes import coin as coin_of
from specs.drawing.things import face_down, jewel_card, small_card, tile_card
from specs.parts import Employee, ResourceTile
from specs.setting import Setting
from specs.steps import FIRST_AT_ONCE, FIRST_OF_PLAYERS, Step

_PLACES: Final = ("hand", "reserve", "discard", "tiles")
_NAMES: Final = {"hand": "Hand", "reserve": "Reserve", "discard": "Discard", "tiles": "Tiles"}
_HEIGHT: Final = 216
_FIRST_ROW: Final = 44
_ROW: Final = 38
_ROOM: Final = 364
_JEWEL_ROW: Final = _FIRST_ROW + len(_PLACES) * _ROW + 18
_APPRENTICE: Final = 372

DOES: Final[Mapping[Step, str]] = {
    Step.START: "who begins is drawn",
    Step.REVEAL: "an employee is revealed",
    Step.FILL: "a resource tile is drawn for the display",
    Step.HANG: "a garment is drawn for the display",
    Step.DRAW: "a resource tile is drawn from the stock",
    Step.HAND: "chooses a hand",
    Step.CARD: "chooses a card to play",
    Step.MAIN: "chooses a main action",
    Step.DRAWER: "chooses a section of the resource display",
    Step.TILE: "chooses a resource tile",
    Step.USE: "keeps the tile or takes its notions",
    Step.WINDOW: "chooses a garment to make",
    Step.SAVE: "chooses which silk to save",
    Step.SPEND: "chooses tiles to spend",
    Step.FATE: "rents the garment out or sells it",
    Step.SPACE: "chooses a guest space",
    Step.HIRE: "chooses an employee to hire",
    Step.FUND: "chooses a decoration to fund",
    Step.BONUS: "uses the bonus or leaves it",
    Step.NOTION: "chooses thread or lace",
    Step.EXCHANGE: "chooses how many points to buy",
    Step.GIVE: "discards tiles for their silk",
    Step.DEPUTE: "chooses whom to depute",
    Step.ADMIRE: "moves a garment to the terrace or none",
    Step.MIX: "a card for the employee deck is drawn",
    Step.DEAL: "a specialised Apprentice is dealt",
    Step.SHOW: "a jewel is drawn for the display",
    Step.OPPONENT: "the opponent reveals a card",
    Step.LOT: "something falls to the opponent by chance",
    Step.JEWEL: "takes a jewel with the garment or none",
    Step.TASK: "chooses which task is done",
    Step.PICK: "chooses a card beside the exam",
    Step.HALL: "chooses the hall that the bonus counts",
    Step.RESERVE: "chooses a card of the reserve for its bonus",
    Step.COPY: "chooses whose discard is copied",
    Step.CALL: "chooses whom the garment deputes or nobody",
    Step.JUDGE: "decides for the opponent",
}
"""What each choice is, in words."""


class Players:
    """Draws the players of one setting."""

    def __init__(self, setting: Setting, cards: Mapping[str, Employee], colors: tuple[str, ...]) -> None:
        self._setting = setting
        self._cards = cards
        self._colors = colors
        self._tiles = {t.id: t for t in setting.parts.resources}
        self.now = Panel(
            id="now",
            title="Now",
            height=116,
            still=words(12, 96, "In play", "pale"),
            groups=("round", "next", "played"),
        )
        self._seats = [n for n in range(setting.players) if not (setting.solo and n)]
        self.panels = tuple(self._panel(n) for n in self._seats)

    def _panel(self, seat: int) -> Panel:
        still = [badge(20, 17, seat), words(36, 22, f"Seat {seat}", "big")]
        for n, place in enumerate(_PLACES):
            still.append(words(12, _FIRST_ROW + n * _ROW + 20, _NAMES[place], "pale"))
        groups = tuple(f"seat-{seat}-{part}" for part in ("purse", *_PLACES))
        height = _HEIGHT
        if self._setting.box:
            still.append(words(12, _JEWEL_ROW + 20, "Jewels", "pale"))
            groups = (*groups, f"seat-{seat}-jewels", f"seat-{seat}-apprentice")
            height += _ROW
        return Panel(
            id=f"seat-{seat}", title=f"Seat {seat}", headed=False, height=height, still="".join(still), groups=groups
        )

    def groups(self, shown: Mapping[str, Any]) -> Groups:
        """Give what is drawn in each group of the players."""
        found = self._now(shown)
        for seat in self._seats:
            own = shown["seats"][seat]
            found[f"seat-{seat}-purse"] = purse(seat, own, shown)
            for n, place in enumerate(_PLACES):
                things = {"tiles": self._tiles} if place == "tiles" else {"cards": self._cards}
                found[f"seat-{seat}-{place}"] = row_of(_FIRST_ROW + n * _ROW, own[place], colors=self._colors, **things)
            if "jewelry" in shown:
                jewelry = shown["jewelry"]["seats"][seat]
                found[f"seat-{seat}-jewels"] = jewels_of(64, _JEWEL_ROW, jewelry, self._setting, self._colors)
                found[f"seat-{seat}-apprentice"] = self._apprentice(jewelry["apprentice"])
        return found

    def _apprentice(self, name: str | int | None) -> str:
        """Draw the specialised Apprentice that a player was dealt and has not hired."""
        if name is None:
            return ""
        label = words(_APPRENTICE - 6, _JEWEL_ROW + 20, "dealt", "pale small end")
        if isinstance(name, int):
            return label + titled(
                "A specialised Apprentice, dealt and not hired, face down", face_down(_APPRENTICE, _JEWEL_ROW, 58, 34)
            )
        return label + small_card(_APPRENTICE, _JEWEL_ROW, self._cards[name], name)

    def _now(self, shown: Mapping[str, Any]) -> Groups:
        rounds = self._setting.rule.game_ends_after_round
        track = []
        for number in range(1, rounds + 1):
            x = 78 + (number - 1) * 30
            kind = "now" if number == shown["round"] else "past" if number < shown["round"] else "round"
            track.append(f'<circle cx="{x}" cy="17" r="12" class="{kind}"/>{words(x, 21, number, "small bold mid")}')
        favor = shown["favor"]
        holder = words(366, 21, "free", "small pale") if favor is None else badge(374, 17, favor)
        starter = words(412, 21, "–", "small pale") if shown["start"] is None else badge(420, 17, shown["start"])
        signs = (
            titled("Round " + str(shown["round"]), *track),
            titled(
                "The favor: " + ("free" if favor is None else seat_name(favor)),
                icon("crown", 344, 8, 18, "gold"),
                holder,
            ),
            titled("Starting player", icon("flag", 394, 8, 16), starter),
        )
        leaving = shown["leaving"]
        played = [c for c in dict.fromkeys((shown["played"], *leaving)) if c]
        cards = [
            small_card(64 + n * 104, 76, self._cards[c], c)
            + (words(126 + n * 104, 96, "leaves", "small pale") if c in leaving else "")
            for n, c in enumerate(played)
        ]
        return {"round": "".join(signs), "next": _next(shown), "played": "".join(cards) or words(64, 96, "–", "pale")}


def row_of(
    y: int,
    there: list[str] | int,
    *,
    tiles: Mapping[str, ResourceTile] | None = None,
    cards: Mapping[str, Employee] | None = None,
    colors: tuple[str, ...] = (),
    at: int = 64,
) -> str:
    """Draw cards or tiles in a row, pushed together where they are many."""
    width = 36 if tiles else 58
    number = there if isinstance(there, int) else len(there)
    step = min(width + 4, (_ROOM + 64 - at - width) // max(1, number - 1))
    if isinstance(there, int):
        backs = (face_down(at + n * step, y, width, 32) for n in range(number))
        return titled(f"{number} hidden", *backs) if number else words(at, y + 20, "–", "pale")
    if not there:
        return words(at, y + 20, "–", "pale")
    if tiles is not None:
        return "".join(tile_card(at + n * step, y, width, tiles[t], colors) for n, t in enumerate(there))
    return "".join(small_card(at + n * step, y, (cards or {})[c], c) for n, c in enumerate(there))


def jewels_of(x: int, y: int, jewelry: Mapping[str, Any], setting: Setting, colors: tuple[str, ...]) -> str:
    """Draw a player's jewels in a row, and how many exams for master were passed."""
    named = {j.id: j for j in setting.box.jewels} if setting.box else {}
    mine = jewelry["jewels"]
    step = min(32, 204 // max(1, len(mine) - 1))
    drawn = "".join(jewel_card(x + n * step, y + 3, 28, named[j], setting, colors) for n, j in enumerate(mine))
    masters = jewelry["masters"]
    passed = titled(
        f"passed the exam for master {masters} times" if masters > 1 else "passed the exam for master",
        icon("thimble", 300, y + 10, 14, "gold"),
        words(315, y + 22, f"×{masters}", "small"),
    )
    return (drawn or words(x, y + 20, "–", "pale")) + (passed if masters else "")


def purse(seat: int, own: Mapping[str, Any], shown: Mapping[str, Any]) -> str:
    """Draw a player's money, points and notions, the favor and the marker of the starting player."""

    def amount(name: str) -> object:
        return "?" if own[name] is None else own[name]

    parts = [
        titled(f"{amount('livre')} Livre", coin_of(132, 17, "L"), words(147, 22, amount("livre"), "big")),
        titled(
            f"{amount('points')} prestige points",
            icon("star", 202, 8, 17, "gold"),
            words(223, 22, amount("points"), "big"),
        ),
        titled(f"{own['thread']} thread", icon("thread", 274, 9, 16), words(294, 22, own["thread"], "big")),
        titled(f"{own['lace']} lace", icon("lace", 326, 9, 16), words(346, 22, own["lace"], "big")),
    ]
    if shown["favor"] == seat:
        parts.append(titled("has the favor", icon("crown", 388, 10, 17, "gold")))
    if shown["start"] == seat:
        parts.append(titled("starting player", icon("flag", 412, 10, 16)))
    return "".join(parts)


def next_of(shown: Mapping[str, Any]) -> tuple[str, int | None]:
    """Give in words what is chosen next, and by which seat; by none where it is chance or nothing is known."""
    if not shown["todo"]:
        return "", None
    name, *rest = shown["todo"][-1]
    step = Step[name.upper()]
    if step >= FIRST_AT_ONCE:
        return "", None
    if step < FIRST_OF_PLAYERS:
        return DOES[step], None
    return f"{seat_name(rest[0])} {DOES[step]}", rest[0]


def _next(shown: Mapping[str, Any]) -> str:
    says, seat = next_of(shown)
    if not says:
        over = not shown["todo"] and shown["sheet"]
        return words(12, 56, "The game is over" if over else "", "bold")
    mark = "" if seat is None else badge(22, 52, seat)
    return mark + words(12 if seat is None else 38, 56, says[0].upper() + says[1:], "bold")
