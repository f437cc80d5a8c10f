import { useState } from 'react';

/**
 * The month to show: the caller's or, until the caller catches up (URL updates are asynchronous), the one keyboard
 * navigation just entered. Otherwise the focused day would briefly be in no month and lose focus.
 */
export function usePendingMonth(month: string, onMonthChange: (month: string) => void) {
  const [previous, setPrevious] = useState(month);
  const [pending, setPending] = useState<string[]>([]);
  if (month !== previous) {
    setPrevious(month);
    // A month that isn't pending was set by the caller.
    const reached = pending.indexOf(month);
    setPending(reached === -1 ? [] : pending.slice(reached + 1));
  }
  const request = (next: string) => {
    setPending([...pending, next]);
    onMonthChange(next);
  };
  return [pending.at(-1) ?? month, request] as const;
}
