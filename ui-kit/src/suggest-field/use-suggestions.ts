import { useState, type KeyboardEvent } from 'react';

interface SuggestionsState {
  value: string;
  change: (value: string) => void;
  suggest: (text: string) => readonly string[];
  complete: (text: string, chosen: string) => string;
  /** In a text area, Arrow Down moves to the next line, so it does not open the list. */
  isArea: boolean;
}

const MAX_SHOWN = 8;

/** Open state, active suggestion, and keyboard handling of a text field that suggests. */
export function useSuggestions({ value, change, suggest, complete, isArea }: SuggestionsState) {
  const [isWanted, setWanted] = useState(false);
  /** -1 while Enter submits the typed text. */
  const [index, setIndex] = useState(-1);
  const suggestions = isWanted ? suggest(value).slice(0, MAX_SHOWN) : [];
  const isOpen = suggestions.length > 0;
  const active = Math.min(index, suggestions.length - 1);
  const want = (next: boolean) => {
    setWanted(next);
    setIndex(-1);
  };
  const choose = (at: number) => {
    const chosen = suggestions[at];
    if (chosen === undefined) return;
    change(complete(value, chosen));
    want(false);
  };
  const move = (by: 1 | -1) => {
    const count = suggestions.length;
    // Before the first and after the last one is the text itself.
    setIndex(((active + by + 1 + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isDown = event.key === 'ArrowDown';
    if (isDown && !isOpen && !isArea) want(true);
    else if (!isOpen) return;
    else if (isDown || event.key === 'ArrowUp') move(isDown ? 1 : -1);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else return;
    event.preventDefault();
  };
  return {
    isOpen,
    suggestions,
    active,
    activate: setIndex,
    choose,
    close: () => want(false),
    type(typed: string) {
      change(typed);
      want(typed !== '');
    },
    onKeyDown,
  };
}
