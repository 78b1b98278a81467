"""The board of the Jewelry Box: the display of jewels, jewelry decorations, and the exams with their tasks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from specs.drawing.palace import decoration_card
from specs.drawing.panel import WIDTH, Groups, Panel
from specs.drawing.shapes import badge, box, coin, points, seat_name, titled, words
from specs.drawing.things import jewel_card
from specs.notation import TASKS
from specs.parts import JewelryBox
from specs.setting import Setting
from specs.views import EXAMS

_DISPLAY: Final = 54
_EXAMS: Final = 164
_ROW: Final = 26
_COLUMN: Final = 214


class Jeweler:
    """Draws the board of the Jewelry Box of one setting."""

    def __init__(self, setting: Setting, box: JewelryBox, colors: tuple[str, ...]) -> None:
        self._setting = setting
        self._box = box
        self._colors = colors
        self._jewels = {j.id: j for j in box.jewels}
        words_of = tuple(EXAMS.values())
        self._tasks = {
            word: [t for n, t in enumerate(TASKS) if setting.rule.task_of_exam[n] is exam]
            for exam, word in EXAMS.items()
        }
        still = [
            words(12, 46, "Jewels, with their prices", "bold"),
            words(286, 46, "Decorations", "bold"),
        ]
        still += [coin(39 + n * 66, _DISPLAY + 11, price) for n, price in enumerate(box.prices)]
        for n, word in enumerate(words_of):
            x = 10 + n * _COLUMN
            price, gained = setting.rule.exam_price[n], setting.rule.exam_points[n]
            still.append(words(x + 2, _EXAMS, f"Exam for {word.capitalize()}", "bold"))
            still += [coin(x + 166, _EXAMS - 4, price), points(x + 182, _EXAMS, gained)]
        rows = max(map(len, self._tasks.values()))
        groups = (
            "jewel-bag",
            *(f"jewel-{n}" for n, _ in enumerate(box.prices)),
            *(f"decoration-{n}" for n in setting.jeweler),
            *(f"exam-{word}" for word in words_of),
        )
        height = _EXAMS + 40 + rows * _ROW + 12
        self.panel = Panel(id="jeweler", title="Jeweller", height=height, still="".join(still), groups=groups)

    def groups(self, shown: Mapping[str, Any]) -> Groups:
        """Give what is drawn in each group of this board."""
        return dict(self._drawn(shown))

    def _drawn(self, shown: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        jewelry = shown["jewelry"]
        bag = jewelry["bag"]
        number = bag if isinstance(bag, int) else len(bag)
        yield "jewel-bag", words(WIDTH - 14, 22, f"{number} jewels in the bag", "pale small end")
        for n, (price, name) in enumerate(zip(self._box.prices, jewelry["display"], strict=True)):
            x, y = 12 + n * 66, _DISPLAY + 24
            if name is None:
                yield f"jewel-{n}", titled(f"Jewel space {n + 1}, {price} Livre, empty", box(x, y, 54, 54, "free"))
            else:
                jewel = self._jewels[name]
                where = f"Jewel space {n + 1}, {price} Livre: "
                yield f"jewel-{n}", jewel_card(x, y, 54, jewel, self._setting, self._colors, where)
        for n, space in enumerate(self._setting.jeweler):
            found = self._setting.parts.board.decorations[space]
            owner = shown["decorations"].get(found.id)
            yield f"decoration-{space}", decoration_card(282 + n * 51, _DISPLAY + 18, found, owner)
        for n, word in enumerate(EXAMS.values()):
            yield f"exam-{word}", self._exam(10 + n * _COLUMN, word, jewelry)

    def _exam(self, x: int, word: str, jewelry: Mapping[str, Any]) -> str:
        """Draw who prepares for an exam, its tasks with the markers on them, and the deck beside it."""
        here = [n for n, seat in enumerate(jewelry["seats"]) if seat["prepares"] == word]
        named = ", ".join(map(seat_name, here)) or "nobody"
        y = _EXAMS + 8
        parts = [
            titled(
                f"Preparing for the exam for {word}: {named}",
                words(x + 2, y + 15, "prepares", "pale small"),
                *(badge(x + 70 + k * 21, y + 11, seat) for k, seat in enumerate(here)),
            )
        ]
        y += 24
        for n, task in enumerate(self._tasks[word]):
            done = [k for k in here if task in jewelry["seats"][k]["tasks"]]
            says = f"Task {task.replace('-', ' ')}: " + (
                f"done by {', '.join(map(seat_name, done))}" if done else "open"
            )
            row = y + n * _ROW
            parts.append(
                titled(
                    says,
                    box(x, row, _COLUMN - 10, _ROW - 4, "box" if done else "free", 4),
                    words(x + 6, row + 15, task.replace("-", " "), "small"),
                    *(badge(x + 106 + k * 21, row + 11, seat) for k, seat in enumerate(done)),
                )
            )
        deck = jewelry["decks"][word]
        number = deck if isinstance(deck, int) else len(deck)
        below = y + len(self._tasks[word]) * _ROW + 12
        return "".join(parts) + words(x + 2, below, f"{number} cards beside it", "pale small")
