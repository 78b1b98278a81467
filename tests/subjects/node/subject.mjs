// @ts-check
/**
 * The program: one JSON message a line comes in, one answer a line goes out.
 *
 * @typedef {import("./parts.mjs").Parts} Parts
 * @typedef {{id?: unknown, cmd?: unknown, [member: string]: any}} Message
 * @typedef {{result: unknown} | {refused: {reason: string}} | {skipped: string} | {error: string}} Answer
 */
import { createInterface } from "node:readline";
import { BONUSES } from "./bonuses.mjs";
import { Game } from "./game.mjs";
import { readParts } from "./parts.mjs";
import { position } from "./position.mjs";
import { CROWNED } from "./scoring.mjs";

const EDITION = "deluxe-2020";
const PLAYERS = [2, 3, 4, 5];

/** @type {Map<unknown, Parts>} by digest */
const known = new Map();
/** @type {Map<unknown, Game>} by number */
const games = new Map();

/** @param {string} why @returns {Answer} */
const skipped = (why) => ({ skipped: why });

/** @param {Message} message @returns {string | undefined} why we do not play such a game */
function unplayed({ edition, players, options }) {
  if (edition !== EDITION) return `edition ${edition} is not played`;
  if (!PLAYERS.includes(players)) return `${players} players are not played`;
  if (Array.isArray(options) && options.length > 0) return `options are not played: ${options.join(", ")}`;
}

/** @param {Parts} parts @returns {string[]} what cards give that nothing here knows of */
const unknownBonuses = ({ startTeam, employees }) =>
  [...startTeam, ...employees].flatMap(({ bonus }) =>
    bonus === null || Object.hasOwn(BONUSES, bonus) || Object.hasOwn(CROWNED, bonus) ? [] : [bonus]);

/** @param {Message} message @returns {{game: Game} | {skipped: string}} */
function open(message) {
  const why = unplayed(message);
  if (why) return { skipped: why };
  const parts = known.get(message.components);
  if (!parts) return { skipped: "these components were never sent" };
  if (!(message.players < 4 ? parts.few : parts.many)) return { skipped: "the components lack this side of the board" };
  const strange = unknownBonuses(parts);
  if (strange.length > 0) return { skipped: `unknown bonus: ${strange.join(", ")}` };
  return { game: new Game(parts, message.players) };
}

/** @param {Message} message @param {(game: Game) => Answer} ask @returns {Answer} */
function withGame({ game }, ask) {
  const found = games.get(game);
  return found ? ask(found) : { error: `no game ${JSON.stringify(game)}` };
}

/** @param {Message} message @returns {Answer} */
function replay(message) {
  const opened = open(message);
  if ("skipped" in opened) return opened;
  if (!Array.isArray(message.actions)) return { error: "replay without a list of actions" };
  const { game } = opened;
  /** @type {string[][]} */
  const legal = [];
  const { ask } = message;
  let applied = 0;
  /** @type {string | undefined} */
  let refused;
  for (const action of message.actions) {
    if (ask === "legal" || ask === "counts") legal.push(game.legal());
    refused = game.apply(String(action));
    if (refused) break;
    applied += 1;
  }
  if (message.game !== undefined) games.set(message.game, game);
  const asked = ask === "legal" ? { legal } : ask === "counts" ? { counts: legal.map((list) => list.length) } : {};
  return { result: { applied, ...asked, ...game.score(), ...(refused && { refused }) } };
}

/** @type {Record<string, (message: Message) => Answer>} */
const COMMANDS = {
  hello({ protocol = 1 }) {
    if (protocol !== 1) return skipped(`protocol ${protocol} is not spoken, only 1`);
    const played = { editions: [EDITION], players: PLAYERS, options: [] };
    return { result: { name: "rococo-node", version: "1", protocol: 1, commands: Object.keys(COMMANDS), ...played } };
  },

  components(message) {
    // Sets for games we do not play may have parts we cannot read; nobody needs them here.
    const why = unplayed({ ...message, players: message.players ?? PLAYERS[0] });
    if (why) return skipped(why);
    known.set(message.digest, readParts(message.parts));
    return { result: {} };
  },

  start(message) {
    const opened = open(message);
    // A number that was used before must not lead to the old game.
    games.delete(message.game);
    if ("skipped" in opened) return opened;
    games.set(message.game, opened.game);
    return { result: {} };
  },

  apply: (message) => withGame(message, (game) => {
    const reason = game.apply(String(message.action));
    return reason ? { refused: { reason } } : { result: {} };
  }),

  legal: (message) => withGame(message, (game) => ({ result: game.legal() })),
  position: (message) => withGame(message, (game) => ({ result: position(game) })),
  score: (message) => withGame(message, (game) => ({ result: game.score() })),
  replay,
  stop: () => ({ result: {} }),
};

/** @param {string} line @returns {{answer: Answer & {id: unknown}, stop: boolean}} */
function handle(line) {
  /** @type {unknown} */
  let id = null;
  /** @type {Answer} */
  let answer;
  let stop = false;
  try {
    /** @type {Message} */
    const message = JSON.parse(line);
    if (message === null || typeof message !== "object" || Array.isArray(message)) throw new TypeError("not a JSON object");
    id = message.id ?? null;
    const { cmd } = message;
    if (typeof cmd === "string" && Object.hasOwn(COMMANDS, cmd)) {
      answer = COMMANDS[cmd](message);
      stop = cmd === "stop";
    } else {
      answer = skipped(`unknown command: ${cmd}`);
    }
  } catch (fault) {
    // Whatever goes wrong is this message's misfortune; the next one may be fine.
    answer = { error: fault instanceof Error ? fault.message : String(fault) };
  }
  return { answer: { id, ...answer }, stop };
}

const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
for await (const line of lines) {
  if (line.trim() === "") continue;
  const { answer, stop } = handle(line);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  if (stop) break;
}
lines.close();
process.stdin.destroy();
