// @ts-check
/**
 * The printed parts, as they come in a `components` message, turned into the shapes the rest of the program works with.
 *
 * They arrive as a flat list of paths (`garments.cg1.value`, `few.windows.3`). We nest them first and name them after,
 * so that only this file knows how they travel.
 *
 * @typedef {"common gown" | "common coat" | "uncommon gown" | "rare coat"} Color
 * @typedef {Partial<Record<Color, number>>} Silk   rolls by colour
 * @typedef {"thread" | "lace"} Notion
 * @typedef {{id: string, number: number, color: Color, value: number, points: number, master: boolean,
 *   silk: Silk, thread: number, lace: number}} Garment
 * @typedef {{id: string, number: number, silk: Silk, notions: Notion[][]}} Tile   notions: each entry is one choice
 * @typedef {"master" | "journeyman" | "apprentice"} Role
 * @typedef {{id: string, number: number, level: number, role: Role, bonus: string | null, pays: number}} Card
 * @typedef {{id: string, hall: number, master: boolean,
 *   reward: {livre?: number, thread?: number, lace?: number, tile?: number}}} Space
 * @typedef {"firework" | "musician" | "statue" | "kitchen"} Kind
 * @typedef {{id: string, kind: Kind, place: number, price: number, points: number, factor: number, hall: number,
 *   side: string}} Decoration   place: from the left, among its kind
 * @typedef {{windows: number[], drawers: number[], spaces: Space[], decorations: Decoration[],
 *   hallPoints: number[][], allHalls: number[], fireworkPoints: number[]}} Board
 * @typedef {{garments: Garment[], tiles: Tile[], startTeam: Card[], employees: Card[], few?: Board, many?: Board}} Parts
 */

export const COLORS = /** @type {const} */ (["common gown", "common coat", "uncommon gown", "rare coat"]);

/** Employees of the deck are numbered behind all starting cards. */
const FIRST_EMPLOYEE = 100;

/** @type {Record<string, Kind>} */
const KINDS = { fireworks: "firework", musicians: "musician", statues: "statue", kitchen: "kitchen" };

/**
 * Makes a tree of the list. A `count` only repeats how many members a table has, so it is dropped here.
 * @param {{path: string, value: any}[]} values
 */
function nest(values) {
  /** @type {any} */
  const root = {};
  for (const { path, value } of values) {
    const steps = path.split(".");
    const last = /** @type {string} */ (steps.pop());
    if (last === "count") continue;
    let node = root;
    for (const step of steps) node = node[step] ??= {};
    node[last] = value;
  }
  return root;
}

/** @param {any} table @param {number} [from] @returns {any[]} the members with their id and number, in printed order */
const listed = (table, from = 0) => Object.entries(table ?? {}).map(([id, member], i) => ({ ...member, id, number: from + i }));

/**
 * `thread + lace` is one choice of two markers, `thread / lace` two choices of one.
 * @param {string} text @returns {Notion[][]}
 */
const readNotions = (text) =>
  text.split("/").map((choice) => /** @type {Notion[]} */ (choice.split("+").map((notion) => notion.trim())));

/** @param {any} side @returns {Board} */
function readBoard(side) {
  const decorations = Object.entries(KINDS).flatMap(([table, kind]) =>
    listed(side[table]).map(({ number, ...printed }) => ({ factor: 1, hall: 0, side: "", ...printed, kind, place: number })));
  return {
    windows: Object.values(side.windows),
    drawers: Object.values(side.drawers),
    spaces: listed(side.guests),
    decorations,
    hallPoints: Object.values(side.hall_points).map(({ first, second }) => [first, second]),
    // The best space is always taken first, so we keep them in that order.
    allHalls: /** @type {number[]} */ (Object.values(side.all_halls)).sort((a, b) => b - a),
    fireworkPoints: [side.firework_points.first, side.firework_points.second],
  };
}

/**
 * @param {any} message the `parts` of a `components` message
 * @returns {Parts}
 */
export function readParts(message) {
  const tree = nest(Array.isArray(message) ? message : message.values);
  return {
    garments: listed(tree.garments),
    tiles: listed(tree.resources).map((tile) => ({ ...tile, notions: readNotions(tile.notions) })),
    startTeam: listed(tree.start_team),
    employees: listed(tree.employees, FIRST_EMPLOYEE),
    few: tree.few && readBoard(tree.few),
    many: tree.many && readBoard(tree.many),
  };
}
