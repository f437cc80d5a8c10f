import { addDays } from '@erm/contracts/calendar-day';
import { getProjectSchedule } from '@erm/contracts/schedule';
import type { Document } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAssignmentDocument } from '../collections/assignment-document';
import { newProjectDocument } from '../collections/project-document';
import { newUserDocument } from '../collections/user-document';
import { deriveFields } from '../derived-fields/derive-fields';
import { signUp } from '../test-support/people';
import { startApi, TODAY, type TestApi } from '../test-support/start-api';

const [ENGINEERS, PROJECTS, ASSIGNMENTS] = [100, 25, 1_000];
const DAYS = 'from=2026-03-01&to=2026-08-31';

const commands: Document[] = [];
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi({ onCommand: ({ command }) => commands.push(command) });
  ({ token } = await signUp(api, 'manager'));
  await addCompany();
});
afterAll(() => api.close());

/** Everybody is on ten projects, a week on each of them. */
async function addCompany() {
  const users = Array.from({ length: ENGINEERS }, (_, n) =>
    newUserDocument(
      {
        name: `Engineer ${n}`,
        email: `${n}@example.com`,
        role: 'engineer',
        skills: n % 2 ? ['Go', 'Rust'] : ['Kafka', 'React'],
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
      description: '',
      startDate: '2026-01-01',
      endDate: '2027-12-31',
      status: 'active',
      teamSize: 5,
      requiredSkills: ['Go', 'Swift'],
    }),
  );
  const assignments = Array.from({ length: ASSIGNMENTS }, (_, n) => {
    const startDate = addDays(TODAY, 7 * Math.floor(n / ENGINEERS) + (n % 3));
    const fields = {
      role: `Developer ${n % 7}`,
      allocationPercentage: 60,
      startDate,
      endDate: addDays(startDate, 4),
    };
    return newAssignmentDocument(fields, users[n % ENGINEERS]!, projects[(n * 7) % PROJECTS]!);
  });
  const company = deriveFields({ users, projects, assignments });
  await api.db.users.insertMany(company.users);
  await api.db.projects.insertMany(company.projects);
  await api.db.assignments.insertMany(company.assignments);
}

/** The kilobytes of an answer, and the collections that it was read from. */
async function weigh<E extends typeof getProjectSchedule>({ path, response }: E, query: string) {
  commands.splice(0);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${api.baseUrl}${path}?${DAYS}&${query}`, { headers });
  const body = await reply.text();
  const read = commands.map((command): unknown => command['find'] ?? command['aggregate']);
  const { rows } = response.parse(JSON.parse(body)).data;
  return { kilobytes: Buffer.byteLength(body) / 1000, read, rows };
}

it('a page of closed projects is light, and read without their assignments', async () => {
  const query = 'limit=25&form=short';
  const first = await weigh(getProjectSchedule, query);
  expect(first.read).toContain('assignments');
  const { kilobytes, read, rows } = await weigh(getProjectSchedule, query);
  expect(rows).toHaveLength(PROJECTS);
  expect(rows[0]?.staffing?.steps.filled.length).toBeGreaterThan(10);
  expect(kilobytes).toBeLessThan(60);
  expect(read).not.toContain('assignments');
});

it('a page with one open project has the assignments of no other', async () => {
  const { rows } = await weigh(getProjectSchedule, 'limit=25&form=short');
  const id = rows[7]?.project._id;
  const opened = await weigh(getProjectSchedule, `limit=25&form=short&open=${id}`);
  expect(opened.rows.flatMap(({ assignments }) => assignments)).toHaveLength(ASSIGNMENTS / PROJECTS);
  expect(opened.kilobytes).toBeLessThan(80);
});
