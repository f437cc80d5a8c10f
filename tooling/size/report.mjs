import { kitEntries, sizeOf } from './measure-kit.mjs';

/** What a page that imports all of the ui-kit may load at first. */
export const budget = 70 * 1024;

/**
 * A line for each entry with what it adds to `core`, which every page has, and one for all together.
 *
 * @returns {Promise<{ lines: string[], withinBudget: boolean }>}
 */
export async function reportSizes() {
  const { atOnce, lazy } = kitEntries();
  const whole = await sizeOf(atOnce);
  const core = await sizeOf(['core']);
  const lines = [row('entry', 'adds', 'when shown'), sizeRow('core', core)];
  for (const entry of atOnce.filter((name) => name !== 'core')) {
    const { first, later } = await sizeOf(['core', entry]);
    lines.push(sizeRow(entry, { first: first - core.first, later }));
  }
  for (const entry of lazy) {
    const { first, later } = await sizeOf([...atOnce, entry]);
    lines.push(sizeRow(entry, { first: 0, later: first + later - whole.first - whole.later }));
  }
  lines.push(sizeRow('all together', whole), `Budget of what is loaded at first: ${written(budget)}`);
  return { lines, withinBudget: whole.first <= budget };
}

/**
 * @param {string} name
 * @param {import('./measure-kit.mjs').Size} size
 */
const sizeRow = (name, { first, later }) => row(name, written(first), later > 0 ? written(later) : '–');

/** @param {number} bytes */
const written = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * @param {string} name
 * @param {string} first
 * @param {string} later
 */
const row = (name, first, later) => `${name.padEnd(14)}${first.padStart(10)}${later.padStart(14)}`;
