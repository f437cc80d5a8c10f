import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { Lanes } from '@erm/planning';

/** Which of some assignments a row has, separated by spaces, so that the row is rendered only if they change. */
export function idsIn({ bars }: Lanes<ScheduleAssignment>, ids: ReadonlySet<string>): string {
  return ids.size === 0 ? '' : bars.flatMap(({ bar }) => (ids.has(bar._id) ? bar._id : [])).join(' ');
}
