import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dayToDate } from '../format/parse-day';

/** Days with the same load, both ends included. Days are YYYY-MM-DD, loads percent of a full-time day. */
export interface LoadStep {
  start: string;
  end: string;
  /** What is there already. */
  current: number;
  /** What would be added to it. */
  added?: number;
}

/** A step on the chart: positions and heights in percent of the plot. */
export interface PlottedStep {
  key: string;
  left: number;
  width: number;
  total: number;
  current: number;
  added: number;
  over: number;
}

/** The whole chart: its steps, the height of the maximum, and the days it runs over. */
export interface LoadLayout {
  first: Date;
  days: number;
  maxHeight: number;
  steps: PlottedStep[];
}

/**
 * Places the steps on a plot as wide as their days and as high as the maximum or the highest load.
 * What lies above the maximum is `over`, whoever it comes from. Null without a day to draw.
 */
export function layOutLoad(steps: LoadStep[], max: number): LoadLayout | null {
  const first = dayToDate(steps[0]?.start ?? '');
  const last = dayToDate(steps.at(-1)?.end ?? '');
  if (!first || !last) return null;
  const days = differenceInCalendarDays(last, first) + 1;
  const top = Math.max(max, ...steps.map(({ current, added = 0 }) => current + added), 1);
  const height = (load: number) => (load / top) * 100;
  return {
    first,
    days,
    maxHeight: height(max),
    steps: steps.flatMap(({ start, end, current, added = 0 }) => {
      const from = dayToDate(start);
      const to = dayToDate(end);
      if (!from || !to) return [];
      const within = Math.min(current, max);
      return {
        key: start,
        left: (differenceInCalendarDays(from, first) / days) * 100,
        width: ((differenceInCalendarDays(to, from) + 1) / days) * 100,
        total: current + added,
        current: height(within),
        added: height(Math.min(current + added, max) - within),
        over: height(Math.max(0, current + added - max)),
      };
    }),
  };
}
