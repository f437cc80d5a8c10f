import { useEffect, useEffectEvent } from 'react';

/**
 * Leads to what a view begins with, once it is known where that is, and again when other rows are loaded, because these may
 * be what is missing.
 * @param place where it is; undefined as long as that is not known
 * @param rows another value with other rows
 */
export function useArrival(place: object | undefined, rows: unknown, arrive: () => void): void {
  const onPlace = useEffectEvent(arrive);
  useEffect(() => onPlace(), [place, rows]);
}
