import { useEffect } from 'react';

/**
 * Brings the card that a link leads to into view once it is there, and gives it the focus, unless something has that, such
 * as what opened at the card.
 * @param row the index of the card; null if no link leads to one
 */
export function useCardArrival(row: number | null, isThere: boolean): void {
  useEffect(() => {
    if (row === null || !isThere) return;
    const card = document.querySelectorAll<HTMLElement>('[data-card]')[row];
    card?.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body) card?.focus({ preventScroll: true });
  }, [row, isThere]);
}
