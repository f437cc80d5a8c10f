import { useState } from 'react';
import { useDebounce } from 'use-debounce';

const DELAY_MS = 250;

/** The text typed into a picker and the resulting server search. */
export interface PickerSearch {
  text: string;
  setText: (text: string) => void;
  setOpen: (isOpen: boolean) => void;
  typed: string;
  /** The search to run after a pause in typing. Disabled while a row is chosen and the picker is closed. */
  list: { q: string; enabled: boolean };
}

export function usePickerSearch(isChosen: boolean): PickerSearch {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const typed = text.trim();
  const [q] = useDebounce(typed, DELAY_MS);
  return { text, setText, setOpen, typed, list: { q, enabled: isOpen || !isChosen } };
}
