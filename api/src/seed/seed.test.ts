import { login } from '@erm/contracts/sign-in';
import { listChanges, undoChange } from '@erm/contracts/changes';
import { assignmentDateIssues } from '@erm/contracts/assignment-dates';
import { assignmentStatus } from '@erm/contracts/assignment-status';
import { exceeds, loadCurve, loadOn } from '@erm/contracts/load-curve';
import { getEngineerCapacity, listEngineers } from '@erm/contracts/engineers';
import { listProjects } from '@erm/contracts/projects';
import { dayNumber, isCalendarDay } from '@erm/contracts/calendar-day';
import { createEngineerBody } from '@erm/contracts/engineer-edits';
import { createProjectBody } from '@erm/contracts/project-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupBy } from '../db/group-by';
import { call } from '../test-support/call';
import { signIn } from '../test-support/people';
import { startApi, TODAY, type TestApi } from '../test-support/start-api';
import { buildDemo } from './build-demo';
import { checkCompany } from '../integrity/check-company';
import { buildLarge } from './large/build-large';
import { seed } from './seed';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await Promise.all([seed(api.db, 'demo', TODAY), seed(api.db, 'demo', TODAY)]);
});
afterAll(() => api.close());

const count = <Value>(values: readonly Value[], wanted: (value: Value) => boolean) =>
  values.filter(wanted).length;

// Covers assignments that cross a month, a leap day, and a year.
describe.each(['2026-03-02', '2027-12-31', '2028-02-29'])('the demo data on %s', (today) => {
  const { users, projects, assignments } = buildDemo(today, 'hash');
  const engineers = users.filter(({ role }) => role === 'engineer');
  const of = (id: unknown) => loadCurve(assignments.filter(({ engineerId }) => engineerId === id));

  it('is large and varied enough to demonstrate every feature', () => {
    expect(engineers.length).toBeGreaterThanOrEqual(24);
    expect(projects).toHaveLength(8);
    expect(new Set(projects.map(({ status }) => status)).size).toBe(3);
    expect(assignments.length).toBeGreaterThanOrEqual(60);
    for (const status of ['active', 'completed', 'upcoming'] as const) {
      expect(
        count(assignments, (assignment) => assignmentStatus(assignment, today) === status),
      ).toBeGreaterThan(9);
    }
    const free = ({ _id, maxCapacity }: (typeof engineers)[number]) => maxCapacity - loadOn(of(_id), today);
    expect(count(engineers, (engineer) => free(engineer) === 0)).toBeGreaterThan(3);
    expect(count(engineers, (engineer) => free(engineer) === engineer.maxCapacity)).toBeGreaterThan(1);
  });

  it('keeps assignments within project dates', () => {
    for (const assignment of assignments) {
      const project = projects.find(({ _id }) => _id === assignment.projectId)!;
      expect(isCalendarDay(assignment.startDate) && isCalendarDay(assignment.endDate)).toBe(true);
      expect(assignmentDateIssues(assignment, project), `${project.name}: ${assignment.role}`).toEqual([]);
    }
  });

  it('exceeds capacity only for the one engineer whose maximum was lowered', () => {
    const over = engineers.filter(({ _id, maxCapacity }) => exceeds(of(_id), maxCapacity));
    expect(over.map(({ name }) => name)).toEqual(['Samir Haddad']);
    const [samir] = over;
    expect(loadOn(of(samir!._id), today)).toBe(100);
    expect(exceeds(of(samir!._id), 100)).toBe(false);
  });

  it('is valid according to the API’s schemas', () => {
    for (const { name, email, department, skills, seniority, maxCapacity } of engineers) {
      const body = { name, email, department, skills, seniority, maxCapacity, password: 'demo-password' };
      expect(createEngineerBody.parse(body)).toEqual(body);
    }
    for (const { name, description, startDate, endDate, status, teamSize, requiredSkills } of projects) {
      const body = { name, description, startDate, endDate, status, teamSize, requiredSkills };
      expect(createProjectBody.parse(body)).toEqual(body);
    }
  });

  it('keeps every team within its team size', () => {
    for (const { _id, teamSize, name } of projects) {
      const team = new Set(
        assignments.filter(({ projectId }) => projectId === _id).map(({ engineerId }) => engineerId),
      );
      expect(team.size, name).toBeLessThanOrEqual(teamSize);
    }
  });
});

it.each([
  ['demo data', buildDemo],
  ['large company', buildLarge],
])('the %s violates no rule', (_, build) => {
  const findings = checkCompany({ ...build(TODAY, 'hash'), invitations: [], identities: [] });
  expect(findings.filter(({ severity }) => severity === 'violation')).toEqual([]);
});

describe('the large company', () => {
  const { users, projects, assignments } = buildLarge(TODAY, 'hash');
  const engineers = users.filter(({ role }) => role === 'engineer');
  const workOf = groupBy(assignments, ({ engineerId }) => String(engineerId));
  const projectOf = new Map(projects.map((project) => [String(project._id), project]));

  it('has 2,000 engineers, 500 projects, and 20,000 assignments in a year, with distinct emails', () => {
    expect([engineers.length, projects.length, assignments.length]).toEqual([2000, 500, 20_000]);
    expect(new Set(users.map(({ email }) => email)).size).toBe(2001);
    const days = assignments.flatMap(({ startDate, endDate }) => [startDate, endDate]).sort();
    expect(dayNumber(days.at(-1)!) - dayNumber(days[0]!)).toBeLessThanOrEqual(365);
    expect(new Set(projects.map(({ status }) => status)).size).toBe(3);
  });

  it('keeps assignments within project dates, and teams within team sizes', () => {
    for (const assignment of assignments) {
      expect(assignmentDateIssues(assignment, projectOf.get(String(assignment.projectId))!)).toEqual([]);
    }
    for (const [id, members] of groupBy(assignments, ({ projectId }) => String(projectId))) {
      const size = new Set(members.map(({ engineerId }) => String(engineerId))).size;
      expect(size).toBeLessThanOrEqual(projectOf.get(id)!.teamSize);
    }
  });

  it('exceeds the capacity of no more than the 40 engineers whose maximum may have been lowered', () => {
    const over = engineers.filter(({ _id, maxCapacity }) =>
      exceeds(loadCurve(workOf.get(String(_id)) ?? []), maxCapacity),
    );
    expect(over.length).toBeGreaterThan(10);
    expect(over.length).toBeLessThanOrEqual(40);
  });

  it('is the same company on every start', () => {
    const again = buildLarge(TODAY, 'hash');
    expect(again.assignments.map(({ role, startDate }) => [role, startDate])).toEqual(
      assignments.map(({ role, startDate }) => [role, startDate]),
    );
  });
});

describe('seeding', () => {
  it('happens once, even when two processes start together', async () => {
    expect(await api.db.users.countDocuments({ email: 'manager@demo.test' })).toBe(1);
    const before = await api.db.assignments.countDocuments({});
    await seed(api.db, 'demo', TODAY);
    expect(await api.db.assignments.countDocuments({})).toBe(before);
  });

  it('skips a database that has any user', async () => {
    const other = await startApi();
    await seed(other.db, 'demo', TODAY);
    await other.db.users.deleteMany({ email: { $ne: 'manager@demo.test' } });
    await other.db.projects.deleteMany({});
    await seed(other.db, 'demo', TODAY);
    expect(await other.db.projects.countDocuments({})).toBe(0);
    await other.close();
  });

  it('creates both demo accounts, a project with missing skills, and an assigned engineer', async () => {
    const manager = await signIn(api, 'manager@demo.test', 'demo-password');
    const { data: roster } = await call(api, listEngineers, { token: manager });
    expect(roster.engineers.filter(({ overloads }) => overloads.length > 0)).toHaveLength(1);
    const { data: projects } = await call(api, listProjects, { token: manager });
    expect(projects.filter(({ missingSkills }) => missingSkills.length > 0).map(({ name }) => name)).toEqual([
      'Anchor Hosting',
    ]);

    const body = { email: 'engineer@demo.test', password: 'demo-password' };
    const { data: session } = await call(api, login, { body });
    const { data } = await call(api, getEngineerCapacity, {
      token: session.token,
      params: { id: session.user._id },
    });
    expect(count(data.engineer.assignments, ({ status }) => status === 'active')).toBe(3);
    expect(data.engineer.currentAllocation).toBe(90);
  });

  it('has a history of the last days, newest first, in which every edit can be undone', async () => {
    const token = await signIn(api, 'manager@demo.test', 'demo-password');
    const { data: changes } = await call(api, listChanges, { token });
    expect(changes.length).toBeGreaterThan(8);
    const times = changes.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    for (const { requestId } of changes)
      expect(requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const edits = changes.filter(({ action }) => action === 'update');
    for (const { _id: id } of edits) await call(api, undoChange, { token, params: { id } });
    const { data: roster } = await call(api, listEngineers, { token });
    expect(roster.engineers.filter(({ overloads }) => overloads.length > 0)).toEqual([]);
  });
});
