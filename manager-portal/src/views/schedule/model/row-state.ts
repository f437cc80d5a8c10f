import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { Lanes } from '@erm/planning';

/** The given IDs that a row contains, joined to a string, so that memoized rows only render when they change. */
export function idsIn({ bars }: Lanes<ScheduleAssignment>, ids: ReadonlySet<string>): string {
  return ids.size === 0 ? '' : bars.flatMap(({ bar }) => (ids.has(bar._id) ? bar._id : [])).join(' ');
}
