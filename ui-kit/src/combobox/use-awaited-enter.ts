import { useEffect, useRef } from 'react';

interface Search {
  query: string;
  stale: boolean;
  open: boolean;
}

/**
 * Enter that was pressed while a search was running takes effect with the answer to exactly that text. The caller
 * forgets it once the user types or moves; closing the list does so, too.
 */
export function useAwaitedEnter({ query, stale, open }: Search, enter: () => void) {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if ((stale && open) || awaited.current === null) return;
    const isAnswer = open && awaited.current === query;
    awaited.current = null;
    if (isAnswer) enter();
  });
  const wait = () => {
    awaited.current = query;
  };
  const forget = () => {
    awaited.current = null;
  };
  return { wait, forget };
}
