export { MonthGrid, type MonthGridProps } from './MonthGrid';
export type { MonthItem } from './month-item';
