import { createContext } from 'react';
import type { DayLayout } from './lay-out-month';

/** The day whose list stands open, YYYY-MM-DD, and its button. */
export interface OpenDay {
  day: string;
  button: HTMLButtonElement;
}

interface MonthContents {
  layout: ReadonlyMap<string, DayLayout>;
  openDay: string | undefined;
  /** Whether the list stands under the grid instead of beside the day. */
  opensBelow: boolean;
  toggleDay: (pressed: OpenDay) => void;
}

/** What the days show; the calendar hands its own props to them and no others. */
export const MonthContext = createContext<MonthContents>({
  layout: new Map(),
  openDay: undefined,
  opensBelow: false,
  toggleDay: () => {},
});
