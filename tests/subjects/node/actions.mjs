// @ts-check
/**
 * The six main actions. Each is a pair: `why` says why it cannot be done now (nothing, if it can), `run` does it.
 * Bonuses do some of them again on other terms, so those take their terms as an argument.
 *
 * @typedef {import("./table.mjs").Table} Table
 * @typedef {import("./table.mjs").Player} Player
 * @typedef {import("./parts.mjs").Card} Card
 * @typedef {import("./parts.mjs").Role} Role
 * @typedef {import("./parts.mjs").Decoration} Decoration
 * @typedef {import("./choice.mjs").Choice} Choice
 * @typedef {import("./choice.mjs").Doing} Doing
 * @typedef {{why: (table: Table, player: Player, card: Card) => string | undefined,
 *   run: (table: Table, player: Player, card: Card) => Doing}} Action
 */
import { acquire, whyNotAcquire } from "./acquiring.mjs";
import { choose, oneOf } from "./choice.mjs";
import { breaks } from "./defect.mjs";
import { main as make } from "./making.mjs";
import { remove } from "./table.mjs";

const FAVOR_LIVRE = 5;
/** By how many employees wait there, counted before one is taken. */
const HIRE_PRICE = [0, 0, 1, 3, 5];

/** @param {Card} card @param {Role[]} roles */
const mustBe = (card, ...roles) => (roles.includes(card.role) ? undefined : "role");

// Deputing

/** @param {Player} player */
export const whyNotDepute = (player) => (player.mayDepute ? undefined : "small-team");

/** @param {Player} player @returns {Generator<Choice, Card, any>} */
export function* chooseDeputed(player) {
  const staying = player.team.filter((card) => !player.leaving.has(card));
  return yield* choose(player.seat, oneOf("depute", staying), () => "not-yours");
}

// Funding

/** @param {Table} table @param {Player} player @param {Decoration | undefined} decoration @param {number} discount */
function whyNotFund(table, player, decoration, discount) {
  if (!decoration) return "no-such-part";
  if (table.funded.has(decoration)) return "taken";
  const { kind, side, price } = decoration;
  const sameSide = table.decorationsOf(player).some((own) => own.kind === kind && own.side === side);
  if (kind === "kitchen" && sameSide && !breaks("whole-kitchen")) return "one-a-side";
  // A discount never pays anything out.
  if (Math.max(0, price - discount) > player.livre) return "too-dear";
}

/** @param {Table} table @param {Player} player @param {number} [discount] */
export function whyNothingToFund(table, player, discount = 0) {
  const reasons = table.board.decorations.map((decoration) => whyNotFund(table, player, decoration, discount));
  if (reasons.some((reason) => reason === undefined)) return undefined;
  return reasons.includes("too-dear") ? "too-dear" : "taken";
}

/** @param {Table} table @param {Player} player @param {number} [discount] @returns {Doing} */
export function* fund(table, player, discount = 0) {
  const { decorations } = table.board;
  /** @type {Decoration} */
  const decoration = yield* choose(
    player.seat,
    oneOf("fund", decorations.filter((one) => !whyNotFund(table, player, one, discount))),
    ([id]) => whyNotFund(table, player, decorations.find((one) => one.id === id), discount),
  );
  player.livre -= Math.max(0, decoration.price - discount);
  table.funded.set(decoration, player.seat);
  table.markAllHalls(player);
}

// The table of main actions

/** @type {Record<string, Action>} */
export const ACTIONS = {
  favor: {
    why: (table, player, card) => mustBe(card, "master", "journeyman") ?? (table.favor ? "taken" : undefined),
    *run(table, player) {
      table.favor = player;
      player.livre += FAVOR_LIVRE;
    },
  },

  acquire: {
    why: (table, player) => whyNotAcquire(table, player),
    run: (table, player) => acquire(table, player),
  },

  make: {
    why: (table, player, card) => mustBe(card, "master", "journeyman") ?? make.why(table, player, card),
    run: make.run,
  },

  hire: {
    why(table, player, card) {
      if (mustBe(card, "master")) return "role";
      if (table.queue.length === 0) return "empty";
      if (HIRE_PRICE[table.queue.length] > player.livre) return "too-dear";
    },
    *run(table, player) {
      /** @type {Card} */
      const hired = yield* choose(player.seat, oneOf("hire", table.queue), () => "not-there");
      player.livre -= HIRE_PRICE[table.queue.length];
      remove(table.queue, hired);
      player[breaks("late-hire") ? "discard" : "hand"].push(hired);
    },
  },

  depute: {
    why: (table, player) => whyNotDepute(player),
    *run(table, player, card) {
      player.livre += card.pays;
      player.leaving.add(card);
    },
  },

  fund: {
    why: (table, player) => whyNothingToFund(table, player),
    run: (table, player) => fund(table, player),
  },
};
