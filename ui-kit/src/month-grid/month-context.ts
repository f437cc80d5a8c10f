import { createContext } from 'react';
import type { DayLayout } from './lay-out-month';

interface MonthContents {
  layout: ReadonlyMap<string, DayLayout>;
  emptyText: string;
}

/** What the days show; the calendar hands its own props to them and no others. */
export const MonthContext = createContext<MonthContents>({ layout: new Map(), emptyText: '' });
