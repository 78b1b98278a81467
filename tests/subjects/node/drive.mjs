// @ts-check
/**
 * Plays by chance from what is legal until every game is over, and counts the parts after each action.
 * `node drive.mjs PARTS.json [GAMES]`, where PARTS.json is what `oracle components show --format json` prints.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Game } from "./game.mjs";
import { readParts } from "./parts.mjs";

const [file, games = "50"] = process.argv.slice(2);
const parts = readParts(JSON.parse(readFileSync(file, "utf8")));

/** @param {number} seed @returns {() => number} numbers in [0, 1), the same for the same seed */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param {Game} game */
function check({ table }) {
  const { players, tiles, garments } = table;
  const trays = players.flatMap(({ tray }) => tray);
  const hung = table.windows.filter((garment) => garment !== null);
  // A part that is on its way between two choices is nowhere for a moment: at most one tile, at most one garment.
  assert(parts.tiles.length - new Set([...tiles.bag, ...tiles.used, ...table.drawers.flat(), ...trays]).size <= 1);
  assert(parts.garments.length - garments.bag.length - garments.used.length - hung.length - table.rentals.length <= 1);
  for (const player of players) {
    assert(Math.min(player.livre, player.thread, player.lace) >= 0, "somebody paid what was not there");
    assert(player.team.length - player.leaving.size >= 4, "a team is too small");
  }
}

for (const players of [2, 3, 4, 5]) {
  let actions = 0;
  for (let seed = 1; seed <= Number(games); seed += 1) {
    const random = numbers(seed * 8 + players);
    const game = new Game(parts, players);
    for (; !game.over; actions += 1) {
      const legal = game.legal();
      assert.equal(new Set(legal).size, legal.length, "an action is offered twice");
      assert.equal(game.apply(legal[Math.floor(random() * legal.length)]), undefined);
      check(game);
    }
    assert.equal(game.table.round, 7);
  }
  console.log(`${players} players: ${games} games, ${actions} actions`);
}
