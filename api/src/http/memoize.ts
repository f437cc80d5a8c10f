/** Anyone may ask, so an answer serves everyone who asks at about the same time. */
export function memoize<Value>(compute: () => Promise<Value>, lifetimeMs: number): () => Promise<Value> {
  let last: { value: Promise<Value>; expiresAt: number } | undefined;
  return () => {
    // Not the time of day, which may be set back.
    const now = performance.now();
    if (!last || now >= last.expiresAt) {
      last = { value: compute(), expiresAt: now + lifetimeMs };
    }
    return last.value;
  };
}
