const RING_MS = 2000;

/**
 * Highlights a bar or a row briefly.
 * @param where `inside` where a ring around the element would be clipped
 */
export function ring(element: Element | null | undefined, where: 'around' | 'inside' = 'around'): void {
  const outline = {
    outline: '2px solid var(--accent-ring)',
    outlineOffset: where === 'around' ? '2px' : '-2px',
  };
  element?.animate([outline, outline], RING_MS);
}
