import { MAX_OPERATIONS } from '@erm/contracts/batches';
import type { DaySpan } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { modifierKey } from '@erm/portal-kit';
import { shortRange, spokenRange } from '@erm/planning';
import { countUnits } from '@erm/ui-kit/data';
import type { Change } from './change';
import type { Verdict } from './judge';

export const STILL_SAVING = 'The last change is being saved. Try again in a moment.';
export const NO_COPIES = 'Several assignments cannot be copied at once.';
export const COMPLETED = 'Completed assignments keep their allocation.';

/** Announced when an assignment is taken. */
export function takenText(projectName: string, { allocationPercentage }: ScheduleAssignment): string {
  return (
    `Taken: ${projectName}, ${allocationPercentage} percent. ` +
    'Arrow keys move, Tab changes start or end, Space puts down, Escape puts back.'
  );
}

/** Announced when several are taken. */
export function takenTogetherText(count: number): string {
  return `Taken: ${countText(count)}. Left and right arrow keys move all, Space puts down, Escape puts back.`;
}

/** Announced while an assignment moves. */
export function changeText({ wall, ...dates }: Change, verdict: Verdict | undefined, name: string): string {
  if (wall) {
    const [verb, day] =
      wall.side === 'start' ? ['starts', wall.project.startDate] : ['ends', wall.project.endDate];
    return `Project ${verb} ${spokenRange({ startDate: day, endDate: day }, true)}.`;
  }
  if (!verdict) return `${spokenRange(dates)}, ${name}.`;
  const { over, refusal } = verdict;
  if (over) return `${spokenRange(dates)}, ${name}, over by ${over.excess} percent ${spokenRange(over)}.`;
  if (refusal) return `${spokenRange(dates)}, ${name}, over on a weekend.`;
  return `${spokenRange(dates)}, ${name}, ${peakText(verdict)}.`;
}

/** Announced after a nudge. */
export function nudgedText(change: Change, verdict: Verdict): string {
  return `${change.allocationPercentage} percent, ${spokenRange(change)}, ${peakText(verdict)}.`;
}

const peakText = ({ peak, engineer }: Verdict) => `peak ${peak} of ${engineer.maxCapacity} percent`;

/** Announced while several change. */
export function togetherText(what: string, verdicts: readonly Verdict[], stops = false): string {
  const over = verdicts.filter(({ refusal }) => refusal);
  const loads =
    over.length > 0
      ? `over capacity: ${over.map(({ engineer }) => engineer.name).join(', ')}`
      : 'nobody over capacity';
  return `${what}, ${loads}.${stops ? ' A project begins or ends there.' : ''}`;
}

/** Announced after a refused drop. */
export function refusedText(verdict: Verdict | undefined): string {
  return `Not saved. ${(verdict && (excessText(verdict) ?? verdict.refusal)) ?? ''}`;
}

/** Who would be over capacity, as the reason why nothing was saved. */
export function refusedTogetherText(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter(({ refusal }) => refusal)
    .map((verdict) => excessText(verdict) ?? `${verdict.engineer.name}: ${verdict.refusal ?? ''}`)
    .join(' ');
}

/** The days on which an engineer would be over capacity; null if none. */
function excessText({ peak, engineer, over }: Verdict): string | null {
  const { name, maxCapacity } = engineer;
  return over ? `${name} would be at ${peak} of ${maxCapacity} percent ${spokenRange(over)}.` : null;
}

/** Announced once it is saved. */
export function movedText(what: string): string {
  return `${what}. Undo with ${modifierKey().said} Z.`;
}

interface Saved extends DaySpan {
  assignment: Pick<ScheduleAssignment, 'allocationPercentage'>;
  /** Previous and new engineer, by ID; null if deleted or unknown. */
  from: string | null;
  to: string | null;
  copies?: boolean;
}

/** Toast for a saved move. */
export function savedTexts(projectName: string, engineerName: string, { copies, ...saved }: Saved) {
  if (copies) {
    const description = `Copy of ${projectName}, ${engineerName}, ${shortRange(saved)}`;
    return { title: 'Assignment created', description };
  }
  return saved.from === saved.to
    ? { title: 'Dates changed', description: `${projectName}, now ${shortRange(saved)}` }
    : {
        title: 'Assignment moved',
        description: `${projectName}, now ${engineerName}, ${saved.assignment.allocationPercentage}%`,
      };
}

/** "3 assignments". */
export function countText(count: number): string {
  return countUnits(count, ['assignment', 'assignments']);
}

/** "7 days later", "1 day earlier". */
export function daysText(days: number): string {
  const count = countUnits(Math.abs(days), ['day', 'days']);
  return days === 0 ? 'where they are' : `${count} ${days > 0 ? 'later' : 'earlier'}`;
}

/** The message when there are more changes than one batch may have. */
export function tooMuchText(count: number): string {
  return `At most ${MAX_OPERATIONS} changes can be saved at once, and these are ${count}. Select fewer.`;
}
