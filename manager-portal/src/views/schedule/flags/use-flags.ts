import { useRemoteChanges } from '@erm/portal-kit';
import { useSession } from '@erm/portal-sdk';
import { useEffect, useState } from 'react';
import { flagOf, type Flag, type ObservedChange, type SeenBar } from './flag';

/** Six seconds, plus the time until the change is refetched. */
const HEARD_MS = 6500;
const TICK_MS = 1000;
const MAX_FLAGS = 3;

/** Visible changes by others from the last few seconds. */
export interface Flags {
  seen: Flag[];
  /** The drawn flags: at most three, one per bar. */
  flags: Flag[];
  /** All changes if some have no flag, else none. */
  many: Flag[];
  now: number;
}

interface FlagsOptions {
  barOf: (assignmentId: string) => SeenBar | undefined;
  isInSight: (bar: SeenBar) => boolean;
}

/** Flags bars for a few seconds after someone else has changed them. */
export function useFlags({ barOf, isInSight }: FlagsOptions): Flags {
  const me = useSession().user._id;
  const [heard, setHeard] = useState<ObservedChange[]>([]);
  const [now, setNow] = useState(Date.now);
  useRemoteChanges(({ entity, entityId, action, changeId, by }) => {
    if (entity !== 'assignment' || by._id === me) return;
    const at = Date.now();
    const next = { changeId, entityId, action, by, at, before: barOf(entityId) };
    setNow(at);
    setHeard((current) =>
      action === 'delete' ? current.filter((each) => each.entityId !== entityId) : [...current, next],
    );
  });
  const isTicking = heard.length > 0;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => {
      const time = Date.now();
      setNow(time);
      setHeard((current) => current.filter(({ at }) => time - at < HEARD_MS));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking]);

  const seen = heard.flatMap((each) => {
    const flag = flagOf(each, barOf(each.entityId), now);
    return flag && isInSight(flag.bar) ? [flag] : [];
  });
  // One flag per bar, for its latest visible change.
  const latest = new Map(seen.map((flag) => [flag.entityId, flag]));
  const flags = [...latest.values()].slice(0, MAX_FLAGS);
  return {
    seen,
    flags,
    many: seen.length > flags.length ? seen : [],
    now,
  };
}
