"""
The abstract game of the Jewelry Box, the haute couture garments and the solo opponent, with what always holds in it.

It is a game of its own beside that of `specs.invariants`, cut down to what these options add: of a team only its size
is followed, of tasks only how many are done. Which card is played, what is paid and what an employee can do is left to
choice, so that more can happen here than at the table. Every number and permission is an answer of the book.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oracle.dynamics import Action, Property, System, number
from oracle.terms import all_of, any_of, when
from specs.dynamics import Answers, held
from specs.moves import amount, chain
from specs.questions import base_setup as setup
from specs.questions import deputing, exams, exams_tasks, jewelry_box, solo_actions
from specs.questions import garment_sets_couture as couture
from specs.questions import jewelry_box_apprentice as apprentice
from specs.questions import jewelry_box_display as display
from specs.questions import jewelry_box_jewels as jewels
from specs.questions.base_garments import SpaceReward
from specs.questions.jewelry_box import ChangedLevel, Exam, JewelryPart
from specs.questions.solo import solo_gains_livre
from specs.vocabulary import Via

IDLE, MAIN, BONUS, EXAM, TAKEN_OUT = range(5)
"""Where a turn stands: none is taken, before the main action, before the bonus, in an exam, its card taken out."""

EXAMS = tuple(Exam)

turn, acting, exam, gone = (number(n) for n in ("turn", "acting", "exam", "in_play_gone"))
marked = number("tasks_marked_by_action")
bag, shown, discarded = (number(f"jewels_{n}") for n in ("bag", "shown", "discarded"))
decks = tuple(number(f"exam_deck_{e.name.lower()}") for e in EXAMS)
opponent = number("opponent_livre")

HOLDINGS = ("team", "tasks", "jeweler", "owned", "specialised", "marker_journeyman", "marker_master")
"""What is counted of each player."""


class _Box:
    def __init__(self, ask: Answers, players: int) -> None:
        self.ask = ask
        self.seats = range(players)
        self.jewels = int(ask(jewelry_box.jewelry_part_count, jewelry_part=JewelryPart.JEWELS))
        self.floor = min(ask.most_refused(deputing.may_depute, via=v) for v in Via)
        self.start_team = int(ask(setup.start_team_size))

    def of_actor(self, what: str) -> Any:
        term: Any = held(what, 0)
        for s in self.seats[1:]:
            term = when(acting == s, held(what, s), term)
        return term

    def own(self, what: str, by: Any) -> dict[str, Any]:
        return self.all(what, lambda s: when(acting == s, held(what, s) + by, held(what, s)))

    def put(self, what: str, value: Any) -> dict[str, Any]:
        return self.all(what, lambda s: when(acting == s, value, held(what, s)))

    def all(self, what: str, update: Callable[[int], Any]) -> dict[str, Any]:
        return {f"{what}.{s}": update(s) for s in self.seats}

    def total(self, what: str) -> Any:
        return sum((held(what, s) for s in self.seats[1:]), start=held(what, 0))

    def start(self) -> dict[str, int]:
        ask = self.ask
        area = ask(jewelry_box.exam_area_at_start)
        levels = {ask(jewelry_box.exam_deck_at, changed_level=v): v for v in ChangedLevel}
        cards = {e: int(ask(jewelry_box.exam_deck_size, changed_level=levels[e])) for e in EXAMS}
        markers = int(ask(jewelry_box.exam_markers_at_start))
        own = dict.fromkeys(HOLDINGS, 0) | {
            "team": self.start_team,
            "marker_journeyman": markers if area is Exam.JOURNEYMAN else 0,
            "marker_master": markers if area is Exam.MASTER else 0,
        }
        return {
            "turn": IDLE, "acting": 0, "exam": 0, "in_play_gone": 0, "tasks_marked_by_action": 0,
            "jewels_bag": self.jewels, "jewels_shown": 0, "jewels_discarded": 0, "opponent_livre": 0,
            **{f"exam_deck_{e.name.lower()}": cards[e] for e in EXAMS},
            **{f"{what}.{s}": value for what, value in own.items() for s in self.seats},
        }  # fmt: skip


def _staff(box: _Box) -> list[Action]:
    """Give the steps that change teams, apart from exams."""
    ask = box.ask
    seat = amount("seat", highest=len(box.seats) - 1, tries=(0,))
    team = box.of_actor("team")
    acts = any_of(turn == MAIN, turn == BONUS)
    main = ask.where(deputing.may_depute, team, via=Via.MAIN)
    bonus = ask.where(deputing.may_depute, team, via=Via.BONUS)
    counts = ask(exams.exam_floor_counts_played_card)
    in_exam = bonus if counts else ask.where(deputing.may_depute, team - 1, via=Via.BONUS)
    itself = ask.allows(exams.exam_bonus_deputes_played_card)
    hired = box.of_actor("specialised")
    return [
        Action(
            name="play", parameters=(seat,), guards={"no_turn": turn == IDLE},
            updates={"turn": MAIN, "acting": seat.term, "in_play_gone": 0, "tasks_marked_by_action": 0},
        ),
        Action(
            name="hire", guards={"main_due": turn == MAIN},
            updates={"turn": BONUS, "tasks_marked_by_action": 0, **box.own("team", 1)},
        ),
        Action(
            name="hire_specialised",
            guards={
                "main_due": turn == MAIN,
                "first": ask.where(apprentice.hire_apprentice_after, hired),
            },
            updates={
                "turn": BONUS, "tasks_marked_by_action": 0, **box.own("team", 1),
                **box.own("specialised", 1),
            },
        ),
        Action(
            name="depute", guards={"main_due": turn == MAIN, "team_above_floor": main},
            updates={"turn": BONUS, "in_play_gone": 1, "tasks_marked_by_action": 0, **box.own("team", -1)},
        ),
        Action(
            name="depute_by_bonus", guards={"bonus_due": turn == BONUS, "team_above_floor": bonus},
            updates=box.own("team", -1),
        ),
        Action(
            name="depute_by_garment",
            guards={"turn_begun": acts, "team_above_floor": ask.where(couture.couture_depute_team, team)},
            updates=box.own("team", -1),
        ),
        Action(
            name="depute_in_exam", guards={"in_exam": turn == EXAM, "team_above_floor": in_exam},
            updates=box.own("team", -1),
        ),
        *(
            [
                Action(
                    name="depute_examined_card",
                    guards={"in_exam": all_of(turn == EXAM, gone == 0), "team_above_floor": in_exam},
                    updates={"in_play_gone": 1, **box.own("team", -1)},
                )
            ]
            if itself
            else []
        ),
        Action(name="forgo", guards={"main_due": turn == MAIN}, updates={"turn": BONUS, "tasks_marked_by_action": 0}),
        Action(name="finish", guards={"turn_begun": turn == BONUS}, updates={"turn": IDLE}),
    ]  # fmt: skip


def _exams(box: _Box) -> list[Action]:
    """Give the steps of an exam and of its tasks."""
    ask = box.ask
    which = amount("which", highest=len(EXAMS) - 1, tries=(0, 1))
    needed = chain(which.term, [int(ask(exams.tasks_of_exam, exam=e)) for e in EXAMS])
    from_area = any_of(
        *(
            all_of(which.term == n, held_marker >= 1)
            for n, e in enumerate(EXAMS)
            for a, held_marker in zip(
                EXAMS, (box.of_actor("marker_journeyman"), box.of_actor("marker_master")), strict=True
            )
            if ask.allows(exams.take_exam_from_area, exam=e, area=a)
        )
    )
    with_empty = ask(exams.exam_deck_empty) is exams.DeckEmpty.NO_CARD
    deck = chain(which.term, list(decks))
    ongoing = chain(exam, list(decks))
    takes = chain(exam, [int(ask(exams.exam_cards_taken, exam=e)) for e in EXAMS])
    moves_to_journeyman = any_of(
        *((exam == n) for n, e in enumerate(EXAMS) if ask(exams.exam_marker_moves_to, exam=e) is Exam.JOURNEYMAN)
    )
    limit = int(ask(exams_tasks.tasks_per_action, fitting_tasks=3))
    open_tasks = when(box.of_actor("marker_journeyman") >= 1, int(ask(exams.tasks_of_exam, exam=Exam.JOURNEYMAN)),
                      int(ask(exams.tasks_of_exam, exam=Exam.MASTER)))  # fmt: skip
    return [
        Action(
            name="do_task",
            guards={
                "turn_begun": any_of(turn == MAIN, turn == BONUS), "not_by_this_action": marked < limit,
                "task_open": box.of_actor("tasks") < open_tasks,
            },
            updates={"tasks_marked_by_action": marked + 1, **box.own("tasks", 1)},
        ),
        Action(
            name="take_exam",
            parameters=(which,),
            guards={
                "main_due": turn == MAIN, "area": from_area, "tasks_done": box.of_actor("tasks") >= needed,
                "team": ask.where(exams.take_exam_with_team, box.of_actor("team")),
                **({} if with_empty else {"deck_not_empty": deck >= 1}),
            },
            updates={"turn": EXAM, "exam": which.term, "tasks_marked_by_action": 0},
        ),
        Action(
            name="take_out",
            guards={"in_exam": turn == EXAM},
            updates={
                "turn": TAKEN_OUT, **box.all("team", lambda s: when(all_of(acting == s, gone == 0), held("team", s) - 1,
                                                                     held("team", s))),
                **box.put("tasks", 0), "in_play_gone": 1,
                **box.own("marker_journeyman", when(moves_to_journeyman, 1, 0) - when(exam == 0, 1, 0)),
                **box.own("marker_master", when(moves_to_journeyman, 0, 1) - when(exam == 0, 0, 1)),
            },
        ),
        Action(
            name="choose_card",
            guards={"taken_out": turn == TAKEN_OUT},
            updates={
                "turn": BONUS, **box.own("team", when(ongoing >= 1, takes, 0)),
                **{
                    f"exam_deck_{e.name.lower()}": when(all_of(exam == n, decks[n] >= 1), decks[n] - takes, decks[n])
                    for n, e in enumerate(EXAMS)
                },
            },
        ),
    ]  # fmt: skip


def _jewels(box: _Box) -> list[Action]:
    """Give the steps of jewels, jewelry decorations, and the Livre of the solo opponent."""
    ask = box.ask
    spaces = jewels.fund_jewelry_decoration_with
    acts = any_of(turn == MAIN, turn == BONUS)
    back = ask(display.discarded_jewel_goes) is display.JewelGoes.BAG
    to_bag = {"jewels_bag": bag + 1}
    gains = ask.allows(solo_gains_livre) or bool(ask(solo_actions.solo_space_reward, reward=SpaceReward.LIVRE))
    return [
        Action(
            name="fund_jewelry",
            guards={"turn_begun": acts, "none_yet": ask.where(spaces, box.of_actor("jeweler"))},
            updates=box.own("jeweler", 1),
        ),
        Action(
            name="show_jewel", guards={"no_turn": turn == IDLE, "bag_not_empty": bag >= 1},
            updates={"jewels_bag": bag - 1, "jewels_shown": shown + 1},
        ),
        Action(
            name="discard_jewel", guards={"no_turn": turn == IDLE, "jewel_there": shown >= 1},
            updates={"jewels_shown": shown - 1, **(to_bag if back else {"jewels_discarded": discarded + 1})},
        ),
        Action(
            name="take_jewel",
            guards={
                "turn_begun": acts, "jewel_there": shown >= 1,
                "jewelry_funded": ask.where(jewels.buy_jewel_with_markers, box.of_actor("jeweler")),
            },
            updates={"jewels_shown": shown - 1, **box.own("owned", 1)},
        ),
        Action(
            name="opponent_gains",
            guards={"no_turn": turn == IDLE, "book_gives_her_livre": all_of(gains)},
            updates={"opponent_livre": opponent + 1},
        ),
    ]  # fmt: skip


def _always(box: _Box) -> list[Property]:
    s = box.seats
    steps = ("play", "forgo", "finish", "do_task", "take_exam", "take_out", "choose_card")
    staff = (*steps, "depute", "depute_by_bonus", "depute_by_garment", "depute_in_exam", "hire", "hire_specialised")
    one = {"seat": (0,)}
    in_areas = (box.of_actor("marker_journeyman"), box.of_actor("marker_master"))
    to_come = any_of(turn == TAKEN_OUT, all_of(turn == EXAM, gone == 1))
    return [
        Property(
            id="box.seat",
            says="whose turn it is is one of the players",
            strengthens=True,
            tries=staff,
            narrowed=one,
            holds=(all_of(acting >= 0, acting < len(s), exam >= 0, exam < len(EXAMS), gone >= 0, gone <= 1),),
        ),
        Property(
            id="jeweler.one_each",
            says="no player has two jewelry decorations",
            tries=("play", "fund_jewelry"),
            narrowed=one,
            holds=tuple(held("jeweler", n) <= 1 for n in s),
        ),
        Property(
            id="exam.in_own_area",
            says="who takes an exam has the marker in its starting area",
            strengthens=True,
            needs=("box.seat", "exam_marker.one_area"),
            tries=steps,
            narrowed=one,
            holds=(any_of(~(turn == EXAM), when(exam == 0, *in_areas) >= 1),),
        ),
        Property(
            id="exam_marker.one_area",
            says="each player's exam marker is in exactly one starting area",
            needs=("exam.in_own_area",),
            tries=steps,
            narrowed=one,
            holds=tuple(
                all_of(
                    held("marker_journeyman", n) + held("marker_master", n) == 1,
                    held("marker_journeyman", n) >= 0,
                    held("marker_master", n) >= 0,
                )
                for n in s
            ),
        ),
        Property(
            id="task.one_per_action",
            says="no action does two tasks of an exam",
            tries=steps,
            narrowed=one,
            holds=(marked <= 1,),
        ),
        Property(
            id="jewels.conserved",
            says=f"all {box.jewels} jewels are in the bag, on display, with players or out of the game",
            needs=("box.seat",),
            tries=("play", "fund_jewelry", "show_jewel", "discard_jewel", "take_jewel"),
            narrowed=one,
            holds=(
                bag + shown + discarded + box.total("owned") == box.jewels,
                all_of(bag >= 0, shown >= 0, discarded >= 0),
                *(held("owned", n) >= 0 for n in s),
            ),
        ),
        Property(
            id="jewels.only_with_decoration",
            says="nobody has a jewel without a jewelry decoration",
            needs=("box.seat",),
            tries=("play", "fund_jewelry", "show_jewel", "take_jewel"),
            narrowed=one,
            holds=tuple(
                all_of(held("jeweler", n) >= 0, any_of(held("owned", n) == 0, held("jeweler", n) >= 1)) for n in s
            ),
        ),
        Property(
            id="specialised.hired_once",
            says="no player hires a specialised apprentice twice",
            needs=("box.seat",),
            tries=("play", "hire_specialised", "finish"),
            narrowed=one,
            holds=tuple(held("specialised", n) <= 1 for n in s),
        ),
        Property(
            id="exam.team_after_removals",
            says=f"a team keeps {box.floor} or more cards, the one counted that an exam will bring",
            strengthens=True,
            needs=("box.seat",),
            tries=staff,
            narrowed=one,
            holds=(
                *(held("team", n) + when(all_of(to_come, acting == n), 1, 0) >= box.floor for n in s),
                any_of(~any_of(turn == EXAM, turn == TAKEN_OUT), chain(exam, list(decks)) >= 1),
                any_of(~(turn == TAKEN_OUT), gone == 1),
            ),
        ),
        Property(
            id="team.floor_through_exams",
            says=f"between turns no team is below its floor of {box.floor}, whatever exams and haute couture remove",
            needs=("exam.team_after_removals",),
            tries=staff,
            narrowed=one,
            nearer=held("team", 0) + decks[0],
            holds=tuple(any_of(~(turn == IDLE), held("team", n) >= box.floor) for n in s),
        ),
        Property(
            id="team.floor_within_exams",
            says=f"at every moment of an exam a team has {box.floor} or more cards",
            tries=staff,
            narrowed=one,
            nearer=held("team", 0) + decks[0],
            holds=tuple(held("team", n) >= box.floor for n in s),
        ),
        Property(
            id="opponent.no_livre",
            says="the solo opponent never has Livre",
            tries=("opponent_gains",),
            holds=(opponent == 0,),
        ),
    ]  # fmt: skip


def box_system(ask: Answers, players: int) -> System:
    """
    Give the abstract game of these options for so many players, with its invariants.

    Raises:
        GapError: The book leaves open what the game or an invariant stands on.
    """
    box = _Box(ask, players)
    return System(
        name=f"{ask.book.edition} with options, {players} players",
        start=box.start(),
        actions=(*_staff(box), *_exams(box), *_jewels(box)),
        properties=tuple(_always(box)),
    )
