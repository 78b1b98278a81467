// @ts-check
/**
 * The final scoring. Its seven steps are taken at their time: the first four before garments go to the balcony, where
 * players choose; the last two after it.
 *
 * @typedef {import("./table.mjs").Table} Table
 * @typedef {import("./table.mjs").Player} Player
 * @typedef {import("./table.mjs").Rental} Rental
 * @typedef {import("./parts.mjs").Decoration} Decoration
 * @typedef {import("./choice.mjs").Choice} Choice
 */
import { byTeam } from "./bonuses.mjs";
import { choose, option } from "./choice.mjs";
import { breaks } from "./defect.mjs";
import { COLORS } from "./parts.mjs";

const ROYAL_HALL = 1;
const FAVOR_POINTS = 3;
const LIVRE_PER_POINT = 10;
const POINTS_PER_STATUE_COLOR = 2;

/** @type {Record<string, (table: Table, player: Player) => number>} */
export const CROWNED = {
  "VI: by team size": (table, player) => byTeam([2, 5, 8, 11])(player.team.length),
  // It never costs anything to discard them now, so all sets go.
  "VI: thread and lace": (table, player) => {
    const sets = Math.min(player.thread, player.lace);
    player.thread -= sets;
    player.lace -= sets;
    return 3 * sets;
  },
  "VI: by master guest spaces": (table, player) =>
    3 * Math.floor(table.rentalsOf(player).filter(({ space }) => space.master).length / 2),
  "VI: by gowns and coats": (table, player) => {
    const rentals = table.rentalsOf(player);
    const gowns = rentals.filter(({ garment }) => garment.color.endsWith("gown")).length;
    return 2 * Math.min(gowns, rentals.length - gowns);
  },
};

/**
 * Who is first and who is second, by several measures one after the other. Players who are equal in all of them share a
 * rank; nobody is second where several are first. Who has nothing to count has no rank.
 * @param {Player[]} players @param {(player: Player) => number[]} measure the first number is what is counted
 * @returns {[Player[], Player[]]}
 */
function rank(players, measure) {
  const standing = players.map((player) => ({ player, by: measure(player) })).filter(({ by }) => by[0] > 0);
  /** @param {number[]} a @param {number[]} b */
  const compare = (a, b) => a.map((n, i) => b[i] - n).find((difference) => difference !== 0) ?? 0;
  standing.sort((a, b) => compare(a.by, b.by));
  /** @param {number} place */
  const sharing = (place) =>
    standing.filter(({ by }) => compare(by, standing[place].by) === 0).map(({ player }) => player);
  const first = standing.length > 0 ? sharing(0) : [];
  const second = first.length === 1 && standing.length > 1 ? sharing(1) : [];
  return [first, second];
}

/** @param {Table} table @param {(player: Player) => number[]} measure @param {number[]} points */
function scoreMajority(table, measure, [forFirst, forSecond]) {
  const [first, second] = rank(table.players, measure);
  for (const player of first) player.points += forFirst;
  // Of two players only one can be ahead, and the other gets nothing for it.
  if (table.players.length > 2 || breaks("second-of-two")) for (const player of second) player.points += forSecond;
}

/** @param {Table} table @param {Player} player @returns {Decoration[]} from the right */
const fireworksOf = (table, player) =>
  table.decorationsOf(player).filter(({ kind }) => kind === "firework").sort((a, b) => b.place - a.place);

/** Steps 1 to 4. @param {Table} table */
export function scoreBeforeFireworks(table) {
  for (const player of table.players) {
    player.points += Math.floor(player.livre / LIVRE_PER_POINT);
    player.livre %= LIVRE_PER_POINT;
  }
  for (const player of table.players) {
    for (const { bonus } of player.team) player.points += CROWNED[bonus ?? ""]?.(table, player) ?? 0;
    if (table.favor === player) player.points += FAVOR_POINTS;
  }
  table.board.hallPoints.forEach((points, i) => {
    const hall = i + 1;
    scoreMajority(table, (player) => {
      const rentals = table.rentalsOf(player).filter(({ space }) => space.hall === hall);
      // A musician paid by somebody who is not in the tie settles nothing: it is no player's measure here.
      const musician = table.decorationsOf(player).some((one) => one.kind === "musician" && one.hall === hall);
      return [rentals.length, rentals.filter(({ space }) => space.master).length, musician ? 1 : 0];
    }, points);
  });
  scoreMajority(table, (player) => {
    const fireworks = fireworksOf(table, player);
    return [fireworks.length, fireworks[0]?.place ?? 0];
  }, table.board.fireworkPoints);
}

/**
 * Step 5. A player may leave a garment where it is, although that never pays; with no garment left in the royal hall
 * that is all that can be said.
 * @param {Table} table @returns {Generator<Choice, void, any>}
 */
export function* admire(table) {
  for (const player of table.inOrder) {
    for (const firework of fireworksOf(table, player)) {
      const movable = table.rentalsOf(player).filter((rental) => rental.space.hall === ROYAL_HALL && !rental.firework);
      /** @type {Rental | null} */
      const moved = yield* choose(
        player.seat,
        [...movable.map((rental) => option(`admire ${rental.space.id}`, rental)), option("admire none", null)],
        () => "not-there",
      );
      if (moved) moved.firework = firework;
    }
  }
}

/** Steps 6 and 7. @param {Table} table */
export function scoreAfterFireworks(table) {
  for (const player of table.players) {
    const rentals = table.rentalsOf(player);
    const decorations = table.decorationsOf(player);
    const statues = decorations.filter(({ kind }) => kind === "statue").length;
    // Each statue takes one garment of each colour that is left, so a colour counts as often as there are statues.
    for (const color of COLORS) {
      const garments = rentals.filter(({ garment }) => garment.color === color).length;
      player.points += POINTS_PER_STATUE_COLOR * Math.min(garments, statues);
    }
    for (const { garment, firework } of rentals) player.points += garment.points * (firework?.factor ?? 1);
    for (const { points } of decorations) player.points += points;
    const place = table.allHalls.indexOf(player.seat);
    if (place >= 0) player.points += table.board.allHalls[place];
  }
}

/** Most points, then most Livres left over. Who is still equal wins together. @param {Table} table @returns {number[]} */
export function winners({ players }) {
  const points = Math.max(...players.map((player) => player.points));
  const leaders = players.filter((player) => player.points === points);
  const livre = Math.max(...leaders.map((player) => player.livre));
  return leaders.filter((player) => player.livre === livre).map((player) => player.seat);
}
