// @ts-check
/**
 * Acquiring resources: as a main action, as a bonus, and as the reward of a guest space.
 *
 * @typedef {import("./table.mjs").Table} Table
 * @typedef {import("./table.mjs").Player} Player
 * @typedef {import("./parts.mjs").Tile} Tile
 * @typedef {import("./choice.mjs").Doing} Doing
 */
import { choose, oneOf, option } from "./choice.mjs";
import { remove } from "./table.mjs";

/** By how many tiles lie in the drawer, counted before one is taken. */
const TILE_PRICE = [0, 0, 1, 2, 2];

/** @param {Tile[]} drawer @param {boolean} free */
const tilePrice = (drawer, free) => (free ? 0 : TILE_PRICE[drawer.length] ?? 2);

/** @param {Player} player @param {Tile[] | undefined} drawer @param {boolean} free */
function whyNotDrawer(player, drawer, free) {
  if (!drawer || drawer.length === 0) return "empty";
  if (tilePrice(drawer, free) > player.livre) return "too-dear";
}

/** @param {Table} table @param {Player} player @param {boolean} [free] */
export function whyNotAcquire(table, player, free = false) {
  const reasons = table.drawers.map((drawer) => whyNotDrawer(player, drawer, free));
  if (reasons.some((reason) => reason === undefined)) return undefined;
  return reasons.includes("too-dear") ? "too-dear" : "empty";
}

/** @param {Table} table @param {Player} player @param {boolean} [free] as the reward of a guest space @returns {Doing} */
export function* acquire(table, player, free = false) {
  /** @type {Tile[]} */
  const drawer = yield* choose(
    player.seat,
    table.drawers.flatMap((tiles, i) => (whyNotDrawer(player, tiles, free) ? [] : [option(`drawer ${i + 1}`, tiles)])),
    ([number]) => whyNotDrawer(player, table.drawers[Number(number) - 1], free),
  );
  /** @type {Tile} */
  const tile = yield* choose(player.seat, oneOf("tile", drawer), () => "not-there");
  player.livre -= tilePrice(drawer, free);
  remove(drawer, tile);
  yield* keepOrTake(table, player, tile);
}

/** @param {Table} table @param {Player} player @param {Tile} tile @returns {Doing} */
export function* keepOrTake(table, player, tile) {
  const keep = option("keep", null);
  const takes = tile.notions.map((notions) => option(`take ${notions.length > 1 ? "both" : notions[0]}`, notions));
  /** @type {import("./parts.mjs").Notion[] | null} */
  const notions = yield* choose(player.seat, [keep, ...takes], () => "not-printed");
  if (notions) {
    for (const notion of notions) player[notion] += 1;
    table.tiles.used.push(tile);
  } else {
    player.tray.push(tile);
  }
}
