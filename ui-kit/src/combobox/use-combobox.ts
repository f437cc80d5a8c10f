import { useState, type KeyboardEvent } from 'react';

interface ComboboxState<Item> {
  value: Item | null;
  onChange: (item: Item | null) => void;
  query: string;
  onQueryChange: (query: string) => void;
  items: Item[];
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  /** The items are those of an earlier query: none is active, so that Enter takes none. */
  stale: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  /** What Enter does without items, and Arrow Down at the last, where they could not be loaded. */
  onRetry: (() => void) | undefined;
}

/** Text, open state, active item and keys of a field that filters while it is typed in. */
export function useCombobox<Item>(state: ComboboxState<Item>) {
  const { value, onChange, query, onQueryChange, items, itemKey, itemLabel, stale, onRetry } = state;
  const [open, setOpenState] = useState(false);
  const setOpen = (next: boolean) => {
    setOpenState(next);
    if (next !== open) state.onOpenChange?.(next);
  };
  const [typing, setTyping] = useState(false);
  /** Null is the chosen item, wherever it stands. */
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
  // The items change under the index while they are filtered.
  const active = stale ? -1 : Math.min(index ?? chosen(), last);

  const show = () => {
    setIndex(null);
    setOpen(true);
  };
  /** What was typed but not chosen is dropped: the field shows the choice again. */
  const close = () => {
    setOpen(false);
    setTyping(false);
    if (query !== '') onQueryChange('');
  };
  const choose = (item: Item | null) => {
    onChange(item);
    close();
  };
  const type = (typed: string) => {
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
      else setIndex(Math.min(last, Math.max(0, active + (down ? 1 : -1))));
    } else if (event.key === 'Enter' && open) {
      // Enter would submit the form around the field.
      event.preventDefault();
      if (item !== undefined) choose(item);
      else onRetry?.();
    }
  };

  return { open, text, active, setIndex, show, close, choose, type, onKeyDown };
}
