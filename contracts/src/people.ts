import { z } from 'zod/mini';
import { daySpanSchema, loadStepSchema } from './day-span';
import { endpoint } from './endpoint';
import { integerParam, limitInput, listQuery, success } from './envelope';
import { MIN_FREE_ASKED } from './people-search';
import { SKILL_MATCHES } from './person-fit';
import { departmentsParam, rosterEngineerSchema, skillsParam } from './roster-engineer';
import { MAX_DAYS_SHOWN, spanChecks, spanFields } from './span-query';
import { enumInput, idInput } from './text';
import { seniorityInput } from './person-inputs';

const DEFAULT_MATCHES = 50;

/**
 * Asks who has the `skill`s and at least `min` percent free on every working day from `from` to `to`, for a `project`
 * if given. `match` says whether `all` or `any` of the skills are required; `any` is the default for compatibility. `q`
 * searches name, email, and skills.
 */
export const findPeopleQuery = z
  .object({
    ...spanFields,
    min: integerParam('min', MIN_FREE_ASKED, 100),
    skill: z.optional(skillsParam),
    match: z._default(enumInput(SKILL_MATCHES, 'match must be all or any'), 'any'),
    department: z.optional(departmentsParam),
    seniority: z.optional(seniorityInput),
    project: z.optional(idInput('project')),
    limit: z._default(limitInput, DEFAULT_MATCHES),
    q: listQuery(['fit']).shape.q,
  })
  .check(...spanChecks(MAX_DAYS_SHOWN));
export type FindPeopleQuery = z.output<typeof findPeopleQuery>;

/** Somebody found, with everything their place in the order is based on. */
export const personFoundSchema = z.object({
  engineer: rosterEngineerSchema,
  /** Free on every working day of the span; null without one. */
  free: z.nullable(z.number()),
  coveredSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
  fit: z.object({ skills: z.number(), free: z.number(), project: z.number(), total: z.number() }),
  /** The load of the span, without gaps. */
  steps: z.array(loadStepSchema),
});
export type PersonFound = z.infer<typeof personFoundSchema>;

/** A near match: someone who has the skills but not the time, and when they would have it. */
export const personNearlySchema = z.extend(personFoundSchema, {
  freeRanges: z.array(daySpanSchema),
  /** The most that is free on any working day. */
  mostFree: z.number(),
});
export type PersonNearly = z.infer<typeof personNearlySchema>;

export const peopleFoundSchema = z.object({
  /** Best fit first, as many as `limit`. */
  matches: z.array(personFoundSchema),
  total: z.number(),
  nearly: z.array(personNearlySchema),
  /** How many were left out because they already work on the project in these dates. */
  alreadyAssigned: z.number(),
  /** Suggestions if nobody matches; otherwise absent. */
  suggestions: z.optional(
    z.object({
      closest: z.nullable(personFoundSchema),
      /** The highest percentage that somebody with the skills has free. */
      freePercentage: z.nullable(z.number()),
      matchesWithoutSkills: z.number(),
    }),
  ),
});
export type PeopleFoundAnswer = z.infer<typeof peopleFoundSchema>;

export const findPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  summary: 'Find people who are free in a span, by fit',
  roles: ['manager'],
  status: 200,
  query: findPeopleQuery,
  response: success(peopleFoundSchema),
  errors: [],
});
