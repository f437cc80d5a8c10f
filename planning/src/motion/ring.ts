const RING_MS = 2000;

/**
 * Marks a bar or a row for a while.
 * @param where what scrolls or clips its content would cut a ring that is around it
 */
export function ring(element: Element | null | undefined, where: 'around' | 'inside' = 'around'): void {
  const outline = {
    outline: '2px solid var(--accent-ring)',
    outlineOffset: where === 'around' ? '2px' : '-2px',
  };
  element?.animate([outline, outline], RING_MS);
}
