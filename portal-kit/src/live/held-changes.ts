import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { perQueryClient } from './per-query-client';

interface Holds {
  count: number;
  waiting: (() => void)[];
}

const holdsOf = perQueryClient((): Holds => ({ count: 0, waiting: [] }));

/** Calls back at once, or as soon as no view of the portal holds anything. */
export function whenNothingIsHeld(queryClient: QueryClient, then: () => void): void {
  const { count, waiting } = holdsOf(queryClient);
  if (count === 0) then();
  else waiting.push(then);
}

/** While something is being dragged or saved, other users' changes wait, because they could move the drop target. */
export function useHoldChanges(isHeld: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isHeld) return;
    const holds = holdsOf(queryClient);
    holds.count += 1;
    return () => {
      holds.count -= 1;
      if (holds.count === 0) holds.waiting.splice(0).forEach((then) => then());
    };
  }, [queryClient, isHeld]);
}
