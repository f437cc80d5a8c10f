import { type Condition, conditionsIn } from '../common-filter';
import { LEAST_FREE, type RosterFilter } from './roster-filter';

/** The conditions of a filter in words. */
export function rosterConditions(filter: RosterFilter): Condition<RosterFilter>[] {
  const { min } = filter;
  const free = min === LEAST_FREE ? 'with free capacity' : `at least ${min}% free`;
  return conditionsIn(filter, (only) => (only === 'over' ? 'over capacity' : free));
}

/** A filter in words. */
export const filterTexts = (filter: RosterFilter) => rosterConditions(filter).map(({ text }) => text);
