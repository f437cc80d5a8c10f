import { useFirstRow } from '@erm/planning';

const page = () => document;

/**
 * On a phone, where the page scrolls: keeps the ID of the first card in sight in the URL.
 * @param ids of all cards, in their order
 */
export function useFirstCard(ids: readonly string[]): void {
  useFirstRow(page, () => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
    if (cards.length === 0) return null;
    const first = cards.findIndex((card) => {
      const covered = Number.parseFloat(getComputedStyle(card).scrollMarginTop) || 0;
      return card.getBoundingClientRect().bottom > covered + 1;
    });
    return first > 0 ? ids[first] : undefined;
  });
}
