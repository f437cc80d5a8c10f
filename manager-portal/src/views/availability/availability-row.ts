import type { AvailabilityView } from '@erm/contracts/availability-view';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { type GridRow, RowList } from '@erm/planning';
import type { List } from '@erm/portal-kit';
import { ROW_PX } from './Availability.styles';
import type { Row } from './cell-texts';

export type AvailabilityList = List<Row, Omit<AvailabilityView, 'rows'>>;

/** A row of the heatmap. A cell's ID is the first day of its column. */
export interface AvailabilityRowModel extends GridRow {
  /** Undefined in the rows of the column headers and of the totals. */
  shown?: Row;
}

/** IDs of the rows that stick to the top and bottom. They cover no others, and therefore have no height. */
export const [HEADS, TOTALS] = ['heads', 'totals'];

/**
 * The rows of the heatmap: all of them, which keys reach, and those that are placed.
 * @param count number of engineers, including those not loaded
 */
export function rowsOf(list: readonly Row[], count: number, columns: readonly DaySpan[]) {
  const cells = columns.map((column) => ({ _id: column.startDate, ...column }));
  const loaded: AvailabilityRowModel[] = [
    { id: HEADS, height: 0, cells },
    ...list.map((shown) => ({ id: shown.engineer._id, height: ROW_PX, cells, shown })),
  ];
  const totals = { id: TOTALS, height: 0, cells };
  return {
    rows: RowList.of<AvailabilityRowModel>(count === 0 ? 1 : count + 2, (index) =>
      index === count + 1 ? totals : loaded[index],
    ),
    loaded: new RowList(loaded),
  };
}

/**
 * Attributes by which the grid finds a cell.
 * @param active ID of the active cell, if it is in the same row
 */
export const cellAttributes = (id: string, index: number, active: string | null) => ({
  'data-cell': id,
  'aria-colindex': index + 1,
  tabIndex: active === id ? 0 : -1,
});
