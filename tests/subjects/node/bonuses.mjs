// @ts-check
/**
 * What the lower part of an employee gives. `usable` says whether it may be used now: not if it would give nothing (no
 * garments to count, a small team), nor if it cannot be paid for or carried out.
 *
 * @typedef {import("./table.mjs").Table} Table
 * @typedef {import("./table.mjs").Player} Player
 * @typedef {import("./parts.mjs").Card} Card
 * @typedef {import("./parts.mjs").Color} Color
 * @typedef {import("./parts.mjs").Tile} Tile
 * @typedef {import("./making.mjs").Terms} Terms
 * @typedef {import("./making.mjs").Saving} Saving
 * @typedef {import("./choice.mjs").Doing} Doing
 * @typedef {{usable: (table: Table, player: Player, card: Card) => boolean,
 *   use: (table: Table, player: Player, card: Card) => Doing}} Bonus
 */
import { acquire, keepOrTake, whyNotAcquire } from "./acquiring.mjs";
import { chooseDeputed, fund, whyNotDepute, whyNothingToFund } from "./actions.mjs";
import { CHANCE, choose, oneOf, option } from "./choice.mjs";
import { make, whyNotMake } from "./making.mjs";
import { remove } from "./table.mjs";

/** @type {Record<string, number>} what a deputed card pays by the bonus that pays */
const DEPUTED_LIVRE = { master: 8, journeyman: 5, apprentice: 2 };

// Several cards differ in an amount only; these make one bonus for each amount.

/** @param {"livre" | "points"} what @param {(table: Table, player: Player) => number} amount @returns {Bonus} */
const gain = (what, amount) => ({
  usable: (table, player) => amount(table, player) > 0,
  *use(table, player) {
    player[what] += amount(table, player);
  },
});

/** @param {number} price @returns {Bonus} */
const notion = (price) => ({
  usable: (table, player) => player.livre >= price,
  *use(table, player) {
    player.livre -= price;
    /** @type {"thread" | "lace"} */
    const which = yield* choose(player.seat, [option("take thread", "thread"), option("take lace", "lace")]);
    player[which] += 1;
  },
});

/** @param {number} price @returns {Bonus} */
const tileFromBag = (price) => ({
  usable: (table, player) => player.livre >= price && !table.tiles.empty,
  *use(table, player) {
    player.livre -= price;
    /** @type {Tile} */
    const tile = yield* choose(CHANCE, oneOf("draw", table.tiles.drawable()), () => "not-there");
    remove(table.tiles.bag, tile);
    yield* keepOrTake(table, player, tile);
  },
});

/** @type {Bonus} */
const acquireAgain = {
  usable: (table, player) => !whyNotAcquire(table, player),
  use: (table, player) => acquire(table, player),
};

/**
 * Sketches with a thimble are out, whoever works. The garment counts as made by the employee who gives the bonus, so a
 * Master's may be placed on a Master's space: what is excluded is the sketch, and a space asks for the maker only.
 * @param {Saving[]} savings @returns {Bonus}
 */
function makeAgain(savings) {
  /** @param {Card} card @returns {Terms} */
  const terms = ({ role }) => ({ byMaster: role === "master", masterSketches: false, savings });
  return {
    usable: (table, player, card) => !whyNotMake(table, player, terms(card)),
    use: (table, player, card) => make(table, player, terms(card)),
  };
}

/** @param {number} discount @returns {Bonus} */
const fundAgain = (discount) => ({
  usable: (table, player) => !whyNothingToFund(table, player, discount),
  use: (table, player) => fund(table, player, discount),
});

/** Who uses this buys at least one point: to buy none is to leave the bonus. @param {number} price @returns {Bonus} */
const exchange = (price) => ({
  usable: (table, player) => player.livre >= price,
  *use(table, player) {
    const most = Math.floor(player.livre / price);
    /** @type {number} */
    const bought = yield* choose(
      player.seat,
      Array.from({ length: most }, (_, i) => option(`exchange ${i + 1}`, i + 1)),
      () => "too-dear",
    );
    player.livre -= bought * price;
    player.points += bought;
  },
});

/** @param {number[]} steps what 5-6, 7-8, 9-10 and 11 cards or more give @returns {(team: number) => number} */
export const byTeam = (steps) => (team) => (team < 5 ? 0 : steps[Math.min(3, Math.floor((team - 5) / 2))]);

/** @param {number[]} steps */
const livreByTeam = (steps) => gain("livre", (table, player) => byTeam(steps)(player.team.length));

/** @param {Table} table @param {Player} player @param {Color} color */
const rented = (table, player, color) => table.rentalsOf(player).filter(({ garment }) => garment.color === color).length;

/** @param {number} size @returns {Bonus} a point for so many */
const pointPerGarments = (size) => gain("points", (table, player) => Math.floor(table.rentalsOf(player).length / size));

/** Two cards have it alike. */
const pointPerTwoDecorations = gain("points", (table, player) => Math.floor(table.decorationsOf(player).length / 2));

/** Common rolls are paired over all tiles given. @param {Tile[]} tiles */
function silkPoints(tiles) {
  /** @param {Color} color */
  const rolls = (color) => tiles.reduce((sum, { silk }) => sum + (silk[color] ?? 0), 0);
  return rolls("uncommon gown") + rolls("rare coat") + Math.floor((rolls("common gown") + rolls("common coat")) / 2);
}

/**
 * Tiles go one by one, by their numbers, so that each set of tiles can be given in one way only. As with the exchange,
 * giving nothing is leaving the bonus.
 * @type {Bonus}
 */
const discardSilk = {
  usable: (table, player) => silkPoints(player.tray) > 0,
  *use(table, player) {
    /** @type {Tile[]} */
    const discarded = [];
    let last = -1;
    for (;;) {
      const next = player.tray.filter((tile) => tile.number > last).sort((a, b) => a.number - b.number);
      /** @type {Tile | null} */
      const given = yield* choose(
        player.seat,
        [...oneOf("give", next), ...(last >= 0 ? [option("enough", null)] : [])],
        ([id]) => (player.tray.some((tile) => tile.id === id) ? "order" : "not-yours"),
      );
      if (!given) break;
      last = given.number;
      remove(player.tray, given);
      table.tiles.used.push(given);
      discarded.push(given);
    }
    player.points += silkPoints(discarded);
  },
};

/** @param {(table: Table, player: Player, deputed: Card, card: Card) => Doing} give before the card is gone @returns {Bonus} */
const depute = (give) => ({
  usable: (table, player) => !whyNotDepute(player),
  *use(table, player, card) {
    const deputed = yield* chooseDeputed(player);
    player.leaving.add(deputed);
    yield* give(table, player, deputed, card);
    player.dismiss(deputed);
  },
});

/** If the card deputes itself, its bonus is the one in use already; it is not given twice. */
const deputeForBonus = depute(function* (table, player, deputed, card) {
  if (deputed !== card) yield* offerBonus(table, player, deputed);
});

const deputeForLivre = depute(function* (table, player, deputed) {
  player.livre += DEPUTED_LIVRE[deputed.role];
});

/** @type {Record<string, Bonus>} */
export const BONUSES = {
  "start: Livre": gain("livre", () => 2),
  "start: thread or lace": notion(1),
  "start: acquire resources": acquireAgain,

  "I: Livre": gain("livre", () => 1),
  "I: depute": deputeForBonus,
  "I: resource tile for a payment": tileFromBag(1),
  "I: acquire resources": acquireAgain,
  "I: resource tile for nothing": tileFromBag(0),
  "I: thread or lace": notion(0),

  "II: by garment colours": gain("livre", (table, player) =>
    rented(table, player, "common gown") + 2 * rented(table, player, "uncommon gown")),
  "II: make a garment": makeAgain([{ color: "common gown", rolls: 1 }, { color: "common coat", rolls: 1 }]),
  "II: depute": deputeForLivre,
  "II: by decorations": pointPerTwoDecorations,

  "III: by decorations": gain("livre", (table, player) => table.decorationsOf(player).length),
  "III: by garments": pointPerGarments(3),
  "III: fund a decoration": fundAgain(5),
  "III: by team size": livreByTeam([2, 6, 10, 14]),

  "IV: by team size": livreByTeam([1, 3, 5, 7]),
  "IV: make a garment": makeAgain([{ color: "uncommon gown", rolls: 2 }]),
  "IV: by garment colours": {
    usable: (table, player) => rented(table, player, "common coat") + rented(table, player, "rare coat") > 0,
    *use(table, player) {
      player.livre += 2 * rented(table, player, "common coat");
      player.points += rented(table, player, "rare coat");
    },
  },
  "IV: exchange Livre": exchange(4),

  "V: by garments, first listed": gain("livre", (table, player) => table.rentalsOf(player).length),
  "V: by decorations": pointPerTwoDecorations,
  "V: by garments, second listed": pointPerGarments(2),
  "V: discard silk": discardSilk,

  "VI: exchange Livre": exchange(3),
  "VI: fund a decoration": fundAgain(10),
};

/**
 * @param {Table} table @param {Player} player @param {Card} card in play, or deputed by a bonus
 * @returns {Doing}
 */
export function* offerBonus(table, player, card) {
  // The crowned cards have none of these: they are looked at in the final scoring only.
  const bonus = BONUSES[card.bonus ?? ""];
  if (!bonus || !bonus.usable(table, player, card)) return;
  const use = yield* choose(player.seat, [option("bonus use", true), option("bonus leave", false)]);
  if (use) yield* bonus.use(table, player, card);
}
