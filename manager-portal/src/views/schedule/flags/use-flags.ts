import { useRemoteChanges } from '@erm/portal-kit';
import { useSession } from '@erm/portal-sdk';
import { useEffect, useState } from 'react';
import { flagOf, type Flag, type ObservedChange, type SeenBar } from './flag';
import { useAnnouncedChanges } from './use-announced-changes';

/** Six seconds in sight, and the moment until what has changed is read again. */
const HEARD_MS = 6500;
const TICK_MS = 1000;
const MAX_FLAGS = 3;

/** What others have just changed, as far as it is in sight. */
export interface Flags {
  flags: Flag[];
  /** All changes if they are more than have a flag, else none. */
  many: Flag[];
  now: number;
}

interface FlagsOptions {
  barOf: (assignmentId: string) => SeenBar | undefined;
  isInSight: (bar: SeenBar) => boolean;
}

/** Flags on the bars that somebody else changes, for a few seconds. */
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
  // A bar has one flag, of its latest change. An earlier one stays until that can be seen.
  const latest = new Map(seen.map((flag) => [flag.entityId, flag]));
  const flags = [...latest.values()].slice(0, MAX_FLAGS);
  useAnnouncedChanges(seen);
  return {
    flags,
    many: seen.length > flags.length ? seen : [],
    now,
  };
}
