import { countDays, type CalendarDay } from '@erm/contracts/calendar-day';
import type { LoadStep } from '@erm/contracts/load-curve';

/** A step of the chart, with positions and heights in percent of the plot. */
export interface PlottedStep {
  key: string;
  left: number;
  width: number;
  total: number;
  current: number;
  added: number;
  over: number;
}

/** The layout of the chart: its steps, the height of the maximum, and its days. */
export interface LoadLayout {
  first: CalendarDay;
  last: CalendarDay;
  days: number;
  maxHeight: number;
  steps: PlottedStep[];
}

/**
 * Lays out steps on a plot that is as wide as their days and as high as the maximum or the peak load.
 * Stacks `added` percent on every step; anything above `max` is `over`. Returns null without steps.
 */
export function computeLoadLayout(steps: readonly LoadStep[], max: number, added: number): LoadLayout | null {
  const first = steps[0]?.startDate;
  const last = steps.at(-1)?.endDate;
  if (first === undefined || last === undefined) return null;
  const days = countDays({ startDate: first, endDate: last });
  const top = Math.max(max, ...steps.map(({ load }) => load + added), 1);
  const height = (load: number) => (load / top) * 100;
  return {
    first,
    last,
    days,
    maxHeight: height(max),
    steps: steps.map((step) => {
      const below = Math.min(step.load, max);
      return {
        key: step.startDate,
        left: ((countDays({ startDate: first, endDate: step.startDate }) - 1) / days) * 100,
        width: (countDays(step) / days) * 100,
        total: step.load + added,
        current: height(below),
        added: height(Math.min(step.load + added, max) - below),
        over: height(Math.max(0, step.load + added - max)),
      };
    }),
  };
}
