import { useEffect } from 'react';

/**
 * Scrolls to the initial card on phones, once it is loaded. A link's target is focused, unless something already has the
 * focus, such as a sheet that opened at the card.
 * @param row index of the card; null if unknown
 */
export function useCardArrival(row: number | null, isThere: boolean, { focuses = true } = {}): void {
  useEffect(() => {
    if (row === null || !isThere) return;
    const card = document.querySelectorAll<HTMLElement>('[data-card]')[row];
    card?.scrollIntoView({ block: 'start' });
    if (focuses && document.activeElement === document.body) card?.focus({ preventScroll: true });
  }, [row, isThere, focuses]);
}
