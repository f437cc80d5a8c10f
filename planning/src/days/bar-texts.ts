import { assignmentStatus } from '@erm/contracts/assignment-status';
import type { OverloadDays } from '@erm/contracts/availability';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { loadOn, loadSteps, type Allocation, type LoadCurve } from '@erm/contracts/load-curve';
import { countUnits, formatDayRange } from '@erm/ui-kit/data';
import { spokenRange } from './time-labels';

interface NamedBar extends Allocation {
  role: string;
}

/** Marks bars of a completed project, whose assignments continue until they end. */
const COMPLETED = 'project completed';

/** A complete description of a bar for screen readers: "Atlas Billing, 60 percent, Lead, January 5 to July 31, 2026, active". */
export function spokenBar(
  projectName: string,
  bar: NamedBar,
  today: CalendarDay,
  isProjectCompleted = false,
): string {
  const { allocationPercentage, role } = bar;
  const when = [spokenRange(bar, true), assignmentStatus(bar, today)];
  const state = isProjectCompleted ? [COMPLETED] : [];
  return [projectName, `${allocationPercentage} percent`, role, ...when, ...state].join(', ');
}

/** The tooltip of a bar. */
export function barTooltip(
  projectName: string,
  bar: NamedBar,
  today: CalendarDay,
  isProjectCompleted = false,
): string {
  const { role, allocationPercentage, startDate, endDate } = bar;
  const when = `${formatDayRange(startDate, endDate)}, ${assignmentStatus(bar, today)}`;
  return `${projectName} (${role}), ${allocationPercentage}%, ${when}${isProjectCompleted ? `, ${COMPLETED}` : ''}`;
}

/** The number shown for a load step. With no capacity, nothing is free. */
export const loadText = (load: number, maxCapacity: number): string =>
  load === 0 && maxCapacity > 0 ? 'Free' : `${load}%`;

/** The long form: "100 of 80%" if a part-time engineer is over capacity. */
export const fullLoadText = (load: number, maxCapacity: number): string =>
  load > maxCapacity && maxCapacity !== 100 ? `${load} of ${maxCapacity}%` : loadText(load, maxCapacity);

/** The load of a row in words, as the strip shows it: "90 of 100 percent today. 100 percent March 23 to April 10". */
export function spokenLoad(curve: LoadCurve, maxCapacity: number, today: CalendarDay, until: CalendarDay) {
  const steps = today <= until ? loadSteps(curve, { startDate: today, endDate: until }).slice(1, 4) : [];
  const ahead = steps.map((step) => `${step.load} percent ${spokenRange(step)}`).join(', ');
  return `${loadOn(curve, today)} of ${maxCapacity} percent today${ahead && `. ${ahead}`}`;
}

/**
 * A run of a compact row for screen readers. Begins with its text, by which speech input finds it: "90% Atlas Billing 60,
 * Partner API 30, March 2 to 22, 90 of 100 percent, 2 assignments".
 */
export function spokenRun(
  { bars, ...days }: DaySpan & { bars: readonly unknown[] },
  load: number,
  maxCapacity: number,
  names: string,
): string {
  const count = countUnits(bars.length, ['assignment', 'assignments']);
  return `${fullLoadText(load, maxCapacity)} ${names}, ${spokenRange(days)}, ${load} of ${maxCapacity} percent, ${count}`;
}

/** An overload for screen readers: "Over capacity by 20 percent until April 30, 100 of 80 percent". */
export function spokenOverload(overload: OverloadDays, maxCapacity: number, today: CalendarDay): string {
  const { startDate, endDate, peak, excess } = overload;
  const when =
    startDate <= today ? `until ${spokenRange({ startDate: endDate, endDate })}` : spokenRange(overload);
  return `Over capacity by ${excess} percent ${when}, ${peak} of ${maxCapacity} percent`;
}
