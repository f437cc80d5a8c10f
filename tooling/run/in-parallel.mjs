/** The cores of a small CI machine. */
const CONCURRENCY = 2;

/**
 * Runs a task for each item, a few at a time, and returns the results in order. No task starts after one has failed.
 *
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Result>} task
 * @returns {Promise<Result[]>}
 */
export async function inParallel(items, task) {
  /** @type {Result[]} */
  const results = [];
  /** @type {unknown[]} */
  const failures = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) {
      try {
        results[index] = await task(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
