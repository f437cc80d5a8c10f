import { z } from 'zod/mini';
import { repeatedParam } from './envelope';
import { normalizeSkills, skillText } from './skills';
import { openEnum } from './text';
import { departmentInput } from './person-inputs';
import { SENIORITIES } from './users';

/** An engineer in an answer about the whole roster. */
export const rosterEngineerSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** Present if somebody else of the roster has the same name. */
  email: z.optional(z.string()),
  seniority: z.nullable(openEnum(SENIORITIES)),
  department: z.string(),
  maxCapacity: z.number(),
  version: z.number(),
});
export type RosterEngineer = z.infer<typeof rosterEngineerSchema>;

const MAX_REPEATED = 50;

/** `department`, repeatable: any of them, ignoring case and accents. */
export const departmentsParam = repeatedParam('departments', departmentInput, MAX_REPEATED);

/** `skill`, repeatable. */
export const skillsParam = z.pipe(
  repeatedParam('skills', skillText, MAX_REPEATED),
  z.transform((skills: string[]) => normalizeSkills(skills)),
);
