import type { LiveEvent } from '@erm/contracts/events';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { AssignmentChange, Verb } from './flag-texts';

/** How long refetching a change may take. */
const REREAD_MS = 2000;

/** A bar of the schedule. */
export interface SeenBar {
  /** Name of the project. */
  name: string;
  assignment: ScheduleAssignment;
  engineerId: string;
  /** Top of the bar in the canvas, in px. */
  top: number;
}

/** A change event, with the bar at that time. */
export interface ObservedChange extends Pick<LiveEvent, 'changeId' | 'entityId' | 'action' | 'by'> {
  at: number;
  before: SeenBar | undefined;
}

/** A visible change. */
export interface Flag extends ObservedChange, AssignmentChange {
  bar: SeenBar;
}

/** The flag of a change; null until the bar is refetched. */
export function flagOf(heard: ObservedChange, bar: SeenBar | undefined, now: number): Flag | null {
  const verb = bar && verbOf(heard, bar, now);
  return verb ? { ...heard, bar, verb, name: bar.name } : null;
}

function verbOf({ action, before, at }: ObservedChange, bar: SeenBar, now: number): Verb | null {
  if (action === 'create') return 'added';
  if (!before) return 'moved';
  const [then, today] = [before.assignment, bar.assignment];
  // The refetch may have happened before the event arrived.
  if (then.version === today.version) return now - at < REREAD_MS ? null : 'changed';
  const isInPlace =
    before.engineerId === bar.engineerId &&
    then.startDate === today.startDate &&
    then.endDate === today.endDate;
  return isInPlace ? 'changed' : 'moved';
}
