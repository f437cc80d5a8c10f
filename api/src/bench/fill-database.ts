import { addDays } from '@erm/contracts/calendar-day';
import type { Database } from '../database';
import { newAssignmentDocument } from '../assignments/assignment-document';
import { newProjectDocument } from '../projects/project-document';
import { newUserDocument } from '../users/user-document';

export const ENGINEERS = 2_000;
export const PROJECTS = 500;
const FIRST_DAY = '2030-01-01';
const SKILLS = ['Go', 'Rust', 'React', 'Kafka', 'Postgres', 'Swift', 'Kotlin', 'Terraform'];

/** A company of fixed size with some number of assignments, each of a week of its own in its engineer's time. */
export async function fillDatabase(db: Database, assignments: number): Promise<void> {
  const users = Array.from({ length: ENGINEERS }, (_, n) =>
    newUserDocument(
      {
        name: `Engineer ${n}`,
        email: `engineer-${n}@example.com`,
        role: 'engineer',
        skills: [SKILLS[n % 8]!, SKILLS[(n >> 3) % 8]!],
        seniority: 'mid',
        maxCapacity: 100,
        department: `Department ${n % 20}`,
      },
      'nobody signs in with this',
    ),
  );
  const projects = Array.from({ length: PROJECTS }, (_, n) =>
    newProjectDocument({
      name: `Project ${n}`,
      description: `What project ${n} is for, in the words of the people who asked for it.`,
      startDate: FIRST_DAY,
      endDate: addDays(FIRST_DAY, 20_000),
      status: 'active',
      teamSize: 5,
      requiredSkills: [SKILLS[n % 8]!],
    }),
  );
  await db.users.insertMany(users);
  await db.projects.insertMany(projects);
  for (let from = 0; from < assignments; from += 1_000) {
    const batch = Array.from({ length: Math.min(1_000, assignments - from) }, (_, index) => {
      const n = from + index;
      const fields = { role: `Developer ${n % 7}`, allocationPercentage: 10 + (n % 9) * 10, ...weekOf(n) };
      return newAssignmentDocument(fields, users[n % ENGINEERS]!, projects[(n * 7) % PROJECTS]!);
    });
    await db.assignments.insertMany(batch);
  }
}

/** The n-th assignment's dates: a week of an engineer is never used twice. */
export function weekOf(n: number) {
  const startDate = addDays(FIRST_DAY, 7 * Math.floor(n / ENGINEERS));
  return { startDate, endDate: addDays(startDate, 4) };
}
