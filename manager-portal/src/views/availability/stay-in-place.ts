import { ROW_PX } from './Availability.styles';
import type { Row } from './cell-texts';

/**
 * Scrolls so that the focused row, or else the first visible one, stays in place when rows above were added or removed. At
 * the top, new rows are shown, unless they would move the focused one.
 */
export function stayInPlace(scroller: HTMLElement, before: readonly Row[], now: readonly Row[]): void {
  const { scrollTop } = scroller;
  const focused = scroller.contains(document.activeElement) ? focusedRow(document.activeElement!) : -1;
  const wasFocused = indexOf(before, now[focused]);
  const top = wasFocused * ROW_PX - scrollTop;
  const isFocusInSight = wasFocused >= 0 && top > -ROW_PX && top < scroller.clientHeight;
  if (scrollTop === 0 && !isFocusInSight) return;
  const was = isFocusInSight ? wasFocused : Math.floor(scrollTop / ROW_PX);
  const is = isFocusInSight ? focused : indexOf(now, before[was]);
  if (is >= 0 && is !== was) scroller.scrollTop = scrollTop + (is - was) * ROW_PX;
}

const indexOf = (rows: readonly Row[], row: Row | undefined) =>
  row ? rows.findIndex(({ engineer }) => engineer._id === row.engineer._id) : -1;

/** Row index of an element; negative outside the rows. */
function focusedRow(element: Element): number {
  const [row] = element.closest('[data-cell]')?.getAttribute('data-cell')?.split(':') ?? [];
  return Number(row ?? 0) - 1;
}
