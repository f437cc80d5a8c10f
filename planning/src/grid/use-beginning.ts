import { useState } from 'react';

/**
 * What a schedule begins with, until its row is in sight: what a link leads to, also one that is followed later, otherwise
 * the row that was the first in sight before a reload or Back.
 * @param linked the ID of what a link leads to
 * @param at the ID of that row
 * @param layout another one begins again, such as that of a phone which was turned
 */
export function useBeginning(linked: string | null, at: string | null, layout?: string) {
  const [sought, setSought] = useState(linked ?? at);
  const [lastLayout, setLastLayout] = useState(layout);
  const [chosen, choose] = useState<string | null>(null);
  const [lastLinked, setLastLinked] = useState(linked);
  if (layout !== lastLayout) {
    setLastLayout(layout);
    setSought(linked ?? at);
  }
  if (linked !== lastLinked) {
    setLastLinked(linked);
    if (linked !== null && linked !== chosen) setSought(linked);
  }
  return {
    sought,
    isLinked: sought === linked,
    settle: () => setSought(null),
    /** Says that an assignment will be in the URL because it was chosen here, where it is in sight already. */
    choose,
  };
}
