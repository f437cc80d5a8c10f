import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { TreeRow } from './tree-rows';

/** Places the rows by their present heights. What is in sight stays where it is when rows above it come or go. */
export function useRowsInPlace(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  rows: readonly TreeRow[],
): void {
  const placed = useRef(rows);
  useLayoutEffect(() => {
    const before = placed.current;
    placed.current = rows;
    virtualizer.measure();
    const scroller = virtualizer.scrollElement;
    if (!scroller || before === rows) return;
    const first = rowAtOffset(before, scroller.scrollTop);
    const start = first && startOf(rows, first.row);
    if (start !== undefined && start !== first?.start) scroller.scrollTop += start - (first?.start ?? 0);
  }, [virtualizer, rows]);
}

function rowAtOffset(rows: readonly TreeRow[], offset: number): { row: TreeRow; start: number } | undefined {
  let start = 0;
  for (const row of rows) {
    if (start + row.height > offset) return { row, start };
    start += row.height;
  }
  return undefined;
}

/** Where a row begins, or its project if the row is gone. */
function startOf(rows: readonly TreeRow[], { key, project }: TreeRow): number | undefined {
  let start = 0;
  let ofProject: number | undefined;
  for (const row of rows) {
    if (row.key === key) return start;
    if (row.project === project) ofProject ??= start;
    start += row.height;
  }
  return ofProject;
}
