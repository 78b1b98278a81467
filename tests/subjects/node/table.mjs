// @ts-check
/**
 * What lies on the table and before the players, with the small questions the rules ask about it.
 *
 * @typedef {import("./parts.mjs").Parts} Parts
 * @typedef {import("./parts.mjs").Board} Board
 * @typedef {import("./parts.mjs").Card} Card
 * @typedef {import("./parts.mjs").Tile} Tile
 * @typedef {import("./parts.mjs").Garment} Garment
 * @typedef {import("./parts.mjs").Space} Space
 * @typedef {import("./parts.mjs").Decoration} Decoration
 * @typedef {{garment: Garment, space: Space, seat: number, firework?: Decoration}} Rental
 */

const FIRST_LIVRE = 15;
const FIRST_NOTIONS = 1;
const SMALLEST_TEAM = 4;
const HALLS = [1, 2, 3, 4, 5];

/** @template T @param {T[]} list @param {T} member @returns {boolean} whether it was there */
export function remove(list, member) {
  const at = list.indexOf(member);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/**
 * A cloth bag with the pile of used parts that goes back into it.
 * @template T
 */
export class Supply {
  /** @param {T[]} parts */
  constructor(parts) {
    /** @type {T[]} */
    this.bag = [...parts];
    /** @type {T[]} */
    this.used = [];
  }

  /**
   * What the next draw may be. The book tells of used parts going back only where displays are filled; a tile drawn by a
   * bonus comes from the same bag, so an empty one is filled up for it just the same.
   */
  drawable() {
    if (this.bag.length === 0) this.bag = this.used.splice(0);
    return this.bag;
  }

  get empty() {
    return this.bag.length + this.used.length === 0;
  }
}

export class Player {
  /** @param {number} seat @param {Card[]} startTeam */
  constructor(seat, startTeam) {
    this.seat = seat;
    this.livre = FIRST_LIVRE;
    this.thread = FIRST_NOTIONS;
    this.lace = FIRST_NOTIONS;
    this.points = 0;
    /** @type {Tile[]} */
    this.tray = [];
    /** @type {Card[]} */
    this.reserve = startTeam.map((card) => ({ ...card, id: `${seat}:${card.id}` }));
    /** @type {Card[]} */
    this.hand = [];
    /** @type {Card[]} */
    this.discard = [];
    /** @type {Card | null} */
    this.inPlay = null;
    /**
     * Deputed cards that are still giving their last bonus. They count as team until they are gone, but nobody may rely
     * on them to keep the team large enough.
     * @type {Set<Card>}
     */
    this.leaving = new Set();
  }

  /** @returns {Card[]} */
  get team() {
    return [...this.reserve, ...this.hand, ...this.discard, ...(this.inPlay ? [this.inPlay] : [])];
  }

  get mayDepute() {
    return this.team.length - this.leaving.size > SMALLEST_TEAM;
  }

  /** @param {Card} card */
  play(card) {
    remove(this.hand, card);
    this.inPlay = card;
  }

  /** The card in play goes where it belongs when its turn is over. */
  endTurn() {
    const card = /** @type {Card} */ (this.inPlay);
    this.inPlay = null;
    if (!this.leaving.delete(card)) this.discard.push(card);
  }

  /** @param {Card} card a deputed one; the card in play waits for the end of its turn */
  dismiss(card) {
    if (card === this.inPlay) return;
    this.leaving.delete(card);
    [this.reserve, this.hand, this.discard].some((pile) => remove(pile, card));
  }
}

export class Table {
  /** @param {Parts} parts @param {number} players */
  constructor(parts, players) {
    /** @type {Board} */
    this.board = /** @type {Board} */ (players < 4 ? parts.few : parts.many);
    this.players = Array.from({ length: players }, (_, seat) => new Player(seat, parts.startTeam));
    this.round = 0;
    this.start = 0;
    /** @type {Player | null} who has the favor; null while it lies on the board */
    this.favor = null;
    /** @type {Card[]} */
    this.deck = [...parts.employees];
    /** @type {Card[]} */
    this.queue = [];
    /** @type {Supply<Tile>} */
    this.tiles = new Supply(parts.tiles);
    /** @type {Tile[][]} */
    this.drawers = this.board.drawers.map(() => []);
    /** @type {Supply<Garment>} */
    this.garments = new Supply(parts.garments);
    /** @type {(Garment | null)[]} */
    this.windows = this.board.windows.map(() => null);
    /** @type {Rental[]} */
    this.rentals = [];
    /** @type {Map<Decoration, number>} decoration to seat */
    this.funded = new Map();
    /** @type {number[]} seats on the spaces for all halls, the best space first */
    this.allHalls = [];
  }

  /** @returns {Player[]} everybody once, from the starting player on */
  get inOrder() {
    return [...this.players.slice(this.start), ...this.players.slice(0, this.start)];
  }

  /** @param {Player} player */
  rentalsOf(player) {
    return this.rentals.filter((rental) => rental.seat === player.seat);
  }

  /** @param {Player} player @returns {Decoration[]} */
  decorationsOf(player) {
    return this.board.decorations.filter((decoration) => this.funded.get(decoration) === player.seat);
  }

  /** @param {boolean} master whether a Master made what is to be placed @returns {Space[]} */
  freeSpaces(master) {
    const taken = new Set(this.rentals.map((rental) => rental.space));
    return this.board.spaces.filter((space) => !taken.has(space) && (master || !space.master));
  }

  /**
   * Puts a player on the best free space for all halls as soon as it is earned. To be called whenever a garment or a
   * musician comes to the board.
   * @param {Player} player
   */
  markAllHalls(player) {
    if (this.allHalls.includes(player.seat) || this.allHalls.length >= this.board.allHalls.length) return;
    const present = new Set([
      ...this.rentalsOf(player).map((rental) => rental.space.hall),
      ...this.decorationsOf(player).filter(({ kind }) => kind === "musician").map(({ hall }) => hall),
    ]);
    if (HALLS.every((hall) => present.has(hall))) this.allHalls.push(player.seat);
  }
}
