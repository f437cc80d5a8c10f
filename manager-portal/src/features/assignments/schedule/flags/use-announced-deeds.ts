import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Flag } from './flag';
import { spokenDeeds } from './flag-texts';

const REST_MS = 10_000;

/** What screen readers hear of flags: each once, and at most one sentence in ten seconds. */
export function useAnnouncedDeeds(flags: readonly Flag[]): string {
  const [said, setSaid] = useState('');
  const known = useRef(new Set<string>());
  const waiting = useRef<Flag[]>([]);
  const lastAt = useRef(-REST_MS);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const say = () => {
    timer.current = undefined;
    lastAt.current = performance.now();
    setSaid(spokenDeeds(waiting.current));
    waiting.current = [];
  };
  const hear = useEffectEvent(() => {
    const fresh = flags.filter(({ changeId }) => !known.current.has(changeId));
    if (fresh.length === 0) return;
    fresh.forEach(({ changeId }) => known.current.add(changeId));
    waiting.current.push(...fresh);
    timer.current ??= setTimeout(say, Math.max(0, lastAt.current + REST_MS - performance.now()));
  });
  const ids = flags.map(({ changeId }) => changeId).join();
  useEffect(() => hear(), [ids]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return said;
}
