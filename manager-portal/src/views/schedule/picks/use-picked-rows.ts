import { useMemo, useState } from 'react';

/**
 * The indexes of rows in which something is picked, which have to be known before they are loaded: where they were when
 * they were loaded last.
 * @returns them, and what to call while rendering with the IDs of these rows, once what is loaded tells where they are
 */
export function usePickedRows(): [
  picked: readonly number[],
  keep: (ids: readonly string[], indexOf: (id: string) => number | undefined) => void,
] {
  const [rows, setRows] = useState<ReadonlyMap<string, number>>(new Map());
  const picked = useMemo(() => [...rows.values()], [rows]);
  return [
    picked,
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
