import { useHostEvents, type HostEvent } from '@erm/portal-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useToday } from '../dates/use-today';
import { ownChangesOf } from '../saving/own-changes';
import { whenNothingIsHeld } from '../live/held-changes';
import { emitRemoteChange } from '../live/remote-changes';

/** Changes often come in groups, which are read at once. */
const DELAY_MS = 200;

/** Reads again what is shown when somebody else changes something, and when a new day begins: all of it is as of today. */
export function LiveListener() {
  const queryClient = useQueryClient();
  const readAgain = useDebouncedCallback(
    () => whenNothingIsHeld(queryClient, () => void queryClient.invalidateQueries()),
    DELAY_MS,
    { maxWait: 1000 },
  );
  const listen = useCallback(
    (event: HostEvent) =>
      whenNothingIsHeld(queryClient, () => {
        if (event.kind === 'change') {
          if (ownChangesOf(queryClient).has(event.change)) return;
          emitRemoteChange(queryClient, event.change);
        }
        readAgain();
      }),
    [readAgain, queryClient],
  );
  useHostEvents(listen);
  const today = useToday();
  const readOn = useRef(today);
  useEffect(() => {
    if (readOn.current === today) return;
    readOn.current = today;
    readAgain();
  }, [today, readAgain]);
  return null;
}
