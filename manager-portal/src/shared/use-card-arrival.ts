import { useEffect } from 'react';

/**
 * Brings the card that a phone begins with into view once it is there. One that a link leads to gets the focus, unless
 * something has that, such as what opened at the card.
 * @param row the index of the card; null if that is not known
 */
export function useCardArrival(row: number | null, isThere: boolean, { focuses = true } = {}): void {
  useEffect(() => {
    if (row === null || !isThere) return;
    const card = document.querySelectorAll<HTMLElement>('[data-card]')[row];
    card?.scrollIntoView({ block: 'start' });
    if (focuses && document.activeElement === document.body) card?.focus({ preventScroll: true });
  }, [row, isThere, focuses]);
}
