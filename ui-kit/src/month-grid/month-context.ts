import { createContext } from 'react';
import type { DayLayout } from './lay-out-month';

/** The day whose list is open (YYYY-MM-DD), and its button. */
export interface OpenDay {
  day: string;
  button: HTMLButtonElement;
}

interface MonthContents {
  layout: ReadonlyMap<string, DayLayout>;
  openDay: string | undefined;
  /** Problems by day. */
  warnings: ReadonlyMap<string, string>;
  /** Whether the list opens below the grid instead of next to the day. */
  opensBelow: boolean;
  toggleDay: (pressed: OpenDay) => void;
}

/** The calendar passes only its own props to day components; everything else goes through this context. */
export const MonthContext = createContext<MonthContents>({
  layout: new Map(),
  warnings: new Map(),
  openDay: undefined,
  opensBelow: false,
  toggleDay: () => {},
});
