import type { Project } from '@erm/contracts/projects';
import type { AssignmentRequest } from '../../../shared/assignment-draft';
import type { PeopleSearchFields } from './find-params';

/** Draft of an assignment for a match, with the requested dates within the project's. */
export function assignmentRequest(
  engineerId: string,
  project: Project | null,
  { skills, match, from, to, min }: PeopleSearchFields,
): AssignmentRequest {
  const meets = project !== null && from <= project.endDate && to >= project.startDate;
  const needed = skills.length > 1 && match === 'any' ? [skills.join(' or ')] : skills;
  const asked = [...needed, `at least ${min}% free`].join(', ');
  return {
    engineerId,
    project,
    startDate: meets && from < project.startDate ? project.startDate : from,
    endDate: meets && to > project.endDate ? project.endDate : to,
    allocationPercentage: min,
    origin: `Filled in from Find people: ${asked}.`,
  };
}
