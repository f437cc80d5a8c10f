import { useState } from 'react';

/**
 * The month to show: the caller's or, until the caller catches up (URL updates are asynchronous), the one keyboard
 * navigation just entered. Otherwise the focused day would briefly be in no month and lose focus.
 */
export function useAskedMonth(month: string, onMonthChange: (month: string) => void) {
  const [seen, setSeen] = useState(month);
  const [asked, setAsked] = useState<string[]>([]);
  if (month !== seen) {
    setSeen(month);
    // A month that isn't pending was set by the caller.
    const reached = asked.indexOf(month);
    setAsked(reached === -1 ? [] : asked.slice(reached + 1));
  }
  const ask = (next: string) => {
    setAsked([...asked, next]);
    onMonthChange(next);
  };
  return [asked.at(-1) ?? month, ask] as const;
}
