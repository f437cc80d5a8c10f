/** Random, so that tabs waiting for the same thing do not all retry at once. */
export const randomWait = (longest: number): number => longest * (0.5 + Math.random() / 2);

/** Resolves after a time, or when the signal is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
