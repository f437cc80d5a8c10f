import type { DaySpan } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { modifierKey, shortRange, spokenRange } from '@erm/portal-kit/planning';
import type { Verdict } from './moving';
import type { Proposal } from './use-moving';

/** What screen readers hear when an assignment is taken. */
export function takenText(projectName: string, { allocationPercentage }: ScheduleAssignment): string {
  return (
    `Taken: ${projectName}, ${allocationPercentage} percent. ` +
    'Arrow keys move, Tab changes start or end, Space puts down, Escape puts back.'
  );
}

/** What screen readers hear while it is moved. */
export function proposalText({ verdict, wall, ...dates }: Proposal, engineerName: string): string {
  if (wall) {
    const [verb, day] =
      wall.side === 'start' ? ['starts', wall.project.startDate] : ['ends', wall.project.endDate];
    return `Project ${verb} ${spokenRange({ startDate: day, endDate: day }, true)}.`;
  }
  if (!verdict) return `${spokenRange(dates)}, ${engineerName}.`;
  if (verdict.over) {
    return `${spokenRange(dates)}, ${engineerName}, over by ${verdict.over.excess} percent ${spokenRange(verdict.over)}.`;
  }
  if (verdict.violation) return `${spokenRange(dates)}, ${engineerName}, over on a weekend.`;
  return `${spokenRange(dates)}, ${engineerName}, peak ${verdict.peak} of ${verdict.maxCapacity} percent.`;
}

/** What screen readers hear when it is put down where it cannot be. */
export function refusedText({ verdict }: Pick<Proposal, 'verdict'>, engineerName: string): string {
  const sentence = verdict && excessText(verdict, engineerName);
  return `Not saved. ${sentence ?? verdict?.violation?.message ?? ''}`;
}

/** Where an engineer would be over capacity on a working day; null if nowhere. */
export function excessText({ peak, maxCapacity, over }: Verdict, engineerName: string): string | null {
  return over ? `${engineerName} would be at ${peak} of ${maxCapacity} percent ${spokenRange(over)}.` : null;
}

export function movedText(projectName: string, engineerName: string, proposal: Proposal): string {
  const verb = proposal.copies ? 'Copied' : 'Moved';
  const undo = `Undo with ${modifierKey().said} Z.`;
  return `${verb}: ${projectName}, ${spokenRange(proposal)}, ${engineerName}. ${undo}`;
}

interface Saved extends DaySpan {
  assignment: Pick<ScheduleAssignment, 'allocationPercentage'>;
  /** The IDs of whose it was and is; null if they were deleted, or are not known. */
  from: string | null;
  to: string | null;
  copies?: boolean;
}

/** The toast when it is saved. */
export function savedTexts(projectName: string, engineerName: string, proposal: Saved) {
  const { assignment, from, to, copies } = proposal;
  if (copies) {
    const description = `Copy of ${projectName}, ${engineerName}, ${shortRange(proposal)}`;
    return { title: 'Assignment created', description };
  }
  return from === to
    ? { title: 'Dates changed', description: `${projectName}, now ${shortRange(proposal)}` }
    : {
        title: 'Assignment moved',
        description: `${projectName}, now ${engineerName}, ${assignment.allocationPercentage}%`,
      };
}
