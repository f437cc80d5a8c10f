import { useState, type KeyboardEvent } from 'react';

interface ComboboxState<Item> {
  value: Item | null;
  onChange: (item: Item | null) => void;
  query: string;
  onQueryChange: (query: string) => void;
  items: Item[];
  itemLabel: (item: Item) => string;
  /** What Enter does while the list could not be loaded. */
  onRetry: (() => void) | undefined;
}

/** Text, open state, active item and keys of a field that filters while it is typed in. */
export function useCombobox<Item>(state: ComboboxState<Item>) {
  const { value, onChange, query, onQueryChange, items, itemLabel, onRetry } = state;
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState(false);
  const [index, setIndex] = useState(0);
  // The items change under the index while they are filtered.
  const active = Math.min(index, items.length - 1);
  const text = typing || value === null ? query : itemLabel(value);

  const show = () => {
    setIndex(Math.max(0, value === null || typing ? 0 : items.indexOf(value)));
    setOpen(true);
  };
  /** What was typed but not chosen is dropped: the field shows the choice again. */
  const close = () => {
    setOpen(false);
    setTyping(false);
    if (query !== '') onQueryChange('');
  };
  const choose = (item: Item) => {
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
      if (!open) show();
      else setIndex(Math.min(items.length - 1, Math.max(0, active + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (event.key === 'Enter' && open) {
      // Enter would submit the form around the field.
      event.preventDefault();
      if (onRetry) onRetry();
      else if (item !== undefined) choose(item);
    }
  };

  return { open, text, active, setIndex, show, close, choose, type, onKeyDown };
}
