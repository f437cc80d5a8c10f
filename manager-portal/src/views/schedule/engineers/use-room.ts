import { useLayoutEffect } from 'react';
import type { Room } from '../model/row-model';
import type { ScheduleRows } from './use-schedule-rows';

/** Makes room in rows for what is held; after a drop, until the rows have it. */
export function useRoom({ makeRoom }: ScheduleRows, room: ReadonlyMap<string, Room>) {
  useLayoutEffect(() => {
    if (room.size > 0) {
      makeRoom(room);
      return;
    }
    // Queries notify in a task of their own, queued before this one.
    const timer = setTimeout(() => makeRoom(room));
    return () => clearTimeout(timer);
  });
}
