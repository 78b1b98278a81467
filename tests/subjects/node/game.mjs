// @ts-check
/**
 * A game from who begins to who wins, and the handle by which it is played from outside.
 *
 * @typedef {import("./table.mjs").Player} Player
 * @typedef {import("./parts.mjs").Card} Card
 * @typedef {import("./parts.mjs").Parts} Parts
 * @typedef {import("./choice.mjs").Choice} Choice
 * @typedef {import("./choice.mjs").Doing} Doing
 */
import { ACTIONS } from "./actions.mjs";
import { offerBonus } from "./bonuses.mjs";
import { answer, CHANCE, choose, oneOf, option, several } from "./choice.mjs";
import { admire, scoreAfterFireworks, scoreBeforeFireworks, winners } from "./scoring.mjs";
import { remove, Table } from "./table.mjs";

const ROUNDS = 7;
const QUEUE = 4;
const HAND = 3;
const OLD_WINDOWS = 2;
const INCOME = 5;

/** @param {Table} table @returns {Doing} */
function* wholeGame(table) {
  table.start = yield* choose(CHANCE, table.players.map(({ seat }) => option(`start ${seat}`, seat)), () => "no-such-seat");
  for (table.round = 1; ; table.round += 1) {
    yield* prepareRound(table);
    for (const player of table.inOrder) yield* selectHand(player);
    yield* takeTurns(table);
    payIncome(table);
    if (table.round === ROUNDS) break;
  }
  scoreBeforeFireworks(table);
  yield* admire(table);
  scoreAfterFireworks(table);
}

// Preparing a round

/** @param {Table} table @returns {Doing} */
function* prepareRound(table) {
  // After the last round nobody gets here, so a favor taken then stays with its owner and scores.
  if (table.favor) {
    table.start = table.favor.seat;
    table.favor = null;
  }
  yield* revealEmployees(table);
  yield* fillDrawers(table);
  yield* fillWindows(table);
}

/** @param {Table} table @returns {Doing} */
function* revealEmployees(table) {
  table.queue = [];
  while (table.queue.length < QUEUE && table.deck.length > 0) {
    // Levels lie in order, the cards of one level are shuffled: any card left of the lowest level may be on top.
    const level = Math.min(...table.deck.map((card) => card.level));
    const top = table.deck.filter((card) => card.level === level);
    /** @type {Card} */
    const card = yield* choose(CHANCE, oneOf("reveal", top), () => "not-on-top");
    remove(table.deck, card);
    table.queue.push(card);
  }
}

/** @param {Table} table @returns {Doing} */
function* fillDrawers(table) {
  for (const [i, size] of table.board.drawers.entries()) {
    const drawer = table.drawers[i];
    while (drawer.length < size && !table.tiles.empty) {
      const tile = yield* choose(CHANCE, oneOf("fill", table.tiles.drawable()), () => "not-in-bag");
      remove(table.tiles.bag, tile);
      drawer.push(tile);
    }
  }
}

/** @param {Table} table @returns {Doing} */
function* fillWindows(table) {
  const { windows, garments } = table;
  const old = windows.splice(-OLD_WINDOWS).filter((garment) => garment !== null);
  garments.used.push(...old);
  const left = windows.filter((garment) => garment !== null);
  table.windows = [...Array(table.board.windows.length - left.length).fill(null), ...left];
  for (let i = table.windows.lastIndexOf(null); i >= 0 && !garments.empty; i -= 1) {
    const garment = yield* choose(CHANCE, oneOf("hang", garments.drawable()), () => "not-in-bag");
    remove(garments.bag, garment);
    table.windows[i] = garment;
  }
}

// Hands

/** @template T @param {T[]} list @param {number} size @returns {T[][]} */
function combinations(list, size) {
  if (size === 0) return [[]];
  return list.flatMap((first, i) => combinations(list.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/**
 * The choice names the whole hand, forced cards included, so it looks alike in every round.
 * @param {Player} player @returns {Doing}
 */
function* selectHand(player) {
  // Only who still has to select and finds nothing turns the discard over: with exactly three it stays where it is.
  const turnOver = player.reserve.length < HAND;
  const forced = turnOver ? player.reserve : [];
  const source = turnOver ? player.discard : player.reserve;
  const hands = combinations(source, HAND - forced.length).map((more) => [...forced, ...more]);
  /** @type {Card[]} */
  const hand = yield* choose(player.seat, hands.map((cards) => option(several("hand", cards), cards)), () => "no-such-hand");
  player.hand = [...hand];
  player.reserve = source.filter((card) => !hand.includes(card));
  if (turnOver) player.discard = [];
}

// Turns

/** @param {Table} table @returns {Doing} */
function* takeTurns(table) {
  while (table.players.some((player) => player.hand.length > 0)) {
    for (const player of table.inOrder) if (player.hand.length > 0) yield* takeTurn(table, player);
  }
}

/** @param {Table} table @param {Player} player @returns {Doing} */
function* takeTurn(table, player) {
  /** @type {Card} */
  const card = yield* choose(player.seat, oneOf("card", player.hand), () => "not-in-hand");
  player.play(card);
  const possible = Object.entries(ACTIONS).filter(([, action]) => !action.why(table, player, card));
  /** @type {import("./actions.mjs").Action | null} */
  const action = yield* choose(
    player.seat,
    [option("main none", null), ...possible.map(([name, one]) => option(`main ${name}`, one))],
    ([name]) => (Object.hasOwn(ACTIONS, name) ? ACTIONS[name].why(table, player, card) : "unreadable"),
  );
  if (action) yield* action.run(table, player, card);
  yield* offerBonus(table, player, card);
  player.endTurn();
}

/** @param {Table} table */
function payIncome(table) {
  for (const player of table.players) {
    const decorations = table.decorationsOf(player);
    player.livre += INCOME;
    for (const { kind, side } of decorations) {
      if (kind !== "kitchen") continue;
      player.livre += side === "pays by decorations" ? decorations.length : table.rentalsOf(player).length;
    }
  }
}

export class Game {
  /** @type {Choice | null} what is to be chosen now; null at the end */
  #choice = null;
  #flow;

  /** @param {Parts} parts @param {number} players */
  constructor(parts, players) {
    this.table = new Table(parts, players);
    this.#flow = wholeGame(this.table);
    this.#resume(undefined);
  }

  /** @param {any} value */
  #resume(value) {
    const step = this.#flow.next(value);
    this.#choice = step.done ? null : step.value;
  }

  get over() {
    return this.#choice === null;
  }

  /** The seat that is to choose; -1 for chance, and at the end. */
  get actor() {
    return this.#choice?.seat ?? CHANCE;
  }

  /** @returns {string[]} */
  legal() {
    return this.#choice?.options.map(({ text }) => text) ?? [];
  }

  /** @param {string} text @returns {string | undefined} the reason if it is refused; then nothing has changed */
  apply(text) {
    if (!this.#choice) return "game-over";
    const answered = answer(this.#choice, text);
    if ("refused" in answered) return answered.refused;
    this.#resume(answered.taken.value);
  }

  score() {
    return {
      scores: this.table.players.map(({ points }) => points),
      winners: this.over ? winners(this.table) : [],
      over: this.over,
    };
  }
}
