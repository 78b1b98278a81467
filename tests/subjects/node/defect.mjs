// @ts-check
/** Rules to be broken on purpose, to try who judges: `--defect NAME`. */
const [flag, name] = process.argv.slice(2);

/** @param {string} rule */
export const breaks = (rule) => flag === "--defect" && name === rule;
