import { useMemo, type ReactNode } from 'react';
import type { ListboxRow } from '../listbox/ListboxOption';

/** The rows of an open list. Memoized so that moving the active row doesn't rerender all of them. */
export function useRows<Item>(
  open: boolean,
  items: readonly Item[],
  itemKey: (item: Item) => string,
  renderItem: (item: Item) => ReactNode,
  chosenKey: string | undefined,
): ListboxRow[] {
  return useMemo(() => {
    const row = (item: Item) => {
      const key = itemKey(item);
      return { key, text: renderItem(item), selected: key === chosenKey };
    };
    return open ? items.map(row) : [];
  }, [open, items, itemKey, renderItem, chosenKey]);
}
