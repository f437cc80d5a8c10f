import type { Virtualizer } from '@tanstack/react-virtual';
import type { TreeRow } from './tree-rows';

type Rows = readonly TreeRow[];

/** Places the rows by their present heights. What is in sight stays where it is when rows above it come or go. */
export function keepInPlace(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  before: Rows,
  rows: Rows,
): void {
  virtualizer.measure();
  const scroller = virtualizer.scrollElement;
  if (!scroller || before === rows) return;
  const first = rowAtOffset(before, scroller.scrollTop);
  if (!first) return;
  const start = startOf(rows, first.row) ?? first.start;
  if (start !== first.start) scroller.scrollTop += start - first.start;
}

function rowAtOffset(rows: Rows, offset: number): { row: TreeRow; start: number } | undefined {
  let start = 0;
  for (const row of rows) {
    if (start + row.height > offset) return { row, start };
    start += row.height;
  }
  return undefined;
}

/** Where a row begins, or its project if the row is gone. */
function startOf(rows: Rows, { key, project }: TreeRow): number | undefined {
  let start = 0;
  let ofProject: number | undefined;
  for (const row of rows) {
    if (row.key === key) return start;
    if (row.project === project) ofProject ??= start;
    start += row.height;
  }
  return ofProject;
}
