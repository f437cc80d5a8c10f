import type { DaySpan } from '@erm/contracts/calendar-day';
import type { TimeScale } from '../days/time-scale';
import type { RowList } from '../rows/row-list';
import type { PlacedRows } from '../rows/use-placed-rows';

/** Where a bar is, in px. */
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

/** Rows with their bars at some time: to find what is at another place since. */
export interface Drawing {
  /** Each is another object once anything of it has changed. */
  rows: RowList;
  placed: PlacedRows;
  scale: TimeScale;
  /** How far it had scrolled by then to leave rows in place, in px. */
  corrected: number;
  /** Of which days a row is: with other ones, it has other bars, also where they are in sight. */
  daysAt?: ((row: number) => DaySpan | undefined) | undefined;
  barsAt: (row: number) => readonly DrawnBar[];
}

/** Where a row begins for whoever looks and does not scroll. */
export const steadyTop = ({ rows, placed, corrected }: Drawing, row: number) =>
  placed.topOf(rows.idAt(row)) - corrected;

export const heightAt = ({ rows, placed }: Drawing, row: number) => placed.heightOf(rows.idAt(row));

/** What a row shows, and of which days: rows with different keys have nothing to do with each other. */
export function keyAt({ rows, daysAt }: Drawing, row: number): string {
  const { startDate = '', endDate = '' } = daysAt?.(row) ?? {};
  return `${rows.at(row)?.id} ${startDate} ${endDate}`;
}
