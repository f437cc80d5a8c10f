import { addDays } from '@erm/contracts/calendar-day';
import { newAssignmentDocument } from '../../api/src/collections/assignment-document';
import type { Database } from '../../api/src/collections/database';
import { deriveFields } from '../../api/src/derived-fields/derive-fields';
import { newProjectDocument } from '../../api/src/collections/project-document';
import { newUserDocument } from '../../api/src/collections/user-document';

export interface CompanySize {
  engineers: number;
  projects: number;
  assignments: number;
}

const FIRST_DAY = '2030-01-01';
const SKILLS = ['Go', 'Rust', 'React', 'Kafka', 'Postgres', 'Swift', 'Kotlin', 'Terraform'];
const BATCH = 1_000;

/** Fills an empty database. Every assignment is upcoming, and an engineer's assignments are in different weeks. */
export async function fillDatabase(
  db: Database,
  size: CompanySize,
  passwordHash = 'nobody signs in with this',
): Promise<void> {
  const users = Array.from({ length: size.engineers }, (_, n) =>
    newUserDocument(
      {
        name: `Engineer ${n}`,
        email: `engineer-${n}@example.com`,
        role: 'engineer',
        skills: [...new Set([SKILLS[n % 8]!, SKILLS[(n >> 3) % 8]!])],
        seniority: 'mid',
        maxCapacity: 100,
        department: `Department ${n % 20}`,
      },
      passwordHash,
    ),
  );
  const projects = Array.from({ length: size.projects }, (_, n) =>
    newProjectDocument({
      name: `Project ${n}`,
      description: `The purpose of project ${n}, as described by the team that requested it.`,
      startDate: FIRST_DAY,
      endDate: addDays(FIRST_DAY, 20_000),
      status: 'active',
      teamSize: 5,
      requiredSkills: [SKILLS[n % 8]!],
    }),
  );
  const assignments = Array.from({ length: size.assignments }, (_, n) => {
    const allocationPercentage = 10 + (n % 9) * 10;
    const fields = { role: `Developer ${n % 7}`, allocationPercentage, ...weekOf(n, size) };
    return newAssignmentDocument(fields, users[n % size.engineers]!, projects[(n * 7) % size.projects]!);
  });

  const company = deriveFields({ users, projects, assignments });
  await db.users.insertMany(company.users);
  await db.projects.insertMany(company.projects);
  for (let from = 0; from < assignments.length; from += BATCH) {
    await db.assignments.insertMany(company.assignments.slice(from, from + BATCH));
  }
}

/** The dates of the nth assignment. */
export function weekOf(n: number, { engineers }: CompanySize) {
  const startDate = addDays(FIRST_DAY, 7 * Math.floor(n / engineers));
  return { startDate, endDate: addDays(startDate, 4) };
}
