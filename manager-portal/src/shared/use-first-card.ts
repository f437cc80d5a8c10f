import { useFirstRow } from '@erm/planning';

const page = () => document;

/**
 * Keeps the ID of the first visible card in the URL, on phones, where the page scrolls.
 * @param ids IDs of all cards, in order
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
