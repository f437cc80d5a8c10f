import { usageError } from './failure.mjs';

/**
 * Those that are named, or all if none is.
 *
 * @template {{ name: string }} Item
 * @param {string} kind what they are
 * @param {readonly Item[]} all
 * @param {readonly string[]} names
 * @returns {Item[]}
 */
export function named(kind, all, names) {
  const unknown = names.find((name) => !all.some((item) => item.name === name));
  if (unknown !== undefined) {
    const known = all.map(({ name }) => name).join(', ');
    throw usageError(`There is no ${kind} "${unknown}"; there are ${known}.`);
  }
  return all.filter(({ name }) => names.length === 0 || names.includes(name));
}
