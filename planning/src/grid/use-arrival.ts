import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `arrive` once the position of the initial target is known, and again when other rows load, in case those were
 * missing.
 * @param place undefined until known
 * @param rows changes whenever other rows are loaded
 */
export function useArrival(place: object | undefined, rows: unknown, arrive: () => void): void {
  const onPlace = useEffectEvent(arrive);
  // Before anything is painted at another position.
  useLayoutEffect(() => onPlace(), [place, rows]);
}
