import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { perQueryClient } from './per-query-client';

interface Holds {
  count: number;
  waiting: (() => void)[];
}

const holdsOf = perQueryClient((): Holds => ({ count: 0, waiting: [] }));

/** Calls back at once, or as soon as nothing is held in a view of the portal. */
export function whenNothingIsHeld(queryClient: QueryClient, then: () => void): void {
  const { count, waiting } = holdsOf(queryClient);
  if (count === 0) then();
  else waiting.push(then);
}

/** While something is held, or saved where it was put down, what others change waits: it would move what is below. */
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
