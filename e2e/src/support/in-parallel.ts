/** Runs tasks, so many of them at once. */
export async function inParallel(limit: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks.values();
  const worker = async () => {
    for (const task of waiting) await task();
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
