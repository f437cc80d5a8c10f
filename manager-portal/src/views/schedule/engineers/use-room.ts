import { useLayoutEffect, useRef } from 'react';
import type { Room } from '../model/row-model';
import type { ScheduleRows } from './use-schedule-rows';

/** Makes room in rows for what is held; after a drop, until the rows include it. */
export function useRoom({ makeRoom }: ScheduleRows, room: ReadonlyMap<string, Room>) {
  const hasRoom = useRef(false);
  useLayoutEffect(() => {
    if (room.size > 0) {
      hasRoom.current = true;
      makeRoom(room);
    } else if (hasRoom.current) {
      // Queries notify in a separate task, queued before this one.
      const timer = setTimeout(() => {
        hasRoom.current = false;
        makeRoom(room);
      });
      return () => clearTimeout(timer);
    }
    return undefined;
  });
}
