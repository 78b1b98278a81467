// @ts-check
/**
 * Choices, and the texts they are made by.
 *
 * The rules are written as generators: wherever somebody has to decide, a generator yields a Choice and is resumed with
 * the value of the option taken. So a rule reads from top to bottom as at the table, and nothing has to remember "which
 * step of which action" a game is in: the generator is that memory. What is legal is the list of options, no more.
 *
 * @typedef {{text: string, value: any}} Option
 * @typedef {(words: string[]) => string | undefined} Why   why the words behind a verb are no option
 * @typedef {{seat: number, options: Option[], why?: Why}} Choice
 * @typedef {Generator<Choice, void, any>} Doing   a rule that asks for choices and gives nothing back
 */

/** The seat of chance: who begins and what is drawn is told to us, never drawn here. */
export const CHANCE = -1;

/** Every verb of the base game, to tell a wrong moment from a text that is no action at all. */
const VERBS = new Set(["start", "reveal", "fill", "hang", "hand", "card", "main", "drawer", "tile", "keep", "take", "window",
  "save", "spend", "sell", "rent", "space", "hire", "fund", "bonus", "exchange", "give", "enough", "draw", "depute", "admire"]);

/**
 * @param {number} seat @param {Option[]} options @param {Why} [why]
 * @returns {Generator<Choice, any, any>}
 */
export function* choose(seat, options, why) {
  return yield { seat, options, why };
}

/** @param {string} text @param {any} [value] @returns {Option} */
export const option = (text, value = text) => ({ text, value });

/** @template {{id: string}} T @param {string} verb @param {T[]} parts @returns {Option[]} one option for each part */
export const oneOf = (verb, parts) => parts.map((part) => option(`${verb} ${part.id}`, part));

/** @param {string} verb @param {{id: string, number: number}[]} parts several parts in one text, by their numbers */
export const several = (verb, parts) =>
  [verb, ...[...parts].sort((a, b) => a.number - b.number).map((part) => part.id)].join(" ");

/**
 * How a saving is written; one word for a colour, because a space separates words.
 * @param {string} color @param {number} rolls
 */
export const writeSaving = (color, rolls) => (rolls === 0 ? "save nothing" : `save ${color.replaceAll(" ", "-")} ${rolls}`);

/**
 * Brings texts that mean the same to the same words: the parts of a hand and of a payment may be named in any order.
 * @param {string} text
 */
export function canonical(text) {
  const [verb, ...words] = text.trim().split(/\s+/);
  if (verb === "hand" || verb === "spend") words.sort();
  return [verb, ...words].join(" ");
}

/**
 * @param {Choice} choice @param {string} text
 * @returns {{taken: Option} | {refused: string}}
 */
export function answer(choice, text) {
  const wanted = canonical(text);
  const taken = choice.options.find((offered) => canonical(offered.text) === wanted);
  if (taken) return { taken };
  const [verb, ...words] = wanted.split(" ");
  if (!VERBS.has(verb)) return { refused: "unreadable" };
  if (!choice.options.some((offered) => offered.text.split(" ")[0] === verb)) return { refused: "not-now" };
  return { refused: choice.why?.(words) ?? "not-among" };
}
