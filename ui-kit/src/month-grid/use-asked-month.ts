import { useState } from 'react';

/**
 * The month to show: the caller's, or at once the one that the keyboard went to while the caller is on the way to it
 * (an address changes late). In between the focused day would be in no month, and the focus lost.
 */
export function useAskedMonth(month: string, onMonthChange: (month: string) => void) {
  const [seen, setSeen] = useState(month);
  const [asked, setAsked] = useState<string[]>([]);
  if (month !== seen) {
    setSeen(month);
    // Another month than those asked for is the caller's own choice.
    const reached = asked.indexOf(month);
    setAsked(reached === -1 ? [] : asked.slice(reached + 1));
  }
  const ask = (next: string) => {
    setAsked([...asked, next]);
    onMonthChange(next);
  };
  return [asked.at(-1) ?? month, ask] as const;
}
