const RING_MS = 2000;

/** Marks a bar for a while, for people who prefer reduced motion. */
export function ring(bar: Element | null | undefined): void {
  const outline = { outline: '2px solid var(--accent-ring)', outlineOffset: '2px' };
  bar?.animate([outline, outline], RING_MS);
}
