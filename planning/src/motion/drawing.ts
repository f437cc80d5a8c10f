import type { TimeScale } from '../days/time-scale';
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
  placed: PlacedRows;
  scale: TimeScale;
  /** How far it had scrolled by then to leave rows in place, in px. */
  corrected: number;
  /** The indexes of the rows that are loaded. */
  loaded: () => Iterable<number>;
  /** What a row is drawn from: another object once anything of it has changed; undefined while it is loading. */
  modelAt: (row: number) => object | undefined;
  /** Of whom a row is, and of which days: rows with different keys have nothing to do with each other. */
  keyAt: (row: number) => string | undefined;
  barsAt: (row: number) => readonly DrawnBar[];
}

/** Where a row begins for whoever looks and does not scroll. */
export const steadyTop = ({ placed, corrected }: Drawing, row: number) => placed.topOf(row) - corrected;
