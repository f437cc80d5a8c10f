import { z } from 'zod/mini';
import { addDays, calendarDaySchema, type CalendarDay } from './calendar-day';
import type { SkillGap } from './skill-coverage';
import type { Staffing, StaffingStep } from './staffing';

/** How many places are filled, in short: first days, and how many from each of them on. */
export const shortStepsSchema = z.object({
  startDates: z.array(calendarDaySchema),
  filled: z.array(z.number()),
});

/** The days on which skills are uncovered, in short, by skill: their first days, and the last day of each of them. */
export const shortGapsSchema = z.array(
  z.object({
    skill: z.string(),
    startDates: z.array(calendarDaySchema),
    endDates: z.array(calendarDaySchema),
  }),
);

/** How a project is staffed, in short. */
export interface ShortStaffing {
  steps: z.infer<typeof shortStepsSchema>;
  uncovered: z.infer<typeof shortGapsSchema>;
}

export function shortStaffing({ steps, gaps }: Staffing): ShortStaffing {
  const skills = [...new Set(gaps.map(({ skill }) => skill))];
  return {
    steps: {
      startDates: steps.map(({ startDate }) => startDate),
      filled: steps.map(({ filled }) => filled),
    },
    uncovered: skills.map((skill) => {
      const days = gaps.filter((gap) => gap.skill === skill);
      return {
        skill,
        startDates: days.map(({ startDate }) => startDate),
        endDates: days.map(({ endDate }) => endDate),
      };
    }),
  };
}

/** The inverse. @param endDate the last day of the last step */
export function fullStaffing({ steps, uncovered }: ShortStaffing, endDate: CalendarDay): Staffing {
  return {
    steps: steps.startDates.map((startDate, index): StaffingStep => {
      const next = steps.startDates[index + 1];
      return {
        startDate,
        endDate: next === undefined ? endDate : addDays(next, -1),
        filled: steps.filled[index] ?? 0,
      };
    }),
    gaps: uncovered.flatMap(({ skill, startDates, endDates }) =>
      startDates.map((startDate, index): SkillGap => ({
        skill,
        startDate,
        endDate: endDates[index] ?? startDate,
      })),
    ),
  };
}
