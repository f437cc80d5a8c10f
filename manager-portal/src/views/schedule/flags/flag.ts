import type { LiveEvent } from '@erm/contracts/events';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { AssignmentChange, Verb } from './flag-texts';

/** How long it may take until what has changed is read again. */
const REREAD_MS = 2000;

/** A bar of the schedule. */
export interface SeenBar {
  /** The project. */
  name: string;
  assignment: ScheduleAssignment;
  engineerId: string;
  /** Where it begins in the canvas. */
  top: number;
}

/** A change that was announced, and the bar as it was then. */
export interface ObservedChange extends Pick<LiveEvent, 'changeId' | 'entityId' | 'action' | 'by'> {
  at: number;
  before: SeenBar | undefined;
}

/** A change that can be seen. */
export interface Flag extends ObservedChange, AssignmentChange {
  bar: SeenBar;
}

/** The flag of a change; null before the bar is read again. */
export function flagOf(heard: ObservedChange, bar: SeenBar | undefined, now: number): Flag | null {
  const verb = bar && verbOf(heard, bar, now);
  return verb ? { ...heard, bar, verb, name: bar.name } : null;
}

function verbOf({ action, before, at }: ObservedChange, bar: SeenBar, now: number): Verb | null {
  if (action === 'create') return 'added';
  if (!before) return 'moved';
  const [then, today] = [before.assignment, bar.assignment];
  // It may have been read between the change and the news of it.
  if (then.version === today.version) return now - at < REREAD_MS ? null : 'changed';
  const isInPlace =
    before.engineerId === bar.engineerId &&
    then.startDate === today.startDate &&
    then.endDate === today.endDate;
  return isInPlace ? 'changed' : 'moved';
}
