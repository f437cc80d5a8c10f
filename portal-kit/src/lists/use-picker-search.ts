import { useState } from 'react';
import { useDebounce } from 'use-debounce';

const DELAY_MS = 250;

/** What is typed into a picker, and what of it the server is asked for. */
export interface PickerSearch {
  text: string;
  setText: (text: string) => void;
  setOpen: (isOpen: boolean) => void;
  typed: string;
  /** The list to read: what was typed, after a pause; nothing while a choice stands and the picker is closed. */
  list: { q: string; enabled: boolean };
}

export function usePickerSearch(isChosen: boolean): PickerSearch {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const typed = text.trim();
  const [q] = useDebounce(typed, DELAY_MS);
  return { text, setText, setOpen, typed, list: { q, enabled: isOpen || !isChosen } };
}
