import { addDays, dayNumber, type DaySpan } from '@erm/contracts/calendar-day';
import { addAllocation, loadCurve, peakLoad } from '@erm/contracts/load-curve';
import { newAssignmentDocument, type AssignmentDocument } from '../../collections/assignment-document';
import type { ProjectDocument } from '../../collections/project-document';
import type { UserDocument } from '../../collections/user-document';
import type { Random } from './random';
import { ROLES } from './words';

const PERCENTAGES = [10, 20, 20, 30, 40, 50, 50, 60, 80, 100];
const SMALLEST = 10;
/** One in this many engineers may be over capacity, as after their maximum was lowered from full time. */
const OVER_EVERY = 50;
const FULL_TIME = 100;

interface Plan {
  assignments: AssignmentDocument[];
  /** The number of engineers of each project. */
  sizes: number[];
}

/** Assigns engineers to a few projects each, within the projects' dates and the engineers' capacity. */
export function planWork(
  engineers: readonly UserDocument[],
  projects: readonly ProjectDocument[],
  count: number,
  random: Random,
): Plan {
  const teams = projects.map(() => new Set<number>());
  const people = engineers.map((user, n) => {
    const projectsOf = Array.from({ length: 5 }, () => random.number(0, projects.length - 1));
    // Their capacity before their maximum is lowered.
    const wasLowered = n % OVER_EVERY === OVER_EVERY - 1;
    const capacity = wasLowered ? Math.min(user.maxCapacity + 30, FULL_TIME) : user.maxCapacity;
    return { user, projectsOf, capacity, curve: loadCurve([]) };
  });

  const assignments: AssignmentDocument[] = [];
  for (let turn = 0; assignments.length < count; turn += 1) {
    const n = turn % people.length;
    const person = people[n]!;
    const at = random.pick(person.projectsOf);
    const project = projects[at]!;
    const span = spanWithin(project, random);
    const remaining = person.capacity - peakLoad(person.curve, span);
    const allocationPercentage = Math.min(random.pick(PERCENTAGES), remaining);
    if (allocationPercentage < SMALLEST) continue;
    const fields = { role: random.pick(ROLES), allocationPercentage, ...span };
    assignments.push(newAssignmentDocument(fields, person.user, project));
    person.curve = addAllocation(person.curve, fields);
    teams[at]!.add(n);
  }
  return { assignments, sizes: teams.map(({ size }) => size) };
}

/** One to ten weeks of the project, if it is as long. */
function spanWithin({ startDate, endDate }: DaySpan, random: Random): DaySpan {
  const days = dayNumber(endDate) - dayNumber(startDate);
  const from = random.number(0, days);
  const to = Math.min(days, from + random.number(6, 69));
  return { startDate: addDays(startDate, from), endDate: addDays(startDate, to) };
}
