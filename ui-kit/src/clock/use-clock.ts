import { useSyncExternalStore } from 'react';

/** Timers stop while a computer sleeps and clocks are set, so the clock is looked at instead of awaited. */
const CHECK_MS = 15_000;
/** Events of a user coming back to the page, which precede the timers of a sleeping tab. */
const RETURNS = ['visibilitychange', 'focus', 'pageshow'] as const;

const checks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const checkAll = () => checks.forEach((check) => check());

/** One timer serves all, because every row of a list may depend on the day. */
function subscribe(check: () => void): () => void {
  if (checks.size === 0) {
    timer = setInterval(checkAll, CHECK_MS);
    for (const event of RETURNS) window.addEventListener(event, checkAll, { capture: true });
  }
  checks.add(check);
  return () => {
    checks.delete(check);
    if (checks.size > 0) return;
    clearInterval(timer);
    for (const event of RETURNS) window.removeEventListener(event, checkAll, { capture: true });
  };
}

/**
 * A value derived from the current time, such as the day. Rerenders when it changes, including after the computer
 * slept.
 * @param read returns an equal value until it changes
 */
export function useClock<Value>(read: () => Value): Value {
  return useSyncExternalStore(subscribe, read);
}
