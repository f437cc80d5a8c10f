/** As many as the machine of a small CI has cores. */
const atOnce = 2;

/**
 * Runs a task for each item, two at a time, in order, and gives the results in that order.
 *
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Result>} task
 * @returns {Promise<Result[]>}
 */
export async function inParallel(items, task) {
  /** @type {Result[]} */
  const results = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
