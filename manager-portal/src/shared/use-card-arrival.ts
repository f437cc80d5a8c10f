import { useEffect } from 'react';

/**
 * Brings the card that a link leads to into view and gives it the focus, once it is there.
 * @param id what the card has in its `data-card`; null if no link leads here
 */
export function useCardArrival(id: string | null, isThere: boolean): void {
  useEffect(() => {
    if (id === null || !isThere) return;
    const card = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [id, isThere]);
}
