import { SENIORITIES } from '@erm/contracts/users';
import { addDays, type CalendarDay } from '@erm/contracts/calendar-day';
import { newProjectDocument, type ProjectDocument } from '../../collections/project-document';
import { newUserDocument, type UserDocument } from '../../collections/user-document';
import { deriveFields } from '../../derived-fields/derive-fields';
import { buildManager, type SeedDocuments } from '../build-demo';
import { DEMO_ENGINEER_EMAIL } from '../demo-people';
import { planWork } from './plan-work';
import { createRandom, type Random } from './random';
import { DEPARTMENTS, FIRST_NAMES, LAST_NAMES, PROJECT_NAMES, PROJECT_SUBJECTS } from './words';

const ENGINEERS = 2000;
const PROJECTS = 500;
const ASSIGNMENTS = 20_000;

/** A large company in the year around `today`: the same on every start, and valid by every rule. */
export function buildLarge(today: CalendarDay, passwordHash: string): SeedDocuments {
  const random = createRandom(2_000_500);
  const engineers = Array.from({ length: ENGINEERS }, (_, n) => buildEngineer(n, passwordHash, random));
  const projects = Array.from({ length: PROJECTS }, (_, n) => buildProject(n, today, random));
  const { assignments, sizes } = planWork(engineers, projects, ASSIGNMENTS, random);
  const company = deriveFields({
    users: [buildManager(passwordHash), ...engineers],
    projects: projects.map((project, n) => ({ ...project, teamSize: sizes[n]! + random.number(0, 3) })),
    assignments,
  });
  return { ...company, audit: [] };
}

function buildEngineer(n: number, passwordHash: string, random: Random): UserDocument {
  const [department, skills] = random.pick(Object.entries(DEPARTMENTS));
  // Every pair of names occurs once before any occurs twice.
  const first = FIRST_NAMES[n % FIRST_NAMES.length]!;
  const last = LAST_NAMES[(n + Math.floor(n / FIRST_NAMES.length)) % LAST_NAMES.length]!;
  return newUserDocument(
    {
      name: `${first} ${last}`,
      email: n === 0 ? DEMO_ENGINEER_EMAIL : `engineer-${n}@demo.test`,
      role: 'engineer',
      department,
      skills: random.some(skills, random.number(2, 4)),
      seniority: random.pick(SENIORITIES),
      maxCapacity: random.pick([100, 100, 100, 100, 100, 80, 80, 60, 50]),
    },
    passwordHash,
  );
}

function buildProject(n: number, today: CalendarDay, random: Random): ProjectDocument {
  const from = random.number(-182, 150);
  const to = Math.min(from + random.number(30, 200), 182);
  const [department, skills] = random.pick(Object.entries(DEPARTMENTS));
  const subject = PROJECT_SUBJECTS[Math.floor(n / PROJECT_NAMES.length) % PROJECT_SUBJECTS.length]!;
  return newProjectDocument({
    name: `${PROJECT_NAMES[n % PROJECT_NAMES.length]!} ${subject}`,
    description: `${subject} for the ${department} department, from the first draft to the handover to operations.`,
    startDate: addDays(today, from),
    endDate: addDays(today, to),
    status: from > 0 ? 'planning' : to < 0 ? 'completed' : 'active',
    teamSize: 1,
    requiredSkills: random.some(skills, random.number(2, 4)),
  });
}
