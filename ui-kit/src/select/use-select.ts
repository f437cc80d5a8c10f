import { useState, type KeyboardEvent } from 'react';
import { TypeAhead } from './type-ahead';

interface SelectState {
  labels: string[];
  selected: number;
  onChoose: (index: number) => void;
}

const PAGE = 10;
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Open state, active option and keyboard handling of a select whose focus stays on its button. */
export function useSelect({ labels, selected, onChoose }: SelectState) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [typeAhead] = useState(() => new TypeAhead());
  const last = labels.length - 1;

  const show = (index = Math.max(0, selected)) => {
    setActive(index);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const choose = (index: number) => {
    close();
    if (index >= 0 && index <= last) onChoose(index);
  };
  const moveTo = (index: number) => setActive(Math.min(last, Math.max(0, index)));

  const search = (key: string, now: number) => {
    const found = typeAhead.find(key, now, labels, open ? active : selected);
    if (!open) show(found < 0 ? undefined : found);
    else if (found >= 0) setActive(found);
  };

  const openKeys: Record<string, () => void> = {
    ArrowDown: () => moveTo(active + 1),
    ArrowUp: () => moveTo(active - 1),
    PageDown: () => moveTo(active + PAGE),
    PageUp: () => moveTo(active - PAGE),
    Home: () => moveTo(0),
    End: () => moveTo(last),
    Enter: () => choose(active),
    ' ': () => choose(active),
    Escape: close,
  };
  const closedKeys: Record<string, () => void> = {
    ArrowDown: () => show(),
    ArrowUp: () => show(),
    Enter: () => show(),
    ' ': () => show(),
    Home: () => show(0),
    End: () => show(last),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const now = Date.now();
    if (open && event.key === 'Tab') return choose(active);
    if (open && event.altKey && event.key === 'ArrowUp') {
      event.preventDefault();
      return choose(active);
    }
    if (isCharacter(event) && (event.key !== ' ' || typeAhead.isTyping(now))) {
      event.preventDefault();
      return search(event.key, now);
    }
    const act = (open ? openKeys : closedKeys)[event.key];
    if (!act) return;
    event.preventDefault();
    // Until the list is loaded, nothing else keeps it from the dialog around.
    if (event.key === 'Escape') event.stopPropagation();
    act();
  };

  return { open, active, setActive, show, close, choose, onKeyDown };
}
