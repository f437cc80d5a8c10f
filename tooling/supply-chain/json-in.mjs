/**
 * The JSON object that a command has printed, maybe between warnings.
 *
 * @param {string} output
 * @returns {any} undefined if there is none
 */
export function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
