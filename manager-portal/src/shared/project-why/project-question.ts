import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';

/** An assignment to a project, with its engineer. */
export interface TeamMember extends DaySpan {
  engineerId: string;
  name: string;
  skills: readonly string[];
  role: string;
  allocationPercentage: number;
}

/** A question about a project: who fills its places on a day, or who has an uncovered skill. */
export type ProjectQuestion =
  { about: 'places'; filled: number; day: CalendarDay } | ({ about: 'skill'; skill: string } & DaySpan);

/** Title of a question, as in "Why 9 of 10 places filled?". */
export function askedText(question: ProjectQuestion, teamSize: number): string {
  return question.about === 'places'
    ? `${question.filled} of ${teamSize} places filled`
    : `${question.skill} uncovered`;
}
