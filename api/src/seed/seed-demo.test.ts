import { login } from '@erm/contracts/auth';
import { assignmentDateIssues } from '@erm/contracts/assignment-dates';
import { assignmentStatus } from '@erm/contracts/assignment-status';
import { findOverloads } from '@erm/contracts/capacity';
import { loadCurve, loadOn } from '@erm/contracts/load-curve';
import { getEngineerCapacity, listEngineers } from '@erm/contracts/engineers';
import { listProjects } from '@erm/contracts/projects';
import { isCalendarDay } from '@erm/contracts/calendar-day';
import { createEngineerBody } from '@erm/contracts/engineers';
import { createProjectBody } from '@erm/contracts/projects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../test-support/call';
import { signIn } from '../test-support/people';
import { startApi, TODAY, type TestApi } from '../test-support/start-api';
import { buildDemo } from './build-demo';
import { seedDemo } from './seed-demo';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await Promise.all([seedDemo(api.db, TODAY), seedDemo(api.db, TODAY)]);
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
    const over = engineers.filter(
      ({ _id, maxCapacity }) => findOverloads(of(_id), maxCapacity, '2000-01-01').length > 0,
    );
    expect(over.map(({ name }) => name)).toEqual(['Samir Haddad']);
    const [samir] = over;
    expect(loadOn(of(samir!._id), today)).toBe(100);
    expect(findOverloads(of(samir!._id), 100, '2000-01-01')).toEqual([]);
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

describe('seeding', () => {
  it('happens once, even when two processes start together', async () => {
    expect(await api.db.users.countDocuments({ email: 'manager@demo.test' })).toBe(1);
    const before = await api.db.assignments.countDocuments({});
    await seedDemo(api.db, TODAY);
    expect(await api.db.assignments.countDocuments({})).toBe(before);
  });

  it('skips a database that has any user', async () => {
    const other = await startApi();
    await seedDemo(other.db, TODAY);
    await other.db.users.deleteMany({ email: { $ne: 'manager@demo.test' } });
    await other.db.projects.deleteMany({});
    await seedDemo(other.db, TODAY);
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
});
