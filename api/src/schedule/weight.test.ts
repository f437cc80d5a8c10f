import { addDays } from '@erm/contracts/calendar-day';
import { getProjectSchedule, getSchedule, type ScheduleRow } from '@erm/contracts/schedule';
import { inFull } from '@erm/contracts/schedule-forms';
import type { Document } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAssignmentDocument } from '../collections/assignment-document';
import { newProjectDocument } from '../collections/project-document';
import { newUserDocument } from '../collections/user-document';
import { deriveFields } from '../derived-fields/derive-fields';
import { signUp } from '../test-support/people';
import { startApi, TODAY, type TestApi } from '../test-support/start-api';

const [ENGINEERS, PROJECTS, ASSIGNMENTS] = [100, 25, 1_000];
const [FROM, TO] = ['2026-03-01', '2026-08-31'];
const DAYS = `from=${FROM}&to=${TO}`;

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
async function weigh(path: string, query: string) {
  commands.splice(0);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${api.baseUrl}${path}?${DAYS}&${query}`, { headers });
  const body = await reply.text();
  const read = commands.map((command): unknown => command['find'] ?? command['aggregate']);
  return { kilobytes: Buffer.byteLength(body) / 1000, read, body: JSON.parse(body) as unknown };
}

const weighProjects = async (query: string) => {
  const { body, ...rest } = await weigh(getProjectSchedule.path, query);
  return { ...rest, rows: getProjectSchedule.response.parse(body).data.rows };
};

const weighEngineers = async (query: string) => {
  const { body, ...rest } = await weigh(getSchedule.path, query);
  return { ...rest, rows: getSchedule.response.parse(body).data.rows };
};

it('a page of closed projects is light, and read without their assignments', async () => {
  const query = 'limit=25&form=short';
  const first = await weighProjects(query);
  expect(first.read).toContain('assignments');
  const { kilobytes, read, rows } = await weighProjects(query);
  expect(rows).toHaveLength(PROJECTS);
  expect(rows[0]?.staffing?.steps.filled.length).toBeGreaterThan(10);
  expect(kilobytes).toBeLessThan(60);
  expect(read).not.toContain('assignments');
});

it('a page with one open project has the assignments of no other', async () => {
  const { rows } = await weighProjects('limit=25&form=short');
  const id = rows[7]?.project._id;
  const opened = await weighProjects(`limit=25&form=short&open=${id}`);
  expect(opened.rows.flatMap(({ assignments }) => assignments)).toHaveLength(ASSIGNMENTS / PROJECTS);
  expect(opened.kilobytes).toBeLessThan(80);
});

it('fifty engineers with ten assignments each are light, and say the same as in full', async () => {
  const full = await weighEngineers('limit=50');
  const short = await weighEngineers('limit=50&form=short');
  expect(full.rows.flatMap(({ assignments }) => assignments)).toHaveLength(500);
  expect(short.kilobytes).toBeLessThan(60);
  expect(short.kilobytes).toBeLessThan(full.kilobytes * 0.5);
  expect(short.read).toEqual(full.read);
  const days = { startDate: FROM, endDate: TO };
  const read = short.rows.map((row) => inFull(row, days));
  expect(read.map(inOrder)).toEqual(full.rows.map(inOrder));
});

const inOrder = (row: ScheduleRow) => ({
  ...row,
  assignments: [...row.assignments].sort((one, other) => (one._id < other._id ? -1 : 1)),
});
