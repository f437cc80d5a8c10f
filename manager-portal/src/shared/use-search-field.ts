import { useRef } from 'react';

/** The search field of a toolbar, which a key of the view below leads to. */
export function useSearchField() {
  const field = useRef<HTMLInputElement>(null);
  return { field, focusSearch: () => field.current?.focus() };
}
