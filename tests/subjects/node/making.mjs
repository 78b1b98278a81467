// @ts-check
/**
 * Making a garment, the longest of the main actions, and its renting.
 *
 * @typedef {import("./table.mjs").Table} Table
 * @typedef {import("./table.mjs").Player} Player
 * @typedef {import("./parts.mjs").Card} Card
 * @typedef {import("./parts.mjs").Tile} Tile
 * @typedef {import("./parts.mjs").Garment} Garment
 * @typedef {import("./parts.mjs").Silk} Silk
 * @typedef {import("./parts.mjs").Space} Space
 * @typedef {import("./parts.mjs").Color} Color
 * @typedef {import("./choice.mjs").Option} Option
 * @typedef {import("./choice.mjs").Doing} Doing
 * @typedef {{color: Color, rolls: number}} Saving   at most so many rolls of that colour need not be paid
 * @typedef {{byMaster: boolean, masterSketches: boolean, savings?: Saving[]}} Terms
 *   byMaster: the maker is a Master, for the spaces; masterSketches: sketches with a golden thimble are allowed
 */
import { acquire, whyNotAcquire } from "./acquiring.mjs";
import { choose, oneOf, option, several, writeSaving } from "./choice.mjs";
import { COLORS } from "./parts.mjs";
import { remove } from "./table.mjs";

/**
 * All ways to need less silk, from none on: a saving is an offer, so less of it may be taken. It is of one colour.
 * @param {Garment} garment @param {Terms} terms @returns {Option[]} with the silk that is left to pay
 */
function savingOptions({ silk }, { savings = [] }) {
  const less = savings.flatMap(({ color, rolls }) => {
    const needed = silk[color] ?? 0;
    return Array.from({ length: Math.min(rolls, needed) }, (_, i) =>
      option(writeSaving(color, i + 1), { ...silk, [color]: needed - i - 1 }));
  });
  return [option(writeSaving("", 0), silk), ...less];
}

/** @param {Tile[]} tiles @param {Silk} silk */
const covers = (tiles, silk) =>
  COLORS.every((color) => tiles.reduce((rolls, tile) => rolls + (tile.silk[color] ?? 0), 0) >= (silk[color] ?? 0));

/**
 * All payments from which no tile could be kept. Spare rolls on a tile are lost, spare tiles are not laid down.
 * @param {Tile[]} tray @param {Silk} silk @returns {Tile[][]}
 */
export function payments(tray, silk) {
  const useful = tray.filter((tile) => COLORS.some((color) => (tile.silk[color] ?? 0) > 0 && (silk[color] ?? 0) > 0));
  /** @type {Tile[][]} */
  const found = [];
  /** @param {number} from @param {Tile[]} spent */
  const search = (from, spent) => {
    if (covers(spent, silk)) {
      if (spent.every((tile) => !covers(spent.filter((other) => other !== tile), silk))) found.push(spent);
      return; // more tiles on top of these would all be spare
    }
    if (!covers([...spent, ...useful.slice(from)], silk)) return;
    for (let i = from; i < useful.length; i += 1) search(i + 1, [...spent, useful[i]]);
  };
  search(0, []);
  return found;
}

/** @param {Player} player @param {Garment | null | undefined} garment @param {number} price @param {Terms} terms */
function whyNotGarment(player, garment, price, terms) {
  if (!garment) return "empty";
  if (garment.master && !terms.masterSketches) return "needs-master";
  if (price > player.livre) return "too-dear";
  if (garment.thread > player.thread || garment.lace > player.lace) return "no-notions";
  if (!savingOptions(garment, terms).some(({ value }) => covers(player.tray, value))) return "no-silk";
}

/** @param {Table} table @param {Player} player @param {Terms} terms */
export function whyNotMake(table, player, terms) {
  const reasons = table.windows.map((garment, i) => whyNotGarment(player, garment, table.board.windows[i], terms));
  if (reasons.some((reason) => reason === undefined)) return undefined;
  return reasons.find((reason) => reason !== "empty") ?? "empty";
}

/** @param {Table} table @param {Player} player @param {Terms} terms @returns {Doing} */
export function* make(table, player, terms) {
  const prices = table.board.windows;
  /** @param {number} i */
  const why = (i) => whyNotGarment(player, table.windows[i], prices[i], terms);
  /** @type {number} */
  const at = yield* choose(
    player.seat,
    prices.flatMap((_, i) => (why(i) ? [] : [option(`window ${i + 1}`, i)])),
    ([number]) => why(Number(number) - 1),
  );
  const garment = /** @type {Garment} */ (table.windows[at]);
  player.livre -= prices[at];
  table.windows[at] = null;

  let silk = garment.silk;
  const savings = savingOptions(garment, terms);
  if (savings.length > 1) {
    const affordable = savings.filter(({ value }) => covers(player.tray, value));
    silk = yield* choose(player.seat, affordable, () => "no-such-saving");
  }

  /** @type {Tile[]} */
  const spent = yield* choose(
    player.seat,
    payments(player.tray, silk).map((tiles) => option(several("spend", tiles), tiles)),
    (ids) => whyNotPayment(player, silk, ids),
  );
  player.thread -= garment.thread;
  player.lace -= garment.lace;
  for (const tile of spent) remove(player.tray, tile);
  table.tiles.used.push(...spent);

  const spaces = table.freeSpaces(terms.byMaster);
  const sell = yield* choose(player.seat, [option("sell", true), ...(spaces.length > 0 ? [option("rent", false)] : [])]);
  if (sell) {
    player.livre += garment.value;
    table.garments.used.push(garment);
  } else {
    yield* rent(table, player, garment, spaces);
  }
}

/** @param {Player} player @param {Silk} silk @param {string[]} ids */
function whyNotPayment(player, silk, ids) {
  const tiles = player.tray.filter((tile) => ids.includes(tile.id));
  if (tiles.length < ids.length) return "not-yours";
  return covers(tiles, silk) ? "spare-tile" : "no-silk";
}

/** @param {Table} table @param {Player} player @param {Garment} garment @param {Space[]} spaces @returns {Doing} */
function* rent(table, player, garment, spaces) {
  /** @type {Space} */
  const space = yield* choose(player.seat, oneOf("space", spaces), ([id]) => {
    const wanted = table.board.spaces.find((one) => one.id === id);
    if (!wanted) return "no-such-part";
    return table.rentals.some((rental) => rental.space === wanted) ? "taken" : "needs-master";
  });
  table.rentals.push({ garment, space, seat: player.seat });
  table.markAllHalls(player);

  const { livre = 0, thread = 0, lace = 0, tile = 0 } = space.reward;
  player.livre += livre;
  player.thread += thread;
  player.lace += lace;
  // With nothing left in the drawers this reward is lost.
  if (tile > 0 && !whyNotAcquire(table, player, true)) yield* acquire(table, player, true);
}

/** As a main action, on the terms of the card that is played. @param {Card} card @returns {Terms} */
const byCard = ({ role }) => ({ byMaster: role === "master", masterSketches: role === "master" });

/** @type {import("./actions.mjs").Action} */
export const main = {
  why: (table, player, card) => whyNotMake(table, player, byCard(card)),
  run: (table, player, card) => make(table, player, byCard(card)),
};
