import { useAnnouncer } from '@erm/planning';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Flag } from './flag';
import { spokenChanges } from './flag-texts';

const REST_MS = 10_000;

/** Announces each flag once, with at most one sentence per ten seconds. */
export function useAnnouncedChanges(flags: readonly Flag[]): void {
  const { say } = useAnnouncer();
  const known = useRef(new Set<string>());
  const waiting = useRef<Flag[]>([]);
  const lastAt = useRef(-REST_MS);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const tell = () => {
    timer.current = undefined;
    lastAt.current = performance.now();
    say(spokenChanges(waiting.current));
    waiting.current = [];
  };
  const hear = useEffectEvent(() => {
    const fresh = flags.filter(({ changeId }) => !known.current.has(changeId));
    if (fresh.length === 0) return;
    fresh.forEach(({ changeId }) => known.current.add(changeId));
    waiting.current.push(...fresh);
    timer.current ??= setTimeout(tell, Math.max(0, lastAt.current + REST_MS - performance.now()));
  });
  const ids = flags.map(({ changeId }) => changeId).join();
  useEffect(() => hear(), [ids]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
