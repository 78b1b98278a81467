// @ts-check
/**
 * Everything on the table as plain values, in the form of the oracle: parts by their ids, displays from left to right.
 * Left out is what lies here in another way: tiles have no space of their own in a drawer.
 *
 * A deputed card stays in its pile here until it is gone; shown, it is leaving from the moment it is chosen.
 *
 * @typedef {import("./game.mjs").Game} Game
 * @typedef {import("./table.mjs").Rental} Rental
 */

/** @param {{id: string}[]} parts */
const ids = (parts) => parts.map(({ id }) => id);

/** @param {Rental[]} rentals @param {(rental: Rental) => string} place */
const placed = (rentals, place) =>
  Object.fromEntries(rentals.map((rental) => [place(rental), { garment: rental.garment.id, seat: rental.seat }]));

/** @param {import("./table.mjs").Player} player */
const piles = ({ leaving, reserve, hand, discard }) =>
  Object.fromEntries(Object.entries({ reserve, hand, discard })
    .map(([name, pile]) => [name, ids(pile.filter((card) => !leaving.has(card)))]));

/** @param {Game} game */
export function position({ table }) {
  return {
    round: table.round,
    start: table.round > 0 ? table.start : null,
    favor: table.favor?.seat ?? null,
    queue: ids(table.queue),
    deck: ids(table.deck),
    stock: ids(table.tiles.bag),
    resource_discard: ids(table.tiles.used),
    windows: table.windows.map((garment) => garment?.id ?? null),
    bag: ids(table.garments.bag),
    garment_discard: ids(table.garments.used),
    guests: placed(table.rentals.filter(({ firework }) => !firework), ({ space }) => space.id),
    terrace: placed(table.rentals.filter(({ firework }) => firework), ({ firework }) => firework?.id ?? ""),
    decorations: Object.fromEntries([...table.funded].map(([{ id }, seat]) => [id, seat])),
    all_halls: table.board.allHalls.map((_, place) => table.allHalls[place] ?? null),
    leaving: table.players.flatMap(({ leaving }) => ids([...leaving])),
    seats: table.players.map((player) => ({
      points: player.points,
      livre: player.livre,
      thread: player.thread,
      lace: player.lace,
      tiles: ids(player.tray),
      ...piles(player),
    })),
  };
}
