import { axisHeight } from '@erm/planning';
import { ROW_PX } from './Availability.styles';
import type { GridPlace } from './grid-moves';

/** Scrolls a cell into view, with a row and a column to spare. For column headers, scrolls to the first row. */
export function reveal(scroller: HTMLElement | null, { row, column }: GridPlace, totalsRow: number): void {
  if (!scroller) return;
  if (row === 0) scroller.scrollTop = 0;
  else if (row !== totalsRow) revealRow(scroller, row);
  if (column > 0) revealColumn(scroller, column);
}

function revealRow(scroller: HTMLElement, row: number): void {
  const top = (row - 1) * ROW_PX;
  const height = scroller.clientHeight - axisHeight(scroller) - ROW_PX;
  if (top - ROW_PX < scroller.scrollTop) scroller.scrollTop = top - ROW_PX;
  else if (top + 2 * ROW_PX > scroller.scrollTop + height) scroller.scrollTop = top + 2 * ROW_PX - height;
}

function revealColumn(scroller: HTMLElement, column: number): void {
  const cell = scroller.querySelector<HTMLElement>(`[data-cell="0:${column}"]`);
  const first = scroller.querySelector<HTMLElement>('[data-cell="0:0"]')?.offsetWidth ?? 0;
  if (!cell) return;
  const { offsetLeft, offsetWidth } = cell;
  if (offsetLeft - offsetWidth - first < scroller.scrollLeft)
    scroller.scrollLeft = offsetLeft - offsetWidth - first;
  else if (offsetLeft + 2 * offsetWidth > scroller.scrollLeft + scroller.clientWidth) {
    scroller.scrollLeft = offsetLeft + 2 * offsetWidth - scroller.clientWidth;
  }
}
