import { expect, type APIRequestContext } from '@playwright/test';
import { day, ENGINEER, MANAGER } from './users';

const unbroken = (start: string, length = 80) => start.padEnd(length, 'abcdefghij');

export const LONG = {
  engineer: unbroken('Anneliese'),
  email: `${unbroken('anneliese', 60)}@example.test`,
  project: unbroken('Aqueduct'),
  role: unbroken('Role'),
};

/** Adds an engineer, a project, and two assignments with unbreakable names. */
export async function addLongNames(request: APIRequestContext): Promise<void> {
  const signedIn = await request.post('/api/auth/login', { data: MANAGER });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const add = async <Result>(path: string, body: object): Promise<Result> => {
    const response = await request.post(path, { data: body, headers });
    expect(response.status(), await response.text()).toBe(201);
    return ((await response.json()) as { data: Result }).data;
  };
  const roster = await request.get('/api/engineers', { headers });
  const { engineers } = ((await roster.json()) as { data: { engineers: { _id: string; email: string }[] } })
    .data;
  // Another test on the same product may have added them.
  if (engineers.some(({ email }) => email === LONG.email)) return;
  const demoEngineerId = engineers.find(({ email }) => email === ENGINEER.email)?._id;
  const { engineer } = await add<{ engineer: { _id: string } }>('/api/engineers', {
    name: LONG.engineer,
    email: LONG.email,
    password: 'long enough',
    department: unbroken('Department', 60),
    skills: [unbroken('Skill', 60), 'Go', 'Kafka', 'React'],
  });
  const { project } = await add<{ project: { _id: string } }>('/api/projects', {
    name: LONG.project,
    description: unbroken('Described', 300),
    startDate: day(-30),
    endDate: day(60),
    teamSize: 4,
    requiredSkills: [unbroken('Skill', 60), unbroken('Other', 60)],
  });
  const fields = { projectId: project._id, role: LONG.role, startDate: day(-2), endDate: day(2) };
  await add('/api/assignments', { ...fields, engineerId: engineer._id, allocationPercentage: 60 });
  await add('/api/assignments', { ...fields, engineerId: demoEngineerId, allocationPercentage: 5 });
}
