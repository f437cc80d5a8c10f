import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { GridCell, Lanes } from '@erm/planning';
import { useState } from 'react';
import type { Found } from '../model/found';

interface PicksOptions {
  find: (assignmentId: string | null) => Found | undefined;
  lanesOf: (row: string) => Lanes<ScheduleAssignment> | undefined;
  /** Whether the row that had an assignment is loaded. */
  isRowLoaded: (found: Found) => boolean;
}

/** The picked assignments, which change together. */
export interface Picks {
  list: readonly Found[];
  ids: ReadonlySet<string>;
  /** Toggles an assignment. The first pick also adds the one whose details were open. */
  toggle: (assignmentId: string, open?: string | null) => void;
  /** Adds the range from the last pick if that is in the same row, otherwise this one. */
  extend: (cell: GridCell) => void;
  /** Clears, and makes an assignment the start of the next range without picking it. */
  beginAt: (assignmentId: string) => void;
  /** Replaces split assignments by their continuations. */
  replace: (ids: ReadonlyMap<string, string>) => void;
  clear: () => void;
}

/** Picking several assignments. */
export function usePicks({ find, lanesOf, isRowLoaded }: PicksOptions): Picks {
  // With the state when picked, because rows out of view may be unloaded.
  const [picked, setPicked] = useState<ReadonlyMap<string, Found | null>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  const list = [...picked].flatMap(([id, seen]) => {
    const found = find(id);
    if (found) return found;
    // If its row is loaded without it, it was deleted or handed over.
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
