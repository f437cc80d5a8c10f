import { useState, type KeyboardEvent } from 'react';
import { useAwaitedEnter } from './use-awaited-enter';

interface ComboboxState<Item> {
  value: Item | null;
  onChange: (item: Item | null) => void;
  query: string;
  onQueryChange: (query: string) => void;
  items: Item[];
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  /** The items are from an earlier query: none is active, so Enter waits for the answer. */
  stale: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  /** Retries a failed load: on Enter when there are no items, or on Arrow Down at the last item. */
  onRetry: (() => void) | undefined;
}

/** Text, open state, active item and keyboard handling of a field that filters as you type. */
export function useCombobox<Item>(state: ComboboxState<Item>) {
  const { value, onChange, query, onQueryChange, items, itemKey, itemLabel, stale, onRetry } = state;
  const [open, setOpenState] = useState(false);
  const setOpen = (next: boolean) => {
    setOpenState(next);
    if (next !== open) state.onOpenChange?.(next);
  };
  const [typing, setTyping] = useState(false);
  /** Null means the selected item, wherever it is in the list. */
  const [index, setIndex] = useState<number | null>(null);
  const text = typing || value === null ? query : itemLabel(value);
  const chosen = () =>
    value === null || typing
      ? 0
      : Math.max(
          0,
          items.findIndex((item) => itemKey(item) === itemKey(value)),
        );
  const last = items.length - 1;
  // Filtering changes the items, so the index may be out of range.
  const active = stale ? -1 : Math.min(index ?? chosen(), last);

  const show = () => {
    setIndex(null);
    setOpen(true);
  };
  /** Discards text that didn't end in a selection; the field shows the selected item again. */
  const close = () => {
    setOpen(false);
    setTyping(false);
    if (query !== '') onQueryChange('');
  };
  const choose = (item: Item | null) => {
    onChange(item);
    close();
  };
  const awaited = useAwaitedEnter({ query, stale, open }, () => {
    const item = items[active];
    if (item !== undefined) choose(item);
  });
  const activate = (next: number) => {
    awaited.forget();
    setIndex(next);
  };
  const type = (typed: string) => {
    awaited.forget();
    setTyping(true);
    setOpen(true);
    setIndex(0);
    onQueryChange(typed);
    if (typed === '' && value !== null) onChange(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const down = event.key === 'ArrowDown';
      if (!open) show();
      else if (down && item !== undefined && active === last && onRetry) onRetry();
      else activate(Math.min(last, Math.max(0, active + (down ? 1 : -1))));
    } else if (event.key === 'Enter' && open) {
      // Enter would submit the surrounding form.
      event.preventDefault();
      if (stale) {
        // A hovered item may not be among the new results.
        setIndex(null);
        awaited.wait();
      } else if (item !== undefined) choose(item);
      else onRetry?.();
    }
  };

  return { open, text, active, activate, show, close, choose, type, onKeyDown };
}
