import { describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { createAssignmentBody, updateAssignmentBody } from './assignment-edits';
import { profileBody, registerBody } from './auth';
import { loginBody } from './sign-in';
import { listEngineersQuery } from './engineers';
import { createEngineerBody, updateEngineerBody } from './engineer-edits';
import { summarizeIssues, toIssues } from './errors';
import { createInvitationBody } from './invitations';
import { createProjectBody, updateProjectBody } from './project-edits';

function issuesOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  return result.success
    ? {}
    : Object.fromEntries(toIssues(result.error).map(({ path, message }) => [path, message]));
}

const registration = { name: 'Ana Sousa', email: 'ana@example.com', password: 'secret', role: 'engineer' };
const assignment = {
  engineerId: 'a'.repeat(24),
  projectId: 'b'.repeat(24),
  role: 'Backend engineer',
  allocationPercentage: 50,
  startDate: '2026-03-02',
  endDate: '2026-03-31',
};
const project = {
  name: 'Atlas',
  description: 'Billing',
  startDate: '2026-03-02',
  endDate: '2026-06-30',
  teamSize: 3,
};
const engineer = { name: 'Ana', email: 'ana@example.com', password: 'secret', department: 'Platform' };

describe('sign-in and registration', () => {
  it('report every invalid field at once with the specified messages', () => {
    expect(issuesOf(registerBody, { name: 'A', email: 'ana', password: '12345', role: 'admin' })).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
      role: 'Please select a role',
    });
    expect(issuesOf(registerBody, {})).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
      role: 'Please select a role',
    });
    expect(issuesOf(loginBody, {})).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
  });

  it('take emails of at most 64 characters before the @ for new accounts, and any to sign in', () => {
    const of = (length: number) => `${'x'.repeat(length)}@example.com`;
    const refused = { email: 'The part of an email before the @ has at most 64 characters' };
    for (const [body, rest] of [
      [registerBody, registration],
      [createEngineerBody, engineer],
      [createInvitationBody, { role: 'manager' }],
    ] as const) {
      expect(issuesOf(body, { ...rest, email: of(64) })).toEqual({});
      expect(issuesOf(body, { ...rest, email: of(65) })).toEqual(refused);
    }
    expect(issuesOf(registerBody, { ...registration, email: 'x'.repeat(70) })).toEqual({
      email: 'Invalid email address',
    });
    expect(issuesOf(loginBody, { email: of(65), password: 'secret' })).toEqual({});
    expect(issuesOf(updateEngineerBody, { email: of(65) })).toEqual({});
  });

  it('trim and lowercase the email, and drop what is pasted with it', () => {
    for (const email of [
      '  Ana@Example.COM ',
      '\u202aana@example.com\u202c',
      'ana\u200b@example.com\u00a0',
    ]) {
      expect(loginBody.parse({ email, password: 'secret' }).email).toBe('ana@example.com');
    }
  });

  it('accept names in any script and passwords of 128 characters', () => {
    for (const name of ['李雷', 'محمد', 'Zoë 🚀', "O'Neil"]) {
      expect(registerBody.parse({ ...registration, name }).name).toBe(name);
    }
    expect(issuesOf(registerBody, { ...registration, password: 'x'.repeat(128) })).toEqual({});
  });

  it('reject text that cannot be stored unchanged', () => {
    expect(issuesOf(registerBody, { ...registration, name: 'Ana\0' })).toHaveProperty('name');
    expect(issuesOf(registerBody, { ...registration, name: 'Ana \uDC00' })).toHaveProperty('name');
  });

  it('report an unknown key', () => {
    expect(issuesOf(registerBody, { ...registration, isAdmin: true })).toEqual({
      isAdmin: 'Unknown field "isAdmin"',
    });
  });
});

describe('a profile', () => {
  it('requires at least one change', () => {
    expect(issuesOf(profileBody, {})).toEqual({ '': 'Nothing to change: send at least one field' });
    expect(issuesOf(profileBody, { version: 3 })).toEqual({
      '': 'Nothing to change: send at least one field',
    });
  });

  it.each(['50', 50.5, null, Number.NaN, 101, -1])('rejects %j as a capacity', (maxCapacity) => {
    expect(issuesOf(profileBody, { maxCapacity })).toEqual({
      maxCapacity: 'Max capacity must be a whole number from 0 to 100',
    });
  });
});

describe('an engineer', () => {
  it('defaults to a junior with full capacity and no skills', () => {
    expect(createEngineerBody.parse(engineer)).toMatchObject({
      skills: [],
      seniority: 'junior',
      maxCapacity: 100,
    });
  });

  it('requires name, email, password, and department', () => {
    expect(Object.keys(issuesOf(createEngineerBody, {}))).toEqual([
      'name',
      'email',
      'password',
      'department',
    ]);
  });
});

describe('a project', () => {
  it('defaults to planning and a team of one, and ignores the current team size', () => {
    const { teamSize, ...rest } = project;
    expect(teamSize).toBe(3);
    expect(createProjectBody.parse({ ...rest, currentTeamSize: 0 })).toMatchObject({
      status: 'planning',
      teamSize: 1,
    });
  });

  it('cannot start after it ends', () => {
    expect(issuesOf(createProjectBody, { ...project, startDate: '2026-07-01' })).toEqual({
      startDate: 'Start date cannot be after end date',
    });
    expect(issuesOf(updateProjectBody, { teamSize: 0 })).toEqual({
      teamSize: 'Team size must be a whole number from 1 to 1000',
    });
  });
});

describe('an assignment', () => {
  it('reports all missing fields with one message', () => {
    const issues = issuesOf(createAssignmentBody, { role: '  ' });
    expect(Object.keys(issues)).toEqual([
      'engineerId',
      'projectId',
      'role',
      'allocationPercentage',
      'startDate',
      'endDate',
    ]);
    expect(new Set(Object.values(issues))).toEqual(new Set(['Please fill in all required fields.']));
  });

  it('accepts 0 to 100 percent on creation and 1 to 100 on an edit', () => {
    expect(issuesOf(createAssignmentBody, { ...assignment, allocationPercentage: 0 })).toEqual({});
    expect(issuesOf(updateAssignmentBody, { allocationPercentage: 0 })).toEqual({
      allocationPercentage: 'Allocation must be a whole number from 1 to 100',
    });
    for (const allocationPercentage of ['50', 50.5, null, Number.NaN, 101, -1]) {
      expect(issuesOf(createAssignmentBody, { ...assignment, allocationPercentage })).toHaveProperty(
        'allocationPercentage',
      );
    }
  });

  it('rejects a malformed ID', () => {
    expect(issuesOf(createAssignmentBody, { ...assignment, engineerId: 'me' })).toEqual({
      engineerId: 'engineerId must be an id of 24 hexadecimal characters',
    });
  });
});

describe('the query of a list', () => {
  it.each(['0', '201', '-1', '1.5', 'ten', ''])('rejects the limit %j', (limit) => {
    expect(issuesOf(listEngineersQuery, { limit })).toEqual({
      limit: 'limit must be a whole number from 1 to 200',
    });
  });

  it('accepts a limit as text or number, and a sort in both directions', () => {
    expect(listEngineersQuery.parse({ limit: '50', sort: '-name' })).toEqual({ limit: 50, sort: '-name' });
    expect(listEngineersQuery.parse({ limit: 200 })).toEqual({ limit: 200 });
    expect(issuesOf(listEngineersQuery, { sort: 'password' })).toHaveProperty('sort');
  });
});

describe('a summary of issues', () => {
  it('keeps only the first message per field', () => {
    const { error } = loginBody.safeParse({ email: 'ana@example.com', password: '\0' });
    expect(error?.issues).toHaveLength(2);
    expect(error && toIssues(error)).toEqual([
      { path: 'password', message: 'Password must be at least 6 characters' },
    ]);
  });

  it('is a single message unchanged, or several messages joined', () => {
    expect(summarizeIssues([{ path: 'a', message: 'Please fill in all required fields.' }])).toBe(
      'Please fill in all required fields.',
    );
    expect(
      summarizeIssues([
        { path: 'email', message: 'Invalid email address' },
        { path: 'password', message: 'Password must be at least 6 characters' },
      ]),
    ).toBe('Invalid email address. Password must be at least 6 characters');
  });

  it('has at most twenty issues for any input', () => {
    const body = Object.fromEntries(
      Array.from({ length: 12_300 }, (_, n) => [`field${n}${'x'.repeat(200)}`, 1]),
    );
    const issues = toIssues(loginBody.safeParse(body).error!);
    expect(issues).toHaveLength(20);
    expect(JSON.stringify(issues).length).toBeLessThan(6_000);
  });
});

describe('a name', () => {
  it.each(['שרה כהן', 'Ọlá 👩🏽‍💻', '李 小龍'])('can be %s', (name) => {
    expect(issuesOf(registerBody, { ...registration, name })).toEqual({});
  });
});

describe('a list of skills', () => {
  const engineer = { name: 'Ada', email: 'a@example.com', password: 'secret', department: 'Web' };

  it('is rejected for its length before its items are validated', () => {
    const skills = Array.from({ length: 10_000 }, () => 7);
    expect(issuesOf(createEngineerBody, { ...engineer, skills })).toEqual({ skills: 'At most 50 skills' });
  });

  it('is measured without empty and repeated items', () => {
    const skills = Array.from({ length: 200 }, (_, n) => ['Go', ' go ', '', 'React'][n % 4]);
    expect(createEngineerBody.parse({ ...engineer, skills }).skills).toEqual(['Go', 'React']);
  });
});
