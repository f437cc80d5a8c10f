import { useState } from 'react';

/**
 * Last known positions of rows with picks, so that they stay loaded.
 * @returns the positions by row ID, and a setter to call during render with the row IDs, once their current positions are known
 */
export function usePickedRows(): [
  picked: ReadonlyMap<string, number>,
  keep: (ids: readonly string[], indexOf: (id: string) => number | undefined) => void,
] {
  const [rows, setRows] = useState<ReadonlyMap<string, number>>(new Map());
  return [
    rows,
    (ids, indexOf) => {
      const now = new Map(
        ids.flatMap((id) => {
          const row = indexOf(id) ?? rows.get(id);
          return row === undefined ? [] : [[id, row] as const];
        }),
      );
      if ([...now].join() !== [...rows].join()) setRows(now);
    },
  ];
}
