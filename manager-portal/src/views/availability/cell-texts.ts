import type { AvailabilityUnit, AvailabilityView } from '@erm/contracts/availability-view';
import type { DaySpan } from '@erm/contracts/calendar-day';
import type { RosterEngineer } from '@erm/contracts/roster-engineer';
import { formatCount } from '@erm/ui-kit/data';
import { shortRange, spokenRange } from '@erm/planning';
import { positionText } from '../../shared/position-text';
import type { Figure } from './availability-params';

export type Row = AvailabilityView['rows'][number];
export type Cell = Row['cells'][number];
export type Total = AvailabilityView['totals'][number];
type Person = RosterEngineer;

/** Such as `Lead, Platform, max 80%`; for duplicate names, after the email. */
export function positionOf(person: Person): string {
  const max = person.maxCapacity === 100 ? '' : `max ${person.maxCapacity}%`;
  return [positionText(person), max].filter(Boolean).join(', ');
}

/** The number in a cell. */
export function cellText({ free, peak, excess }: Cell, figure: Figure): string {
  if (figure === 'peak') return `${peak}%`;
  if (excess > 0) return `+${excess}%`;
  return free === null ? '–' : `${free}%`;
}

/** A cell for screen readers: "Kateryna Bondar, May 4 to 10, 20 percent free". */
export function cellName({ name, maxCapacity }: Person, column: DaySpan, cell: Cell, figure: Figure): string {
  return `${name}, ${spokenRange(column)}, ${spokenState(cell, figure, maxCapacity)}`;
}

/** The content of a cell in words. */
export function spokenState({ free, peak, excess }: Cell, figure: Figure, max: number): string {
  if (excess > 0) return `over capacity by ${excess} percent, ${peak} of ${max} percent`;
  if (free === null) return 'no working days';
  return figure === 'peak' ? `peak ${peak} of ${max} percent` : `${free} percent free`;
}

/** Meaning of a cell's number: "Lowest free % in the week". */
export function meaningOf(figure: Figure, by: AvailabilityUnit): string {
  return `${figure === 'free' ? 'Lowest free %' : 'Highest load'} in the ${by}`;
}

/** The number of a cell for Why: "20% free", "over by 20%", "80 of 100%". */
export function askedNumber({ free, peak, excess }: Cell, figure: Figure, max: number): string {
  if (free === null) return 'no working days';
  if (figure === 'peak') return `${peak} of ${max}%`;
  return excess > 0 ? `over by ${excess}%` : `${free}% free`;
}

/** Lines of a cell's tooltip: the engineer, and the content. */
export function tipLines(
  { name, maxCapacity }: Person,
  column: DaySpan,
  { free, peak, excess }: Cell,
): string[] {
  const title = `${name}, ${shortRange(column)}`;
  if (free === null) return [title, 'No working days'];
  if (excess > 0) return [title, `Over by ${excess}%: at most ${peak} of ${maxCapacity}%`];
  return [title, `${free}% free on every day`];
}

/** Percentages as full-time equivalents: 1250 is "12.5". */
export function fullTime(percent: number): string {
  return formatCount(Math.round(percent / 10) / 10);
}

/** A column's total for Why. */
export const totalText = ({ free }: Total) => `${fullTime(free)} full-time engineers free`;

/** A column's total for screen readers. */
export function totalName(column: DaySpan, total: Total): string {
  const { freeEngineers, overEngineers } = total;
  const over = overEngineers > 0 ? `, ${overEngineers} over capacity` : '';
  return `${spokenRange(column)}: ${totalText(total)}, ${freeEngineers} with free capacity${over}`;
}

/** Filled share of a cell, in percent. Without capacity, nothing is free. */
export function filledOf({ free, peak }: Cell, max: number): number {
  if (free === null) return 0;
  return max === 0 ? 100 : Math.min(100, (peak / max) * 100);
}
