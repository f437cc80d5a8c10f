import type { LiveEvent } from '@erm/contracts/events';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { perQueryClient } from './per-query-client';

type Listener = (change: LiveEvent) => void;

const listenersOf = perQueryClient(() => new Set<Listener>());

/** Tells the views of a portal of a change that was not made in this tab. */
export function emitRemoteChange(queryClient: QueryClient, change: LiveEvent): void {
  listenersOf(queryClient).forEach((listener) => listener(change));
}

/** Notifies of changes that were not made in this tab, before the affected queries are refetched. */
export function useRemoteChanges(listener: Listener): void {
  const queryClient = useQueryClient();
  const onChange = useEffectEvent(listener);
  useEffect(() => {
    const listeners = listenersOf(queryClient);
    const hear: Listener = (change) => onChange(change);
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, [queryClient]);
}
