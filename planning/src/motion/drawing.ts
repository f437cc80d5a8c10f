import type { DaySpan } from '@erm/contracts/calendar-day';
import type { TimeScale } from '../days/time-scale';
import type { RowList } from '../rows/row-list';
import type { PlacedRows } from '../rows/use-placed-rows';

/** Position of a bar, in px. */
export interface Box {
  left: number;
  width: number;
  top: number;
}

/** A bar, relative to its row. */
export interface DrawnBar extends Box {
  id: string;
  version: number;
}

/** Snapshot of rows and bars, for finding what has moved since. */
export interface Drawing {
  /** A row that changes is a new object. */
  rows: RowList;
  placed: PlacedRows;
  scale: TimeScale;
  /** Sum of scroll corrections up to then, in px. */
  corrected: number;
  /** The loaded days of a row; other days mean other bars, not moved ones. */
  daysAt?: ((row: number) => DaySpan | undefined) | undefined;
  barsAt: (row: number) => readonly DrawnBar[];
}

/** Top of a row, corrected for automatic scrolling. */
export const steadyTop = ({ rows, placed, corrected }: Drawing, row: number) =>
  placed.topOf(rows.idAt(row)) - corrected;

export const heightAt = ({ rows, placed }: Drawing, row: number) => placed.heightOf(rows.idAt(row));

/** Identifies a row and its days: rows with different keys are not compared. */
export function keyAt({ rows, daysAt }: Drawing, row: number): string {
  const { startDate = '', endDate = '' } = daysAt?.(row) ?? {};
  return `${rows.at(row)?.id} ${startDate} ${endDate}`;
}
