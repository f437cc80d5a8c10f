import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { GridCell, Lanes } from '@erm/planning';
import { useState } from 'react';
import type { Found } from '../model/found';

interface PicksOptions {
  find: (assignmentId: string | null) => Found | undefined;
  lanesOf: (row: string) => Lanes<ScheduleAssignment> | undefined;
  /** Whether the row is loaded in which an assignment was. */
  isRowLoaded: (found: Found) => boolean;
}

/** Several assignments to be changed together. */
export interface Picks {
  list: readonly Found[];
  ids: ReadonlySet<string>;
  /** Adds an assignment, or removes it. The first time, the one whose details were open is added, too. */
  toggle: (assignmentId: string, open?: string | null) => void;
  /** Adds those from the last one to this one, if both are in the same row, otherwise this one. */
  extend: (cell: GridCell) => void;
  /** Drops all, and begins anew at one that is not picked itself. */
  beginAt: (assignmentId: string) => void;
  /** Puts others in the place of some, which were split. */
  replace: (ids: ReadonlyMap<string, string>) => void;
  clear: () => void;
}

/** Picking several assignments. */
export function usePicks({ find, lanesOf, isRowLoaded }: PicksOptions): Picks {
  // As they were when they were picked, because rows out of sight are not kept.
  const [picked, setPicked] = useState<ReadonlyMap<string, Found | null>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  const list = [...picked].flatMap(([id, seen]) => {
    const found = find(id);
    if (found) return found;
    // In a row that is loaded, it was deleted, or is somebody else's by now.
    return seen && !isRowLoaded(seen) ? seen : [];
  });
  const pick = (next: Map<string, Found | null>, id: string) => {
    setPicked(next);
    setLast(id);
  };
  const current = () => new Map(list.map((found) => [found.assignment._id, found]));
  return {
    list,
    ids: new Set(list.map(({ assignment }) => assignment._id)),
    toggle(id, open = null) {
      const next = current();
      const opened = find(open);
      if (next.size === 0 && opened && open !== id) next.set(opened.assignment._id, opened);
      const found = find(id);
      if (!next.delete(id) && found) next.set(id, found);
      pick(next, id);
    },
    extend({ row, cell }) {
      const inRow = lanesOf(row)?.bars.map(({ bar }) => bar._id) ?? [];
      const [from, to] = [inRow.indexOf(last ?? ''), inRow.indexOf(cell)];
      const range = from < 0 ? [cell] : inRow.slice(Math.min(from, to), Math.max(from, to) + 1);
      const found = range.flatMap((id) => find(id) ?? []);
      pick(new Map([...current(), ...found.map((each) => [each.assignment._id, each] as const)]), cell);
    },
    beginAt: (id) => pick(new Map(), id),
    replace(ids) {
      setPicked(
        (before) =>
          new Map(
            [...before].map(([id, seen]) => {
              const other = ids.get(id);
              return other === undefined ? [id, seen] : [other, null];
            }),
          ),
      );
    },
    clear() {
      setPicked(new Map());
      setLast(null);
    },
  };
}
