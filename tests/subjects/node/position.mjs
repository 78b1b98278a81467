// @ts-check
/**
 * Everything on the table as plain values: parts by their ids, displays from left to right.
 *
 * @typedef {import("./game.mjs").Game} Game
 */

/** @param {{id: string}[]} parts */
const ids = (parts) => parts.map(({ id }) => id);

/** @param {Game} game */
export function position({ table, actor, over }) {
  return {
    round: table.round,
    start: table.start,
    actor,
    over,
    favor: table.favor?.seat ?? null,
    queue: ids(table.queue),
    deck: ids(table.deck),
    drawers: table.drawers.map(ids),
    resource_bag: ids(table.tiles.bag),
    resource_discard: ids(table.tiles.used),
    windows: table.windows.map((garment) => garment?.id ?? null),
    garment_bag: ids(table.garments.bag),
    garment_discard: ids(table.garments.used),
    guests: Object.fromEntries(table.rentals.map(({ garment, space, seat, firework }) =>
      [firework?.id ?? space.id, { garment: garment.id, player: seat }])),
    decorations: Object.fromEntries([...table.funded].map(([{ id }, seat]) => [id, seat])),
    all_halls: [...table.allHalls],
    players: table.players.map((player) => ({
      points: player.points,
      livre: player.livre,
      thread: player.thread,
      lace: player.lace,
      tray: ids(player.tray),
      reserve: ids(player.reserve),
      hand: ids(player.hand),
      discard: ids(player.discard),
      in_play: player.inPlay?.id ?? null,
    })),
  };
}
