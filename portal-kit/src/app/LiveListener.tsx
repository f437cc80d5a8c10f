import type { LiveEvent } from '@erm/contracts/events';
import { useHostEvents, type HostEvent } from '@erm/portal-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useToday } from '../dates/use-today';
import { ownChangesOf } from '../saving/own-changes';
import { whenNothingIsHeld } from '../live/held-changes';
import { readAgain } from '../live/read-again';
import { emitRemoteChange } from '../live/remote-changes';

/** Changes often come in bursts, which one refetch covers. */
const DELAY_MS = 200;

/**
 * Refetches what is on screen when someone else changes something, and at midnight, because everything depends on the
 * date.
 */
export function LiveListener() {
  const queryClient = useQueryClient();
  /** Null if anything may have changed. */
  const unread = useRef<LiveEvent[] | null>([]);
  const readUnread = useDebouncedCallback(
    () =>
      whenNothingIsHeld(queryClient, () => {
        readAgain(queryClient, unread.current);
        unread.current = [];
      }),
    DELAY_MS,
    { maxWait: 1000 },
  );
  const listen = useCallback(
    (event: HostEvent) =>
      whenNothingIsHeld(queryClient, () => {
        if (event.kind === 'change') {
          if (ownChangesOf(queryClient).has(event.change)) return;
          emitRemoteChange(queryClient, event.change);
          unread.current?.push(event.change);
        } else unread.current = null;
        readUnread();
      }),
    [readUnread, queryClient],
  );
  useHostEvents(listen);
  const today = useToday();
  const readOn = useRef(today);
  useEffect(() => {
    if (readOn.current === today) return;
    readOn.current = today;
    unread.current = null;
    readUnread();
  }, [today, readUnread]);
  return null;
}
