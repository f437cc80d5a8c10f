import type { Change } from './changes';

/** The change that lowered an engineer's max capacity to its current value. */
export interface CapacityLowering {
  /** The former value, in percent. */
  from: number;
  /** The name of who lowered it, at that time. */
  by: string;
  /** ISO 8601 in UTC. */
  at: string;
}

type MaxCapacityChange = Pick<Change, 'at' | 'actor' | 'before' | 'after'>;

/**
 * Finds who last lowered an engineer's max capacity, unless it was raised or set since.
 * @param changes the engineer's changes, newest first
 */
export function capacityLowering(
  changes: readonly MaxCapacityChange[],
  maxCapacity: number,
): CapacityLowering | null {
  const last = changes.find(({ before, after }) => 'maxCapacity' in { ...before, ...after });
  const [from, to] = [last?.before?.['maxCapacity'], last?.after?.['maxCapacity']];
  if (!last || typeof from !== 'number' || to !== maxCapacity || from <= maxCapacity) return null;
  return { from, by: last.actor.name, at: last.at };
}
